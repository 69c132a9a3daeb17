"""Directives: rules for how a ship is to look, rolled before it is built and judged before the launch."""

from __future__ import annotations

from collections.abc import Callable

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import FRONT, REAR, RIGHT, Square
from perihelion.games.galaxy_trucker.expansions.missions.annex import level, mission, part, task
from perihelion.games.galaxy_trucker.expansions.missions.tasks.vocabulary import at_level
from perihelion.games.galaxy_trucker.ships.boards import DIE
from perihelion.games.galaxy_trucker.ships.ship import Ship, joined
from perihelion.games.galaxy_trucker.state import Trucker

OfTable = Callable[[Trucker], None]

EVENTS = {
    "gt-directives": {"directives": "directive[list-more]"},
    "gt-judged": {"directive": "directive", "count": "count"},
}
ENOUGH = 2  # cabins that may be joined to one another


def roll_directives(gt: Trucker) -> None:
    """A die for each, equal ones rolled again; those of these numbers hold, and all know.  [MI-17.8]

    Ruling: of the card only the name is known. Six directives of our own go with the faces of a die; they are
    rolled in the open before building, as nobody could follow them later.
    """
    found = task(gt).directives
    while len(found) < at_level(mission(gt).directives, level(gt)):
        found.append(gt.stream.pick("dice", [die for die in DIE if die not in found]))
    if found:
        found.sort()
        gt.tell("gt-directives", None, "MI-17.8", directives=found[:])


def judged(launch: OfTable) -> OfTable:
    def judged(gt: Trucker) -> None:
        """After the check and before the launch, once: nothing is removed, and later damage does not matter.

        [MI-17.8.1]
        """
        kept = task(gt)
        for seat in range(len(gt.players)) if kept.directives else ():
            kept.violations[seat] = [counted(gt, seat, number) for number in kept.directives]
            for number, count in zip(kept.directives, kept.violations[seat], strict=True):
                gt.tell("gt-judged", seat, "MI-17.8.1", directive=number, count=count)
        launch(gt)

    return judged


def counted(gt: Trucker, seat: Seat, number: int) -> int:
    """How often a ship violates a directive, as far as it counts.  [MI-17.8.1]

    Ruling: a directive costs by violation, but only up to a limit, so that one habit of building cannot eat
    up all other pay.
    """
    return min(DIRECTIVES[number](gt.ship(seat)), part(gt).missions.directives.most)


# The directives, over all parts of a ship.


def unbacked_cannons(ship: Ship) -> int:
    """1: forward cannons without a component behind them; a cannon-engine needs room there.

    [MI-17.8.1 MI-17.8.2]

    Ruling: any component behind it will do, joined or not, working or not. What has an exhaust must leave
    that square free, and so is never at fault.
    """
    return sum(
        FRONT in part.muzzles and not part.exhausts and beside(ship, square, REAR) is None
        for square, part in ship.parts.items()
    )


def engines_side_by_side(ship: Ship) -> int:
    """2: pairs of engines next to each other.  [MI-17.8.1 MI-17.8.2]"""
    engines = [square for square, part in ship.parts.items() if part.kind.engine]
    return sum(beside(ship, square, RIGHT) in engines for square in engines)


def crowded_cabins(ship: Ship) -> int:
    """3: cabins beyond two in each group of joined ones; the starting cabin neither counts nor links.

    [MI-17.8.1]
    """
    cabins = [s for s, part in ship.parts.items() if part.kind.crew and not part.kind.start]
    return sum(max(0, len(group) - ENOUGH) for group in groups(ship, cabins))


def groups(ship: Ship, squares: list[Square]) -> list[set[Square]]:
    """These squares by what is joined among them."""
    found: list[set[Square]] = []
    for square in squares:
        touched = [group for group in found if group & set(joined(ship, square))]
        found = [group for group in found if group not in touched] + [{square}.union(*touched)]
    return found


def lonely_batteries(ship: Ship) -> int:
    """4: batteries joined to nothing that uses them, nor to a structural module.  [MI-17.8.1 MI-17.8.2]"""
    return sum(
        bool(part.kind.batteries) and not any(uses(ship, other) for other in joined(ship, square))
        for square, part in ship.parts.items()
    )


def uses(ship: Ship, square: Square) -> bool:
    kind = ship.parts[square].kind
    return kind.battery or bool(kind.shield) or "boosts" in kind.more or kind.id == "structural"


def outer_holds(ship: Ship) -> int:
    """5: holds with a side towards no square of the board.  [MI-17.8.1 MI-17.8.2]"""
    return sum(
        bool(part.kind.containers or part.kind.special) and None in ship.board.neighbours[square]
        for square, part in ship.parts.items()
    )


def blind_front(ship: Ship) -> int:
    """6: no shield covers the front.  [MI-17.8.1 MI-17.8.2]"""
    return int(not any(FRONT in part.covers for part in ship.parts.values()))


def beside(ship: Ship, square: Square, side: int) -> Square | None:
    """The square there, if a component lies on it."""
    other = ship.board.neighbours[square][side]
    return other if other in ship.parts else None


DIRECTIVES: dict[int, Callable[[Ship], int]] = {
    1: unbacked_cannons,
    2: engines_side_by_side,
    3: crowded_cabins,
    4: lonely_batteries,
    5: outer_holds,
    6: blind_front,
}
