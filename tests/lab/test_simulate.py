"""Simulations: the same for a seed however they are run, and loud where a game breaks."""

import multiprocessing
from collections.abc import Callable
from typing import Any

import pytest
from stubborn import Stubborn

from perihelion import lab
from perihelion.bots import BOTS
from perihelion.lab import Simulation, Spread, Standing
from perihelion.lab.pool import Here, Processes, cores, pool_of


def simulate(**changes: object) -> Simulation:
    said: dict[str, object] = {"bots": ["rookie", "random"], "games": 12, "seed": 3, "workers": 1}
    return lab.simulate("wild-space", **(said | changes))  # type: ignore[arg-type]


def told(simulation: Simulation) -> tuple[tuple[Standing, ...], tuple[Standing, ...], Spread, Spread]:
    """All that may depend on nothing but the plan."""
    return simulation.bots, simulation.seats, simulation.decisions, simulation.turns


def test_a_seed_plays_the_same_games_again() -> None:
    assert told(simulate()) == told(simulate())


def test_another_seed_plays_other_games() -> None:
    assert told(simulate()) != told(simulate(seed=4))


@pytest.mark.parametrize("way", multiprocessing.get_all_start_methods())
def test_many_processes_play_the_same_games_as_one_however_they_are_started(way: str) -> None:
    pool = Processes(2, multiprocessing.get_context(way))
    assert told(simulate(pool=pool, workers=2)) == told(simulate())


def test_a_shorter_simulation_is_the_beginning_of_a_longer_one() -> None:
    seen = {games: simulate(games=games).standing("rookie").score for games in (3, 12)}
    assert seen[12].least <= seen[3].least <= seen[3].most <= seen[12].most


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    plan = simulate(bots=["rookie", "random", "random"], games=1).plan
    assert [plan.seating(game) for game in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_without_rotation_bots_keep_their_seats() -> None:
    simulation = simulate(rotate=False)
    assert simulation.seats[0].score == simulation.standing("rookie").score
    assert simulation.plan.seating(1) == [0, 1]


def test_every_game_has_a_seed_of_its_own() -> None:
    plan = simulate(games=1).plan
    assert len({plan.seed_of(game) for game in range(10_000)}) == 10_000


def test_paired_games_deal_the_same_until_every_bot_has_had_every_seat() -> None:
    plan = simulate(games=1, paired=True).plan
    seeds = [plan.seed_of(game) for game in range(6)]
    assert seeds[::2] == seeds[1::2] and len(set(seeds)) == 3


def test_one_bot_takes_every_seat() -> None:
    simulation = simulate(bots=["random"], seats=3, games=5)
    assert simulation.plan.bots == ("random", "random", "random")
    assert simulation.standing("random").games == 15
    assert simulation.standing("random").wins == pytest.approx(5)


def test_turns_and_decisions_are_counted() -> None:
    simulation = simulate()
    assert simulation.turns == Spread(20.0, 0.0, 20.0, 20, 20)
    assert simulation.decisions.mean > 20
    assert simulation.decisions_per_second > 0


def test_a_bot_of_ones_own_can_play() -> None:
    simulation = simulate(bots=["mine", "random"], known=BOTS | {"mine": BOTS["rookie"]})
    assert simulation.standing("mine").share == 1


@pytest.mark.parametrize("pool", [Here, lambda: Processes(2, multiprocessing.get_context("spawn"))])
def test_a_game_that_breaks_is_told_with_the_seed_that_plays_it_again(pool: Callable[[], Any]) -> None:
    known = BOTS | {"stubborn": Stubborn}
    with pytest.raises(lab.GameFailed, match="no patience left") as caught:
        simulate(bots=["stubborn", "random"], known=known, pool=pool())
    failed = caught.value.failure
    assert str(failed.seed) in str(caught.value)
    with pytest.raises(AssertionError, match="no patience left"):
        lab.play_out(failed.game, failed.bots, seed=failed.seed, known=known)


def interrupt_at(games: int) -> Callable[[int], None]:
    def progress(finished: int) -> None:
        if finished >= games:
            raise KeyboardInterrupt

    return progress


@pytest.mark.parametrize("pool", [Here, lambda: Processes(2, multiprocessing.get_context("spawn"))])
def test_a_simulation_that_is_interrupted_tells_what_it_has(pool: Callable[[], Any]) -> None:
    with pytest.raises(lab.Stopped) as caught:
        simulate(games=60, pool=pool(), progress=interrupt_at(5))
    assert caught.value.partial is not None
    assert 5 <= caught.value.partial.finished < 60
    assert multiprocessing.active_children() == []


def test_progress_is_told_up_to_the_last_game() -> None:
    seen: list[int] = []
    simulate(games=30, progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 30


def test_one_worker_plays_in_the_process_that_asked() -> None:
    assert isinstance(pool_of(1), Here)
    assert isinstance(pool_of(cores() + 1), Processes)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"bots": ["hal"]}, "There is no bot called “hal”; there are random, rookie, captain."),
        ({"bots": []}, "is for 1 to 5 seats, not for 0"),
        ({"bots": ["random"] * 3, "seats": 2}, "3 bots do not fill 2 seats"),
        ({"bots": ["random"], "seats": 9}, "Wild Space is for 1 to 5 seats, not for 9."),
        ({"games": 0}, "At least one game must be played, not 0."),
        ({"workers": 0}, "At least one worker is needed, not 0."),
        ({"seed": -1}, "A seed is a number from 0"),
        (
            {"options": {"colour": "red"}},
            "Wild Space has no option “colour”; it has first, expansions, level.",
        ),
        ({"options": {"first": 5}}, 'Wild Space: 5 is not a value for the option "First player".'),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_in_a_sentence(
    changes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(lab.BadPlan, match=sentence):
        simulate(**changes)


def test_an_unknown_game_is_refused_in_a_sentence() -> None:
    with pytest.raises(lab.BadPlan, match="There is no game called “chess”; there are wild-space"):
        lab.simulate("chess", bots=["random"], seats=2, games=1)


def test_in_real_time_everybody_acts_in_turn_while_sand_runs() -> None:
    """Whoever built alone while no sand ran would take every good tile."""
    options = {"tempo": "live", "flights": ["I"]}
    built = lab.simulate("galaxy-trucker", bots=["rookie"] * 2, games=4, seed=1, options=options, workers=1)
    assert built.decisions.mean < 300
