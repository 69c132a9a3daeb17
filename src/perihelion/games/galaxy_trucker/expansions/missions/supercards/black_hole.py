"""Black Holes: engines hold against them, or components are given up."""

from collections.abc import Callable
from functools import partial
from typing import Annotated

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.components import HullId, Square
from perihelion.games.galaxy_trucker.expansions.missions.supercards.penalties import FOUR
from perihelion.games.galaxy_trucker.expansions.missions.supercards.table import (
    finds_nobody,
    now,
    remembered,
    type_in_play,
)
from perihelion.games.galaxy_trucker.expansions.shared.losing import give_up_tiles
from perihelion.games.galaxy_trucker.phrases import PART_AT
from perihelion.games.galaxy_trucker.ships.abilities import ENGINES
from perihelion.games.galaxy_trucker.ships.board_rows import Some
from perihelion.games.galaxy_trucker.ships.ship import Ship, pieces
from perihelion.games.galaxy_trucker.state import Trucker

PER_POINT = 2  # components for every point of strength that is missing
HOLDS_OTHERS = Reason("gt-holds-others", "MI-10.1.5")
EVENTS = {"gt-escaped": ("strength", "count"), "gt-swallowed": {"squares": "squares", "tiles": "tile[]"}}
PROMPTS = {"gt-resist": {"strength": "strength", "pull": "number", "count": "count"}}
MOVES = {"jettison": PART_AT}

BLACK_HOLE = Step("black_hole")
COME_NEAR = Step("come_near", "seat")

TYPES = {"black_hole": ("pull", "")}
FEATURES = {"pull": Annotated[list[Some], FOUR]}

Power = Callable[[Trucker, Seat, str], Rules]


def black_hole(gt: Trucker) -> None:
    """From the leader on every ship must hold against it.  [MI-10.1.2]"""
    if not finds_nobody(gt, "MI-10.1.2"):
        gt.then(
            *(
                step
                for seat in gt.on.book.flying(gt)
                for step in (COME_NEAR(seat), agenda.POWER(seat, ENGINES))
            )
        )


def come_near(gt: Trucker, seat: Seat) -> None:
    """The next ship begins to count."""
    kept = remembered(gt)
    kept.given, kept.through, gt.flight.powered = 0, [], []


def resisting(power: Power) -> Power:
    def resisting(gt: Trucker, seat: Seat, what: str) -> Rules:
        """Near a Black Hole engines are powered and components given up by turns.  [MI-10.1.4 MI-10.1.8]"""
        return resist(gt, seat) if type_in_play(gt) == BLACK_HOLE.name else power(gt, seat, what)

    return resisting


def resist(gt: Trucker, seat: Seat) -> Rules:
    """Part by part: free once the engines hold, or as many components are given up as the rest still lacks.

    After each step the need is counted anew: lost engines raise it, mass that is gone lowers it.

    [MI-10.1.2 MI-10.1.3 MI-10.1.4 MI-10.1.7 MI-10.1.8 MI-10.1.9]

    Ruling: the need follows the ship step by step, down as well as up. So heavy cargo may be given up, though
    with it gone fewer components are due than have been; nobody who is short may decline.
    """
    if is_settled(gt, seat):
        return
    hull = part_in_danger(gt, seat) or ""
    ways = tuple(move for move, why_not in efforts(gt, seat, hull) if why_not is None)
    move = ways[0]
    if len(ways) > 1:
        offers, about = partial(efforts, gt, seat, hull), told_of(gt, seat, hull)
        move = yield Decision(Kind.CHOOSE, seat, "gt-resist", "MI-10.1.8", offers, about)
    if move.verb == "jettison":
        jettison(gt, seat, move.args[0])
    else:
        gt.on.book.use_power(gt, seat, ENGINES, move)


def is_settled(gt: Trucker, seat: Seat) -> bool:
    """Whether nothing is to be asked: all parts are through, or one is free or lost now."""
    hull = part_in_danger(gt, seat)
    if hull is None:
        leave(gt, seat)
        return True
    ship = part(gt, seat, hull)
    if need_of(gt, seat, ship) <= remembered(gt).given:
        escape(gt, seat, hull, ship)
    elif is_doomed(gt, seat, ship):
        swallow(gt, seat, ship)
    else:
        return False
    return True


def part(gt: Trucker, seat: Seat, hull: HullId) -> Ship:
    ship = gt.ship(seat)
    return ship if ship.board.is_one else ship.alone(hull)


def told_of(gt: Trucker, seat: Seat, hull: HullId) -> dict[str, int]:
    """What the question says: engines now, what they must reach, and how many components are still due."""
    ship = part(gt, seat, hull)
    due = need_of(gt, seat, ship) - remembered(gt).given
    return {"strength": strength_of(gt, seat, ship), "pull": pull(gt, seat), "count": due}


def part_in_danger(gt: Trucker, seat: Seat) -> HullId | None:
    """The first hull that is not out of danger yet."""
    if seat not in gt.on.book.flying(gt):
        return None
    ship, through = gt.ship(seat), remembered(gt).through
    return next((hull for hull in ship.hulls if number_of(ship, hull) not in through), None)


def number_of(ship: Ship, hull: HullId) -> int:
    return [*ship.board.by_hull].index(hull) + 1


def pull(gt: Trucker, seat: Seat) -> int:
    """What each part must hold against: a share of what is printed, by the parts all could launch.

    [MI-10.1.1 MI-10.1.7 MI-10.1.7.1]
    """
    printed: int = now(gt, gt.on.book.card_in_play(gt).more["pull"])
    return -(-printed // len(gt.ship(seat).board.by_hull))


def strength_of(gt: Trucker, seat: Seat, ship: Ship) -> int:
    """The engines of a part as it is, with what is paid for in it.  [MI-10.1.4]"""
    paid = sum(square in ship.parts for square in gt.flight.powered)
    return gt.on.book.engine_strength(gt, seat, ship, paid)


def need_of(gt: Trucker, seat: Seat, ship: Ship) -> int:
    """How many components the part must have given up with the engines it has now.  [MI-10.1.3 MI-10.1.5]"""
    return PER_POINT * max(0, pull(gt, seat) - strength_of(gt, seat, ship))


def efforts(gt: Trucker, seat: Seat, hull: HullId) -> Offers:
    """Engines of this part that can be powered, and its components; none that holds others.

    [MI-10.1.4 MI-10.1.5 MI-10.1.8 MI-7.7.2]
    """
    ship = part(gt, seat, hull)
    for move, why_not in gt.on.book.powers(gt, seat, ENGINES):
        if move.args[0] in ship.parts:
            yield move, why_not
    moves = gt.on.moves["jettison"]
    for square in ship.parts:
        yield moves[square], None if holds_nothing(ship, square) else HOLDS_OTHERS


def without(ship: Ship, square: Square) -> Ship:
    left = ship.clone()
    left.detach(square)
    return left


def holds_nothing(ship: Ship, square: Square) -> bool:
    """Whether the rest stays in one piece.  [MI-10.1.5]"""
    return len(pieces(without(ship, square))) < 2


def jettison(gt: Trucker, seat: Seat, square: Square) -> None:
    """One component goes with all on it, the starting cabin like any other.  [MI-10.1.8 MI-10.1.10]"""
    remembered(gt).given += 1
    gt.flight.powered = [other for other in gt.flight.powered if other != square]
    give_up_tiles(gt, seat, [square], "MI-10.1.8")
    gt.then(agenda.POWER(seat, ENGINES))


def escape(gt: Trucker, seat: Seat, hull: HullId, ship: Ship) -> None:
    """Free, and nothing more is given up; the next part is on its own.  [MI-10.1.5 MI-10.1.7 MI-10.1.8]"""
    kept = remembered(gt)
    gt.tell("gt-escaped", seat, "MI-10.1.8", strength=strength_of(gt, seat, ship), count=kept.given)
    kept.through.append(number_of(gt.ship(seat), hull))
    kept.given = 0
    gt.then(agenda.POWER(seat, ENGINES))


def is_doomed(gt: Trucker, seat: Seat, ship: Ship) -> bool:
    """Whether there are too few components, and nothing that could still make the engines stronger.

    [MI-10.1.6]

    Ruling: then nobody is asked for one after the other.
    """
    if remembered(gt).given + len(ship.parts) > need_of(gt, seat, ship):
        return False
    powers = gt.on.book.powers(gt, seat, ENGINES)
    if any(why_not is None and move.args[0] in ship.parts for move, why_not in powers):
        return False
    strength = strength_of(gt, seat, ship)
    return all(strength_of(gt, seat, without(ship, square)) <= strength for square in ship.parts)


def swallow(gt: Trucker, seat: Seat, ship: Ship) -> None:
    """A part with too few components loses all of them, and all aboard.  [MI-10.1.6]"""
    crew, squares = gt.ship(seat).crew_count, list(ship.parts)
    gt.tell("gt-swallowed", seat, "MI-10.1.6", squares=squares, tiles=gt.lose(seat, squares))
    gt.on.book.keep_whole(gt, seat)
    gt.on.book.crew_lost(gt, seat, crew)
    remembered(gt).given = 0
    gt.then(agenda.POWER(seat, ENGINES))


def leave(gt: Trucker, seat: Seat) -> None:
    """Whoever has nothing left is out of the flight.  [MI-10.1.6 MI-10.1.7.1]"""
    gt.flight.powered = []
    if seat in gt.on.book.flying(gt) and not gt.ship(seat).parts:
        gt.on.book.give_up(gt, seat, "black-hole", "MI-10.1.6")


def wrap(book: Book) -> None:
    book.power = resisting(book.power)


RULES = {BLACK_HOLE: black_hole, COME_NEAR: come_near}
