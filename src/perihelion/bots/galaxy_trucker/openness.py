"""How open a ship is: how many of all tiles could still be joined to it, square by square."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from perihelion.games.galaxy_trucker.components import Part, Square, Tile
from perihelion.games.galaxy_trucker.ships.ship import Ship, fits_between, surroundings


class Openness:
    """How open one ship is, and what one more tile would make of it.

    ship    as it is
    total   shares of tiles that fit, added up over the empty squares beside it
    """

    def __init__(self, ship: Ship, squares: Iterable[Square], tiles: tuple[Tile, ...]) -> None:
        self.ship = ship
        self._tiles = tiles
        self._now = {square: self._share(square, ship.parts) for square in squares}
        self.total = sum(self._now.values())

    def after(self, part: Part, square: Square) -> float:
        """How open the ship would be with this tile on this square: only its neighbours change."""
        parts = {**self.ship.parts, square: part}
        total = self.total - self._now[square]
        for other in self.ship.board.neighbours[square]:
            if other is not None and other not in parts:
                total += self._share(other, parts) - self._now.get(other, 0.0)
        return total

    def _share(self, square: Square, parts: dict[Square, Part]) -> float:
        board = self.ship.board
        return share(self._tiles, board.exhausts, surroundings(parts, board.neighbours[square]))


@lru_cache(maxsize=1 << 14)
def share(tiles: tuple[Tile, ...], exhausts: tuple[int, ...], beside: tuple[int, ...]) -> float:
    """The share of these tiles that can be attached between these sides, turned somehow."""
    return sum(None in fits_between(tile, *beside, exhausts=exhausts) for tile in tiles) / len(tiles)
