"""Improved Forecasts: the piles are not shuffled together, but flown one after the other."""

from collections.abc import Callable
from dataclasses import dataclass

from perihelion.engine import book
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.components import CardId
from perihelion.games.galaxy_trucker.expansion import Expansion
from perihelion.games.galaxy_trucker.state import Trucker

Groups = list[list[CardId]]


def groups(gt: Trucker) -> Groups:
    """The piles in their order, the hidden one last: cards that are still to come.  [BE-14.15]"""
    turned = set(gt.flight.turned)
    return [[card for card in pile.cards if card not in turned] for pile in gt.piles]


@dataclass(slots=True)
class Forecast(book.Book):
    """In which groups the cards come, for other parts to change."""

    # BE-5.6: machinations between the second and the third; BE-9.8: cards more at the bottom
    groups: Callable[[Trucker], Groups] = groups


class Forecasts(Expansion):
    """The variant Improved Forecasts.  [BE-5.6 BE-14.15]"""

    name = "forecasts"

    def wrap(self, book: Book) -> None:
        book.add(Forecast())
        book.next_cards = one_after_the_other(book.next_cards)


def one_after_the_other(next_cards: Callable[[Trucker], list[CardId]]) -> Callable[[Trucker], list[CardId]]:
    """A card of the first group that has any; the very first of the flight's level, if there is one there.

    [BE-14.15]

    Ruling: within a pile the order is chance.
    """

    def coming(gt: Trucker) -> list[CardId]:
        left = [group for group in gt.on.book[Forecast].groups(gt) if group]
        if not left:
            return next_cards(gt)
        if gt.flight.turned:
            return left[0]
        return [card for card in left[0] if gt.on.cards[card].level == gt.level.number] or left[0]

    return coming
