"""What a bot makes of fleets: every ship wants a cabin and an engine, and losses may be insured."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from perihelion.bots.galaxy_trucker.seen_table import SeenTable
from perihelion.engine.moves import Move
from perihelion.games.galaxy_trucker.components import SPECIAL_GOODS, Part, Square
from perihelion.games.galaxy_trucker.expansions.latest_models.annex import NAME, figures, is_fleet, models
from perihelion.games.galaxy_trucker.ships.ship import Ship, pieces

if TYPE_CHECKING:
    from perihelion.bots.galaxy_trucker.flying import Pilot

MANNED, MOVED, JOINED = (
    1.5,
    1.2,
    2.5,
)  # what a ship's first cabin, its first engine, and one piece instead of two are worth
APART = -4.0  # another piece of a ship that is begun
LATE = 0.55  # of the time for building: no further ship is begun
SHARE = 0.6  # of its tiles that a fleet loses at worst, as far as a premium is concerned


class Fleet:
    """A fleet that is built; nothing of it matters to other ships.

    ship      the ship
    elapsed   how much of the time is gone
    flies     whether it is a fleet
    is_settled  whether all dice have fallen
    """

    def __init__(self, sight: SeenTable) -> None:
        self.ship: Ship = sight.ship
        self.elapsed = sight.elapsed
        self.flies = NAME in sight.gt.annexes and is_fleet(sight.gt)
        self.is_settled = self.flies and len(models(sight.gt).plans) == figures(sight.gt).plans.dice

    @cached_property
    def _piece_at(self) -> dict[Square, int]:
        return {square: n for n, piece in enumerate(pieces(self.ship)) for square in piece}

    def sense(self, part: Part, square: Square) -> float:
        """What a tile adds because every ship must fly by itself."""
        if not self.flies:
            return 0.0
        board = self.ship.board
        hull = board.hull_of[square]
        mates = [other for at, other in self.ship.parts.items() if board.hull_of[at] == hull]
        around = {self._piece_at[other] for other in board.neighbours[square] if other in self._piece_at}
        if not around:
            return self._beginning(part, begun=bool(mates))
        worth = JOINED * (len(around) - 1)
        worth += MANNED * bool(part.kind.crew and not any(mate.kind.crew for mate in mates))
        moves = part.kind.engine and not part.kind.battery
        return worth + MOVED * bool(moves and not any(mate.kind.engine for mate in mates))

    def _beginning(self, part: Part, *, begun: bool) -> float:
        """Once it is known which parts are one ship, another is begun with a cabin."""
        if begun or (self.ship.parts and (self.elapsed > LATE or not self.is_settled)):
            return APART
        return MANNED if part.kind.crew else -MANNED


def insuring(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """A premium pays where more may be lost than its cap: every loss up to the worst is as likely."""
    if move.verb == "no":
        return 0.0
    if move.verb != "insure":
        return -1.0
    premium, sight = int(move.args[0]), pilot.sight
    numbers = figures(sight.gt).insurance
    most = numbers.most[numbers.premiums.index(premium)]
    least = sight.lost[sight.seat]
    worst = least + max(1.0, SHARE * len(sight.ship.parts))
    above = max(0.0, worst - most) ** 2 - max(0.0, least - most) ** 2
    return above / (2 * (worst - least)) - premium


def bettering(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """A block more wants room, a red one a special container; all are worth a credit."""
    colour = move.args[0]
    if colour in SPECIAL_GOODS:
        return 1.0 if pilot.room(special=True) else -1.0
    return 0.9 if colour != "blue" else 0.5


JUDGED = {"gt-insure": insuring, "gt-better": bettering}
