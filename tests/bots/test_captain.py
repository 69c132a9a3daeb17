"""The captain: it keeps to its budget, sees what a search can see, and is stronger than others.

The short form plays few games, so that what it asserts is far below what was measured (docs/bots.md).
"""

import os
from time import process_time

import pytest

import perihelion
from perihelion import Chair, Game, lab
from perihelion.bots import BOTS

FULL = bool(os.environ.get("PERIHELION_FULL"))


class Counting(Chair):
    """A chair that counts the games imagined for each decision."""

    __slots__ = ("imagined",)

    def __init__(self, game: Game, seat: int, simulations: int) -> None:
        super().__init__(game, seat, simulations)
        self.imagined = 0

    def imagine(self, seed: int) -> Game:
        self.imagined += 1
        return super().imagine(seed)


@pytest.mark.parametrize("simulations", [0, 1, 2, 3, 7, 20])
def test_it_never_spends_more_simulations_than_it_has(simulations: int) -> None:
    game = perihelion.new(
        "wild-space", seats=2, seed=5, options={"expansions": ["space-base", "encounters"]}, tracked=False
    )
    bot, most = BOTS["captain"](1), 0
    bot.choose(Chair(game, min(game.pending)))  # a first look at the table is no simulation
    for _ in range(60):
        (seat,) = game.pending
        chair = Counting(game, seat, simulations)
        game.play(seat, bot.choose(chair))
        most = max(most, chair.imagined)
        assert chair.imagined <= simulations
    assert most == 0 if simulations < 4 else most >= simulations // 2


def test_without_simulations_it_plays_what_seems_best_at_first_sight() -> None:
    game = perihelion.new("wild-space", seats=2, seed=5, tracked=False)
    choices = {BOTS["captain"](seed).choose(Chair(game, 0)) for seed in range(20)}
    assert len(choices) == 1


LAST_TURN = """perihelion wild-space 1
seats: 2
turn: 18
captain 0: CA-BEA
crew 0: SP-LIZ-03 SP-MON-03 SP-OCT-03 SP-OWL-03
planets: PL-H1 PL-H2 PL-3A
landed 0: PL-H1.left
explored 0: PL-H1.right PL-H2.left PL-H2.right PL-3A.left
hand 0: RO-13 SP-RHI-03 SP-LIZ-01
"""


def test_in_the_last_turn_it_completes_the_series() -> None:
    game = perihelion.from_position("wild-space", LAST_TURN)
    bot = BOTS["captain"](3)
    while min(game.pending) == 0:
        game.play(0, bot.choose(Chair(game, 0, 30)))
    assert any(part["part"] == "ws-series" for part in game.view(0)["table"]["players"][0]["parts"])


def test_it_beats_the_rookie_from_both_seats() -> None:
    """Measured: nearly always. The bound is that of the claim, at a smaller budget."""
    games, budget = (100, 20) if FULL else (14, 4)
    met = lab.tournament("wild-space", bots=[f"captain:{budget}", "rookie"], games=games, seed=30, workers=1)
    against = met.encounter(f"captain:{budget}", "rookie")
    assert against is not None
    assert against.low >= 0.60, against


@pytest.mark.skipif(not FULL, reason="runs only with --full")
def test_searching_makes_it_stronger_than_its_first_sight() -> None:
    met = lab.tournament("wild-space", bots=["captain:20", "captain:0"], games=60, seed=31, workers=1)
    against = met.encounter("captain:20", "captain:0")
    assert against is not None
    assert against.share > 0.5, against


def test_it_beats_the_smuggler_on_hard_more_often_than_not() -> None:
    games, budget = (100, 10) if FULL else (24, 2)
    simulation = lab.simulate(
        "wild-space",
        bots=[f"captain:{budget}"],
        seats=1,
        games=games,
        seed=32,
        workers=1,
        options={"level": "hard"},
    )
    assert simulation.standing(f"captain:{budget}").low >= 0.50


@pytest.mark.parametrize("mix", [["space-base"], ["encounters"], ["space-base", "encounters"]])
def test_it_knows_the_expansions_better_than_the_rookie(mix: list[str]) -> None:
    met = lab.tournament(
        "wild-space", bots=["captain:0", "rookie"], games=40, seed=33, workers=1, options={"expansions": mix}
    )
    against = met.encounter("captain:0", "rookie")
    assert against is not None
    assert against.low > 0.50, against


def test_a_simulation_takes_a_few_milliseconds() -> None:
    game = perihelion.new("wild-space", seats=2, seed=2, tracked=False)
    bot, simulations, spent, searched = BOTS["captain"](0), 10, 0.0, 0
    while game.pending:
        (seat,) = game.pending
        chair = Counting(game, seat, simulations)
        begun = process_time()
        choice = bot.choose(chair)
        spent += process_time() - begun
        searched += chair.imagined
        game.play(seat, choice)
    assert spent / searched < 0.010
