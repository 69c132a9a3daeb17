"""Alien Design: squares of the board that are none in this flight."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import lru_cache

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import LEFT, RIGHT, Square
from perihelion.games.galaxy_trucker.expansions.missions.annex import level, mission, task
from perihelion.games.galaxy_trucker.expansions.missions.tasks.vocabulary import at_level
from perihelion.games.galaxy_trucker.ships.boards import Board, place_of, square_at
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker

OfTable = Callable[[Trucker], None]
OfSeat = Callable[[Trucker, Seat], None]

EVENTS = {"gt-hole": ("column", "row", "squares")}
PATIENCE = 1000  # rolls without a square that could be left out: then there is none


def roll_holes(gt: Trucker) -> None:
    """So many rolls before building, for all alike; each square and its mirror image are no squares.

    [MI-17.2 MI-17.2.1 MI-17.2.2]

    Ruling: rolled as for a sabotage, once for all, so that all build on the same board. A hole that would cut
    it apart or take the starting cabin is rolled again, not merely left out.
    """
    kept = task(gt)
    for _ in range(at_level(mission(gt).holes, level(gt))):
        found: list[Square] = []
        for _ in range(PATIENCE):
            column, row, square = rolled(gt)
            found = pair(gt, square)
            if found:
                kept.holes += found
                gt.tell("gt-hole", None, "MI-17.2", column=column, row=row, squares=found)
                break
    for player in gt.players:
        player.ship.board = without(player.ship.board, kept.holes)


def rolled(gt: Trucker) -> tuple[int, int, Square]:
    """Coordinates as for sabotage on that class.  [MI-17.2.1]"""
    board = without(gt.board, task(gt).holes)
    if board.wraps:
        column, row = gt.on.book.throw(gt)
    else:
        column, row = gt.on.book.roll(gt), gt.on.book.roll(gt)
    return column, row, beside_splice(board, column, row) if board.paths else board.square(column, row)


def beside_splice(board: Board, roll: int, number: int) -> Square:
    """Rows are read from the own side of the splice; of two squares the first that is still one."""
    column = board.columns_by_roll[roll]
    side = LEFT if 2 * board.columns.index(column) < len(board.columns) else RIGHT
    found = [square for square in board.line(side, number) if place_of(square)[0] == column]
    return next(iter(found), square_at(column, number))


def pair(gt: Trucker, square: Square) -> list[Square]:
    """A square and its mirror image, if they can be left out; nothing where it is rolled again.

    [MI-17.2.1 MI-17.2.2]
    """
    board, holes = gt.board, task(gt).holes
    if square not in board.squares or square in holes:
        return []
    found = [s for s in dict.fromkeys((square, mirrored(board, square))) if s in board.squares]
    if board.start in found or not hangs_together(board, (*holes, *found)):
        return []
    return found


def mirrored(board: Board, square: Square) -> Square:
    """Left and right change places, on the board as printed.  [MI-17.2.1]"""
    column, row = place_of(square)
    return square_at(board.columns[-1 - board.columns.index(column)], row)


def hangs_together(board: Board, holes: Collection[Square]) -> bool:
    """Whether the squares left, of each part those of the part, lie side by side.  [MI-17.2.2]"""
    left = without(board, holes)
    return all(
        squares and len(reached(left, squares[0])) == len(squares) for squares in left.by_hull.values()
    )


def reached(board: Board, square: Square) -> set[Square]:
    found, ahead = {square}, [square]
    while ahead:
        new = {other for other in board.neighbours[ahead.pop()] if other is not None} - found
        found |= new
        ahead += new
    return found


def without(board: Board, holes: Collection[Square]) -> Board:
    """The board on which these are no squares.  [MI-17.2.3]"""
    return lessened(board, tuple(holes)) if any(hole in board.squares for hole in holes) else board


@lru_cache(256)
def lessened(board: Board, holes: tuple[Square, ...]) -> Board:
    return replace(
        board,
        squares=tuple(square for square in board.squares if square not in holes),
        hulls={hull: squares - set(holes) for hull, squares in board.hulls.items()},
        paths={line: tuple(s for s in squares if s not in holes) for line, squares in board.paths.items()},
    )


# The board of every ship.


def with_holes(new_ship: Callable[[Trucker, Seat], Ship]) -> Callable[[Trucker, Seat], Ship]:
    def with_holes(gt: Trucker, seat: Seat) -> Ship:
        """A hole is no square: nothing is built there, and hits pass over it.  [MI-17.2.3]"""
        ship = new_ship(gt, seat)
        ship.board = without(ship.board, task(gt).holes)
        return ship

    return with_holes


def still_holed(gt: Trucker) -> None:
    """Boards that were opened since have the same holes."""
    for player in gt.players:
        player.ship.board = without(player.ship.board, task(gt).holes)


def after_dice(flip: OfSeat) -> OfSeat:
    def after_dice(gt: Trucker, seat: Seat) -> None:
        """Dice that open squares open no holes.  [MI-17.2.2]"""
        flip(gt, seat)
        still_holed(gt)

    return after_dice


def after_all_dice(end_building: OfTable) -> OfTable:
    def after_all_dice(gt: Trucker) -> None:
        """So do those that fall when building ends.  [MI-17.2.2]"""
        end_building(gt)
        still_holed(gt)

    return after_all_dice
