"""A shipyard for stories: ships drawn by what their tiles are, with printed tiles found that fit.

    . . C . .        C cannon, D double cannon, e engine, E double engine, h cabin, @ starting cabin,
    . b @ s .        b battery of 2, B of 3, c hold of 2, G of 3, s special hold of 1, S of 2,
    - - e - -        o shield, m life support of the brown alien, n of the purple one, x structural module

Of New Technologies: L luxury cabin, Z stasis chamber, l life support of the cyan alien, R furnace, K cannon
booster, N engine booster, U shield booster, P plating, V bi-directional cannon, Y cannon-engine, M mixed
hold,
q battery and cargo hold, Q battery and special hold.

Of Missions: t explosive, f fragile, w heavy of mass 2, W of mass 3, r radioactive, a single artifact, A
double one. Of Robopolice Raids: d auto-defence system, y armory, v thruster.

A letter may be followed by a turn (`C>` points right; `o` covers front and right, `o>` right and rear),
by sides that bear a connector or are smooth (`h+f~lr`: front, not left nor right; `b` is the rear), and by
what lies on the tile, as in a position (`h:1`, `b:0`, `s:r`). A name of a tile stands for itself.
Neighbours are joined, unless both say that they are smooth there.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from functools import cache

from perihelion.games.galaxy_trucker.components import Part, Square
from perihelion.games.galaxy_trucker.content import Content
from perihelion.games.galaxy_trucker.editions import content_for
from perihelion.games.galaxy_trucker.ships.boards import Board, square_at
from perihelion.games.galaxy_trucker.ships.grid import TURN_SIGNS
from perihelion.games.galaxy_trucker.ships.ship import MEET, OPPOSITE

KINDS = {
    "C": "cannon",
    "D": "double_cannon",
    "e": "engine",
    "E": "double_engine",
    "h": "cabin",
    "b": "battery_2",
    "B": "battery_3",
    "c": "hold_2",
    "G": "hold_3",
    "s": "special_hold_1",
    "S": "special_hold_2",
    "o": "shield",
    "m": "life_support_brown",
    "n": "life_support_purple",
    "x": "structural",
    "L": "luxury_cabin",
    "Z": "stasis_chamber",
    "l": "life_support_cyan",
    "R": "reactor_furnace",
    "K": "cannon_booster",
    "N": "engine_booster",
    "U": "shield_booster",
    "P": "indestructible_plating",
    "V": "bidirectional_cannon",
    "Y": "cannon_engine",
    "M": "mixed_cargo_hold",
    "q": "battery_cargo_hold",
    "Q": "battery_special_hold",
    "t": "explosive",
    "f": "fragile",
    "w": "heavy_2",
    "W": "heavy_3",
    "r": "radioactive",
    "a": "artifact_single",
    "A": "artifact_double",
    "d": "auto_defence",
    "y": "armory",
    "v": "thruster",
}
WORD = re.compile(
    r"(?P<name>@|[A-Z]\w+-\w+|[a-zA-Z])(?P<turn>[>v<]?)(\+(?P<bears>[frbl]+))?(~(?P<smooth>[frbl]+))?"
)
POINTED = ("C", "D", "e", "E", "o", "V", "Y", "P", "a")  # their turn matters even where none is said

MANY_TRIES = 20_000
ARMED = """
. . D . .
. - h - .
b o @ o> B
- - e - C>
- - . - -
"""
SPLIT = """
. . - . .
. - h - .
- c @ h h
- - e - h
- - . - c
"""


def printed_pieces() -> Content:
    """Boards and tiles, those of New Technologies, of Missions and of all ship classes too."""
    return content_for(("ship-classes", "latest-models", "new-technologies", "missions", "robopolice"))


class NoFit(Exception):
    """No printed tiles can be laid as drawn."""


def build(
    drawing: str, *, board: str | Board = "I", seat: int = 0, used: set[str] | None = None
) -> list[str]:
    """The rows of a position for a drawn ship; its tiles are added to those used."""
    printed = board if isinstance(board, Board) else printed_pieces().boards[board]
    words = [line.split() for line in drawing.strip().splitlines()]
    assert [len(row) for row in words] == [len(printed.columns)] * len(printed.rows), (
        "not as large as the board"
    )
    drawn = {
        square_at(column, row): word
        for row, line in zip(printed.rows, words, strict=True)
        for column, word in zip(printed.columns, line, strict=True)
        if word not in (".", "-")
    }
    laid = lay(printed, drawn, seat, used if used is not None else set())
    return [
        " ".join(written(laid, drawn, printed, row, line))
        for row, line in zip(printed.rows, words, strict=True)
    ]


def written(
    laid: dict[Square, Part], drawn: dict[Square, str], board: Board, row: int, line: list[str]
) -> Iterator[str]:
    for column, word in zip(board.columns, line, strict=True):
        square = square_at(column, row)
        if square in laid:
            _, colon, aboard = drawn[square].partition(":")
            yield f"{laid[square].id}{TURN_SIGNS[laid[square].turn]}{colon}{aboard}"
        else:
            yield word


def lay(board: Board, drawn: dict[Square, str], seat: int, used: set[str]) -> dict[Square, Part]:
    """Printed tiles for a drawing, each neighbour joined to the next."""
    laid: dict[Square, Part] = {}
    squares = outward(board, drawn)
    tries = itertools.count()

    def go_on(index: int) -> bool:
        if index == len(squares):
            return True
        square, tried = squares[index], set()
        if next(tries) > MANY_TRIES:
            raise NoFit(str(drawn))
        for part in choices(drawn[square].partition(":")[0], seat):
            if part.id in used or part.sides in tried:
                continue
            tried.add(part.sides)
            if fits_beside(board, laid, square, part, drawn):
                laid[square] = part
                used.add(part.id)
                if go_on(index + 1):
                    return True
                used.discard(part.id)
                del laid[square]
        return False

    if not go_on(0):
        raise NoFit(str(drawn))
    return laid


def outward(board: Board, drawn: dict[Square, str]) -> list[Square]:
    """The squares drawn, branch by branch, so that each lies beside one before it."""
    order: list[Square] = []

    def visit(square: Square | None) -> None:
        if square is not None and square in drawn and square not in order:
            order.append(square)
            for other in board.neighbours[square]:
                visit(other)

    for square in (board.start, *drawn):
        visit(square)
    return order


def fits_beside(
    board: Board, laid: dict[Square, Part], square: Square, part: Part, drawn: dict[Square, str]
) -> bool:
    """Whether a tile is joined to all its neighbours that lie already, or apart from them as drawn."""
    for side, other in enumerate(board.neighbours[square]):
        if other in laid:
            meet = MEET[part.sides[side]][laid[other].sides[OPPOSITE[side]]]
            if meet is not (not is_smooth(drawn[square], side)):
                return False
    return True


def is_smooth(word: str, side: int) -> bool:
    return "frbl"[side] in (reading(word)["smooth"] or "")


def reading(word: str) -> re.Match[str]:
    said = WORD.fullmatch(word.partition(":")[0])
    assert said is not None, word
    return said


@cache
def choices(word: str, seat: int) -> tuple[Part, ...]:
    """The tiles and turns a word can mean."""
    said = reading(word)
    content, name, turn = printed_pieces(), said["name"], TURN_SIGNS.index(said["turn"])
    if name == "@":
        return (content.tiles[content.cabins[seat]].turned[0],)
    if name in content.tiles:
        return (content.tiles[name].turned[turn],)
    turns: Iterable[int] = (turn,) if name in POINTED or turn else range(4)
    tiles = [tile for tile in content.tiles.values() if tile.kind.id == KINDS[name]]
    parts = (tile.turned[turn] for turn in turns for tile in tiles)
    return tuple(part for part in parts if bears(part, said["bears"] or "", said["smooth"] or ""))


def bears(part: Part, connectors: str, smooth: str) -> bool:
    """Whether these sides bear connectors and those do not."""
    sides = dict(zip("frbl", part.sides, strict=True))
    return all(sides[side] for side in connectors) and not any(sides[side] for side in smooth)
