"""Every game passes OpenSpiel's own tests, and its tree is the engine's game with chance laid open."""

import doctest
import json
import os
import pickle
import random
import runpy
import warnings
from collections import deque
from pathlib import Path
from typing import Any

import pytest
from conformance import kit
from conformance.tables import few_mixes, shown
from tiny.game import INFO, TOKENS, Tiny, TinyRules, yes_or_no

import perihelion.lab
from perihelion.engine.chance import Stream
from perihelion.engine.decisions import Decision, Kind, Rules, Seat, several
from perihelion.engine.driver import Game

pytest.importorskip("pyspiel", reason="OPENSPIEL IS NOT INSTALLED: its adapter is not proved")

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation

from perihelion.lab.answering import answer, by_rank, next_seat
from perihelion.lab.openspiel import TableState, imagined, register, short_name

FULL = bool(os.environ.get("PERIHELION_FULL"))
EXAMPLES = Path(__file__).parents[2] / "examples"
CHANCE = pyspiel.PlayerId.CHANCE


@several
def gamble(tiny: Tiny, winner: Seat) -> Rules:
    """Rolls between its questions: what no game may do today, but the engine allows."""
    for _ in range(3):
        move = yield Decision(Kind.CONFIRM, winner, "tiny-draw", "TY-2.1", lambda: yes_or_no(tiny))
        if move.verb == "yes":
            tiny.points[winner] += 1 + TOKENS.index(tiny.stream.pick("lead", TOKENS))


class GamblingRules(TinyRules):
    def __init__(self, name: str, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, INFO.judge(seats, options))
        self.done_by["haggle"] = gamble


register(INFO, GamblingRules)


def spiel_names() -> list[Any]:
    """The tables to prove, as OpenSpiel names them; the tiny game has joint and real-time phases."""
    found = [pytest.param(f"{short_name('tiny')}(players=3,seconds=4.0)", id="tiny-3")]
    for mix in few_mixes():
        name, seats, options = mix.values
        said = {"players": seats} | {k: "+".join(v) if isinstance(v, list) else v for k, v in options.items()}
        text = f"{short_name(name)}({','.join(f'{key}={value}' for key, value in said.items())})"
        found.append(pytest.param(text, id=mix.id))
    return found


every_table = pytest.mark.parametrize("table", spiel_names())


def step(state: TableState, rng: random.Random) -> tuple[Any, int]:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert len(outcomes) <= state.get_game().max_chance_outcomes()
        action = rng.choices(*zip(*outcomes, strict=True))[0]
    else:
        action = rng.choice(lively(state, rng))
    done = (state.current_player(), action)
    state.apply_action(action)
    return done


def lively(state: TableState, rng: random.Random) -> list[int]:
    """The legal actions, mostly without those that end a phase at once, so that games go deep."""
    legal, moves = state.legal_actions(), state.get_game().rules.vocabulary.moves
    deep = [action for action in legal if moves[action].verb not in ("finish", "give-up")]
    return legal if len(deep) in (0, len(legal)) or rng.random() < 0.1 else deep


def walked(table: str, seed: int, steps: int) -> TableState:
    """A state after so many steps of random play, or at its last decision; one is to be taken."""
    state: TableState = pyspiel.load_game(table).new_initial_state()
    before: TableState = state.clone()
    rng = random.Random(seed)
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        before = before if state.is_chance_node() else state.clone()
        step(state, rng)
        steps -= 1
    return before if state.is_terminal() else state


@every_table
def test_passes_the_tests_of_openspiel(table: str) -> None:
    game = pyspiel.load_game(table)
    pyspiel.random_sim_test(game, num_sims=20 if FULL else 1, serialize=True, verbose=False)


@every_table
def test_passes_the_python_tests_of_openspiel(table: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of everything else those tests import
        from open_spiel.python.tests.games_sim_test import GamesSimTest
    for seed in range(10 if FULL else 1):
        np.random.seed(seed)
        GamesSimTest().sim_game(pyspiel.load_game(table))


@every_table
def test_is_the_engines_game_with_chance_laid_open(table: str) -> None:
    """The same answers, and the same results of chance from a script, give the same game."""
    game, rng = pyspiel.load_game(table), random.Random(5)
    state, script, answers = game.new_initial_state(), [], []
    while not state.is_terminal():
        node = state.node
        player, action = step(state, rng)
        if player == CHANCE:
            script.append((node.chance.kind, node.chance.results[action]))
        else:
            answers.append((player, game.rules.vocabulary.moves[action]))
    stream = Stream(0)
    stream.script = deque(script)
    real = Game(game.rules.begin(stream, None))
    asked = next_seat(real)
    for seat, move in answers:
        assert seat == asked
        asked = answer(real, seat, move, state.node.tree.seconds)
    assert asked is None and not stream.script
    assert kit.standing(real) == kit.standing(state.node.game)
    assert real.result is not None and state.returns() == by_rank(real.result)


@every_table
def test_a_clone_goes_its_own_way(table: str) -> None:
    for steps in (3, 30, 37, 44, 51):
        state = walked(table, steps, steps)
        before, twin = str(state), state.clone()
        step(twin, random.Random(1))
        assert str(state) == before != str(twin)


@every_table
def test_a_player_cannot_tell_an_imagined_state(table: str) -> None:
    for steps in (25, 33, 41, 48):
        state = walked(table, steps, steps)
        player = state.current_player()
        twin = imagined(state, player, seed=steps)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        check_goes_on_with_chance(twin, steps)


def check_goes_on_with_chance(state: TableState, seed: int) -> None:
    rng, chances = random.Random(seed), 0
    while not state.is_terminal():
        chances += step(state, rng)[0] == CHANCE
        assert str(state.clone()) == str(state)
    assert chances or state.get_game().num_players() == 1  # alone there may be nothing to roll


def test_an_imagined_state_is_not_kept() -> None:
    state = imagined(walked("perihelion_wild_space", 1, 30), 0)
    for keep in (pickle.dumps, TableState.serialize):
        with pytest.raises(TypeError, match="no history of its own"):
            keep(state)


@every_table
def test_observers_show_views(table: str) -> None:
    state = walked(table, 2, 40)
    game, player = state.get_game(), state.current_player()
    whose = pyspiel.PrivateInfoType
    for private in (whose.NONE, whose.SINGLE_PLAYER, whose.ALL_PLAYERS):
        kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=private)
        observer = make_observation(game, kind)
        observer.set_from(state, player)
        assert np.abs(observer.tensor).max() <= 1 and observer.tensor.any()
        assert sum(piece.size for piece in observer.dict.values()) == observer.tensor.size
    assert observer.string_from(state, player).count('"view"') == game.num_players()
    with pytest.raises(ValueError, match="private information alone"):
        make_observation(game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False))


@pytest.mark.parametrize(("players", "payoff"), [(2, "lead"), (3, "lead"), (2, "score"), (1, "lead")])
def test_other_payoffs_pass_the_tests_of_openspiel(players: int, payoff: str) -> None:
    game = pyspiel.load_game(f"perihelion_wild_space(players={players},payoff={payoff})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    is_zero_sum = game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert is_zero_sum == (players == 2 and payoff == "lead")


@every_table
def test_what_is_observed_says_what_may_be_done(table: str) -> None:
    state, rng = walked(table, 9, 20), random.Random(9)
    while not state.is_terminal():
        if not state.is_chance_node():
            moves = [state.action_to_string(action) for action in state.legal_actions()]
            assert set(json.loads(state.observation_string())[0]["question"][2]) == set(moves)
        step(state, rng)


def test_chance_is_as_likely_as_the_stream_draws_it() -> None:
    """A class of hostile planets that is there three times is three times as likely."""
    state, rng = pyspiel.load_game("perihelion_wild_space(players=1)").new_initial_state(), random.Random(1)
    seen: dict[str, Any] = {}
    while state.is_chance_node():
        seen.setdefault(state.node.chance.kind, state.node.chance.probabilities)
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        step(state, rng)
    assert len(set(seen["class"])) > 1 and len(set(seen["deck"])) == 1


def test_the_environment_of_openspiel_runs() -> None:
    env = rl_environment.Environment(
        "perihelion_wild_space", observation_type=rl_environment.ObservationType.OBSERVATION
    )
    env.seed(3)
    rng, time_step = random.Random(3), env.reset()
    while not time_step.last():
        player = time_step.observations["current_player"]
        time_step = env.step([rng.choice(time_step.observations["legal_actions"][player])])
    assert sorted(time_step.rewards) in ([-1.0, 1.0], [0.0, 0.0])


def test_the_example_searches() -> None:
    play = runpy.run_path(str(EXAMPLES / "openspiel_search.py"))["main"]
    leads = play(4, 30) if FULL else play(1, 2)
    assert all(map(np.isfinite, leads))
    if FULL:
        assert np.mean(leads) > 0


def test_what_the_documentation_shows_is_true() -> None:
    assert doctest.testmod(perihelion.lab.openspiel).failed == 0
    exec(compile(shown("adapters.md", "OpenSpiel"), "adapters.md", "exec"), {})
