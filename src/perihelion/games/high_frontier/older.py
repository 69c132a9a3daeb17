"""Rules as earlier versions had them: what was recorded or begun then goes on by them."""

from perihelion.engine.book import Book, Rule
from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier.state import Frontier, Slot


def wrap(book: Book, version: int) -> None:
    """Takes back what later versions changed."""
    if version < 2:
        book.wrap("why_not_fly", rockets_may_try)


def rockets_may_try(why_not_fly: Rule) -> Rule:
    """Until version 2 a rocket might begin a move in which it could only stay.  [HF-6.1B]"""

    def may_try(hf: Frontier, seat: Seat, slot: Slot) -> Reason | None:
        why_not: Reason | None = None if slot == "rocket" else why_not_fly(hf, seat, slot)
        return why_not

    return may_try
