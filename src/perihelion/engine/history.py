"""What was answered since the start of a game: the base of undo and of records."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from perihelion.engine.deals import Deals
from perihelion.engine.decisions import Elapsed, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Refused
from perihelion.engine.state import State

if TYPE_CHECKING:
    from perihelion.engine.driver import Game

SNAPSHOT_EVERY = 16
SNAPSHOTS_KEPT = 8


class Answer(NamedTuple):
    """A seat answered its decision."""

    seat: Seat
    move: Move


class Proposal(NamedTuple):
    """A seat proposed a deal."""

    seat: Seat
    terms: Mapping[str, Any]


class Response(NamedTuple):
    """A seat agreed to a deal, or declined it."""

    seat: Seat
    number: int
    accept: bool


class Redrawn(NamedTuple):
    """The unseen was drawn anew for a seat; stands only in imagined games."""

    seat: Seat
    seed: int


Act = Answer | Elapsed | Proposal | Response | Redrawn


@dataclass(slots=True)
class Entry:
    """One act, and what the game looked like just before it.

    forced   the seat had no other answer: that it gave this one teaches nobody anything
    """

    act: Act
    draws: int
    revelations: int
    events: int
    logged: int
    in_race: bool
    forced: bool


@dataclass(slots=True)
class History:
    """The acts of one game and states to return to.

    seed        of a game that began with the normal set-up; None where it began at a position
    entries     the acts in order
    snapshots   (number of acts done, state, deals): the first is the start and is always kept
    notes       undos by consent: they changed the entries, and are told
    """

    seed: int | None
    entries: list[Entry] = field(default_factory=list)
    snapshots: list[tuple[int, State, Deals]] = field(default_factory=list)
    notes: list[dict[str, Any]] = field(default_factory=list)

    def clone(self) -> History:
        return History(self.seed, self.entries[:], self.snapshots[:], self.notes[:])

    def note(self, act: Act, game: Game) -> None:
        """Writes an act down before it is done."""
        if len(self.entries) - self.snapshots[-1][0] >= SNAPSHOT_EVERY and game.is_between_steps:
            self.snapshots.append((len(self.entries), game.here(), game.deals.clone()))
            if len(self.snapshots) > SNAPSHOTS_KEPT:
                del self.snapshots[1]
        state = game.state
        self.entries.append(
            Entry(
                act,
                state.stream.draws,
                state.revelations,
                len(state.journal.events) if state.journal else 0,
                len(state.stream.log) if state.stream.log is not None else 0,
                game.is_race,
                isinstance(act, Answer) and len(game.pending[act.seat].moves) == 1,
            )
        )

    def last_answer_of(self, seat: Seat) -> int | None:
        for index in range(len(self.entries) - 1, -1, -1):
            act = self.entries[index].act
            if isinstance(act, Answer) and act.seat == seat:
                return index
        return None

    def forget_last_answer_of(self, seat: Seat) -> None:
        index = self.last_answer_of(seat)
        assert index is not None
        del self.entries[index]

    def why_not_free(self, index: int, state: State) -> Refused | None:
        """Why the answer at this index cannot be taken back without consent."""
        entry = self.entries[index]
        if entry.in_race:
            return Refused("undo-in-race")
        if index < len(self.entries) - 1:
            return Refused("undo-others-answered")
        if entry.draws != state.stream.draws:
            return Refused("undo-chance-ran")
        if entry.revelations != state.revelations:
            return Refused("undo-secret-known")
        return None

    def has_taught(self, index: int, state: State) -> bool:
        """Whether chance, something hidden or a choice of others became known since an answer."""
        entry = self.entries[index]
        same = (entry.draws, entry.revelations) == (state.stream.draws, state.revelations)
        return not same or any(not later.forced for later in self.entries[index + 1 :])

    def nearest(self, index: int) -> tuple[int, State, Deals]:
        """The latest snapshot that is not after the answer at this index."""
        return [snapshot for snapshot in self.snapshots if snapshot[0] <= index][-1]

    def forget_from(self, index: int) -> None:
        del self.entries[index:]
        self.snapshots = [snapshot for snapshot in self.snapshots if snapshot[0] <= index]
