"""A ship as a small grid of words, one line per row of its board, the front first.

    ship 0: .       .       CN-03    .        .
    ship 0: .       SH-01<  CB-05:2  B2-01:1  .

A word is `.` for no square, `-` for an empty one, or a tile, its turn, and after a colon what lies on it:

    CN-03      a tile unturned; `>` a quarter turn clockwise, `v` a half turn, `<` a quarter turn back
    CB-05:2    two humans; `CB-05:brown` an alien; `CB-05:0` nobody
    B2-01:1    one battery left
    H2-04:yb   a yellow and a blue piece of goods; `H2-04:0` none
    BH-01:1yb  a tile that is a battery and a hold: one battery left, and the goods

A cabin or battery tile of a loaded ship that says nothing is full, a hold is empty. All hulls of a ship lie
in one grid.
"""

from collections.abc import Collection, Mapping, Sequence

from perihelion.engine.positions import Word, as_number
from perihelion.games.galaxy_trucker.components import (
    ALIENS,
    GOODS,
    Colour,
    Part,
    Square,
    Tile,
    TileId,
)
from perihelion.games.galaxy_trucker.ships.boards import Board, square_at
from perihelion.games.galaxy_trucker.ships.ship import Ship

NO_SQUARE, EMPTY = ".", "-"
TURN_SIGNS = ("", ">", "v", "<")
NOTHING, DIGITS = "0", "0123456789"
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
    goods = "".join(colour[0] for colour in ship.goods.get(square, ()))
    full = part.kind.crew or part.kind.batteries
    there = ship.humans.get(square, 0) + ship.batteries.get(square, 0)
    return goods if there == full else f"{there}{goods}"


def read_ship(
    board: Board,
    tiles: Mapping[TileId, Tile],
    rows: Sequence[Sequence[Word]],
    *,
    loaded: bool,
    aliens: Collection[Colour] = tuple(ALIENS),
) -> Ship:
    """The ship that rows of words describe; raises Refused at the word that is wrong.

    The caller has seen to it that there are as many rows and words as the board has rows and columns.
    """
    ship = Ship(board)
    for number, words in zip(board.rows, rows, strict=True):
        for column, word in zip(board.columns, words, strict=True):
            square = square_at(column, number)
            part = _read_square(ship, tiles, square, word)
            _, colon, aboard = word.text.partition(":")
            if part is not None and (loaded or colon):
                at = word.column + len(word.text) - len(aboard)
                _load(ship, square, Word(aboard, word.line, at), aliens)
    return ship


def _read_square(ship: Ship, tiles: Mapping[TileId, Tile], square: Square, word: Word) -> Part | None:
    """The tile on a square, laid there; nothing where none lies."""
    if square not in ship.board.neighbours:
        if word.text != NO_SQUARE:
            word.refuse("gt-not-a-square", square=square)
    elif word.text == NO_SQUARE:
        word.refuse("gt-is-a-square", square=square)
    elif word.text != EMPTY:
        part = read_part(tiles, Word(word.text.partition(":")[0], word.line, word.column))
        if any(part.id == other.id for other in ship.parts.values()):
            word.refuse("named-twice")
        ship.parts[square] = part
        return part
    return None


def read_part(tiles: Mapping[TileId, Tile], word: Word) -> Part:
    """A tile and its turn."""
    name = word.text.rstrip("".join(TURN_SIGNS))
    sign = word.text[len(name) :]
    if name not in tiles or sign not in TURN_SIGNS:
        word.refuse("unknown-word", what="tile")
    return tiles[name].turned[TURN_SIGNS.index(sign)]


def _load(ship: Ship, square: Square, said: Word, aliens: Collection[Colour]) -> None:
    """What lies on one tile: as it says, or as it is loaded before the flight.  [GT-9.1 GT-9.2]"""
    kind = ship.parts[square].kind
    if said.text in aliens and kind.aliens:
        ship.aliens[square] = said.text
        return
    letters = said.text.lstrip(DIGITS)
    number = said.text[: len(said.text) - len(letters)]
    if kind.containers or kind.special:
        _load_goods(ship, square, letters, said)
    elif letters:
        said.refuse("gt-not-aboard")
    _load_count(ship, square, number, said)


def _load_count(ship: Ship, square: Square, number: str, said: Word) -> None:
    """Humans or batteries; all of them where no number is said.  [GT-9.1 GT-9.2]"""
    kind = ship.parts[square].kind
    full = kind.crew + kind.batteries
    count = as_number(number) if number else full
    empty_hold = number == NOTHING and (kind.containers or kind.special)
    if count is None or count > full or (number and not full and not empty_hold):
        said.refuse("gt-not-aboard")
    if count:
        (ship.humans if kind.crew else ship.batteries)[square] = count


def _load_goods(ship: Ship, square: Square, letters: str, said: Word) -> None:
    """Pieces of goods by their first letters; red ones need a special container.  [GT-12.2]"""
    kind = ship.parts[square].kind
    if any(letter not in LETTERS for letter in letters) or len(letters) > kind.containers + kind.special:
        said.refuse("gt-not-aboard")
    if letters.count("r") > kind.special:
        said.refuse("gt-not-aboard")
    if letters:
        ship.goods[square] = tuple(sorted((LETTERS[letter] for letter in letters), key=GOODS.index))
