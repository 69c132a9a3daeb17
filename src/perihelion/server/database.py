"""The database: SQLite in one file, or PostgreSQL; the same statements on both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Executable, RowMapping, event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from perihelion.engine.refused import Refused

MIGRATIONS = Path(__file__).with_name("migrations")
BUSY_SECONDS = 5


class Unavailable(Refused):
    """The database does not answer now; nothing was lost, and the same can be asked again."""

    def __init__(self) -> None:
        super().__init__("unavailable")


class Database:
    """Reads at once; writes of one process wait for one another, so that SQLite is never locked by us."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        options: dict[str, Any] = {} if self.is_sqlite else {"pool_size": 8, "max_overflow": 4}
        self.engine: AsyncEngine = create_async_engine(
            url, pool_pre_ping=not self.is_sqlite, pool_timeout=BUSY_SECONDS, **options
        )
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self._writing = asyncio.Lock()

    async def migrate(self) -> None:
        """Brings the schema to today's; a new database gets it whole."""
        async with self.engine.connect() as connection:
            await connection.run_sync(_upgrade)
            await connection.commit()

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; raises Unavailable where the database cannot be reached or written."""
        async with self._writing:
            with _answering():
                async with self.engine.begin() as connection:
                    yield connection

    async def rows(self, query: Executable, said: Mapping[str, Any] | None = None) -> Sequence[RowMapping]:
        """What a query finds."""
        with _answering():
            async with self.engine.connect() as connection:
                return (await connection.execute(query, said or {})).mappings().all()

    async def row(self, query: Executable, said: Mapping[str, Any] | None = None) -> RowMapping | None:
        """The first row a query finds, if any."""
        found = await self.rows(query, said)
        return found[0] if found else None

    async def write(self, *statements: Executable) -> int:
        """Does statements in one transaction; returns how many rows the last one touched."""
        count = 0
        async with self.writing() as connection:
            for statement in statements:
                count = (await connection.execute(statement)).rowcount
        return count


@contextmanager
def _answering() -> Iterator[None]:
    """Turns a database that fails into a refusal; a broken constraint stays what it is."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, OSError, TimeoutError) as error:
        raise Unavailable from error


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_SECONDS * 1000}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Any) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
