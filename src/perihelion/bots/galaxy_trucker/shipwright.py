"""How the captain builds: every tile by what it will earn, the heap by what may come of it."""

from __future__ import annotations

from functools import cached_property
from math import exp

from perihelion.bots.galaxy_trucker.building import NEVER, SETTING_ASIDE, Builder
from perihelion.bots.galaxy_trucker.needs import Stock, stock_of, support
from perihelion.bots.galaxy_trucker.novelties import novelty
from perihelion.bots.galaxy_trucker.rough_ground import ground_of
from perihelion.bots.galaxy_trucker.seen_table import SeenTable
from perihelion.bots.galaxy_trucker.tastes import Tastes, seasoned
from perihelion.engine.moves import Move
from perihelion.games.galaxy_trucker.components import FRONT, HullId, Part, Square, Tile
from perihelion.games.galaxy_trucker.expansions.new_technologies.specialists import CYAN

SAMPLE = 10  # one in so many of the tiles not yet seen stands for all
PACE = 1.2  # boards that could be filled in the time for building
ORDERED = 1.0  # what a tile that was ordered costs where it is left
POOR_JOINT = 0.7  # of a point of engine strength
BARE_CABIN = 0.9  # what a bare connector of a cabin costs where crews panic
LAST_MOMENT = 0.93  # of the time for building: a number tile is better than luck


class Shipwright(Builder):
    """Judges what one seat may do while it builds, in credits.

    tastes   what things are worth, the cards seen so far considered
    ground   what the roads of the flight mean for the ship
    """

    def __init__(self, sight: SeenTable, tastes: Tastes) -> None:
        super().__init__(sight)
        self.tastes = seasoned(tastes, sight.known)
        self.ground = ground_of(sight)
        self._stocks: dict[HullId, Stock] = {}
        self._flight = min(sight.board.flight, 3) - 1

    def judge(self, move: Move) -> float:
        match move.verb, *move.args:
            case "take", tile:
                return self.picking_up(tile, self.putting_back)
            case "fetch", tile:
                return self.picking_up(tile, self.putting_back) + ORDERED
            case "use", tile:
                return self.picking_up(tile, SETTING_ASIDE) + 0.6
            case "pass", *_:
                return NEVER / 2
            case "look", number:
                return self.looking(int(number))
        return super().judge(move)

    # Tiles.

    @property
    def putting_back(self) -> float:
        """A tile must earn as much, or another is worth the time; less as time and tiles run out."""
        return self.tastes.patience * (1 - self.sight.elapsed) if self.sight.heap else 0.0

    def promise_of_heap(self) -> float:
        """What a tile nobody has seen earns on average."""
        return self._promise

    @cached_property
    def _promise(self) -> float:
        if not self._frontier:
            return NEVER
        unseen = [tile for tile in self.sight.all_tiles if tile.id not in self.sight.shown]
        sample = unseen[:: max(1, len(unseen) // (len(self.sight.all_tiles) // SAMPLE))]
        return sum(max(0.0, self.best_place(tile)) for tile in sample) / max(1, len(sample))

    def best_place(self, tile: Tile) -> float:
        return max((self.adds(part, square) for square, part in self.fitting(tile)), default=NEVER)

    def place(self, part: Part, square: Square) -> float:
        if square in self.ship.parts or self.fits(square, part.tile)[part.turn] is not None:
            return NEVER
        return self.adds(part, square)

    def adds(self, part: Part, square: Square) -> float:
        """What a tile is worth where it fits."""
        return (
            self.earns(part, square)
            + self.join(part, square)
            - self.waste(part, square)
            - self.jolts(part, square)
            + self.fleet.sense(part, square)
            + self.as_freight(part, square)
        )

    def jolts(self, part: Part, square: Square) -> float:
        """What joints and bare cabins cost on rough roads."""
        poor = self.ground.poor_joints(self.ship, square, part)
        bare = self.ground.bare_cabins(self.ship, square, part)
        return POOR_JOINT * self.tastes.engine[self._flight] * poor + BARE_CABIN * bare

    def earns(self, part: Part, square: Square) -> float:
        """What a tile adds to what the ship will earn."""
        likes, stock, kind, n = self.tastes, self.stock, part.kind, self._flight
        worth = likes.tile
        if self.ground.is_dead(square):
            return worth
        hull = self.hull_stock(square)
        charged = self.charge(hull)
        powered = charged if kind.battery else 1.0
        if kind.engine:
            worth += self.thrust(part, square, powered)
        if kind.cannon:
            strength = (
                self.sight.fire(part) if FRONT in part.muzzles else self.sight.fire(part) * likes.side_cannon
            )
            worth += likes.cannon[n] * powered * self.more(stock.cannons, strength, likes.cannons_enough[n])
        worth += likes.crew[n] * self.more(stock.crew, kind.crew, likes.crew_enough[n])
        worth += likes.cargo[n] * self.more(stock.cargo, kind.containers, likes.cargo_enough[n])
        worth += likes.special[n] * self.more(stock.special, kind.special, likes.special_enough[n])
        worth += likes.manned * bool(kind.crew and not hull.crew)
        worth += likes.battery[n] * self.more(hull.batteries, kind.batteries, 1 + 2.5 * hull.users)
        worth += likes.side[n] * len(set(part.covers) - hull.covered) * charged
        worth += novelty(self.ship, square, part, n + 1, hull.batteries)
        alien = likes.specialist if kind.alien == CYAN else likes.alien
        return worth + alien[n] * max(0.0, support(self.ship, square, part, stock)) / 1.3

    def hull_stock(self, square: Square) -> Stock:
        """What the hull has that this square belongs to: engines, batteries and shields serve their own."""
        board = self.sight.board
        if board.is_one:
            return self.stock
        hull = board.hull_of[square]
        if hull not in self._stocks:
            self._stocks[hull] = stock_of(self.sight, self.ship.alone(hull))
        return self._stocks[hull]

    def charge(self, hull: Stock) -> float:
        """The share of its worth that what needs batteries has, with those of its hull."""
        uses = hull.batteries / (2 if self.ground.drains else 1)
        return min(1.0, 0.3 + 0.25 * uses)

    def thrust(self, part: Part, square: Square, powered: float) -> float:
        """What an engine adds to those of its hull, where ships turn over to those that blow the same way."""
        likes, n, kind, hulls = self.tastes, self._flight, part.kind, self.sight.board.hull_of
        alike = [
            other.kind
            for there, other in self._engines
            if hulls[there] == hulls[square] and (not self.ground.turns or other.exhausts == part.exhausts)
        ]
        have = sum(other.engine for other in alike)
        adds = likes.engine[n] * powered * self.more(have, kind.engine, likes.engines_enough[n])
        return adds + likes.first * (not kind.battery and all(other.battery for other in alike))

    @cached_property
    def _engines(self) -> list[tuple[Square, Part]]:
        """Those that work."""
        parts = self.ship.parts.items()
        return [(there, part) for there, part in parts if part.kind.engine and not self.ground.is_dead(there)]

    def more(self, have: float, added: float, enough: float) -> float:
        """So much of what is added counts: what goes beyond enough counts little."""
        within = max(0.0, min(added, enough - have))
        return within + self.tastes.beyond * (added - within)

    def join(self, part: Part, square: Square) -> float:
        """Joints hold, an open ship grows, and connectors with no tile beside them cost."""
        joints, bare = self.seams(part, square)
        opens = self.room(self._openness.after(part, square)) - self.room(self._openness.total)
        likes = self.tastes
        return likes.joint * (joints - 1) + opens - likes.exposed * self.filled * (bare - joints)

    def room(self, openness: float) -> float:
        """What the empty squares may still earn: little once few tiles fit or come, or time is up."""
        squares = len(self.sight.board.squares)
        in_time = PACE * squares * (1 - self.sight.elapsed)
        empty = min(squares - len(self.ship.parts) - 1, in_time, self.sight.heap)
        return self.tastes.growth * empty * (1 - exp(-self.tastes.openness * openness))

    def waste(self, part: Part, square: Square) -> float:
        around = self.sight.board.neighbours[square]
        return sum(self.tastes.blocked for side in part.clear if around[side] is not None)

    # Cards and time.

    def looking(self, number: int) -> float:
        """One look at cards, once the hull stands and while there is time."""
        seen = any(self.sight.seat in seats for seats in self.sight.lookers)
        return NEVER if seen or not 0.3 < self.filled < 0.7 or number > 1 else self.promise_of_heap() + 0.1

    def finishing(self) -> float:
        """Whether the number tile is worth more than the tiles that may still come."""
        if not self._frontier:
            return 2.0
        left = sum(not number for number in self.sight.numbers) - 1
        place = self.tastes.place[self._flight] * (0.5 if left else 0.0)
        urgent = 5.0 if self.sight.elapsed > LAST_MOMENT else 0.0
        return place * self.filled + urgent - self.room(self._openness.total)

    def flipping(self) -> float:
        if self.sight.numbers[self.sight.seat]:
            return 1.0
        return NEVER
