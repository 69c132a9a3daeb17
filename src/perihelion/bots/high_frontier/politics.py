"""Votes and shots: what a bot does when it is asked for either."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.bots.high_frontier.seen_table import SeenTable
from perihelion.engine.decisions import Decision
from perihelion.games.high_frontier.expansions.expansion.boards import boards

HARDEST = 6  # what a raygun's die can never exceed
PRICE = 2  # WT for a square that is worth points to it


def squares_for(sight: SeenTable) -> list[str]:
    """Squares beside that of politics that are worth points to it."""
    squares, here = boards().squares, sight.table["expansion"]["square"]
    mine = [square for square in squares[here].next if squares[square].faction == sight.me["faction"]]
    return sorted(mine, key=lambda square: -squares[square].vp)


def ballot(sight: SeenTable, highest: int) -> str:
    """A little more than the others, for a square of its own."""
    bid = highest if sight.table["active"] == sight.seat else highest + 1
    return f"bid {bid}" if squares_for(sight) and bid <= min(PRICE, sight.funds) else "pass"


def softest(sight: SeenTable, decision: Decision) -> Iterator[str]:
    """The card that a die most easily exceeds."""
    cards = sight.rules.cards
    targets = [move.args[0] for move in decision.moves if move.args and move.args[0] in cards]
    hard = {card: cards[card].sides[0].rad_hard for card in targets}
    soft = [card for card in targets if hard[card] < HARDEST]
    yield from (f"aim {card}" for card in sorted(soft, key=hard.__getitem__))
    yield "hold"
