"""Water: the depot, and its exchange with tanks at LEO."""

from __future__ import annotations

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, Group, some
from perihelion.engine.refused import Reason
from perihelion.engine.speech import counted
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.slots import slot_in
from perihelion.games.high_frontier.state import Frontier, Stack

EVENTS = {"hf-fuelled": {"tanks": "tanks", "place": "space"}}
MOVES = {"tanks": {"count": "number"}}
AMOUNTS = {"water": counted("water"), "tanks": counted("tanks")}


def tanks_at_leo(hf: Frontier, seat: Seat) -> int:
    """Full tanks of the active player's rockets that stand at LEO: they are as good as WT.  [HF-2.4B]"""
    found = 0
    for rocket in rockets_at_leo(hf, seat):
        found += hf.on.fuel.tanks(rocket.row, rocket.steps)
    return found


def rockets_at_leo(hf: Frontier, seat: Seat) -> list[Stack]:
    """The active player's rockets there, but one that is just setting out."""
    if seat != hf.active or not hf.players[seat].stacks:
        return []
    under_way = hf.flight.slot if hf.flight is not None else ""
    at_leo = []
    for slot, rocket in hf.players[seat].of("rocket"):
        if rocket.place == hf.home(seat) and slot != under_way:
            at_leo.append(rocket)
    return at_leo


def funds(hf: Frontier, seat: Seat) -> int:
    """All a player can pay with.  [HF-2.4B HF-5.2.4]"""
    return hf.players[seat].water + tanks_at_leo(hf, seat)


def pay(hf: Frontier, seat: Seat, amount: int) -> None:
    """From the depot; what is missing comes out of the tanks at LEO.  [HF-2.4B HF-5.4C]"""
    player = hf.players[seat]
    for rocket in rockets_at_leo(hf, seat):
        held = hf.on.fuel.tanks(rocket.row, rocket.steps)
        missing = min(amount - player.water, held)
        if missing > 0:
            fill_to(hf, rocket, held - missing)
            player.water += missing
    assert amount <= player.water
    player.water -= amount


def fill_to(hf: Frontier, rocket: Stack, tanks: int) -> None:
    """Moves the fuel figure to a tank column: a part tank is topped up or given up.  [HF-5.4C]"""
    rocket.steps = hf.on.fuel.steps(rocket.row, tanks)


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Tanks for WT, and full tanks back into WT; with an outpost, for what is stored there.

    [HF-5.4C HF-6.7D]
    """
    late = hf.turn.rearranged >= hf.on.rearrangements
    for slot, rocket in hf.players[seat].of("rocket"):
        stored = store(hf, seat, rocket)
        if stored is not None:
            full = hf.on.fuel.tanks(rocket.row, rocket.steps)
            for tanks, move in enumerate(hf.on.tank_moves[slot]):
                if tanks != full:
                    why_not = why_not_fill(hf, seat, rocket, tanks - full, stored)
                    yield move, reasons.LONG_ENOUGH if late else why_not


def why_not_fill(hf: Frontier, seat: Seat, rocket: Stack, spent: int, stored: int) -> Reason | None:
    """There must be as much; and an outpost holds no more than a rocket.  [HF-5.4C HF-5.5A]"""
    if spent > stored:
        return reasons.TOO_LITTLE_WATER
    overflows = rocket.place != hf.home(seat) and stored - spent > hf.on.numbers.tanks
    return reasons.TANKS_FULL if overflows else None


def store(hf: Frontier, seat: Seat, rocket: Stack) -> int | None:
    """Water beside a rocket: the depot, or what an outpost there holds; None where there is neither."""
    if rocket.place == hf.home(seat):
        return hf.players[seat].water
    outpost = outpost_at(hf, seat, rocket.place)
    return None if outpost is None else outpost.tanks


def outpost_at(hf: Frontier, seat: Seat, place: SpaceId) -> Stack | None:
    """A player's outpost in a space.  [HF-6.7D]"""
    for _, outpost in hf.players[seat].of("outpost"):
        if outpost.place == place:
            return outpost
    return None


def tanks(hf: Frontier, seat: Seat, move: Move) -> None:
    """The rocket holds so many tanks; the difference goes to or comes from the store.  [HF-5.4C HF-6.7D]"""
    rocket = hf.players[seat].stacks[slot_in(move, "rocket")]
    wanted, spent = int(move.args[0]), spent_on(hf, rocket, move)
    if rocket.place == hf.home(seat):
        hf.players[seat].water -= spent
    else:
        outpost = outpost_at(hf, seat, rocket.place)
        assert outpost is not None
        outpost.tanks -= spent
    fill_to(hf, rocket, wanted)
    hf.turn.rearranged += 1
    hf.tell("hf-fuelled", seat, "HF-5.4C", tanks=wanted, place=rocket.place)


def spent_on(hf: Frontier, rocket: Stack, move: Move) -> int:
    """What filling a rocket takes from the store, below 0 what comes back.  [HF-5.4C]"""
    return int(move.args[0]) - hf.on.fuel.tanks(rocket.row, rocket.steps)


def fuelling(hf: Frontier, seat: Seat, move: Move) -> Amounts:
    """At LEO tanks are paid for in WT; beside an outpost they only change place.  [HF-5.4C HF-6.7D]"""
    rocket = hf.players[seat].stacks[slot_in(move, "rocket")]
    return some(water=-spent_on(hf, rocket, move)) if rocket.place == hf.home(seat) else {}


BRINGS = {"tanks": fuelling}
GROUPS: dict[str, Group] = {"tanks": "free"}
ACTIONS = {"tanks": tanks}
