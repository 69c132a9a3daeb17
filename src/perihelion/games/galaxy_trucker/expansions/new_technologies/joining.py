"""What works only where it is joined to something: boosters and furnaces."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from perihelion.engine import book
from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.ships.ship import Ship, joined
from perihelion.games.galaxy_trucker.state import Trucker

BOOSTS, FURNACE = "boosts", "furnace"


def all_of_it(gt: Trucker, seat: Seat, ship: Ship) -> Ship:
    """What works of a ship or a hull: as a rule everything."""
    return ship


def flat(gt: Trucker, seat: Seat, ship: Ship, furnace: Square) -> list[Square]:
    """The batteries joined to a furnace that have room.  [BE-2.13.2]"""
    beside = [(other, ship.parts[other].kind.batteries) for other in joined(ship, furnace)]
    return [square for square, room in beside if room > ship.batteries.get(square, 0)]


@dataclass(slots=True)
class Works(book.Book):
    """What boosters and furnaces find, for Rough Roads and Missions to change."""

    # BE-9.14 BE-9.17: dead columns, engines that blow forward
    working: Callable[[Trucker, Seat, Ship], Ship] = all_of_it
    # MI-6.4.7: no battery is charged beside radioactive cargo
    flat: Callable[[Trucker, Seat, Ship, Square], list[Square]] = flat


def working_hulls(gt: Trucker, seat: Seat) -> list[Ship]:
    """What works of each hull."""
    working = gt.on.book[Works].working
    return [working(gt, seat, hull) for hull in gt.ship(seat).each_hull()]


def boosters(ship: Ship, what: str) -> list[Square]:
    """The boosters of a kind, wherever they are."""
    return [square for square, part in ship.parts.items() if part.kind.more.get(BOOSTS) == what]


def boosters_of(ship: Ship, square: Square, what: str) -> list[Square]:
    """The boosters joined to the tile here; elsewhere they do nothing.  [BE-2.3.2]"""
    return [other for other in joined(ship, square) if ship.parts[other].kind.more.get(BOOSTS) == what]


def can_boost(ship: Ship, cannons: Iterable[Square], what: str) -> bool:
    """Whether each of these has a booster of its own.  [BE-2.11.6 BE-14.12]

    Ruling: a second booster at the same cannon adds nothing in this count.
    """
    given: dict[Square, Square] = {}

    def find(cannon: Square, tried: set[Square]) -> bool:
        for booster in boosters_of(ship, cannon, what):
            if booster not in tried:
                tried.add(booster)
                if booster not in given or find(given[booster], tried):
                    given[booster] = cannon
                    return True
        return False

    return all(find(cannon, set()) for cannon in cannons)
