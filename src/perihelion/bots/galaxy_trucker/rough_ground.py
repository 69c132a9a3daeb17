"""What a builder makes of the Rough Roads of the flight, which lie open before it builds."""

from __future__ import annotations

from dataclasses import dataclass

from perihelion.bots.galaxy_trucker.seen_table import SeenTable
from perihelion.games.galaxy_trucker.components import UNIVERSAL, Part, Square, TileId
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import NAME, obeys, roads
from perihelion.games.galaxy_trucker.ships.boards import place_of
from perihelion.games.galaxy_trucker.ships.ship import MEET, OPPOSITE, Ship, neighbours


@dataclass(slots=True, frozen=True)
class RoughGround:
    """What the roads mean for one ship.

    dead      name of the column in which nothing works, 0 for none
    turns     whether ships turn over, so that engines are needed at both ends
    drains    whether a use of batteries costs one more
    grates    whether joints of unlike connectors slow a ship down
    panics    whether crews leave cabins with a bare connector
    orders    tiles ordered, which cost a credit each where they are left
    """

    dead: int = 0
    turns: bool = False
    drains: bool = False
    grates: bool = False
    panics: bool = False
    orders: frozenset[TileId] = frozenset()

    def is_dead(self, square: Square) -> bool:
        return bool(self.dead) and place_of(square)[0] == self.dead

    def poor_joints(self, ship: Ship, square: Square, part: Part) -> int:
        """How many joints of a tile here would slow the ship down."""
        if not self.grates:
            return 0
        return sum(
            bool(MEET[part.sides[side]][other.sides[OPPOSITE[side]]])
            and (part.sides[side] == UNIVERSAL) != (other.sides[OPPOSITE[side]] == UNIVERSAL)
            for side, _, other in neighbours(ship, square)
        )

    def bare_cabins(self, ship: Ship, square: Square, part: Part) -> int:
        """Connectors of cabins that a tile here leaves bare, less those that it covers."""
        if not self.panics:
            return 0
        around, bare = ship.board.neighbours[square], 0
        if part.kind.crew:
            bare = sum(bool(mine) and around[side] not in ship.parts for side, mine in enumerate(part.sides))
        covered = neighbours(ship, square)
        return bare - sum(bool(other.kind.crew and other.sides[OPPOSITE[side]]) for side, _, other in covered)


SMOOTH = RoughGround()


def ground_of(sight: SeenTable) -> RoughGround:
    """The roads that this seat must obey."""
    gt, seat = sight.gt, sight.seat
    if NAME not in gt.annexes:
        return SMOOTH
    kept = roads(gt)
    return RoughGround(
        dead=kept.dead if obeys(gt, seat, "dead_zone") else 0,
        turns=obeys(gt, seat, "sommersault"),
        drains=obeys(gt, seat, "bum_batteries"),
        grates=obeys(gt, seat, "defective_connectors"),
        panics=obeys(gt, seat, "panic"),
        orders=frozenset(kept.orders.get(seat, ())) | frozenset(kept.ordered.get(seat, ())),
    )
