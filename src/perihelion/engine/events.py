"""What happened, in order, and who may know of it."""

from collections.abc import Mapping
from typing import Any

from perihelion.engine import shapes
from perihelion.engine.decisions import Seat


class Event:
    """One thing that happened.

    seq        1, 2, 3 ... in the game
    kind       key of its words: `event-<kind>`
    seat       who did it, or None
    rule       the clause that made it happen
    data       what everybody may know of it
    secret     what only the audience may know of it besides
    audience   the seats that know the secret
    """

    __slots__ = ("audience", "data", "kind", "rule", "seat", "secret", "seq")

    def __init__(
        self,
        seq: int,
        kind: str,
        seat: Seat | None,
        rule: str,
        data: Mapping[str, Any],
        secret: Mapping[str, Any] | None,
        audience: tuple[Seat, ...],
    ) -> None:
        self.seq = seq
        self.kind = kind
        self.seat = seat
        self.rule = rule
        self.data = data
        self.secret = secret
        self.audience = audience

    def seen_by(self, seat: Seat | None) -> "Event":
        """The event as this seat knows it, without a trace of what it does not know."""
        if self.secret is None:
            return self
        data = {**self.data, **self.secret} if seat in self.audience else self.data
        return Event(self.seq, self.kind, self.seat, self.rule, data, None, ())

    def kept_by(self, seat: Seat | None) -> "Event":
        """The event with the secret this seat knows, and without one it does not know."""
        if self.secret is None:
            return self
        if seat in self.audience:
            return self
        return Event(self.seq, self.kind, self.seat, self.rule, self.data, None, ())

    def as_json(self) -> shapes.Event:
        """The event as seen by everybody; see `seen_by` first for what one seat knows."""
        return {
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "rule": self.rule,
            "data": dict(self.data),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._whole() == other._whole()

    def __hash__(self) -> int:
        return hash((self.seq, self.kind, self.seat))

    def _whole(self) -> tuple[Any, ...]:
        return self.seq, self.kind, self.seat, self.rule, self.data, self.secret, self.audience

    def __repr__(self) -> str:
        return f"<{self.seq} {self.kind} seat={self.seat} {dict(self.data)}>"


class Journal:
    """The events of one game; a game run only for its result keeps none.

    events   in order
    before   how many were told before this journal was begun, in a game taken up midway
    fields   kind -> names of the data it carries: the types of this game's events
    """

    __slots__ = ("before", "events", "fields")

    def __init__(self, fields: Mapping[str, frozenset[str]]) -> None:
        self.events: list[Event] = []
        self.before = 0
        self.fields = fields

    def clone(self) -> "Journal":
        twin = Journal(self.fields)
        twin.events, twin.before = self.events[:], self.before
        return twin

    def tell(
        self,
        kind: str,
        seat: Seat | None,
        rule: str,
        data: Mapping[str, Any],
        secret: Mapping[str, Any] | None = None,
        audience: tuple[Seat, ...] = (),
    ) -> None:
        told = data.keys() | (secret or {}).keys()
        assert told == self.fields[kind], f"event {kind} carries {sorted(told)}"
        seq = self.before + len(self.events) + 1
        self.events.append(Event(seq, kind, seat, rule, data, secret, audience))

    def as_seen_by(self, seat: Seat | None) -> "Journal":
        """A journal that holds no more than this seat knows."""
        twin = Journal(self.fields)
        twin.events, twin.before = [event.kept_by(seat) for event in self.events], self.before
        return twin
