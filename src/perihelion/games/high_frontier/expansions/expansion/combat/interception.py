"""Whoever leaves a space may be attacked there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.games.high_frontier import agenda
from perihelion.games.high_frontier.book import Book
from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.expansions.expansion.boards import FACTORY, Fight, sky
from perihelion.games.high_frontier.expansions.expansion.combat.attacks import begin_fight, may_fight
from perihelion.games.high_frontier.expansions.expansion.combat.weapons import can_begin, is_armed
from perihelion.games.high_frontier.expansions.expansion.manoeuvres import flies_on
from perihelion.games.high_frontier.expansions.expansion.supporting import NONE, parts
from perihelion.games.high_frontier.flights.courses import course_of
from perihelion.games.high_frontier.flights.engines import why_not_hop
from perihelion.games.high_frontier.flights.flying import why_not_go
from perihelion.games.high_frontier.state import LEO, Frontier, Slot, Stack

INTERCEPT = Step("intercept", "seat", "space", "fought")
GO_ON = Step("go_on", "seat", "space")

PROMPTS = {"hf-intercept": {"place": "space", "mover": "seat"}}
MOVES = {"intercept": {"slot": "fighter"}}
Leaves = Callable[[Frontier, Seat, SpaceId], None]


def wrap(book: Book) -> None:
    book.enter, book.hop = with_interception(book.enter), with_interception(book.hop)


def with_interception(leave: Leaves) -> Leaves:
    def left(hf: Frontier, seat: Seat, to: SpaceId) -> None:
        """Whoever leaves a space may be attacked by those who are there.  [HF-8.3F]"""
        own = sky(hf)
        waiting = [] if own.cleared else interceptors(hf, seat)
        own.cleared = False
        if waiting:
            hf.then(*(INTERCEPT(other, to, NONE) for other in waiting), GO_ON(seat, to))
        else:
            leave(hf, seat, to)

    return left


def interceptors(hf: Frontier, seat: Seat) -> list[Seat]:
    """Others who can fight where a craft is, never at LEO.  [HF-8.3F HF-8.4]"""
    assert hf.flight is not None
    place = hf.players[seat].stacks[hf.flight.slot].place
    if place == LEO or not may_fight(hf):
        return []
    others = [(seat + n) % hf.on.seats for n in range(1, hf.on.seats)]
    return [other for other in others if able(hf, other, place)]


def able(hf: Frontier, seat: Seat, place: SpaceId) -> list[Slot]:
    """What a player can fight with in a space."""
    slots = [slot for slot, _ in hf.players[seat].at(place)]
    armed = [slot for slot in slots if can_begin(slot) and is_armed(hf, seat, slot)]
    claim = hf.claims.get(place)
    factory = claim is not None and claim.owner == seat and claim.cubes > 0
    return [*armed, *([FACTORY] if factory else [])]


def intercept(hf: Frontier, seat: Seat, to: SpaceId, fought: str) -> Rules:
    """One after the other of those who are there attacks, or all let the craft go.  [HF-8.3F]"""
    place, done = left_from(hf), parts(fought)
    slots = tuple(slot for slot in able(hf, seat, place) if slot not in done)
    if not slots:
        return
    about = {"place": place, "mover": hf.active}
    offers = partial(intercepts, hf, slots)
    move = yield Decision(Kind.CHOOSE, seat, "hf-intercept", "HF-8.3F", offers, about)
    if move is not hf.on.pass_:
        assert hf.flight is not None
        begin_fight(hf, Fight(seat, move.args[0], hf.active, hf.flight.slot, onward=to))
        hf.then(INTERCEPT(seat, to, "+".join([*done, move.args[0]])))


def left_from(hf: Frontier) -> SpaceId:
    """Where the craft under way still is, "" where an earlier interceptor has destroyed it."""
    assert hf.flight is not None
    stack = hf.players[hf.active].stacks.get(hf.flight.slot)
    return "" if stack is None else stack.place


def intercepts(hf: Frontier, slots: tuple[Slot, ...]) -> Offers:
    yield from hf.on.any_of("intercept", slots)
    yield hf.on.pass_, None


def go_on(hf: Frontier, seat: Seat, to: SpaceId) -> None:
    """After the fights a craft that still can goes where it was bound for.  [HF-8.3F]"""
    if not flies_on(hf, seat):
        return
    course = course_of(hf, seat)
    way = hf.on.chart.way(course.stack.place, to)
    if way is None:
        drive_on(hf, seat, course.stack, to)
    elif why_not_go(hf, course, way) is not None:
        hf.then(agenda.CRUISE(seat))
    else:
        sky(hf).cleared = True
        hf.on.book.enter(hf, seat, to)


def drive_on(hf: Frontier, seat: Seat, rocket: Stack, to: SpaceId) -> None:
    """Along the road, unless the fight has cost what that takes.  [HF-8.3F HF-6.4D]"""
    if why_not_hop(hf, seat, rocket) is not None:
        hf.on.book.end_move(hf, seat)
        return
    sky(hf).cleared = True
    hf.on.book.hop(hf, seat, to)


RULES = {INTERCEPT: intercept, GO_ON: go_on}
