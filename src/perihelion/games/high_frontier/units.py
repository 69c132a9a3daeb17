"""Mining and prospecting units: crews and robonauts with their ISRU."""

from __future__ import annotations

from collections.abc import Iterable

from perihelion.games.high_frontier.components import CardId
from perihelion.games.high_frontier.state import Frontier


def isru(hf: Frontier, cards: Iterable[CardId], card: CardId) -> int | None:
    """The ISRU of a card among others, or None where it has none.  [HF-2.6E HF-5.5B.1]

    A divining refinery among them takes 1 off, and so does beamed power for a beam rider in use; it never
    falls below 0.
    """
    printed = hf.side(card).isru
    if printed is None:
        return None
    off = any("divining" in hf.side(other).codes for other in cards)
    rides = card in hf.turn.pushed and "beam_rider" in hf.side(card).codes
    return max(0, printed - off - rides)
