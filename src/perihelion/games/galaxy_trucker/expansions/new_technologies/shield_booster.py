"""Shield boosters: a shield joined to one also stops what is large."""

from collections.abc import Callable

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.expansions.new_technologies.joining import Works, boosters_of
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker

SHIELD = "shield"
LARGE = ("large-meteor", "large-shot")
BOOSTED_TOKENS = 2  # one for the shield, one for the booster

Defenders = Callable[[Trucker, Seat, str, int, int], list[Ship]]
Tokens = Callable[[Trucker, Seat, str, int, int, Ship], int]


def boosted_shields(gt: Trucker, seat: Seat, ship: Ship, side: int) -> list[Square]:
    """The shields joined to a booster that cover a side; one booster serves all of them.

    [BE-2.10.1 BE-2.10.3 BE-2.10.5]
    """
    there = gt.on.book[Works].working(gt, seat, ship)
    return [s for s in gt.on.book.shields(gt, seat, ship, side) if boosters_of(there, s, SHIELD)]


def with_boosted_shields(defenders: Defenders) -> Defenders:
    def with_boosted_shields(gt: Trucker, seat: Seat, hit: str, side: int, number: int) -> list[Ship]:
        """Large meteors and heavy fire can be stopped, too; heavy fire in no other way.

        [BE-2.10.2 BE-2.10.4 BE-14.4]
        """
        found = defenders(gt, seat, hit, side, number)
        if hit not in LARGE:
            return found
        target = gt.on.book.threatened(gt, seat, side, number)
        hull = gt.ship(seat).hull_at(target) if target is not None else None
        if hull is None or not hull.batteries or not boosted_shields(gt, seat, hull, side):
            return found
        return [*found, *([] if any(target in other.parts for other in found) else [hull])]

    return with_boosted_shields


def two_for_boosted(tokens_to_defend: Tokens) -> Tokens:
    def two_for_boosted(gt: Trucker, seat: Seat, hit: str, side: int, number: int, hull: Ship) -> int:
        """One token for the shield and one for the booster, every time.  [BE-2.10.2 BE-2.10.5]

        A cannon that can shoot the meteor for one is preferred.
        """
        aimed = gt.on.book.aimed_cannons(gt, seat, side, number) if hit == "large-meteor" else []
        if hit in LARGE and not any(square in hull.parts for square in aimed):
            return BOOSTED_TOKENS
        return tokens_to_defend(gt, seat, hit, side, number, hull)

    return two_for_boosted
