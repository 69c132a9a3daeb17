"""What a patent is worth to a bot, and how it bids."""

from __future__ import annotations

from perihelion.bots.high_frontier.desk import Desk
from perihelion.bots.high_frontier.missions import improves
from perihelion.bots.high_frontier.seen_table import SeenTable
from perihelion.bots.high_frontier.tastes import Tastes
from perihelion.games.high_frontier.components import CardId


def price_of(sight: SeenTable, desk: Desk, card: CardId, tastes: Tastes) -> int:
    """The most it would pay."""
    if sight.deck(card) in desk.lacking():
        return tastes.needed
    return tastes.better if improves(sight, card) else tastes.resale


def bid(sight: SeenTable, desk: Desk, tastes: Tastes, card: CardId, highest: int) -> str:
    """As little as takes the lead, up to what the card is worth; whoever put it up wins ties."""
    needed = highest if sight.table["active"] == sight.seat else highest + 1
    worth = min(price_of(sight, desk, card, tastes), sight.funds)
    return f"bid {needed}" if needed <= worth else "pass"
