"""The deck of supercards: one for all levels and all flights of a game."""

from perihelion.games.galaxy_trucker.book import Book, OfTable
from perihelion.games.galaxy_trucker.components import CardId
from perihelion.games.galaxy_trucker.expansions.missions.annex import job
from perihelion.games.galaxy_trucker.expansions.missions.supercards.memory import CardMemory
from perihelion.games.galaxy_trucker.expansions.missions.supercards.table import is_super
from perihelion.games.galaxy_trucker.state import Trucker


def supply(gt: Trucker) -> list[CardId]:
    """The supercards that are in no pile and were not turned up."""
    return [card for card in gt.supply if is_super(gt, card)]


def shuffle_back(gt: Trucker, wanted: int) -> None:
    """Where fewer are left than a flight wants those of earlier flights come again.  [MI-7.4.2]

    Ruling: a supercard of an earlier flight that was never turned up was not used, as with other cards.
    """
    if wanted > len(supply(gt)):
        back = [card for card in gt.gone if is_super(gt, card)]
        gt.gone = [card for card in gt.gone if card not in back]
        gt.supply = sorted([*gt.supply, *back])


def forgetting(end_card: OfTable) -> OfTable:
    def forgetting(gt: Trucker) -> None:
        """The next card begins anew."""
        job(gt).card = CardMemory()
        end_card(gt)

    return forgetting


def wrap(book: Book) -> None:
    book.end_card = forgetting(book.end_card)
