"""What players can know at a state, as text and as a tensor."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from perihelion.engine.decisions import Seat
from perihelion.engine.driver import Game
from perihelion.engine.ruleset import Ruleset
from perihelion.lab.encoding import encoder_for
from perihelion.lab.encoding.layout import Parts, Vector

if TYPE_CHECKING:
    from perihelion.lab.openspiel.state import TableState

Whose = pyspiel.PrivateInfoType


class TableObserver:
    """An observer in OpenSpiel's sense.

    The view of the player, or of a spectator where private information is not wanted, or of all
    players where all of it is. With perfect recall it is everything the player was told and has answered, as
    text only: that has no fixed size.

    At a chance node players know what they knew before the answer that chance is part of.
    """

    def __init__(self, rules: Ruleset, kind: Any) -> None:
        if not kind.public_info:
            raise ValueError("private information alone is not observed: a view is of one piece")
        self.recall = kind.perfect_recall
        self.private = kind.private_info
        self.seats = rules.seats
        self.encoder = encoder_for(rules)
        self.tensor: Vector | None = None
        self.dict: Parts = {}
        if not self.recall:
            self._lay_out()

    def _lay_out(self) -> None:
        size = self.encoder.layout.size
        whole = np.zeros(size * len(self._viewers(0)), np.float32)
        self._parts = [
            self.encoder.layout.parts(whole[start : start + size]) for start in range(0, len(whole), size)
        ]
        self.tensor, many = whole, len(self._parts) > 1
        for seat, parts in enumerate(self._parts):
            for name, part in parts.items():
                self.dict[f"{name} {seat}" if many else name] = part

    def _viewers(self, player: Seat) -> list[Seat | None]:
        if self.private == Whose.SINGLE_PLAYER:
            return [player]
        return [None] if self.private == Whose.NONE else list(range(self.seats))

    def set_from(self, state: TableState, player: Seat) -> None:
        """Updates `tensor` and `dict`; they are zero during set-up."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        game = state.node.game
        if game is not None:
            for viewer, parts in zip(self._viewers(player), self._parts, strict=True):
                self.encoder.write(game.view(viewer), asked(state, viewer), parts)

    def string_from(self, state: TableState, player: Seat) -> str:
        game = state.node.game
        told: list[Any] = []
        if game is not None:
            for viewer in self._viewers(player):
                told.append(
                    self._recalled(state, game, viewer) if self.recall else _seen(state, game, viewer)
                )
        return json.dumps(told, separators=(",", ":"))

    def _recalled(self, state: TableState, game: Game, viewer: Seat | None) -> dict[str, Any]:
        answers = [action.action for action in state.full_history() if action.player == viewer]
        events = [event.as_json() for event in game.events(viewer)]
        return {**_seen(state, game, viewer), "answers": answers, "events": events}


def asked(state: TableState, viewer: Seat | None) -> Any:
    """The decision this player is to answer now, if any."""
    node = state.node
    if viewer is None or node.game is None or node.chance is not None or viewer != node.asked:
        return None
    return node.game.pending[viewer]


def _seen(state: TableState, game: Game, viewer: Seat | None) -> dict[str, Any]:
    decision = asked(state, viewer)
    if decision is None:
        return {"view": game.view(viewer)}
    question = [decision.prompt, dict(decision.about), [move.text for move in decision.moves]]
    return {"view": game.view(viewer), "question": question}
