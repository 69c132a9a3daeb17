"""What a flight may still bring: how far ahead a seat seems to be."""

from perihelion.bots.galaxy_trucker.errands import reward
from perihelion.bots.galaxy_trucker.flying import BATTERY, CREW
from perihelion.bots.galaxy_trucker.seen_table import SeenTable
from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.ships.abilities import joint_cannons

STRENGTH = 0.5  # what a point of strength is worth for each card to come, in parts of ten
DUST = 0.2  # what an exposed connector costs


def lead(sight: SeenTable) -> float:
    """Credits ahead of the best other; alone, credits."""
    seats = range(len(sight.ships))
    worth = [outlook(sight, seat) for seat in seats]
    others = [worth[seat] for seat in seats if seat != sight.seat]
    return worth[sight.seat] - max(others, default=0.0)


def outlook(sight: SeenTable, seat: Seat) -> float:
    """Credits, the goods aboard, the place, what losses cost, the mission, and what the ship can still do."""
    ship = sight.ships[seat]
    goods = sight.worth(ship.cubes)
    price = sight.book.price_of_losses(sight.gt, seat, sight.lost[seat])
    if seat not in sight.days:
        return sight.credits[seat] + goods / sight.rules.numbers.given_up - price + reward(sight, seat)
    order = sorted(sight.days, key=lambda other: -sight.days[other])
    places = sight.level.places
    place = places[min(order.index(seat), len(places) - 1)]
    return sight.credits[seat] + goods + place - price + reward(sight, seat) + prospects(sight, seat)


def prospects(sight: SeenTable, seat: Seat) -> float:
    """What crew, batteries and strength promise for the cards to come."""
    ship, gt, book = sight.ships[seat], sight.gt, sight.book
    engines = min((book.engine_strength(gt, seat, hull, 1) for hull in ship.each_hull()), default=0)
    strength = engines + joint_cannons(gt, seat, ship, ())
    able = (
        CREW * min(book.crew_size(gt, seat), 10) * 0.3
        + BATTERY * min(ship.battery_count, 6)
        + STRENGTH * strength
    )
    dust = DUST * book.exposed_connectors(gt, seat)
    return able * min(10, sight.to_come) / 10 - dust - (0 if ship.human_count else 10)
