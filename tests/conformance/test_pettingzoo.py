"""Every game passes PettingZoo's own tests, and its environment says what the engine says."""

import doctest
import os
import random
import runpy
import warnings
from pathlib import Path
from typing import Any

import pytest
from conformance.tables import few_mixes, shown
from tiny.game import INFO, TinyRules

import perihelion.lab

pytest.importorskip("pettingzoo", reason="PETTINGZOO IS NOT INSTALLED: its adapter is not proved")

import numpy as np
from pettingzoo.test import api_test, seed_test

from perihelion.lab import pettingzoo
from perihelion.lab.answering import PAYOFFS
from perihelion.lab.pettingzoo import TableEnv

FULL = bool(os.environ.get("PERIHELION_FULL"))
EXAMPLES = Path(__file__).parents[2] / "examples"
ITS_OWN_TASTE = ("Observation is not a NumPy array", "Observation space for each agent probably should be")

every_mix = pytest.mark.parametrize(("name", "seats", "options"), few_mixes())


def tiny_env(**settings: Any) -> TableEnv:
    return TableEnv(TinyRules(3, INFO.judge(3, {})), **settings)


def play_out(env: Any, seed: int) -> list[tuple[str, int]]:
    """Random play to the end of the game; what was done."""
    rng, done = random.Random(seed), []
    env.reset(seed=seed)
    while not all(env.terminations.values()):
        agent = env.agent_selection
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen) and env.state_space.contains(env.state())
        done.append((agent, rng.choice(np.flatnonzero(seen["action_mask"]).tolist())))
        env.step(done[-1][1])
    return done


def api_tested(env: Any) -> None:
    """PettingZoo's test; it would rather have observations without a mask beside them, and says so."""
    with warnings.catch_warnings():
        for said in ITS_OWN_TASTE:
            warnings.filterwarnings("ignore", message=said)
        api_test(env, num_cycles=2000 if FULL else 400)


@every_mix
def test_passes_the_tests_of_pettingzoo(name: str, seats: int, options: dict[str, Any]) -> None:
    for payoff in PAYOFFS:
        api_tested(pettingzoo.env(name, seats=seats, options=options, payoff=payoff))
    seed_test(lambda: pettingzoo.env(name, seats=seats, options=options), num_cycles=2000 if FULL else 200)


def test_joint_and_real_time_phases_pass_the_tests_of_pettingzoo() -> None:
    api_tested(tiny_env())
    seed_test(tiny_env, num_cycles=100)


@every_mix
def test_is_the_game_of_the_same_seed(name: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(20 if FULL else 2):
        env = pettingzoo.raw_env(name, seats=seats, options=options)
        done = play_out(env, seed)
        game = perihelion.new(name, seats=seats, options=options, seed=seed)
        for agent, action in done:
            game.play(int(agent.removeprefix("seat_")), game.rules.vocabulary.moves[action])
        assert game.over and game.result == env.game.result
        assert [env.infos[agent]["view"] for agent in env.agents] == [game.view(s) for s in range(seats)]


@every_mix
def test_the_mask_is_what_is_legal_and_nobody_else_has_one(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    env = pettingzoo.raw_env(name, seats=seats, options=options)
    env.reset(seed=4)
    decision = env.game.pending[int(env.agent_selection.removeprefix("seat_"))]
    masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
    assert np.flatnonzero(masks.pop(env.agent_selection)).tolist() == sorted(m.index for m in decision.moves)
    assert not any(mask.any() for mask in masks.values())
    assert env.infos[env.agent_selection]["moves"] == [str(move) for move in decision.moves]


def test_seats_are_paid_once_by_rank_at_the_end() -> None:
    env = pettingzoo.raw_env("wild-space", seats=4)
    play_out(env, 1)
    assert env.game.result is not None
    better = {agent: env.rewards[agent] for agent in sorted(env.agents, key=lambda a: -env.rewards[a])}
    ranks = [env.game.result.ranks[int(agent.removeprefix("seat_"))] for agent in better]
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert ranks == sorted(ranks) and set(better.values()) <= {-1, -2 / 3, -1 / 3, 0, 1 / 3, 2 / 3, 1}
    assert env._cumulative_rewards == env.rewards


def test_an_illegal_action_loses_or_is_refused() -> None:
    illegal = perihelion.new("wild-space", seats=2).rules.vocabulary["end"].index
    env, raw = pettingzoo.env("wild-space", seats=2), pettingzoo.raw_env("wild-space", seats=2)
    env.reset()
    env.step(illegal)
    assert all(env.terminations.values()) and env.rewards == {"seat_0": -1.0, "seat_1": 0}
    raw.reset()
    with pytest.raises(perihelion.Refused):
        raw.step(illegal)
    assert raw.agent_selection == "seat_0"


def test_games_after_the_first_are_others_and_again_the_same() -> None:
    env = pettingzoo.raw_env("wild-space", seats=2, seed=5)
    views = []
    for seed in (None, None, 5, None):
        env.reset(seed=seed)
        views.append(env.game.view(0))
    assert views[0] == views[2] != views[1] == views[3]


def test_in_a_real_time_phase_time_passes_when_everybody_had_a_command() -> None:
    env = tiny_env(seconds=4.0)
    rng = random.Random(2)
    env.reset(seed=2)
    while not env.game.is_race:
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
    clocks, agents = [], []
    for token in ("t1", "t2", "t3"):
        clocks.append(env.game.view(None)["table"]["clock"])
        agents.append(env.agent_selection)
        env.step(env.rules.vocabulary[f"grab {token}"].index)
    assert agents == ["seat_0", "seat_1", "seat_2"]
    assert clocks == [10.0, 10.0, 10.0] and env.game.view(None)["table"]["clock"] == 6.0


def test_the_example_learns() -> None:
    play = runpy.run_path(str(EXAMPLES / "pettingzoo_train.py"))["main"]
    leads = play(300 if FULL else 12)
    assert len(leads) >= 12
    if FULL:
        assert np.mean(leads[-100:]) > np.mean(leads[:100]) + 5


def test_what_the_documentation_shows_is_true() -> None:
    assert doctest.testmod(perihelion.lab.pettingzoo).failed == 0
    exec(compile(shown("adapters.md", "PettingZoo"), "adapters.md", "exec"), {})
