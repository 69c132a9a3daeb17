"""What a builder makes of payloads: what the mission would pay for them, and what they cost a ship."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cached_property

from perihelion.bots.galaxy_trucker.seen_table import SeenTable
from perihelion.games.galaxy_trucker.components import KindId, Part, Square, Tile
from perihelion.games.galaxy_trucker.expansions.missions.annex import NAME, job, level, mission
from perihelion.games.galaxy_trucker.expansions.missions.cargo import ARTIFACT, MASS, RADIOACTIVE, zone
from perihelion.games.galaxy_trucker.expansions.missions.cargo import mass as mass_of
from perihelion.games.galaxy_trucker.expansions.missions.payloads import payloads_aboard, type_of
from perihelion.games.galaxy_trucker.expansions.missions.tasks.measures import cargo_kind, counted
from perihelion.games.galaxy_trucker.expansions.missions.tasks.vocabulary import Pay, at_level
from perihelion.games.galaxy_trucker.expansions.shared.explosions import AROUND, around
from perihelion.games.galaxy_trucker.ships.ship import Ship

ARRIVES = {"explosive": 0.7, "fragile": 0.6, "heavy": 0.85, "radioactive": 0.85, "artifact": 0.8}
POINT = 0.6  # what a point of engine strength is worth
CREW, BATTERY = 0.9, 0.6  # what one of the crew and a battery are worth
OFF = 1.8  # what a component costs that is switched off
SPARE = 0.15  # what an empty square costs on which nothing will work, or nobody live
BLAST = 0.25  # what a component costs that stands beside explosive cargo
SQUARE = 0.3  # what the square of a payload would have earned
LEAST_CREW = 4  # humans that a ship keeps
LEAST_WORKING = 2  # strength of engines that are not switched off
LEAST_ENGINES = 1  # strength that a ship keeps however much its cargo would pay


@dataclass
class Freight:
    """The payloads of the mission, and what they mean for one ship.

    sight  what is seen
    """

    sight: SeenTable
    aboard: Counter[KindId] = field(init=False)
    dead: frozenset[Square] = field(init=False)
    barren: frozenset[Square] = field(init=False)

    def __post_init__(self) -> None:
        ship = self.sight.ship
        self.aboard = Counter(cargo_kind(part.kind) for part in ship.parts.values() if type_of(part.kind))
        self.dead = frozenset(s for square in payloads_aboard(ship, ARTIFACT) for s in zone(ship, square))
        self.barren = frozenset(
            s for square in payloads_aboard(ship, RADIOACTIVE) for s in near(ship, square)
        )

    def worth(self, part: Part, square: Square) -> float:
        """What a payload on this square earns, less what it costs the ship."""
        payload = type_of(part.kind)
        more = self.aboard + Counter([cargo_kind(part.kind)])
        gains = (self.pays(more) - self.pays(self.aboard)) * ARRIVES[payload]
        gains += self.by_mass(part.kind.more.get(MASS, 0)) * ARRIVES["heavy"]
        return gains - SQUARE - self.harm(part, square)

    def harm(self, part: Part, square: Square) -> float:
        """What works, lives or lies on the ship and would not any more."""
        ship, payload = self.sight.ship, type_of(part.kind)
        if payload == "heavy":
            mass = int(part.kind.more[MASS])
            return POINT * mass + 20.0 * (self.thrust() - mass < LEAST_ENGINES)
        if payload == RADIOACTIVE:
            hot = near(ship, square)
            return sum(self.lives(ship, other) for other in hot) + self.left_alone(hot)
        if payload == ARTIFACT:
            off = zone(Ship(ship.board, {**ship.parts, square: part}), square)
            return sum(self.works(ship, other) for other in off if other != square) + self.left_alone(
                off, switches_off=True
            )
        return BLAST * len(around(ship, square)) if payload == "explosive" else 0.0

    def spoils(self, part: Part, square: Square) -> float:
        """What an ordinary component would not do on this square."""
        kind = part.kind
        if square in self.dead and (kind.crew or kind.engine or kind.cannon or kind.batteries):
            return 4.0
        if square in self.dead:
            return 1.0
        return 3.0 if square in self.barren and (kind.crew or kind.batteries) else 0.0

    def left_alone(self, shut: Collection[Square], *, switches_off: bool = False) -> float:
        """What it costs to have nobody left to fly, or nothing to fly with: everything."""
        closed, parts = {*shut, *self.dead, *self.barren}, self.sight.ship.parts.items()
        crew = sum(part.kind.crew for square, part in parts if square not in closed)
        off = self.dead | (frozenset(shut) if switches_off else frozenset())
        engines = sum(part.kind.engine for square, part in parts if square not in off)
        return 20.0 * (crew < LEAST_CREW) + 20.0 * (switches_off and engines < LEAST_WORKING)

    def thrust(self) -> float:
        """Engines with all batteries, after the mass aboard."""
        ship = self.sight.ship
        engines = sum(part.kind.engine for part in ship.parts.values())
        return float(engines - mass_of(ship))

    @staticmethod
    def lives(ship: Ship, square: Square) -> float:
        part = ship.parts.get(square)
        if part is None:
            return SPARE
        return CREW * part.kind.crew + BATTERY * part.kind.batteries

    @staticmethod
    def works(ship: Ship, square: Square) -> float:
        part = ship.parts.get(square)
        if part is None:
            return SPARE
        return 0.0 if type_of(part.kind) or part.kind.id == "structural" else OFF + CREW * part.kind.crew

    # What the mission pays.

    def pays(self, kinds: Counter[KindId]) -> float:
        """What it would pay for these payloads."""
        return sum(self.paid(pay, kinds) for pay in mission(self.sight.gt).rewards)

    def paid(self, pay: Pay, kinds: Counter[KindId]) -> float:
        at, there = level(self.sight.gt), [kind for kind, count in kinds.items() for _ in range(count)]
        match pay.measure:
            case "tiles":
                count = counted(there, pay)
            case "sets":
                count = min(kinds[kind] for kind in pay.kinds)
            case "kinds":
                count = len({kind.partition("_")[0] for kind in there})
            case _:
                return 0.0
        if pay.number:
            return at_level(pay.steps[min(count, len(pay.steps)) - 1], at) if count else 0.0
        if pay.most:
            return at_level(pay.credits, at) / max(1, len(self.sight.ships)) * min(count, 3) / 3
        return at_level(pay.credits, at) * count

    def by_mass(self, mass: int) -> float:
        found = [pay for pay in mission(self.sight.gt).rewards if pay.measure == "mass" and pay.each]
        return float(sum(at_level(pay.credits, level(self.sight.gt)) * mass for pay in found))

    # What may still come.

    @cached_property
    def hidden(self) -> list[Tile]:
        """A few of the tiles that may lie face down among the payloads."""
        types = {payload for payload, count in job(self.sight.gt).hidden.items() if count}
        rules, shown = self.sight.rules, self.sight.shown
        there = (tile for tile in rules.tiles.values() if type_of(tile.kind) in types)
        return [tile for tile in there if tile.id not in shown][::3]


def near(ship: Ship, square: Square) -> list[Square]:
    """The squares around, with a component or without."""
    there = (ship.board.drawn_beside(square, x, y) for x, y in AROUND)
    return [other for other in there if other in ship.board.neighbours]


def freight_of(sight: SeenTable) -> Freight | None:
    """The payloads of this flight, where there is a mission."""
    return Freight(sight) if NAME in sight.gt.annexes else None
