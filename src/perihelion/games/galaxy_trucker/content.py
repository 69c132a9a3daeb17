"""Content tables read once and checked: tiles, cards, ship boards, numbers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from perihelion.engine.content import Table, digest
from perihelion.games.galaxy_trucker.components import (
    BoardId,
    Card,
    CardId,
    Colour,
    Kind,
    KindId,
    Level,
    Numbers,
    Tile,
    TileId,
)
from perihelion.games.galaxy_trucker.rows import Printing, Reader
from perihelion.games.galaxy_trucker.ships.boards import Board

PACKAGE = "perihelion.games.galaxy_trucker"
BASE = ("tiles", "cards", "boards", "numbers")


@dataclass(slots=True, eq=False)
class Content:
    """Everything printed.

    kinds     of tiles, by id
    tiles     by id
    heap      ids of the tiles that lie in the heap in every flight, sorted
    cabins    ids of the starting cabins, one per colour, in the order of the seats
    aliens    colours of aliens, those of the base game first
    cards     by id, in printed order
    boards    by id
    levels    the numbers of each flight
    numbers   all others
    reader    reads further rows over these
    tables    the tables by name
    digest    of everything they say
    """

    kinds: dict[KindId, Kind]
    tiles: dict[TileId, Tile]
    heap: tuple[TileId, ...]
    cabins: tuple[TileId, ...]
    aliens: tuple[Colour, ...]
    cards: dict[CardId, Card]
    boards: dict[BoardId, Board]
    levels: dict[int, Level]
    numbers: Numbers
    reader: Reader
    tables: dict[str, Table]
    digest: str

    def cards_of(self, level: int) -> list[CardId]:
        """The cards of a level.  [GT-2.5]"""
        return [card.id for card in self.cards.values() if card.level == level]

    def starred(self) -> list[CardId]:
        """The cards of the first flight.  [GT-2.8]"""
        return [card.id for card in self.cards.values() if card.star]

    def level_of(self, board: BoardId) -> Level:
        """The numbers of the flight a board is made for."""
        return self.levels[self.boards[board].flight]


def packaged(*names: str, package: str = PACKAGE) -> list[Table]:
    """Tables that come with the game, or with an expansion that is a package of its own."""
    return [Table.of_package(package, f"{name}.toml") for name in names]


@cache
def base_content() -> Content:
    return read_content(packaged(*BASE))


def read_content(tables: Sequence[Table], *printed: Printing) -> Content:
    """The tables as pieces; raises Refused with file and line.

    `printed` is what expansions add to what may stand in them.
    """
    reader = Reader(None, *printed)
    list(_rows(tables, "alien", reader))
    kinds = {kind.id: kind for table in tables for kind in table.rows("kind", reader.kind)}
    tiles = {tile.id: tile for tile in _rows(tables, "tile", reader)}
    return Content(
        kinds=kinds,
        tiles=tiles,
        heap=tuple(sorted(tile.id for tile in tiles.values() if not (tile.kind.start or tile.kind.apart))),
        cabins=tuple(tile.id for tile in tiles.values() if tile.kind.start),
        aliens=tuple(reader.aliens),
        cards={card.id: card for card in _rows(tables, "card", reader)},
        boards={board.id: board for board in _rows(tables, "board", reader)},
        levels={level.flight: level for level in _rows(tables, "flight", reader)},
        numbers=reader.numbers(next(table for table in tables if table.name == "numbers.toml")),
        reader=reader,
        tables={table.name.removesuffix(".toml"): table for table in tables},
        digest=digest(*tables),
    )


def _rows(tables: Sequence[Table], kind: str, reader: Reader) -> Iterator[Any]:
    """Rows of one kind as pieces; an id may stand only once."""
    seen = set()
    for table in tables:
        for index, piece in enumerate(table.rows(kind, getattr(reader, kind))):
            name = piece.flight if isinstance(piece, Level) else getattr(piece, "id", piece)
            if name in seen:
                raise table.refused(kind, index, "id", f"{name} stands twice")
            seen.add(name)
            yield piece
