"""Squares on which nothing works and nothing lies, and what follows for the rules of a ship.

Which squares those are is said by the parts of the game that have such zones.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from perihelion.engine import book
from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker.book import Book, SquaresOf
from perihelion.games.galaxy_trucker.components import Colour, Square
from perihelion.games.galaxy_trucker.ships.ship import Ship, joined
from perihelion.games.galaxy_trucker.state import Trucker

DEAD = Reason("gt-dead", "BE-9.17")

Squares = Callable[[Trucker, Seat, Ship], set[Square]]
Strengths = Callable[[Trucker, Seat, Ship, int], int]
Cannons = Callable[[Trucker, Seat, Ship, Collection[Square]], float]
Shields = Callable[[Trucker, Seat, Ship, int], list[Square]]
Aim = Callable[[Trucker, Seat, int, int], list[Square]]
LoadUp = Callable[[Trucker, Seat, Ship], None]
Supported = Callable[[Trucker, Seat, Ship, Square], set[Colour]]
WhyNotInto = Callable[[Trucker, Seat, Square, Colour], Reason | None]
Rooms = Callable[[Trucker, Seat, str], dict[Square, int]]


def nowhere(gt: Trucker, seat: Seat, ship: Ship) -> set[Square]:
    """As a rule every square is alive."""
    return set()


@dataclass(slots=True)
class Zones(book.Book):
    """Components that are switched off."""

    # BE-9.17 MI-6.5: dead columns, artifacts: there nothing works, and nobody and nothing lies
    dead: Squares = nowhere
    # BE-9.14: engines that blow forward: they lie as usual, but do not work
    idle: Squares = nowhere
    # MI-6.4.3: beside radioactive payloads: components work, but hold neither crew nor batteries
    barren: Squares = nowhere


def with_zones(book: Book) -> Zones:
    """These rules, which come into play with the first part that has such squares."""
    found = book.find(Zones)
    if found is None:
        found = Zones()
        book.add(found)
        book.load_up = nothing_aboard(book.load_up)
        book.supported = supported_there(book.supported)
        book.why_not_into = not_into_the_dead(book.why_not_into)
        book.engine_strength = working_engines(book.engine_strength)
        book.cannon_strength = working_cannons(book.cannon_strength)
        book.doubles = working_doubles(book.doubles)
        book.shields = working_shields(book.shields)
        book.aimed_cannons = working_aim(book.aimed_cannons)
    return found


def dead_squares(gt: Trucker, seat: Seat, ship: Ship) -> set[Square]:
    """The squares of a ship on which nothing works or lies."""
    return gt.on.book[Zones].dead(gt, seat, ship)


def working(gt: Trucker, seat: Seat, ship: Ship) -> Ship:
    """The ship without what does not work, to be counted."""
    zones = gt.on.book[Zones]
    idle = zones.dead(gt, seat, ship) | zones.idle(gt, seat, ship)
    if not idle:
        return ship
    parts = {square: part for square, part in ship.parts.items() if square not in idle}
    return Ship(ship.board, parts, ship.humans, ship.aliens, ship.batteries, ship.goods)


def barren(gt: Trucker, seat: Seat, ship: Ship) -> set[Square]:
    """The squares of a ship on which neither crew nor batteries may be."""
    zones = gt.on.book[Zones]
    return zones.dead(gt, seat, ship) | zones.barren(gt, seat, ship)


def working_engines(engine_strength: Strengths) -> Strengths:
    """[BE-9.14 BE-9.17 MI-6.5.3]"""
    return lambda gt, seat, ship, powered: engine_strength(gt, seat, working(gt, seat, ship), powered)


def working_cannons(cannon_strength: Cannons) -> Cannons:
    """[BE-9.17 MI-6.5.3]"""
    return lambda gt, seat, ship, powered: cannon_strength(gt, seat, working(gt, seat, ship), powered)


def working_doubles(doubles: SquaresOf) -> SquaresOf:
    """[BE-9.14 BE-9.17 MI-6.5.11]"""
    return lambda gt, seat, ship, what: doubles(gt, seat, working(gt, seat, ship), what)


def working_shields(shields: Shields) -> Shields:
    """[BE-9.17 MI-6.5.3]"""
    return lambda gt, seat, ship, side: shields(gt, seat, working(gt, seat, ship), side)


def working_aim(aimed: Aim) -> Aim:
    """A cannon on a dead square shoots nothing.  [BE-9.17 MI-6.5.3]"""

    def aim(gt: Trucker, seat: Seat, side: int, number: int) -> list[Square]:
        dead = dead_squares(gt, seat, gt.ship(seat))
        return [square for square in aimed(gt, seat, side, number) if square not in dead]

    return aim


def nothing_aboard(load_up: LoadUp) -> LoadUp:
    """Neither crew nor batteries where they may not be.  [BE-9.17 MI-6.4.3 MI-6.5.3]"""

    def load(gt: Trucker, seat: Seat, ship: Ship) -> None:
        load_up(gt, seat, ship)
        for square in barren(gt, seat, ship):
            ship.humans.pop(square, None)
            ship.batteries.pop(square, None)

    return load


def supported_there(supported: Supported) -> Supported:
    """Dead life support keeps nobody alive, and nobody lives on a dead square.  [BE-9.17 MI-6.5.11]"""

    def there(gt: Trucker, seat: Seat, ship: Ship, square: Square) -> set[Colour]:
        dead = dead_squares(gt, seat, ship)
        if square in dead:
            return set()
        found = supported(gt, seat, ship, square)
        if not dead or not found:
            return found
        return found & {ship.parts[other].kind.alien for other in joined(ship, square) if other not in dead}

    return there


def not_into_the_dead(why_not_into: WhyNotInto) -> WhyNotInto:
    """Dead holds take no goods.  [BE-9.17 MI-6.5.3]"""

    def why_not(gt: Trucker, seat: Seat, square: Square, colour: Colour) -> Reason | None:
        if square in dead_squares(gt, seat, gt.ship(seat)):
            return DEAD
        return why_not_into(gt, seat, square, colour)

    return why_not


def habitable(rooms: Rooms) -> Rooms:
    """New crew and batteries find no room there.  [BE-9.17 MI-6.4.7]"""

    def free(gt: Trucker, seat: Seat, what: str) -> dict[Square, int]:
        shut = barren(gt, seat, gt.ship(seat))
        return {square: count for square, count in rooms(gt, seat, what).items() if square not in shut}

    return free
