"""What payloads do aboard: explosive, fragile, heavy, radioactive, artifacts."""

from collections.abc import Callable

from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker.components import NONE, Square, Tile
from perihelion.games.galaxy_trucker.construction.checking import Flaw
from perihelion.games.galaxy_trucker.expansions.missions.payloads import payloads_aboard, type_of
from perihelion.games.galaxy_trucker.expansions.shared.dead_zones import Squares
from perihelion.games.galaxy_trucker.expansions.shared.explosions import Reacts, around
from perihelion.games.galaxy_trucker.ships.boards import place_of
from perihelion.games.galaxy_trucker.ships.ship import Ship, joined
from perihelion.games.galaxy_trucker.state import Trucker

EXPLOSIVE, FRAGILE, HEAVY, RADIOACTIVE, ARTIFACT = "explosive", "fragile", "heavy", "radioactive", "artifact"
MASS, ZONE = "mass", "zone"  # abilities of kinds: how heavy, and "line" or "cross"
RADIATION = Reason("gt-radiation", "MI-6.4.1")
IN_A_ZONE = Reason("gt-artifact-in-zone", "MI-6.5.6")

Fits = Callable[[Trucker, Seat, Ship, Square, Tile], tuple[Reason | None, ...]]
Flaws = Callable[[Trucker, Seat, Ship], list[Flaw]]
Bounces = Callable[[Trucker, Seat, str, Square, int], bool]
Strengths = Callable[[Trucker, Seat, Ship, int], int]


# Explosive and fragile.


def blowing_up(explodes: Reacts) -> Reacts:
    """Explosive cargo takes its eight neighbours along, however it was destroyed.  [MI-6.1.1 MI-6.1.2]"""

    def reacts(gt: Trucker, seat: Seat, ship: Ship, square: Square) -> str:
        return explodes(gt, seat, ship, square) or "MI-6.1.1" * (
            type_of(ship.parts[square].kind) == EXPLOSIVE
        )

    return reacts


def breaking(breaks: Reacts) -> Reacts:
    """Fragile cargo goes with any component destroyed beside it, not with what falls off or is given up.

    [MI-6.2.1 MI-6.2.2 MI-6.2.3 MI-6.2.4]
    """

    def reacts(gt: Trucker, seat: Seat, ship: Ship, square: Square) -> str:
        return breaks(gt, seat, ship, square) or "MI-6.2.1" * (type_of(ship.parts[square].kind) == FRAGILE)

    return reacts


# Heavy.


def mass(ship: Ship) -> int:
    """What the heavy cargo of a ship or a hull weighs, wherever it stands.  [MI-6.3.1 MI-6.3.6]"""
    return sum(part.kind.more.get(MASS, 0) for part in ship.parts.values())


def weighed_down(engine_strength: Strengths) -> Strengths:
    """Mass is subtracted last, after the brown alien and all else; what is left may be less than nothing.

    [MI-6.3.1 MI-6.3.2 MI-6.3.4 MI-6.3.6 MI-6.3.7]

    Ruling: mass comes last, also where roads set a least of 0 before it.
    """
    return lambda gt, seat, ship, powered: engine_strength(gt, seat, ship, powered) - mass(ship)


def off_heavy_cargo(bounces_off: Bounces) -> Bounces:
    """Nothing that hits a smooth side of heavy cargo does any harm; there the hit ends.

    [MI-6.3.5 MI-6.3.9]
    """

    def off(gt: Trucker, seat: Seat, hit: str, square: Square, side: int) -> bool:
        part = gt.ship(seat).parts[square]
        plated = MASS in part.kind.more and part.sides[side] == NONE
        return plated or bounces_off(gt, seat, hit, square, side)

    return off


# Radioactive.


def irradiated(barren: Squares) -> Squares:
    """Beside radioactive cargo there are neither batteries nor anybody upright, all flight long.

    [MI-6.4.3 MI-6.4.4 MI-6.4.5 MI-6.4.6 MI-6.4.7]
    """

    def there(gt: Trucker, seat: Seat, ship: Ship) -> set[Square]:
        whole = gt.ship(seat) if not ship.board.is_one else ship
        rays = {near for square in payloads_aboard(whole, RADIOACTIVE) for near in around(whole, square)}
        return barren(gt, seat, ship) | {square for square in rays if square in ship.parts}

    return there


# Artifacts.


def zone(ship: Ship, square: Square) -> set[Square]:
    """What the artifact here switches off: its column as it lies, its row turned, or both; itself besides.

    [MI-6.5.1 MI-6.5.2 MI-6.5.2.1 MI-6.5.5 MI-6.5.8]
    """
    part, (column, row) = ship.parts[square], place_of(square)
    both, upright = part.kind.more[ZONE] == "cross", part.turn % 2 == 0
    return {
        other
        for other in ship.board.squares
        if (place_of(other)[0] == column and (both or upright))
        or (place_of(other)[1] == row and (both or not upright))
    }


def switched_off(dead: Squares) -> Squares:
    """Every component in a dead zone is off, on whatever part of the ship; it ends with its artifact.

    [MI-6.5.1 MI-6.5.3 MI-6.5.4 MI-6.5.7 MI-6.5.8 MI-6.5.10]
    """

    def there(gt: Trucker, seat: Seat, ship: Ship) -> set[Square]:
        whole = gt.ship(seat) if not ship.board.is_one else ship
        off = {near for square in payloads_aboard(whole, ARTIFACT) for near in zone(whole, square)}
        return dead(gt, seat, ship) | {square for square in off if square in ship.parts}

    return there


# Building errors.


def mistakes(ship: Ship) -> list[Flaw]:
    """Radioactive components joined to one another; artifacts in the dead zone of another.

    [MI-6.4.1 MI-6.4.1.1 MI-6.4.2 MI-6.5.6 MI-16.12]
    """
    hot = payloads_aboard(ship, RADIOACTIVE)
    found = [
        Flaw(RADIATION, (square, other))
        for n, square in enumerate(hot)
        for other in joined(ship, square)
        if other in hot[n + 1 :]
    ]
    zones = {square: zone(ship, square) for square in payloads_aboard(ship, ARTIFACT)}
    pairs = [(a, b) for n, a in enumerate(zones) for b in [*zones][n + 1 :]]
    return found + [Flaw(IN_A_ZONE, (a, b)) for a, b in pairs if b in zones[a] or a in zones[b]]


def with_mistakes(flaws: Flaws) -> Flaws:
    """One of two payloads that do not go together comes off, as the owner likes.  [MI-6.4.1.1 MI-6.5.6]"""
    return lambda gt, seat, ship: [*flaws(gt, seat, ship), *mistakes(ship)]


def kept_apart(fits: Fits) -> Fits:
    def kept_apart(
        gt: Trucker, seat: Seat, ship: Ship, square: Square, tile: Tile
    ) -> tuple[Reason | None, ...]:
        """A payload does not lie where that would be an error.  [MI-6.4.1 MI-6.5.6]"""
        found = fits(gt, seat, ship, square, tile)
        if type_of(tile.kind) not in (RADIOACTIVE, ARTIFACT):
            return found
        return tuple(why or error_with(ship, square, tile, turn) for turn, why in enumerate(found))

    return kept_apart


def error_with(ship: Ship, square: Square, tile: Tile, turn: int) -> Reason | None:
    """What would be wrong with a payload laid here, turned so."""
    there = ship.clone()
    there.attach(square, tile.turned[turn])
    return next((flaw.reason for flaw in mistakes(there) if square in flaw.squares), None)
