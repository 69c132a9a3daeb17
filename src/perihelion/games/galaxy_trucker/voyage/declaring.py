"""Declaring strength: which double engines or cannons are paid for, and from which battery."""

from functools import partial

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
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
    if not any(why_not is None for _, why_not in gt.on.book.powers(gt, seat, what)):
        gt.on.book.declare(gt, seat, what)
        return
    move = yield Decision(
        Kind.CHOOSE,
        seat,
        "gt-power",
        "GT-11.8",
        lambda: powers_or_done(gt, seat, what),
        {"what": what, "strength": gt.on.book.strength(gt, seat, what)},
    )
    if move.verb == "done":
        gt.on.book.declare(gt, seat, what)
    else:
        gt.on.book.use_power(gt, seat, what, move)


def idle(gt: Trucker, seat: Seat, what: str) -> list[Square]:
    """Double engines or cannons not yet paid for, in hulls that have a battery left."""
    able = [hull for hull in gt.ship(seat).each_hull() if can_pay(gt, seat, hull, 1)]
    doubles = [square for hull in able for square in gt.on.book.doubles(gt, seat, hull, what)]
    return [square for square in doubles if square not in gt.flight.powered]


def powers(gt: Trucker, seat: Seat, what: str) -> Offers:
    """What batteries can be used for while this strength is declared.  [GT-11.4]"""
    moves = gt.on.moves["power"]
    for square in idle(gt, seat, what):
        yield moves[square], None


def powers_or_done(gt: Trucker, seat: Seat, what: str) -> Offers:
    yield from gt.on.book.powers(gt, seat, what)
    yield gt.on.vocabulary["done"], None


def use_power(gt: Trucker, seat: Seat, what: str, move: Move) -> None:
    """A double engine or cannon works for this declaration.  [GT-11.4 GT-11.8]"""
    gt.flight.powered.append(move.args[0])
    gt.on.book.pay_use(gt, seat, move.args[0], 1, 0)
    gt.then(agenda.POWER(seat, what))


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


def price_of_use(gt: Trucker, seat: Seat, ship: Ship, tokens: int) -> int:
    """What one use of batteries costs that is worth so many tokens, in this hull.  [GT-11.8]"""
    return tokens


def battery_uses(gt: Trucker, seat: Seat, ship: Ship) -> int:
    """How often a battery can be used in this hull, for one token each.  [GT-11.8]"""
    return ship.battery_count


def price_of_rest(gt: Trucker, seat: Seat, hull: Ship, tokens: int, paid: int) -> int:
    """What a use worth so many tokens still costs once so many of them are paid for.  [GT-11.8]"""
    price = gt.on.book.price_of_use
    return price(gt, seat, hull, tokens) - (price(gt, seat, hull, paid) if paid else 0)


def can_pay(gt: Trucker, seat: Seat, hull: Ship, tokens: int, paid: int = 0) -> bool:
    """Whether a hull has the batteries for a use; without any at all nothing runs.  [GT-11.8]"""
    return 0 < hull.battery_count >= price_of_rest(gt, seat, hull, tokens, paid)


def pay_rest(gt: Trucker, seat: Seat, square: Square, tokens: int, paid: int) -> None:
    """A use on a square goes on: what of its tokens is not paid for yet is paid.  [GT-11.8]"""
    spent = gt.on.book.price_of_use(gt, seat, gt.ship(seat).hull_at(square), paid) if paid else 0
    gt.on.book.pay_use(gt, seat, square, tokens, spent)


def pay_use(gt: Trucker, seat: Seat, square: Square, tokens: int, spent: int) -> None:
    """What is used on a square is paid for, battery by battery, but those already spent.  [GT-11.8]"""
    price = gt.on.book.price_of_use(gt, seat, gt.ship(seat).hull_at(square), tokens)
    gt.then(*[agenda.SPEND_MORE(seat, square)] * (price - spent))


def spend_more(gt: Trucker, seat: Seat, at: Square) -> Rules:
    """One battery of the hull in which something is used; the owner chooses which.  [GT-11.8 GT-11.9]"""
    square = forced_battery(gt.ship(seat).hull_at(at), 1)
    if square is None:
        offers = partial(gt.on.book.drains, gt, seat, gt.ship(seat).hull_at(at))
        move = yield Decision(Kind.CHOOSE, seat, "gt-battery", "GT-11.9", offers)
        square = move.args[0]
    gt.on.book.drain(gt, seat, square, "GT-11.8")


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


def one_use(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """What a use costs; from which tile the batteries come is perhaps asked next.  [GT-11.8]"""
    return some(batteries=-gt.on.book.price_of_use(gt, seat, gt.ship(seat).hull_at(move.args[0]), 1))


def one_battery(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """It is one, whatever for.  [GT-11.8 GT-12.6]"""
    return {"batteries": -1}


BRINGS = {"power": one_use, "drain": one_battery}
RULES = {agenda.SPEND_BATTERY: spend_battery, agenda.SPEND_MORE: spend_more}
