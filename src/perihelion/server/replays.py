"""Replays and records: a table at any moment of its log, as far as the viewer is entitled to see it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import cast

import msgspec

from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Refused
from perihelion.server import shapes
from perihelion.server.archive import Archive
from perihelion.server.entries import BotSat, Line, Opened, PersonId, Sat, TableId
from perihelion.server.live import LiveTable, PackReader, shown_decision, shown_line
from perihelion.server.tables import Table

OF_THE_GAME = ("started", "acted", "undone", "resigned", "taken-over", "handed-back", "paused", "resumed")


class Moment(msgspec.Struct):
    """A table as it stood after one line of its log."""

    id: TableId
    sequence: int
    last: int
    seat: Seat | None
    line: shapes.Line
    view: shapes.View | None
    asked: shapes.Decision | None


async def at(archive: Archive, table: TableId, packs: PackReader, sequence: int | None = None) -> LiveTable:
    """The table after this line, or as far as its log goes, played again from its start."""
    lines = await archive.read(table, upto=sequence)
    if not lines or sequence not in (None, lines[-1].sequence):
        raise Refused("no-such-moment")
    setup = lines[0].entry
    assert isinstance(setup, Opened)
    live = LiveTable(Table(table), packs=await packs(setup.packs))
    await asyncio.to_thread(_fold, live, lines)
    return live


def _fold(live: LiveTable, lines: Sequence[Line]) -> None:
    """Beside the event loop: a long game takes a while, and nobody else's table waits for it."""
    for line in lines:
        live.take(line)


def viewpoint(now: LiveTable, person: PersonId | None, wanted: Seat | None) -> Seat | None:
    """The seat to look from: one's own, or none; once the game is over, any."""
    if wanted is None:
        return now.audience(person)
    if wanted != now.audience(person) and now.table.status != "over":
        raise Refused("not-your-seat")
    if not 0 <= wanted < len(now.table.places):
        raise Refused("no-such-seat", seat=str(wanted))
    return wanted


def to_outsiders(line: shapes.Line) -> shapes.Line:
    """A line as somebody reads it who is not of the table: what was said there is not for them."""
    plain: shapes.Line = {"sequence": line["sequence"], "at": line["at"], "kind": line["kind"]}
    return line if line["kind"] in OF_THE_GAME else plain


def moment(then: LiveTable, last: int, seat: Seat | None) -> Moment:
    decision = then.asked.get(seat) if seat is not None else None
    return Moment(
        id=then.table.id,
        sequence=then.table.sequence,
        last=last,
        seat=seat,
        line=shown_line(then.lines[-1], seat),
        view=None if then.game is None else cast("shapes.View", then.game.view(seat)),
        asked=None if decision is None or then.game is None else shown_decision(decision, then.game),
    )


async def record(archive: Archive, live: LiveTable, packs: PackReader, person: PersonId | None) -> str:
    """The whole record of a finished game; of a running one what this person may know."""
    whole = await at(archive, live.table.id, packs)
    if whole.game is None:
        raise Refused("not-started")
    if whole.table.status == "over":
        return whole.game.save()
    seat = whole.audience(person)
    return whole.game.save(audience="everybody" if seat is None else seat)


def branch(then: LiveTable) -> tuple[str, dict[Seat, Sat | BotSat]]:
    """A record up to this moment, and bots for every seat but the first person's."""
    if then.game is None:
        raise Refused("not-started")
    if then.game.over:
        raise Refused("game-over")
    bots = {
        seat: BotSat(seat=seat, bot=place.bot or "rookie") for seat, place in enumerate(then.table.places)
    }
    return then.game.save(), dict(bots)
