"""What a player can pay: the credits at hand, and what a bank might lend."""

from collections.abc import Callable
from dataclasses import dataclass

from perihelion.engine import book
from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.state import Trucker

MOST_OFFERED = 120  # credits; nobody is ever asked for more
NO_CREDITS = Reason("gt-no-credits", "GT-21.8")


def borrowings(gt: Trucker, seat: Seat) -> Offers:
    """How a player who is asked for credits gets more first: in the base game not at all.  [GT-21.8]"""
    return ()


def borrow(gt: Trucker, seat: Seat, move: Move) -> bool:
    """Does it, and says whether this was such a move: then the question is asked again."""
    return False


def debt(gt: Trucker, seat: Seat) -> int:
    """What a player owes: nothing.  [GT-21.8]"""
    return 0


@dataclass(slots=True)
class Purse(book.Book):
    """Where money comes from, for Evil Machinations to change."""

    # BE-5.8: loans
    borrowings: Callable[[Trucker, Seat], Offers] = borrowings
    # BE-5.8: the same
    borrow: Callable[[Trucker, Seat, Move], bool] = borrow
    # BE-5.8: what must be repaid
    debt: Callable[[Trucker, Seat], int] = debt


def with_purse(book: Book) -> Purse:
    """These rules, which come into play with the first part that asks for credits."""
    found = book.find(Purse)
    if found is None:
        found = Purse()
        book.add(found)
    return found


def means(gt: Trucker, seat: Seat) -> int:
    """The credits a player can pay now."""
    return min(MOST_OFFERED, max(0, gt.players[seat].credits))


def why_not_pay(gt: Trucker, seat: Seat, credits: int) -> Reason | None:
    """Nobody pays what they do not have.  [GT-21.8]"""
    return NO_CREDITS if credits > means(gt, seat) else None
