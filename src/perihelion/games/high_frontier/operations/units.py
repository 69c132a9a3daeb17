"""Mining and prospecting units: crews and robonauts with their ISRU."""

from __future__ import annotations

from collections.abc import Iterable

from perihelion.games.high_frontier.components import CardId
from perihelion.games.high_frontier.state import Frontier


def isru(hf: Frontier, cards: Iterable[CardId], card: CardId) -> int | None:
    """The ISRU of a card among others in this turn, or None where it has none.  [HF-2.6E HF-6.1A.4]"""
    return hf.on.book.isru({other: hf.side(other) for other in cards}, card, hf.turn.pushed)
