"""Ships as a view tells them, for those who see nothing but views: bots and clients."""

from collections.abc import Mapping
from typing import Any

from perihelion.games.galaxy_trucker.components import Board, Tile, TileId
from perihelion.games.galaxy_trucker.ship import Ship


def ship_seen(said: Mapping[str, Any], board: Board, tiles: Mapping[TileId, Tile]) -> Ship:
    """The ship of a view, built anew."""
    return Ship(
        board,
        {square: tiles[tile].turned[turn] for square, (tile, turn) in said["parts"].items()},
        dict(said["humans"]),
        dict(said["aliens"]),
        dict(said["batteries"]),
        {square: tuple(goods) for square, goods in said["goods"].items()},
    )
