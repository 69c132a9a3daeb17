"""Replays and records: a table at any moment of its log, as far as the viewer is entitled to see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import msgspec

from perihelion.engine.decisions import Seat
from perihelion.engine.packs import Pack
from perihelion.engine.refused import Refused
from perihelion.server import shapes
from perihelion.server.archive import Archive, Damaged, Written, lines_of
from perihelion.server.entries import BotSat, Opened, PersonId, Sat, TableId
from perihelion.server.live_table import LiveTable, PackReader, shown_line, taken_up
from perihelion.server.questions import shown_decision
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


@dataclass(slots=True)
class Story:
    """A log as far as it is to be played again, as a clerk is given it."""

    table: TableId
    written: list[Written]
    packs: Sequence[Pack]


async def story(archive: Archive, table: TableId, packs: PackReader, sequence: int | None = None) -> Story:
    """The log up to this line, or as far as it goes."""
    written = await archive.written(table, upto=sequence)
    if not written or sequence not in (None, written[-1][0]):
        raise Refused("no-such-moment")
    (first,) = lines_of(table, written[:1])
    setup = first.entry
    if not isinstance(setup, Opened):
        raise Damaged(table, first.sequence, "the first line opens no table")
    return Story(table, written, await packs(setup.packs))


def at(told: Story) -> LiveTable:
    """The table after the last line of a story, played again from its start; a long game takes a while."""
    live = LiveTable(Table(told.table), packs=told.packs)
    return taken_up(live, None, lines_of(told.table, told.written))


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
    """A line as somebody outside the table reads it: what was said there is not for them."""
    plain: shapes.Line = {"sequence": line["sequence"], "at": line["at"], "kind": line["kind"]}
    return line if line["kind"] in OF_THE_GAME else plain


def moment(told: Story, last: int, seat: Seat | None) -> Moment:
    """How it stood after the last line of a story; runs in a worker."""
    return shown(at(told), last, seat)


def shown(then: LiveTable, last: int, seat: Seat | None) -> Moment:
    seat = None if then.game is None else seat
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


def record(told: Story, person: PersonId | None) -> str:
    """The whole record of a finished game; of a running one what this person may know."""
    whole = at(told)
    if whole.game is None:
        raise Refused("not-started")
    if whole.table.status == "over":
        return whole.game.save()
    seat = whole.audience(person)
    return whole.game.save(audience="everybody" if seat is None else seat)


def branch(told: Story) -> tuple[str, dict[Seat, Sat | BotSat]]:
    """A record up to this moment, and bots for every seat but the first person's."""
    then = at(told)
    if then.game is None:
        raise Refused("not-started")
    if then.game.over:
        raise Refused("game-over")
    bots = {
        seat: BotSat(seat=seat, bot=place.bot or "rookie") for seat, place in enumerate(then.table.places)
    }
    return then.game.save(), dict(bots)
