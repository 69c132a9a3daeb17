"""Presence: who is looking at which table now."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import text

from perihelion.engine.refused import Refused
from perihelion.server.database import Database
from perihelion.server.entries import PersonId, TableId

SAID_EVERY = 5.0
TOGETHER = 50
LOOKED = text("UPDATE seats SET looked = :now WHERE table_id = :table AND person = :person")
logger = logging.getLogger("perihelion")


class Presence:
    """The people at this process's sockets; the database is told every few seconds, for the others."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.watching: Counter[tuple[TableId, PersonId]] = Counter()
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

    async def _say_anew(self, table: TableId, person: PersonId) -> None:
        """Once between two rounds: whoever asks again and again comes and goes all the time."""
        if (table, person) not in self._said:
            self._said.add((table, person))
            await self._say([(table, person)])

    async def _say(self, who: list[tuple[TableId, PersonId]]) -> None:
        if not who:
            return
        now = time.time()
        rows = [{"now": now, "table": table, "person": person} for table, person in sorted(who)]
        try:
            async with self.database.writing() as connection:
                await connection.execute(LOOKED, rows)
        except Refused:
            logger.warning("could not say who is looking")
