"""Links: the ways by which people come to a table, a seat or a replay."""

from __future__ import annotations

import time
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update

from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Refused
from perihelion.server.commands import Actor, Sit
from perihelion.server.company import Company
from perihelion.server.database import Database
from perihelion.server.entries import AnyEntry, PersonId, Replaced, Sat, TableId
from perihelion.server.hall import Receipt
from perihelion.server.live_table import LiveTable
from perihelion.server.lobby import Lobby
from perihelion.server.names import checked_name
from perihelion.server.people import Person, hashed, new_id, secret
from perihelion.server.schema import links, log, people, seats

LinkKind = Literal["join", "seat", "watch", "replay"]
SEAT_LINK_SECONDS = 7 * 86400.0
CODE_BYTES = 9
AWAY_SECONDS = 300.0  # without a sign of a player, after which the seat may be another's


class Link(msgspec.Struct):
    """A way to a table: its secret is told once and stored hashed; its code may be seen by all."""

    kind: LinkKind
    table: TableId
    secret: str
    seat: Seat | None = None
    code: str = ""


class Invitation(msgspec.Struct):
    """Where a link leads, as far as somebody may know who has not followed it yet."""

    kind: LinkKind
    game: str
    title: str
    host: str
    begun: bool = False  # then nobody can sit down any more


class Links:
    """All the links somebody has made."""

    def __init__(self, database: Database, lobby: Lobby, company: Company) -> None:
        self.database = database
        self.lobby = lobby
        self.company = company

    async def make(self, table: TableId, person: PersonId, kind: LinkKind, seat: Seat | None = None) -> Link:
        """A new link; one for a seat is for one use within a week, and makes the earlier ones worthless.

        The owner may make any, which is how somebody who lost everything gets the seat back; a
        player may make one for their own seat, to go on from another device. Whoever sees a finished game may
        make one to its replay; of a running one, whoever plays it: it shows what spectators see.
        """
        live = await self.lobby.hall.table(table)
        own = live.table.seat_of(person)
        if kind == "seat":
            if seat is None or seat >= len(live.table.places):
                raise Refused("no-such-seat", seat=str(seat))
            if person != live.table.owner and seat != own:
                raise Refused("not-owner")
            old = delete(links).where(links.c.table_id == table, links.c.kind == "seat", links.c.seat == seat)
            await self.database.write(old)
        elif kind == "replay" and live.table.status == "over":
            pass
        elif person != live.table.owner and own is None:
            raise Refused("not-seated")
        word, now = secret(), time.time()
        code = new_id(CODE_BYTES)
        row = {"secret": hashed(word), "table_id": table, "kind": kind, "created": now, "maker": person}
        ends = {"seat": seat, "expires": now + SEAT_LINK_SECONDS} if kind == "seat" else {}
        await self.database.write(insert(links).values(**row, **ends, code=code))
        return Link(kind, table, word, seat if kind == "seat" else None, code)

    async def revoke(self, table: TableId, person: PersonId) -> list[PersonId]:
        """All links of a table become worthless (the owner); whoever came by one and has no seat must go.

        Returns those people.
        """
        live = await self.lobby.hall.table(table)
        if person != live.table.owner:
            raise Refused("not-owner")
        await self.database.write(delete(links).where(links.c.table_id == table))
        return [gone for gone in await self.lobby.dismiss(table) if gone not in live.table.people]

    async def follow(self, word: str, person: Person, *, sits: bool = False) -> Receipt:
        """What a link opens: the table to see, and with a seat's link that seat.

        With `sits` whoever is invited sits down where there is room; who comes too late may look on.
        """
        row, live = await self._way(word)
        table = live.table.id
        if person.id in live.table.blocked:
            raise Refused("blocked")
        await self.company.check_invited(live, person.id)
        if row["kind"] == "seat":
            await self.company.check_welcome(live, person.id)
        if row["kind"] != "seat":
            await self.lobby.admit(table, person.id, row["secret"], sits=row["kind"] == "join")
            if sits and row["kind"] == "join" and live.table.status == "open":
                return await self._sit(live, person)
            return Receipt(table, live.table.sequence)
        return await self._use(row, live, person)

    async def _sit(self, live: LiveTable, person: Person) -> Receipt:
        await self.company.check_welcome(live, person.id)
        try:
            return await self.lobby.hall.command(live.table.id, Actor(person.id, person.name), Sit())
        except Refused as why:
            if why.reason not in ("already-seated", "no-free-seat", "seat-taken"):
                raise
            return Receipt(live.table.id, live.table.sequence)

    async def _use(self, row: Any, live: LiveTable, person: Person) -> Receipt:
        """A seat's link is for one person; where the seat cannot be had it stays good."""
        if row["used_by"] == person.id:
            return Receipt(live.table.id, live.table.sequence)
        this = update(links).where(links.c.secret == row["secret"])
        if not await self.database.write(this.where(links.c.used_by.is_(None)).values(used_by=person.id)):
            raise Refused("link-expired")
        try:
            sitter = live.table.places[row["seat"]].person
            away = sitter == row["maker"] or await self._is_away(live, row["seat"])
            done = await self._take_seat(live.table.id, row["seat"], person, sitter if away else None)
        except BaseException:
            await self.database.write(this.values(used_by=None))
            raise
        await self.lobby.admit(live.table.id, person.id, row["secret"], sits=False)
        return done

    async def _is_away(self, live: LiveTable, seat: Seat) -> bool:
        """Whether a seat's player vanished: a bot stands in, or there was no sign for long."""
        place, table = live.table.places[seat], live.table.id
        if place.bot is not None:
            return True
        here = select(func.max(seats.c.looked)).where(seats.c.table_id == table, seats.c.seat == seat)
        acted = select(func.max(log.c.clock)).where(log.c.table_id == table, log.c.actor == place.person)
        async with self.database.connected() as connection:
            signs = [(await connection.execute(query)).scalar() or 0.0 for query in (here, acted)]
        return live.now() - max(signs) > AWAY_SECONDS

    async def invitation(self, word: str, person: PersonId | None = None) -> Invitation:
        """Game and host of the table a link leads to, unless it is a host one has blocked."""
        row, live = await self._way(word)
        await self.company.check_invited(live, person)
        setup = live.table.setup
        owner = await self.database.row(select(people.c.name).where(people.c.id == live.table.owner))
        begun = live.table.status != "open"
        return Invitation(row["kind"], setup.game, setup.title, owner["name"] if owner else "", begun)

    async def behind(self, code: str) -> tuple[Any, LiveTable] | None:
        """The link a code stands for, and its table, as long as it opens something."""
        lasts = or_(links.c.expires.is_(None), links.c.expires > time.time())
        row = await self.database.row(select(links).where(links.c.code == code, lasts))
        return (row, await self.lobby.hall.table(row["table_id"])) if row is not None else None

    async def _way(self, word: str) -> tuple[Any, LiveTable]:
        """A link and its table; one to a replay leads to no table."""
        this = (links.c.secret == hashed(word), links.c.kind != "replay")
        lasts = or_(links.c.expires.is_(None), links.c.expires > time.time())
        row = await self.database.row(select(links).where(*this, lasts))
        if row is None:
            raise Refused("link-expired")
        return row, await self.lobby.hall.table(row["table_id"])

    async def opens_replay(self, live: LiveTable, word: str | None) -> bool:
        """Whether this is a link to the replay of a table."""
        if word is None:
            return False
        this = (links.c.secret == hashed(word), links.c.table_id == live.table.id, links.c.kind == "replay")
        return await self.database.row(select(links).where(*this)) is not None

    async def _take_seat(
        self, table: TableId, seat: Seat, person: Person, leaving: PersonId | None
    ) -> Receipt:
        """The seat goes to whoever holds its link, unless somebody sits there who is not leaving it."""

        def taken(live: LiveTable) -> list[AnyEntry]:
            place = live.table.places[seat]
            if place.person == person.id:
                return []
            if live.table.seat_of(person.id) is not None:
                raise Refused("already-seated")
            if place.person not in (None, leaving):
                raise Refused("still-there", name=place.name)
            live.table.check_company(seat)
            live.table.check_newcomer(person.id, seat)
            if live.game is None:
                return [Sat(seat=seat, person=person.id, name=checked_name(person.name))]
            return [Replaced(seat=seat, person=person.id, name=checked_name(person.name))]

        return await self.lobby.hall.do(table, taken, Actor(person.id, person.name))
