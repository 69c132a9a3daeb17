"""Play by chance in which every answer is held to what it said it would bring."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import pytest

from perihelion import Game
from perihelion.engine.decisions import Decision, Seat
from perihelion.engine.moves import Move

Figures = Callable[[Game, Seat, Move], Mapping[str, int]]
EAGER = 0.7  # how often an answer is chosen that brings anything


class Promise(NamedTuple):
    """What a move of a seat said it would bring, how the seat stood then, and which step finds it kept."""

    seat: Seat
    move: Move
    brings: Mapping[str, int]
    before: Mapping[str, int]
    until: str


class Promises:
    """A game under watch.

    figures   how a seat stands, in the kinds of amount
    until     verb, or prompt and verb -> the step that begins when all it leads to is done, where that is not
              whichever comes next
    kept      verb -> how many of its promises were kept
    """

    def __init__(
        self, game: Game, figures: Figures, until: Mapping[str, str], patch: pytest.MonkeyPatch
    ) -> None:
        self.game, self.figures, self.until = game, figures, until
        self.open: list[Promise] = []
        self.kept: Counter[str] = Counter()
        watched = {name: self._watched(name, rule) for name, rule in game.rules.done_by.items()}
        patch.setattr(game.rules, "done_by", watched)

    def _watched(self, name: str, rule: Callable[..., Any]) -> Callable[..., Any]:
        def begin(state: Any, *about: Any) -> Any:
            self._look(("", name))
            return rule(state, *about)

        return begin

    def _look(self, due: Iterable[str]) -> None:
        for promise in [promise for promise in self.open if promise.until in due]:
            self.open.remove(promise)
            after = self.figures(self.game, promise.seat, promise.move)
            gained = {kind: after[kind] - figure for kind, figure in promise.before.items()}
            said = {kind: promise.brings.get(kind, 0) for kind in gained}
            assert gained == said, f"{promise.move}: {gained}, and it said {said}"
            self.kept[promise.move.verb] += 1

    def play(self, seed: int, most: int) -> Counter[str]:
        """So many answers by chance."""
        chance = random.Random(seed)
        for _ in range(most):
            if self.game.over:
                break
            seat = chance.choice(sorted(self.game.pending))
            decision = self.game.pending[seat]
            brings = self.game.rules.brings(self.game.state, decision)
            telling = [move for move in decision.moves if move.text in brings]
            move = chance.choice(telling if telling and chance.random() < EAGER else decision.moves)
            if move.text in brings:
                self.open.append(self._promise(decision, move, brings[move.text]))
            self.game.play(seat, move)
            self._look(("",))
        return self.kept

    def _promise(self, decision: Decision, move: Move, brings: Mapping[str, int]) -> Promise:
        until = self.until.get(f"{decision.prompt} {move.verb}") or self.until.get(move.verb, "")
        seat = decision.seat
        return Promise(seat, move, brings, dict(self.figures(self.game, seat, move)), until)
