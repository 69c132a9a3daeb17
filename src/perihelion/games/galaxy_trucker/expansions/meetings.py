"""Where the cards of the Big Expansion meet its components and its fifth player."""

from collections.abc import Callable, Mapping

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.components import Hit, Square
from perihelion.games.galaxy_trucker.expansion import Meeting
from perihelion.games.galaxy_trucker.expansions.bonus_cards import billiards, junkyard
from perihelion.games.galaxy_trucker.expansions.bonus_cards.memory import memory
from perihelion.games.galaxy_trucker.expansions.evil_machinations.attacks import (
    BOARDING_PARTY,
    Victims,
    boarding_party,
    by_value,
)
from perihelion.games.galaxy_trucker.expansions.evil_machinations.hazards import TRAFFIC_JAM
from perihelion.games.galaxy_trucker.expansions.fifth_wheel import wheel
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import technology
from perihelion.games.galaxy_trucker.expansions.new_technologies.cabins import LUXURY, SLEEPERS, Stasis
from perihelion.games.galaxy_trucker.expansions.new_technologies.hyperspace import (
    HyperspaceBook,
    is_away,
    jump_before_strike,
    reaching_halves,
    take_back,
)
from perihelion.games.galaxy_trucker.expansions.new_technologies.joining import Works
from perihelion.games.galaxy_trucker.expansions.rough_roads import crew, hits
from perihelion.games.galaxy_trucker.expansions.rough_roads.aftermath import (
    FACE_ENVY,
    PSYCHOSIS,
    TURN_SHIPS,
    Race,
    face_envy,
    psychosis,
    turn_ships,
)
from perihelion.games.galaxy_trucker.expansions.rough_roads.fate import sabotage_for_all
from perihelion.games.galaxy_trucker.expansions.shared.dead_zones import working
from perihelion.games.galaxy_trucker.expansions.shared.stowing import CREW, Stowage
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker

TWO = 2  # with five players

Rooms = Callable[[Trucker, Seat, str], dict[Square, int]]
Put = Callable[[Trucker, Seat, str, Square], None]


# Astronauts, luxury cabins and stasis.


def beds_and_chambers(rooms: Rooms) -> Rooms:
    """New astronauts sleep in stasis chambers with room, and in no luxury cabin.  [BE-11.4 BE-2.4.3]"""

    def free(gt: Trucker, seat: Seat, what: str) -> dict[Square, int]:
        found, parts = rooms(gt, seat, what), gt.on.book[Works].working(gt, seat, gt.ship(seat)).parts
        if what != CREW:
            return found
        asleep = technology(gt).sleepers.get(seat, {})
        chambers = {
            square: part.kind.more[SLEEPERS] - asleep.get(square, 0)
            for square, part in parts.items()
            if SLEEPERS in part.kind.more
        }
        found = {square: count for square, count in found.items() if LUXURY not in parts[square].kind.more}
        return found | {square: count for square, count in chambers.items() if count > 0}

    return free


def lay_down(put: Put) -> Put:
    """Whoever goes into a chamber sleeps.  [BE-11.4 BE-2.5.2]"""

    def stowed(gt: Trucker, seat: Seat, what: str, square: Square) -> None:
        if what != CREW or SLEEPERS not in gt.ship(seat).parts[square].kind.more:
            put(gt, seat, what, square)
            return
        asleep = technology(gt).sleepers.setdefault(seat, {})
        asleep[square] = asleep.get(square, 0) + 1
        gt.tell("gt-stowed", seat, "BE-11.4", stowed=what, square=square)

    return stowed


class GuestsOfBonusCards(Meeting):
    """Astronauts of a junkyard in ships with new technologies."""

    name = "guests-of-bonus-cards"
    between = ("new-technologies", "bonus-cards")

    def wrap(self, book: Book) -> None:
        stowage = book[Stowage]
        stowage.rooms, stowage.put = beds_and_chambers(stowage.rooms), lay_down(stowage.put)


class GuestsOfMachinations(GuestsOfBonusCards):
    """Astronauts of a stranded ship in ships with new technologies."""

    name = "guests-of-machinations"
    between = ("new-technologies", "evil-machinations")


class MachinationsInHyperspace(Meeting):
    """Traffic Jam reaches hyperspace; boarders count crews, so that one may jump.  [BE-2.12.6 BE-10.2]"""

    name = "machinations-in-hyperspace"
    between = ("new-technologies", "evil-machinations")

    def wrap(self, book: Book) -> None:
        book[HyperspaceBook].everywhere = (TRAFFIC_JAM.name,)
        book[HyperspaceBook].strikes[BOARDING_PARTY.name] = boarding_party

    def rules(self) -> Mapping[Step, Rule]:
        return {BOARDING_PARTY: jump_before_strike(boarding_party)}


# Ships come back.


Beds = Callable[[Trucker, Seat, Ship], list[Square]]


def where_one_can_live(beds: Beds) -> Beds:
    """Nobody wakes up in a cabin that is dead or exposed to panic.  [BE-9.17 BE-9.21]"""

    def habitable(gt: Trucker, seat: Seat, ship: Ship) -> list[Square]:
        shut = crew.uninhabitable(gt, seat)
        return [square for square in beds(gt, seat, ship) if square not in shut]

    return habitable


def with_those_who_return(contenders: Callable[[Trucker], list[Seat]]) -> Callable[[Trucker], list[Seat]]:
    """Whoever returns from hyperspace at the end of this card is in the race again.  [BE-9.2]"""

    def race(gt: Trucker) -> list[Seat]:
        there, back = contenders(gt), returning(gt)
        return [seat for seat in gt.flight.in_order() if seat in there or seat in back]

    return race


def returning(gt: Trucker) -> list[Seat]:
    """Whose whole ship is back once this card is over.  [BE-2.12.3]"""
    away = technology(gt).away
    return [seat for seat, hulls in away.items() if is_away(gt, seat) and set(hulls.values()) == {1}]


def envied_on_return(gt: Trucker) -> None:
    """Halves that return into the lead are there to be shot at.  [BE-9.2]"""
    for seat in returning(gt):
        take_back(gt, seat)
    face_envy(gt)


class RoadsOfNewShips(Meeting):
    """Rough Roads for ships with new technologies."""

    name = "roads-of-new-ships"
    between = ("new-technologies", "rough-roads")

    def wrap(self, book: Book) -> None:
        book[Race].contenders = with_those_who_return(book[Race].contenders)
        book[Works].working = working
        book[Stasis].beds = where_one_can_live(book[Stasis].beds)
        strikes = book[HyperspaceBook].strikes
        strikes["sabotage"] = sabotage_for_all(strikes["sabotage"])
        book.sabotage = jump_before_strike(strikes["sabotage"])

    def rules(self) -> Mapping[Step, Rule]:
        return {
            PSYCHOSIS: reaching_halves(psychosis),
            TURN_SHIPS: reaching_halves(turn_ships),
            FACE_ENVY: envied_on_return,
        }


# Five players.


def row_twice(why_not: Callable[[Trucker, int], Reason | None]) -> Callable[[Trucker, int], Reason | None]:
    """One row may be picked a second time.  [BE-11.3]"""

    def barred(gt: Trucker, number: int) -> Reason | None:
        rows = memory(gt).rows
        return why_not(gt, number) if len(set(rows)) < len(rows) or rows.count(number) > 1 else None

    return barred


def milder_row(row: Callable[[Trucker, int], list[Hit]]) -> Callable[[Trucker, int], list[Hit]]:
    """The second time without its first large meteor.  [BE-11.3]"""

    def hits(gt: Trucker, number: int) -> list[Hit]:
        found = row(gt, number)
        if number in memory(gt).rows:
            found.remove(next(hit for hit in found if hit.size == "large"))
        return found

    return hits


def box_twice(
    why_not: Callable[[Trucker, Seat, int], Reason | None],
) -> Callable[[Trucker, Seat, int], Reason | None]:
    """One box may be used a second time, at the full price.  [BE-11.4]"""

    def barred(gt: Trucker, seat: Seat, number: int) -> Reason | None:
        boxes = memory(gt).boxes
        if len(set(boxes)) < len(boxes) or number not in boxes:
            return why_not(gt, seat, number)
        return junkyard.why_not_afford(gt, seat, number)

    return barred


def smaller_reward(
    reward_of: Callable[[Trucker, Seat, int], junkyard.Box],
) -> Callable[[Trucker, Seat, int], junkyard.Box]:
    """The second user gets one less of everything.  [BE-11.4]"""

    def reward(gt: Trucker, seat: Seat, number: int) -> junkyard.Box:
        gets, boxes = reward_of(gt, seat, number), memory(gt).boxes
        waiting = number in boxes and gt.flight.landed.get(seat) != number
        return junkyard.fewer(gets) if waiting or boxes.count(number) > 1 else gets

    return reward


def but_the_escaped(aimed_at: Callable[[Trucker], list[Seat]]) -> Callable[[Trucker], list[Seat]]:
    """Bad luck does not look at those whom the first heavy shot spares.  [BE-9.19 BE-3.4.6 BE-3.5.2]"""
    return lambda gt: [seat for seat in aimed_at(gt) if seat not in wheel(gt).escaped]


def spared_once_more(gt: Trucker) -> None:
    """Rolled again, it is still the first heavy shot.  [BE-9.19 BE-3.4.6 BE-3.5.2]"""
    if wheel(gt).escaped:
        wheel(gt).spared = wheel(gt).escaped


class RoadsForFive(Meeting):
    """Bad luck, where a shot is the first for some and spares others.  [BE-9.19]"""

    name = "roads-for-five"
    between = ("fifth-wheel", "rough-roads")

    def wrap(self, book: Book) -> None:
        luck = book[hits.Luck]
        luck.aimed_at, luck.as_it_was = but_the_escaped(luck.aimed_at), spared_once_more


class BonusCardsForFive(Meeting):
    """One row and one box for two.  [BE-11.3 BE-11.4]"""

    name = "bonus-cards-for-five"
    between = ("fifth-wheel", "bonus-cards")

    def wrap(self, book: Book) -> None:
        rows, boxes = book[billiards.Billiards], book[junkyard.Junkyards]
        rows.why_not_row, rows.row = row_twice(rows.why_not_row), milder_row(rows.row)
        boxes.why_not_box, boxes.reward_of = box_twice(boxes.why_not_box), smaller_reward(boxes.reward_of)


def two_lowest(gt: Trucker, values: dict[Seat, float]) -> list[Seat]:
    """Two are picked out, unless only two are in the race.  [BE-3.5.4 BE-10.3]"""
    return by_value(gt, values)[: 2 if len(values) > 2 else 1]


class MachinationsForFive(Meeting):
    """Machinations pick two out, two may help, and two may buy.  [BE-10.4 BE-10.8 BE-10.9 BE-10.10]"""

    name = "machinations-for-five"
    between = ("fifth-wheel", "evil-machinations")

    def wrap(self, book: Book) -> None:
        victims = book[Victims]
        victims.lowest, victims.helpers, victims.buyers = two_lowest, TWO, TWO


MEETINGS: tuple[type[Meeting], ...] = (
    GuestsOfBonusCards,
    GuestsOfMachinations,
    MachinationsInHyperspace,
    RoadsOfNewShips,
    RoadsForFive,
    BonusCardsForFive,
    MachinationsForFive,
)
