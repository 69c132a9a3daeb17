"""Who defends what: auto-defence systems, armories, and thrusters that are at hand."""

from collections.abc import Callable

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.expansions.shared.dead_zones import dead_squares
from perihelion.games.galaxy_trucker.ships.abilities import CANNONS
from perihelion.games.galaxy_trucker.ships.ship import Ship, joined
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.declaring import can_pay

DEFENDS, ARMS, SHIFTS = "defends", "arms", "shifts"

Bonus = Callable[[Trucker, Seat, str], float]


def with_ability(gt: Trucker, seat: Seat, ship: Ship, ability: str) -> list[Square]:
    """The components that can do this where they stand; in a dead zone none can.  [MI-13.8]"""
    found = [square for square, part in ship.parts.items() if part.kind.more.get(ability)]
    dead = dead_squares(gt, seat, ship) if found else set()
    return [square for square in found if square not in dead]


def is_manned(ship: Ship, square: Square) -> bool:
    return square in ship.humans or square in ship.aliens


def is_defended(gt: Trucker, seat: Seat, square: Square) -> bool:
    """An auto-defence system, or a cabin whose crew is joined to an armory.  [MI-13.8]"""
    ship = gt.ship(seat)
    if square in with_ability(gt, seat, ship, DEFENDS):
        return True
    armories = with_ability(gt, seat, ship, ARMS) if is_manned(ship, square) else ()
    return any(other in armories for other in joined(ship, square)) if armories else False


def with_armories(bonus: Bonus) -> Bonus:
    def with_armories(gt: Trucker, seat: Seat, what: str) -> float:
        """In a Tactical Zone an armory joined to a manned cabin counts as a cannon.  [MI-11.8]"""
        ship = gt.ship(seat)
        armories = with_ability(gt, seat, ship, ARMS) if what == CANNONS else ()
        armed = sum(any(is_manned(ship, other) for other in joined(ship, square)) for square in armories)
        return bonus(gt, seat, what) + armed

    return with_armories


def thrusters(gt: Trucker, seat: Seat, *, by_hand: bool) -> list[Square]:
    """Those with a battery in their part; by hand only such as are joined to crew.  [MI-13.3 MI-9.4]"""
    ship = gt.ship(seat)
    found = with_ability(gt, seat, ship, SHIFTS)
    able = [square for square in found if can_pay(gt, seat, ship.hull_at(square), 1)]
    return [s for s in able if not by_hand or any(is_manned(ship, other) for other in joined(ship, s))]
