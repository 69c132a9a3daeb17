"""Enemy Fleets: everybody fights, and whoever is beaten suffers line by line."""

from collections.abc import Callable
from typing import Annotated

import msgspec

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.components import SIDES, Part
from perihelion.games.galaxy_trucker.expansions.missions.supercards.penalties import FOUR, RankRow, loss_of
from perihelion.games.galaxy_trucker.expansions.missions.supercards.table import (
    finds_nobody,
    now,
    rearmost_first,
    remembered,
    type_in_play,
    up_to_now,
)
from perihelion.games.galaxy_trucker.ships.abilities import CANNONS
from perihelion.games.galaxy_trucker.ships.board_rows import Side
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.flight import lose_days
from perihelion.games.galaxy_trucker.voyage.hits import coming

EVENTS = {"gt-fleet-kept-off": (), "gt-fleet-won": ("count",)}
FLEETS = ("pirate_fleet", "robber_fleet", "slaver_fleet")

PIRATE_FLEET, ROBBER_FLEET, SLAVER_FLEET = (Step(name) for name in FLEETS)
FACE_FLEET = Step("face_fleet", "seat")
PLUNDER = Step("plunder", "line", "number")

TYPES = dict.fromkeys(FLEETS, ("attacks ranks", ""))
FEATURES = {
    "attacks": Annotated[list[Side], msgspec.Meta(min_length=1, max_length=4)],
    "ranks": Annotated[list[RankRow], FOUR],
}

Fire = Callable[[Trucker, Seat, Part], float]


def enemy_fleet(gt: Trucker) -> None:
    """It attacks everybody: all declare, from the leader back, then what the beaten suffer is carried out.

    [MI-10.2.1 MI-10.2.6]

    Ruling: nobody suffers before all have declared, and then it goes penalty by penalty, not ship by ship: so
    one roll of a shot serves all it comes at.
    """
    if finds_nobody(gt, "MI-10.2.1"):
        return
    for seat in gt.on.book.flying(gt):
        gt.then(agenda.POWER(seat, CANNONS), FACE_FLEET(seat))
    for line, rank in enumerate(up_to_now(gt, ranks(gt)), 1):
        gt.then(*(PLUNDER(line, number) for number in range(1, len(rank.penalties) + 1)))


def ranks(gt: Trucker) -> list[RankRow]:
    found: list[RankRow] = gt.on.book.card_in_play(gt).more["ranks"]
    return found


def to_where_it_attacks(fire: Fire) -> Fire:
    def to_where_it_attacks(gt: Trucker, seat: Seat, part: Part) -> float:
        """Barrels count in full to the sides from which the fleet comes, by half elsewhere.

        [MI-10.2.2 MI-10.2.7 MI-10.2.8]
        """
        if type_in_play(gt) not in FLEETS:
            return fire(gt, seat, part)
        attacks = gt.on.book.card_in_play(gt).more["attacks"]
        each = part.kind.cannon / max(1, len(part.muzzles))
        return sum(each / (1 if SIDES[side] in attacks else 2) for side in part.muzzles)

    return to_where_it_attacks


def lines_lost(gt: Trucker, seat: Seat) -> list[int]:
    """The lines, up to that of the level, whose strength a player has not reached.  [MI-10.2.3 MI-10.2.5]"""
    strength = gt.flight.declared[seat]
    return [line for line, rank in enumerate(up_to_now(gt, ranks(gt)), 1) if strength < rank.strength]


def is_beaten(gt: Trucker, seat: Seat) -> bool:
    """Whether a player who has declared has less than the line of the level."""
    return seat in gt.flight.declared and gt.flight.declared[seat] < now(gt, ranks(gt)).strength


def face_fleet(gt: Trucker, seat: Seat) -> None:
    """As much as the line of the level keeps the fleet off; whoever jumped away meets nobody.  [MI-10.2.3]"""
    if seat not in gt.flight.declared:
        return
    if is_beaten(gt, seat):
        remembered(gt).beaten.append(seat)
        gt.tell("gt-fleet-won", seat, "MI-10.2.3", count=len(lines_lost(gt, seat)))
    else:
        gt.tell("gt-fleet-kept-off", seat, "MI-10.2.3")


def plunder(gt: Trucker, line: int, number: int) -> None:
    """One penalty, for all who have not reached its line: days rearmost first, shots with one roll for all.

    [MI-10.2.3 MI-10.2.4 MI-10.2.6]
    """
    beaten = [
        seat for seat in remembered(gt).beaten if seat in gt.flight.days and line in lines_lost(gt, seat)
    ]
    loss = loss_of([ranks(gt)[line - 1].penalties[number - 1]])
    for seat in rearmost_first(gt, beaten):
        lose_days(gt, seat, loss.days)
    if loss.crew:
        gt.then(*(agenda.LOSE_CREW(seat, loss.crew) for seat in beaten))
    if loss.goods:
        gt.then(*(agenda.LOSE_GOODS(seat, loss.goods) for seat in beaten))
    if loss.shots and beaten:
        gt.flight.under_fire = beaten
        gt.then(*map(coming, loss.shots))


def led(roller: Callable[[Trucker], Seat]) -> Callable[[Trucker], Seat]:
    def led(gt: Trucker) -> Seat:
        """The leader rolls for a fleet, hit or not.  [MI-10.2.4 MI-10.2.6]"""
        flying = gt.on.book.flying(gt) if type_in_play(gt) in FLEETS else ()
        return flying[0] if flying else roller(gt)

    return led


def wrap(book: Book) -> None:
    book.fire = to_where_it_attacks(book.fire)
    book.roller = led(book.roller)


RULES = {
    PIRATE_FLEET: enemy_fleet,
    ROBBER_FLEET: enemy_fleet,
    SLAVER_FLEET: enemy_fleet,
    FACE_FLEET: face_fleet,
    PLUNDER: plunder,
}
