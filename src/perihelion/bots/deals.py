"""How bots answer an offer: they agree where it brings them more than it costs."""

from collections.abc import Callable, Mapping
from typing import Any

from perihelion.bots.high_frontier import bargains
from perihelion.engine.decisions import Seat
from perihelion.engine.shapes import Deal

GAINS: dict[str, Callable[[Seat, Mapping[str, Any]], float]] = {"high-frontier": bargains.gain}
"""Game -> what the terms of a deal bring a seat."""


def agrees(game: str, seat: Seat, deal: Deal) -> bool:
    """Whether a bot of any kind takes this offer; where it cannot judge it, it declines."""
    return game in GAINS and GAINS[game](seat, deal["terms"]) > 0
