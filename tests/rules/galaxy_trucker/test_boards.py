"""Boards of other shapes: hulls, several numbers, one die, seams, no edges. All of it is data."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from perihelion import Refused
from perihelion.games.galaxy_trucker.components import FRONT, LEFT, REAR, RIGHT
from perihelion.games.galaxy_trucker.content import base_content
from perihelion.games.galaxy_trucker.ships.board_rows import read_board
from perihelion.games.galaxy_trucker.ships.boards import Board, board_facts, board_seen

MANY_NUMBERS = [[2, 3], [4, 5], [6, 7, 8], [9, 10], [11, 12]]


def board(**said: Any) -> Board:
    return read_board({"id": "X", "flight": 1, "confidence": "reconstructed", **said})


@pytest.fixture
def halves() -> Board:
    return board(
        columns=[3, 4, 5, 6, 7, 8, 9, 10, 11],
        rows=[5, 6, 7, 8, 9],
        squares=["l..l..rr.", "llll.rrrr", ".ll...rr.", "llll.rrrr", "l..l..rr."],
        hulls={"l": "left", "r": "right"},
        start=False,
    )


@pytest.fixture
def sphere() -> Board:
    numbers = [1, 2, 3, 4, 5, 6]
    return board(
        columns=numbers, rows=numbers, squares=["######"] * 6, start=False, wraps=True, in_turn=True, dice=2
    )


def test_a_board_has_one_hull_unless_it_says_otherwise() -> None:
    for printed in base_content().boards.values():
        assert printed.is_one and list(printed.by_hull) == [""] and printed.start is not None


def test_two_halves_lie_on_one_board_and_are_never_neighbours(halves: Board) -> None:
    assert {hull: len(squares) for hull, squares in halves.by_hull.items()} == {"left": 14, "right": 14}
    together = replace(
        halves, squares=(*halves.squares, "7.6"), hulls={**halves.hulls, "mid": frozenset({"7.6"})}
    )
    assert together.drawn_beside("7.6", 1, 0) == "8.6" and together.neighbours["7.6"] == (None,) * 4


def test_a_hit_from_the_side_meets_one_half_and_then_the_other(halves: Board) -> None:
    assert halves.line(LEFT, 7) == ("4.7", "5.7", "9.7", "10.7")
    assert halves.line(FRONT, 7) == ()


def test_a_column_with_several_numbers_is_named_by_the_first() -> None:
    turning = board(
        columns=MANY_NUMBERS,
        rows=MANY_NUMBERS,
        squares=[".###.", "#####", ".#S#.", "#####", "#...#"],
        exhausts=["front", "right", "rear", "left"],
    )
    assert turning.start == "6.6" and turning.square(8, 7) == "6.6"
    assert turning.line(FRONT, 6) == turning.line(FRONT, 8) == ("6.2", "6.4", "6.6", "6.9")
    assert turning.beside(LEFT, 7) == [4, 9]
    assert all(turning.line(side, roll) for side in (FRONT, LEFT) for roll in turning.rolls(2))


def test_a_sphere_has_no_edges_and_two_dice_one_after_the_other(sphere: Board) -> None:
    assert sphere.neighbours["6.1"] == ("6.6", "1.1", "6.2", "5.1")
    assert sphere.line(FRONT, 35) == ("3.5", "3.6", "3.1", "3.2", "3.3", "3.4")
    assert sphere.line(REAR, 35) == ("3.5", "3.4", "3.3", "3.2", "3.1", "3.6")
    assert sphere.beside(LEFT, 12) == [22, 62]
    assert len(set(sphere.rolls(2))) == 36


def test_a_splice_joins_squares_that_are_drawn_apart() -> None:
    """Lines cross it, and where two rows share a number the second counts where the first is empty."""
    spliced = board(
        columns=[1, 2, 3, 4],
        rows=[1, 2, 3],
        squares=[".##.", "####", "####"],
        start=False,
        dice=1,
        seams=[["2.2", "right", "3.3"], ["2.3", "right", "3.2"], ["2.1", "right"], ["3.1", "left"]],
        paths=[{"side": "left", "roll": 1, "squares": ["1.2", "2.2", "3.3", "4.3", "2.1"]}],
    )
    assert spliced.neighbours["2.2"][RIGHT] == "3.3" and spliced.neighbours["3.3"][LEFT] == "2.2"
    assert spliced.neighbours["2.1"][RIGHT] is None and spliced.neighbours["3.1"][LEFT] is None
    assert spliced.line(LEFT, 1)[-1] == "2.1"
    assert Counter(spliced.rolls(2)) == dict.fromkeys(range(1, 7), 1)


def test_squares_that_open_are_known_before() -> None:
    """Squares drawn with + belong to no hull; opened they join two of them."""
    fleet = board(
        columns=[6, 7, 8], rows=[6, 7], squares=["a+b", "a+b"], hulls={"a": "left", "b": "right"}, start=False
    )
    assert fleet.spare == ("7.6", "7.7") and "7.6" not in fleet.neighbours
    whole = frozenset((*fleet.squares, "7.6"))
    opened = replace(
        fleet, squares=("6.6", "7.6", "8.6", "6.7", "8.7"), spare=("7.7",), hulls={"left": whole}
    )
    assert opened.is_one and opened.neighbours["7.6"] == (None, "8.6", None, "6.6")


def test_a_board_that_is_not_as_printed_is_told_in_a_view(halves: Board) -> None:
    holed = replace(halves, squares=tuple(square for square in halves.squares if square != "4.7"))
    seen = board_seen(board_facts(holed), halves)
    assert seen.squares == holed.squares and seen.neighbours == holed.neighbours


@pytest.mark.parametrize(
    ("said", "field"),
    [
        ({"squares": ["#S", "##"], "columns": [1, 7]}, "columns"),
        ({"squares": ["#S", "##"], "columns": [[6, 7], [7, 8]]}, "squares"),
        ({"squares": ["##", "##"]}, "squares"),
        ({"squares": ["#S", "##"], "start": False}, "squares"),
        ({"squares": ["aa", "bb"], "start": False, "hulls": {"a": "left"}}, "hulls"),
        ({"squares": ["aa", "bb"], "start": False, "hulls": {"a": "left", "b": "left"}}, "hulls"),
        ({"squares": ["aa", "bb"], "start": False, "hulls": {"a": "Left", "b": "right"}}, "hulls"),
        ({"squares": ["#S", "##"], "seams": [["6.7", "up", "7.8"]]}, "seams"),
        ({"squares": ["#S", "##"], "seams": [["6.7", "right", "9.9"]]}, "seams"),
        ({"squares": ["#S", "##"], "paths": [{"side": "left", "roll": 7, "squares": ["9.9"]}]}, "paths"),
        ({"squares": ["#S", "##"], "in_turn": True}, "in_turn"),
    ],
)
def test_a_board_that_cannot_be_is_refused(said: dict[str, Any], field: str) -> None:
    with pytest.raises(Refused) as refused:
        board(**{"columns": [6, 7], "rows": [7, 8], **said})
    assert refused.value.about["field"] == field
