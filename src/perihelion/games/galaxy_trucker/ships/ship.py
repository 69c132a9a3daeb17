"""A ship, and what can be asked of it. Nothing here knows of players, cards or dice.

A ship has one hull or several, as its board says. `alone` shows one hull as a ship of its own; whatever goes
by hull asks each of `each_hull`, which for the usual ship is the ship itself.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeVar

from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker import reasons
from perihelion.games.galaxy_trucker.components import (
    NONE,
    REAR,
    UNIVERSAL,
    Colour,
    HullId,
    Part,
    Square,
    Tile,
)
from perihelion.games.galaxy_trucker.ships.boards import Board

OPPOSITE = (2, 3, 0, 1)
T = TypeVar("T")


def _pair(a: int, b: int) -> bool | None:
    if a == b == NONE:
        return False
    return True if a and b and (a == b or UNIVERSAL in (a, b)) else None


# Two facing sides: True is joined, False is allowed but not joined, None is illegal.  [GT-5.3 GT-5.4]
MEET = tuple(tuple(_pair(a, b) for b in range(4)) for a in range(4))


@dataclass(slots=True)
class Ship:
    """The tiles on one ship board and what lies on them.

    board       the class it is built on
    parts       square -> the tile there, as it lies; always in the order of the board
    humans      square -> humans in the cabin there; cabins without humans are not in it
    aliens      square -> colour of the alien in the cabin there
    batteries   square -> batteries left on the tile there; empty ones are not in it
    goods       square -> goods on the hold there, the most precious first; empty ones are not in it
    """

    board: Board
    parts: dict[Square, Part] = field(default_factory=dict)
    humans: dict[Square, int] = field(default_factory=dict)
    aliens: dict[Square, Colour] = field(default_factory=dict)
    batteries: dict[Square, int] = field(default_factory=dict)
    goods: dict[Square, tuple[Colour, ...]] = field(default_factory=dict)

    def clone(self) -> Ship:
        return Ship(
            self.board,
            self.parts.copy(),
            self.humans.copy(),
            self.aliens.copy(),
            self.batteries.copy(),
            self.goods.copy(),
        )

    # What is aboard.

    @property
    def human_count(self) -> int:
        return sum(self.humans.values())

    @property
    def crew_count(self) -> int:
        """Humans and aliens.  [GT-11.10]"""
        return sum(self.humans.values()) + len(self.aliens)

    @property
    def battery_count(self) -> int:
        return sum(self.batteries.values())

    @property
    def cubes(self) -> list[Colour]:
        """All goods aboard, hold by hold."""
        return [cube for square in self.parts for cube in self.goods.get(square, ())]

    def occupied(self) -> list[Square]:
        """The cabins with anybody in them, in the order of the board."""
        return [square for square in self.parts if square in self.humans or square in self.aliens]

    # Hulls.

    @property
    def hulls(self) -> list[HullId]:
        """The hulls that are there: those with a tile, in the order of the board."""
        if self.board.is_one:
            return list(self.board.by_hull) if self.parts else []
        there = {self.board.hull_of[square] for square in self.parts}
        return [hull for hull in self.board.by_hull if hull in there]

    def alone(self, hull: HullId) -> Ship:
        """One hull as a ship of its own, to look at; what is done to it is not done to the ship."""
        inside = self.board.hulls[hull]

        def within(aboard: dict[Square, T]) -> dict[Square, T]:
            return {square: what for square, what in aboard.items() if square in inside}

        return Ship(
            self.board,
            within(self.parts),
            within(self.humans),
            within(self.aliens),
            within(self.batteries),
            within(self.goods),
        )

    def each_hull(self) -> list[Ship]:
        """Every hull as a ship of its own; the usual ship as it is."""
        return [self] if self.board.is_one else [self.alone(hull) for hull in self.hulls]

    def hull_at(self, square: Square) -> Ship:
        """The hull this square belongs to."""
        return self if self.board.is_one else self.alone(self.board.hull_of[square])

    # Changing it.

    def attach(self, square: Square, part: Part) -> None:
        parts = {**self.parts, square: part}
        self.parts = {place: parts[place] for place in self.board.squares if place in parts}

    def detach(self, square: Square) -> Part:
        """Takes a tile off; everything on it goes back to the bank.  [GT-15.1]"""
        for aboard in (self.humans, self.aliens, self.batteries, self.goods):
            aboard.pop(square, None)
        return self.parts.pop(square)

    def take_battery(self, square: Square) -> None:
        """One battery less on this tile.  [GT-11.8]"""
        self.batteries[square] -= 1
        if not self.batteries[square]:
            del self.batteries[square]

    def take_human(self, square: Square) -> None:
        self.humans[square] -= 1
        if not self.humans[square]:
            del self.humans[square]


# How tiles lie together.


def neighbours(ship: Ship, square: Square) -> Iterator[tuple[int, Square, Part]]:
    """The tiles around a square: at which side, where, what."""
    parts = ship.parts
    for side, other in enumerate(ship.board.neighbours[square]):
        if other is not None and other in parts:
            yield side, other, parts[other]


def joined(ship: Ship, square: Square) -> Iterator[Square]:
    """The squares whose tiles are joined to the tile here.  [GT-5.4]"""
    sides = ship.parts[square].sides
    for side, other, part in neighbours(ship, square):
        if MEET[sides[side]][part.sides[OPPOSITE[side]]]:
            yield other


def pieces(ship: Ship) -> list[frozenset[Square]]:
    """The connected parts the ship consists of, in the order of their first tile.  [GT-5.8]"""
    found: list[frozenset[Square]] = []
    left = dict.fromkeys(ship.parts)
    while left:
        open_ends = [next(iter(left))]
        piece = set(open_ends)
        while open_ends:
            for other in joined(ship, open_ends.pop()):
                if other not in piece:
                    piece.add(other)
                    open_ends.append(other)
        for square in piece:
            del left[square]
        found.append(frozenset(piece))
    return found


def pieces_by_hull(ship: Ship) -> list[list[frozenset[Square]]]:
    """The connected parts of each hull."""
    found = pieces(ship)
    if ship.board.is_one or not found:
        return [found]
    by_hull: dict[HullId, list[frozenset[Square]]] = {hull: [] for hull in ship.hulls}
    for piece in found:
        by_hull[ship.board.hull_of[next(iter(piece))]].append(piece)
    return list(by_hull.values())


def exposed(ship: Ship) -> list[tuple[Square, int]]:
    """Connectors with no tile beside them: square and side.  [GT-5.10]"""
    parts, around = ship.parts, ship.board.neighbours
    return [
        (square, side)
        for square, part in parts.items()
        for side, connector in enumerate(part.sides)
        if connector and around[square][side] not in parts
    ]


def has_cabin(ship: Ship, squares: Collection[Square]) -> bool:
    return any(ship.parts[square].kind.crew for square in squares)


# Where a tile fits.

EMPTY, MUZZLE, EXHAUST = 4, 5, 10  # what lies at a side: a connector or nothing, and what points here


def untouched(ship: Ship) -> list[HullId]:
    """The hulls without a tile: the first may lie anywhere."""
    there = ship.hulls
    return [hull for hull in ship.board.by_hull if hull not in there]


def is_begun(ship: Ship) -> bool:
    """Whether every hull has a tile besides a starting cabin that lay there from the beginning."""
    if ship.board.start is not None:
        return len(ship.parts) > 1
    return not untouched(ship)


def surroundings(parts: Mapping[Square, Part], around: Sequence[Square | None]) -> tuple[int, ...]:
    """What lies at the four sides of a square: a connector or nothing, and what points here."""
    beside = []
    for side, other in enumerate(around):
        part = parts.get(other)  # type: ignore[arg-type]
        if part is None:
            beside.append(EMPTY)
        else:
            facing = OPPOSITE[side]
            points = (MUZZLE if facing in part.muzzles else 0) + (EXHAUST if facing in part.exhausts else 0)
            beside.append(part.sides[facing] + points)
    return tuple(beside)


@lru_cache(maxsize=1 << 17)
def fits_between(tile: Tile, *beside: int, exhausts: tuple[int, ...] = (REAR,)) -> tuple[Reason | None, ...]:
    """For each turn why the tile cannot lie between these sides, or nothing.

    `exhausts` are the sides at which engines may blow.

    Measured: most placements repeat, and looking one up costs a tenth of working it out.
    """
    return tuple(_why_not(part, exhausts, beside) for part in tile.turned)


def _why_not(part: Part, exhausts: tuple[int, ...], beside: tuple[int, ...]) -> Reason | None:
    if part.exhausts and not set(part.exhausts) <= set(exhausts):
        return reasons.ENGINE_TURNED
    if any(beside[side] != EMPTY for side in part.exhausts) or any(at >= EXHAUST for at in beside):
        return reasons.EXHAUST_BLOCKED
    if any(beside[side] != EMPTY for side in part.muzzles) or any(at >= MUZZLE for at in beside):
        return reasons.MUZZLE_BLOCKED
    met = [MEET[mine][theirs] for mine, theirs in zip(part.sides, beside, strict=True) if theirs != EMPTY]
    if None in met:
        return reasons.CONNECTORS_CLASH
    return None if True in met else reasons.NOT_JOINED
