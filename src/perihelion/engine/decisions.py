"""Decisions: what a rule asks, of whom, and which answers are legal."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, TypeVar

from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason, Refused

Seat = int
Offers = Iterable[tuple[Move, Reason | None]]


class Kind(StrEnum):
    """The closed kinds of decision; a client that can show these can show every game."""

    CHOOSE = "choose"  # one of the moves
    CONFIRM = "confirm"  # yes or no
    AMOUNT = "amount"  # a number in a range
    PLACE = "place"  # a piece to a place, perhaps turned
    COMMAND = "command"  # one command of a live phase, in which nobody waits for anybody


class Decision:
    """A question to one seat.

    kind     how it is asked
    seat     who answers
    prompt   key of its words: `prompt-<prompt>`
    rule     the clause that asks
    about    what the words need, all of it JSON and known to the seat
    moves    the legal answers, worked out when first read
    barred   what a person would expect but may not do: notation -> Refused

    `unoffered` may give the reason for a move that is not even expected.
    """

    __slots__ = ("_moves", "_offers", "_unoffered", "about", "kind", "prompt", "rule", "seat")

    def __init__(
        self,
        kind: Kind,
        seat: Seat,
        prompt: str,
        rule: str,
        offers: Callable[[], Offers],
        about: Mapping[str, Any] | None = None,
        unoffered: Callable[[Move], Reason | None] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.about = about or {}
        self._offers = offers
        self._unoffered = unoffered
        self._moves: list[Move] | None = None

    @property
    def moves(self) -> Sequence[Move]:
        moves = self._moves
        if moves is None:
            moves = self._moves = [move for move, why_not in self._offers() if why_not is None]
        return moves

    @property
    def barred(self) -> dict[str, Refused]:
        return {move.text: why.refused() for move, why in self._offers() if why is not None}

    def why_not(self, move: Move) -> Refused | None:
        """Nothing where the move is legal, else the reason."""
        for offered, why in self._offers():
            if offered is move:
                return None if why is None else why.refused()
        reason = self._unoffered(move) if self._unoffered else None
        return Refused("not-asked", said=move.text) if reason is None else reason.refused()

    def __repr__(self) -> str:
        return f"<{self.kind} {self.prompt} of seat {self.seat} [{self.rule}]>"


class Joint:
    """Decisions of several seats, answered in secret and resolved together.

    The rule receives {seat: move} when the last seat has locked its answer.
    """

    __slots__ = ("decisions",)

    def __init__(self, decisions: Mapping[Seat, Decision]) -> None:
        self.decisions = decisions


class Race:
    """Decisions of several seats, of which any may act at any moment; time may pass too.

    The rule receives (seat, move) for a command, or an `Elapsed`.
    """

    __slots__ = ("decisions",)

    def __init__(self, decisions: Mapping[Seat, Decision]) -> None:
        self.decisions = decisions


class Elapsed(float):
    """Seconds that passed in a phase that is played in real time."""


Ask = Decision | Joint | Race
Rules = Generator[Ask, Any, None]
F = TypeVar("F", bound=Callable[..., Any])


def several(step: F) -> F:
    """Marks a step that asks more than once: the driver checkpoints before its first answer."""
    step.asks_several = True  # type: ignore[attr-defined]
    return step
