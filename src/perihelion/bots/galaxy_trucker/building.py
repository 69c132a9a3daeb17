"""How a bot builds: which tile it takes, and where it goes."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from perihelion.bots.galaxy_trucker.fleets import Fleet
from perihelion.bots.galaxy_trucker.freight import freight_of
from perihelion.bots.galaxy_trucker.needs import Stock, aim, need, stock_of, support
from perihelion.bots.galaxy_trucker.openness import Openness
from perihelion.bots.galaxy_trucker.seen_table import SeenTable
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker import reasons
from perihelion.games.galaxy_trucker.components import REAR, Part, Square, Tile, TileId
from perihelion.games.galaxy_trucker.expansions.missions.payloads import type_of
from perihelion.games.galaxy_trucker.ships.ship import Ship

NEVER = -100.0
DRAWING = 1.1  # what an unknown tile promises in the beginning
PUTTING_BACK = 0.3  # a placement must promise as much, or the tile goes back
SETTING_ASIDE = 0.2  # the same of a tile that was set aside, and goes there again
GROWTH = 2.5  # what room to grow is worth
READY = 0.3  # of all squares: before that a ship needs other things than payloads
FULL = 0.9  # of all squares: enough to be content with


class Builder:
    """Judges what one seat may do while it builds.

    sight   what it sees
    ship    its ship
    stock   what the ship has
    filled  share of the board's squares with a tile
    """

    def __init__(self, sight: SeenTable) -> None:
        self.sight = sight
        self.ship: Ship = sight.ship
        self.stock: Stock = stock_of(sight)
        self.filled = len(self.ship.parts) / len(sight.board.squares)
        self.fleet = Fleet(sight)
        self.freight = freight_of(sight)
        self._fits: dict[tuple[Square, TileId], tuple[Reason | None, ...]] = {}
        self._frontier = sight.book.open_squares(sight.gt, sight.seat, self.ship)
        self._openness = Openness(self.ship, self._frontier, sight.all_tiles)

    def judge(self, move: Move) -> float:
        """What a command promises."""
        sight = self.sight
        match move.verb, *move.args:
            case ((("draw" | "draw-payload") as drawn), *_):
                return self.promise_of_heap() if drawn == "draw" else self.promise_of_payloads()
            case (("take" | "fetch"), tile):
                return self.picking_up(tile, self.putting_back) - 0.2
            case "use", tile:
                return self.picking_up(tile, SETTING_ASIDE) + 0.5
            case "attach", square, turn:
                assert sight.hand is not None
                return self.place(sight.rules.tiles[sight.hand].turned[int(turn)], square)
            case "return", *_:
                return self.putting_back
            case "aside", *_:
                return SETTING_ASIDE if sight.kept else NEVER
            case "finish", number:
                return self.finishing() - 0.01 * int(number)
            case "flip", *_:
                return self.flipping()
            case "close", *_:
                return 1.0
        return -1.0 if move.verb == "pass" else NEVER

    # Tiles.

    @property
    def putting_back(self) -> float:
        """What a tile in hand must promise to be kept."""
        return PUTTING_BACK

    def picking_up(self, tile: TileId, least: float) -> float:
        """What a tile that lies open promises; whoever would put it down again at once never picks it up."""
        worth = self.best_place(self.sight.rules.tiles[tile])
        return worth if worth > least else NEVER

    def promise_of_heap(self) -> float:
        """What an unknown tile may bring: less as squares and time run out."""
        if not self._frontier or self.filled >= FULL:
            return -0.5
        return DRAWING * (1 - self.sight.elapsed * 0.8) * (1.15 - self.filled)

    def promise_of_payloads(self) -> float:
        """What a payload brings that lies face down."""
        sample = self.freight.hidden if self.freight else []
        if not self._frontier or not sample or self.filled < READY:
            return NEVER
        found = [max(0.0, self.best_place(tile)) for tile in sample]
        return sum(found) / len(found) if sum(map(bool, found)) * 3 > len(found) else NEVER

    def best_place(self, tile: Tile) -> float:
        """What a tile is worth on the best square for it."""
        if not type_of(tile.kind) and need(self.stock, tile.kind, tile.kind.shield) < PUTTING_BACK:
            return NEVER
        return max((self.place(part, square) for square, part in self.fitting(tile)), default=NEVER)

    def fitting(self, tile: Tile) -> Iterator[tuple[Square, Part]]:
        """Where a tile may lie legally, and how turned."""
        for square in self._frontier:
            for part, why_not in zip(tile.turned, self.fits(square, tile), strict=True):
                if why_not is None:
                    yield square, part

    def fits(self, square: Square, tile: Tile) -> tuple[Reason | None, ...]:
        """Why a tile cannot lie there, turn by turn; measured, every other question was asked before."""
        if (square, tile.id) not in self._fits:
            self._fits[square, tile.id] = self._why_not(square, tile)
        return self._fits[square, tile.id]

    def _why_not(self, square: Square, tile: Tile) -> tuple[Reason | None, ...]:
        found = self.sight.book.fits(self.sight.gt, self.sight.seat, self.ship, square, tile)
        if not self.sight.board.turns or not tile.kind.exhausts:
            return found
        turned = zip(tile.turned, found, strict=True)  # whoever may choose the front leaves it where it is
        return tuple(
            why_not if part.exhausts == (REAR,) else reasons.ENGINE_TURNED for part, why_not in turned
        )

    def place(self, part: Part, square: Square) -> float:
        """What a tile is worth on this square, turned this way; never where it would be an error."""
        if square in self.ship.parts or self.fits(square, part.tile)[part.turn] is not None:
            return NEVER
        worth = need(self.stock, part.kind, part.covers) * aim(part) + support(
            self.ship, square, part, self.stock
        )
        worth += self.join(part, square) - self.waste(part, square) + self.as_freight(part, square)
        return worth + self.fleet.sense(part, square)

    def as_freight(self, part: Part, square: Square) -> float:
        """What a payload earns here, or what an ordinary tile loses beside those aboard."""
        if self.freight is None:
            return 0.0
        if type_of(part.kind):
            return self.freight.worth(part, square)
        return -self.freight.spoils(part, square)

    def seams(self, part: Part, square: Square) -> tuple[int, int]:
        """How many connectors of a tile there would meet a neighbour, and how many would stay bare."""
        parts, around = self.ship.parts, self.sight.board.neighbours[square]
        met = [around[side] in parts for side, connector in enumerate(part.sides) if connector]
        return sum(met), len(met) - sum(met)

    def join(self, part: Part, square: Square) -> float:
        """Joints make a ship strong; an open ship grows; connectors without a tile let dust in."""
        joints, bare = self.seams(part, square)
        opens = promise(self._openness.after(part, square)) - promise(self._openness.total)
        return 0.25 * (joints - 1) + (1 - self.filled) * opens - 0.3 * self.filled * (bare - joints)

    def waste(self, part: Part, square: Square) -> float:
        """Squares before cannons and behind engines stay empty for good."""
        around = self.sight.board.neighbours[square]
        return sum(0.6 for side in part.clear if around[side] is not None)

    # The end.

    def finishing(self) -> float:
        """Worth more as the ship fills and time runs out; never without an engine while there is time."""
        elapsed = self.sight.elapsed
        if self.filled >= FULL or not self._frontier:
            return 2.0
        if not self.stock.engines and elapsed < 0.9:
            return -0.8
        return 2.2 * self.filled * elapsed - 0.6 if elapsed < 0.9 else 1.5

    def flipping(self) -> float:
        """Who is content hurries the others on."""
        if self.sight.numbers[self.sight.seat]:
            return 1.0
        return 0.9 if self.filled > 0.6 else -0.9


def promise(openness: float) -> float:
    """What an open ship promises: the first places are worth most."""
    return GROWTH * sqrt(max(0.0, openness))
