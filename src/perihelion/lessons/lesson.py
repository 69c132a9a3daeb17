"""A lesson: a position, the decisions that follow, and what the coach says at each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

import perihelion
from perihelion.engine.decisions import Decision, Seat
from perihelion.engine.driver import Game
from perihelion.engine.refused import Refused


@dataclass(frozen=True, slots=True)
class Remark:
    """Something the coach says: `note` and `why` are keys of the catalogues, `rule` the clause behind it.

    note   what is to be done now, and what it is good for
    why    why the lesson waits for just this; empty where there is no more to say than that it does
    """

    note: str = ""
    rule: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of a lesson.

    seat      who is asked
    answers   what the lesson waits for: any of these; `draw *` is every draw
    chapter   number of its chapter
    remark    what the coach says meanwhile
    """

    seat: Seat
    answers: tuple[str, ...]
    chapter: int
    remark: Remark = field(default_factory=Remark)

    def wants(self, move: str) -> bool:
        return any(fnmatchcase(move, answer) for answer in self.answers)

    def wanted(self, decision: Decision) -> list[str]:
        """The legal moves among those the lesson waits for."""
        return [move.text for move in decision.moves if self.wants(move.text)]


@dataclass(slots=True, eq=False)
class Lesson:
    """A first game of something. Until the steps end both seats follow them; then the learner plays freely.

    seat       where the learner sits
    bot        who plays the other seats once the steps have ended
    minutes    about how long it takes
    chapters   their names; each step belongs to one, the last one to the free play
    later      prompt -> what the coach says of such a decision in free play
    end        what it says when the game is over
    """

    game: str
    seat: Seat
    bot: str
    minutes: int
    position: str
    chapters: tuple[str, ...]
    steps: tuple[Step, ...]
    later: dict[str, Remark]
    end: Remark
    _at: dict[str, int] = field(default_factory=dict)

    def begin(self) -> Game:
        return perihelion.from_position(self.game, self.position)

    @property
    def seats(self) -> int:
        return self.begin().rules.seats

    def number_at(self, game: Game) -> int | None:
        """The number of the step a game stands at, or None where it goes its own way.

        A lesson leaves nothing to chance, so that a position says how far one is: after a move was
        taken back, on another device, in another process.
        """
        if not self._at:
            self._at = {game.position(): number for number, game in self.walk()}
        return self._at.get(game.position())

    def step_at(self, game: Game) -> Step | None:
        number = self.number_at(game)
        return None if number is None else self.steps[number]

    def walk(self) -> Iterator[tuple[int, Game]]:
        """Every step on every path that the answers leave open, each situation once."""
        ahead = {(begun := self.begin()).position(): begun}
        for number, step in enumerate(self.steps):
            here, ahead = ahead, {}
            for game in here.values():
                yield number, game
                for move in self._answers(game, number, step):
                    game_on = game.clone()
                    game_on.play(step.seat, move)
                    ahead[game_on.position()] = game_on

    def _answers(self, game: Game, number: int, step: Step) -> list[str]:
        decision = game.pending.get(step.seat)
        found = [] if decision is None else step.wanted(decision)
        if not found:
            asked = {seat: [str(move) for move in asked.moves] for seat, asked in game.pending.items()}
            raise AssertionError(
                f"step {number} of {self.game}: {step.seat} cannot {step.answers}, but {asked}"
            )
        return found

    def remark_at(self, game: Game) -> Remark | None:
        """What the coach says to the learner now; nothing while others are asked."""
        if game.over:
            return self.end
        decision = game.pending.get(self.seat)
        if decision is None:
            return None
        step = self.step_at(game)
        return self.later.get(decision.prompt, Remark()) if step is None else step.remark

    def check(self, game: Game, seat: Seat, move: str) -> None:
        """Raises Refused where the lesson waits for another move."""
        step = self.step_at(game)
        if step is not None and step.seat == seat and not step.wants(move):
            raise Refused("lesson-waits")

    def scripted(self, game: Game, seat: Seat) -> str | None:
        """What a seat that nobody plays answers by the script."""
        step = self.step_at(game)
        if step is None or step.seat != seat:
            return None
        return step.wanted(game.pending[seat])[0]
