"""The house: everything a server process consists of, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import monotonic
from typing import IO, Any, TypeVar

import msgspec
from alembic.util import CommandError
from sqlalchemy import RowMapping, or_, select

from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Refused
from perihelion.server import play, replays, seats  # noqa: F401 - they carry commands out
from perihelion.server.addresses import Addresses
from perihelion.server.archive import Archive, Damaged
from perihelion.server.bus import Alone, Bus, ByRedis, News
from perihelion.server.clerks import Clerks
from perihelion.server.clock import HouseClock
from perihelion.server.company import Company
from perihelion.server.database import Database, Unavailable
from perihelion.server.entries import Acted, AnyEntry, Forgotten, Line, PersonId, Stood, TableId, read_entry
from perihelion.server.erasing import erase, tables_of
from perihelion.server.friends import Friends
from perihelion.server.ground import hold, keep_private, unusable, why_unsound
from perihelion.server.hall import BREATH, Hall, Update
from perihelion.server.leading import Leading
from perihelion.server.limits import Bill, Limits
from perihelion.server.links import Links
from perihelion.server.live_table import LiveTable, shown_line
from perihelion.server.lobby import Lobby
from perihelion.server.lockout import Lockout
from perihelion.server.notices import Notices
from perihelion.server.orders import Orders
from perihelion.server.packs import Packs
from perihelion.server.people import People, Person
from perihelion.server.presence import Presence
from perihelion.server.previews.pages import Previews
from perihelion.server.rematches import Rematches
from perihelion.server.schema import (
    admitted,
    blocks,
    invitations,
    links,
    log,
    orders,
    packs,
    recoveries,
    sessions,
    strangers,
    subscriptions,
)
from perihelion.server.second_step import SecondStep
from perihelion.server.sessions import Sessions
from perihelion.server.settings import Settings
from perihelion.server.swings import Decided, Remembered, decided
from perihelion.server.telling import NOTHING, Told
from perihelion.server.thinkers import Thinkers
from perihelion.words import Words

LookAgain = Callable[[], Awaitable[None]]
T = TypeVar("T")
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
        self.clock = HouseClock()
        self.hall = Hall(self.archive, self.bus, self.packs.chosen, settings.process, self.clock.now)
        self.people = People(self.database)
        self.sessions = Sessions(self.database)
        self.lockout = Lockout(self.limits)
        self.second_step = SecondStep(self.database, self.limits)
        self.company = Company(self.database, self.people)
        self.orders = Orders(self.database, self.bus, settings.process)
        self.clerks = Clerks()
        self.hall.aside = partial(self.clerks.do, Bill("tables"))
        self.lobby = Lobby(self.database, self.hall, self.packs, self.clerks)
        self.links = Links(self.database, self.lobby, self.company)
        self.presence = Presence(self.database, self.clock.now)
        self.thinkers = Thinkers(settings.workers, settings.bot_seconds)
        self.leading = Leading(
            self.database,
            self.hall,
            self.thinkers,
            self.orders,
            clock=self.clock,
            process=settings.process,
            alone=not self.bus.is_shared,
        )
        self.leading.on_resume.append(self.tell_time)
        self.notices = Notices(self.database, settings, self.clock.now)
        self.addresses = Addresses(self.database, self.people, self.notices)
        self.friends = Friends(self.database, self.lobby, self.notices)
        self.rematches = Rematches(self.hall, self.friends, self.company)
        self.previews = Previews(self.database, self.links, self.decided)
        self.sockets: dict[PersonId, set[LookAgain]] = {}
        self.listeners: dict[PersonId, set[Callable[[], None]]] = {}
        self.hall.on_change.append(self._card_changed)
        self._telling: set[asyncio.Future[None]] = set()
        self._searching = asyncio.Lock()  # all logs are searched for one person at a time
        self.swings = Remembered()
        self.ready = False

    @asynccontextmanager
    async def open(self) -> AsyncIterator[House]:
        """Everything runs from here on, and stops in good order at the end."""
        guard = self._stand()
        try:
            await self._migrate()
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

    def _stand(self) -> IO[str] | None:
        """The data folder, and the SQLite file held; raises Refused where they cannot be had."""
        try:
            self.settings.data.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unusable(self.settings.data, error) from None
        if not self.database.is_sqlite:
            return None
        guard = hold(self.database.file)
        keep_private(self.database.file)
        return guard

    async def _migrate(self) -> None:
        try:
            await self.database.migrate()
        except (Unavailable, CommandError) as error:
            cause = error.__cause__ if isinstance(error, Unavailable) else error
            why = why_unsound(self.database.file, cause)
            if why is None:
                raise
            raise why from None

    async def heard(self, news: News) -> None:
        """What another process did."""
        self._tell_mine(news.lists)
        if news.person and news.table:
            self.orders.forget(news.table, news.person)
            self.leading.look(news.table)  # an order acts at once, wherever it was given
        try:
            if news.person and not news.table:
                await self._recheck(news.person)
            await self.hall.heard(news)
        except Refused as why:
            logger.warning("table %s could not be followed: %s", news.table, why)
        except Exception:
            logger.exception("table %s could not be followed", news.table)

    async def update(
        self, table: TableId, person: PersonId | None, since: int, *, seat: Seat | None = None
    ) -> Update:
        """What somebody has missed at a table, but for what people said whom they have blocked."""
        found = await self.hall.update(table, person, since, seat=seat)
        found.lines = await self.company.hush(found.lines, person)
        return found

    async def tell(self, table: TableId, person: PersonId | None, since: int, had: Seat | None) -> Told:
        """The same as text, shared by all who see a table from one place and have not blocked a speaker."""
        told = await self.hall.tell(table, person, since, had)
        if person is None or not told.speakers or not told.speakers & await self.company.blocked_by(person):
            return told
        own = await self.update(table, person, since)
        return Told(own.sequence, own.last, NOTHING, msgspec.json.encode(own), frozenset())

    async def played_again(
        self, bill: Bill, table: TableId, work: Callable[..., T], *about: Any, upto: int | None = None
    ) -> T:
        """What a clerk finds by playing a log again, up to a line; of a damaged one the host is told."""
        try:
            told = await replays.story(self.archive, table, self.packs.chosen, upto)
            return await self.clerks.do(bill, work, told, *about)
        except Damaged as why:
            self.hall.tell_host(why)
            raise

    async def decided(self, live: LiveTable, *payers: str) -> Decided:
        """What decided a finished game; whoever asks first pays for finding it out."""
        if live.table.status != "over":
            raise Refused("not-over")
        known = self.swings.get(live)
        if known is None:
            with self.limits.work(*payers) as bill:
                known = await self.played_again(bill, live.table.id, decided)
            self.swings.keep(live, known)
        return known

    async def tell_time(self) -> None:
        """Nobody served for a while: every page counted on meanwhile, and is told how clocks stand."""
        for person in list(self.sockets):
            await self._recheck(person)

    # Lists of tables that are looked at.

    def _card_changed(self, live: LiveTable) -> None:
        """Whoever sits there looks at the list anew, where another is asked or something else is listed."""
        table = live.table
        now = (table.status, tuple(sorted(live.asked)), tuple(table.people), table.rematch)
        if now == live.listed:
            return
        before, live.listed = live.listed, now
        concerned = tuple(dict.fromkeys((*table.people, *(before[2] if before else ()), table.owner)))
        self._tell_mine(concerned)
        if self.bus.is_shared:
            self._telling.add(telling := asyncio.ensure_future(self.bus.tell(self._lists(concerned))))
            telling.add_done_callback(self._telling.discard)

    def _lists(self, concerned: tuple[PersonId, ...]) -> News:
        return News(self.settings.process, lists=concerned)

    def _tell_mine(self, concerned: Iterable[PersonId]) -> None:
        for person in concerned:
            for look in list(self.listeners.get(person, ())):
                look()

    async def tell_mine(self, *concerned: PersonId) -> None:
        """The lists of these people are not what they were, wherever they look."""
        self._tell_mine(concerned)
        await self.bus.tell(self._lists(concerned))

    # What concerns a person as a whole.

    def spend_letter(self, person: PersonId, email: str) -> None:
        """Raises Refused where somebody, or anybody, has too many letters sent to an address."""
        if self.settings.smtp:
            self.limits.spend("mail", person)
            self.limits.spend("mail", email.casefold())

    async def register(self, person: Person, name: str, passphrase: str, email: str | None) -> Person:
        """An account; its address waits to be confirmed, and guests of its name get another."""
        if email is not None:
            self.spend_letter(person.id, email)
        account = await self.people.register(person, name, passphrase)
        if email is not None:
            await self.addresses.change(account, email)
        await self._renamed(account)
        return await self.people.change(account)

    async def change(self, person: Person, **fields: Any) -> Person:
        """What somebody wants changed about themselves, but for the address."""
        changed = await self.people.change(person, **fields)
        if "name" in fields and not changed.is_guest:
            await self._renamed(changed)
        await self.recheck(person.id)
        return changed

    async def _renamed(self, account: Person) -> None:
        for guest in await self.people.give_way(account):
            await self.recheck(guest)

    async def mail_recoveries(self, email: str) -> None:
        """A letter for each account with this address."""
        assert self.notices.mail is not None
        for person, word in await self.people.recovery(email):
            words, address = Words(person.language), f"{self.settings.address}/recover#{word}"
            text = words("mail-recovery-text", name=person.name, address=address)
            self.notices.post(person.email or email, words("mail-recovery-title"), text)

    @asynccontextmanager
    async def search(self, *payers: str) -> AsyncIterator[None]:
        """All logs are searched for somebody: one at a time, and paid by the second."""
        with self.limits.work(*payers) as bill:
            async with self._searching:
                begun = monotonic()
                yield
                bill.seconds = max(bill.least, monotonic() - begun)

    async def export_of(self, person: Person) -> dict[str, Any]:
        """Everything the server keeps about somebody, but for lines that cannot be read."""
        rows = await self.database.rows(select(log).where(log.c.actor == person.id).order_by(log.c.at))
        given = await self.database.rows(select(orders).where(orders.c.person == person.id))
        return {
            "person": msgspec.to_builtins(person),
            "tables": await self.lobby.mine(person.id),
            "orders": [dict(row) for row in given],
            **await self._belongings(person.id),
            "log": [line for number, row in enumerate(rows) if (line := await _done_by(row, number))],
        }

    async def _belongings(self, person: PersonId) -> dict[str, list[dict[str, Any]]]:
        """Sessions, ways back, links made and followed, and packs brought; of secrets not even the hash."""
        queries = {
            "sessions": select(
                sessions.c.device, sessions.c.created, sessions.c.seen, sessions.c.expires
            ).where(sessions.c.person == person),
            "blocked": select(blocks.c.other).where(blocks.c.person == person),
            "strangers": select(strangers.c.other).where(strangers.c.person == person),
            "subscriptions": select(subscriptions.c.endpoint, subscriptions.c.created).where(
                subscriptions.c.person == person
            ),
            "invitations": select(invitations).where(
                or_(invitations.c.person == person, invitations.c.host == person)
            ),
            "ways_back": select(recoveries.c.expires).where(recoveries.c.person == person),
            "links": select(*(column for column in links.c if column.name != "secret")).where(
                or_(links.c.maker == person, links.c.used_by == person)
            ),
            "admitted": select(admitted.c.table_id, admitted.c.sits).where(admitted.c.person == person),
            "packs": select(packs).where(packs.c.owner == person),
        }
        return {kind: [dict(row) for row in await self.database.rows(one)] for kind, one in queries.items()}

    async def forget(self, person: Person) -> None:
        """Seats are given up, words and names are erased from the logs, then the person is gone."""
        for table in await tables_of(self.database, person.id):
            with suppress(Damaged):  # the host knows; nobody can read the name there
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


async def _done_by(row: RowMapping, number: int) -> dict[str, Any] | None:
    """A line of the log for whoever caused it: what they did, without the chance and the secrets in it."""
    if not number % BREATH:  # others move meanwhile
        await asyncio.sleep(0)
    try:
        entry = read_entry(row["entry"])
    except msgspec.MsgspecError:
        return None
    shown = shown_line(Line(row["sequence"], row["at"], entry), None)
    if isinstance(entry, Acted):
        shown |= msgspec.to_builtins(msgspec.structs.replace(entry.done, chance=[]))
    return {"table": row["table_id"], **shown}


def _forgotten(person: PersonId, live: LiveTable) -> list[AnyEntry]:
    """Seats in a game that is not over are given up."""
    given_up = live.table.seats_of(person) if live.table.status in ("open", "playing", "paused") else []
    return [*(Stood(seat=seat) for seat in given_up), Forgotten(person=person)]
