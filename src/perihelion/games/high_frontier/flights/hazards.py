"""Hazards on the way: crashes and aerobraking, the roll and what spares it."""

from __future__ import annotations

from collections.abc import Iterable

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts
from perihelion.games.high_frontier import agenda, dice
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.flights.courses import course_of
from perihelion.games.high_frontier.state import Frontier
from perihelion.games.high_frontier.water import funds, pay

EVENTS = {
    "hf-hazard": {"place": "space", "hazard": "word", "roll": "roll"},
    "hf-hazard-paid": {"place": "space", "water": "water"},
    "hf-scooped": {"place": "space"},
    "hf-sail-lost": {"card": "card", "black": "word"},
}
PROMPTS = {"hf-hazard": {"place": "space"}}


def phrases(content: Content) -> Iterable[tuple[str, ...]]:
    """Every move these rules offer."""
    yield from (("roll",), ("insure",))


def brave(hf: Frontier, seat: Seat) -> Rules:
    """A hazard: a roll of 1 loses the stack, water paid beforehand spares the roll.

    [HF-6.4E HF-6.4F HF-6.4G]
    """
    course, price = course_of(hf, seat), hf.on.numbers.no_failure
    place = course.stack.place
    hazard = hf.on.chart.spaces[place].hazard
    if not hf.on.book.is_rolled_for(hf.on.chart.spaces[place], course.passage):
        hf.tell("hf-scooped", seat, "HF-6.4F", place=place)
    elif funds(hf, seat) >= price:
        about = {"place": place, "hazard": hazard, "water": price}
        move = yield Decision(Kind.CHOOSE, seat, "hf-hazard", "HF-6.4G", lambda: roll_or_pay(hf), about)
        if move.verb == "insure":
            pay(hf, seat, price)
            hf.tell("hf-hazard-paid", seat, "HF-6.4G", place=place, water=price)
        elif is_lost(hf, seat):
            return
    elif is_lost(hf, seat):
        return
    come_through(hf, seat)


def roll_or_pay(hf: Frontier) -> Offers:
    yield hf.on.vocabulary["roll"], None
    yield hf.on.vocabulary["insure"], None


def premium(hf: Frontier, seat: Seat, move: Move) -> Amounts:
    """What sparing the roll costs.  [HF-6.4G]"""
    return {"water": -hf.on.numbers.no_failure}


def is_lost(hf: Frontier, seat: Seat) -> bool:
    """The roll; the stack that is lost goes to hand, crew included, which is no felony.  [HF-6.4E HF-6.4F]"""
    flight = hf.flight
    assert flight is not None
    place = hf.players[seat].stacks[flight.slot].place
    hazard = hf.on.chart.spaces[place].hazard
    rule = "HF-6.4E" if hazard == "crash" else "HF-6.4F"
    roll = dice.roll(hf)
    hf.tell("hf-hazard", seat, rule, place=place, hazard=hazard, roll=roll)
    if roll != hf.on.numbers.lost:
        return False
    hf.on.book.lose_stack(hf, seat, flight.slot, rule)
    hf.on.book.end_move(hf, seat)
    return True


def come_through(hf: Frontier, seat: Seat) -> None:
    """Sails do not stand an atmosphere; whoever loses the thruster drifts on.  [HF-6.4F HF-6.5 HF-6.1B]"""
    flight = hf.flight
    assert flight is not None
    stack = hf.players[seat].stacks[flight.slot]
    if hf.on.chart.spaces[stack.place].aerobrakes:
        for card in [card for card in stack.cards if hf.side(card).is_sail]:
            hf.tell("hf-sail-lost", seat, "HF-6.5", card=card, black=hf.black_of(card))
            hf.on.book.to_hand(hf, seat, card)
            if flight.thruster == card:
                flight.thruster, flight.thrust, flight.retreat = "", 0, False
    if flight.slot in hf.players[seat].stacks:
        hf.then(agenda.CRUISE(seat))
    else:
        hf.on.book.end_move(hf, seat)


BRINGS = {"insure": premium}
