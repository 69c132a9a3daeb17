"""The archive: logs are appended to it and read from it, and what is appended stays.

Appends of several tables that come at the same time are committed together. The sequence number is
the fence: of two processes that add line 7 to a table, one is told that it was overtaken.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, cast

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.engine.refused import Refused
from perihelion.server.database import Database, Unavailable
from perihelion.server.entries import AnyEntry, Line, PersonId, TableId, read_entry
from perihelion.server.ledger import Append, Overtaken, ledger
from perihelion.server.schema import checkpoints, log, tables

MOST_TOGETHER = 256


class Damaged(Refused):
    """A line of a table's log cannot be read, or cannot have happened; whoever runs the server is told."""

    def __init__(self, table: TableId, line: int, detail: str) -> None:
        super().__init__("table-damaged")
        self.table, self.damaged, self.detail = table, line, detail

    def __reduce__(self) -> tuple[Any, ...]:
        return Damaged, (self.table, self.damaged, self.detail)


@dataclass(slots=True)
class Stored:
    """Where a table can be taken up: a checkpoint, if there is one, and the lines after it."""

    checkpoint: str | None
    lines: list[Line]


Written = tuple[int, float, str, PersonId | None, str | None, float | None]
"""A line as it is stored: sequence, at, entry, actor, command, clock."""


def lines_of(table: TableId, written: Sequence[Written]) -> list[Line]:
    return [
        Line(sequence, at, _entry(table, sequence, entry), actor, command, clock)
        for sequence, at, entry, actor, command, clock in written
    ]


def _entry(table: TableId, sequence: int, text: str) -> AnyEntry:
    try:
        return read_entry(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Damaged(table, sequence, str(error)) from error


class Archive:
    """The logs of all tables."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.ledger = ledger(database)
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def turn(self, table: TableId) -> AsyncIterator[AsyncConnection]:
        """While it lasts nobody else writes to this log: for one who was overtaken and would be again."""
        async with self.database.connected() as connection:
            await connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
            yield connection

    def append(self, append: Append, turn: AsyncConnection | None = None) -> asyncio.Future[None]:
        """Done when the lines are durable; raises Overtaken or Unavailable where they are not."""
        if turn is not None:
            return asyncio.ensure_future(self.ledger.file([append], turn))
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        return done

    async def _write(self) -> None:
        while self._waiting:
            together = self._waiting[:MOST_TOGETHER]
            del self._waiting[:MOST_TOGETHER]
            await self._commit(together)

    async def _commit(self, together: list[tuple[Append, asyncio.Future[None]]]) -> None:
        """All in one transaction; where one was overtaken or cannot be, each in one of its own."""
        why: Exception | None = None
        try:
            await self.ledger.file([append for append, _ in together])
        except Unavailable as error:
            why = error
        except Exception as error:
            if len(together) > 1:
                for one in together:
                    await self._commit([one])
                return
            why = error
        for _, done in together:
            if not done.done():
                done.set_result(None) if why is None else done.set_exception(why)

    async def read(self, table: TableId, after: int = 0, upto: int | None = None) -> list[Line]:
        """The lines of a log with numbers above `after`, up to `upto`."""
        return lines_of(table, await self.written(table, after, upto))

    async def written(self, table: TableId, after: int = 0, upto: int | None = None) -> list[Written]:
        """The same as they lie there: for whoever reads them elsewhere."""
        columns = (log.c.sequence, log.c.at, log.c.entry, log.c.actor, log.c.command, log.c.clock)
        query = select(*columns).where(log.c.table_id == table, log.c.sequence > after)
        if upto is not None:
            query = query.where(log.c.sequence <= upto)
        found = await self.database.rows(query.order_by(log.c.sequence))
        return [cast(Written, tuple(row.values())) for row in found]

    async def reached(self, wanted: Sequence[TableId]) -> dict[TableId, int]:
        """The last line of each of these logs."""
        found: dict[TableId, int] = {}
        for start in range(0, len(wanted), MOST_TOGETHER):
            some = wanted[start : start + MOST_TOGETHER]
            query = select(tables.c.id, tables.c.sequence).where(tables.c.id.in_(some))
            found |= {row["id"]: row["sequence"] for row in await self.database.rows(query)}
        return found

    async def open(self, table: TableId) -> Stored:
        """A table from its last checkpoint but one, or from the start where there is none."""
        query = select(checkpoints).where(checkpoints.c.table_id == table)
        query = query.order_by(checkpoints.c.sequence.desc()).offset(1).limit(1)
        found = await self.database.row(query)
        lines = await self.read(table, found["sequence"] if found else 0)
        return Stored(found["body"] if found else None, lines)

    async def done(self, table: TableId, actor: PersonId, command: str) -> int | None:
        """The line a command of this person was written as, if it was."""
        query = select(log.c.sequence).where(
            log.c.table_id == table, log.c.actor == actor, log.c.command == command
        )
        found = await self.database.row(query)
        return None if found is None else int(found["sequence"])


__all__ = ["Append", "Archive", "Damaged", "Overtaken", "Stored"]
