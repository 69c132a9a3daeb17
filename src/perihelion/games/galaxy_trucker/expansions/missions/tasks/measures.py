"""What missions measure: everything that can be paid for, and how much of it a seat has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import Kind, KindId
from perihelion.games.galaxy_trucker.expansions.missions.annex import mission, task
from perihelion.games.galaxy_trucker.expansions.missions.cargo import ARTIFACT
from perihelion.games.galaxy_trucker.expansions.missions.cargo import mass as mass_of
from perihelion.games.galaxy_trucker.expansions.missions.payloads import delivered, lost_in_flight, type_of
from perihelion.games.galaxy_trucker.expansions.missions.tasks.vocabulary import Pay
from perihelion.games.galaxy_trucker.state import Trucker

Measured = Callable[[Trucker, Seat, Pay], int]
LUXURY = "luxury"


# Payloads.


def cargo_kind(kind: Kind) -> KindId:
    """The kind of payload by which missions pay: artifacts are single or double, heavy ones alike."""
    payload = type_of(kind)
    return kind.id if payload == ARTIFACT else payload


def brought(gt: Trucker, seat: Seat) -> list[KindId]:
    """The kinds of the payloads of this mission that are delivered.  [MI-14.3 MI-16.2]"""
    there = (cargo_kind(gt.on.tiles[tile].kind) for tile in delivered(gt, seat))
    return [kind for kind in there if kind in mission(gt).kinds]


def counted(kinds: Iterable[KindId], pay: Pay) -> int:
    """Tiles of the kinds that count, each as many times as it weighs."""
    return sum(pay.weights.get(kind, 1) for kind in kinds if not pay.kinds or kind in pay.kinds)


def tiles(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """Payloads delivered, in a dead zone like any other.  [MI-16.2]"""
    return counted(brought(gt, seat), pay)


def sets(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """Sets of one tile of each kind; no tile belongs to two.  [MI-17.6.1]

    Ruling: the scarcer kind says how many: were a tile in several sets, one fragile component would be paid
    with every explosive one.
    """
    there = Counter(brought(gt, seat))
    return min(there[kind] for kind in pay.kinds)


def kinds(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """Different kinds delivered; single and double artifacts are one.  [MI-17.11.1]

    Ruling: a kind is a type of cargo: whether an artifact is single or double is luck of the draw and pays
    nothing more.
    """
    there = [kind for kind in brought(gt, seat) if not pay.kinds or kind in pay.kinds]
    return len({kind.partition("_")[0] for kind in there})


def mass(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """Points of mass delivered.  [MI-17.12.1]

    Ruling: its points are paid and not its tiles, as it is by points that it slows the ship; parts that gave
    up count no more.
    """
    return mass_of(gt.ship(seat))


def lost(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """Tiles lost in flight: destroyed, fallen off or given up.  [MI-16.3]"""
    return counted((cargo_kind(gt.on.tiles[tile].kind) for tile in lost_in_flight(gt, seat)), pay)


# Crew.


def crew(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """Who is aboard: humans and aliens, no sleepers.  [MI-17.4.1]

    Ruling: aliens, passengers of luxury cabins and whoever came aboard on the way count as the first crew
    does.
    """
    return gt.ship(seat).crew_count


def crew_lost(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """How many fewer than at the launch.  [MI-17.4.1 MI-17.4.2]

    Ruling: the launch is compared with the end, not loss added to loss: crew gained on the way makes good for
    crew that is gone, but never earns anything here.
    """
    return max(0, task(gt).crew.get(seat, 0) - gt.ship(seat).crew_count)


def aliens(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """Aliens aboard.  [MI-17.7]"""
    return len(gt.ship(seat).aliens)


def aliens_lost(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """Aliens lost in flight for whatever reason, and passengers of luxury cabins.  [MI-17.7.1 MI-17.7.2]"""
    return max(0, task(gt).aliens.get(seat, 0) - honoured(gt, seat))


def honoured(gt: Trucker, seat: Seat, squares: Collection[str] | None = None) -> int:
    """Aliens, and passengers of luxury cabins, aboard a ship or on these squares of it."""
    ship = gt.ship(seat)
    guests = [square for square in ship.humans if LUXURY in ship.parts[square].kind.more]
    return sum(squares is None or square in squares for square in (*ship.aliens, *guests))


# The ship.


def completed(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """Whether the flight is completed.  [MI-16.1]"""
    return int(seat in gt.flight.days)


def goods(gt: Trucker, seat: Seat, pay: Pay) -> int:
    return len(gt.ship(seat).cubes)


def batteries(gt: Trucker, seat: Seat, pay: Pay) -> int:
    return gt.ship(seat).battery_count


def exposed(gt: Trucker, seat: Seat, pay: Pay) -> int:
    return gt.on.book.exposed_connectors(gt, seat)


def full_at_launch(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """Whether every square had a component after the check.  [MI-17.2.5]

    Ruling: full means the squares that the holes leave, of all parts. It is paid by itself, whatever is lost
    later, as it is the building that it rewards.
    """
    return int(seat in task(gt).full)


def full_at_end(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """Whether every square still has one.  [MI-17.2.5]"""
    return int(seat in task(gt).full and is_full(gt, seat))


def is_full(gt: Trucker, seat: Seat) -> bool:
    ship = gt.ship(seat)
    return len(ship.parts) == len(ship.board.squares)


# What the directives and the client say of a ship.


def directives_kept(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """Directives in force without a violation.  [MI-17.8.1]"""
    return task(gt).violations.get(seat, []).count(0)


def violations(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """Violations that count.  [MI-17.8.1]"""
    return sum(task(gt).violations.get(seat, []))


def client_home(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """Whether the client arrives.  [MI-17.10.8]

    Ruling: to be flying still when the last card is done is enough, even with empty holds; if he is out the
    mission neither pays nor costs anything.
    """
    client = task(gt).client
    return int(client is not None and client.day is not None)


def client_goods(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """What the goods are worth that he brings home.  [MI-17.10.8]"""
    client = task(gt).client
    if client is None or client.day is None:
        return 0
    return sum(gt.on.numbers.goods[cube] for cube in client.goods)


def guard_points(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """Points of one's own, if he arrives.  [MI-17.10.7 MI-17.10.8]"""
    client = task(gt).client
    return client.points.get(seat, 0) if client is not None and client.day is not None else 0


MEASURES: dict[str, Measured] = {
    measure.__name__: measure
    for measure in (
        *(completed, tiles, sets, kinds, mass, lost),
        *(crew, crew_lost, aliens, aliens_lost),
        *(goods, batteries, exposed, full_at_launch, full_at_end),
        *(directives_kept, violations, client_home, client_goods, guard_points),
    )
}
# What is known of a ship at any time, and not only at the end.
OF_THE_TABLE = (
    "tiles",
    "sets",
    "kinds",
    "mass",
    "lost",
    "crew",
    "crew_lost",
    "aliens",
    "aliens_lost",
    "goods",
)

# By which clause each is paid.
CLAUSES: dict[str, str] = {
    "completed": "MI-16.1",
    "tiles": "MI-16.2",
    "sets": "MI-17.6.1",
    "kinds": "MI-17.11.1",
    "mass": "MI-17.12.1",
    "lost": "MI-16.3",
    "crew": "MI-17.4.1",
    "crew_lost": "MI-17.4.1",
    "aliens": "MI-17.7",
    "aliens_lost": "MI-17.7.1",
    "goods": "MI-16.4",
    "batteries": "MI-16.4",
    "exposed": "MI-16.4",
    "full_at_launch": "MI-17.2.5",
    "full_at_end": "MI-17.2.5",
    "directives_kept": "MI-17.8.1",
    "violations": "MI-17.8.1",
    "client_home": "MI-17.10.8",
    "client_goods": "MI-17.10.8",
    "guard_points": "MI-17.10.7",
}
