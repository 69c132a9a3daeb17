"""What can be said of a ship before it flies: strengths with their sums, and the odds of every hit."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import ALIENS, SIDES, HullId, Square
from perihelion.games.galaxy_trucker.ships.abilities import (
    CANNONS,
    ENGINES,
    joint_cannons,
    joint_engines,
    payable,
    strongest,
)
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.damage import parts_to_keep
from perihelion.games.galaxy_trucker.voyage.hits import HITS


@dataclass(slots=True)
class Term:
    """One summand of a strength.

    square    where it comes from
    adds      how much it adds
    battery   whether that costs a battery
    alien     colour of the alien it is, or ""
    """

    square: Square
    adds: float
    battery: bool = False
    alien: str = ""


@dataclass(slots=True)
class Strength:
    """A strength with its sum.

    what      "engines" or "cannons"
    terms     what it consists of; together they make what it is when powered
    plain     without batteries
    powered   with as many batteries as are aboard and help
    """

    what: str
    terms: list[Term]
    plain: float
    powered: float


def engines(gt: Trucker, seat: Seat) -> Strength:
    """Engine strength and what it is made of.  [GT-11.1 GT-11.5]"""
    ship = gt.ship(seat)
    doubles = gt.on.book.doubles(gt, seat, ship, ENGINES)
    paid = payable(gt, seat, ship, sorted(doubles, key=lambda square: -ship.parts[square].kind.engine))
    adds = {s: part.kind.engine for s, part in ship.parts.items() if part.kind.engine}
    plain, powered = (joint_engines(gt, seat, ship, with_power) for with_power in ((), paid))
    terms = list(_terms(gt, seat, adds, paid, "engine"))
    return Strength(ENGINES, terms, plain, powered)


def cannons(gt: Trucker, seat: Seat) -> Strength:
    """Cannon strength and what it is made of.  [GT-11.2 GT-11.3 GT-11.5]"""
    book, ship = gt.on.book, gt.ship(seat)
    paid = payable(gt, seat, ship, strongest(gt, seat, ship, book.doubles(gt, seat, ship, CANNONS)))
    adds = {s: book.fire(gt, seat, part) for s, part in ship.parts.items() if part.muzzles}
    plain, powered = (joint_cannons(gt, seat, ship, with_power) for with_power in ((), paid))
    terms = list(_terms(gt, seat, adds, paid, "cannon"))
    return Strength(CANNONS, terms, plain, powered)


def _terms(
    gt: Trucker, seat: Seat, adds: Mapping[Square, float], paid: Collection[Square], serves: str
) -> Iterator[Term]:
    """Tiles and aliens; a double tile for which there is no battery adds nothing, nor an alien to nothing."""
    ship, with_alien = gt.ship(seat), gt.on.book.with_alien
    hull_of, working = ship.board.hull_of, set[HullId]()
    for square, much in adds.items():
        battery = ship.parts[square].kind.battery
        counts = not battery or square in paid
        working |= {hull_of[square]} if counts else set()
        yield Term(square, much if counts else 0, battery)
    for square, colour in ship.aliens.items():
        if ALIENS.get(colour) == serves:
            bonus = with_alien(gt, seat, ship.hull_at(square), serves, 1) - 1
            yield Term(square, bonus if hull_of[square] in working else 0, alien=colour)


# Odds.


@dataclass(slots=True)
class Odds:
    """What a hit from one side does, over all rolls of the dice.

    hit       "small-meteor", "large-meteor", "small-shot" or "large-shot"
    side      "front", "right", "rear" or "left"
    loses     how likely the ship loses a part, defended with the batteries it has
    tiles     how many tiles it then loses on average over all rolls, if its owner keeps the largest part
    unpaid    how likely it loses a part where no battery is paid
    """

    hit: str
    side: str
    loses: Fraction
    tiles: Fraction
    unpaid: Fraction


def odds(gt: Trucker, seat: Seat) -> list[Odds]:
    """The odds of every kind of hit from every side, exact over the dice.  [GT-14.1 GT-14.4]"""
    return [_odds_of(gt, seat, hit, side) for hit in HITS for side in SIDES]


def _odds_of(gt: Trucker, seat: Seat, hit: str, side: str) -> Odds:
    found = Odds(hit, side, Fraction(0), Fraction(0), Fraction(0))
    rolls = gt.ship(seat).board.rolls(gt.on.numbers.dice)
    for number in set(rolls):
        chance = Fraction(rolls.count(number), len(rolls))
        target = endangered(gt, seat, hit, side, number)
        if target is not None:
            found.unpaid += chance
            if not gt.on.book.can_pay_defence(gt, seat, hit, SIDES.index(side), number):
                found.loses += chance
                found.tiles += chance * lost_with(gt.ship(seat), target)
    return found


def endangered(gt: Trucker, seat: Seat, hit: str, side: str, number: int) -> Square | None:
    """The tile that this roll destroys if no battery is paid, or nothing.  [GT-14.3 GT-14.4 GT-14.5]"""
    at, book = SIDES.index(side), gt.on.book
    target = book.threatened(gt, seat, at, number)
    if target is None or book.bounces_off(gt, seat, hit, target, at):
        return None
    return None if book.is_warded_off(gt, seat, hit, at, number) else target


def lost_with(ship: Ship, square: Square) -> int:
    """How many tiles go with this one, itself among them.  [GT-15.2]"""
    return 1 + len(falling_with(ship, square))


def falling_with(ship: Ship, square: Square) -> list[Square]:
    """The tiles that fall off when this one is lost: all but the largest part that can be kept.  [GT-15.2]"""
    left = ship.hull_at(square).clone()
    left.detach(square)
    kept = max(parts_to_keep(left), key=len, default=frozenset[Square]())
    return [other for other in left.parts if other not in kept]
