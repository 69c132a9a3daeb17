"""What the cards of a stack can do where they are, as the laws say."""

from __future__ import annotations

from collections.abc import Iterable

from perihelion.engine.decisions import Seat
from perihelion.games.high_frontier.components import CardId, SiteId, SpaceId
from perihelion.games.high_frontier.flights.laws import Outfit
from perihelion.games.high_frontier.state import Flight, Frontier, Stack


def outfit(hf: Frontier, seat: Seat, cards: Iterable[CardId], place: SpaceId) -> Outfit:
    """Cards of a player that are used together in a space."""
    return hf.on.book.outfit(hf, seat, cards, place)


def put_together(hf: Frontier, seat: Seat, cards: Iterable[CardId], place: SpaceId) -> Outfit:
    return Outfit({card: hf.side(card) for card in cards}, hf.turn.pushed, is_own_factory(hf, seat, place))


def outfit_of(hf: Frontier, seat: Seat, stack: Stack) -> Outfit:
    return outfit(hf, seat, stack.cards, stack.place)


def outfit_under_way(hf: Frontier, seat: Seat, stack: Stack, flight: Flight) -> Outfit:
    """The cards of a craft under way, with what was chosen to support its thruster."""
    found = outfit_of(hf, seat, stack)
    return found._replace(supports=tuple(flight.supports.split("+"))) if flight.supports else found


def is_own_factory(hf: Frontier, seat: Seat, place: SpaceId) -> bool:
    claim = hf.claims.get(place)
    return claim is not None and claim.owner == seat and claim.cubes > 0


def is_factory(hf: Frontier, site: SiteId) -> bool:
    claim = hf.claims.get(site)
    return claim is not None and claim.cubes > 0


def isru(hf: Frontier, seat: Seat, stack: Stack, card: CardId) -> int | None:
    """The ISRU of a card of a stack in this turn, or None where it has none.  [HF-2.6E HF-6.1A.4]"""
    return hf.on.book.isru(outfit_of(hf, seat, stack), card)


def units_of(hf: Frontier, seat: Seat, stack: Stack) -> list[CardId]:
    """Crews and robonauts of a stack that can mine and prospect.  [HF-2.6E]"""
    return hf.on.laws.units(outfit_of(hf, seat, stack))
