"""The rookie's strength; the short form plays fewer games, with intervals to match."""

import os
from time import process_time

import pytest

import perihelion
from perihelion import Chair, lab
from perihelion.bots import BOTS
from perihelion.lab import Simulation

GAMES = 400 if os.environ.get("PERIHELION_FULL") else 80


def play(*bots: str, games: int = GAMES) -> Simulation:
    return lab.simulate("wild-space", bots=bots, games=games, seed=20, workers=1)


def assert_wins(simulation: Simulation, bot: str, share: float) -> None:
    """Fails unless the games show, with 95 % confidence, that the bot wins at least this share."""
    standing = simulation.standing(bot)
    assert standing.low >= share, standing


def test_the_rookie_beats_a_random_player_nearly_always() -> None:
    assert_wins(play("rookie", "random"), "rookie", 0.95)


def test_the_rookie_beats_three_random_players() -> None:
    assert_wins(play("rookie", "random", "random", "random"), "rookie", 0.80)


def test_the_proof_of_strength_fails_for_a_bot_that_is_not_strong() -> None:
    with pytest.raises(AssertionError):
        assert_wins(play("random", "random", games=40), "random", 0.80)


def test_rookies_score_like_people_in_their_first_games() -> None:
    score = play("rookie", "rookie", games=GAMES // 2).standing("rookie").score
    assert score.mean - 2 * score.error >= 40, score
    assert score.mean + 2 * score.error <= 60, score


def test_the_rookie_decides_in_less_than_a_millisecond() -> None:
    game = perihelion.new("wild-space", seats=4, seed=2, tracked=False)
    bot = BOTS["rookie"](0)
    spent, decisions = 0.0, 0
    while game.pending:
        (seat,) = game.pending
        begun = process_time()
        choice = bot.choose(Chair(game, seat))
        spent += process_time() - begun
        decisions += 1
        game.play(seat, choice)
    assert spent / decisions < 0.001
