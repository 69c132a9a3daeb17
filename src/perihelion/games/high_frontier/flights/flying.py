"""Spacecraft under way: from space to space, each step a decision, until they stop or land."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import agenda, reasons
from perihelion.games.high_frontier.components import CardId, SpaceId
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.flights.courses import (
    Course,
    burn_fuel,
    burns_by,
    course_of,
    is_endangered,
    landing_fuel,
)
from perihelion.games.high_frontier.flights.engines import promised_power, why_not_set_out
from perihelion.games.high_frontier.outfits import is_factory
from perihelion.games.high_frontier.phrases import PLACE
from perihelion.games.high_frontier.slots import open_slots, slot_in
from perihelion.games.high_frontier.stacks import settle, shift_card
from perihelion.games.high_frontier.starmap.chart import Way, why_not_ahead
from perihelion.games.high_frontier.state import Flight, Frontier, Slot, Stack, kind_of

EVENTS = {
    "hf-flew": {"slot": "numbered", "start": "space", "to": "space", "burns": "burns", "steps": "steps"},
    "hf-landed": {"slot": "numbered", "site": "space", "fuel": "fuel"},
    "hf-hopped": {"site": "space", "fuel": "fuel"},  # along the road, from `engines`
}
PROMPTS = {"hf-go": {"slot": "numbered"}}
MOVES = {"go": PLACE}


def phrases(content: Content) -> Iterable[tuple[str, ...]]:
    """Every move these rules offer."""
    yield from (("go", space) for space in content.map.spaces)
    yield ("stop",)


# Beginning and end of a move.


def why_not_fly(hf: Frontier, seat: Seat, slot: Slot) -> Reason | None:
    """A rocket needs something that moves it; a freighter must not be stuck.  [HF-6.1B HF-6.6]"""
    return (why_not_set_out if kind_of(slot) == "rocket" else why_freighter_is_stuck)(hf, seat, slot)


def why_freighter_is_stuck(hf: Frontier, seat: Seat, slot: Slot) -> Reason | None:
    """A freighter leaves only small sites and factories.  [HF-6.6]

    This was all up to version 1: a rocket might begin a move in which it could only stay.  [HF-6.1B]
    """
    place = hf.players[seat].stacks[slot].place
    site = hf.on.chart.spaces[place].site
    if site is None or kind_of(slot) != "freighter":
        return None
    return hf.on.book.why_freighter_stays(hf.on.numbers, site, factory=is_factory(hf, place))


def fly(hf: Frontier, seat: Seat, slot: Slot) -> None:
    """A spacecraft begins its move; a freighter's thrust is always the same.  [HF-6.0 HF-6.6 HF-6.6.1]

    Ruling: power of one's own is always used for one's rocket, as it can do no harm.  [HF-11.3]
    """
    hf.flight = flight = Flight(slot, hf.players[seat].stacks[slot].place)
    if flight.kind == "freighter":
        flight.thrust = hf.on.numbers.freighter
        hf.then(agenda.CRUISE(seat))
        return
    flight.beamed = hf.on.book.has_own_power(hf, seat)
    if not flight.beamed and promised_power(hf, seat) is not None:
        hf.then(agenda.RECEIVE_POWER(seat), agenda.CHOOSE_ENGINE(seat))
    else:
        hf.then(agenda.CHOOSE_ENGINE(seat))


def end_move(hf: Frontier, seat: Seat) -> None:
    """The move is over; mass that was dropped is taken off the diagram now.  [HF-6.2 HF-6.7A]"""
    flight = hf.flight
    assert flight is not None
    hf.flight = None
    hf.turn.moved.append(flight.slot)
    if flight.beamed:
        hf.turn.pushed += [flight.thruster] if flight.thruster else []
    settle(hf, seat)


# From space to space.


def cruise(hf: Frontier, seat: Seat) -> Rules:
    """Into a space next to this one, or stop.  [HF-6.2]"""
    offers = partial(hf.on.book.onward, hf, seat)
    move = yield Decision(Kind.CHOOSE, seat, "hf-go", "HF-6.2", offers, under_way(hf, seat))
    hf.on.book.steer(hf, seat, move)


def steer(hf: Frontier, seat: Seat, move: Move) -> None:
    """What was answered in mid-move is done.  [HF-6.2 HF-6.7D]"""
    match move.verb:
        case "stop":
            hf.on.book.end_move(hf, seat)
        case "drop":
            drop(hf, seat, move.args[0], slot_in(move, "outpost"))
        case _:
            hf.on.book.enter(hf, seat, move.args[0])


def under_way(hf: Frontier, seat: Seat) -> dict[str, Any]:
    """What moves, how many burns it has left, and for how many of them it has fuel.  [HF-6.2A HF-6.2B]

    Enough is "free" where burns cost none, "all" where the fuel suffices, else "short".
    """
    flight, stack, thruster, _ = course_of(hf, seat)
    left = flight.thrust - flight.burns
    if thruster is None or not thruster.fuel:
        return {"slot": flight.slot, "left": left, "fuelled": left, "enough": "free"}
    steps = stack.steps + thruster.steps(flight.burns)
    fuelled = thruster.burns(steps, flight.thrust) - flight.burns
    return {
        "slot": flight.slot,
        "left": left,
        "fuelled": fuelled,
        "enough": "all" if fuelled == left else "short",
    }


def onward(hf: Frontier, seat: Seat) -> Offers:
    """The spaces next to this one, and cargo to leave in it.  [HF-6.2A HF-6.7D]"""
    course, moves = course_of(hf, seat), hf.on.moves["go"]
    flight, stack = course.flight, course.stack
    for way in hf.on.chart.ways[stack.place]:
        yield moves[way.to], why_not_go(hf, course, way)
    if len(stack.cards) > 1 and stack.place != hf.home(seat) and flight.kind == "rocket":
        for slot in open_slots(hf, seat, "outpost", stack.place):
            for card in stack.cards:
                yield hf.on.shifts["drop", slot][card], why_not_drop(hf, seat, stack, card, slot)
    yield hf.on.vocabulary["stop"], None


def why_not_drop(hf: Frontier, seat: Seat, stack: Stack, card: CardId, slot: Slot) -> Reason | None:
    """All but the thruster in use may become an outpost.  [HF-6.7D]"""
    assert hf.flight is not None
    if card == hf.flight.thruster:
        return reasons.THRUSTER_IN_USE
    return hf.on.book.why_not_join(hf, seat, slot, stack.place, card)


def drop(hf: Frontier, seat: Seat, card: CardId, slot: Slot) -> None:
    """A card stays behind as an outpost; the mass changes at the end of the move.  [HF-6.7D HF-6.7A]"""
    place = shift_card(hf, seat, card, slot)
    black = hf.black_of(card)
    hf.tell("hf-shifted", seat, "HF-6.7D", card=card, black=black, slot=slot, place=place)
    hf.then(agenda.CRUISE(seat))


def why_not_go(hf: Frontier, course: Course, way: Way) -> Reason | None:
    """What bars the way, first the way itself, then what it costs.  [HF-6.2A HF-6.2C HF-6.1B]

    Ruling: no move enters more spaces than the map has, so that nobody circles for ever.  [HF-11.4]
    """
    flight = course.flight
    why_not = why_not_ahead(flight.came, way, retreating=flight.retreat)
    if why_not is not None:
        return why_not
    burns = burns_by(hf, course, way).spent
    if (why_closed := hf.on.book.why_closed(hf.on.chart, way, burns, course.passage)) is not None:
        return why_closed
    if flight.entered >= len(hf.on.chart.spaces):
        return reasons.CIRCLING
    if course.passage.freighter:
        return why_not_freighter(hf, course, way, burns)
    return why_not_rocket(hf, course, way, burns) if course.thruster else None


def why_not_freighter(hf: Frontier, course: Course, way: Way, burns: int) -> Reason | None:
    """No landing but at a factory, one burn a turn.  [HF-6.6 HF-6.6.1]"""
    flight, site = course.flight, hf.on.chart.spaces[way.to].site
    if site is not None:
        why_not = hf.on.book.why_freighter_stays_off(site, factory=is_factory(hf, way.to))
        if why_not is not None:
            return why_not
    return reasons.NO_BURNS_LEFT if flight.burns + burns > flight.thrust else None


def why_not_rocket(hf: Frontier, course: Course, way: Way, burns: int) -> Reason | None:
    """Burns count against the thrust and cost fuel; landing costs fuel.

    [HF-6.2A HF-6.2B HF-6.2C HF-6.4A HF-6.4C]
    """
    flight, steps = course.flight, course.stack.steps
    if flight.burns + burns > flight.thrust:
        return reasons.NO_BURNS_LEFT
    fuel = burn_fuel(course, burns)
    if fuel > steps:
        return reasons.NO_BURN_FUEL
    return reasons.NO_LANDING_FUEL if fuel + landing_fuel(hf, course, way) > steps else None


def enter(hf: Frontier, seat: Seat, to: SpaceId) -> None:
    """The craft goes into a space and meets what is there.  [HF-6.2 HF-6.2B HF-6.4A HF-6.4E HF-6.4F]"""
    course = course_of(hf, seat)
    flight, stack = course.flight, course.stack
    way = hf.on.chart.way(stack.place, to)
    assert way is not None
    burns, landing = burns_by(hf, course, way), landing_fuel(hf, course, way)
    fuel = burn_fuel(course, burns.spent)
    stack.steps -= fuel + landing
    start, stack.place = stack.place, to
    flight.burns += burns.spent
    flight.free = burns.free
    flight.passed = "+".join(sorted(burns.passed)) if burns.passed else ""
    flight.came, flight.lane = start, way.arrives
    flight.retreat = flight.retreat and way.back
    flight.entered += 1
    hf.tell("hf-flew", seat, "HF-6.2", slot=flight.slot, start=start, to=to, burns=burns.spent, steps=fuel)
    if hf.on.chart.spaces[to].site:
        touch_down(hf, seat, stack, landing)
    else:
        hf.then(agenda.BRAVE(seat) if is_endangered(hf, course) else agenda.CRUISE(seat))


def touch_down(hf: Frontier, seat: Seat, stack: Stack, fuel: int) -> None:
    """Landing ends the move.  [HF-6.2A HF-6.4A]"""
    flight = hf.flight
    assert flight is not None
    hf.tell("hf-landed", seat, "HF-6.4A", slot=flight.slot, site=stack.place, fuel=fuel)
    if flight.kind == "rocket":
        hf.on.book.land(hf, seat, stack.place, flight.slot)
    hf.on.book.end_move(hf, seat)


RULES = {agenda.FLY: fly, agenda.CRUISE: cruise}
