"""Stacks by their ids, how many of a kind there may be, and the moves that name them.

The first stack of a kind is called by its kind, "rocket", and need not be named in a move; a second one is
"rocket-2" and stands at the end: `fly`, `fly rocket-2`; `load T1`, `load T1 rocket-2`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from perihelion.engine.decisions import Seat
from perihelion.engine.moves import Move
from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.state import Frontier, Slot, StackKind

Phrase = tuple[str, ...]


def most_stacks(kind: StackKind) -> int:
    """At most one stack of each kind.  [HF-2.7B.1]"""
    return 1


def slots_of(kind: StackKind, most: int) -> tuple[Slot, ...]:
    """The ids of so many stacks of a kind."""
    return (kind, *(f"{kind}-{number}" for number in range(2, most + 1)))


def with_slot(phrase: Phrase, *slots: Slot) -> Phrase:
    """A phrase that names stacks, as far as they are not the first of their kind."""
    return (*phrase, *(slot for slot in slots if "-" in slot))


def slot_in(move: Move, kind: StackKind) -> Slot:
    """The stack of a kind that a move names at its end, the first where it names none."""
    last = move.args[-1] if move.args else ""
    return last if last.startswith(f"{kind}-") else kind


def further(phrases: Iterable[Phrase], slots: Iterable[Slot]) -> Iterator[Phrase]:
    """The same phrases for the stacks after the first of their kind."""
    for slot in slots:
        if "-" in slot:
            yield from ((*phrase, slot) for phrase in phrases)


def open_slots(hf: Frontier, seat: Seat, kind: StackKind, place: SpaceId) -> Sequence[Slot]:
    """The stacks of a kind that a card in this space might join: those there, and one still to be begun.

    Where there is none, the first of its kind, which is elsewhere. Of outposts one in a space is enough.
    """
    slots: Sequence[Slot] = hf.on.slots[kind]
    if len(slots) == 1:
        return slots
    stacks = hf.players[seat].stacks
    found = [slot for slot in slots if slot in stacks and stacks[slot].place == place]
    unused = [slot for slot in slots if slot not in stacks][:1]
    if kind == "outpost" and found:
        return found
    return found + unused or slots[:1]
