"""Roads on engines and batteries: Bum Batteries, Defective Connectors."""

from collections.abc import Callable
from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.components import UNIVERSAL, Square
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import obeys, roads
from perihelion.games.galaxy_trucker.expansions.shared.dead_zones import Strengths
from perihelion.games.galaxy_trucker.phrases import PART_AT
from perihelion.games.galaxy_trucker.ships.abilities import ENGINES
from perihelion.games.galaxy_trucker.ships.ship import MEET, OPPOSITE, Ship, neighbours
from perihelion.games.galaxy_trucker.state import NOBODY, Trucker
from perihelion.games.galaxy_trucker.voyage.damage import shake_off

PROMPTS = {"gt-shed": ("count",)}
MOVES = {"shed": PART_AT}

MORE = 1  # battery that a use costs where they are bum
SHED = Step("shed", "seat", "strength")

Prices = Callable[[Trucker, Seat, Ship, int], int]
Power = Callable[[Trucker, Seat, str], Rules]


# Bum Batteries.


def one_more(price_of_use: Prices) -> Prices:
    """Every use of batteries costs one more, counted once for a component with its booster.  [BE-9.6]"""

    def price(gt: Trucker, seat: Seat, ship: Ship, tokens: int) -> int:
        return price_of_use(gt, seat, ship, tokens) + MORE * obeys(gt, seat, "bum_batteries")

    return price


def fewer_uses(
    battery_uses: Callable[[Trucker, Seat, Ship], int],
) -> Callable[[Trucker, Seat, Ship], int]:
    """As many as can be paid; only the first may cost less.  [BE-9.6 BE-14.13]"""

    def uses(gt: Trucker, seat: Seat, ship: Ship) -> int:
        if not obeys(gt, seat, "bum_batteries"):
            return battery_uses(gt, seat, ship)
        left = ship.battery_count - gt.on.book.price_of_use(gt, seat, ship, 1)
        return 0 if left < 0 else 1 + left // (1 + MORE)

    return uses


# Defective Connectors.


def poor_joints(ship: Ship) -> list[tuple[Square, Square]]:
    """Joints of a universal connector with one that is not.  [BE-9.15]"""
    found = []
    for square, part in ship.parts.items():
        for side, other, beside in neighbours(ship, square):
            mine, theirs = part.sides[side], beside.sides[OPPOSITE[side]]
            if side in (1, 2) and MEET[mine][theirs] and (mine == UNIVERSAL) != (theirs == UNIVERSAL):
                found.append((square, other))
    return found


def slowed_down(engine_strength: Strengths) -> Strengths:
    """One less for every such joint, never less than nothing.  [BE-9.15]"""

    def strength(gt: Trucker, seat: Seat, ship: Ship, powered: int) -> int:
        full = engine_strength(gt, seat, ship, powered)
        if not full or not obeys(gt, seat, "defective_connectors"):
            return full
        return max(0, full - len(poor_joints(ship)))

    return strength


def shedding(power: Power) -> Power:
    """Before engines are counted, components joined that way may be let go.  [BE-9.15]"""

    def powered(gt: Trucker, seat: Seat, what: str) -> Rules:
        if what == ENGINES and roads(gt).trimmed != seat and sheddable(gt, seat):
            gt.then(SHED(seat, what), agenda.POWER(seat, what))
            return
        yield from power(gt, seat, what)
        if not gt.flight.powered:
            roads(gt).trimmed = NOBODY

    return powered


def sheddable(gt: Trucker, seat: Seat) -> list[Square]:
    """The components whose loss could help.  [BE-9.15]"""
    if not obeys(gt, seat, "defective_connectors"):
        return []
    ship = gt.ship(seat)
    poor = {square for joint in poor_joints(ship) for square in joint}
    return [square for square in ship.parts if square in poor] if len(ship.parts) > 1 else []


def shed(gt: Trucker, seat: Seat, what: str) -> Rules:
    """One component after the other, as many as its owner likes.  [BE-9.15]"""
    if not sheddable(gt, seat):
        roads(gt).trimmed = seat
        return
    about = {"count": len(poor_joints(gt.ship(seat)))}
    move = yield Decision(Kind.CHOOSE, seat, "gt-shed", "BE-9.15", partial(sheds, gt, seat), about)
    if move.verb == "done":
        roads(gt).trimmed = seat
        return
    shake_off(gt, seat, [move.args[0]])
    gt.then(SHED(seat, what))


def sheds(gt: Trucker, seat: Seat) -> Offers:
    for square in sheddable(gt, seat):
        yield gt.on.moves["shed"][square], None
    yield gt.on.vocabulary["done"], None


RULES = {SHED: shed}
