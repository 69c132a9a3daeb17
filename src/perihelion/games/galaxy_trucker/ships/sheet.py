"""A ship on a sheet, from a position: what `perihelion ship` and notebooks show."""

from __future__ import annotations

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import SIDES, Square
from perihelion.games.galaxy_trucker.construction.checking import Flaw
from perihelion.games.galaxy_trucker.ships import analysis
from perihelion.games.galaxy_trucker.ships.analysis import Odds, Strength
from perihelion.games.galaxy_trucker.ships.drawing import as_svg, in_boxes
from perihelion.games.galaxy_trucker.ships.ship import Ship, exposed
from perihelion.games.galaxy_trucker.state import Trucker


class Sheet:
    """Everything that can be said of one ship.

    gt     the table it belongs to
    seat   whose ship it is
    ship   the ship
    """

    def __init__(self, gt: Trucker, seat: Seat) -> None:
        self.gt = gt
        self.seat = seat
        self.ship: Ship = gt.ship(seat)

    @property
    def flaws(self) -> list[Flaw]:
        """Building errors.  [GT-8.2]"""
        return self.gt.on.book.flaws(self.gt, self.seat, self.ship)

    @property
    def exposed(self) -> dict[Square, list[str]]:
        """Exposed connectors: square -> sides.  [GT-5.10]"""
        found: dict[Square, list[str]] = {}
        for square, side in exposed(self.ship):
            found.setdefault(square, []).append(SIDES[side])
        return found

    @property
    def engines(self) -> Strength:
        return analysis.engines(self.gt, self.seat)

    @property
    def cannons(self) -> Strength:
        return analysis.cannons(self.gt, self.seat)

    @property
    def odds(self) -> list[Odds]:
        return analysis.odds(self.gt, self.seat)

    def __str__(self) -> str:
        return "\n".join(in_boxes(self.ship))

    def _repr_svg_(self) -> str:
        return as_svg(self.ship, {square for flaw in self.flaws for square in flaw.squares})


def sheets(table: Trucker) -> list[Sheet]:
    """A sheet for every ship of a table; one that has nothing aboard yet is shown as it would be loaded."""
    gt = table.clone()
    for seat, player in enumerate(gt.players):
        ship = player.ship
        if gt.phase in ("building", "check") and not (ship.humans or ship.aliens or ship.batteries):
            gt.on.book.load_up(gt, seat, ship)
    return [Sheet(gt, seat) for seat in range(len(gt.players))]
