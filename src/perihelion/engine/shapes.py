"""The shapes of what a game tells of itself as JSON. The types of the client are made of these.

What is particular to a game stands in its own `shapes` module, and in those of its expansions.
"""

import re
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from perihelion.engine.decisions import Seat
from perihelion.engine.offering import Group


def named(name: str) -> Meta:
    """A text or a number that the client's types call by a name of its own, such as the id of a card."""
    return Meta(title=name)


def one_of(name: str, *texts: str) -> Meta:
    """A text that is one of these."""
    pattern = f"^(?:{'|'.join(map(re.escape, texts))})$"
    return Meta(title=name, pattern=pattern, extra={"texts": texts})


def like(name: str, pattern: str | None, typescript: str) -> Meta:
    """Something that TypeScript can say more closely than Python."""
    return Meta(title=name, pattern=pattern, extra={"typescript": typescript})


def spoken(name: str) -> Meta:
    """Something that the client's speaker declares."""
    return Meta(title=name, extra={"from": "$lib/speaking"})


def fields_of(piece: object, *names: str) -> dict[str, Any]:
    """These fields of a piece as JSON, under their own names; held to their shape by the tests."""
    values = {name: getattr(piece, name) for name in names}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


Phrase = Annotated[Any, spoken("Phrase")]


class Refusal(TypedDict):
    """Why something is not allowed, and the clause behind it."""

    reason: str
    rule: NotRequired[str | None]
    about: NotRequired[dict[str, Any]]
    line: NotRequired[int | None]
    column: NotRequired[int | None]


class Decision(TypedDict):
    """A question to one seat, with its legal answers, and why not others.

    `brings` says by answer what it gains or, below 0, costs; `groups` by verb what belongs together.
    """

    kind: Literal["choose", "confirm", "amount", "place", "command"]
    seat: Seat
    prompt: str
    rule: str
    about: dict[str, Any]
    moves: list[str]
    brings: dict[str, dict[str, int]]
    groups: dict[str, Group]
    barred: dict[str, Refusal]


class Event(TypedDict):
    """One thing that happened, as the reader knows it."""

    seq: int
    kind: str
    seat: Seat | None
    rule: str
    data: dict[str, Any]


class Item(TypedDict):
    """One line of a score."""

    part: str
    credits: int
    rule: str
    about: dict[str, Any]


class Result(TypedDict):
    """How a game ended; `rivals` sit in no seat, such as the Smuggler."""

    scores: list[int]
    ranks: list[int]
    winners: list[Seat]
    parts: list[list[Item]]
    rivals: NotRequired[dict[str, list[Item]]]


class Deal(TypedDict):
    """A deal that is neither struck nor declined."""

    number: int
    proposer: Seat
    parties: list[Seat]
    terms: dict[str, Any]
    agreed: list[Seat]


class View(TypedDict):
    """What a seat, or with null a spectator, may know; `table` is the game's own."""

    game: str
    seats: int
    seat: Seat | None
    over: bool
    to_act: list[Seat]
    locked: list[Seat]
    deals: list[Deal]
    result: Result | None
    table: Any
