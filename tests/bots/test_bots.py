"""Every bot: it sits on a chair, and its seed is all the chance it has."""

from pathlib import Path

import pytest

import perihelion
from perihelion import Chair, Game
from perihelion.bots import BOTS, NoSuchBot, entrant, guides
from perihelion.bots.captain import Captain

MIXES: tuple[list[str], ...] = ([], ["space-base"], ["encounters"], ["space-base", "encounters"])
FEW = 4  # simulations that make the captain search without taking long


def play_on(game: Game, names: list[str], seed: int, simulations: int = FEW) -> list[str]:
    """Plays a game to its end; every move in order."""
    bots = [BOTS[name](seed + seat) for seat, name in enumerate(names)]
    moves = []
    while game.pending:
        (seat,) = game.pending
        moves.append(bots[seat].choose(Chair(game, seat, simulations)))
        game.play(seat, moves[-1])
    return moves


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    games = [perihelion.new("wild-space", seats=2, seed=4, tracked=False) for _ in range(2)]
    first, second = (play_on(game, [name] * 2, seed=9) for game in games)
    assert first == second


@pytest.mark.parametrize("name", ["random", "captain"])
def test_another_seed_makes_other_choices(name: str) -> None:
    games = [perihelion.new("wild-space", seats=2, seed=4, tracked=False) for _ in range(2)]
    assert play_on(games[0], [name] * 2, seed=1) != play_on(games[1], [name] * 2, seed=100)


def test_the_random_bot_is_fond_of_no_move() -> None:
    game = perihelion.new("wild-space", seats=2, seed=4, tracked=False)
    moves = [str(move) for move in game.pending[0].moves]
    bot, chair = BOTS["random"](3), Chair(game, 0)
    chosen = [bot.choose(chair) for _ in range(1000 * len(moves))]
    assert set(chosen) == set(moves)
    assert all(850 < chosen.count(move) < 1150 for move in moves)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "+".join(mix) or "base")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_bot_finishes_a_game_of_every_mix_and_size(name: str, mix: list[str], seats: int) -> None:
    game = perihelion.new("wild-space", seats=seats, seed=seats, options={"expansions": mix}, tracked=False)
    simulations = FEW if seats <= 2 else 0
    play_on(game, [name] * seats, seed=0, simulations=simulations)
    assert game.over


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_finishes_a_game_at_a_table_that_keeps_a_record(name: str) -> None:
    game = perihelion.new("wild-space", seats=2, seed=1)
    play_on(game, [name] * 2, seed=0)
    assert game.over


@pytest.mark.parametrize("name", ["rookie", "captain"])
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "+".join(mix) or "base")
def test_a_bot_cannot_tell_an_imagined_game_from_the_real_one(name: str, mix: list[str]) -> None:
    """Whatever the others hold and whatever is to come, it chooses the same."""
    game = perihelion.new("wild-space", seats=2, seed=12, options={"expansions": mix}, tracked=False)
    bot = BOTS[name](0)
    while game.pending:
        (seat,) = game.pending
        choice = bot.choose(Chair(game, seat, 2))
        assert bot.choose(Chair(game.imagine(seat, seed=5), seat, 2)) == choice
        game.play(seat, choice)


@pytest.mark.parametrize(("name", "table"), [("rookie", "ROOKIES"), ("captain", "CAPTAINS")])
def test_in_a_game_it_does_not_know_a_bot_plays_any_legal_move(
    name: str, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(getattr(guides, table), "wild-space")
    game = perihelion.new("wild-space", seats=2, seed=4, tracked=False)
    bot, chair = BOTS[name](7), Chair(game, 0)
    assert {bot.choose(chair) for _ in range(200)} == {str(move) for move in game.pending[0].moves}


def test_a_bot_is_called_by_its_name_and_its_simulations() -> None:
    assert entrant("rookie").simulations == 0
    assert entrant("captain").simulations == Captain.simulations > 0
    assert entrant("captain:7").simulations == 7
    assert entrant("captain:7").name == "captain:7"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("hal", "There is no bot called “hal”; there are random, rookie, captain."),
        ("hal:9", "There is no bot called “hal”"),
        ("rookie:9", "rookie does not search"),
        ("captain:", "Simulations are a number, as in captain:"),
        ("captain:-1", "not “-1”"),
        ("captain:many", "not “many”"),
    ],
)
def test_a_name_that_is_nobodys_is_answered_with_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(NoSuchBot, match=sentence):
        entrant(name)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_with_the_cards_of_a_content_pack(name: str) -> None:
    pack = perihelion.read_pack(Path(__file__).parents[2] / "packs" / "robots-at-work")
    game = perihelion.new("wild-space", seats=2, seed=1, packs=[pack], tracked=False)
    play_on(game, [name] * 2, seed=0, simulations=0)
    assert game.over
