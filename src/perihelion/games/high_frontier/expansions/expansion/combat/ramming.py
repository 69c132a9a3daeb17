"""Kamikazes: a rocket with a missile crashes into its enemies on a site."""

from __future__ import annotations

from collections.abc import Callable

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.book import Book
from perihelion.games.high_frontier.expansions.expansion.boards import Fight, sky
from perihelion.games.high_frontier.expansions.expansion.combat.attacks import begin_fight, enemies, may_fight
from perihelion.games.high_frontier.expansions.expansion.combat.weapons import MISSILE, weapons_of
from perihelion.games.high_frontier.flights.courses import course_of
from perihelion.games.high_frontier.flights.flying import why_not_go
from perihelion.games.high_frontier.phrases import PLACE
from perihelion.games.high_frontier.state import Frontier, Slot

RAM = Step("ram", "seat", "slot")

EVENTS = {"hf-rammed": {"site": "space"}}
PROMPTS = {"hf-ram": {"site": "space"}}
MOVES = {"ram": PLACE}
Steers = Callable[[Frontier, Seat, Move], None]


def wrap(book: Book) -> None:
    book.onward = with_ramming(book.onward)
    book.steer = ram_under_way(book.steer)


def with_ramming(onward: Callable[[Frontier, Seat], Offers]) -> Callable[[Frontier, Seat], Offers]:
    def offered(hf: Frontier, seat: Seat) -> Offers:
        """A rocket with a missile may crash into its enemies on a site without landing fuel.  [HF-8.4B]"""
        yield from onward(hf, seat)
        if may_fight(hf):
            yield from ramming(hf, seat)

    return offered


def ramming(hf: Frontier, seat: Seat) -> Offers:
    course = course_of(hf, seat)
    slot = course.flight.slot
    if course.thruster is None or not weapons_of(hf, seat, slot, MISSILE):
        return
    for way in hf.on.chart.ways[course.stack.place]:
        hostile = way.to in hf.on.sites and any(True for _ in enemies(hf, seat, way.to))
        if hostile and why_not_go(hf, course, way) is reasons.NO_LANDING_FUEL:
            yield hf.on.moves["ram"][way.to], None


def ram_under_way(steer: Steers) -> Steers:
    def steered(hf: Frontier, seat: Seat, move: Move) -> None:
        if move.verb != "ram":
            steer(hf, seat, move)
            return
        (site,) = move.args
        assert hf.flight is not None
        slot = hf.flight.slot
        hf.players[seat].stacks[slot].place = site
        hf.tell("hf-rammed", seat, "HF-8.4B", site=site)
        hf.on.book.end_move(hf, seat)
        hf.turn.moved = list(hf.on.movers)
        hf.then(RAM(seat, slot))

    return steered


def ram(hf: Frontier, seat: Seat, slot: Slot) -> Rules:
    """Which of those on the site it hits.  [HF-8.4B]"""
    place = hf.players[seat].stacks[slot].place
    found = tuple(enemies(hf, seat, place))
    victim, target = found[0]
    if len(found) > 1:
        moves = [f"attack {slot} {other} {what}" for other, what in found]
        offers = lambda: ((hf.on.vocabulary[text], None) for text in moves)  # noqa: E731
        move = yield Decision(Kind.CHOOSE, seat, "hf-ram", "HF-8.4B", offers, {"site": place})
        victim, target = int(move.args[1]), move.args[2]
    sky(hf).fought.append(slot)
    begin_fight(hf, Fight(seat, slot, victim, target, raging=True))


RULES = {RAM: ram}
