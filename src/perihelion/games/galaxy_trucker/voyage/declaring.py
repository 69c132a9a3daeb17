"""Declaring strength: which double engines or cannons are paid for, and from which battery."""

from functools import partial

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts
from perihelion.engine.speech import counted
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.components import HullId, Square
from perihelion.games.galaxy_trucker.phrases import PART_AT
from perihelion.games.galaxy_trucker.ships.abilities import (
    CANNONS,
    ENGINES,
    engines_by_hull,
    joint_cannons,
    joint_engines,
)
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker

EVENTS = {"gt-declared": ("what", "strength"), "gt-battery": ("square",)}
PROMPTS = {"gt-power": ("what", "strength")}
MOVES = {"power": PART_AT, "drain": ("square", "batteries")}
AMOUNTS = {"batteries": counted("batteries")}
DOMAINS = {"strength": (ENGINES, CANNONS)}


def power(gt: Trucker, seat: Seat, what: str) -> Rules:
    """Asks for one more double engine or cannon to be paid for, until the owner is content.

    [GT-11.4 GT-11.8]
    """
    if not idle(gt, seat, what):
        declare(gt, seat, what)
        return
    move = yield Decision(
        Kind.CHOOSE,
        seat,
        "gt-power",
        "GT-11.8",
        lambda: powers(gt, seat, what),
        {"what": what, "strength": gt.on.book.strength(gt, seat, what)},
    )
    if move.verb == "done":
        declare(gt, seat, what)
    else:
        gt.flight.powered.append(move.args[0])
        gt.then(agenda.SPEND_BATTERY(seat), agenda.POWER(seat, what))


def idle(gt: Trucker, seat: Seat, what: str) -> list[Square]:
    """Double engines or cannons not yet paid for, in hulls that have a battery left."""
    able = [hull for hull in gt.ship(seat).each_hull() if hull.batteries]
    doubles = [square for hull in able for square in gt.on.book.doubles(gt, seat, hull, what)]
    return [square for square in doubles if square not in gt.flight.powered]


def powers(gt: Trucker, seat: Seat, what: str) -> Offers:
    moves = gt.on.moves["power"]
    for square in idle(gt, seat, what):
        yield moves[square], None
    yield gt.on.vocabulary["done"], None


def declare(gt: Trucker, seat: Seat, what: str) -> None:
    """The strength stands, for this card or line.  [GT-11.1 GT-11.2 GT-11.4]"""
    strength = gt.on.book.strength(gt, seat, what)
    gt.flight.declared[seat] = strength
    gt.flight.pace = pace(gt, seat) if what == ENGINES else {}
    gt.flight.powered = []
    gt.tell("gt-declared", seat, "GT-11.1" if what == ENGINES else "GT-11.2", what=what, strength=strength)


def strength(gt: Trucker, seat: Seat, what: str) -> float:
    """The strength with what is paid for so far.  [GT-11.1 GT-11.2 GT-11.5]

    Of several hulls the weakest engines count, and the cannons of all.
    """
    joint = joint_engines if what == ENGINES else joint_cannons
    return joint(gt, seat, gt.ship(seat), gt.flight.powered)


def pace(gt: Trucker, seat: Seat) -> dict[HullId, int]:
    """The engines of each hull with what is paid for; nothing where there is one hull."""
    ship = gt.ship(seat)
    return {} if ship.board.is_one else engines_by_hull(gt, seat, ship, gt.flight.powered)


# Batteries.


def spend_battery(gt: Trucker, seat: Seat) -> Rules:
    """One battery of any tile of the hull that is powered; the owner chooses which.  [GT-11.8 GT-11.9]"""
    square = forced_battery(batteries_to_spend(gt, seat), 1)
    if square is None:
        offers = partial(spendings, gt, seat)
        move = yield Decision(Kind.CHOOSE, seat, "gt-battery", "GT-11.9", offers)
        square = move.args[0]
    gt.on.book.drain(gt, seat, square, "GT-11.8")


def batteries_to_spend(gt: Trucker, seat: Seat) -> Ship:
    """The hull of what was powered last: its batteries serve no other."""
    ship, powered = gt.ship(seat), gt.flight.powered
    return ship.hull_at(powered[-1]) if powered else ship


def spendings(gt: Trucker, seat: Seat) -> Offers:
    return gt.on.book.drains(gt, seat, batteries_to_spend(gt, seat))


def forced_battery(ship: Ship, left: int) -> Square | None:
    """Where the next of so many batteries comes from if there is no choice; else nothing."""
    if len(ship.batteries) > 1 and ship.battery_count > left:
        return None
    return next(square for square in ship.parts if square in ship.batteries)


def drains(gt: Trucker, seat: Seat, ship: Ship) -> Offers:
    """The tiles with a battery left.  [GT-11.9]"""
    moves = gt.on.moves["drain"]
    for square in ship.parts:
        if square in ship.batteries:
            yield moves[square], None


def drain(gt: Trucker, seat: Seat, square: Square, rule: str) -> None:
    gt.ship(seat).take_battery(square)
    gt.tell("gt-battery", seat, rule, square=square)


def one_battery(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """A battery for each use; from which tile it comes is perhaps asked next.  [GT-11.8 GT-12.6]"""
    return {"batteries": -1}


BRINGS = {"power": one_battery, "drain": one_battery}
