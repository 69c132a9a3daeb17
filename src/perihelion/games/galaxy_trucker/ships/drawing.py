"""A ship drawn: for the terminal in boxes, for pages and notebooks as SVG.

Sides show their connectors as the tables write them: 1 single, 2 double, 3 universal, nothing where smooth.
"""

from collections.abc import Collection, Iterator, Sequence
from html import escape

from perihelion.games.galaxy_trucker.components import LEFT, RIGHT, Part, Square
from perihelion.games.galaxy_trucker.ships.boards import Board, place_of, square_at
from perihelion.games.galaxy_trucker.ships.ship import Ship

ARROWS = "▲▶▼◀"
GUTTER = 4  # characters left of the boxes, for the numbers of the rows
WIDTH = 7  # of a box
BLANK = (" " * WIDTH,) * 3
HOLE = ("╭╌╌╌╌╌╮", "╎     ╎", "╰╌╌╌╌╌╯")


# In the terminal.


def in_boxes(ship: Ship) -> list[str]:
    """The ship in lines of text, a box of seven by three characters for each square."""
    board = ship.board
    columns, rows, ends = (
        printed(board.columns, board.column_dice),
        beside_rows(board, LEFT),
        beside_rows(board, RIGHT),
    )
    gutter = max(GUTTER, *(len(row) + 1 for row in rows))
    lines = [(" " * gutter + "".join(column.center(WIDTH) for column in columns)).rstrip()]
    for row, number, end in zip(board.rows, rows, ends if board.paths else [""] * len(rows), strict=True):
        boxes = [_box(ship, square_at(column, row)) for column in board.columns]
        for n, (heading, after) in enumerate((("", ""), (number, end), ("", ""))):
            drawn = "".join(box[n] for box in boxes)
            lines.append(f"{heading.rjust(gutter - 1)} {drawn} {after}".rstrip())
    return lines


def printed(names: Sequence[int], dice: Sequence[Sequence[int]]) -> list[str]:
    """What is printed beside columns or rows: the rolls that mean them."""
    return ["/".join(map(str, rolls)) for rolls in dice or [(name,) for name in names]]


def beside_rows(board: Board, side: int) -> list[str]:
    """What is printed at this end of the rows; beside a splice the rolls of the lines that begin there."""
    if not board.paths:
        return printed(board.rows, board.row_dice)
    begins = {
        place_of(line[0])[1]: str(roll) for (at, roll), line in board.paths.items() if at == side and line
    }
    return [begins.get(row, "") for row in board.rows]


def _box(ship: Ship, square: Square) -> tuple[str, ...]:
    if square not in ship.board.neighbours:
        return BLANK
    part = ship.parts.get(square)
    if part is None:
        return HOLE
    front, right, rear, left = part.sides
    return (
        f"┌──{front or '─'}──┐",
        f"{left or '│'}{symbol(ship, square).center(WIDTH - 2)}{right or '│'}",
        f"└──{rear or '─'}──┘",
    )


def symbol(ship: Ship, square: Square) -> str:
    """What a tile is and what lies on it, in at most five characters."""
    part = ship.parts[square]
    kind = part.kind
    if kind.cannon and kind.engine:
        return f"C{_arrows(part.muzzles)}E{_arrows(part.exhausts)}"
    if kind.cannon:
        return "C" * kind.cannon + _arrows(part.muzzles)
    if kind.engine:
        return "E" * kind.engine + _arrows(part.exhausts)
    if kind.shield:
        return "S" + _arrows(part.covers)
    if kind.alien:
        return "+" + kind.alien[:3]
    return _places(ship, square, part) or (_initials(part) if kind.more else "###")


def _initials(part: Part) -> str:
    """What only an expansion knows: the first letters of its words."""
    return "".join(word[0] for word in part.kind.id.split("_")).upper()


def _arrows(sides: Collection[int]) -> str:
    return "".join(ARROWS[side] for side in sides)


def _places(ship: Ship, square: Square, part: Part) -> str:
    """Cabins, battery tiles and holds: a sign for what is there, a dot for every empty place."""
    kind = part.kind
    if kind.crew:
        there = ship.aliens.get(square, "")[:3] or _filled("o", ship.humans.get(square, 0), kind.crew)
        return f"({there})" if not kind.start else f"*{there}*"
    batteries = _filled("▮", ship.batteries.get(square, 0), kind.batteries)
    goods = "".join(colour[0] for colour in ship.goods.get(square, ()))
    goods = goods.ljust(kind.containers + kind.special, "·")
    if batteries:
        return f"{batteries}{goods}"
    if kind.containers:
        return f"[{goods}]"
    return f"{{{goods}}}" if kind.special else ""


def _filled(sign: str, there: int, places: int) -> str:
    return (sign * there).ljust(places, "·")


# As SVG.

TILE = 60
EDGE = 24  # around the board, for the dice numbers
INK, PAPER, GRID, WRONG = "#1c2333", "#f6f3ea", "#c9c4b6", "#c62828"
FILLS = {
    "crew": "#f4e9c9",
    "cannon": "#e4c1f0",
    "engine": "#f6d2a8",
    "batteries": "#cdeac0",
    "containers": "#bcd9f5",
    "special": "#f5bcbc",
    "shield": "#bdeee6",
    "alien": "#d8d2f0",
}
GOODS_FILLS = {"red": "#d32f2f", "yellow": "#fbc02d", "green": "#388e3c", "blue": "#1976d2"}
ALIEN_FILLS = {"brown": "#795548", "purple": "#8e24aa"}
TURN_TO = ((0, -1), (1, 0), (0, 1), (-1, 0))


def as_svg(ship: Ship, wrong: Collection[Square] = ()) -> str:
    """The ship as an SVG picture of its own; tiles with errors are framed."""
    columns, rows = ship.board.columns, ship.board.rows
    width, height = 2 * EDGE + TILE * len(columns), 2 * EDGE + TILE * len(rows)
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" font-family="sans-serif" text-anchor="middle" fill="{INK}">',
        f"<title>{escape(ship.board.id)}</title>",
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        *_dice_numbers(ship, width, height),
    ]
    for square in ship.board.squares:
        x, y = _corner(ship, square)
        drawn.append(f'<g transform="translate({x} {y})">{"".join(_square(ship, square, wrong))}</g>')
    return "\n".join([*drawn, "</svg>"])


def _corner(ship: Ship, square: Square) -> tuple[int, int]:
    column, row = place_of(square)
    return EDGE + TILE * ship.board.columns.index(column), EDGE + TILE * ship.board.rows.index(row)


def _dice_numbers(ship: Ship, width: int, height: int) -> Iterator[str]:
    board = ship.board
    for n, column in enumerate(printed(board.columns, board.column_dice)):
        for y in (EDGE - 7, height - 8):
            yield _text(EDGE + TILE * n + TILE // 2, y, column, 12)
    for side, x in ((LEFT, EDGE // 2), (RIGHT, width - EDGE // 2)):
        for n, row in enumerate(beside_rows(board, side)):
            yield _text(x, EDGE + TILE * n + TILE // 2 + 4, row, 12 if len(row) < 3 else 9)


def _square(ship: Ship, square: Square, wrong: Collection[Square]) -> Iterator[str]:
    part = ship.parts.get(square)
    if part is None:
        yield f'<rect x="2" y="2" width="{TILE - 4}" height="{TILE - 4}" rx="6" fill="none" stroke="{GRID}"/>'
        return
    frame = f'stroke="{WRONG}" stroke-width="3"' if square in wrong else f'stroke="{INK}"'
    yield f"<title>{escape(part.id)}</title>"
    yield f'<rect x="2" y="2" width="{TILE - 4}" height="{TILE - 4}" rx="6" fill="{_fill(part)}" {frame}/>'
    for side, connector in enumerate(part.sides):
        yield from _pipes(side, connector)
    yield from _contents(ship, square, part)
    yield _text(TILE // 2, TILE - 11, part.id, 8)


def _fill(part: Part) -> str:
    return next((fill for ability, fill in FILLS.items() if getattr(part.kind, ability)), "#dddddd")


def _pipes(side: int, connector: int) -> Iterator[str]:
    """One, two or three short pipes across a side."""
    middle, reach = TILE / 2, 8
    right, down = TURN_TO[side]
    for n in range(connector):
        off = (n - (connector - 1) / 2) * 7
        x, y = middle + right * middle + off * abs(down), middle + down * middle + off * abs(right)
        yield (
            f'<path d="M{x:g} {y:g}l{-right * reach} {-down * reach}" stroke="{INK}" stroke-width="4" '
            'stroke-linecap="round"/>'
        )


def _contents(ship: Ship, square: Square, part: Part) -> Iterator[str]:
    """The sign of a tile, or what lies on it as dots."""
    dots = [ALIEN_FILLS.get(ship.aliens[square], INK)] if square in ship.aliens else []
    dots += [INK] * ship.humans.get(square, 0) + ["#7cb342"] * ship.batteries.get(square, 0)
    dots += [GOODS_FILLS.get(colour, INK) for colour in ship.goods.get(square, ())]
    if not dots:
        yield _text(TILE // 2, TILE // 2 + 3, symbol(ship, square), 13)
    for n, fill in enumerate(dots):
        x = TILE / 2 + (n - (len(dots) - 1) / 2) * 13
        yield f'<circle cx="{x:g}" cy="{TILE / 2 - 2:g}" r="5.5" fill="{fill}" stroke="{INK}"/>'


def _text(x: int, y: int, said: str, size: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}">{escape(said)}</text>'
