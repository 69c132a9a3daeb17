"""Special events: dust, plagues and leaks for everybody, without dice and without defence."""

from collections.abc import Sequence
from functools import partial
from typing import Annotated

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.games.galaxy_trucker.cards.hazards import infected
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.expansions.missions.supercards.penalties import FOUR
from perihelion.games.galaxy_trucker.expansions.missions.supercards.table import (
    finds_nobody,
    now,
    rearmost_first,
    remembered,
)
from perihelion.games.galaxy_trucker.expansions.shared.explosions import around
from perihelion.games.galaxy_trucker.phrases import PART_AT
from perihelion.games.galaxy_trucker.ships.board_rows import Few, Some
from perihelion.games.galaxy_trucker.ships.ship import Ship, exposed, joined
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.damage import shake_off
from perihelion.games.galaxy_trucker.voyage.flight import lose_days

PROMPTS = {"gt-dust": ("count",), "gt-melt": ("count",), "gt-leak": ("square",)}
MOVES = {"sacrifice": PART_AT, "spare": PART_AT}

NANOBOT_DUST = Step("nanobot_dust")
CRUMBLE = Step("crumble", "seat", "number", "count")
THICK_STARDUST = Step("thick_stardust")
PLAGUE = Step("plague")
FALL_ILL = Step("fall_ill", "seat", "number")
AIRBORNE_EPIDEMIC = Step("airborne_epidemic")
CORE_LEAK = Step("core_leak")
LEAK = Step("leak", "seat", "square")
MELTDOWN = Step("meltdown")
MELT = Step("melt", "seat", "number")

TYPES = {
    "nanobot_dust": ("most", ""),
    "thick_stardust": ("each most", ""),
    "plague": ("survivors", ""),
    "airborne_epidemic": ("most", ""),
    "core_leak": ("kept", ""),
    "meltdown": ("most", ""),
}
FEATURES = {
    "most": Annotated[list[Some], FOUR],
    "each": Some,
    "survivors": Annotated[list[Few], FOUR],
    "kept": Annotated[list[Few], FOUR],
}


def most(gt: Trucker) -> int:
    """How often, how many days, crew or components at this level."""
    found: int = now(gt, gt.on.book.card_in_play(gt).more["most"])
    return found


def parts(gt: Trucker, seat: Seat) -> list[int]:
    """The parts of a ship by number: each is treated as a ship of its own.  [MI-12.3]

    Ruling: each part suffers all of it, as if it flew alone, so that two do not share one loss; days alone
    are counted once for the whole fleet.
    """
    ship = gt.ship(seat)
    return [number for number, hull in enumerate(ship.board.by_hull, 1) if hull in ship.hulls]


def part(gt: Trucker, seat: Seat, number: int) -> Ship:
    """A part as it is now; without anything once it is gone."""
    ship = gt.ship(seat)
    return ship if ship.board.is_one else ship.alone([*ship.board.by_hull][number - 1])


# Nanobot Dust.


def nanobot_dust(gt: Trucker) -> None:
    """What is most exposed falls off, and again, by level.  [MI-12.1 MI-12.3 MI-12.4]"""
    if not finds_nobody(gt, "MI-12.3"):
        for seat in gt.on.book.flying(gt):
            gt.then(*(CRUMBLE(seat, number, most(gt)) for number in parts(gt, seat)))


def crumbling(ship: Ship) -> list[Square]:
    """The components with the most exposed connectors.  [MI-12.4]"""
    bare = [square for square, _ in exposed(ship)]
    worst = max(map(bare.count, bare), default=0)
    return [square for square in ship.parts if worst and bare.count(square) == worst]


def crumble(gt: Trucker, seat: Seat, number: int, left: int) -> Rules:
    """Of several the owner says which; what is laid bare by it counts the next time.  [MI-12.4]"""
    square, count = first_of_several(crumbling(part(gt, seat, number)))
    if square is None:
        return
    if count > 1:
        offers = partial(crumbs, gt, seat, number)
        move = yield Decision(Kind.CHOOSE, seat, "gt-dust", "MI-12.4", offers, {"count": left})
        square = move.args[0]
    shake_off(gt, seat, [square])
    if left > 1:
        gt.then(CRUMBLE(seat, number, left - 1))


def first_of_several(squares: Sequence[Square]) -> tuple[Square | None, int]:
    """The first of these squares, and how many there are."""
    return next(iter(squares), None), len(squares)


def crumbs(gt: Trucker, seat: Seat, number: int) -> Offers:
    for square in crumbling(part(gt, seat, number)):
        yield gt.on.moves["sacrifice"][square], None


# Thick Stardust.


def thick_stardust(gt: Trucker) -> None:
    """Days for every exposed connector, up to a limit, the last ship first.  [MI-12.5]"""
    each = gt.on.book.card_in_play(gt).more["each"]
    for seat in rearmost_first(gt, gt.on.book.flying(gt)):
        lose_days(gt, seat, min(most(gt), each * gt.on.book.exposed_connectors(gt, seat)))


# Plague and Airborne Epidemic.


def plague(gt: Trucker) -> None:
    """Every occupied cabin joined to another is emptied.  [MI-12.3 MI-12.6]"""
    if not finds_nobody(gt, "MI-12.3"):
        for seat in gt.on.book.flying(gt):
            gt.then(*(FALL_ILL(seat, number) for number in parts(gt, seat)))


def fall_ill(gt: Trucker, seat: Seat, number: int) -> Rules:
    """At the lower levels the last humans leave one behind, wherever the owner likes.  [MI-12.6]"""
    spares = now(gt, gt.on.book.card_in_play(gt).more["survivors"])
    survivors = tuple(refuges(part(gt, seat, number))) if spares else ()
    spared = survivors[0] if survivors else None
    if len(survivors) > 1:
        offers = partial(refuges_offered, gt, seat, number)
        move = yield Decision(Kind.CHOOSE, seat, "gt-spare", "MI-12.6", offers)
        spared = move.args[0]
    kill(gt, seat, part(gt, seat, number), spared)


def kill(gt: Trucker, seat: Seat, ship: Ship, spared: Square | None) -> None:
    """All who live in cabins joined to one another, but one human in the cabin that is spared."""
    crew = gt.ship(seat).crew_count
    for cabin in infected(ship):
        empty(gt, seat, cabin, sum(crew_in(ship, cabin)) - (cabin == spared))
    gt.on.book.crew_lost(gt, seat, crew)


def refuges(ship: Ship) -> list[Square]:
    """Cabins in which a human may be spared: none where one lives elsewhere.  [MI-12.6]"""
    ill = infected(ship)
    if any(cabin not in ill for cabin in ship.humans):
        return []
    return [cabin for cabin in ill if cabin in ship.humans]


def refuges_offered(gt: Trucker, seat: Seat, number: int) -> Offers:
    for cabin in refuges(part(gt, seat, number)):
        yield gt.on.moves["spare"][cabin], None


def crew_in(ship: Ship, cabin: Square) -> tuple[int, int]:
    """Humans and aliens in a cabin."""
    return ship.humans.get(cabin, 0), int(cabin in ship.aliens)


def empty(gt: Trucker, seat: Seat, cabin: Square, count: int) -> None:
    """So many of those who live there leave."""
    for _ in range(count):
        gt.on.book.dismiss(gt, seat, cabin)


def airborne_epidemic(gt: Trucker) -> None:
    """Occupied cabins with another one around them, joined or not, lose crew.  [MI-12.3 MI-12.7]"""
    for seat in gt.on.book.flying(gt):
        before = gt.ship(seat).clone()
        for number in parts(gt, seat):
            ship = part(gt, seat, number)
            for cabin in [cabin for cabin in ship.occupied() if breathes_on(ship, cabin)]:
                empty(gt, seat, cabin, min(most(gt), sum(crew_in(before, cabin))))
        gt.on.book.crew_lost(gt, seat, before.crew_count)


def breathes_on(ship: Ship, cabin: Square) -> bool:
    """Whether somebody lives on one of the eight squares around.  [MI-12.7]"""
    return any(other in ship.humans or other in ship.aliens for other in around(ship, cabin))


# Core Leak and Meltdown.


def core_leak(gt: Trucker) -> None:
    """Batteries run out down to what is kept; where one is empty now somebody beside it is lost.

    [MI-12.3 MI-12.8]
    """
    kept = now(gt, gt.on.book.card_in_play(gt).more["kept"])
    for seat in gt.on.book.flying(gt):
        ship = gt.ship(seat)
        for square in [square for square in ship.parts if square in ship.batteries]:
            for _ in range(ship.batteries[square] - kept):
                gt.on.book.drain(gt, seat, square, "MI-12.8")
            if square not in ship.batteries:
                gt.then(LEAK(seat, square))


def exposed_crew(gt: Trucker, seat: Seat, battery: Square) -> list[Square]:
    """The occupied components joined to a battery."""
    ship = gt.ship(seat)
    beside = set(joined(ship, battery)) if battery in ship.parts else set()
    return [square for square in ship.occupied() if square in beside]


def leak(gt: Trucker, seat: Seat, battery: Square) -> Rules:
    """One of the crew beside it; the owner says from where.  [MI-12.8]"""
    cabins = tuple(exposed_crew(gt, seat, battery))
    if not cabins:
        return
    cabin = cabins[0]
    if len(cabins) > 1:
        offers = partial(leaks_offered, gt, seat, battery)
        move = yield Decision(Kind.CHOOSE, seat, "gt-leak", "MI-12.8", offers, {"square": battery})
        cabin = move.args[0]
    crew = gt.ship(seat).crew_count
    gt.on.book.dismiss(gt, seat, cabin)
    gt.on.book.crew_lost(gt, seat, crew)


def leaks_offered(gt: Trucker, seat: Seat, battery: Square) -> Offers:
    for cabin in exposed_crew(gt, seat, battery):
        yield gt.on.moves["dismiss"][cabin], None


def meltdown(gt: Trucker) -> None:
    """Well charged batteries fall off, all of a ship at once.  [MI-12.3 MI-12.9]"""
    if not finds_nobody(gt, "MI-12.3"):
        for seat in gt.on.book.flying(gt):
            gt.then(*(MELT(seat, number) for number in parts(gt, seat)))


HOT = 2  # tokens with which a battery melts


def hot(gt: Trucker, seat: Seat, number: int) -> list[Square]:
    """The batteries that could still be chosen."""
    ship, chosen = part(gt, seat, number), remembered(gt).melting
    return [square for square in ship.parts if ship.batteries.get(square, 0) >= HOT and square not in chosen]


def melt(gt: Trucker, seat: Seat, number: int) -> Rules:
    """Of more than there may be the owner says which, then all fall off together.  [MI-12.9]"""
    left = most(gt) - len(remembered(gt).melting)
    if len(hot(gt, seat, number)) > left > 0:
        offers = partial(melts, gt, seat, number)
        move = yield Decision(Kind.CHOOSE, seat, "gt-melt", "MI-12.9", offers, {"count": left})
        remembered(gt).melting.append(move.args[0])
        gt.then(MELT(seat, number))
        return
    melting = [*remembered(gt).melting, *hot(gt, seat, number)[:left]]
    remembered(gt).melting = []
    if melting:
        shake_off(gt, seat, melting)


def melts(gt: Trucker, seat: Seat, number: int) -> Offers:
    for square in hot(gt, seat, number):
        yield gt.on.moves["sacrifice"][square], None


RULES = {
    NANOBOT_DUST: nanobot_dust,
    CRUMBLE: crumble,
    THICK_STARDUST: thick_stardust,
    PLAGUE: plague,
    FALL_ILL: fall_ill,
    AIRBORNE_EPIDEMIC: airborne_epidemic,
    CORE_LEAK: core_leak,
    LEAK: leak,
    MELTDOWN: meltdown,
    MELT: melt,
}
