"""The database: SQLite in one file, or PostgreSQL; the same statements on both."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Executable, RowMapping, event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from perihelion.engine.refused import Refused

MIGRATIONS = Path(__file__).with_name("migrations")
BUSY_SECONDS = 5
QUEUE_SECONDS = 30  # waiting for a connection of ours is a busy house, not a database that fails
DATA_EXCEPTION = "22"  # the class of SQLSTATE for what no column can hold
MIGRATING = 0x5045  # any number, the same for all
BROKEN_CONSTRAINT = (IntegrityError, sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError)
FAILED = (
    SQLAlchemyError, sqlite3.Error, OSError, TimeoutError,
    asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError,
)  # fmt: skip
logger = logging.getLogger("perihelion")


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
            url, pool_pre_ping=not self.is_sqlite, pool_timeout=QUEUE_SECONDS, **options
        )
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.on_close: list[Callable[[], Awaitable[None]]] = []
        self._writing = asyncio.Lock()

    @property
    def file(self) -> Path:
        """Where SQLite keeps it."""
        return Path(self.engine.url.database or "")

    async def migrate(self) -> None:
        """Brings the schema to today's, or leaves it as it was; of several processes one at a time."""
        with answering():
            async with self.engine.begin() as connection:
                await connection.exec_driver_sql(
                    "BEGIN IMMEDIATE" if self.is_sqlite else f"SELECT pg_advisory_xact_lock({MIGRATING})"
                )
                await connection.run_sync(_upgrade)

    async def close(self) -> None:
        for close in self.on_close:
            await close()
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; raises Unavailable where the database cannot be reached or written."""
        async with self._writing:
            with answering():
                async with self.engine.begin() as connection:
                    yield connection

    def alone(self) -> asyncio.Lock:
        """Held by whoever of this process writes."""
        return self._writing

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        """A connection, for one who writes without waiting for the others of this process."""
        with answering():
            async with self.engine.connect() as connection:
                yield connection

    async def rows(self, query: Executable, said: Mapping[str, Any] | None = None) -> Sequence[RowMapping]:
        """What a query finds."""
        async with self.connected() as connection:
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
def answering() -> Iterator[None]:
    """Turns a database that fails into a refusal; a broken constraint stays what it is."""
    try:
        yield
    except BROKEN_CONSTRAINT:
        raise
    except FAILED as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if str(getattr(cause, "sqlstate", "")).startswith(DATA_EXCEPTION):
            raise Refused("wrong-shape", detail=str(cause).splitlines()[0]) from error
        logger.warning("the database does not answer: %s", " ".join(str(cause).split()))
        raise Unavailable from error


def open_sqlite(file: Path) -> sqlite3.Connection:
    """A connection for whoever speaks to the file without SQLAlchemy, from any thread, one at a time."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    _prepare_sqlite(connection, None)
    return connection


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY_SECONDS * 1000}", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    with contextlib.suppress(sqlite3.OperationalError):  # another connection is about to, for both
        cursor.execute("PRAGMA journal_mode=WAL")
    cursor.close()


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def _upgrade(connection: Any) -> None:
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def newest_revision() -> str | None:
    """The schema this program works with."""
    return ScriptDirectory.from_config(_migrations()).get_current_head()


def known_revisions() -> set[str]:
    """The schemas this program can work with, after a migration."""
    return {script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()}
