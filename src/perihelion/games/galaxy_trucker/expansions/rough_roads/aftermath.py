"""Roads that follow every card: Engine Envy, Space Junk, Cosmic Psychosis, Metal Fatigue, turning ships."""

from collections.abc import Callable
from dataclasses import dataclass

from perihelion.engine import book
from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.book import OfTable
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.expansions.rough_roads.building import turn_over
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import in_play, obeys, roads
from perihelion.games.galaxy_trucker.expansions.shared.shots import (
    HEAVY,
    LARGE_METEOR,
    SHOT,
    behind,
)
from perihelion.games.galaxy_trucker.state import NOBODY, Trucker
from perihelion.games.galaxy_trucker.voyage.damage import shake_off

OPEN_SPACE = ("open_space", "wide_open_space")
EVENTS = {
    "gt-envied": (),
    "gt-junk": ("count",),
    "gt-psychosis": ("column", "row"),
    "gt-fatigue": ("column", "row"),
    "gt-turned-over": (),
}

FACE_ENVY = Step("face_envy")
THROW_JUNK = Step("throw_junk", "seat")
PSYCHOSIS = Step("psychosis")
FATIGUE = Step("fatigue")
TURN_SHIPS = Step("turn_ships")


def followed(end_card: OfTable) -> OfTable:
    """First what the roads make of the end of a card, then its end.  [BE-9.2 BE-9.3 BE-9.5 BE-9.14]

    Ruling: metal fatigue, turning, psychosis, junk, envy, in this order: junk counts what fell off before it,
    and envy looks at who leads when all is done.
    """

    def end(gt: Trucker) -> None:
        kept = roads(gt)
        if kept.after or not gt.flight.days:
            kept.after, kept.leader, kept.baddies, kept.junk = False, NOBODY, 0, {}
            kept.faced, kept.held = [], {}
            end_card(gt)
            return
        kept.after = True
        kind = gt.on.book.card_in_play(gt).type
        if kind in OPEN_SPACE and in_play(gt, "metal_fatigue"):
            gt.then(FATIGUE())
        if kind in (*OPEN_SPACE, "planets") and in_play(gt, "sommersault"):
            gt.then(TURN_SHIPS())
        if in_play(gt, "cosmic_psychosis"):
            gt.then(PSYCHOSIS())
        if in_play(gt, "space_junk") and gt.on.book.flying(gt):
            gt.then(THROW_JUNK(first_of(gt)))
        if in_play(gt, "engine_envy"):
            gt.then(FACE_ENVY())
        gt.then(agenda.END_CARD())

    return end


def first_of(gt: Trucker) -> Seat:
    """Who leads now of those who met the card."""
    flying = gt.on.book.flying(gt)
    return next(seat for seat in gt.flight.in_order() if seat in flying)


# Engine Envy.


def face_envy(gt: Trucker) -> None:
    """Whoever has taken the lead is shot at from behind, once.  [BE-9.2]

    Ruling: one heavy shot from the rear, rolled by the next one behind.
    """
    race = gt.on.book[Race].contenders(gt)
    if len(race) > 1 and race[0] != roads(gt).leader and obeys(gt, race[0], "engine_envy"):
        gt.tell("gt-envied", race[0], "BE-9.2")
        gt.then(SHOT(race[1], race[0], HEAVY, "rear"))


def contenders(gt: Trucker) -> list[Seat]:
    """Who is in the race when the card is over, the leader first.  [BE-9.2]"""
    flying = gt.on.book.flying(gt)
    return [seat for seat in gt.flight.in_order() if seat in flying]


@dataclass(slots=True)
class Race(book.Book):
    """Who is in the race at the end of a card, for hyperspace to change."""

    # BE-9.2: whoever comes back now is in it
    contenders: Callable[[Trucker], list[Seat]] = contenders


# Space Junk.


FallOff = Callable[[Trucker, Seat, list[Square]], None]


def junk_counted(fall_off: FallOff) -> FallOff:
    """What falls off during a card is junk; what is destroyed or given up is none.  [BE-9.3]"""

    def fell(gt: Trucker, seat: Seat, squares: list[Square]) -> None:
        if gt.flight.card is not None and in_play(gt, "space_junk"):
            junk = roads(gt).junk
            junk[seat] = junk.get(seat, 0) + len(squares)
        fall_off(gt, seat, squares)

    return fell


def throw_junk(gt: Trucker, seat: Seat) -> None:
    """Each component is a large meteor from the front for all behind; their owner rolls.  [BE-9.3 BE-8.2.1]

    The last one does not roll. What falls off meanwhile is thrown in its turn.
    """
    junk, hit = roads(gt).junk, [other for other in behind(gt, seat) if obeys(gt, other, "space_junk")]
    if junk.get(seat) and hit:
        gt.tell("gt-junk", seat, "BE-9.3", count=junk[seat])
        junk[seat] -= 1
        throw(gt, seat, hit)
        gt.then(THROW_JUNK(seat))
        return
    following = behind(gt, seat)
    if following:
        gt.then(THROW_JUNK(following[0]))


def throw(gt: Trucker, seat: Seat, targets: list[Seat]) -> None:
    """One roll of the thrower for all.  [BE-8.2.1 BE-8.2.3]"""
    if len(targets) == 1:
        gt.then(SHOT(seat, targets[0], LARGE_METEOR, "front"))
        return
    gt.flight.under_fire = targets
    gt.then(agenda.INCOMING(LARGE_METEOR, "front"))


def owner_of_junk(roller: Callable[[Trucker], Seat]) -> Callable[[Trucker], Seat]:
    """Whoever throws junk rolls for it.  [BE-8.2.3 BE-9.3]"""

    def rolls(gt: Trucker) -> Seat:
        thrower = next((step[1] for step in gt.agenda if step[0] == THROW_JUNK.name), None)
        return roller(gt) if thrower is None else thrower

    return rolls


# Cosmic Psychosis and Metal Fatigue.


def rolled(gt: Trucker, kind: str, rule: str) -> tuple[int, int]:
    """One roll for coordinates, a column and then a row, for all ships.  [BE-8.2.2 BE-9.5]"""
    column, row = gt.on.book.coordinates(gt)
    gt.tell(kind, None, rule, column=column, row=row)
    return column, row


def psychosis(gt: Trucker) -> None:
    """A cabin there with a human in it is destroyed, in hyperspace as well.  [BE-9.5]"""
    column, row = rolled(gt, "gt-psychosis", "BE-9.5")
    for seat in gt.flight.in_order():
        ship = gt.ship(seat)
        square = gt.on.book.meant(gt, seat, column, row)
        if square in ship.parts and square in ship.humans and obeys(gt, seat, "cosmic_psychosis"):
            gt.on.book.destroy(gt, seat, square)


def fatigue(gt: Trucker) -> None:
    """A component there falls off every ship that moved.  [BE-9.5]"""
    column, row = rolled(gt, "gt-fatigue", "BE-9.5")
    for seat in gt.on.book.flying(gt):
        square = gt.on.book.meant(gt, seat, column, row)
        if square in gt.ship(seat).parts and obeys(gt, seat, "metal_fatigue"):
            shake_off(gt, seat, [square])


# Sommersault.


def turn_ships(gt: Trucker) -> None:
    """Every ship turns by half a turn after open space and planets.  [BE-9.14]"""
    gt.tell("gt-turned-over", None, "BE-9.14")
    turned = roads(gt).turned
    for seat in gt.flight.in_order():
        if obeys(gt, seat, "sommersault"):
            turn_over(gt.ship(seat))
            (turned.remove if seat in turned else turned.append)(seat)
    turned.sort()


RULES = {
    FACE_ENVY: face_envy,
    THROW_JUNK: throw_junk,
    PSYCHOSIS: psychosis,
    FATIGUE: fatigue,
    TURN_SHIPS: turn_ships,
}
