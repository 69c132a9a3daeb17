"""Shots and meteors that one player sends at another, who rolls for them."""

from collections.abc import Callable
from dataclasses import dataclass

from perihelion.engine import book
from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.hits import roll_for

HEAVY, LIGHT = "large-shot", "small-shot"
LARGE_METEOR = "large-meteor"

SHOT = Step("shot", "seat", "seat", "hit", "side")


def shot(gt: Trucker, shooter: Seat, target: Seat, hit: str, side: str) -> None:
    """Whoever is the source of a shot rolls, with or without a cannon.  [BE-8.2.3 BE-8.2.4]"""
    gt.flight.under_fire = [target]
    number = roll_for(gt, shooter, hit, side, rule="BE-8.2.3")
    gt.then(agenda.SUFFER_HIT(target, hit, side, number))


@dataclass(slots=True)
class Salvoes(book.Book):
    """Shots of other players, for Rough Roads to change."""

    # BE-9: Bad Luck
    shot: Callable[[Trucker, Seat, Seat, str, str], None] = shot


def with_salvoes(book: Book) -> Salvoes:
    """The rules of such shots, which come into play with the first part that has any."""
    found = book.find(Salvoes)
    if found is None:
        found = Salvoes()
        book.add(found)
    return found


def behind(gt: Trucker, seat: Seat) -> list[Seat]:
    """Who flies behind a seat now, the nearest first."""
    flying = gt.on.book.flying(gt)
    order = [other for other in gt.flight.in_order() if other in flying]
    return order[order.index(seat) + 1 :] if seat in order else []
