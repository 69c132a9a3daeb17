"""The bots of High Frontier with the expansion: they equip rockets, build factories, and finish scenarios."""

import pytest

import perihelion
from perihelion import Chair, Game
from perihelion.bots import BOTS


def played(seats: int, seed: int, bot: str = "rookie", **options: object) -> Game:
    game = perihelion.new(
        "high-frontier", seats=seats, seed=seed, options={"expansions": ["expansion"], **options}
    )
    bots = [BOTS[bot](seed + seat) for seat in range(seats)]
    while not game.over:
        seat = min(game.pending)
        game.play(seat, bots[seat].choose(Chair(game, seat)))
    return game


def test_rookies_find_the_supports_that_their_factories_need() -> None:
    """[HF-8.2]"""
    tables = [played(2, seed, rounds=35).view(0)["table"] for seed in (1, 2)]
    assert sum(claim["cubes"] > 0 for table in tables for claim in table["claims"].values()) >= 1


@pytest.mark.parametrize(("seats", "scenario"), [(2, "race"), (3, "invasion"), (1, "hermes")])
def test_every_scenario_comes_to_its_end(seats: int, scenario: str) -> None:
    """[HF-8.7A HF-8.7B HF-8.7C]"""
    assert played(seats, 3, scenario=scenario, rounds=8 if seats > 1 else 30).result is not None


def test_the_training_is_won_with_the_expansion_too() -> None:
    """[HF-8.8.E]"""
    result = played(1, 1, scenario="training").result
    assert result is not None and result.winners == [0]
