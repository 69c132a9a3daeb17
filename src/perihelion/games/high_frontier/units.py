"""Mining and prospecting units: crews and robonauts with their ISRU."""

from __future__ import annotations

from perihelion.games.high_frontier.components import CardId
from perihelion.games.high_frontier.state import Frontier, Stack


def isru(hf: Frontier, stack: Stack, card: CardId) -> int | None:
    """The ISRU of a card in a stack, or None where it has none.  [HF-2.6E HF-5.5B.1]

    A divining refinery in the stack takes 1 off, and so does beamed power for a beam rider in use; it never
    falls below 0.
    """
    printed = hf.side(card).isru
    if printed is None:
        return None
    off = any("divining" in hf.side(other).codes for other in stack.cards)
    rides = card == hf.turn.pushed and "beam_rider" in hf.side(card).codes
    return max(0, printed - off - rides)
