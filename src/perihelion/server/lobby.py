"""The lobby: opening tables, finding them, and the links by which people come."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

import perihelion
from perihelion.engine.decisions import Seat
from perihelion.engine.packs import Pack
from perihelion.engine.refused import Refused
from perihelion.games import info, ruleset
from perihelion.lessons import lesson
from perihelion.server.clerks import Clerks
from perihelion.server.commands import (
    Actor,
    AnyCommand,
    BotName,
    Close,
    CompanionName,
    SeatNumber,
    Sit,
    Start,
)
from perihelion.server.database import Database
from perihelion.server.entries import (
    AnyEntry,
    BotSat,
    Opened,
    PersonId,
    Sat,
    TableId,
    Tempo,
)
from perihelion.server.hall import Hall
from perihelion.server.limits import Bill
from perihelion.server.live_table import LiveTable
from perihelion.server.names import checked_name, checked_text
from perihelion.server.packs import Packs
from perihelion.server.people import Person, new_id
from perihelion.server.schema import admitted, seats, tables
from perihelion.server.seats import checked_bot
from perihelion.words import Words

MOST_OPEN = 50
LISTED = 100
Title = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody wants to open; the owner takes the first seat unless `sit` is false."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: Annotated[dict[str, Any], msgspec.Meta(max_length=40)] = {}
    packs: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=20)] = []
    title: Title | None = None
    tempo: Tempo = Tempo()
    public: bool = False
    practice: bool = False
    bots: dict[SeatNumber, BotName] = {}
    companions: dict[SeatNumber, CompanionName] = {}
    sit: bool = True


def in_tempo(setup: Setup) -> dict[str, Any]:
    """The options; a game that knows tempi is played in the table's, unless another was chosen."""
    knows = any(option.name == "tempo" for option in info(setup.game).options)
    return {"tempo": setup.tempo.kind, **setup.options} if knows else setup.options


class Lobby:
    """Where people open, find and join tables."""

    def __init__(self, database: Database, hall: Hall, packs: Packs, clerks: Clerks) -> None:
        self.clerks = clerks
        self.database = database
        self.hall = hall
        self.packs = packs

    # Opening.

    async def open(self, person: Person, setup: Setup) -> LiveTable:
        """A new table; raises Refused where game, seats, options, packs or bots do not go together."""
        await self._check_number(person.id)
        chosen = await self.packs.of(setup.packs)
        if len({pack.name for pack in chosen}) != len(setup.packs):
            raise Refused("no-such-pack")
        rules = await asyncio.to_thread(ruleset, setup.game, setup.seats, in_tempo(setup), chosen)
        opened = Opened(
            owner=person.id,
            game=setup.game,
            seats=setup.seats,
            title=checked_text(setup.title) if setup.title else perihelion.games()[setup.game].title,
            options=rules.chosen,
            packs={pack.name: pack.digest for pack in chosen},
            tempo=checked_tempo(setup.tempo),
            public=setup.public,
            practice=setup.practice,
            rules=rules.version,
        )
        if setup.practice and setup.companions:
            raise Refused("practice-is-alone")
        return await self._opened(person, opened, self._first(person, setup))

    def _first(self, person: Person, setup: Setup) -> list[AnyEntry]:
        """Who sits from the start: the owner, companions at the owner's device, and bots."""
        if wrong := [seat for seat in (*setup.bots, *setup.companions) if seat >= setup.seats]:
            raise Refused("no-such-seat", seat=str(wrong[0]))
        others: list[AnyEntry] = [BotSat(seat=seat, bot=checked_bot(bot)) for seat, bot in setup.bots.items()]
        for seat, name in setup.companions.items():
            others.append(Sat(seat=seat, person=person.id, name=checked_name(name)))
        free = [seat for seat in range(setup.seats) if seat not in (*setup.bots, *setup.companions)]
        if not setup.sit:
            return others
        if not free:
            raise Refused("no-free-seat")
        return [Sat(seat=free[0], person=person.id, name=person.name), *others]

    async def _opened(self, person: Person, opened: Opened, first: list[AnyEntry]) -> LiveTable:
        return await self.hall.open(new_id(6), Actor(person.id, person.name), opened, *first)

    async def _check_number(self, person: PersonId) -> None:
        query = select(tables.c.id).where(
            tables.c.owner == person, tables.c.status.in_(["open", "playing", "paused"])
        )
        if len(await self.database.rows(query)) >= MOST_OPEN:
            raise Refused("too-many-tables", limit=MOST_OPEN)

    async def from_record(
        self,
        person: Person,
        record: str,
        title: str,
        people: dict[Seat, Sat | BotSat],
        bill: Bill,
        titled: PersonId | None = None,
    ) -> LiveTable:
        """A table that goes on from a record; raises Refused where it is damaged or foreign."""
        await self._check_number(person.id)
        chosen = await self.packs.of(content_named(record).values())
        read = await self.clerks.do(bill, outline, record, chosen)
        opened = Opened(
            owner=person.id,
            game=read.game,
            seats=read.seats,
            title=checked_text(title),
            titled=titled,
            options=read.options,
            packs={pack.name: pack.digest for pack in chosen},
            record=record,
            practice=not read.over,
            rules=read.rules,
        )
        first: list[AnyEntry] = [people[seat] for seat in sorted(people) if seat < read.seats]
        own = next(seat for seat, one in people.items() if isinstance(one, Sat))
        if own >= read.seats:
            raise Refused("no-such-seat", seat=str(own))
        live = await self._opened(person, opened, first)
        if read.over:  # nobody has to sit down for a game that is only looked at
            await self.hall.command(live.table.id, Actor(person.id, person.name), Start(shuffle=False))
        return live

    async def learn(self, person: Person, game: str, *, again: bool = False) -> LiveTable:
        """The table of somebody's lesson: the one they left, or a new one.

        Raises Refused where there is no such lesson.
        """
        given, actor = lesson(game), Actor(person.id, person.name)
        for left in await self._lessons_left(person.id, game):
            if not again:
                return await self.hall.table(left)
            await self.hall.command(left, actor, Close())
        await self._check_number(person.id)
        begun = await asyncio.to_thread(given.begin)
        await asyncio.to_thread(given.number_at, begun)  # the first time this takes a moment
        words = Words(person.language)
        opened = Opened(
            owner=person.id,
            game=game,
            seats=begun.rules.seats,
            title=words("lesson-title", game=words(f"title-{game}")),
            options=begun.rules.chosen,
            record=begun.save(),
            rules=begun.rules.version,
            practice=True,
            lesson=game,
        )
        first: list[AnyEntry] = [
            Sat(seat=seat, person=person.id, name=person.name)
            if seat == given.seat
            else BotSat(seat=seat, bot=given.bot)
            for seat in range(begun.rules.seats)
        ]
        live = await self._opened(person, opened, first)
        await self.hall.command(live.table.id, actor, Start(shuffle=False))
        return live

    async def _lessons_left(self, person: PersonId, game: str) -> list[TableId]:
        """Tables at which somebody has begun this lesson and not ended it."""
        mine = await self.mine(person)
        return [
            card["id"]
            for card in mine
            if card.get("lesson") == game and card["status"] in ("playing", "paused")
        ]

    # Finding.

    async def mine(self, person: PersonId) -> list[dict[str, Any]]:
        """The tables a person sits at or owns, those that wait for them first."""
        at = and_(seats.c.table_id == tables.c.id, seats.c.person == person)
        columns = (tables.c.id, tables.c.card, tables.c.moved, seats.c.asked)
        query = select(*columns).select_from(tables.outerjoin(seats, at))
        query = query.where(or_(seats.c.person == person, tables.c.owner == person))
        rows = await self.database.rows(
            query.order_by(tables.c.moved.desc(), seats.c.asked.asc()).limit(LISTED)
        )
        each = {row["id"]: row for row in rows}  # whoever lends the device to companions has several seats
        found = [
            {**json.loads(row["card"]), "moved": row["moved"], "your_turn": bool(row["asked"])}
            for row in each.values()
        ]
        order = {"playing": 0, "paused": 1, "open": 1}
        return sorted(found, key=lambda card: (not card["your_turn"], order.get(card["status"], 2)))

    async def listed(self, which: Literal["open", "watch"]) -> list[dict[str, Any]]:
        """Public tables one can sit down at, or watch."""
        query = select(tables.c.card, tables.c.moved).where(tables.c.public.is_(True))
        if which == "open":
            query = query.where(tables.c.status == "open", tables.c.free > 0)
        else:
            query = query.where(tables.c.status.in_(["playing", "paused", "over"]))
        rows = await self.database.rows(query.order_by(tables.c.moved.desc()).limit(LISTED))
        return [{**json.loads(row["card"]), "moved": row["moved"]} for row in rows]

    # Seeing.

    async def check_may_see(self, live: LiveTable, person: PersonId | None) -> None:
        """Raises Refused where a private table is none of this person's business."""
        table = live.table
        if person is not None and person in table.blocked:
            raise Refused("blocked")
        if table.setup.public or (person is not None and (person in table.people or person == table.owner)):
            return
        query = select(admitted).where(admitted.c.table_id == table.id, admitted.c.person == (person or ""))
        if await self.database.row(query) is None:
            raise Refused("no-such-table")

    async def check_may_do(self, live: LiveTable, person: PersonId, command: AnyCommand) -> None:
        """Raises Refused also for whoever was only let in to watch, and wants to sit down."""
        await self.check_may_see(live, person)
        table = live.table
        known = (
            person == table.owner or person in table.people or any(person in one.past for one in table.places)
        )
        if not isinstance(command, Sit) or table.setup.public or known:
            return
        sits = (admitted.c.table_id == table.id, admitted.c.person == person, admitted.c.sits.is_(True))
        if await self.database.row(select(admitted).where(*sits)) is None:
            raise Refused("only-watching")

    async def admit(self, table: TableId, person: PersonId, link: str, *, sits: bool) -> None:
        """By a link; whoever may sit may sit, whatever else was followed later."""
        row = {"table_id": table, "person": person, "link": link, "sits": sits}
        try:
            await self.database.write(insert(admitted).values(**row))
        except IntegrityError:
            here = (admitted.c.table_id == table, admitted.c.person == person, admitted.c.sits.is_(False))
            await self.database.write(update(admitted).where(*here).values(**row))

    async def dismiss(self, table: TableId) -> list[PersonId]:
        """Nobody may look on any more because of a link; returns those who could."""
        came = admitted.c.table_id == table
        people = [row["person"] for row in await self.database.rows(select(admitted.c.person).where(came))]
        await self.database.write(delete(admitted).where(came))
        return people


@dataclass(slots=True)
class Outline:
    """What a table needs to know of a record."""

    game: str
    seats: int
    options: dict[str, Any]
    rules: int
    over: bool


def outline(record: str, packs: Sequence[Pack]) -> Outline:
    """Plays a record to its end; runs in a worker. Raises Refused where it is damaged or foreign."""
    game = perihelion.load(record, packs=packs)
    rules = game.rules
    return Outline(rules.info.name, rules.seats, dict(rules.chosen), rules.version, game.over)


class RecordHead(msgspec.Struct):
    """As much of a record as says which packs it needs."""

    content: dict[str, str] = {}


def content_named(record: str) -> dict[str, str]:
    """The content a record names; anything else is refused with its line by whoever reads all of it."""
    try:
        return msgspec.json.decode(record, type=RecordHead).content
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return {}


def checked_tempo(tempo: Tempo) -> Tempo:
    """Raises Refused for times nobody could play with."""
    fine = {
        "live": 10 <= tempo.reserve <= 6 * 3600 and 0 <= tempo.increment <= 600,
        "turns": tempo.reserve == 0 and tempo.increment == 0,
        "days": 60 <= tempo.reserve <= 60 * 86400 and tempo.increment == 0,
    }
    if not fine[tempo.kind] or not 0 <= tempo.patience <= 60 * 86400:
        raise Refused("bad-tempo")
    return tempo
