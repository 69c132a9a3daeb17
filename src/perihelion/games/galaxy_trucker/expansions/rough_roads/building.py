"""Roads that matter while ships are built: Sommersault, Made to Order, Dead Zone."""

from collections.abc import Callable, Collection

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker.book import Offered, OfTable, SquaresOf
from perihelion.games.galaxy_trucker.components import REAR, Colour, Square
from perihelion.games.galaxy_trucker.construction.commands import hold
from perihelion.games.galaxy_trucker.expansions.rough_roads.drawing import both_ways, turned_over
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import obeys, roads
from perihelion.games.galaxy_trucker.meta import COMMANDS
from perihelion.games.galaxy_trucker.ships.boards import place_of
from perihelion.games.galaxy_trucker.ships.ship import Ship, joined
from perihelion.games.galaxy_trucker.state import Trucker

IDLING = frozenset(("dead_zone", "sommersault"))  # roads under which something does not work
DEAD = Reason("gt-dead", "BE-9.17")
EVENTS = {"gt-fetched": ("tile",), "gt-put-back": ("tile",), "gt-order-left": ("count", "credits")}
MOVES = {"fetch": {"tile": "tile", "gives": "sides of tile"}}

Strengths = Callable[[Trucker, Seat, Ship, int], int]
Cannons = Callable[[Trucker, Seat, Ship, Collection[Square]], float]


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


def dead_squares(gt: Trucker, seat: Seat, ship: Ship) -> set[Square]:
    """The squares of the dead column, whatever lies there.  [BE-9.17 BE-4.1.8]

    Ruling: it is the column as it was numbered while the ships were built, and stays with its squares, also
    where a board of class IA is turned afterwards.
    """
    column = roads(gt).dead
    if not column or not obeys(gt, seat, "dead_zone"):
        return set()
    return {square for square in ship.parts if place_of(ship.board.as_built(square))[0] == column}


def idle_squares(gt: Trucker, seat: Seat, ship: Ship) -> set[Square]:
    """Components that do not work: those in the dead column, and engines that blow forward.

    [BE-9.14 BE-9.17]
    """
    idle = dead_squares(gt, seat, ship)
    if obeys(gt, seat, "sommersault"):
        idle |= {s for s, part in ship.parts.items() if part.exhausts and REAR not in part.exhausts}
    return idle


def working(gt: Trucker, seat: Seat, ship: Ship) -> Ship:
    """The ship without what does not work, to be counted.

    Measured: strengths are counted in every view, and mostly everything works.
    """
    if IDLING.isdisjoint(roads(gt).drawn):
        return ship
    idle = idle_squares(gt, seat, ship)
    if not idle:
        return ship
    parts = {square: part for square, part in ship.parts.items() if square not in idle}
    return Ship(ship.board, parts, ship.humans, ship.aliens, ship.batteries, ship.goods)


def working_engines(engine_strength: Strengths) -> Strengths:
    """[BE-9.14 BE-9.17]"""
    return lambda gt, seat, ship, powered: engine_strength(gt, seat, working(gt, seat, ship), powered)


def working_cannons(cannon_strength: Cannons) -> Cannons:
    """[BE-9.17]"""
    return lambda gt, seat, ship, powered: cannon_strength(gt, seat, working(gt, seat, ship), powered)


def working_doubles(doubles: SquaresOf) -> SquaresOf:
    """[BE-9.14 BE-9.17]"""
    return lambda gt, seat, ship, what: doubles(gt, seat, working(gt, seat, ship), what)


def working_shields(
    shields: Callable[[Trucker, Seat, Ship, int], list[Square]],
) -> Callable[[Trucker, Seat, Ship, int], list[Square]]:
    """[BE-9.17]"""
    return lambda gt, seat, ship, side: shields(gt, seat, working(gt, seat, ship), side)


def working_aim(
    aimed: Callable[[Trucker, Seat, int, int], list[Square]],
) -> Callable[[Trucker, Seat, int, int], list[Square]]:
    """A cannon in the dead column shoots nothing.  [BE-9.17]"""

    def aim(gt: Trucker, seat: Seat, side: int, number: int) -> list[Square]:
        dead = dead_squares(gt, seat, gt.ship(seat))
        return [square for square in aimed(gt, seat, side, number) if square not in dead]

    return aim


def nothing_aboard(load_up: Callable[[Trucker, Seat, Ship], None]) -> Callable[[Trucker, Seat, Ship], None]:
    """Neither crew nor batteries in the dead column.  [BE-9.17]"""

    def load(gt: Trucker, seat: Seat, ship: Ship) -> None:
        load_up(gt, seat, ship)
        for square in dead_squares(gt, seat, ship):
            ship.humans.pop(square, None)
            ship.batteries.pop(square, None)

    return load


def supported_there(
    supported: Callable[[Trucker, Seat, Ship, Square], set[Colour]],
) -> Callable[[Trucker, Seat, Ship, Square], set[Colour]]:
    """Life support in the dead column keeps nobody alive, and nobody lives there.  [BE-9.17]"""

    def there(gt: Trucker, seat: Seat, ship: Ship, square: Square) -> set[Colour]:
        dead = dead_squares(gt, seat, ship)
        if square in dead:
            return set()
        found = supported(gt, seat, ship, square)
        if not dead or not found:
            return found
        return found & {ship.parts[other].kind.alien for other in joined(ship, square) if other not in dead}

    return there


def not_into_the_dead(
    why_not_into: Callable[[Trucker, Seat, Square, Colour], Reason | None],
) -> Callable[[Trucker, Seat, Square, Colour], Reason | None]:
    """Holds in the dead column take no goods.  [BE-9.17]"""

    def why_not(gt: Trucker, seat: Seat, square: Square, colour: Colour) -> Reason | None:
        if square in dead_squares(gt, seat, gt.ship(seat)):
            return DEAD
        return why_not_into(gt, seat, square, colour)

    return why_not


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
