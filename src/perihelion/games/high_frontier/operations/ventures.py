"""Space ventures, and paying for the end of the game."""

from __future__ import annotations

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, Group
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.mat import Venture
from perihelion.games.high_frontier.operations.claims import claims_of, factories_of
from perihelion.games.high_frontier.pieces import cubes_left
from perihelion.games.high_frontier.state import Frontier
from perihelion.games.high_frontier.water import funds, pay

EVENTS = {"hf-ventured": ("venture", "water"), "hf-paid-for-end": ("water",)}
MOVES = {"venture": ("venture",)}


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Ventures with claims enough, and the end of the game.  [HF-7.2 HF-7.3A]"""
    owned = [hf.on.sites[site].letter for site, _ in claims_of(hf, seat)]
    if owned:
        for venture in hf.on.printed.ventures.values():
            if venture.letter in owned:
                yield hf.on.moves["venture"][venture.id], why_not_venture(hf, seat, venture, owned)
    if factories_of(hf, seat) or deserves_end(hf, seat):
        yield hf.on.vocabulary["end-game"], why_not_end(hf, seat)


def why_not_venture(hf: Frontier, seat: Seat, venture: Venture, owned: list[str]) -> Reason | None:
    """First come, with claims on three sites of the letter, for the WT shown; D worlds do not count.

    [HF-7.2]
    """
    if venture.id in hf.ventures:
        return reasons.VENTURE_TAKEN
    if owned.count(venture.letter) < venture.claims:
        return reasons.TOO_FEW_CLAIMS
    if funds(hf, seat) < venture.water:
        return reasons.TOO_LITTLE_WATER
    return reasons.NO_CUBE if cubes_left(hf, seat) == 0 else None


def venture(hf: Frontier, seat: Seat, move: Move) -> None:
    """A cube in the venture; it works from now on, in this turn too.  [HF-7.2]

    Ruling: whoever has no cube left takes a glory cube back first.  [HF-3.1B HF-11.6]
    """
    chosen = hf.on.printed.ventures[move.args[0]]
    pay(hf, seat, chosen.water)
    hf.ventures[chosen.id] = seat
    hf.turn.begun = True
    if chosen.effect == "operations":
        hf.turn.operations += 1
    hf.tell("hf-ventured", seat, "HF-7.2", venture=chosen.id, water=chosen.water)


def founded(hf: Frontier, seat: Seat, move: Move) -> Amounts:
    """What a venture costs, and its points.  [HF-7.2]"""
    chosen = hf.on.printed.ventures[move.args[0]]
    return {"water": -chosen.water, "points": chosen.vp}


def deserves_end(hf: Frontier, seat: Seat) -> bool:
    """Factories or ventures enough.  [HF-7.3A]"""
    ventures = sum(owner == seat for owner in hf.ventures.values())
    factories = len(factories_of(hf, seat))
    return factories >= hf.on.numbers.own_factories or ventures >= hf.on.numbers.ventures


def why_not_end(hf: Frontier, seat: Seat) -> Reason | None:
    """It takes the whole turn.  [HF-7.3A]"""
    if not deserves_end(hf, seat):
        return reasons.TOO_FEW_TO_END
    if hf.turn.begun:
        return reasons.TURN_BEGUN
    return reasons.TOO_LITTLE_WATER if funds(hf, seat) < hf.on.numbers.last_payment else None


def last_payment(hf: Frontier, seat: Seat, move: Move) -> Amounts:
    """What the end of the game costs.  [HF-7.3A]"""
    return {"water": -hf.on.numbers.last_payment}


def end_game(hf: Frontier, seat: Seat, move: Move) -> None:
    """The WT go to the pool and the game is over.  [HF-7.3A]"""
    pay(hf, seat, hf.on.numbers.last_payment)
    hf.tell("hf-paid-for-end", seat, "HF-7.3A", water=hf.on.numbers.last_payment)
    hf.over = "payment"
    hf.turn.operations = 0
    hf.turn.moved = list(hf.on.movers)
    hf.on.book.end_turn(hf)


BRINGS = {"venture": founded, "end-game": last_payment}
GROUPS: dict[str, Group] = {"venture": "free", "end-game": "dangerous"}
ACTIONS = {"venture": venture, "end-game": end_game}
