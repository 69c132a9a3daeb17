"""When missions are chosen and what their set-up brings, for other parts to change."""

from collections.abc import Callable
from dataclasses import dataclass

from perihelion.engine import book
from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.book import OfSeat, OfTable
from perihelion.games.galaxy_trucker.state import Trucker


def this_flight(gt: Trucker) -> list[int]:
    """The flights whose missions are chosen now: the next one.  [MI-3.4]"""
    return [gt.round]


def nothing(gt: Trucker) -> None:
    """As a rule nothing more happens then."""


def forgotten(gt: Trucker, seat: Seat) -> None:
    """Of the dead nothing is left; as a rule they owe nothing.  [MI-3.8.1]

    Ruling: debts go with credits and goods, so that whoever joins as a new trucker starts free; that is
    chosen before the next missions are drawn.
    """


def humans_aboard(gt: Trucker, seat: Seat) -> int:
    """How many humans of a seat are alive and awake.  [MI-17.15.1]

    Ruling: neither aliens nor sleepers save a trucker: in one of his parts still flying, here or in
    hyperspace, a human must be awake.
    """
    return gt.ship(seat).human_count


@dataclass(slots=True)
class Jobs(book.Book):
    """The moments before a flight."""

    # MI-4.5: all of the game before the first flight, where cards are dealt for the whole game
    to_book: Callable[[Trucker], list[int]] = this_flight
    # MI-4.5 MI-16.14: such cards are dealt
    booked: OfTable = nothing
    # MI-3.8.1: debts are gone with their trucker
    bury: OfSeat = forgotten
    # MI-16.14: stakes, dice, holes of a mission, before payloads and piles
    set_up: OfTable = nothing
    # MI-17.15.1: parts in hyperspace are aboard, too
    humans: Callable[[Trucker, Seat], int] = humans_aboard
