"""Which square two numbers mean on the boards of Latest Models."""

from collections.abc import Callable

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import LEFT, RIGHT, Square
from perihelion.games.galaxy_trucker.ships.boards import Board, place_of, square_at
from perihelion.games.galaxy_trucker.state import Trucker

Coordinates = Callable[[Trucker], tuple[int, int]]
Meant = Callable[[Trucker, Seat, int, int], Square]


def die_by_die(coordinates: Coordinates) -> Coordinates:
    def die_by_die(gt: Trucker) -> tuple[int, int]:
        """On the sphere one throw: the first die is the column, the second the row.  [LM-3.3.1]"""
        if not gt.board.in_turn:
            return coordinates(gt)
        column, row = gt.on.book.throw(gt)
        return column, row

    return die_by_die


def beside_splice(meant: Meant) -> Meant:
    def beside_splice(gt: Trucker, seat: Seat, column: int, row: int) -> Square:
        """Rows are read from the own side of the splice; of two squares the first with a component.

        [LM-2.8.3]

        Ruling: where the column has no square in that row, nothing is hit.
        """
        ship = gt.ship(seat)
        board, across = ship.board, ship.board.columns_by_roll.get(column)
        line = board.line(LEFT if is_left(board, across) else RIGHT, row) if board.paths else ()
        if not line:
            return meant(gt, seat, column, row)
        found = [square for square in line if place_of(square)[0] == across]
        there = [square for square in found if square in ship.parts]
        return next(iter([*there, *found]), square_at(across or column, place_of(line[0])[1]))

    return beside_splice


def is_left(board: Board, column: int | None) -> bool:
    """Whether a column is drawn on the left of the middle."""
    return column in board.columns[: len(board.columns) // 2]
