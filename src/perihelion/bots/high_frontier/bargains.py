"""What the parts of a deal are worth to a bot, in WT, where it asks for more than it gives; its offers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from perihelion.bots.high_frontier.seen_table import Plain, SeenTable
from perihelion.engine.decisions import Seat
from perihelion.games.high_frontier.components import DECKS, CardId
from perihelion.games.high_frontier.rules import FrontierRules

SWEETENER = 2  # WT that make an exchange worth while

BOUGHT = {"claim": 4, "factory": 12, "card": 4, "hand": 3, "cargo": 4, "beam": 1, "leave": 1}
SOLD = {
    "claim": 8,
    "factory": 30,
    "card": 7,
    "hand": 4,
    "cargo": 7,
    "beam": 1,
    "leave": 2,
    "passage": 4,
    "promise": 3,
}
"""A promise or a passage is worth nothing to who cannot hold anybody to it."""


def gain(seat: Seat, terms: Mapping[str, Any]) -> float:
    """What a seat gets less what it gives.

    >>> gain(1, {"parts": [{"from": 0, "to": 1, "what": "water", "amount": 3}]})
    3
    """
    parts = terms["parts"]
    got = sum(worth(part, BOUGHT) for part in parts if part["to"] == seat)
    return got - sum(worth(part, SOLD) for part in parts if part["from"] == seat)


def worth(part: Mapping[str, Any], prices: Mapping[str, int]) -> int:
    """Water and fuel by the tank, anything else by its kind."""
    return part["amount"] if "amount" in part else prices.get(part["what"], 0)


def offer(rules: FrontierRules, table: Plain, seat: Seat) -> dict[str, Any] | None:
    """A card of a kind one lacks, for one too many and some water; None where nobody has one.

    Either gets what it can use better: a white card is sold for the same, whichever it is.  [HF-5.9A]
    """
    me = SeenTable(rules, table, seat)
    spare = next(spares(me), None)
    if spare is None or me.me["water"] < SWEETENER:
        return None
    owned = {me.deck(card) for card in me.owned}
    for other in range(len(table["players"])):
        theirs = SeenTable(rules, table, other)
        wanted = (card for card in spares(theirs) if me.deck(card) not in owned)
        card = next(wanted, None) if other != seat else None
        if card is not None:
            return {"parts": exchange(seat, other, spare, card)}
    return None


def exchange(seat: Seat, other: Seat, given: CardId, taken: CardId) -> list[dict[str, Any]]:
    return [
        {"from": seat, "to": other, "what": "hand", "card": given},
        {"from": other, "to": seat, "what": "hand", "card": taken},
        {"from": seat, "to": other, "what": "water", "amount": SWEETENER},
    ]


def spares(sight: SeenTable) -> Iterator[CardId]:
    """White hand cards of which their owner has another of the kind, the heaviest first."""
    black = sight.table["black"]
    for deck in DECKS:
        owned = [card for card in sight.owned if sight.deck(card) == deck]
        hand = [card for card in sight.hand if card in owned and card not in black]
        hand.sort(key=lambda card: -sight.white(card).mass)
        yield from hand[: len(owned) - 1]
