"""Ship boards: squares, what lies beside what, and which of them a roll of the dice means.

A ship has one hull or several. The squares of all its hulls lie on one board and have names of their own, so
that a move or a position names a square and thereby a hull; hulls have ids for what concerns one as a whole.
Tiles are never joined across hulls. What is particular of a board is data: rows and columns with several
numbers, sides that wrap round, seams that join squares drawn apart, lines of their own, one die or two.

A board that changes in play (squares that open, holes, a ship that turns) is another board:
`dataclasses.replace` makes it, and `Ship.board` names it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from typing import Any

from perihelion.games.galaxy_trucker.components import (
    FRONT,
    LEFT,
    REAR,
    RIGHT,
    SIDES,
    BoardId,
    Confidence,
    HullId,
    Square,
    opposite,
)
from perihelion.games.galaxy_trucker.shapes import BoardFacts

Numbers = tuple[int, ...]
Path = tuple[Square, ...]
DIE = range(1, 7)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the square at the front, right, rear and left


@dataclass(frozen=True, eq=False)
class Board:
    """A ship board.

    id            "IIIA"
    flight        number of the flight it is made for: 1, 2 or 3
    squares       all squares in reading order, the front first
    start         where the starting cabin lies, or None: the board has no place for it
    columns       numbers that name the columns, from left to right
    rows          numbers that name the rows, from front to rear
    insurance     the most that lost components cost, or None: all of them
    hulls         hull -> its squares; none: all squares are one hull
    spare         squares that are drawn and belong to no hull yet
    column_dice   the rolls that mean each column; none: the number that names it
    row_dice      the rolls that mean each row; none: the number that names it
    dice          how many are rolled; 0: as in the numbers of the game
    in_turn       whether the dice are read one after the other: 36 is a three, then a six
    wraps         whether the first column lies beside the last, and the first row beside the last
    seams         (square, side) -> the square beside it there, or None, where it is not as drawn
    paths         (side, roll) -> squares in the order a hit meets them, where it is not as drawn
    exhausts      sides at which engines may blow while the ship is built
    turns         whether any of its sides may be the front when it is finished
    front         the side of the printed board that has become its front
    """

    id: BoardId
    flight: int
    squares: tuple[Square, ...]
    start: Square | None
    columns: Numbers
    rows: Numbers
    insurance: int | None
    confidence: Confidence
    hulls: Mapping[HullId, frozenset[Square]] = field(default_factory=dict)
    spare: tuple[Square, ...] = ()
    column_dice: tuple[Numbers, ...] = ()
    row_dice: tuple[Numbers, ...] = ()
    dice: int = 0
    in_turn: bool = False
    wraps: bool = False
    seams: Mapping[tuple[Square, int], Square | None] = field(default_factory=dict)
    paths: Mapping[tuple[int, int], Path] = field(default_factory=dict)
    exhausts: tuple[int, ...] = (REAR,)
    turns: bool = False
    front: int = FRONT

    # Hulls.

    @cached_property
    def hull_of(self) -> dict[Square, HullId]:
        """Square -> its hull, in reading order."""
        found = {square: hull for hull, squares in self.hulls.items() for square in squares}
        return {square: found.get(square, "") for square in self.squares}

    @cached_property
    def is_one(self) -> bool:
        """Whether all squares are one hull."""
        return len(self.hulls) < 2

    @cached_property
    def is_usual(self) -> bool:
        """Whether it begins with a starting cabin, and engines blow to the rear: measured, most boards do."""
        return self.start is not None and self.exhausts == (REAR,)

    @cached_property
    def by_hull(self) -> dict[HullId, tuple[Square, ...]]:
        """Hull -> its squares in reading order."""
        hulls = tuple(self.hulls) or ("",)
        return {hull: tuple(s for s, of in self.hull_of.items() if of == hull) for hull in hulls}

    # Turning it.

    @cached_property
    def facings(self) -> tuple["Board", ...]:
        """The board with each side as the front, its numbers read anew; engines then blow to the rear."""
        return tuple(self._facing(front) for front in range(4 if self.turns else 0))

    def _facing(self, front: int) -> "Board":
        drawn = {self.turned_to(square, front) for square in self.squares}
        in_order = (square_at(column, row) for row in self.rows for column in self.columns)
        return replace(
            self,
            squares=tuple(square for square in in_order if square in drawn),
            start=self.turned_to(self.start, front) if self.start else None,
            exhausts=(REAR,),
            turns=False,
            front=front,
        )

    def turned_to(self, square: Square, front: int) -> Square:
        """What a square is called when this side has become the front, of a board as long as it is wide."""
        column, row = place_of(square)
        x, y = self.columns.index(column), self.rows.index(row)
        for _ in range(front):
            x, y = y, len(self.columns) - 1 - x
        return square_at(self.columns[x], self.rows[y])

    def as_built(self, square: Square) -> Square:
        """What a square was called while the ship was built, before the board was turned."""
        return self.turned_to(square, -self.front % 4) if self.front else square

    @property
    def all_squares(self) -> tuple[Square, ...]:
        """Every square that can be named on it, however it is turned or opened."""
        return (*self.squares, *self.spare, *(s for board in self.facings for s in board.squares))

    # Neighbours.

    @cached_property
    def neighbours(self) -> dict[Square, tuple[Square | None, ...]]:
        """Square -> the squares at its front, right, rear and left, None where there is none."""
        return {square: tuple(self._beside(square, side) for side in range(4)) for square in self.squares}

    def _beside(self, square: Square, side: int) -> Square | None:
        there = self.hull_of
        if (square, side) in self.seams:
            other = self.seams[square, side]
        else:
            other = self.drawn_beside(square, *STEPS[side])
        return other if other in there and there[other] == there[square] else None

    def drawn_beside(self, square: Square, right: int, back: int) -> Square | None:
        """What is drawn so many squares to the right and to the rear, whatever hull it belongs to."""
        column, row = place_of(square)
        x, y = self.columns.index(column) + right, self.rows.index(row) + back
        if self.wraps:
            x, y = x % len(self.columns), y % len(self.rows)
        inside = 0 <= x < len(self.columns) and 0 <= y < len(self.rows)
        return square_at(self.columns[x], self.rows[y]) if inside else None

    # Dice.

    def reading(self, dice: Sequence[int]) -> int:
        """What dice mean together."""
        return sum(dice) if not self.in_turn else int("".join(map(str, dice)))

    def line_named(self, dice: Sequence[int]) -> int:
        """The column or row that dice name; of dice read one after the other the first does."""
        return dice[0] if self.in_turn else sum(dice)

    def lines_named(self, dice: int) -> list[int]:
        """Every column or row that so many dice can name, whether there is one or not."""
        return sorted({self.line_named(thrown) for thrown in product(DIE, repeat=self.dice or dice)})

    def rolls(self, dice: int) -> list[int]:
        """Every result of so many dice, each as likely as any other."""
        return [self.reading(thrown) for thrown in product(DIE, repeat=self.dice or dice)]

    def square(self, column: int, row: int) -> Square:
        """The square two rolls mean; there may be none of that name."""
        across, down = self._named(self.columns_by_roll, column), self._named(self.rows_by_roll, row)
        return square_at(across, down)

    @staticmethod
    def _named(lines: Mapping[int, int], number: int) -> int:
        return lines.get(number, number)

    @cached_property
    def columns_by_roll(self) -> dict[int, int]:
        return by_roll(self.columns, self.column_dice)

    @cached_property
    def rows_by_roll(self) -> dict[int, int]:
        return by_roll(self.rows, self.row_dice)

    # Lines.

    def line(self, side: int, number: int) -> Path:
        """The squares a hit from this side with this roll passes, the first it meets first."""
        return self.lines.get((side, number), ())

    @cached_property
    def lines(self) -> dict[tuple[int, int], Path]:
        """(side, roll) -> the squares it passes."""
        return {**self._drawn(FRONT, REAR), **self._drawn(LEFT, RIGHT), **self.paths}

    def _drawn(self, first: int, last: int) -> dict[tuple[int, int], Path]:
        """Columns from the front and from the rear, or rows from the left and from the right."""
        upright = first == FRONT
        found: dict[tuple[int, int], Path] = {}
        for roll, name in (self.columns_by_roll if upright else self.rows_by_roll).items():
            line = tuple(s for s in self.squares if place_of(s)[0 if upright else 1] == name)
            found |= {(first, roll): line, (last, roll): line[::-1]}
        return self._from_everywhere(found) if self.in_turn else found

    def _from_everywhere(self, lines: Mapping[tuple[int, int], Path]) -> dict[tuple[int, int], Path]:
        """A board without edges: the second die says at which square of its line a hit begins."""
        found = {}
        for (side, roll), line in lines.items():
            for n in range(len(line)):
                second = n + 1 if side in (FRONT, LEFT) else len(line) - n
                found[side, self.reading((roll, second))] = line[n:] + line[:n]
        return found

    def beside(self, side: int, number: int) -> list[int]:
        """Rolls that mean the lines at both sides of the one this roll means."""
        lines = self.columns_by_roll if side in (FRONT, REAR) else self.rows_by_roll
        first, rest = (number // 10, number % 10) if self.in_turn else (number, 0)
        names = list(dict.fromkeys(lines.values()))
        if first not in lines:
            return []
        at, count = names.index(lines[first]), len(names)
        near = {n % count if self.wraps else n for n in (at - 1, at + 1)} - {at}
        rolls = [
            next(r for r, name in lines.items() if name == names[n]) for n in sorted(near) if 0 <= n < count
        ]
        return [self.reading((roll, rest)) if self.in_turn else roll for roll in rolls]


def by_roll(names: Numbers, dice: tuple[Numbers, ...]) -> dict[int, int]:
    """Roll -> the column or row it means."""
    return {
        roll: name for name, rolls in zip(names, dice or [(n,) for n in names], strict=True) for roll in rolls
    }


def square_at(column: int, row: int) -> Square:
    return f"{column}.{row}"


def place_of(square: Square) -> tuple[int, int]:
    column, _, row = square.partition(".")
    return int(column), int(row)


def both_ways(square: Square, side: int, other: Square | None) -> dict[tuple[Square, int], Square | None]:
    """A seam as both its squares see it."""
    there = {(square, side): other}
    return there | {(other, opposite(side)): square} if other else there


def board_facts(board: Board) -> BoardFacts:
    """A board as JSON: squares, hulls, and what is printed beside columns and rows."""
    told: BoardFacts = {
        "flight": board.flight,
        "squares": list(board.squares),
        "spare": list(board.spare),
        "start": board.start,
        "hulls": {hull: list(squares) for hull, squares in board.by_hull.items()},
        "columns": list(board.columns),
        "rows": list(board.rows),
        "column_dice": [list(rolls) for rolls in board.column_dice] or [[name] for name in board.columns],
        "row_dice": [list(rolls) for rolls in board.row_dice] or [[name] for name in board.rows],
        "wraps": board.wraps,
        "turns": board.turns,
        "front": SIDES[board.front],
        "insurance": board.insurance,
    }
    if board.seams:
        told["beside"] = {square: list(around) for square, around in board.neighbours.items()}
    if board.paths:
        told["lines"] = {SIDES[side]: {} for side, _ in board.paths}
        for (side, roll), line in board.paths.items():
            told["lines"][SIDES[side]] |= {str(roll): list(line)} if line else {}
    return told


def board_seen(said: Mapping[str, Any], printed: Board) -> Board:
    """The board a view tells of, where it is not as printed."""
    return replace(
        printed,
        squares=tuple(said["squares"]),
        spare=tuple(said["spare"]),
        start=said["start"],
        hulls={hull: frozenset(squares) for hull, squares in said["hulls"].items() if hull},
        columns=tuple(said["columns"]),
        rows=tuple(said["rows"]),
        column_dice=tuple(tuple(rolls) for rolls in said["column_dice"]),
        row_dice=tuple(tuple(rolls) for rolls in said["row_dice"]),
        wraps=said["wraps"],
        turns=said["turns"],
        front=SIDES.index(said["front"]),
        seams={
            (s, n): other for s, around in said.get("beside", {}).items() for n, other in enumerate(around)
        },
        paths=dict.fromkeys(printed.paths, ()) | lines_seen(said.get("lines", {})),
    )


def lines_seen(said: Mapping[str, Mapping[str, Sequence[Square]]]) -> dict[tuple[int, int], Path]:
    """Lines that are not as drawn, by side and roll."""
    return {
        (SIDES.index(side), int(roll)): tuple(line)
        for side, lines in said.items()
        for roll, line in lines.items()
    }
