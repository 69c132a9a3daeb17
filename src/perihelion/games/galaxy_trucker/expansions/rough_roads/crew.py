"""Roads on crews: Panic and Personalized Cabins."""

from collections.abc import Callable

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.book import OfSeat, OfSquare, OfTable
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import obeys, roads
from perihelion.games.galaxy_trucker.expansions.shared.dead_zones import barren
from perihelion.games.galaxy_trucker.expansions.shared.stowing import CREW
from perihelion.games.galaxy_trucker.ships.ship import exposed
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.crew import HUMAN

EVENTS = {
    "gt-panic": (),
    "gt-cabins-left": {"squares": "squares", "tiles": "tile[]"},
}

VACATE = Step("vacate", "seat")

Rooms = Callable[[Trucker, Seat, str], dict[Square, int]]


# Panic.


def panicking(gt: Trucker, seat: Seat) -> list[Square]:
    """Occupied cabins with an exposed connector.  [BE-9.21]"""
    if not obeys(gt, seat, "panic"):
        return []
    ship = gt.ship(seat)
    bare = {square for square, _ in exposed(ship)}
    return [square for square in ship.occupied() if square in bare]


def panic(gt: Trucker, seat: Seat) -> None:
    """Their crews leave the ship at once.  [BE-9.21]"""
    cabins = panicking(gt, seat)
    if cabins:
        gt.tell("gt-panic", seat, "BE-9.21")
    for cabin in cabins:
        for _ in range(gt.ship(seat).humans.get(cabin, 0) or 1):
            gt.on.book.dismiss(gt, seat, cabin)


def in_panic(keep_whole: OfSeat) -> OfSeat:
    """Whenever the ship has changed.  [BE-9.21]"""

    def kept(gt: Trucker, seat: Seat) -> None:
        keep_whole(gt, seat)
        if agenda.KEEP_PART(seat) not in gt.agenda:
            panic(gt, seat)

    return kept


def launched(launch: OfTable) -> OfTable:
    """At the launch already; that, too, is a loss of crew.  [BE-9.21]"""

    def start(gt: Trucker) -> None:
        launch(gt)
        due = gt.agenda[gt.below :][::-1]
        del gt.agenda[gt.below :]
        for seat in gt.flight.in_order():
            crew = gt.ship(seat).crew_count
            panic(gt, seat)
            gt.on.book.crew_lost(gt, seat, crew)
        gt.then(*due)

    return start


def uninhabitable(gt: Trucker, seat: Seat) -> set[Square]:
    """Where panic or the dead zone drives everybody out.  [BE-9.17 BE-9.21]"""
    ship = gt.ship(seat)
    bare = {square for square, _ in exposed(ship)} if obeys(gt, seat, "panic") else set[Square]()
    return barren(gt, seat, ship) | bare


def habitable(rooms: Rooms) -> Rooms:
    """Nobody is put there.  [BE-9.17 BE-9.21]"""

    def free(gt: Trucker, seat: Seat, what: str) -> dict[Square, int]:
        shut = uninhabitable(gt, seat) if what == CREW else barren(gt, seat, gt.ship(seat))
        return {square: count for square, count in rooms(gt, seat, what).items() if square not in shut}

    return free


# Personalized Cabins.


def moving_out(dismiss: OfSquare) -> OfSquare:
    """Who leaves takes the cabin along.  [BE-9.22]"""

    def dismissed(gt: Trucker, seat: Seat, cabin: Square) -> None:
        dismiss(gt, seat, cabin)
        if obeys(gt, seat, "personalized_cabins"):
            vacated(gt, seat, cabin)

    return dismissed


def vacated(gt: Trucker, seat: Seat, cabin: Square) -> None:
    cabins = roads(gt).vacated.setdefault(seat, [])
    if cabin not in cabins:
        cabins.append(cabin)


def then_vacated(crew_lost: Callable[[Trucker, Seat, int], None]) -> Callable[[Trucker, Seat, int], None]:
    """Cabins leave once all who must go have gone, and before anybody wakes.  [BE-9.22]"""

    def lost(gt: Trucker, seat: Seat, before: int) -> None:
        if obeys(gt, seat, "personalized_cabins"):
            gt.then(VACATE(seat))
        crew_lost(gt, seat, before)

    return lost


def aliens_move_out(keep_whole: OfSeat) -> OfSeat:
    """So does an alien that has lost its life support.  [BE-9.22]"""

    def kept(gt: Trucker, seat: Seat) -> None:
        homes = list(gt.ship(seat).aliens)
        keep_whole(gt, seat)
        if obeys(gt, seat, "personalized_cabins"):
            ship = gt.ship(seat)
            for cabin in homes:
                if cabin in ship.parts and cabin not in ship.aliens:
                    vacated(gt, seat, cabin)

    return kept


def vacate(gt: Trucker, seat: Seat) -> None:
    """The cabins go back to the heap, with whoever still lives there.  [BE-9.22]"""
    ship = gt.ship(seat)
    crew = ship.crew_count
    cabins = roads(gt).vacated.pop(seat, [])
    left = [square for square in ship.parts if square in cabins]
    if not left:
        return
    for square in left:
        for _ in range(ship.humans.get(square, 0)):
            ship.take_human(square)
            gt.tell("gt-crew-lost", seat, "BE-9.22", who=HUMAN, square=square)
    tiles = [ship.parts[square].id for square in left]
    gt.salvage(seat, left)
    gt.tell("gt-cabins-left", seat, "BE-9.22", squares=left, tiles=tiles)
    gt.on.book.keep_whole(gt, seat)
    gt.on.book.crew_lost(gt, seat, crew)


def cabins_unpaid(pay_losses: OfSeat) -> OfSeat:
    """Lost cabins go back to the heap and are not paid for.  [BE-9.22]"""

    def pay(gt: Trucker, seat: Seat) -> None:
        if obeys(gt, seat, "personalized_cabins"):
            player, tiles = gt.players[seat], gt.on.tiles
            cabins = [tile for tile in player.lost if tiles[tile].kind.crew]
            player.lost = [tile for tile in player.lost if tile not in cabins]
            gt.face_up += cabins
        pay_losses(gt, seat)

    return pay


RULES = {VACATE: vacate}
