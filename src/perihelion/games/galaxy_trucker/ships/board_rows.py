"""How a row of `boards.toml` becomes a ship board; one that cannot is refused with its line."""

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from perihelion.engine.refused import Refused
from perihelion.games.galaxy_trucker.components import SIDES, Confidence, HullId, Square
from perihelion.games.galaxy_trucker.ships.boards import Board, both_ways, square_at

ID = re.compile(r"[A-Z0-9]+(-[A-Z0-9]+)*")  # a word of the notation
HULL = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
NO_SQUARE, ANY_HULL, START, SPARE = ".#S+"

Few = Annotated[int, msgspec.Meta(ge=0, le=50)]
Some = Annotated[int, msgspec.Meta(ge=1, le=50)]
Side = Literal["front", "right", "rear", "left"]
Number = Annotated[int, msgspec.Meta(ge=1, le=12)]
Line = Number | Annotated[list[Number], msgspec.Meta(min_length=1)]
Drawn = dict[Square, str]  # square -> the sign it is drawn with


class PathRow(msgspec.Struct, forbid_unknown_fields=True):
    """A line that is not as drawn: from which side, with which roll, past which squares."""

    side: Side
    roll: Annotated[int, msgspec.Meta(ge=1, le=66)]
    squares: list[str]


class BoardRow(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A ship board as the table draws it."""

    id: str
    confidence: Confidence
    flight: Some
    columns: Annotated[list[Line], msgspec.Meta(min_length=1)]
    rows: Annotated[list[Line], msgspec.Meta(min_length=1)]
    squares: list[Annotated[str, msgspec.Meta(pattern="^[.#S+a-z]+$")]]
    insurance: Few | None = None
    start: bool = True
    hulls: dict[str, str] = {}
    dice: Literal[0, 1, 2] = 0
    in_turn: bool = False
    wraps: bool = False
    seams: list[list[str]] = []
    paths: list[PathRow] = []
    exhausts: Annotated[tuple[Side, ...], msgspec.Meta(min_length=1)] = ("rear",)
    turns: bool = False


def wrong(field: str, detail: str) -> Refused:
    return Refused("bad-content", field=field, detail=detail)


def check_id(said: str) -> None:
    """Ids are words of the notation."""
    if not ID.fullmatch(said):
        raise wrong("id", f"no id: {said!r}")


def sides(names: Sequence[str]) -> tuple[int, ...]:
    return tuple(SIDES.index(name) for name in names)


def read_board(said: Mapping[str, Any]) -> Board:
    """A drawn board: as many rows and columns as numbers, and one starting cabin.  [GT-3.1 GT-3.2]"""
    row = msgspec.convert(said, BoardRow)
    check_id(row.id)
    columns, rows = (_names(lines) for lines in (row.columns, row.rows))
    _check_numbers(row)
    if row.turns and (len(columns) != len(rows) or row.hulls or row.seams or row.paths):
        raise wrong("turns", f"{row.id}: only a plain board as long as it is wide can be turned")
    drawn = _drawn(row, columns, rows)
    starts = [square for square, sign in drawn.items() if sign == START]
    if len(starts) != row.start:
        raise wrong("squares", f"{row.id} needs {'one S' if row.start else 'no S'}")
    return Board(
        id=row.id,
        flight=row.flight,
        squares=tuple(square for square, sign in drawn.items() if sign != SPARE),
        start=starts[0] if starts else None,
        columns=columns,
        rows=rows,
        insurance=row.insurance,
        confidence=row.confidence,
        hulls=_hulls(row, drawn),
        spare=tuple(square for square, sign in drawn.items() if sign == SPARE),
        column_dice=_dice(row.columns),
        row_dice=_dice(row.rows),
        dice=row.dice,
        in_turn=row.in_turn,
        wraps=row.wraps,
        seams=_seams(row, drawn),
        paths=_paths(row, drawn),
        exhausts=sides(row.exhausts),
        turns=row.turns,
    )


def _names(lines: Sequence[int | list[int]]) -> tuple[int, ...]:
    """A column or row with several numbers is named by the first of them."""
    return tuple(line if isinstance(line, int) else line[0] for line in lines)


def _dice(lines: Sequence[int | list[int]]) -> tuple[tuple[int, ...], ...]:
    """The rolls of each, where one has several."""
    if all(isinstance(line, int) for line in lines):
        return ()
    return tuple((line,) if isinstance(line, int) else tuple(line) for line in lines)


def _check_numbers(row: BoardRow) -> None:
    """No roll means two columns, and two dice never show one."""
    for field in ("columns", "rows"):
        numbers = [n for line in getattr(row, field) for n in ([line] if isinstance(line, int) else line)]
        if len(set(numbers)) < len(numbers):
            raise wrong("squares", f"{row.id} needs each number once")
        if min(numbers) == 1 and not (row.in_turn or row.dice == 1):
            raise wrong(field, f"{row.id}: two dice never show 1")


def _drawn(row: BoardRow, columns: tuple[int, ...], rows: tuple[int, ...]) -> Drawn:
    if len(row.squares) != len(rows) or any(len(line) != len(columns) for line in row.squares):
        raise wrong("squares", f"{row.id} needs {len(rows)} rows of {len(columns)} squares")
    if row.in_turn and (row.dice == 1 or not row.wraps):
        raise wrong("in_turn", f"{row.id}: a board without edges has two dice")
    return {
        square_at(columns[x], rows[y]): sign
        for y, line in enumerate(row.squares)
        for x, sign in enumerate(line)
        if sign != NO_SQUARE
    }


def _hulls(row: BoardRow, drawn: Drawn) -> dict[HullId, frozenset[Square]]:
    """The letters of the drawing by hull; a board without hulls is drawn with # alone."""
    if not all(HULL.fullmatch(name) for name in row.hulls.values()):
        raise wrong("hulls", f"{row.id}: hulls have small words for names")
    meant = {ANY_HULL, START} if not row.hulls else set(row.hulls)
    unknown = set(drawn.values()) - meant - {SPARE, START}
    if unknown or len(set(row.hulls.values())) < len(row.hulls) or (row.hulls and row.start):
        raise wrong("hulls", f"{row.id} needs one name for each letter, and no other sign")
    return {
        name: frozenset(square for square, sign in drawn.items() if sign == letter)
        for letter, name in row.hulls.items()
    }


def _seams(row: BoardRow, drawn: Drawn) -> dict[tuple[Square, int], Square | None]:
    """`[square, side, square]` joins two squares drawn apart, `[square, side]` parts two drawn together."""
    found: dict[tuple[Square, int], Square | None] = {}
    for seam in row.seams:
        square, side, other = (*seam, None) if len(seam) == 2 else (*seam, None, None)[:3]
        if side not in SIDES or square not in drawn or len(seam) not in (2, 3) or other not in (None, *drawn):
            raise wrong("seams", f"{row.id}: write a square, a side, and the square beside it there")
        assert square is not None
        found |= both_ways(square, SIDES.index(side), other)
    return found


def _paths(row: BoardRow, drawn: Drawn) -> dict[tuple[int, int], tuple[Square, ...]]:
    for path in row.paths:
        if not set(path.squares) <= set(drawn):
            raise wrong("paths", f"{row.id} has no square {min(set(path.squares) - set(drawn))}")
    return {(SIDES.index(path.side), path.roll): tuple(path.squares) for path in row.paths}
