"""A state for OpenSpiel: a name for a node of the tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyspiel

from perihelion.engine.decisions import Seat
from perihelion.lab.openspiel.tree import Node

if TYPE_CHECKING:
    from perihelion.lab.openspiel.game import TableGame

CHANCE, TERMINAL = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL


class TableState(pyspiel.State):
    """OpenSpiel clones a state by a deep copy of its `__dict__`, and serializes it by pickling that.

    Nodes never change, so that clones share them. They cannot be pickled; what comes back without one finds
    it again by its history.
    """

    __slots__ = ("__dict__", "_tree")

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._tree = game.tree
        self._node: Node | None = game.tree.root

    def __reduce__(self) -> tuple[Any, ...]:
        self.node.check_real()
        return at, (str(self.get_game()), self.history())

    @property
    def node(self) -> Node:
        """Where in the tree the state is."""
        if self._node is None:
            self._node = self._tree.at(self.history())
        return self._node

    def current_player(self) -> Any:
        if self.node.chance is not None:
            return CHANCE
        return TERMINAL if self.node.asked is None else self.node.asked

    def _legal_actions(self, player: Seat) -> list[int]:
        moves = self.node.moves if player == self.node.asked else ()
        return sorted(move.index for move in moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible results by number, each with its probability."""
        assert self.node.chance is not None, "not a chance node"
        return list(enumerate(self.node.chance.probabilities))

    def _apply_action(self, action: int) -> None:
        self._node = self.node.after(action)

    def _action_to_string(self, player: Any, action: int) -> str:
        chance = self.node.chance
        if chance is not None and player == CHANCE:
            return f"{chance.kind} {chance.results[action]}"
        return self._tree.rules.vocabulary.moves[action].text

    def is_terminal(self) -> bool:
        return self.node.chance is None and self.node.over

    def returns(self) -> list[float]:
        """The payoff at the end, nothing before."""
        if self.is_terminal():
            assert self.node.game is not None and self.node.game.result is not None
            return list(self._tree.payoff(self.node.game.result))
        return [0.0] * self._tree.rules.seats

    def __str__(self) -> str:
        return str(self.node)


def at(game: str, actions: list[int]) -> TableState:
    """The state of a game to which these actions lead, those of chance among them."""
    state: TableState = pyspiel.load_game(game).new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state


def imagined(state: TableState, player: Seat, seed: int = 0) -> TableState:
    """A state that looks the same to this player; the rest is drawn anew.

    For search with hidden information, such as `ISMCTSBot.set_resampler`. It can be cloned and played on,
    but not serialized: it has no history of its own.
    """
    twin: TableState = state.clone()
    twin._node = state.node.imagined(player, seed)
    return twin
