"""The house: everything a server process consists of, put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import RowMapping, select

from perihelion.engine.refused import Refused
from perihelion.server import play, seats  # noqa: F401 - they carry commands out
from perihelion.server.archive import Archive
from perihelion.server.bus import Alone, Bus, ByRedis, News
from perihelion.server.clerks import Clerks
from perihelion.server.database import Database, hold
from perihelion.server.entries import Acted, AnyEntry, Forgotten, Line, PersonId, Stood, read_entry
from perihelion.server.erasing import erase, tables_of
from perihelion.server.hall import Hall
from perihelion.server.leading import Leading
from perihelion.server.limits import Bill, Limits
from perihelion.server.links import Links
from perihelion.server.live import LiveTable, shown_line
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

LookAgain = Callable[[], Awaitable[None]]
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
        self.orders = Orders(self.database, self.bus, settings.process)
        self.clerks = Clerks()
        self.hall.aside = partial(self.clerks.do, Bill("tables"))
        self.lobby = Lobby(self.database, self.hall, self.packs, self.clerks)
        self.links = Links(self.database, self.lobby)
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
        self.sockets: dict[PersonId, set[LookAgain]] = {}
        self.ready = False

    @asynccontextmanager
    async def open(self) -> AsyncIterator[House]:
        """Everything runs from here on, and stops in good order at the end."""
        self.settings.data.mkdir(parents=True, exist_ok=True)
        guard = hold(self.settings.data) if self.database.is_sqlite else None
        try:
            await self.database.migrate()
            await self.people.forget_expired()
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
            self.clerks.stop()
            await self.database.close()
            if guard is not None:
                guard.close()

    async def heard(self, news: News) -> None:
        """What another process did."""
        if news.person and news.table:
            self.orders.forget(news.table, news.person)
        try:
            if news.person and not news.table:
                await self._recheck(news.person)
            await self.hall.heard(news)
        except Refused as why:
            logger.warning("table %s could not be followed: %s", news.table, why)
        except Exception:
            logger.exception("table %s could not be followed", news.table)

    # What concerns a person as a whole.

    async def mail_recoveries(self, email: str) -> None:
        """A letter for each account with this address."""
        assert self.notices.mail is not None
        for person, word in await self.people.recovery(email):
            words, address = Words(person.language), f"{self.settings.address}/recover#{word}"
            text = words("mail-recovery-text", name=person.name, address=address)
            self.notices.post(person.email or email, words("mail-recovery-title"), text)

    async def export_of(self, person: Person) -> dict[str, Any]:
        """Everything the server keeps about somebody."""
        rows = await self.database.rows(select(log).where(log.c.actor == person.id).order_by(log.c.at))
        given = await self.database.rows(select(orders).where(orders.c.person == person.id))
        return {
            "person": msgspec.to_builtins(person),
            "tables": await self.lobby.mine(person.id),
            "orders": [dict(row) for row in given],
            "log": [_done_by(row) for row in rows],
        }

    async def forget(self, person: Person) -> None:
        """Seats are given up, words and names are erased from the logs, then the person is gone."""
        for table in await tables_of(self.database, person.id):
            await self.hall.do(table, partial(_forgotten, person.id))
        await erase(self.database, person.id)
        await self.people.forget(person.id)
        await self.recheck(person.id)

    async def recheck(self, person: PersonId) -> None:
        """Somebody's name or sessions are not what they were: their sockets look again, everywhere."""
        await self._recheck(person)
        await self.bus.tell(News(self.settings.process, person=person))

    async def _recheck(self, person: PersonId) -> None:
        for look_again in list(self.sockets.get(person, ())):
            await look_again()


def _done_by(row: RowMapping) -> dict[str, Any]:
    """A line of the log for whoever caused it: what they did, without the chance and the secrets in it."""
    entry = read_entry(row["entry"])
    shown = shown_line(Line(row["sequence"], row["at"], entry), None)
    if isinstance(entry, Acted):
        shown |= msgspec.to_builtins(msgspec.structs.replace(entry.done, chance=[]))
    return {"table": row["table_id"], **shown}


def _forgotten(person: PersonId, live: LiveTable) -> list[AnyEntry]:
    """Seats in a game that is not over are given up."""
    given_up = live.table.seats_of(person) if live.table.status in ("open", "playing", "paused") else []
    return [*(Stood(seat=seat) for seat in given_up), Forgotten(person=person)]
