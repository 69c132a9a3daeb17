"""Records: a game as a JSON file that replays for years. The format is described in docs/notation.md."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

from perihelion.engine.decisions import Elapsed, Seat
from perihelion.engine.history import Answer, Entry, Proposal, Response
from perihelion.engine.notation import position_text
from perihelion.engine.options import RULES
from perihelion.engine.refused import Refused

if TYPE_CHECKING:
    from perihelion.engine.driver import Game

FORMAT = "perihelion record"
VERSION = 1
LONGEST = 16_000_000

Chance = tuple[str, str | int]
Drawn = list[Chance]


class RecordLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One line of a record: an answer, a passage of time, a deal proposed or responded to."""

    seat: int | None = None
    move: str | None = None
    advance: float | None = None
    propose: dict[str, Any] | None = None
    respond: int | None = None
    accept: bool | None = None
    chance: Drawn = []


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game."""

    format: str
    version: int
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    content: dict[str, str]
    seed: int | None = None
    position: str | None = None
    setup: Drawn = []
    decisions: list[RecordLine] = []
    notes: list[dict[str, Any]] = []
    result: dict[str, Any] | None = None


def save(game: Game) -> str:
    """The record of a game that kept its history."""
    history = game.history
    if history is None:
        raise Refused("no-history")
    record = Record(
        format=FORMAT,
        version=VERSION,
        game=game.rules.info.name,
        rules=game.rules.version,
        seats=game.rules.seats,
        options={name: value for name, value in game.rules.chosen.items() if name != RULES},
        content=dict(game.rules.content),
        seed=history.seed,
        position=None if history.seed is not None else position_text(*history.snapshots[0][1:], dated=False),
        setup=_drawn(game, 0, history.entries[0].logged if history.entries else None),
        decisions=_decisions(game, history.entries),
        notes=history.notes,
        result=game.result.as_json() if game.result else None,
    )
    return write(record)


def _drawn(game: Game, start: int, end: int | None) -> Drawn:
    return (game.state.stream.log or [])[start:end]


def _decisions(game: Game, entries: list[Entry]) -> list[RecordLine]:
    ends = [*(entry.logged for entry in entries[1:]), None]
    return [_line(entry, _drawn(game, entry.logged, end)) for entry, end in zip(entries, ends, strict=False)]


def _line(entry: Entry, drawn: Drawn) -> RecordLine:
    match entry.act:
        case Answer(seat, move):
            return RecordLine(seat=seat, move=move.text, chance=drawn)
        case Elapsed() as seconds:
            return RecordLine(advance=float(seconds), chance=drawn)
        case Proposal(seat, terms):
            return RecordLine(seat=seat, propose=dict(terms), chance=drawn)
        case Response(seat, number, accept):
            return RecordLine(seat=seat, respond=number, accept=accept, chance=drawn)
    raise AssertionError(f"{entry.act} cannot stand in a record")


def account(game: Game, seat: Seat | None) -> str:
    """What a seat, or a spectator, may keep of a running game: its view and its events, no more."""
    heading = {"format": "perihelion account", "version": VERSION, "game": game.rules.info.name}
    body = {"view": game.view(seat), "events": [event.as_json() for event in game.events(seat)]}
    return json.dumps({**heading, **body}, ensure_ascii=False, indent=1)


def write(record: Record) -> str:
    """JSON with one field a line, and one decision a line: fit for reading and for diffs."""
    fields = msgspec.to_builtins(record)
    rows = []
    for name, value in fields.items():
        if name in ("decisions", "notes") and value:
            inner = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in value)
            rows.append(f' "{name}": [\n{inner}\n ]')
        else:
            rows.append(f' "{name}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(rows) + "\n}\n"
