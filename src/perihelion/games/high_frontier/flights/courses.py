"""A craft under way as its next step asks for it: how it may pass, and what the step would cost."""

from __future__ import annotations

from typing import NamedTuple

from perihelion.engine.decisions import Seat
from perihelion.games.high_frontier.components import Thruster
from perihelion.games.high_frontier.flights.laws import ELEVATOR, Burns, Outfit, Passage
from perihelion.games.high_frontier.outfits import outfit_under_way
from perihelion.games.high_frontier.starmap.chart import Way
from perihelion.games.high_frontier.state import Flight, Frontier, Stack, kind_of


class Course(NamedTuple):
    """A craft under way.

    flight     its move so far
    stack      its cards, its place and its fuel
    thruster   the one in use, or None
    passage    how it may pass
    """

    flight: Flight
    stack: Stack
    thruster: Thruster | None
    passage: Passage


def course_of(hf: Frontier, seat: Seat) -> Course:
    """The craft under way as it is now."""
    flight = hf.flight
    assert flight is not None
    stack = hf.players[seat].stacks[flight.slot]
    outfit = outfit_under_way(hf, seat, stack, flight)
    lit = flight.thruster in outfit.cards
    thruster = hf.on.book.thruster(outfit, flight.thruster) if lit else None
    found = passage(hf, seat, flight.slot, outfit, thruster)
    found = found._replace(
        codes=hf.on.book.flight_codes(outfit, flight.thruster) if lit else frozenset(),
        shielded=hf.on.book.is_shielded(outfit, flight.thrust, found.passes),
    )
    return Course(flight, stack, thruster, found)


def passage(hf: Frontier, seat: Seat, slot: str, outfit: Outfit, thruster: Thruster | None) -> Passage:
    """How a craft may pass, with a thruster in use or without.  [HF-6.1B HF-6.4F HF-6.5 HF-6.6]"""
    freighter = kind_of(slot) == "freighter"
    return Passage(
        scoop=hf.on.book.scoops(outfit),
        sailing=thruster is not None and thruster.sail,
        drifting=not freighter and thruster is None,
        freighter=freighter,
        passes=hf.on.book.passes(hf, seat),
    )


def passes(hf: Frontier, seat: Seat) -> frozenset[str]:
    """What opens to a player's craft that is closed to others: by a venture the elevator.  [HF-7.2]"""
    if not hf.ventures:
        return frozenset()
    ventures = hf.on.printed.ventures
    return frozenset(
        ELEVATOR
        for venture, owner in hf.ventures.items()
        if owner == seat and ventures[venture].effect == "elevator"
    )


def is_endangered(hf: Frontier, course: Course) -> bool:
    """Whether something is to be braved where a craft has come.  [HF-6.4E HF-6.4F]"""
    space = hf.on.chart.spaces[course.stack.place]
    return bool(space.hazard) or hf.on.book.is_rolled_for(space, course.passage)


def burns_by(hf: Frontier, course: Course, way: Way) -> Burns:
    """Burns of the next step.  [HF-6.2A HF-6.3]"""
    flight = course.flight
    passed = frozenset(flight.passed.split("+")) if flight.passed else frozenset()
    chart, passage = hf.on.chart, course.passage
    return hf.on.book.burns_of(chart, way, passage, lane=flight.lane, free=flight.free, passed=passed)


def burn_fuel(course: Course, burns: int) -> int:
    """What further burns cost now, so that the sum of the move is rounded up only once.  [HF-6.2B HF-6.5]"""
    if not burns or course.thruster is None:
        return 0
    before = course.flight.burns
    return course.thruster.steps(before + burns) - course.thruster.steps(before)


def landing_fuel(hf: Frontier, course: Course, way: Way) -> int:
    """Steps for entering a site.  [HF-6.4C HF-6.4F]"""
    site = hf.on.chart.spaces[way.to].site
    if site is None:
        return 0
    return hf.on.book.landing_steps(course.flight.thrust, site, course.passage, by_air=way.aerobrake)
