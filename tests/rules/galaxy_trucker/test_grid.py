"""Ships as grids of words: they read and print without loss, and a wrong word is refused where it stands."""

import pytest

from perihelion import Refused
from perihelion.engine.positions import Word
from perihelion.games.galaxy_trucker.content import base_content
from perihelion.games.galaxy_trucker.ships.grid import read_ship, write_ship
from perihelion.games.galaxy_trucker.ships.ship import Ship

CONTENT = base_content()
ROWS = [
    ".  .  CN-03  .  .",
    ".  SH-01<  CB-05:brown  B2-01:1  .",
    "H2-04:yb  LB-01  SC-BLUE  CB-06:0  S1-02:r",
    "-  -  EN-04v  B3-02  H3-01",
    "-  -  .  -  DC-01>",
]


def read(rows: list[str], *, board: str = "I", loaded: bool = True) -> Ship:
    words = [
        [Word(text, line, row.index(text) + 1) for text in row.split()] for line, row in enumerate(rows, 1)
    ]
    return read_ship(CONTENT.boards[board], CONTENT.tiles, words, loaded=loaded)


def words(rows: list[str]) -> list[list[str]]:
    return [row.split() for row in rows]


def test_a_ship_reads_and_prints_without_loss() -> None:
    ship = read(ROWS)
    assert words(write_ship(ship, loaded=True)) == words(ROWS)
    assert words(write_ship(read(write_ship(ship, loaded=True)), loaded=True)) == words(ROWS)


def test_what_lies_on_tiles() -> None:
    """A cabin or battery tile that says nothing is full, a hold is empty.  [GT-9.1 GT-9.2]"""
    ship = read(ROWS)
    assert ship.humans == {"7.7": 2} and ship.aliens == {"7.6": "brown"}
    assert ship.batteries == {"8.6": 1, "8.8": 3}
    assert ship.goods == {"5.7": ("yellow", "blue"), "9.7": ("red",)}
    assert [ship.parts[square].turn for square in ("6.6", "7.8", "9.9", "7.5")] == [3, 2, 1, 0]


def test_a_ship_under_construction_carries_nothing() -> None:
    ship = read(
        [row.replace(":brown", "").replace(":1", "") for row in ROWS[:2]]
        + [". . - . .".replace(".", "-")] * 2
        + ["- - . - -"],
        loaded=False,
    )
    assert not ship.humans and not ship.batteries
    assert "B2-01" in write_ship(ship, loaded=False)[1]


def test_columns_stand_below_one_another() -> None:
    written = write_ship(read(ROWS), loaded=True)
    assert {
        row.index(word) for row, word in zip(written, ("CN-03", "CB-05", "SC-BLUE", "EN-04"), strict=False)
    } == {written[2].index("SC-BLUE")}


@pytest.mark.parametrize(
    ("was", "now", "reason"),
    [
        ("CN-03", "CN-99", "unknown-word"),
        ("CN-03", "CN-03^", "unknown-word"),
        ("CN-03", "CN-03:1", "gt-not-aboard"),
        ("CN-03", "B2-01", "named-twice"),
        ("CN-03", ".", "gt-is-a-square"),
        ("SC-BLUE", "SC-BLUE:brown", "gt-not-aboard"),
        ("SC-BLUE", "SC-BLUE:3", "gt-not-aboard"),
        ("B3-02", "B3-02:4", "gt-not-aboard"),
        ("H2-04:yb", "H2-04:ry", "gt-not-aboard"),
        ("H2-04:yb", "H2-04:ybg", "gt-not-aboard"),
        ("H2-04:yb", "H2-04:pink", "gt-not-aboard"),
    ],
)
def test_a_wrong_word_is_refused_where_it_stands(was: str, now: str, reason: str) -> None:
    """[GT-9.3 GT-12.2]"""
    rows = [row.replace(was, now) for row in ROWS]
    with pytest.raises(Refused) as refused:
        read(rows)
    assert refused.value.reason == reason
    line = next(n for n, row in enumerate(ROWS, 1) if was in row)
    assert refused.value.line == (line if reason != "named-twice" else 2)


def test_a_tile_outside_the_board_is_refused() -> None:
    """[GT-5.1]"""
    with pytest.raises(Refused, match="gt-not-a-square"):
        read(["CN-01" + ROWS[0][1:], *ROWS[1:]])
