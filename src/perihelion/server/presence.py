"""Presence: who is looking at which table now."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy import select, text

from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Refused
from perihelion.server.database import Database
from perihelion.server.entries import PersonId, TableId
from perihelion.server.schema import seats

SAID_EVERY = 5.0
GONE_AFTER = 8.0
TOGETHER = 50
LOOKED = text("UPDATE seats SET looked = :now WHERE table_id = :table AND person = :person")
logger = logging.getLogger("perihelion")


class Presence:
    """The people at this process's sockets; the database is told every few seconds, for the others.

    watching  who of this process's people looks at which table, over how many sockets
    present   of the tables watched here: the seats whose players are looking, here or elsewhere
    hearers   who wants to know when that changes
    """

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self.database = database
        self._clock = clock
        self.watching: Counter[tuple[TableId, PersonId]] = Counter()
        self.present: dict[TableId, list[Seat]] = {}
        self.hearers: dict[TableId, set[Callable[[TableId], None]]] = defaultdict(set)
        self._said: set[tuple[TableId, PersonId]] = set()
        self._saying: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._saying = asyncio.create_task(self._keep_saying())

    async def stop(self) -> None:
        if self._saying is not None:
            self._saying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._saying

    async def come(self, table: TableId, person: PersonId) -> None:
        self.watching[table, person] += 1
        await self._say_anew(table, person)

    async def go(self, table: TableId, person: PersonId) -> None:
        self.watching[table, person] -= 1
        if self.watching[table, person] <= 0:
            del self.watching[table, person]
            await self._say_anew(table, person)

    @asynccontextmanager
    async def here(self, table: TableId, person: PersonId | None) -> AsyncIterator[None]:
        """Somebody looks for a while, by asking again and again."""
        if person is None:
            yield
            return
        await self.come(table, person)
        try:
            yield
        finally:
            await self.go(table, person)

    async def _keep_saying(self) -> None:
        while True:
            await asyncio.sleep(SAID_EVERY)
            self._said.clear()
            everybody = list(self.watching)
            for first in range(0, len(everybody), TOGETHER):  # so that no move waits for all of it
                await self._say(everybody[first : first + TOGETHER])
            await self._look_around()

    async def _look_around(self) -> None:
        """Who is at the tables that somebody watches here; whoever wants to know is told of a change."""
        watched = [table for table, hearers in self.hearers.items() if hearers]
        for first in range(0, len(watched), TOGETHER):
            await self._look_at(watched[first : first + TOGETHER])

    async def _look_at(self, watched: list[TableId]) -> None:
        recent = seats.c.looked > self._clock() - GONE_AFTER
        query = select(seats.c.table_id, seats.c.seat).where(seats.c.table_id.in_(watched), recent)
        found: dict[TableId, list[Seat]] = {table: [] for table in watched}
        try:
            for row in await self.database.rows(query.order_by(seats.c.seat)):
                found[row["table_id"]].append(row["seat"])
        except Refused:
            return
        for table, present in found.items():
            if self.present.get(table) != present:
                self.present[table] = present
                for hear in list(self.hearers.get(table, ())):
                    hear(table)

    async def listen(self, table: TableId, hear: Callable[[TableId], None]) -> None:
        """Be told now, and whenever it changes, who is at a table."""
        self.hearers[table].add(hear)
        if table in self.present:
            hear(table)
        else:
            await self._look_at([table])

    def ignore(self, table: TableId, hear: Callable[[TableId], None]) -> None:
        self.hearers[table].discard(hear)
        if not self.hearers[table]:
            del self.hearers[table]
            self.present.pop(table, None)

    async def _say_anew(self, table: TableId, person: PersonId) -> None:
        """Once between two rounds: whoever asks again and again comes and goes all the time."""
        if (table, person) not in self._said:
            self._said.add((table, person))
            await self._say([(table, person)])

    async def _say(self, who: list[tuple[TableId, PersonId]]) -> None:
        if not who:
            return
        now = self._clock()
        rows = [{"now": now, "table": table, "person": person} for table, person in sorted(who)]
        try:
            async with self.database.writing() as connection:
                await connection.execute(LOOKED, rows)
        except Refused:
            logger.warning("could not say who is looking")
