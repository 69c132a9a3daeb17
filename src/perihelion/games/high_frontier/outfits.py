"""What the cards of a stack can do where they are, as the laws say."""

from __future__ import annotations

from collections.abc import Iterable

from perihelion.games.high_frontier.components import CardId, SiteId, SpaceId
from perihelion.games.high_frontier.flights.laws import Outfit
from perihelion.games.high_frontier.state import Frontier, Stack


def outfit(hf: Frontier, cards: Iterable[CardId], place: SpaceId) -> Outfit:
    """Cards that are used together in a space."""
    return Outfit({card: hf.side(card) for card in cards}, hf.turn.pushed, is_factory(hf, place))


def outfit_of(hf: Frontier, stack: Stack) -> Outfit:
    return outfit(hf, stack.cards, stack.place)


def is_factory(hf: Frontier, site: SiteId) -> bool:
    claim = hf.claims.get(site)
    return claim is not None and claim.cubes > 0


def isru(hf: Frontier, stack: Stack, card: CardId) -> int | None:
    """The ISRU of a card of a stack in this turn, or None where it has none.  [HF-2.6E HF-6.1A.4]"""
    return hf.on.book.isru(outfit_of(hf, stack), card)


def units_of(hf: Frontier, stack: Stack) -> list[CardId]:
    """Crews and robonauts of a stack that can mine and prospect.  [HF-2.6E]"""
    return hf.on.laws.units(outfit_of(hf, stack))
