"""Where Missions meet other expansions."""

from collections.abc import Callable, Mapping

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.decisions import Rules, Seat
from perihelion.games.galaxy_trucker.book import Book, OfTable
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.expansion import Meeting
from perihelion.games.galaxy_trucker.expansions.evil_machinations.choosing import Dealing
from perihelion.games.galaxy_trucker.expansions.evil_machinations.memory import plots
from perihelion.games.galaxy_trucker.expansions.latest_models.insurance import INSURE, insure
from perihelion.games.galaxy_trucker.expansions.missions.annex import job
from perihelion.games.galaxy_trucker.expansions.missions.jobs import Jobs
from perihelion.games.galaxy_trucker.expansions.missions.payloads import set_up_mission
from perihelion.games.galaxy_trucker.expansions.missions.tasks.client.jam import ClientAmongMachinations
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import technology
from perihelion.games.galaxy_trucker.expansions.new_technologies.cabins import Stasis
from perihelion.games.galaxy_trucker.expansions.new_technologies.joining import Works
from perihelion.games.galaxy_trucker.expansions.rough_roads.drawing import Drawing
from perihelion.games.galaxy_trucker.expansions.shared.dead_zones import barren, working
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker

Beds = Callable[[Trucker, Seat, Ship], list[Square]]
Flat = Callable[[Trucker, Seat, Ship, Square], list[Square]]


# Evil Machinations.


def all_flights(gt: Trucker) -> list[int]:
    """Before hands are dealt the missions of all flights are chosen, three fresh ones each time.  [MI-4.5]"""
    return list(range(len(gt.on.flights)))


def dealt_first(booked: OfTable, deal: OfTable) -> OfTable:
    def dealt_first(gt: Trucker) -> None:
        """Then hands are dealt; whoever sits out has none, and owes nothing.  [MI-4.5 MI-3.8.1 MI-16.14]"""
        booked(gt)
        if gt.round == 0:
            deal(gt)
        for seat in job(gt).out:
            kept = plots(gt)
            gt.gone = sorted([*gt.gone, *kept.hands[seat]])
            kept.hands[seat] = []

    return dealt_first


def not_yet(gt: Trucker) -> None:
    """Nothing is dealt when the game begins.  [MI-4.5]"""


def with_debts(bury: Callable[[Trucker, Seat], None]) -> Callable[[Trucker, Seat], None]:
    def with_debts(gt: Trucker, seat: Seat) -> None:
        """Loans of the dead are gone.  [MI-3.8.1]"""
        bury(gt, seat)
        plots(gt).loans[seat] = 0

    return with_debts


class MissionsAndMachinations(Meeting):
    """Missions first, then machinations.  [MI-4.5 MI-7.5]"""

    name = "missions-and-machinations"
    between = ("evil-machinations", "missions")

    def wrap(self, book: Book) -> None:
        jobs, dealing = book[Jobs], book[Dealing]
        jobs.to_book, jobs.booked = all_flights, dealt_first(jobs.booked, dealing.deal)
        jobs.bury = with_debts(jobs.bury)
        dealing.deal = not_yet


# Rough Roads.


def once_set_up(settle: OfTable) -> OfTable:
    def once_set_up(gt: Trucker) -> None:
        """The mission is set up before roads are settled that concern building.

        [MI-4.4.1 MI-16.14]

        Ruling: supercards are types of their own for roads that name a type of card.
        """
        set_up_mission(gt)
        settle(gt)

    return once_set_up


class MissionsOnRoughRoads(Meeting):
    """Roads are drawn, the mission is set up, then roads are settled.  [MI-4.4 MI-4.4.1 MI-16.14]

    Supercards are types of their own; what roads say of hits, dice and losses holds for them like for any.
    """

    name = "missions-on-rough-roads"
    between = ("rough-roads", "missions")

    def wrap(self, book: Book) -> None:
        book[Drawing].settle_roads = once_set_up(book[Drawing].settle_roads)


# New Technologies.


def where_it_is_safe(beds: Beds) -> Beds:
    """Nobody wakes up in a dead zone or beside radioactive cargo.  [MI-6.4.4 MI-6.4.7 MI-6.5.3]"""

    def safe(gt: Trucker, seat: Seat, ship: Ship) -> list[Square]:
        shut = barren(gt, seat, ship)
        return [square for square in beds(gt, seat, ship) if square not in shut]

    return safe


def charged_safely(flat: Flat) -> Flat:
    """No battery is charged there.  [MI-6.4.7]"""

    def safe(gt: Trucker, seat: Seat, ship: Ship, furnace: Square) -> list[Square]:
        shut = barren(gt, seat, gt.ship(seat))
        return [square for square in flat(gt, seat, ship, furnace) if square not in shut]

    return safe


def and_in_hyperspace(humans: Callable[[Trucker, Seat], int]) -> Callable[[Trucker, Seat], int]:
    def and_in_hyperspace(gt: Trucker, seat: Seat) -> int:
        """Humans of a part that is away are alive.  [MI-17.15.1]"""
        away = technology(gt).stash.get(seat)
        return humans(gt, seat) + (away.human_count if away is not None else 0)

    return and_in_hyperspace


class PayloadsOnNewShips(Meeting):
    """What zones and radiation mean for boosters, furnaces and sleepers; who is alive in hyperspace.

    [MI-6.4.4 MI-6.4.7 MI-6.5.3 MI-17.15.1]
    """

    name = "payloads-on-new-ships"
    between = ("new-technologies", "missions")

    def wrap(self, book: Book) -> None:
        works, stasis = book[Works], book[Stasis]
        works.working, works.flat = working, charged_safely(works.flat)
        stasis.beds = where_it_is_safe(stasis.beds)
        book[Jobs].humans = and_in_hyperspace(book[Jobs].humans)


# Fleets.


def insured_unless_out(gt: Trucker, seat: Seat) -> Rules | None:
    """Whoever sits out insures nothing.  [MI-3.8]"""
    return insure(gt, seat) if seat not in job(gt).out else None


class MissionsOfFleets(Meeting):
    """Nobody who sits out is asked for a premium.  [MI-3.8]"""

    name = "missions-of-fleets"
    between = ("latest-models", "missions")

    def rules(self) -> Mapping[Step, Rule]:
        return {INSURE: insured_unless_out}


MEETINGS: tuple[type[Meeting], ...] = (
    MissionsAndMachinations,
    MissionsOnRoughRoads,
    PayloadsOnNewShips,
    MissionsOfFleets,
    ClientAmongMachinations,
)
