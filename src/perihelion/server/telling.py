"""Telling: what goes out of a table, made and encoded once for everybody who sees it from the same place.

Whoever has the update before this one can ask for what is different alone. The parts are compared as they
were sent, so that nothing that changes under the hand of the rules is taken for unchanged.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec

from perihelion.engine.decisions import Seat
from perihelion.server import shapes
from perihelion.server.entries import PersonId, TableId

FRESH_SECONDS = 0.1  # for so long the clocks in an update are right
NOTHING = -1
"""No seat: whoever is told has no update before this one."""
Parts = dict[str, bytes]
_encode = msgspec.json.Encoder().encode


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """A table as somebody may see it: how it stands, and its lines after `since` up to `sequence`.

    Where `last`, the number of its last line, is higher, the rest comes in further updates.
    """

    id: TableId
    since: int
    sequence: int
    last: int
    lines: list[shapes.Line]
    state: shapes.TableState


class Change(msgspec.Struct, tag_field="type", tag="change"):
    """For whoever has the update that ended with `since`: only the parts of state and view that differ."""

    id: TableId
    since: int
    sequence: int
    last: int
    lines: list[shapes.Line]
    state: dict[str, Any]
    view: dict[str, Any]


class Told(NamedTuple):
    """An update or a change as text.

    sequence   the line it leads to
    last       the last one there is
    seat       whose it is; NOTHING where no change can follow upon it
    speakers   who says something in it
    """

    sequence: int
    last: int
    seat: Seat | None
    text: bytes
    speakers: frozenset[PersonId]


class Stand(NamedTuple):
    """A table as an audience has it: the parts of its state, and of the view in it."""

    sequence: int
    state: Parts
    view: Parts


class Telling:
    """What the audiences of one table have been told last."""

    def __init__(self) -> None:
        self._sequence = 0
        self._stands: dict[Seat | None, Stand] = {}
        self._texts: dict[tuple[Seat | None, bool], tuple[int, float, Told]] = {}

    def kept(self, seat: Seat | None, since: int, *, sequence: int, changes: bool) -> Told | None:
        """What another of the same audience was told a moment ago."""
        if sequence != self._sequence:
            self._texts.clear()
            self._sequence = sequence
        after, at, told = self._texts.get((seat, changes), (NOTHING, 0.0, None))
        return told if after == since and time.monotonic() - at < FRESH_SECONDS else None

    def keep(self, seat: Seat | None, update: Update, *, changes: bool) -> Told:
        """An update as text, or what is different in it. A page of a long log stands for nothing later."""
        before, now = self._stands.get(seat), _stand(update)
        is_whole = update.sequence == update.last
        if is_whole and (before is None or before.sequence < now.sequence):
            self._stands[seat] = now
        has_before = changes and before is not None and before.sequence == update.since
        text = _encode(_change(update, before, now) if has_before and before else _whole(update, now))
        told = Told(update.sequence, update.last, seat if is_whole else NOTHING, text, speakers_of(update))
        self._texts[seat, changes] = update.since, time.monotonic(), told
        return told


def speakers_of(update: Update) -> frozenset[PersonId]:
    said = (line.get("person") for line in update.lines if line["kind"] == "said")
    return frozenset(person for person in said if person)


def _stand(update: Update) -> Stand:
    state = {name: _encode(part) for name, part in update.state.items() if name != "view"}
    view = update.state["view"]
    if view is None:
        return Stand(update.sequence, state | {"view": b"null"}, {})
    return Stand(update.sequence, state, {name: _encode(part) for name, part in view.items()})


def _raw(parts: Parts) -> dict[str, Any]:
    return {name: msgspec.Raw(part) for name, part in parts.items()}


def _whole(update: Update, now: Stand) -> dict[str, Any]:
    state = {"view": _raw(now.view), **_raw(now.state)}
    head = {"type": "update", "id": update.id, "since": update.since, "sequence": update.sequence}
    return {**head, "last": update.last, "lines": update.lines, "state": state}


def _change(update: Update, before: Stand, now: Stand) -> Change:
    state = _raw(_different(now.state, before.state))
    view = _raw(_different(now.view, before.view))
    if before.view.keys() - now.view.keys() or before.state.keys() != now.state.keys():
        state, view = _whole(update, now)["state"], {}
    return Change(update.id, update.since, update.sequence, update.last, update.lines, state, view)


def _different(now: Parts, before: Parts) -> Parts:
    return {name: part for name, part in now.items() if before.get(name) != part}
