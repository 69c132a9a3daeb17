"""A game as a tree in which chance has nodes of its own.

The rules ask for chance in the middle of an answer. Here an answer is tried with the results given
so far; where it asks for one more, that is a chance node, and with its result the answer is tried
again from the game before it. Nodes never change, so that they can be shared.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from perihelion.engine.chance import ChanceAsked, Result, Stream
from perihelion.engine.decisions import Seat
from perihelion.engine.driver import Game
from perihelion.engine.events import Journal
from perihelion.engine.history import Answer
from perihelion.engine.moves import Move
from perihelion.engine.ruleset import Ruleset
from perihelion.lab.answering import Payoff, answer, next_seat

Results = tuple[tuple[str, Result], ...]
Given = tuple[Results, ...]
Try = Callable[[Results], tuple[Game, Seat | None]]


@dataclass(slots=True, frozen=True)
class Chance:
    """What chance is asked: the kind of draw, its possible results, and how likely each is."""

    kind: str
    results: tuple[Result, ...]
    probabilities: tuple[float, ...]

    @classmethod
    def of(cls, asked: ChanceAsked) -> Chance:
        """Every option is equally likely; a result that stands there twice is twice as likely."""
        times = Counter(asked.options)
        shares = tuple(count / len(asked.options) for count in times.values())
        return cls(asked.kind, tuple(times), shares)


class Tree:
    """All that can happen at a table.

    rules     the rules in play
    seconds   that pass in a real-time phase when everybody has had one command
    payoff    what each seat gets at the end
    root      where every game begins: a chance node of the set-up, as a rule
    """

    def __init__(self, rules: Ruleset, *, seconds: float, payoff: Payoff) -> None:
        self.rules = rules
        self.seconds = seconds
        self.payoff = payoff
        self.root = Node(self, None, None)._after(self._begin, ())

    def _begin(self, drawn: Results) -> tuple[Game, Seat | None]:
        stream = Stream(0)
        stream.script = deque(drawn)
        game = Game(self.rules.begin(stream, Journal(self.rules.events)))
        return game, next_seat(game)

    def at(self, actions: Iterable[int]) -> Node:
        """The node to which these actions lead, those of chance among them."""
        node = self.root
        for action in actions:
            node = node.after(action)
        return node


@dataclass(slots=True, frozen=True, eq=False)
class Node:
    """A point of the tree.

    game     the game, at a chance node that before the answer; None during set-up
    asked    who answers; None where the game is over
    chance   what chance is asked, at a chance node
    drawn    its results so far for the answer that is being tried
    given    for every act since the game's last checkpoint, what chance gave
    attempt  tries the answer with such results
    unreal   whether it was imagined: it has no history then
    """

    tree: Tree
    game: Game | None
    asked: Seat | None
    chance: Chance | None = None
    drawn: Results = ()
    given: Given = ()
    attempt: Try | None = None
    unreal: bool = False

    def __deepcopy__(self, memo: Any) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled it is nothing: a state finds its node again by its history."""
        self.check_real()
        return type(None), ()

    def check_real(self) -> None:
        if self.unreal:
            raise TypeError("an imagined state has no history of its own and cannot be kept")

    @property
    def over(self) -> bool:
        return self.game is not None and self.game.over

    @property
    def moves(self) -> Sequence[Move]:
        """The legal moves of the seat that is asked; none at a chance node."""
        if self.chance is not None or self.game is None or self.asked is None:
            return ()
        return self.game.pending[self.asked].moves

    def after(self, action: int) -> Node:
        """The node after a move by its index, or after a result of chance by its number."""
        if self.chance is None:
            return self._after(partial(self._answer, self.tree.rules.vocabulary.moves[action]), ())
        assert self.attempt is not None
        result = (self.chance.kind, self.chance.results[action])
        return self._after(self.attempt, (*self.drawn, result))

    def _answer(self, move: Move, drawn: Results) -> tuple[Game, Seat | None]:
        assert self.game is not None and self.asked is not None
        twin = again(self.game, self.given, drawn)
        return twin, answer(twin, self.asked, move, self.tree.seconds)

    def _after(self, attempt: Try, drawn: Results) -> Node:
        try:
            game, asked = attempt(drawn)
        except ChanceAsked as chance:
            asks = Chance.of(chance)
            return replace(self, chance=asks, drawn=drawn, attempt=attempt)
        return Node(self.tree, game, asked, given=self._given_since(game, drawn), unreal=self.unreal)

    def _given_since(self, game: Game, drawn: Results) -> Given:
        """What was drawn goes with the first act of the answer; a checkpoint begins anew."""
        if not game.since:
            return ()
        further = len(game.since) - len(self.given) - 1
        return (*self.given, drawn, *([()] * further))

    def imagined(self, seat: Seat, seed: int) -> Node:
        """A node this seat could be at."""
        assert self.game is not None and self.chance is None, "chance has not given its result yet"
        game = self.game.imagine(seat, seed)
        given = (*self.given, ()) if game.since else ()
        return Node(self.tree, game, self.asked, given=given, unreal=True)

    def __str__(self) -> str:
        """The position; at a chance node that before the answer, and what chance gave since."""
        before = "set-up\n" if self.game is None else self.game.position()
        if self.chance is None:
            return before
        asked = [*(f"{kind} {result}" for kind, result in self.drawn), f"{self.chance.kind} ?"]
        return f"{before}chance: {', '.join(asked)}\n"


def again(game: Game, given: Given, drawn: Results) -> Game:
    """A clone with the same results of chance since the checkpoint, and these for the next answer.

    Whatever is drawn beyond them is asked: that is what a script does. But a game takes from its own
    checkpoint only what a position would lay down (`fixed`), so results are laid down there as well.
    """
    state = game.here()
    state.stream.fixed = by_kind([*(result for results in given for result in results), *drawn])
    state.stream.script = deque()
    twin = Game(state)
    for act, results in zip(game.since, given, strict=True):
        script_on(twin, results)
        twin.resend(act)
    for seat, move in game.locked.items():
        twin.resend(Answer(seat, move))
    twin.state.journal = game.state.journal.clone() if game.state.journal else None
    script_on(twin, drawn)
    return twin


def script_on(game: Game, results: Results) -> None:
    """Adds to the script; a stream that came with an imagined game has none yet."""
    stream = game.state.stream
    stream.script = deque() if stream.script is None else stream.script
    stream.script.extend(results)


def by_kind(results: Sequence[tuple[str, Result]]) -> dict[str, list[Result]]:
    found: dict[str, list[Result]] = {}
    for kind, result in results:
        found.setdefault(kind, []).append(result)
    return found
