"""What the bonus cards must remember while one of them is in play."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import TileId
from perihelion.games.galaxy_trucker.state import Trucker

NAME = "bonus-cards"


@dataclass(slots=True)
class Memory:
    """Of the card in play.

    die       what the last player set in secret, 0 for nothing
    guesses   seat -> what it guessed
    rows      of meteors that were picked, in that order
    boxes     of a junkyard that were taken, in that order
    depot     components laid out, of those still there
    """

    die: int = 0
    guesses: dict[Seat, int] = field(default_factory=dict)
    rows: list[int] = field(default_factory=list)
    boxes: list[int] = field(default_factory=list)
    depot: list[TileId] = field(default_factory=list)

    def clone(self) -> Memory:
        return Memory(self.die, self.guesses.copy(), self.rows[:], self.boxes[:], self.depot[:])


def memory(gt: Trucker) -> Memory:
    return cast(Memory, gt.annexes[NAME])
