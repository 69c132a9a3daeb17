"""The figures of a simulation against textbook values."""

from collections import Counter
from statistics import mean, median, stdev

import pytest

from perihelion.engine.ruleset import Result
from perihelion.lab.tally import Spread, Tally, wilson


@pytest.mark.parametrize("values", [[3], [1, 2], [5, 5, 5], [1, 9, 4, 4], [7, 1, 30, 2, 2, 8]])
def test_a_spread_tells_what_the_textbook_tells(values: list[int]) -> None:
    spread = Spread.of(Counter(values))
    assert spread.mean == pytest.approx(mean(values))
    assert spread.median == median(values)
    assert (spread.least, spread.most) == (min(values), max(values))
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0
    assert spread.error == pytest.approx(error)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_of_a_share_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def game(*scores: int, winners: list[int]) -> Result:
    return Result(list(scores), [1 for _ in scores], winners, [[] for _ in scores])


def test_a_shared_win_is_split() -> None:
    tally = Tally(["a", "b"], 2)
    tally.add(["a", "b"], game(9, 9, winners=[0, 1]), decisions=5, turns=2)
    tally.add(["b", "a"], game(3, 4, winners=[1]), decisions=7, turns=2)
    assert tally.bots["a"].standing("a").wins == 1.5
    assert tally.bots["b"].standing("b").wins == 0.5
    assert tally.seats[1].standing("seat 1").wins == 1.5


def test_a_game_nobody_wins_is_nobodys() -> None:
    tally = Tally(["a", "a"], 2)
    tally.add(["a", "a"], game(1, 2, winners=[]), decisions=1, turns=1)
    assert tally.bots["a"].standing("a").share == 0


def test_the_order_in_which_games_are_added_does_not_matter() -> None:
    results = [game(n % 7, n % 5, winners=[n % 2] if n % 3 else [0, 1]) for n in range(50)]
    forward, backward = Tally(["a", "b"], 2), Tally(["a", "b"], 2)
    for target, order in ((forward, results), (backward, results[::-1])):
        for result in order:
            part = Tally(["a", "b"], 2)
            part.add(["a", "b"], result, decisions=result.scores[0], turns=1)
            target.merge(part)
    assert forward.games == 50
    assert forward.bots["a"].standing("a") == backward.bots["a"].standing("a")
    assert Spread.of(forward.decisions) == Spread.of(backward.decisions)
