"""Ratings against what Elo's scale says, and honest errors."""

from typing import Any

import pytest

from perihelion.lab.ratings import MIDDLE, Rating, rate


def rated(names: list[str], points: dict[Any, Any]) -> dict[str, Rating]:
    return {rating.name: rating for rating in rate(names, points)}


def test_ten_wins_to_one_are_four_hundred_points() -> None:
    found = rated(["a", "b"], {("a", "b"): 10_000, ("b", "a"): 1_000})
    assert found["a"].rating - found["b"].rating == pytest.approx(400, abs=1)
    assert found["a"].rating + found["b"].rating == pytest.approx(2 * MIDDLE)


def test_equals_are_rated_the_same() -> None:
    found = rated(["a", "b", "c"], {(a, b): 7.5 for a in "abc" for b in "abc" if a != b})
    assert [rating.rating for rating in found.values()] == pytest.approx([MIDDLE] * 3)


def test_strength_carries_over_from_a_bot_both_have_met() -> None:
    found = rated(["a", "b", "c"], {("a", "b"): 750, ("b", "a"): 250, ("b", "c"): 750, ("c", "b"): 250})
    gap = found["a"].rating - found["b"].rating
    assert gap == pytest.approx(191, abs=2)
    assert found["a"].rating - found["c"].rating == pytest.approx(2 * gap, abs=3)


def test_who_wins_everything_has_a_rating_and_a_large_error() -> None:
    few, many = (rated(["a", "b"], {("a", "b"): games}) for games in (5, 500))
    assert MIDDLE < few["a"].rating < many["a"].rating < MIDDLE + 1500
    assert few["a"].error > 150


def test_more_games_make_the_error_smaller() -> None:
    few, many = (rated(["a", "b"], {("a", "b"): n, ("b", "a"): n}) for n in (10, 1000))
    assert many["a"].error < few["a"].error / 2


def test_a_bot_that_met_nobody_stands_in_the_middle() -> None:
    found = rated(["a", "b", "c"], {("a", "b"): 3, ("b", "a"): 1})
    assert found["c"].rating == pytest.approx(MIDDLE)
    assert found["c"].error > found["a"].error


def test_the_error_is_what_the_share_of_two_bots_says() -> None:
    """Two bots, half of n games each: the gap has the standard error 2 / sqrt(n), each half of the gap."""
    found = rated(["a", "b"], {("a", "b"): 5000, ("b", "a"): 5000})
    assert found["a"].error == pytest.approx(1.96 * 173.72 * 2 / 10_000**0.5 / 2, rel=0.01)
