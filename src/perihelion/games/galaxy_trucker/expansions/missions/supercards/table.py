"""What all supercards have in common: their level, which figures hold, what is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import CardId
from perihelion.games.galaxy_trucker.expansions.missions.annex import SUPER, job, level
from perihelion.games.galaxy_trucker.expansions.missions.supercards.memory import CardMemory
from perihelion.games.galaxy_trucker.state import Trucker

T = TypeVar("T")

LEVELS = 4


def is_super(gt: Trucker, card: CardId) -> bool:
    return gt.on.cards[card].level == SUPER


def remembered(gt: Trucker) -> CardMemory:
    return job(gt).card


def type_in_play(gt: Trucker) -> str:
    """The type of the card in play, or nothing between two cards."""
    card = gt.flight.card
    return gt.on.cards[card].type if card is not None else ""


def level_now(gt: Trucker) -> int:
    """Class IV with cards of level III is a flight of level IV for supercards.  [MI-7.11]

    Ruling: the class says so, not the other cards: supercards have a line for level IV and need none of what
    makes cards of level III harder.
    """
    return min(LEVELS, level(gt))


def now(gt: Trucker, by_level: Sequence[T]) -> T:
    """Of figures for the four levels the one of this flight."""
    return by_level[level_now(gt) - 1]


def up_to_now(gt: Trucker, lines: Sequence[T]) -> Sequence[T]:
    """Of lines for the four levels those that hold: the first, and on to that of the flight.  [MI-7.6]"""
    return lines[: level_now(gt)]


def finds_nobody(gt: Trucker, rule: str) -> bool:
    """A card that meets no ship does nothing."""
    alone = not gt.on.book.flying(gt)
    if alone:
        gt.tell("gt-no-effect", None, rule)
    return alone


def rearmost_first(gt: Trucker, seats: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in gt.flight.from_last() if seat in seats]
