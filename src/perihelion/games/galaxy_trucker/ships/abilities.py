"""What a ship can do by the rules in play: strengths, shields, life support, and how open it lies."""

from collections.abc import Collection, Iterable

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import ALIENS, Colour, HullId, Part, Square
from perihelion.games.galaxy_trucker.ships.ship import Ship, exposed, joined
from perihelion.games.galaxy_trucker.state import Trucker

ENGINES, CANNONS = "engines", "cannons"


def engine_strength(gt: Trucker, seat: Seat, ship: Ship, powered: int) -> int:
    """Single engines, double ones for which a battery is paid, and the brown alien.  [GT-11.1 GT-11.4]

    `powered` says how many double engines are paid for, the strongest first.
    """
    strength = sum(part.kind.engine for part in ship.parts.values() if not part.kind.battery)
    doubles = gt.on.book.doubles(gt, seat, ship, ENGINES) if powered else ()
    paid = sorted((ship.parts[square].kind.engine for square in doubles), reverse=True)[:powered]
    return int(gt.on.book.with_alien(gt, seat, ship, "engine", strength + sum(paid)))


def cannon_strength(gt: Trucker, seat: Seat, ship: Ship, powered: Collection[Square]) -> float:
    """Cannons in full to the front and by half elsewhere, and the purple alien.  [GT-11.2 GT-11.3 GT-11.4]

    `powered` names the double cannons that are paid for.
    """
    fire, strength = gt.on.book.fire, 0.0
    for square, part in ship.parts.items():
        if part.muzzles and (not part.kind.battery or square in powered):
            strength += fire(gt, seat, part)
    return gt.on.book.with_alien(gt, seat, ship, "cannon", strength)


def joint_engines(gt: Trucker, seat: Seat, ship: Ship, powered: Collection[Square]) -> int:
    """The engines of all hulls: the weakest counts, each with what is paid for in it."""
    if ship.board.is_one:
        return gt.on.book.engine_strength(gt, seat, ship, len(powered))
    return min(engines_by_hull(gt, seat, ship, powered).values(), default=0)


def engines_by_hull(gt: Trucker, seat: Seat, ship: Ship, powered: Collection[Square]) -> dict[HullId, int]:
    """Hull -> its engines, with what is paid for in it."""
    paid = {hull: sum(ship.board.hull_of[square] == hull for square in powered) for hull in ship.hulls}
    strength = gt.on.book.engine_strength
    return {hull: strength(gt, seat, ship.alone(hull), count) for hull, count in paid.items()}


def joint_cannons(gt: Trucker, seat: Seat, ship: Ship, powered: Collection[Square]) -> float:
    """The cannons of all hulls together; an alien helps in its own."""
    strength = gt.on.book.cannon_strength
    return sum(strength(gt, seat, hull, powered) for hull in ship.each_hull())


def with_alien(gt: Trucker, seat: Seat, ship: Ship, serves: str, strength: float) -> float:
    """An alien adds its bonus to a strength above 0.  [GT-11.5 GT-11.6 GT-11.7]"""
    if not strength or not ship.aliens:
        return strength
    return strength + gt.on.numbers.alien * sum(ALIENS.get(own) == serves for own in ship.aliens.values())


def fire(gt: Trucker, seat: Seat, part: Part) -> float:
    """The strength of one cannon as it points.  [GT-11.2]"""
    return part.fire


def doubles(gt: Trucker, seat: Seat, ship: Ship, what: str) -> list[Square]:
    """The engines or cannons that work for a battery.  [GT-11.4]"""
    if what == ENGINES:
        return [square for square, part in ship.parts.items() if part.kind.engine and part.kind.battery]
    return [square for square, part in ship.parts.items() if part.muzzles and part.kind.battery]


def strongest(gt: Trucker, seat: Seat, ship: Ship, squares: Iterable[Square]) -> list[Square]:
    """Cannons, the strongest first: for these batteries are best paid."""
    fire = gt.on.book.fire
    return sorted(squares, key=lambda square: -fire(gt, seat, ship.parts[square]))


def payable(gt: Trucker, seat: Seat, ship: Ship, doubles: Collection[Square]) -> list[Square]:
    """The first of these for which there are batteries, which serve their own hull only.  [GT-11.8]"""
    found: list[Square] = []
    for hull in ship.each_hull():
        inside = [square for square in doubles if square in hull.parts]
        found += inside[: gt.on.book.battery_uses(gt, seat, hull)] if inside else []
    return found


def shields(gt: Trucker, seat: Seat, ship: Ship, side: int) -> list[Square]:
    """The shields that cover a side of the whole ship.  [GT-14.9]"""
    return [square for square, part in ship.parts.items() if side in part.covers]


def supported(gt: Trucker, seat: Seat, ship: Ship, square: Square) -> set[Colour]:
    """The aliens that could live in the cabin here.  [GT-9.3 GT-9.5 GT-9.7]"""
    if not ship.parts[square].kind.aliens:
        return set()
    return {ship.parts[other].kind.alien for other in joined(ship, square)} - {""}


def crew_size(gt: Trucker, seat: Seat) -> int:
    """How many count where crews are compared or needed: humans and aliens.  [GT-11.10]"""
    return gt.ship(seat).crew_count


def exposed_connectors(gt: Trucker, seat: Seat) -> int:
    """Connectors of a ship with no tile beside them.  [GT-5.10]"""
    return len(exposed(gt.ship(seat)))
