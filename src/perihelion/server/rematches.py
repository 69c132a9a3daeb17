"""Rematches: one offers, the others accept, and there is one table however many press at once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from weakref import WeakValueDictionary

import msgspec

from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Refused
from perihelion.games import info
from perihelion.server.archive import Overtaken
from perihelion.server.commands import Actor, SeatCompanion, Sit, Start
from perihelion.server.company import Company
from perihelion.server.entries import AnyEntry, BotSat, Opened, PersonId, Rematched, Sat, TableId
from perihelion.server.friends import Friends
from perihelion.server.hall import Hall
from perihelion.server.live_table import LiveTable
from perihelion.server.people import Person, new_id
from perihelion.server.tables import STAND_IN, Place

TRIES = 20
PAUSE = 0.1


class Rematches:
    """The same people, the same options, everybody one seat further."""

    def __init__(self, hall: Hall, friends: Friends, company: Company) -> None:
        self.hall = hall
        self.friends = friends
        self.company = company
        self._turns: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    async def play_again(self, table: TableId, person: Person) -> LiveTable:
        """Whoever asks first offers, whoever asks later accepts; when all have, the game begins."""
        turn = self._turns.setdefault(table, asyncio.Lock())
        async with turn:
            return await self._play_again(table, person)

    async def _play_again(self, table: TableId, person: Person) -> LiveTable:
        old = await self.hall.table(table)
        if old.table.seat_of(person.id) is None:
            raise Refused("not-seated")
        if old.table.status not in ("over", "closed"):
            raise Refused("not-over")
        first = old.table.rematch is None
        if first:
            wanted = new_id(6)
            await self.hall.do(table, lambda now: [] if now.table.rematch else [Rematched(table=wanted)])
            first = (await self.hall.table(table)).table.rematch == wanted
        again = (await self.hall.table(table)).table.rematch
        assert again is not None
        live = await self._offered(old, person, again, first=first)
        if live.table.status == "open" and live.table.seat_of(person.id) is None:
            await self._accept(old, live, person)
        return await self._begun(again)

    async def _offered(self, old: LiveTable, person: Person, again: TableId, *, first: bool) -> LiveTable:
        """The one new table. Where another process opens it, that is waited for; where it died, we do."""
        for number in range(TRIES):
            if first or number == TRIES - 1:
                try:
                    return await self._open(old, person, again)
                except Overtaken:
                    first = False
            try:
                return await self.hall.newest(again)
            except Refused as why:
                if why.reason != "no-such-table":
                    raise
            await asyncio.sleep(PAUSE)
        raise Refused("too-busy")

    async def _open(self, old: LiveTable, person: Person, again: TableId) -> LiveTable:
        first: list[AnyEntry] = [
            Sat(seat=seat, person=person.id, name=place.name)
            if place.person == person.id
            else BotSat(seat=seat, bot=place.bot or STAND_IN)
            for seat, place in _rotated(old)
            if place.person == person.id or (place.person is None and place.bot is not None)
        ]
        setup = _anew(old.table.setup, person.id)
        live = await self.hall.open(again, Actor(person.id, person.name), setup, *first)
        for other in dict.fromkeys(old.table.people):
            apart = await self.company.blocked_by(other) | await self.company.blocked_by(person.id)
            if other != person.id and not apart & {person.id, other}:
                await self.friends.ask(live, person, other)
        return live

    async def _accept(self, old: LiveTable, live: LiveTable, person: Person) -> None:
        """Whoever was asked sits one seat further than before, with companions at the same device."""
        table, actor = live.table.id, Actor(person.id, person.name)
        if person.id not in await self.friends.asked(table):
            raise Refused("blocked")
        await self.company.check_welcome(live, person.id)
        await self.company.check_invited(live, person.id)
        own, *beside = [(seat, place.name) for seat, place in _rotated(old) if place.person == person.id]
        kept = own[0] if live.table.places[own[0]].is_free else None
        await self.hall.command(table, actor, Sit(seat=kept))
        for seat, name in beside:
            with suppress(Refused):  # somebody else was quicker
                await self.hall.command(table, actor, SeatCompanion(seat=seat, name=name))

    async def _begun(self, again: TableId) -> LiveTable:
        """The game begins when nobody is missing any more."""
        table = (await self.hall.table(again)).table
        if table.status == "open" and not any(place.is_free for place in table.places):
            with suppress(Refused):  # the owner was quicker
                await self.hall.command(again, Actor(table.owner, ""), Start(shuffle=False))
        return await self.hall.table(again)


def _rotated(old: LiveTable) -> list[tuple[Seat, Place]]:
    """Everybody one seat further."""
    places = old.table.places
    return list(enumerate([*places[1:], places[0]]))


def _anew(old: Opened, owner: PersonId) -> Opened:
    return msgspec.structs.replace(
        old,
        owner=owner,
        titled=old.titled or old.owner,
        record=None,
        lesson=None,
        practice=old.practice and old.lesson is None,
        rules=info(old.game).rules_version,
        rotated=old.rotated + 1,
    )
