"""Robopolice Raids: units enter a ship, search it component by component, and plant charges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Literal

import msgspec

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.games.galaxy_trucker.components import FRONT, REAR, RIGHT, SIDES, Square
from perihelion.games.galaxy_trucker.expansions.missions.supercards.table import finds_nobody
from perihelion.games.galaxy_trucker.expansions.robopolice.defences import is_defended, thrusters
from perihelion.games.galaxy_trucker.ships.board_rows import Side
from perihelion.games.galaxy_trucker.ships.boards import DIE
from perihelion.games.galaxy_trucker.ships.ship import MEET, OPPOSITE, Ship, neighbours
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.goods import by_worth, take_cube

CREW, BATTERIES, GOODS = "crew", "batteries", "goods"
CLOCKWISE = "clockwise"
LESS, MORE = "less", "more"
WAYS = {LESS: -1, MORE: 1}  # how a thruster moves a line
RIGHT_FIRST, LEFT_FIRST = (1, 0, 3, 2), (3, 0, 1, 2)  # exits, relative to the heading

EVENTS = {
    "gt-raid": ("side", "number"),
    "gt-raid-entered": ("square",),
    "gt-raid-kept-out": (),
    "gt-raid-beaten": ("square",),
    "gt-raid-left": {"squares": "squares"},
    "gt-charge": ("square",),
}
PROMPTS = {"gt-dodge": ("side",)}
MOVES = {"veer": ("way",)}

ROBOPOLICE_RAID = Step("robopolice_raid")
DODGE = Step("dodge", "seat", "side")
RAID = Step("raid", "seat", "side", "number")

TYPES = {"robopolice_raid": ("faces dice units contraband arrow", "")}
FEATURES = {
    "faces": Annotated[list[Side], msgspec.Meta(min_length=6, max_length=6)],
    "dice": Annotated[
        list[Annotated[int, msgspec.Meta(ge=1, le=6)]], msgspec.Meta(min_length=2, max_length=2)
    ],
    "units": Annotated[int, msgspec.Meta(ge=1, le=2)],
    "contraband": Literal["crew", "batteries", "goods"],
    "arrow": Literal["clockwise", "counter-clockwise"],
}


@dataclass(slots=True)
class Unit:
    """A unit on its way.

    exits      sides in the order in which it looks for a way, relative to its heading
    entrance   the component it came in by, or None: it found none
    charges    components in which it planted one
    """

    exits: Sequence[int]
    entrance: Square | None
    charges: list[Square] = field(default_factory=list)


def robopolice_raid(gt: Trucker) -> None:
    """The leader rolls once from where; every ship is then raided on its own.  [MI-13.1 MI-13.2 MI-13.11]"""
    if finds_nobody(gt, "MI-13.11"):
        return
    die = gt.stream.pick("dice", DIE)
    side = gt.on.book.card_in_play(gt).more["faces"][die - 1]
    flying = gt.on.book.flying(gt)
    gt.tell("gt-raid", flying[0], "MI-13.2", side=side, number=die)
    gt.then(*(DODGE(seat, side) for seat in flying))


def dodge(gt: Trucker, seat: Seat, side: str) -> Rules:
    """A thruster joined to crew may move the entrance by a line, once.  [MI-13.3]"""
    way = 0
    if thrusters(gt, seat, by_hand=True):
        offers = partial(veers, gt)
        move = yield Decision(Kind.CHOOSE, seat, "gt-dodge", "MI-13.3", offers, {"side": side})
        if move.verb == "veer":
            way = 1 + [*WAYS].index(move.args[0])
            gt.on.book.pay_use(gt, seat, thrusters(gt, seat, by_hand=True)[0], 1, 0)
    gt.then(RAID(seat, side, way))


def veers(gt: Trucker) -> Offers:
    for way in WAYS:
        yield gt.on.moves["veer"][way], None
    yield gt.on.vocabulary["pass"], None


def raid(gt: Trucker, seat: Seat, side: str, way: int) -> None:
    """All units walk until they are gone; then every charge goes off together.

    [MI-13.1 MI-13.10 MI-13.16 MI-13.17 MI-13.18]

    Ruling: the second unit looks for its way the other way round and comes when the first is done; charges
    wait for both, and nobody wakes while there is still somebody to be taken.
    """
    before = gt.ship(seat).crew_count
    found = units(gt, seat, SIDES.index(side), (0, *WAYS.values())[way])
    for unit in found:
        walk(gt, seat, unit, SIDES.index(side))
    there = gt.ship(seat).parts
    charged = {square: "MI-13.17" for unit in found for square in unit.charges if square in there}
    taken = gt.ship(seat).crew_count
    if charged:
        gt.on.book.destroy_all(gt, seat, charged)
    if gt.ship(seat).crew_count == taken:
        gt.on.book.crew_lost(gt, seat, before)


# The entrance.


def entrances(gt: Trucker, seat: Seat, side: int, shift: int, sense: int) -> list[Square | None]:
    """The first components of all lines of that side, from the one the dice say on along the arrow.

    [MI-13.3 MI-13.4 MI-13.12 MI-13.13 MI-13.14 MI-13.19]

    Ruling: a clockwise arrow runs along the front to the right, down the right side, and so on round; each
    line is tried once, the first one following the last.
    """
    board, upright = gt.ship(seat).board, side in (FRONT, REAR)
    high, low = sorted(gt.on.book.card_in_play(gt).more["dice"], reverse=True)
    rolls = board.columns_by_roll if upright else board.rows_by_roll
    names = list(dict.fromkeys(rolls.values()))
    wanted = high if board.dice == 1 or board.in_turn else high + low
    first = names.index(rolls[wanted]) if wanted in rolls else 0
    start = first + shift
    if not 0 <= start < len(names):
        start += sense
    found = []
    for step in range(len(names)):
        roll = next(
            roll for roll, name in rolls.items() if name == names[(start + sense * step) % len(names)]
        )
        number = board.reading((roll, low)) if board.in_turn else roll
        found.append(gt.on.book.threatened(gt, seat, side, number))
    return found


def sense_of(gt: Trucker, side: int) -> int:
    """Whether the arrow runs along a side from its first line to the last, or back.  [MI-13.12]"""
    forward = 1 if side in (FRONT, RIGHT) else -1
    return forward if gt.on.book.card_in_play(gt).more["arrow"] == CLOCKWISE else -forward


def units(gt: Trucker, seat: Seat, side: int, shift: int) -> list[Unit]:
    """Where each unit gets in: two separate where the first component does not let them.

    [MI-13.4 MI-13.10 MI-13.18]
    """
    sense = sense_of(gt, side)

    def nearest(along: int) -> Square | None:
        tried = entrances(gt, seat, side, shift, along)
        return next((s for s in tried if s is not None and not is_defended(gt, seat, s)), None)

    found = [Unit(RIGHT_FIRST, nearest(sense))]
    if gt.on.book.card_in_play(gt).more["units"] > 1:
        found.append(Unit(LEFT_FIRST, nearest(-sense)))
    return found


# The walk.


def walk(gt: Trucker, seat: Seat, unit: Unit, side: int) -> None:
    """From component to component, until it is beaten or would make a step for the second time.

    [MI-13.5 MI-13.6 MI-13.8 MI-13.9 MI-13.16]

    Ruling: a repeat is the same step in the same direction: to come back to a component or through it another
    way is none. Without any exit a unit leaves at once.
    """
    if unit.entrance is None:
        gt.tell("gt-raid-kept-out", seat, "MI-13.4")
        return
    at, heading, made = unit.entrance, OPPOSITE[side], list[tuple[Square, Square]]()
    gt.tell("gt-raid-entered", seat, "MI-13.14", square=at)
    seize(gt, seat, unit, at)
    while (way := next_way(gt.ship(seat), at, heading, unit.exits)) is not None:
        heading, beyond = way
        if (at, beyond) in made:
            break
        if is_defended(gt, seat, beyond):
            gt.tell("gt-raid-beaten", seat, "MI-13.8", square=beyond)
            return
        made.append((at, beyond))
        at = beyond
        seize(gt, seat, unit, at)
    plant(gt, seat, unit, unit.entrance)
    gt.tell("gt-raid-left", seat, "MI-13.9", squares=[unit.entrance, *(to for _, to in made)])


def next_way(ship: Ship, at: Square, heading: int, exits: Sequence[int]) -> tuple[int, Square] | None:
    """The first side joined to another component, and which; back only where there is no other.  [MI-13.5]"""
    sides = ship.parts[at].sides
    joints = {
        side: other
        for side, other, part in neighbours(ship, at)
        if MEET[sides[side]][part.sides[OPPOSITE[side]]]
    }
    ways = ((heading + turn) % 4 for turn in exits)
    return next(((side, joints[side]) for side in ways if side in joints), None)


def seize(gt: Trucker, seat: Seat, unit: Unit, at: Square) -> None:
    """One of the crew, a battery and a good, as far as there are any; contraband means a charge.

    [MI-13.6 MI-13.7 MI-13.15]

    Ruling: one of each, every time a unit comes, rather than all that is there once: so its way matters, and
    coming back costs again.
    """
    ship, taken = gt.ship(seat), []
    if at in ship.humans or at in ship.aliens:
        gt.on.book.dismiss(gt, seat, at)
        taken.append(CREW)
    if at in ship.batteries:
        gt.on.book.drain(gt, seat, at, "MI-13.15")
        taken.append(BATTERIES)
    if at in ship.goods:
        colour = by_worth(ship.goods[at])[0]
        take_cube(ship, colour, at)
        gt.tell("gt-good-lost", seat, "MI-13.15", good=colour, square=at)
        taken.append(GOODS)
    if gt.on.book.card_in_play(gt).more["contraband"] in taken:
        plant(gt, seat, unit, at)


def plant(gt: Trucker, seat: Seat, unit: Unit, at: Square) -> None:
    """A charge; it goes off when all units are gone.  [MI-13.7 MI-13.9]"""
    unit.charges.append(at)
    gt.tell("gt-charge", seat, "MI-13.7", square=at)


PHRASES = [("veer", way) for way in WAYS]
RULES = {ROBOPOLICE_RAID: robopolice_raid, DODGE: dodge, RAID: raid}
