"""Meteoric swarms, stardust, epidemics and sabotage: nobody is asked for leave."""

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.ships.ship import Ship, joined
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.flight import farthest_ahead, lose_days
from perihelion.games.galaxy_trucker.voyage.hits import coming

EVENTS = {"gt-no-effect": (), "gt-sabotaged": (), "gt-searched": ("square",)}


def meteoric_swarm(gt: Trucker) -> None:
    """Meteor after meteor, each with one roll of the leader for all ships.  [GT-18.1]"""
    gt.flight.under_fire = gt.on.book.flying(gt)
    gt.then(*map(coming, gt.on.book.card_in_play(gt).meteors))


def stardust(gt: Trucker) -> None:
    """Every ship falls back one day per exposed connector, the last ship first.  [GT-18.8]"""
    flying = gt.on.book.flying(gt)
    for seat in (seat for seat in gt.flight.from_last() if seat in flying):
        lose_days(gt, seat, gt.on.book.exposed_connectors(gt, seat))


def epidemic(gt: Trucker) -> None:
    """One of the crew is lost in every cabin that was joined to another occupied one.  [GT-18.9]"""
    for seat in gt.on.book.flying(gt):
        crew = gt.ship(seat).crew_count
        for cabin in infected(gt.ship(seat)):
            gt.on.book.dismiss(gt, seat, cabin)
        gt.on.book.crew_lost(gt, seat, crew)


def infected(ship: Ship) -> list[Square]:
    """The occupied cabins joined to occupied cabins.  [GT-18.9]"""
    occupied = ship.occupied()
    return [cabin for cabin in occupied if any(other in occupied for other in joined(ship, cabin))]


def smallest_crew(gt: Trucker) -> Seat:
    """Who has the smallest crew; of several the one farthest ahead.  [GT-18.3 GT-18.10]"""
    crews = {seat: gt.on.book.crew_size(gt, seat) for seat in gt.on.book.flying(gt)}
    return farthest_ahead(gt, [seat for seat, crew in crews.items() if crew == min(crews.values())])


def sabotage(gt: Trucker) -> None:
    """A bomb on a square of the smallest crew's ship; a lone ship has no enemy.  [GT-18.10 GT-18.11]"""
    if not gt.on.book.is_a_race(gt):
        gt.tell("gt-no-effect", None, "GT-18.11")
        return
    plant_bomb(gt, smallest_crew(gt))


def plant_bomb(gt: Trucker, seat: Seat) -> None:
    """It goes off where a component is found at once, or it does no harm.  [GT-18.10]"""
    gt.tell("gt-sabotaged", seat, "GT-18.10")
    for _ in range(gt.on.numbers.attempts):
        square = gt.on.book.meant(gt, seat, *gt.on.book.coordinates(gt))
        gt.tell("gt-searched", seat, "GT-18.10", square=square)
        if square in gt.ship(seat).parts:
            gt.on.book.destroy(gt, seat, square)
            return


RULES = {agenda.METEORIC_SWARM: meteoric_swarm}
