"""Meteors and shots: the roll, the threatened tile, the defence."""

from collections.abc import Sequence
from functools import partial
from itertools import islice

from perihelion.engine.agenda import Due
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.components import FRONT, NONE, REAR, SIDES, Hit, Square
from perihelion.games.galaxy_trucker.ships.boards import DIE
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.declaring import can_pay

HITS = ("small-meteor", "large-meteor", "small-shot", "large-shot")
SHIELD, CANNON = "shield", "cannon"

EVENTS = {
    "gt-rolled": ("hit", "side", "roll", "dice"),
    "gt-missed": (),
    "gt-bounced-off": ("square",),
    "gt-warded-off": ("means",),
}
DOMAINS = {"hit": HITS, "side": SIDES, "roll": range(2, 13)}


def throw(gt: Trucker) -> list[int]:
    """The dice as they fall, as many as the board wants.  [GT-14.1]"""
    return [gt.stream.pick("dice", DIE) for _ in range(gt.board.dice or gt.on.numbers.dice)]


def roll(gt: Trucker) -> int:
    """What the dice show together, as the board reads them: a column or a row.  [GT-14.1]"""
    return gt.board.reading(gt.on.book.throw(gt))


def roll_for(gt: Trucker, seat: Seat, hit: str, side: str, *, rule: str) -> int:
    """Somebody rolls for a hit, and all see both dice."""
    dice = gt.on.book.throw(gt)
    gt.flight.roll = gt.board.reading(dice)
    gt.tell("gt-rolled", seat, rule, hit=hit, side=side, roll=gt.flight.roll, dice=dice)
    return gt.flight.roll


def coordinates(gt: Trucker) -> tuple[int, int]:
    """A column, then a row.  [GT-18.10]"""
    return gt.on.book.roll(gt), gt.on.book.roll(gt)


def meant(gt: Trucker, seat: Seat, column: int, row: int) -> Square:
    """The square of a ship at these coordinates; there may be none of that name.  [GT-18.10]"""
    return gt.ship(seat).board.square(column, row)


def coming(hit: Hit) -> Due:
    """The step in which a meteor or shot comes."""
    return agenda.INCOMING(f"{hit.size}-{hit.what}", SIDES[hit.side])


def roller(gt: Trucker) -> Seat:
    """Who rolls for what comes: the foremost of those whom it concerns.  [GT-14.1 GT-17.7 GT-18.1]"""
    return gt.flight.under_fire[0]


def incoming(gt: Trucker, hit: str, side: str) -> None:
    """One roll for all whom it concerns; each ship is then defended, in order.  [GT-14.1 GT-17.7 GT-18.1]"""
    number = roll_for(gt, gt.on.book.roller(gt), hit, side, rule="GT-14.1")
    gt.then(*(agenda.SUFFER_HIT(seat, hit, side, number) for seat in gt.flight.under_fire))


def suffer_hit(gt: Trucker, seat: Seat, hit: str, side: str, number: int) -> Rules:
    """A hit misses, does no harm, is warded off, or destroys the first tile in its way.

    [GT-14.2 GT-14.3 GT-14.4 GT-14.7]
    """
    at = SIDES.index(side)
    square = gt.on.book.threatened(gt, seat, at, number)
    if square is None:
        gt.tell("gt-missed", seat, "GT-14.2")
    elif gt.on.book.bounces_off(gt, seat, hit, square, at):
        gt.tell("gt-bounced-off", seat, "GT-14.4", square=square)
    elif gt.on.book.is_warded_off(gt, seat, hit, at, number):
        gt.tell("gt-warded-off", seat, "GT-14.7", means=CANNON)
    elif gt.on.book.can_pay_defence(gt, seat, hit, at, number):
        about = {"hit": hit, "side": side, "roll": number, "square": square}
        offers = partial(gt.on.book.defences, gt, seat, hit, at, number)
        move = yield Decision(Kind.CHOOSE, seat, "gt-defend", "GT-14.4", offers, about)
        if move.verb == "brace":
            gt.on.book.break_through(gt, seat, hit, side, number)
        else:
            means = pay_defence(gt, seat, hit, at, number, move.args[0])
            gt.tell("gt-warded-off", seat, "GT-14.4", means=means)
    else:
        gt.on.book.break_through(gt, seat, hit, side, number)


def break_through(gt: Trucker, seat: Seat, hit: str, side: str, number: int) -> None:
    """What nothing stops destroys the first tile in its way.  [GT-14.2 GT-14.3]"""
    square = gt.on.book.threatened(gt, seat, SIDES.index(side), number)
    assert square is not None
    gt.on.book.destroy(gt, seat, square)


def path(gt: Trucker, seat: Seat, side: int, number: int) -> Sequence[Square]:
    """The squares of a column or row, seen from the side of the attack.  [GT-14.2 GT-14.10]"""
    return gt.ship(seat).board.line(side, number)


def threatened(gt: Trucker, seat: Seat, side: int, number: int) -> Square | None:
    """The first tile on the path of a hit.  [GT-14.2 GT-14.3]"""
    parts = gt.ship(seat).parts
    return next((square for square in gt.on.book.path(gt, seat, side, number) if square in parts), None)


def bounces_off(gt: Trucker, seat: Seat, hit: str, square: Square, side: int) -> bool:
    """A small meteor does no harm to a side without a connector.  [GT-14.4]"""
    return hit == "small-meteor" and gt.ship(seat).parts[square].sides[side] == NONE


def is_warded_off(gt: Trucker, seat: Seat, hit: str, side: int, number: int) -> bool:
    """A single cannon shoots a large meteor, automatically and free.  [GT-14.5 GT-14.7 GT-14.8]"""
    if hit != "large-meteor":
        return False
    ship = gt.ship(seat)
    aimed = gt.on.book.aimed_cannons(gt, seat, side, number)
    return any(not ship.parts[square].kind.battery for square in aimed)


def can_pay_defence(gt: Trucker, seat: Seat, hit: str, side: int, number: int) -> bool:
    """Whether a hull with a battery can ward a hit off.  [GT-14.4 GT-14.7]"""
    tokens = gt.on.book.tokens_to_defend
    hulls = gt.on.book.defenders(gt, seat, hit, side, number)
    return any(can_pay(gt, seat, hull, tokens(gt, seat, hit, side, number, hull)) for hull in hulls)


def tokens_to_defend(gt: Trucker, seat: Seat, hit: str, side: int, number: int, hull: Ship) -> int:
    """What it takes to ward a hit off with what this hull has: one battery.  [GT-14.4 GT-14.7]"""
    return 1


def pay_defence(gt: Trucker, seat: Seat, hit: str, side: int, number: int, square: Square) -> str:
    """The first battery comes from this tile, any other from the same hull; says what wards it off."""
    hull = gt.ship(seat).hull_at(square)
    tokens = gt.on.book.tokens_to_defend(gt, seat, hit, side, number, hull)
    price = gt.on.book.price_of_use(gt, seat, hull, tokens)
    gt.on.book.pay_use(gt, seat, square, tokens, min(1, price))
    if price:
        gt.on.book.drain(gt, seat, square, "GT-11.8")
    return CANNON if hit == "large-meteor" and tokens == 1 else SHIELD


def defenders(gt: Trucker, seat: Seat, hit: str, side: int, number: int) -> list[Ship]:
    """A battery for a shield stops what is small, for a double cannon a large meteor; nothing a large shot.

    A shield covers its own hull, a cannon shoots for all; each runs on batteries of its own.

    [GT-14.4 GT-14.7 GT-14.8 GT-14.9]
    """
    ship = gt.ship(seat)
    if not ship.batteries or hit == "large-shot":
        return []
    if hit == "large-meteor":
        aimed = gt.on.book.aimed_cannons(gt, seat, side, number)
        return [hull for hull in ship.each_hull() if any(square in hull.parts for square in aimed)]
    square = gt.on.book.threatened(gt, seat, side, number)
    if square is None or not gt.on.book.shields(gt, seat, ship.hull_at(square), side):
        return []
    return [ship.hull_at(square)]


def aimed_cannons(gt: Trucker, seat: Seat, side: int, number: int) -> list[Square]:
    """Cannons that point at a meteor from this side: in its column, or in its row or a neighbouring one.

    [GT-14.5 GT-14.6 GT-14.11]
    """
    ship, path = gt.ship(seat), gt.on.book.path
    beside = () if side in (FRONT, REAR) else ship.board.beside(side, number)
    return [
        square
        for line in (number, *beside)
        for square in path(gt, seat, side, line)
        if square in ship.parts and side in ship.parts[square].muzzles
    ]


def defences(gt: Trucker, seat: Seat, hit: str, side: int, number: int) -> Offers:
    """A battery of any tile of a hull that can defend, or the hit.  [GT-14.7]"""
    book = gt.on.book
    for hull in book.defenders(gt, seat, hit, side, number):
        tokens = book.tokens_to_defend(gt, seat, hit, side, number, hull)
        if can_pay(gt, seat, hull, tokens):
            offers = book.drains(gt, seat, hull)
            yield from offers if book.price_of_use(gt, seat, hull, tokens) else islice(offers, 1)
    yield gt.on.vocabulary["brace"], None
