"""Ships as a view tells them, for those who see nothing but views: bots and clients."""

from collections.abc import Mapping
from typing import Any

from perihelion.games.galaxy_trucker.components import Tile, TileId
from perihelion.games.galaxy_trucker.ships.boards import Board, board_seen
from perihelion.games.galaxy_trucker.ships.ship import Ship


def ship_seen(player: Mapping[str, Any], printed: Board, tiles: Mapping[TileId, Tile]) -> Ship:
    """The ship of a player in a view, built anew; its board is the printed one where nothing else is said."""
    said = player["ship"]
    return Ship(
        board_seen(player["board"], printed) if "board" in player else printed,
        {square: tiles[tile].turned[turn] for square, (tile, turn) in said["parts"].items()},
        dict(said["humans"]),
        dict(said["aliens"]),
        dict(said["batteries"]),
        {square: tuple(goods) for square, goods in said["goods"].items()},
    )
