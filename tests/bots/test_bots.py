"""Every bot: it sits on a chair, and its seed is all the chance it has."""

import pytest

import perihelion
from perihelion import Chair, Game
from perihelion.bots import BOTS, rookie
from perihelion.bots.rookie import Rookie


def play_on(game: Game, names: list[str], seed: int) -> list[str]:
    """Plays a game to its end; every move in order."""
    bots = [BOTS[name](seed + seat) for seat, name in enumerate(names)]
    moves = []
    while game.pending:
        (seat,) = game.pending
        moves.append(bots[seat].choose(Chair(game, seat)))
        game.play(seat, moves[-1])
    return moves


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_makes_the_same_choices(name):
    games = [perihelion.new("wild-space", seats=3, seed=4, tracked=False) for _ in range(2)]
    first, second = (play_on(game, [name] * 3, seed=9) for game in games)
    assert first == second


def test_another_seed_makes_other_choices_at_random():
    games = [perihelion.new("wild-space", seats=2, seed=4, tracked=False) for _ in range(2)]
    assert play_on(games[0], ["random"] * 2, seed=1) != play_on(games[1], ["random"] * 2, seed=100)


def test_the_random_bot_is_fond_of_no_move():
    game = perihelion.new("wild-space", seats=2, seed=4, tracked=False)
    moves = [str(move) for move in game.pending[0].moves]
    bot, chair = BOTS["random"](3), Chair(game, 0)
    chosen = [bot.choose(chair) for _ in range(1000 * len(moves))]
    assert set(chosen) == set(moves)
    assert all(850 < chosen.count(move) < 1150 for move in moves)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_bot_finishes_a_game_at_a_table_that_keeps_a_record(name, seats):
    game = perihelion.new("wild-space", seats=seats, seed=1)
    play_on(game, [name] * seats, seed=0)
    assert game.over


def test_the_rookie_cannot_tell_an_imagined_game_from_the_real_one():
    game = perihelion.new("wild-space", seats=3, seed=12, tracked=False)
    bot = BOTS["rookie"](0)
    while game.pending:
        (seat,) = game.pending
        choice = bot.choose(Chair(game, seat))
        assert bot.choose(Chair(game.imagine(seat, seed=5), seat)) == choice
        game.play(seat, choice)


def test_in_a_game_it_does_not_know_the_rookie_plays_any_legal_move(monkeypatch):
    monkeypatch.setattr(rookie, "JUDGES", {})
    game = perihelion.new("wild-space", seats=2, seed=4, tracked=False)
    bot, chair = Rookie(7), Chair(game, 0)
    assert {bot.choose(chair) for _ in range(200)} == {str(move) for move in game.pending[0].moves}
