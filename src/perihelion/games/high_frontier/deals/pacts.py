"""What players owe one another from deals: beamed power, leave to draw water, promises."""

from __future__ import annotations

from perihelion.engine.decisions import Seat
from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.state import Frontier, Pact


def find_pact(
    hf: Frontier, kind: str, taker: Seat, giver: Seat | None = None, place: SpaceId = ""
) -> Pact | None:
    """A pact of this kind in somebody's favour that is still to be kept."""
    for pact in hf.pacts:
        if pact.kind == kind and pact.taker == taker and giver in (None, pact.giver) and pact.about == place:
            return pact
    return None
