"""A ship as a small grid of words, one line per row of its board, the front first.

    ship 0: .       .       CN-03    .        .
    ship 0: .       SH-01<  CB-05:2  B2-01:1  .

A word is `.` for no square, `-` for an empty one, or a tile, its turn, and after a colon what lies on it:

    CN-03      a tile unturned; `>` a quarter turn clockwise, `v` a half turn, `<` a quarter turn back
    CB-05:2    two humans; `CB-05:brown` an alien; `CB-05:0` nobody
    B2-01:1    one battery left
    H2-04:yb   a yellow and a blue piece of goods; `H2-04:0` none

A cabin or battery tile of a loaded ship that says nothing is full, a hold is empty.
"""

from collections.abc import Mapping, Sequence

from perihelion.engine.positions import Word, as_number
from perihelion.games.galaxy_trucker.components import (
    ALIENS,
    GOODS,
    Board,
    Part,
    Square,
    Tile,
    TileId,
    square_at,
)
from perihelion.games.galaxy_trucker.ship import Ship

NO_SQUARE, EMPTY = ".", "-"
TURN_SIGNS = ("", ">", "v", "<")
NOTHING = "0"
LETTERS = {colour[0]: colour for colour in GOODS}


def write_ship(ship: Ship, *, loaded: bool) -> list[str]:
    """The rows of a ship; the words of a column begin below one another."""
    rows = [
        [_word(ship, square_at(column, row), loaded) for column in ship.board.columns]
        for row in ship.board.rows
    ]
    widths = [max(len(row[n]) for row in rows) for n in range(len(ship.board.columns))]
    padded = [(word.ljust(width) for word, width in zip(row, widths, strict=True)) for row in rows]
    return ["  ".join(row).rstrip() for row in padded]


def _word(ship: Ship, square: Square, loaded: bool) -> str:
    if square not in ship.board.neighbours:
        return NO_SQUARE
    part = ship.parts.get(square)
    if part is None:
        return EMPTY
    said = _aboard(ship, square, part) if loaded else ""
    return f"{part.id}{TURN_SIGNS[part.turn]}" + (f":{said}" if said else "")


def _aboard(ship: Ship, square: Square, part: Part) -> str:
    """What lies on a tile, where it differs from what it is loaded with."""
    if square in ship.aliens:
        return ship.aliens[square]
    if square in ship.goods:
        return "".join(colour[0] for colour in ship.goods[square])
    full = part.kind.crew or part.kind.batteries
    there = ship.humans.get(square, 0) + ship.batteries.get(square, 0)
    return "" if there == full else str(there)


def read_ship(
    board: Board, tiles: Mapping[TileId, Tile], rows: Sequence[Sequence[Word]], *, loaded: bool
) -> Ship:
    """The ship that rows of words describe; raises Refused at the word that is wrong.

    The caller has seen to it that there are as many rows and words as the board has rows and columns.
    """
    ship = Ship(board)
    for number, words in zip(board.rows, rows, strict=True):
        for column, word in zip(board.columns, words, strict=True):
            _read_square(ship, tiles, square_at(column, number), word, loaded)
    return ship


def _read_square(ship: Ship, tiles: Mapping[TileId, Tile], square: Square, word: Word, loaded: bool) -> None:
    if square not in ship.board.neighbours:
        if word.text != NO_SQUARE:
            word.refuse("gt-not-a-square", square=square)
    elif word.text == NO_SQUARE:
        word.refuse("gt-is-a-square", square=square)
    elif word.text != EMPTY:
        name, _, aboard = word.text.partition(":")
        part = read_part(tiles, Word(name, word.line, word.column))
        if any(part.id == other.id for other in ship.parts.values()):
            word.refuse("named-twice")
        ship.parts[square] = part
        if loaded or aboard:
            _load(ship, square, Word(aboard, word.line, word.column + len(name) + 1))


def read_part(tiles: Mapping[TileId, Tile], word: Word) -> Part:
    """A tile and its turn."""
    name = word.text.rstrip("".join(TURN_SIGNS))
    sign = word.text[len(name) :]
    if name not in tiles or sign not in TURN_SIGNS:
        word.refuse("unknown-word", what="tile")
    return tiles[name].turned[TURN_SIGNS.index(sign)]


def _load(ship: Ship, square: Square, said: Word) -> None:
    """What lies on one tile: as it says, or as it is loaded before the flight.  [GT-9.1 GT-9.2]"""
    kind = ship.parts[square].kind
    if said.text in ALIENS and kind.aliens:
        ship.aliens[square] = said.text
    elif kind.containers or kind.special:
        _load_goods(ship, square, said)
    elif kind.crew or kind.batteries:
        count = as_number(said.text) if said.text else kind.crew + kind.batteries
        if count is None or count > kind.crew + kind.batteries:
            said.refuse("gt-not-aboard")
        if count:
            (ship.humans if kind.crew else ship.batteries)[square] = count
    elif said.text:
        said.refuse("gt-not-aboard")


def _load_goods(ship: Ship, square: Square, said: Word) -> None:
    """Pieces of goods by their first letters; red ones need a special container.  [GT-12.2]"""
    kind = ship.parts[square].kind
    letters = "" if said.text == NOTHING else said.text
    if any(letter not in LETTERS for letter in letters) or len(letters) > kind.containers + kind.special:
        said.refuse("gt-not-aboard")
    if letters.count("r") > kind.special:
        said.refuse("gt-not-aboard")
    if letters:
        ship.goods[square] = tuple(sorted((LETTERS[letter] for letter in letters), key=GOODS.index))
