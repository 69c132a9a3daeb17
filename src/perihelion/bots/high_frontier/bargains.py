"""What the parts of a deal are worth to a bot, in WT: it asks for more than it would give."""

from collections.abc import Mapping
from typing import Any

from perihelion.engine.decisions import Seat

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
