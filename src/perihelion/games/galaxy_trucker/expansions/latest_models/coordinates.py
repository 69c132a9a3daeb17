"""Which square two rolls mean on the boards of Latest Models."""

from collections.abc import Callable

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import LEFT, RIGHT, Square
from perihelion.games.galaxy_trucker.ships.boards import Board, place_of, square_at
from perihelion.games.galaxy_trucker.state import Trucker

Coordinates = Callable[[Trucker, Seat], Square]


def as_drawn(coordinates: Coordinates) -> Coordinates:
    def as_drawn(gt: Trucker, seat: Seat) -> Square:
        """On the sphere two dice, column and row; on the splice one die for the column, one for the row.

        [LM-2.8.3 LM-3.3.1]
        """
        board = gt.ship(seat).board
        if board.wraps:
            column, row = gt.on.book.throw(gt)
            return board.square(column, row)
        if board.paths:
            column, row = gt.on.book.roll(gt), gt.on.book.roll(gt)
            return beside_splice(gt, seat, column, row)
        return coordinates(gt, seat)

    return as_drawn


def beside_splice(gt: Trucker, seat: Seat, roll: int, number: int) -> Square:
    """Rows are read from the own side of the splice; of two squares the first with a component.

    [LM-2.8.3]

    Ruling: where the column has no square in that row, nothing is hit.
    """
    ship = gt.ship(seat)
    column = ship.board.columns_by_roll[roll]
    side = LEFT if is_left(ship.board, column) else RIGHT
    found = [square for square in ship.board.line(side, number) if place_of(square)[0] == column]
    there = [square for square in found if square in ship.parts]
    return next(iter([*there, *found]), square_at(column, number))


def is_left(board: Board, column: int) -> bool:
    """Whether a column is drawn on the left of the middle."""
    return 2 * board.columns.index(column) < len(board.columns)
