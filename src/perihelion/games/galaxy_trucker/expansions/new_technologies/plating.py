"""Indestructible plating."""

from collections.abc import Callable

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import NONE, Square
from perihelion.games.galaxy_trucker.state import Trucker

PLATED = "plated"
Bounces = Callable[[Trucker, Seat, str, Square, int], bool]


def off_plating(bounces_off: Bounces) -> Bounces:
    def off_plating(gt: Trucker, seat: Seat, hit: str, square: Square, side: int) -> bool:
        """Nothing that hits a plated side does any harm; its other sides are like any.

        [BE-2.14.1 BE-2.14.2 BE-2.14.3 BE-2.14.4]
        """
        part = gt.ship(seat).parts[square]
        plated = PLATED in part.kind.more and part.sides[side] == NONE
        return plated or bounces_off(gt, seat, hit, square, side)

    return off_plating
