"""The ledger: how lines come into the database, in its driver's own words.

Statements are prepared once and given rows as they are. Through SQLAlchemy the same took a quarter of
what a move costs a server.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple, Protocol

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.server.database import BUSY_SECONDS, Database, answering, open_sqlite
from perihelion.server.entries import Line, TableId, write_entry

KEPT_CHECKPOINTS = 2


class CardRow(NamedTuple):
    """What the lists show of a table; its fields are the columns."""

    id: TableId
    sequence: int
    game: str
    title: str
    owner: str
    status: str
    public: bool
    tempo: str
    free: int
    moved: float
    due: float | None
    card: str


class SeatRow(NamedTuple):
    table_id: TableId
    seat: int
    person: str
    asked: bool
    since: float


class LineRow(NamedTuple):
    table_id: TableId
    sequence: int
    at: float
    clock: float | None
    actor: str | None
    command: str | None
    entry: str


class CheckpointRow(NamedTuple):
    table_id: TableId
    sequence: int
    body: str


class Overtaken(Exception):
    """Another process has written this line of the log; read what it wrote and try again."""


@dataclass(slots=True)
class Append:
    """Lines for one table's log, and what the lists show of it afterwards."""

    table: TableId
    lines: Sequence[Line]
    card: CardRow
    seats: list[SeatRow] = field(default_factory=list)
    checkpoint: str | None = None

    def rows(self) -> list[LineRow]:
        return [
            LineRow(
                self.table,
                line.sequence,
                line.at,
                line.clock,
                line.actor,
                line.command,
                write_entry(line.entry),
            )
            for line in self.lines
        ]


def _insert(table: str, columns: Sequence[str], instead: str = "") -> str:
    marks = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks}) {instead}"


def _instead(key: str, *columns: str) -> str:
    changes = ", ".join(f"{column} = excluded.{column}" for column in columns)
    return f"ON CONFLICT ({key}) DO UPDATE SET {changes}"


FILE_CARD = _insert(
    "tables",
    CardRow._fields,
    _instead("id", "sequence", "owner", "status", "public", "free", "moved", "due", "card"),
)
FILE_SEAT = _insert("seats", SeatRow._fields, _instead("table_id, seat", "person", "asked", "since"))
FILE_LINE = _insert("log", LineRow._fields)
FILE_CHECKPOINT = _insert("checkpoints", CheckpointRow._fields)
DROP_CHECKPOINTS = f"""DELETE FROM checkpoints WHERE table_id = $1 AND sequence <=
    (SELECT sequence FROM checkpoints WHERE table_id = $1
     ORDER BY sequence DESC LIMIT 1 OFFSET {KEPT_CHECKPOINTS})"""
"""The newest few are kept: one to open the table with, one to go further back when taking moves back."""

Statement = tuple[str, Sequence[tuple[Any, ...]]]


def statements(appends: Sequence[Append]) -> Iterable[Statement]:
    """What is to be done for these, each statement with its rows.

    In the order of the tables' ids, and seats in that of people, as `Presence` has it: so that two
    processes never wait for one another. The card comes first: whoever has the turn has locked it.
    """
    appends = sorted(appends, key=lambda append: append.table)
    yield FILE_CARD, [append.card for append in appends]
    yield FILE_LINE, [row for append in appends for row in append.rows()]
    seats = [seat for append in appends for seat in sorted(append.seats, key=lambda seat: seat.person)]
    if seats:
        yield FILE_SEAT, seats
    checkpoints = [
        CheckpointRow(append.table, append.lines[-1].sequence, append.checkpoint)
        for append in appends
        if append.checkpoint is not None
    ]
    if checkpoints:
        yield FILE_CHECKPOINT, checkpoints
        yield DROP_CHECKPOINTS, [(row.table_id,) for row in checkpoints]


class Ledger(Protocol):
    """Writes down what happened at tables."""

    async def file(self, appends: Sequence[Append], turn: AsyncConnection | None = None) -> None:
        """All in one transaction; returns when it is durable, raises Overtaken or Unavailable where not.

        `turn` is the connection of one who was overtaken before and holds the lock of the table.
        """


def ledger(database: Database) -> Ledger:
    return SqliteLedger(database) if database.is_sqlite else PostgresLedger(database)


class SqliteLedger:
    """One connection for every append, so that its pages stay in memory.

    The statements are carried out at once: in a thread each of them would wait for the interpreter's lock.
    What waits for the disk is the commit, and for somebody else's lock the beginning: those go to a thread.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "ledger")
        database.on_close.append(self.close)

    async def file(self, appends: Sequence[Append], turn: AsyncConnection | None = None) -> None:
        async with self._database.alone():
            with answering():
                try:
                    await self._file(appends)
                except sqlite3.IntegrityError:
                    self._roll_back()
                    raise Overtaken from None
                except BaseException:  # begun anew, on a file that may be another
                    await self._drop()
                    raise

    async def _file(self, appends: Sequence[Append]) -> None:
        waiting = asyncio.get_running_loop().run_in_executor
        if self._connection is None:
            self._connection = await waiting(self._thread, open_sqlite, self._database.file)
        connection = self._connection
        if not _begins_at_once(connection):
            await waiting(self._thread, connection.execute, "BEGIN IMMEDIATE")
        for statement, rows in statements(appends):
            connection.executemany(_for_sqlite(statement), rows)
        await waiting(self._thread, connection.execute, "COMMIT")

    def _roll_back(self) -> None:
        if self._connection is not None and self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    async def _drop(self) -> None:
        """In the thread: where the commit is still under way, after it."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._thread, connection.close))

    async def close(self) -> None:
        await self._drop()
        self._thread.shutdown()


@cache
def _for_sqlite(statement: str) -> str:
    """With its own marks for the values of a row."""
    return statement.replace("$", "?")


def _begins_at_once(connection: sqlite3.Connection) -> bool:
    """Whether nobody else writes now."""
    connection.execute("PRAGMA busy_timeout=0")
    try:
        connection.execute("BEGIN IMMEDIATE")
        return True
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return False
    finally:
        connection.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")


class PostgresLedger:
    """One connection for every append of this process, out of the pool."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._held: AsyncConnection | None = None
        database.on_close.append(self.close)

    async def file(self, appends: Sequence[Append], turn: AsyncConnection | None = None) -> None:
        with answering():
            try:
                if turn is not None:
                    await self._file_in(turn, appends)
                    await turn.commit()
                else:
                    await self._file(appends)
            except asyncpg.IntegrityConstraintViolationError:
                raise Overtaken from None

    async def _file(self, appends: Sequence[Append]) -> None:
        async with self._database.alone():
            try:
                driver = await self._driver()
                async with driver.transaction():
                    await _execute(driver, appends)
            except asyncpg.IntegrityConstraintViolationError:
                raise
            except BaseException as error:
                await self.close()
                if isinstance(error.__context__, asyncpg.IntegrityConstraintViolationError):
                    raise error.__context__ from None  # only taking the rows back failed
                raise

    async def _driver(self) -> Any:
        if self._held is None:
            self._held = await self._database.engine.connect()
        driver = (await self._held.get_raw_connection()).driver_connection
        if driver is not None and driver.is_closed():
            await self.close()
            return await self._driver()
        return driver

    async def _file_in(self, turn: AsyncConnection, appends: Sequence[Append]) -> None:
        await _execute((await turn.get_raw_connection()).driver_connection, appends)

    async def close(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            with contextlib.suppress(Exception):  # what is broken need not be closed in good order
                await held.invalidate()
                await held.close()


async def _execute(driver: Any, appends: Sequence[Append]) -> None:
    for statement, rows in statements(appends):
        await driver.executemany(statement, rows)
