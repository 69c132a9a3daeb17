"""Damage: what is destroyed, what falls off, and which part its owner keeps."""

from collections.abc import Mapping

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.games.galaxy_trucker import agenda, reasons
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.phrases import PART_AT
from perihelion.games.galaxy_trucker.ships.ship import Ship, has_cabin, pieces
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.crew import lose_unsupported_aliens

EVENTS = {"gt-destroyed": ("tile", "square"), "gt-fell-off": {"squares": "squares", "tiles": "tile[]"}}
MOVES = {"keep": PART_AT}


def destroy(gt: Trucker, seat: Seat, square: Square) -> None:
    """A tile is lost with all that lies on it, the starting cabin like any other.  [GT-15.1 GT-15.4]"""
    gt.on.book.destroy_all(gt, seat, {square: "GT-15.1"})


def destroy_all(gt: Trucker, seat: Seat, causes: Mapping[Square, str]) -> None:
    """Tiles are lost at once, each by a clause, and then what hung on them.  [GT-15.1 GT-15.2]"""
    crew = gt.ship(seat).crew_count
    for square, rule in causes.items():
        (tile,) = gt.lose(seat, (square,))
        gt.tell("gt-destroyed", seat, rule, tile=tile, square=square)
    gt.on.book.keep_whole(gt, seat)
    gt.on.book.crew_lost(gt, seat, crew)


def keep_whole(gt: Trucker, seat: Seat) -> None:
    """What is no longer joined is lost, then aliens without life support; of several parts one is kept.

    [GT-15.2 GT-15.3 GT-15.5]

    So it is in every hull.
    """
    found = [(hull, parts_to_keep(hull)) for hull in gt.ship(seat).each_hull()]
    if any(len(keepable) > 1 for _, keepable in found):
        if agenda.KEEP_PART(seat) not in gt.agenda:  # several may be destroyed before it is asked
            gt.then(agenda.KEEP_PART(seat))
        return
    for hull, keepable in found:
        drop(gt, seat, [square for square in hull.parts if not keepable or square not in keepable[0]])
    lose_unsupported_aliens(gt, seat)


def torn(ship: Ship) -> Ship | None:
    """The first hull of which several parts could be kept."""
    return next((hull for hull in ship.each_hull() if len(parts_to_keep(hull)) > 1), None)


def parts_to_keep(ship: Ship) -> list[frozenset[Square]]:
    """The connected parts with a cabin.  [GT-15.3 GT-26.11]

    Ruling: a ship that stays in one part stays, even without a cabin; of several parts without any none does.
    """
    parts = pieces(ship)
    return [part for part in parts if has_cabin(ship, part)] if len(parts) > 1 else parts


def keep_part(gt: Trucker, seat: Seat) -> Rules:
    """The owner goes on with one part; the rest is lost.  [GT-15.3]"""
    if torn(gt.ship(seat)) is None:  # what was destroyed since left one part only
        gt.on.book.keep_whole(gt, seat)
        return
    move = yield Decision(Kind.CHOOSE, seat, "gt-keep", "GT-15.3", lambda: parts_offered(gt, seat))
    hull = gt.ship(seat).hull_at(move.args[0])
    kept = next(part for part in pieces(hull) if move.args[0] in part)
    drop(gt, seat, [square for square in hull.parts if square not in kept])
    gt.on.book.keep_whole(gt, seat)


def parts_offered(gt: Trucker, seat: Seat) -> Offers:
    """Each part by its first tile, and why one without a cabin cannot be kept.  [GT-15.3]"""
    ship, moves = torn(gt.ship(seat)), gt.on.moves["keep"]
    assert ship is not None
    keepable = parts_to_keep(ship)
    for part in pieces(ship):
        yield moves[first_tile(ship, part)], None if part in keepable else reasons.NO_CABIN_LEFT


def first_tile(ship: Ship, part: frozenset[Square]) -> Square:
    return next(square for square in ship.parts if square in part)


def drop(gt: Trucker, seat: Seat, apart: list[Square]) -> None:
    """Tiles that are no longer joined fall off.  [GT-15.2]"""
    if apart:
        gt.on.book.fall_off(gt, seat, apart)


def shake_off(gt: Trucker, seat: Seat, squares: list[Square]) -> None:
    """These tiles fall off, and what hung on them.  [GT-15.2]"""
    crew = gt.ship(seat).crew_count
    drop(gt, seat, squares)
    gt.on.book.keep_whole(gt, seat)
    gt.on.book.crew_lost(gt, seat, crew)


def fall_off(gt: Trucker, seat: Seat, squares: list[Square]) -> None:
    """Tiles that are joined to nothing any more are lost.  [GT-15.2]"""
    gt.tell("gt-fell-off", seat, "GT-15.2", squares=squares, tiles=gt.lose(seat, squares))


RULES = {agenda.KEEP_PART: keep_part}
