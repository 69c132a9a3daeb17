"""Roads that matter while ships are built: Sommersault, Made to Order, Dead Zone."""

from collections.abc import Callable

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.games.galaxy_trucker.book import Offered, OfTable
from perihelion.games.galaxy_trucker.components import REAR, Square
from perihelion.games.galaxy_trucker.construction.commands import hold
from perihelion.games.galaxy_trucker.expansions.rough_roads.drawing import both_ways, turned_over
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import obeys, roads
from perihelion.games.galaxy_trucker.expansions.shared.dead_zones import Squares
from perihelion.games.galaxy_trucker.meta import COMMANDS
from perihelion.games.galaxy_trucker.ships.boards import place_of
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker

EVENTS = {"gt-fetched": ("tile",), "gt-put-back": ("tile",), "gt-order-left": ("count", "credits")}
MOVES = {"fetch": {"tile": "tile", "gives": "sides of tile"}}


# Sommersault.


def on_its_board(new_ship: Callable[[Trucker, Seat], Ship]) -> Callable[[Trucker, Seat], Ship]:
    """Engines may blow both ways; a ship that has turned lies on a turned board.  [BE-9.14]"""

    def new(gt: Trucker, seat: Seat) -> Ship:
        ship = new_ship(gt, seat)
        if obeys(gt, seat, "sommersault"):
            ship.board = both_ways(ship.board)
            if seat in roads(gt).turned:
                turn_over(ship)
        return ship

    return new


def turn_over(ship: Ship) -> None:
    """By half a turn: front and rear change places.  [BE-9.14]"""
    ship.board = turned_over(ship.board)
    turned = {square: part.tile.turned[(part.turn + 2) % 4] for square, part in ship.parts.items()}
    ship.parts = {square: turned[square] for square in ship.board.squares if square in turned}


# What does not work.


def dead_column(dead: Squares) -> Squares:
    """The squares of the dead column, whatever lies there.  [BE-9.17 BE-4.1.8]

    Ruling: it is the column as it was numbered while the ships were built, and stays with its squares, also
    where a board of class IA is turned afterwards.
    """

    def there(gt: Trucker, seat: Seat, ship: Ship) -> set[Square]:
        found, column = dead(gt, seat, ship), roads(gt).dead
        if not column or not obeys(gt, seat, "dead_zone"):
            return found
        built = ship.board.as_built
        return found | {square for square in ship.parts if place_of(built(square))[0] == column}

    return there


def blowing_forward(idle: Squares) -> Squares:
    """Engines that blow forward.  [BE-9.14]"""

    def there(gt: Trucker, seat: Seat, ship: Ship) -> set[Square]:
        found = idle(gt, seat, ship)
        if not obeys(gt, seat, "sommersault"):
            return found
        return found | {s for s, part in ship.parts.items() if part.exhausts and REAR not in part.exhausts}

    return there


# Made to Order.


def with_orders(build_offers: Offered) -> Offered:
    """Components of one's own order besides all others.  [BE-9.16]"""

    def offered(gt: Trucker, seat: Seat) -> Offers:
        yield from build_offers(gt, seat)
        player = gt.players[seat]
        busy = player.number or player.looking or player.hand is not None or player.done >= COMMANDS
        if not busy:
            for tile in roads(gt).orders.get(seat, ()):
                yield gt.on.moves["fetch"][tile], None

    return offered


def obeyed(obey: Callable[[Trucker, Seat, Move], None]) -> Callable[[Trucker, Seat, Move], None]:
    """A component of the order is fetched, and goes back there and nowhere else.  [BE-9.16]"""

    def done(gt: Trucker, seat: Seat, move: Move) -> None:
        player, kept = gt.players[seat], roads(gt)
        if move.verb == "fetch":
            player.done += 1
            kept.orders[seat].remove(move.args[0])
            hold(player, move.args[0], kept=False)
            gt.tell("gt-fetched", seat, "BE-9.16", tile=move.args[0])
        elif move.verb == "return" and player.hand in kept.ordered.get(seat, ()):
            player.done += 1
            put_back(gt, seat)
        else:
            obey(gt, seat, move)

    return done


def put_back(gt: Trucker, seat: Seat) -> None:
    player, kept = gt.players[seat], roads(gt)
    assert player.hand is not None
    tile, player.hand = player.hand, None
    kept.orders[seat] = sorted([*kept.orders[seat], tile])
    gt.tell("gt-put-back", seat, "BE-9.16", tile=tile)


def orders_paid(end_building: OfTable) -> OfTable:
    """What is left of an order costs a credit each; these are no lost components.  [BE-9.16]"""

    def end(gt: Trucker) -> None:
        kept = roads(gt)
        for seat in kept.orders:
            player = gt.players[seat]
            if player.hand in kept.ordered[seat] and not player.kept:
                put_back(gt, seat)
        end_building(gt)
        for seat, tiles in kept.orders.items():
            if tiles:
                price = gt.on.book.within_means(gt, seat, len(tiles))
                gt.bill(seat, "order", -price, "BE-9.16", str(len(tiles)))
                gt.tell("gt-order-left", seat, "BE-9.16", count=len(tiles), credits=price)
                gt.face_up += tiles
        kept.orders, kept.ordered = {}, {}

    return end
