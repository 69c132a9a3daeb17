"""The shapes of what the server tells of a table as JSON. The types of the client are made of these."""

from typing import Any, Literal, NotRequired, TypedDict

from perihelion.engine.decisions import Seat
from perihelion.engine.shapes import Decision, Event, Refusal, View
from perihelion.server.entries import By


class Place(TypedDict):
    """A seat of the table: whose it is and who plays it."""

    person: str | None
    name: str
    bot: str | None
    resigned: bool
    asked: bool


class Pace(TypedDict):
    """How fast a table plays; times are in seconds."""

    kind: NotRequired[Literal["live", "turns", "days"]]
    reserve: NotRequired[float]
    increment: NotRequired[float]
    patience: NotRequired[float]


class UndoAsked(TypedDict):
    """A seat asks to take its last answer back; `agreed` are those who let it."""

    seat: Seat
    agreed: list[Seat]


class Outcome(TypedDict):
    """How a game ended, in short."""

    scores: list[int]
    ranks: list[int]
    winners: list[Seat]


Status = Literal["open", "playing", "paused", "over", "closed"]


class TableCard(TypedDict):
    """A table as lists and its own page show it; in lists also when it moved, whether it waits for
    me, and which friend would like me to come.
    """

    id: str
    game: str
    title: str
    options: dict[str, Any]
    packs: dict[str, str]
    tempo: Pace
    public: bool
    practice: bool
    status: Status
    owner: str
    opened: float
    places: list[Place]
    undo: UndoAsked | None
    result: Outcome | None
    rematch: str | None
    lesson: str | None
    moved: NotRequired[float]
    your_turn: NotRequired[bool]
    invited_by: NotRequired[str]


class Coach(TypedDict):
    """What the coach of a lesson says: `note`, `why` and the chapters are keys without their beginning.

    `guided` says that the lesson waits for certain moves; else the learner plays freely.
    """

    chapter: int
    chapters: list[str]
    guided: bool
    note: str
    rule: str
    why: str


class TableState(TypedDict):
    """A table as it stands, as far as the reader may know."""

    table: TableCard
    clocks: list[float | None]
    seat: Seat | None
    view: View | None
    asked: Decision | None
    undo: Literal["at once", "by consent"] | None
    coach: Coach | None


class Line(TypedDict):
    """A line of a table's log; some kinds have fields of their own."""

    sequence: int
    at: float
    kind: str
    seat: NotRequired[Seat]
    by: NotRequired[By]
    events: NotRequired[list[Event]]
    kept: NotRequired[int]
    consent: NotRequired[list[Seat] | None]
    order: NotRequired[list[Seat]]
    person: NotRequired[str]
    name: NotRequired[str]
    text: NotRequired[str]
    about: NotRequired[int]
    silent: NotRequired[bool]


__all__ = [
    "Coach", "Decision", "Event", "Line", "Outcome", "Pace", "Place", "Refusal", "Status", "TableCard",
    "TableState", "UndoAsked", "View",
]  # fmt: skip
