"""Cannon boosters: a cannon that shoots with all it has, once."""

from collections.abc import Callable, Collection

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.components import Part, Square
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import figures, technology
from perihelion.games.galaxy_trucker.expansions.new_technologies.joining import (
    boosters,
    can_boost,
    working_hulls,
)
from perihelion.games.galaxy_trucker.phrases import PART_AT
from perihelion.games.galaxy_trucker.ships.abilities import CANNONS
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.declaring import can_pay, pay_rest, price_of_rest

CANNON = "cannon"
NOT_POWERED = Reason("gt-not-powered", "BE-2.11.4")
BOOSTER_BUSY = Reason("gt-booster-busy", "BE-2.11.6")

EVENTS = {"gt-boosted": ("square",)}
MOVES = {"boost": PART_AT}

Powers = Callable[[Trucker, Seat, str], Offers]
UsePower = Callable[[Trucker, Seat, str, Move], None]
CannonStrength = Callable[[Trucker, Seat, Ship, Collection[Square]], float]
Declare = Callable[[Trucker, Seat, str], None]


def with_boosts(powers: Powers) -> Powers:
    def with_boosts(gt: Trucker, seat: Seat, what: str) -> Offers:
        """Cannons joined to a booster may be boosted, at the own turn to count.

        [BE-2.11.1 BE-2.11.2 BE-2.11.9]
        """
        yield from powers(gt, seat, what)
        if what == CANNONS and boosters(gt.ship(seat), CANNON):
            for hull in working_hulls(gt, seat):
                yield from boosts(gt, seat, hull)

    return with_boosts


def boosts(gt: Trucker, seat: Seat, hull: Ship) -> Offers:
    """Every cannon with a booster, and why it cannot be boosted now.

    [BE-2.11.4 BE-2.11.6 BE-2.11.8 BE-14.12]
    """
    boosted, moves = technology(gt).boosted.get(seat, []), gt.on.moves["boost"]
    for square, part in hull.parts.items():
        if (
            part.muzzles
            and square not in boosted
            and can_boost(hull, [square], CANNON)
            and can_pay(gt, seat, hull, *tokens(part))
        ):
            yield moves[square], why_not_boost(gt, seat, hull, square)


def tokens(part: Part) -> tuple[int, int]:
    """One for the booster; with a double cannon, powered before, it is one use.  [BE-2.11.2 BE-9.6]"""
    double = int(part.kind.battery)
    return 1 + double, double


def why_not_boost(gt: Trucker, seat: Seat, hull: Ship, square: Square) -> Reason | None:
    """A double cannon must be powered first; a booster boosts one cannon in a count.

    [BE-2.11.4 BE-2.11.6]
    """
    if hull.parts[square].kind.battery and square not in gt.flight.powered:
        return NOT_POWERED
    inside = [other for other in technology(gt).boosted.get(seat, ()) if other in hull.parts]
    return None if can_boost(hull, [*inside, square], CANNON) else BOOSTER_BUSY


def boost(use_power: UsePower) -> UsePower:
    def boost(gt: Trucker, seat: Seat, what: str, move: Move) -> None:
        """A token more, and the cannon counts for more, once.  [BE-2.11.2 BE-2.11.4]"""
        if move.verb != "boost":
            use_power(gt, seat, what, move)
            return
        technology(gt).boosted.setdefault(seat, []).append(move.args[0])
        gt.tell("gt-boosted", seat, "BE-2.11.2", square=move.args[0])
        pay_rest(gt, seat, move.args[0], *tokens(gt.ship(seat).parts[move.args[0]]))
        gt.then(agenda.POWER(seat, what))

    return boost


def bonus(gt: Trucker, seat: Seat, part: Part) -> float:
    """What a boost adds: the same for single and double cannons, more where a muzzle points forward.

    [BE-2.11.2 BE-2.11.5 BE-10.3]

    Forward is where cannons count in full: in an ambush that is the rear.
    """
    numbers, halved = figures(gt).boosters, part.kind.cannon / 2
    return numbers.forward if gt.on.book.fire(gt, seat, part) > halved else numbers.elsewhere


def with_bonus(cannon_strength: CannonStrength) -> CannonStrength:
    def with_bonus(gt: Trucker, seat: Seat, ship: Ship, powered: Collection[Square]) -> float:
        """What was boosted counts for more in the count under way.  [BE-2.11.2 BE-2.11.7]"""
        strength = cannon_strength(gt, seat, ship, powered)
        for square in technology(gt).boosted.get(seat, ()):
            strength += bonus(gt, seat, ship.parts[square]) if square in ship.parts else 0
        return strength

    return with_bonus


def burn_out(declare: Declare) -> Declare:
    def burn_out(gt: Trucker, seat: Seat, what: str) -> None:
        """Once it is counted what was boosted is lost, and with it what is no longer joined.

        [BE-2.11.3 BE-2.11.5 BE-2.11.7]
        """
        declare(gt, seat, what)
        boosted = technology(gt).boosted.pop(seat, [])
        if boosted:
            gt.on.book.destroy_all(gt, seat, dict.fromkeys(boosted, "BE-2.11.3"))

    return burn_out


def boosting(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """The booster's token.  [BE-2.11.2]"""
    ship, square = gt.ship(seat), move.args[0]
    return {"batteries": -price_of_rest(gt, seat, ship.hull_at(square), *tokens(ship.parts[square]))}


BRINGS = {"boost": boosting}
