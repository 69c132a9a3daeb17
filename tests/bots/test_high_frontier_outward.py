"""The bots of High Frontier with the expansion: they equip rockets, build factories, and finish scenarios."""

import pytest
from outward import outward

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


def turn_of(lines: str, factions: str) -> list[str]:
    """What a captain does in its turn."""
    story, bot, done = outward(lines, factions=factions), BOTS["captain"](0), list[str]()
    while list(story.game.pending) == [0] and len(done) < 40:
        done.append(bot.choose(Chair(story.game, 0)))
        story.does(done[-1])
    return done


def test_they_dump_what_keeps_a_rocket_from_flying_and_then_fly() -> None:
    """A sail of thrust 1 with tanks that weigh too much.  [HF-8.3D]"""
    done = turn_of("rocket 0: luna-l1 8 T5 R5 F3 G3", "UN NASA")
    assert [move.split()[0] for move in done[:3]] == ["vent", "fly", "engine"] and done[3][:2] == "go", done


def test_they_use_a_push_that_was_promised_where_it_helps() -> None:
    """[HF-6.1A.4 HF-5.9A]"""
    done = turn_of('rocket 0: luna-l1 0 T5 R5 F3 G3\npact: beam 1 0 ""', "UN ESA")
    assert done[:3] == ["fly", "yes", "engine T5"] and done[3][:2] == "go", done
