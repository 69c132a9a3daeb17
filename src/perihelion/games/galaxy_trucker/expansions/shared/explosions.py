"""What is destroyed together with a component: explosions, and what breaks beside them.

Whether something explodes or breaks is said by the parts of the game that have such things; each names
the clause.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from perihelion.engine import book
from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker

AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]

Causes = Mapping[Square, str]
DestroyAll = Callable[[Trucker, Seat, Causes], None]
Reacts = Callable[[Trucker, Seat, Ship, Square], str]


def stays_calm(gt: Trucker, seat: Seat, ship: Ship, square: Square) -> str:
    """As a rule nothing explodes, and nothing breaks by what happens beside it."""
    return ""


@dataclass(slots=True)
class Explosions(book.Book):
    """What reacts when it, or what lies beside it, is destroyed: the clause by which it does, or nothing."""

    # BE-9.12 MI-6.1: goods, batteries, payloads
    explodes: Reacts = stays_calm
    # MI-6.2: payloads that break
    breaks: Reacts = stays_calm


def with_explosions(book: Book) -> Explosions:
    """These rules, which come into play with the first part that has something to explode."""
    found = book.find(Explosions)
    if found is None:
        found = Explosions()
        book.add(found)
        book.destroy_all = collecting(book.destroy_all)
    return found


def around(ship: Ship, square: Square) -> list[Square]:
    """The components on the eight squares around, joined or not, whatever hull they belong to.

    [MI-5.7 MI-5.7.1]

    Ruling: on the sphere neighbours go round, on a splice they are as drawn.
    """
    there = (ship.board.drawn_beside(square, x, y) for x, y in AROUND)
    return list(dict.fromkeys(other for other in there if other in ship.parts))


def collection(gt: Trucker, seat: Seat, causes: Causes) -> dict[Square, str]:
    """All that goes when these components are destroyed: square -> the clause by which it does.

    Whatever lies around something that explodes, and what breaks beside anything destroyed, and so on; it
    helps nothing to be plated, and no defence is possible.

    [MI-5.6.4 MI-6.1.1 MI-6.1.2 MI-6.1.3 MI-6.1.4 MI-6.1.5 MI-6.2.1 MI-6.2.2 BE-9.12]
    """
    ship, rules = gt.ship(seat), gt.on.book[Explosions]
    found, burning = dict(causes), list(causes)
    while burning:
        centre = burning.pop()
        blast = rules.explodes(gt, seat, ship, centre)
        for other in around(ship, centre):
            cause = blast or rules.breaks(gt, seat, ship, other)
            if cause and other not in found:
                found[other] = cause
                burning.append(other)
    return found


def collecting(destroy_all: DestroyAll) -> DestroyAll:
    def collecting(gt: Trucker, seat: Seat, causes: Causes) -> None:
        """All of a chain is destroyed at once; only then what hung on it falls off.  [MI-5.6.4 BE-9.12]"""
        destroy_all(gt, seat, collection(gt, seat, causes))

    return collecting
