"""Votes and shots: what a bot does when it is asked for either."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.bots.high_frontier.seen_table import SeenTable
from perihelion.engine.decisions import Decision
from perihelion.games.high_frontier.expansions.expansion.boards import Effect, boards
from perihelion.games.high_frontier.expansions.expansion.elections import NATIONAL

HARDEST = 6  # what a raygun's die can never exceed
PRICE = 2  # WT for a square that is worth points to it
ENOUGH = 2  # factories with which capitalism pays more than an income
RELIEF = 3  # WT for the end of a regime that keeps it from earning


def harms(sight: SeenTable, effect: Effect) -> bool:
    """Whether a regime keeps it from earning, trading or using its reactors.  [HF-8.6]"""
    waters = [player["water"] for player in sight.table["players"]]
    match effect:
        case "egalitarianism":
            return bool(sight.funds >= max(waters))
        case "capitalism":
            return sum(1 for _ in sight.factories(sight.seat)) < ENOUGH
        case "antinuke":
            return any(sight.deck(card) == "reactor" for card in sight.owned)
        case "nationalism" | "paleoconservatism":
            return bool(sight.me["faction"] != NATIONAL)
        case "militarism":
            return True
    return False


def squares_for(sight: SeenTable) -> list[str]:
    """Squares beside that of politics that it likes better, those that are worth most to it first.

    Once no operation is left to anybody, in the last election, points alone count.  [HF-7.3.1]
    """
    squares, here = boards().squares, sight.table["expansion"]["square"]
    last = not sight.table["turn"]["operations"]
    open_to_it = [square for square in squares[here].next if last or not harms(sight, squares[square].effect)]
    mine = [square for square in open_to_it if squares[square].faction == sight.me["faction"]]
    if not mine and not last and harms(sight, squares[here].effect):
        return open_to_it
    return sorted(mine, key=lambda square: -squares[square].vp)


def ballot(sight: SeenTable, highest: int) -> str:
    """A little more than the others, for a square of its own or the end of a regime that harms it."""
    bid = highest if sight.table["active"] == sight.seat else highest + 1
    suffers = harms(sight, boards().squares[sight.table["expansion"]["square"]].effect)
    most = RELIEF if suffers else PRICE
    return f"bid {bid}" if squares_for(sight) and bid <= min(most, sight.funds) else "pass"


def softest(sight: SeenTable, decision: Decision) -> Iterator[str]:
    """The card that a die most easily exceeds."""
    cards = sight.rules.cards
    targets = [move.args[0] for move in decision.moves if move.args and move.args[0] in cards]
    hard = {card: cards[card].sides[0].rad_hard for card in targets}
    soft = [card for card in targets if hard[card] < HARDEST]
    yield from (f"aim {card}" for card in sorted(soft, key=hard.__getitem__))
    yield "hold"
