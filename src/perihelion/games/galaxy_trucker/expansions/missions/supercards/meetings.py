"""Where supercards meet hyperspace and the Diplomat, a fifth player, and machinations."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from perihelion.engine.agenda import Due, Step
from perihelion.engine.book import Rule
from perihelion.engine.decisions import Rules, Seat
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.book import Book, OfTable
from perihelion.games.galaxy_trucker.expansion import Meeting
from perihelion.games.galaxy_trucker.expansions.evil_machinations.choosing import Dealing, is_evil
from perihelion.games.galaxy_trucker.expansions.fifth_wheel import reduced, victims, wheel
from perihelion.games.galaxy_trucker.expansions.missions.annex import NAME, task
from perihelion.games.galaxy_trucker.expansions.missions.supercards import enemy_fleets, tactical_zones
from perihelion.games.galaxy_trucker.expansions.missions.supercards.table import is_super, remembered
from perihelion.games.galaxy_trucker.expansions.missions.supercards.tactical_zones import Contests
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import technology
from perihelion.games.galaxy_trucker.expansions.new_technologies.hyperspace import (
    CONSIDER_JUMP,
    carry,
    jumps,
    put_away,
    take_back,
)
from perihelion.games.galaxy_trucker.expansions.new_technologies.specialists import DIPLOMAT, has, plead
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.hits import roll_for

HEAVY, FRONT = "large-shot", "front"
QUARTER = 4  # parts of the deck

EXPOSE = Step("expose", "seat", "number")
TAKE_COVER = Step("take_cover", "seat")


# Hyperspace.


def shot_in_hyperspace(end_card: OfTable) -> OfTable:
    def shot_in_hyperspace(gt: Trucker) -> None:
        """When a supercard is done every part in hyperspace takes a heavy shot, the leader's first.

        [MI-7.7 MI-7.7.1]
        """
        card, kept = gt.flight.card, remembered(gt)
        away = technology(gt).away
        if card is None or not is_super(gt, card) or kept.shot or not away:
            end_card(gt)
            return
        kept.shot = True
        for seat in gt.flight.in_order():
            hulls = [*gt.ship(seat).board.by_hull]
            numbers = sorted(
                hulls.index(hull) + 1 for hull in away.get(seat, ()) if seat not in task(gt).sitting
            )
            gt.then(*(step for number in numbers for step in (EXPOSE(seat, number), TAKE_COVER(seat))))
        gt.then(agenda.END_CARD())

    return shot_in_hyperspace


def expose(gt: Trucker, seat: Seat, number: int) -> None:
    """It can hit that part alone, whose owner rolls.  [MI-7.7.1]

    Ruling: the shot comes once all others are done with the card, a roll of its owner's for each part: who is
    away shares no roll with those who stayed, nor another part's.
    """
    ship = gt.ship(seat)
    hull = [*ship.board.by_hull][number - 1]
    take_back(gt, seat)
    if not ship.board.is_one:
        stash = technology(gt).stash.setdefault(seat, Ship(ship.board))
        for other in [other for other in ship.hulls if other != hull]:
            carry(ship.alone(other), ship, stash)
    gt.flight.under_fire = [seat]
    roll = roll_for(gt, seat, HEAVY, FRONT, rule="MI-7.7.1")
    gt.then(agenda.SUFFER_HIT(seat, HEAVY, FRONT, roll))


def take_cover(gt: Trucker, seat: Seat) -> None:
    """The ship is as it was: parts that are away are away."""
    take_back(gt, seat)
    put_away(gt, seat)


def considering(gt: Trucker, seat: Seat) -> tuple[Due, ...]:
    """When crews are counted one may jump, too.  [MI-7.7.2]"""
    return (CONSIDER_JUMP(seat),) if jumps(gt, seat) else ()


# The Diplomat.

FaceFleet = Callable[[Trucker, Seat], None]
Suffer = Callable[[Trucker, Seat, int, int], None]


def spared_by_fleet(face_fleet: FaceFleet) -> Callable[[Trucker, Seat], Rules | None]:
    def spared_by_fleet(gt: Trucker, seat: Seat) -> Rules | None:
        """The Diplomat may leave to spare the ship all that a fleet does.  [MI-7.8]

        Ruling: he is worth a whole lost fleet, not one of its lines: it is one enemy, however many lines it
        has.
        """
        if enemy_fleets.is_beaten(gt, seat) and has(gt, seat, DIPLOMAT):
            return plead(gt, seat, lambda: face_fleet(gt, seat))
        face_fleet(gt, seat)
        return None

    return spared_by_fleet


def spared_by_contest(suffer: Suffer) -> Callable[[Trucker, Seat, int, int], Rules | None]:
    def spared_by_contest(gt: Trucker, seat: Seat, number: int, less: int) -> Rules | None:
        """Or one column of a Tactical Zone.  [MI-7.8]"""
        if has(gt, seat, DIPLOMAT):
            return plead(gt, seat, lambda: suffer(gt, seat, number, less))
        suffer(gt, seat, number, less)
        return None

    return spared_by_contest


class SupercardsInHyperspace(Meeting):
    """Ships in hyperspace, and what a Diplomat talks others out of.  [MI-7.7 MI-7.8]"""

    name = "supercards-in-hyperspace"
    between = (NAME, "new-technologies")

    def wrap(self, book: Book) -> None:
        book.end_card = shot_in_hyperspace(book.end_card)
        book[Contests].before = considering

    def rules(self) -> Mapping[Step, Rule]:
        return {
            EXPOSE: expose,
            TAKE_COVER: take_cover,
            enemy_fleets.FACE_FLEET: spared_by_fleet(enemy_fleets.face_fleet),
            tactical_zones.SUFFER_CONTEST: spared_by_contest(suffer_less),
        }


# Five players.


def suffer_less(gt: Trucker, seat: Seat, number: int, less: int) -> None:
    """The second worst loses a day, one of the crew and a good less in all, and escapes the first heavy shot.

    [MI-11.10]
    """
    loss = tactical_zones.loss_of_contest(gt, number)
    tactical_zones.take_column(gt, seat, reduced(loss) if less else loss)
    if less and any(shot.size == "large" for shot in loss.shots):
        wheel(gt).spared.append(seat)


class TacticalZonesForFive(Meeting):
    """Two are hit in each column; else a fifth player changes nothing.  [MI-7.9 MI-11.10]"""

    name = "tactical-zones-for-five"
    between = (NAME, "fifth-wheel")

    def wrap(self, book: Book) -> None:
        book[Contests].victims = victims

    def rules(self) -> Mapping[Step, Rule]:
        return {tactical_zones.SUFFER_CONTEST: suffer_less}


# Machinations.


def of_the_mixed_deck(gt: Trucker) -> int:
    """A quarter of all cards but machinations, supercards and others added among them.  [MI-7.5 MI-7.5.1]

    Ruling: a quarter of the deck as it lies, not the usual number of cards, so that with supercards added the
    machinations are still in its middle half.
    """
    return sum(not is_evil(gt, card) for pile in gt.piles for card in pile.cards) // QUARTER


class SupercardsAmongMachinations(Meeting):
    """Supercards are mixed in first, then the machinations come into the middle.  [MI-7.5]"""

    name = "supercards-among-machinations"
    between = (NAME, "evil-machinations")

    def wrap(self, book: Book) -> None:
        book[Dealing].quarter = of_the_mixed_deck


MEETINGS: tuple[type[Meeting], ...] = (
    TacticalZonesForFive,
    SupercardsInHyperspace,
    SupercardsAmongMachinations,
)
