"""Meteors and shots: the roll, the threatened tile, the defence."""

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.state import Step
from perihelion.games.galaxy_trucker.components import FRONT, NONE, REAR, SIDES, Hit, Square
from perihelion.games.galaxy_trucker.declaring import drain, drains
from perihelion.games.galaxy_trucker.ship import Ship, shields
from perihelion.games.galaxy_trucker.state import Trucker

DIE = range(1, 7)
HITS = ("small-meteor", "large-meteor", "small-shot", "large-shot")
SHIELD, CANNON = "shield", "cannon"

STEPS = {"incoming": ("hit", "side"), "suffer_hit": ("seat", "hit", "side", "roll")}
EVENTS = {
    "gt-rolled": ("hit", "side", "roll"),
    "gt-missed": (),
    "gt-bounced-off": ("square",),
    "gt-warded-off": ("means",),
}
DOMAINS = {"hit": HITS, "side": SIDES, "roll": range(2, 13)}


def roll(gt: Trucker) -> int:
    """The sum of the dice: a column or a row.  [GT-14.1]"""
    return sum(gt.stream.pick("dice", DIE) for _ in range(gt.on.numbers.dice))


def coming(hit: Hit) -> Step:
    """The step in which a meteor or shot comes."""
    return "incoming", f"{hit.size}-{hit.what}", SIDES[hit.side]


def incoming(gt: Trucker, hit: str, side: str) -> None:
    """One roll for all whom it concerns; each ship is then defended, in order.  [GT-14.1 GT-17.7 GT-18.1]"""
    under_fire = gt.flight.under_fire
    gt.flight.roll = roll(gt)
    gt.tell("gt-rolled", under_fire[0], "GT-14.1", hit=hit, side=side, roll=gt.flight.roll)
    gt.then(*(("suffer_hit", seat, hit, side, gt.flight.roll) for seat in under_fire))


def suffer_hit(gt: Trucker, seat: Seat, hit: str, side: str, number: int) -> Rules:
    """A hit misses, does no harm, is warded off, or destroys the first tile in its way.

    [GT-14.2 GT-14.3 GT-14.4 GT-14.7]
    """
    at = SIDES.index(side)
    square = threatened(gt.ship(seat), at, number)
    if square is None:
        gt.tell("gt-missed", seat, "GT-14.2")
    elif hit == "small-meteor" and is_smooth(gt.ship(seat), square, at):
        gt.tell("gt-bounced-off", seat, "GT-14.4", square=square)
    elif gt.on.book.is_warded_off(gt, seat, hit, at, number):
        gt.tell("gt-warded-off", seat, "GT-14.7", means=CANNON)
    elif gt.on.book.can_pay_defence(gt, seat, hit, at, number):
        about = {"hit": hit, "side": side, "roll": number, "square": square}
        move = yield Decision(Kind.CHOOSE, seat, "gt-defend", "GT-14.4", lambda: defences(gt, seat), about)
        if move.verb == "brace":
            gt.on.book.destroy(gt, seat, square)
        else:
            drain(gt, seat, move.args[0], "GT-11.8")
            gt.tell("gt-warded-off", seat, "GT-14.4", means=CANNON if hit == "large-meteor" else SHIELD)
    else:
        gt.on.book.destroy(gt, seat, square)


def threatened(ship: Ship, side: int, number: int) -> Square | None:
    """The first tile in this line, seen from the side of the attack.  [GT-14.2 GT-14.3 GT-14.10]"""
    return next((square for square in ship.board.line(side, number) if square in ship.parts), None)


def is_smooth(ship: Ship, square: Square, side: int) -> bool:
    return ship.parts[square].sides[side] == NONE


def is_warded_off(gt: Trucker, seat: Seat, hit: str, side: int, number: int) -> bool:
    """A single cannon shoots a large meteor, automatically and free.  [GT-14.5 GT-14.7 GT-14.8]"""
    if hit != "large-meteor":
        return False
    ship = gt.ship(seat)
    aimed = gt.on.book.aimed_cannons(gt, seat, side, number)
    return any(not ship.parts[square].kind.battery for square in aimed)


def can_pay_defence(gt: Trucker, seat: Seat, hit: str, side: int, number: int) -> bool:
    """A battery for a shield stops what is small, for a double cannon a large meteor; nothing a large shot.

    [GT-14.4 GT-14.7 GT-14.8 GT-14.9]
    """
    ship = gt.ship(seat)
    if not ship.batteries or hit == "large-shot":
        return False
    if hit == "large-meteor":
        return bool(gt.on.book.aimed_cannons(gt, seat, side, number))
    return bool(shields(ship, side))


def aimed_cannons(gt: Trucker, seat: Seat, side: int, number: int) -> list[Square]:
    """Cannons that point at a meteor from this side: in its column, or in its row or a neighbouring one.

    [GT-14.5 GT-14.6 GT-14.11]
    """
    ship = gt.ship(seat)
    near = (number,) if side in (FRONT, REAR) else (number - 1, number, number + 1)
    return [
        square
        for line in near
        for square in ship.board.line(side, line)
        if square in ship.parts and side in ship.parts[square].muzzles
    ]


def defences(gt: Trucker, seat: Seat) -> Offers:
    """A battery of any tile, or the hit.  [GT-14.7]"""
    yield from drains(gt, seat)
    yield gt.on.vocabulary["brace"], None


RULES = {
    "incoming": incoming,
    "suffer_hit": suffer_hit,
    "is_warded_off": is_warded_off,
    "can_pay_defence": can_pay_defence,
    "aimed_cannons": aimed_cannons,
}
