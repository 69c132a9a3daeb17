"""What a bot makes of missions: which to vote for, what arriving would pay, bottles, clients."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from perihelion.bots.galaxy_trucker import supercards
from perihelion.bots.galaxy_trucker.seen_table import SeenTable
from perihelion.engine.decisions import Seat
from perihelion.engine.moves import Move
from perihelion.games.galaxy_trucker.expansions.missions.annex import NAME, level, mission, part
from perihelion.games.galaxy_trucker.expansions.missions.tasks.measures import OF_THE_TABLE
from perihelion.games.galaxy_trucker.expansions.missions.tasks.paying import amount, worth
from perihelion.games.galaxy_trucker.expansions.missions.tasks.vocabulary import MissionRow, at_level

if TYPE_CHECKING:
    from perihelion.bots.galaxy_trucker.flying import Pilot

TILE = 1.0  # what a lost tile costs
DAY, CREW, GOOD, HIT = 0.45, 0.9, 1.5, 1.5  # what penalties cost
# So much of each comes home with a ship of a rookie.
USUAL = {"tiles": 1.5, "sets": 0.4, "mass": 3.0, "lost": 3.0, "crew": 5.0, "crew_lost": 2.0, "aliens": 0.4}
USUAL |= {"aliens_lost": 0.3, "directives_kept": 1.3, "violations": 0.7, "client_goods": 5.0}
SUPERCARD, ARRIVES, ELSE = -1.5, 0.7, 0.5

Judge = Callable[["Pilot", Move, Mapping[str, Any]], float]


# Voting.


def liking(row: MissionRow, at: int) -> float:
    """What a mission promises at a level: what it usually pays, less what it usually breaks."""
    cards = at_level(row.supercards.open, at) + at_level(row.supercards.unknown, at)
    paid = sum(ARRIVES * usual(pay.measure) * at_level(pay.credits, at) / pay.per for pay in row.rewards)
    paid += sum(at_level(pay.steps[0], at) for pay in row.rewards if pay.number)
    taken = sum(usual(pay.measure) * at_level(pay.credits, at) for pay in row.penalties)
    return paid - taken + SUPERCARD * cards - 2.0 * row.deadly


def usual(measure: str) -> float:
    return USUAL.get(measure, ELSE)


def voting(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    row = part(pilot.sight.gt).missions.of(move.args[0])
    return liking(row, level(pilot.sight.gt)) * (1 if move.verb == "vote" else -1)


def staying(_: Pilot, move: Move, about: Mapping[str, Any]) -> float:
    """The ships agreed on."""
    return float(move.args[0] == about["board"])


# What arriving would pay.


def reward(sight: SeenTable, seat: Seat) -> float:
    """What the mission would pay a seat if the flight were over now, and take from it."""
    gt = sight.gt
    if NAME not in gt.annexes:
        return 0.0
    row, flies = mission(gt), seat in sight.days
    gained = sum(
        worth(gt, pay, amount(gt, seat, pay)) for pay in row.rewards if flies and pay.measure in OF_THE_TABLE
    )
    taken = sum(worth(gt, pay, amount(gt, seat, pay)) for pay in row.penalties if pay.measure in OF_THE_TABLE)
    return float(gained - taken)


def opening(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """A bottle is opened for a card that costs more than the bottle brings."""
    if move.verb != "open" or pilot.sight.card is None:
        return 0.0
    gt = pilot.sight.gt
    brings = sum(at_level(pay.credits, level(gt)) for pay in mission(gt).rewards if pay.measure == "tiles")
    falls: float = len(pilot.ship.parts) - 1 - pilot.left_without(move.args[0])
    return supercards.cost(pilot, pilot.sight.card) - brings - TILE * (1 + falls)


def stepping_in(pilot: Pilot, move: Move, about: Mapping[str, Any]) -> float:
    """For a point, where the penalty costs less than it pays."""
    gt, card, line = pilot.sight.gt, pilot.sight.card, about["line"]
    if move.verb == "no" or card is None:
        return 0.0
    pays: int = sum(
        at_level(pay.credits, level(gt)) for pay in mission(gt).rewards if pay.each == "guard_points"
    )
    if not line:
        return float(ARRIVES * pays - 2 * TILE)
    loss = card.lines[line - 1].loss
    if loss.crew >= pilot.ship.crew_count:
        return -10.0
    goods = GOOD * min(loss.goods, len(pilot.ship.cubes))
    price: float = DAY * loss.days + CREW * loss.crew + goods + HIT * len(loss.shots)
    return ARRIVES * pays - price


JUDGED: dict[str, Judge] = {
    "gt-mission": voting,
    "gt-not-mission": voting,
    "gt-ships": staying,
    "gt-open": opening,
    "gt-step-in": stepping_in,
    "gt-join-again": lambda _, move, __: float(move.verb == "yes"),
}
