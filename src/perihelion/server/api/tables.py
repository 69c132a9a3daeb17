"""/api/tables: opening, finding, joining, playing over HTTP, replays and records."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.params import HeaderParameter, Parameter

from perihelion.engine.decisions import Seat
from perihelion.engine.packs import Pack
from perihelion.engine.refused import Refused
from perihelion.engine.shapes import Decision
from perihelion.games import facts, ruleset
from perihelion.server import replays
from perihelion.server.api.who import address_of, payers
from perihelion.server.commands import Actor, AnyCommand, Say
from perihelion.server.entries import BotSat, Opened, PersonId, Sat, TableId
from perihelion.server.hall import PAGE, Receipt, Update
from perihelion.server.house import House
from perihelion.server.links import Link, LinkKind
from perihelion.server.live_table import LiveTable
from perihelion.server.lobby import Setup
from perihelion.server.orders import Given, Order
from perihelion.server.people import Person
from perihelion.server.seats import checked_bot
from perihelion.server.swings import Decided

LONGEST_WAIT = 25.0
LONGEST_RECORD = 2_000_000
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[ -~]*$")]
LineNumber = Annotated[int, msgspec.Meta(ge=1, lt=2**31)]
Since = Annotated[int, Parameter(ge=0, lt=2**31)]
Number = Annotated[int, Parameter(ge=1, lt=2**31)]
ReplayLink = Annotated[str | None, HeaderParameter(name="perihelion-link", max_length=200)]


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    """A command with the client's own id for it: sent twice it acts once."""

    id: Key
    command: AnyCommand


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """A question in the game's own data, such as `{"ask": "routes", "slot": "rocket", "to": "luna"}`."""

    question: dict[str, Any]


class LinkWish(msgspec.Struct, forbid_unknown_fields=True):
    kind: LinkKind
    seat: Annotated[int, msgspec.Meta(ge=0, lt=16)] | None = None


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class RecordBrought(msgspec.Struct, forbid_unknown_fields=True):
    """A record to go on from; every seat but one's own is played by this bot."""

    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)]
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=60)] = "From a record"
    seat: Annotated[int, msgspec.Meta(ge=0, lt=16)] = 0
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "rookie"


class BranchWish(msgspec.Struct, forbid_unknown_fields=True):
    """From which line of the log on, and at which seat."""

    sequence: LineNumber
    seat: Annotated[int, msgspec.Meta(ge=0, lt=16)] = 0


class TablesApi(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012 - the framework's way

    @get()
    async def lists(
        self, house: House, visitor: Person | None, which: Literal["mine", "open", "watch"] = "open"
    ) -> list[dict[str, Any]]:
        """My tables, those that wait for me first; open tables; tables to watch."""
        if which != "mine":
            hidden = await house.company.blocked_by(visitor.id) if visitor else set()
            return [card for card in await house.lobby.listed(which) if card["owner"] not in hidden]
        if visitor is None:
            raise Refused("not-signed-in")
        invited = await house.friends.invited(visitor.id)
        return [*await house.lobby.mine(visitor.id), *invited]

    @post()
    async def open(
        self, data: Setup, request: Request[Any, Any, Any], house: House, person: Person
    ) -> Update:
        """Open a table."""
        house.limits.spend("open", person.id)
        for name in data.companions.values():
            await house.people.check_free(name, person.id)
        with house.limits.work(*payers(request, person)):
            live = await house.lobby.open(person, data)
        return await house.hall.update(live.table.id, person.id, 0)

    @get("/{table:str}")
    async def see(
        self,
        table: TableId,
        request: Request[Any, Any, Any],
        house: House,
        visitor: Person | None,
        since: Since = 0,
    ) -> Update:
        """The table as one may see it, with the lines after `since`; more where `last` is higher."""
        live = await seen(house, table, visitor)
        _pay_for_lines(house, request, visitor, live, since)
        return await house.update(table, visitor.id if visitor else None, since)

    @get("/{table:str}/updates")
    async def wait(
        self,
        table: TableId,
        house: House,
        visitor: Person | None,
        request: Request[Any, Any, Any],
        since: Since = 0,
        wait: float = 0,
    ) -> Update:
        """The same; where nothing is new it is waited for, up to `wait` seconds."""
        person = visitor.id if visitor else None
        live = await seen(house, table, visitor)
        if live.table.sequence <= since and wait > 0:
            with house.limits.hold("wait", visitor.id if visitor else address_of(request)):
                async with house.presence.here(table, person):
                    if (await house.hall.table(table)).table.sequence <= since:
                        await _change(house, table, min(wait, LONGEST_WAIT))
                        live = await seen(house, table, visitor)
        _pay_for_lines(house, request, visitor, live, since)
        return await house.update(table, person, since)

    @post("/{table:str}/commands", status_code=200)
    async def command(self, table: TableId, data: Sent, house: House, person: Person) -> Receipt:
        """Do something; answered when it is durable."""
        house.limits.spend("chat" if isinstance(data.command, Say) else "command", person.id)
        live = await house.hall.newest(table)
        await house.lobby.check_may_do(live, person.id, data.command)
        await house.company.check(live, person, data.command)
        return await house.hall.command(table, Actor(person.id, person.name), data.command, data.id)

    @post("/{table:str}/rematch")
    async def rematch(self, table: TableId, house: House, person: Person) -> Update:
        """Offer a rematch, or accept the one offered: the same people, everybody one seat further."""
        house.limits.spend("open", person.id)
        await seen(house, table, person)
        again = await house.rematches.play_again(table, person)
        await house.tell_mine(*await house.friends.asked(again.table.id))
        return await house.hall.update(again.table.id, person.id, 0)

    @get("/{table:str}/facts")
    async def pieces(
        self, table: TableId, house: House, visitor: Person | None, link: ReplayLink = None
    ) -> dict[str, Any]:
        """The pieces in play, as they are printed: what a client needs to draw and to name them."""
        live, _ = await _looked_at(house, table, visitor, link)
        return await asyncio.to_thread(_printed, live.table.setup, live.packs)

    @post("/{table:str}/questions", status_code=200)
    async def question(self, table: TableId, data: Question, house: House, person: Person) -> dict[str, Any]:
        """Ask something beside the game, such as for a route; answered from what one's own seat knows."""
        house.limits.spend("question", person.id)
        live = await seen(house, table, person)
        return await house.thinkers.reply(live, person.id, data.question)

    # Links.

    @post("/{table:str}/links")
    async def link(self, table: TableId, data: LinkWish, house: House, person: Person) -> Link:
        """A link to join, to watch, to go on in a seat, or to a replay. Its secret is told this once."""
        house.limits.spend("open", person.id)
        await seen(house, table, person)
        return await house.links.make(table, person.id, data.kind, data.seat)

    @delete("/{table:str}/links")
    async def revoke_links(self, table: TableId, house: House, person: Person) -> None:
        """Make all links worthless; whoever came by one and has no seat is no longer let in."""
        await seen(house, table, person)
        for gone in await house.links.revoke(table, person.id):
            await house.recheck(gone)

    # Standing orders.

    @get("/{table:str}/orders")
    async def orders(self, table: TableId, house: House, person: Person) -> list[Given]:
        """One's own standing orders."""
        await seen(house, table, person)
        return await house.orders.of(table, person.id)

    @post("/{table:str}/orders")
    async def order(self, table: TableId, data: Order, house: House, person: Person) -> Given:
        """Give a standing order; it acts from the next question on, and on the present one."""
        house.limits.spend("command", person.id)
        live = await seen(house, table, person)
        if live.table.seat_of(person.id) is None:
            raise Refused("not-seated")
        if live.table.tempo.kind == "live":
            raise Refused("orders-not-live")
        given = await house.orders.give(table, person.id, data)
        house.leading.look(table)
        return given

    @get("/{table:str}/foreseen")
    async def foreseen(self, table: TableId, house: House, person: Person) -> list[Decision]:
        """What one may be asked next, as far as one's seat can know: over that an order can be given."""
        house.limits.spend("question", person.id)
        live = await seen(house, table, person)
        seat = live.table.seat_of(person.id)
        if seat is None:
            raise Refused("not-seated")
        return await house.thinkers.foresee(live, person.id, seat)

    @delete("/{table:str}/orders/{order:str}")
    async def revoke(self, table: TableId, order: str, house: House, person: Person) -> None:
        """Revoke a standing order."""
        await house.orders.revoke(table, person.id, order)

    # Replays and records. They open by a link, too; while the game runs, as spectators see it.

    @get("/{table:str}/replay")
    async def replay(
        self,
        table: TableId,
        request: Request[Any, Any, Any],
        house: House,
        visitor: Person | None,
        seat: Seat | None = None,
        since: Since = 0,
        link: ReplayLink = None,
    ) -> Update:
        """The table with its log after `since`; after the end as any seat may read it."""
        live, outside = await _replayed(house, table, visitor, link)
        _pay_for_lines(house, request, visitor, live, since)
        person = visitor.id if visitor else None
        looking = replays.viewpoint(live, person, seat)
        found = await house.update(table, person, since, seat=looking)
        if outside:
            found.lines = [line for line in found.lines if line["kind"] in replays.OF_THE_GAME]
        return found

    @get("/{table:str}/moments/{sequence:int}")
    async def moment(
        self,
        table: TableId,
        sequence: Number,
        request: Request[Any, Any, Any],
        house: House,
        visitor: Person | None,
        seat: Seat | None = None,
        link: ReplayLink = None,
    ) -> replays.Moment:
        """The table as it stood after a line of its log; after the end from any seat."""
        live, outside = await _replayed(house, table, visitor, link)
        looking = replays.viewpoint(live, visitor.id if visitor else None, seat)
        with house.limits.work(*payers(request, visitor)) as bill:
            last = live.table.sequence
            found = await house.played_again(bill, table, replays.moment, last, looking, upto=sequence)
        if outside or not await house.company.hush([found.line], visitor.id if visitor else None):
            found.line = replays.to_outsiders(found.line)
        return found

    @get("/{table:str}/swings")
    async def swings(
        self,
        table: TableId,
        request: Request[Any, Any, Any],
        house: House,
        visitor: Person | None,
        link: ReplayLink = None,
    ) -> Decided:
        """What decided a finished game: everybody's score along its log, and the moments that told most."""
        live, _ = await _replayed(house, table, visitor, link)
        return await house.decided(live, *payers(request, visitor))

    @get("/{table:str}/record")
    async def record(
        self,
        table: TableId,
        request: Request[Any, Any, Any],
        house: House,
        visitor: Person | None,
        link: ReplayLink = None,
    ) -> Response[str]:
        """The record of a finished game; of a running one an account of what one may know."""
        live, _ = await _replayed(house, table, visitor, link)
        with house.limits.work(*payers(request, visitor)) as bill:
            reader = visitor.id if visitor else None
            text = await house.played_again(bill, table, replays.record, reader)
        name = f'attachment; filename="{live.table.setup.game}-{table}.json"'
        return Response(text, media_type="application/json", headers={"content-disposition": name})

    @post("/{table:str}/branches")
    async def branch(
        self,
        table: TableId,
        data: BranchWish,
        request: Request[Any, Any, Any],
        house: House,
        person: Person,
        link: ReplayLink = None,
    ) -> Update:
        """A new table that goes on from any point of a finished one."""
        house.limits.spend("open", person.id)
        live, _ = await _looked_at(house, table, person, link)
        if live.table.status != "over":
            raise Refused("not-over")
        with house.limits.work(*payers(request, person)) as bill:
            text, people = await house.played_again(bill, table, replays.branch, upto=data.sequence)
        setup = live.table.setup
        brought = RecordBrought(text, setup.title, data.seat)
        return await _from_record(house, person, request, brought, people, setup.titled or setup.owner)

    @post("/records")
    async def bring(
        self, data: RecordBrought, request: Request[Any, Any, Any], house: House, person: Person
    ) -> Update:
        """A new table that goes on from a record."""
        house.limits.spend("open", person.id)
        bot = checked_bot(data.bot)
        people: dict[Seat, Sat | BotSat] = {seat: BotSat(seat=seat, bot=bot) for seat in range(16)}
        return await _from_record(house, person, request, data, people)


def _printed(setup: Opened, packs: Sequence[Pack]) -> dict[str, Any]:
    """Beside the event loop: a pack may have to be read first."""
    return facts(ruleset(setup.game, setup.seats, setup.options, packs))


async def _from_record(
    house: House,
    person: Person,
    request: Request[Any, Any, Any],
    brought: RecordBrought,
    people: dict[Seat, Sat | BotSat],
    titled: PersonId | None = None,
) -> Update:
    seat = brought.seat
    people = {**people, seat: Sat(seat=seat, person=person.id, name=person.name)}
    with house.limits.work(*payers(request, person)) as bill:
        live = await house.lobby.from_record(person, brought.record, brought.title, people, bill, titled)
    return await house.hall.update(live.table.id, person.id, 0)


def _pay_for_lines(
    house: House, request: Request[Any, Any, Any], visitor: Person | None, live: LiveTable, since: int
) -> None:
    """Raises Refused for whoever reads long logs over and over."""
    cost = min(PAGE, max(0, live.table.sequence - since))
    house.limits.spend("lines", *payers(request, visitor), cost=cost)


async def seen(house: House, table: TableId, visitor: Person | None) -> LiveTable:
    """The table, where this visitor may see it."""
    live = await house.hall.newest(table)
    await house.lobby.check_may_see(live, visitor.id if visitor else None)
    return live


async def _looked_at(
    house: House, table: TableId, visitor: Person | None, link: str | None
) -> tuple[LiveTable, bool]:
    """The same, also by a link to the replay; and whether that alone lets the visitor in."""
    try:
        return await seen(house, table, visitor), False
    except Refused as why:
        live = await house.hall.newest(table)
        if why.reason != "no-such-table" or not await house.links.opens_replay(live, link):
            raise
        return live, True


async def _replayed(
    house: House, table: TableId, visitor: Person | None, link: str | None
) -> tuple[LiveTable, bool]:
    """The same, for what takes a replay of the whole game."""
    found = await _looked_at(house, table, visitor, link)
    house.limits.spend("replay", visitor.id if visitor else table)
    return found


async def _change(house: House, table: TableId, seconds: float) -> None:
    """Waits until a table goes on."""
    changed = asyncio.Event()

    def hear(live: LiveTable) -> None:
        changed.set()

    house.hall.hearers[table].add(hear)
    try:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(changed.wait(), seconds)
    finally:
        house.hall.hearers[table].discard(hear)
