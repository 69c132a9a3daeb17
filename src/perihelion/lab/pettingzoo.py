"""PettingZoo: every game as an AEC environment.

>>> from perihelion.lab import pettingzoo
>>> env = pettingzoo.env("wild-space", seats=2, seed=7)
>>> env.reset()
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.agent_selection, int(observation["action_mask"].sum()), info["moves"][0]
('seat_0', 5, 'land PL-H1.left')
"""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from perihelion.engine.chance import Stream
from perihelion.engine.decisions import Seat
from perihelion.engine.driver import Game
from perihelion.engine.ruleset import Ruleset
from perihelion.games import ruleset
from perihelion.lab.answering import PAYOFFS, Payoff, answer, next_seat
from perihelion.lab.encoding import Encoder, encoder_for
from perihelion.lab.encoding.layout import encode
from perihelion.lab.plan import derived_seed

ILLEGAL = -1.0
Agent = str
Observation = dict[str, NDArray[Any]]


def env(game: str, *, seats: int = 2, options: Mapping[str, Any] | None = None, **settings: Any) -> AECEnv:
    """An environment in PettingZoo's usual wrappers: an illegal action loses the game.

    `settings` are those of `TableEnv`.
    """
    table = raw_env(game, seats=seats, options=options, **settings)
    legal = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def raw_env(
    game: str, *, seats: int = 2, options: Mapping[str, Any] | None = None, **settings: Any
) -> "TableEnv":
    """The environment itself: an illegal action raises Refused and changes nothing."""
    return TableEnv(ruleset(game, seats, options or {}), **settings)


class TableEnv(AECEnv):
    """A table of one game.

    rules         the rules in play; `rules.vocabulary.moves[action]` is the move of an action
    seed          of the first game; further ones follow from it, unless `reset` names another
    payoff        "rank", "score", "lead" or a function: what each seat gets at the end, nothing before
    seconds       that pass in a real-time phase when everybody has had one command
    encoder       writes views as vectors; that of the game, if none is given
    game          the game under way
    """

    def __init__(
        self,
        rules: Ruleset,
        *,
        seed: int = 0,
        payoff: str | Payoff = "rank",
        seconds: float = 1.0,
        encoder: Encoder | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = rules
        self.payoff = PAYOFFS[payoff] if isinstance(payoff, str) else payoff
        self.seconds = seconds
        self.encoder = encoder or encoder_for(rules)
        self.render_mode = render_mode
        name = f"perihelion_{rules.info.name.replace('-', '_')}_v{rules.info.rules_version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.seats)]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(rules.vocabulary)) for agent in self.possible_agents}
        self.state_space = spaces.Box(-1.0, 1.0, (rules.seats * self.encoder.layout.size,), np.float32)
        self._seed = seed
        self._games = 0

    def _observation_space(self) -> spaces.Space[Any]:
        seen = spaces.Box(-1.0, 1.0, (self.encoder.layout.size,), np.float32)
        mask = spaces.Box(0, 1, (len(self.rules.vocabulary),), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same game, and the same games after it."""
        if seed is not None:
            self._seed, self._games = seed, 0
        self.game = Game(self.rules.begin(Stream(self._seed_of(self._games)), None))
        self._games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn_to(next_seat(self.game))

    def _seed_of(self, number: int) -> int:
        """The first game has the seed itself, so that it can be seen again with `perihelion.new`."""
        return derived_seed("env", self._seed, number) if number else self._seed

    def step(self, action: int | None) -> None:
        """The move of the agent whose turn it is; None of one for whom the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "the game is not over: an action is needed"
        seat = self.possible_agents.index(agent)
        asked = answer(self.game, seat, self.rules.vocabulary.moves[action], self.seconds)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if asked is None:
            self._end()
        self._turn_to(asked)
        self._accumulate_rewards()

    def _end(self) -> None:
        result = self.game.result
        assert result is not None
        self.rewards = dict(zip(self.agents, map(float, self.payoff(result)), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def _turn_to(self, seat: Seat | None) -> None:
        """The agent that acts next; its info holds its view and the notation of its moves."""
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        told = range(self.rules.seats) if seat is None else [seat]
        for other in told:
            decision = self.game.pending.get(other)
            moves = [move.text for move in decision.moves] if decision else []
            self.infos[self.possible_agents[other]] = {"view": self.game.view(other), "moves": moves}
        self.agent_selection = self.possible_agents[seat or 0]

    def observe(self, agent: Agent) -> Observation:
        """What an agent may know, and a mask of what it may do; all zero where it is not asked."""
        seat = self.possible_agents.index(agent)
        decision = self.game.pending.get(seat)
        view = self.infos.get(agent, {}).get("view") or self.game.view(seat)
        mask = np.zeros(len(self.rules.vocabulary), np.int8)
        if decision is not None and agent == self.agent_selection:
            mask[[move.index for move in decision.moves]] = 1
        return {"observation": encode(self.encoder, view, decision), "action_mask": mask}

    def state(self) -> NDArray[np.float32]:
        """What all seats know together, one after the other: for a critic that sees everything."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        return None if self.render_mode is None else json.dumps(self.game.view(None), indent=1)

    def close(self) -> None:
        """There is nothing to close."""
