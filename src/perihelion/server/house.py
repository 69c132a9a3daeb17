"""The house: everything a server process consists of, put together."""

from __future__ import annotations

import contextlib
import fcntl
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import IO, Any

import msgspec
from sqlalchemy import select

from perihelion.engine.refused import Refused
from perihelion.server import play, seats  # noqa: F401 - they carry commands out
from perihelion.server.archive import Archive
from perihelion.server.bus import Alone, Bus, ByRedis, News
from perihelion.server.commands import Actor, Stand
from perihelion.server.database import Database
from perihelion.server.entries import TableId
from perihelion.server.erasing import erase
from perihelion.server.hall import Hall
from perihelion.server.leading import Leading
from perihelion.server.limits import Limits
from perihelion.server.lobby import Lobby
from perihelion.server.notices import Notices
from perihelion.server.orders import Orders
from perihelion.server.packs import Packs
from perihelion.server.people import People, Person
from perihelion.server.presence import Presence
from perihelion.server.schema import log, orders
from perihelion.server.settings import Settings
from perihelion.server.thinkers import Thinkers
from perihelion.words import Words

logger = logging.getLogger("perihelion")


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings.limits)
        self.database = Database(settings.database_url)
        self.archive = Archive(self.database)
        self.bus: Bus = ByRedis(settings.redis, settings.process) if settings.redis else Alone()
        self.packs = Packs(self.database, settings.data / "packs")
        self.hall = Hall(self.archive, self.bus, self.packs.chosen, settings.process)
        self.people = People(self.database)
        self.orders = Orders(self.database)
        self.lobby = Lobby(self.database, self.hall, self.packs)
        self.presence = Presence(self.database)
        self.thinkers = Thinkers(settings.workers, settings.bot_seconds)
        self.leading = Leading(
            self.database,
            self.hall,
            self.thinkers,
            self.orders,
            process=settings.process,
            alone=not self.bus.is_shared,
        )
        self.notices = Notices(self.database, settings)
        self.ready = False

    @asynccontextmanager
    async def open(self) -> AsyncIterator[House]:
        """Everything runs from here on, and stops in good order at the end."""
        self.settings.data.mkdir(parents=True, exist_ok=True)
        guard = self._guard()
        try:
            await self.database.migrate()
            await self.packs.load()
            await self.bus.start(self.heard)
            await self.leading.start()
            await self.presence.start()
            await self.notices.start()
            self.ready = True
            yield self
        finally:
            self.ready = False
            await self.notices.stop()
            await self.presence.stop()
            await self.leading.stop()
            await self.bus.stop()
            self.thinkers.stop()
            await self.database.close()
            if guard is not None:
                guard.close()

    def _guard(self) -> IO[str] | None:
        """Two processes on one SQLite file would not hear of one another."""
        if not self.database.is_sqlite:
            return None
        guard = (self.settings.data / "perihelion.lock").open("w")
        try:
            fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            guard.close()
            raise Refused("data-in-use", folder=str(self.settings.data)) from None
        return guard

    async def heard(self, news: News) -> None:
        """What another process did."""
        try:
            await self.hall.heard(news)
        except Refused as why:
            logger.warning("table %s could not be followed: %s", news.table, why)

    # What concerns a person as a whole.

    async def mail_recoveries(self, email: str) -> None:
        """A letter for each account with this address."""
        assert self.notices.mail is not None
        for person, word in await self.people.recovery(email):
            words, address = Words(person.language), f"{self.settings.address}/recover#{word}"
            text = words("mail-recovery-text", name=person.name, address=address)
            await self.notices.mail.send(email, words("mail-recovery-title"), text)

    async def export_of(self, person: Person) -> dict[str, Any]:
        """Everything the server keeps about somebody."""
        said = []
        query = select(log.c.table_id, log.c.sequence, log.c.at, log.c.entry).where(log.c.actor == person.id)
        for row in await self.database.rows(query.order_by(log.c.at)):
            said.append({**row, "entry": msgspec.json.decode(row["entry"])})
        given = await self.database.rows(select(orders).where(orders.c.person == person.id))
        return {
            "person": msgspec.to_builtins(person),
            "tables": await self.lobby.mine(person.id),
            "orders": [dict(row) for row in given],
            "log": said,
        }

    async def forget(self, person: Person) -> None:
        """Seats are given up, words and names are erased from the logs, then the person is gone."""
        for card in await self.lobby.mine(person.id):
            if card["status"] in ("open", "playing", "paused"):
                await self._stand(card["id"], person)
        await erase(self.database, person.id)
        await self.people.forget(person.id)

    async def _stand(self, table: TableId, person: Person) -> None:
        with contextlib.suppress(Refused):
            await self.hall.command(table, Actor(person.id, person.name), Stand())
