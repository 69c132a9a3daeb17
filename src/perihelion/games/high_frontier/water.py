"""Water: the depot, and its exchange with tanks at LEO."""

from __future__ import annotations

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.phrases import WORTH
from perihelion.games.high_frontier.state import LEO, Frontier, Stack

EVENTS = {"hf-fuelled": {"tanks": "tanks", "place": "space"}}
MOVES = {"tanks": {"count": "number", "gives": WORTH}}


def tanks_at_leo(hf: Frontier, seat: Seat) -> int:
    """Full tanks of the active player's rocket, where it stands at LEO: they are as good as WT.  [HF-2.4B]"""
    rocket = hf.players[seat].rocket
    under_way = hf.flight is not None and hf.flight.slot == "rocket"
    if seat != hf.active or rocket is None or rocket.place != LEO or under_way:
        return 0
    return hf.on.fuel.tanks(rocket.row, rocket.steps)


def funds(hf: Frontier, seat: Seat) -> int:
    """All a player can pay with.  [HF-2.4B HF-5.2.4]"""
    return hf.players[seat].water + tanks_at_leo(hf, seat)


def pay(hf: Frontier, seat: Seat, amount: int) -> None:
    """From the depot; what is missing comes out of the tanks at LEO.  [HF-2.4B HF-5.4C]"""
    player = hf.players[seat]
    missing = amount - player.water
    if missing > 0:
        rocket = player.rocket
        assert rocket is not None and missing <= tanks_at_leo(hf, seat)
        fill_to(hf, rocket, hf.on.fuel.tanks(rocket.row, rocket.steps) - missing)
        player.water += missing
    player.water -= amount


def fill_to(hf: Frontier, rocket: Stack, tanks: int) -> None:
    """Moves the fuel figure to a tank column: a part tank is topped up or given up.  [HF-5.4C]"""
    rocket.steps = hf.on.fuel.steps(rocket.row, tanks)


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Tanks for WT, and full tanks back into WT; with an outpost, for what is stored there.

    [HF-5.4C HF-6.7D]
    """
    player = hf.players[seat]
    rocket = player.rocket
    if rocket is None:
        return
    stored = store(hf, seat)
    if stored is None:
        return
    full = hf.on.fuel.tanks(rocket.row, rocket.steps)
    late = hf.turn.rearranged >= hf.on.rearrangements
    for tanks, move in enumerate(hf.on.tank_moves):
        if tanks != full:
            yield move, reasons.LONG_ENOUGH if late else why_not_fill(hf, rocket, tanks - full, stored)


def why_not_fill(hf: Frontier, rocket: Stack, spent: int, stored: int) -> Reason | None:
    """There must be as much; and an outpost holds no more than a rocket.  [HF-5.4C HF-5.5A]"""
    if spent > stored:
        return reasons.TOO_LITTLE_WATER
    overflows = rocket.place != LEO and stored - spent > hf.on.numbers.tanks
    return reasons.TANKS_FULL if overflows else None


def store(hf: Frontier, seat: Seat) -> int | None:
    """Water beside the rocket: the depot, or what its outpost there holds; None where there is neither."""
    player = hf.players[seat]
    rocket, outpost = player.rocket, player.outpost
    assert rocket is not None
    if rocket.place == LEO:
        return player.water
    return outpost.tanks if outpost is not None and outpost.place == rocket.place else None


def tanks(hf: Frontier, seat: Seat, move: Move) -> None:
    """The rocket holds so many tanks; the difference goes to or comes from the store.  [HF-5.4C HF-6.7D]"""
    player = hf.players[seat]
    rocket = player.rocket
    assert rocket is not None
    wanted = int(move.args[0])
    spent = wanted - hf.on.fuel.tanks(rocket.row, rocket.steps)
    if rocket.place == LEO:
        player.water -= spent
    else:
        assert player.outpost is not None
        player.outpost.tanks -= spent
    fill_to(hf, rocket, wanted)
    hf.turn.rearranged += 1
    hf.tell("hf-fuelled", seat, "HF-5.4C", tanks=wanted, place=rocket.place)


ACTIONS = {"tanks": tanks}
