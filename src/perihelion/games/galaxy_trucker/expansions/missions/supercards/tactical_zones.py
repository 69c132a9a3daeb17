"""Tactical Zones: in two contests whoever has least of one thing against another suffers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec

from perihelion.engine import book as books
from perihelion.engine.agenda import Due, Step
from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.components import Loss
from perihelion.games.galaxy_trucker.expansions.missions.supercards.penalties import FOUR, Penalties, together
from perihelion.games.galaxy_trucker.expansions.missions.supercards.table import (
    rearmost_first,
    remembered,
    up_to_now,
)
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.flight import lose_days
from perihelion.games.galaxy_trucker.voyage.hits import coming

CREW = "crew"
Value = Literal["crew", "engines", "cannons"]
EVENTS = dict.fromkeys(("gt-margin", "gt-outdone"), ("of", "less", "strength"))

TACTICAL_ZONE = Step("tactical_zone")
CONTEST = Step("contest", "number")
MEASURE = Step("measure", "seat", "number")
DECIDE = Step("decide", "number")
SUFFER_CONTEST = Step("suffer_contest", "seat", "number", "flag")
FIRE_CONTEST = Step("fire_contest", "number")


class ContestRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A column of the card: what is compared, less what, and what the lowest suffers, line by line."""

    of: Value
    less: Value
    penalties: Annotated[list[Penalties], FOUR]


TYPES = {"tactical_zone": ("contests", "")}
FEATURES = {"contests": Annotated[list[ContestRow], msgspec.Meta(min_length=1, max_length=4)]}


def lowest(gt: Trucker, margins: Mapping[Seat, float]) -> list[Seat]:
    """Who suffers: the lowest, of several the one farthest ahead.  [MI-11.4 MI-11.5]"""
    return sorted(margins, key=lambda seat: (margins[seat], -gt.flight.days[seat]))[:1]


def at_once(gt: Trucker, seat: Seat) -> Sequence[Due]:
    """What a player may do before being counted: nothing."""
    return ()


def none(gt: Trucker, seat: Seat, what: str) -> float:
    """What is added to a value: nothing."""
    return 0


@dataclass(slots=True)
class Contests(books.Book):
    """How values are compared, for other parts to change."""

    # MI-11.10: with five players two
    victims: Callable[[Trucker, Mapping[Seat, float]], list[Seat]] = lowest
    # MI-7.7.2: jumps at the own turn to count
    before: Callable[[Trucker, Seat], Sequence[Due]] = at_once
    # MI-11.8: armories
    bonus: Callable[[Trucker, Seat, str], float] = none


def tactical_zone(gt: Trucker) -> None:
    """The left column first, then the right one; a lone ship has nothing to fear.  [MI-11.1 MI-11.9]"""
    if len(gt.on.book.flying(gt)) < 2:
        gt.tell("gt-no-effect", None, "MI-11.9")
        return
    gt.then(*(CONTEST(number) for number in range(1, len(gt.on.book.card_in_play(gt).more["contests"]) + 1)))


def row(gt: Trucker, number: int) -> ContestRow:
    found: ContestRow = gt.on.book.card_in_play(gt).more["contests"][number - 1]
    return found


def contest(gt: Trucker, number: int) -> None:
    """From the leader on everybody counts anew, and may pay for what helps.  [MI-11.3 MI-11.7 MI-11.13]"""
    gt.flight.declared, remembered(gt).margins = {}, {}
    what = row(gt, number).of
    for seat in gt.on.book.flying(gt):
        if what == CREW:
            gt.then(*gt.on.book[Contests].before(gt, seat))
        else:
            gt.then(agenda.POWER(seat, what))
        gt.then(MEASURE(seat, number))
    gt.then(DECIDE(number))


def measure(gt: Trucker, seat: Seat, number: int) -> None:
    """One value less the other, of which all that needs no battery must be counted.

    [MI-11.2 MI-11.3 MI-11.8 MI-11.11]

    Ruling: nobody is asked for batteries for what counts against them.
    """
    of, less = row(gt, number).of, row(gt, number).less
    if seat not in gt.on.book.flying(gt) or (of != CREW and seat not in gt.flight.declared):
        return
    bonus = gt.on.book[Contests].bonus
    mine = value(gt, seat, of) if of == CREW else gt.flight.declared[seat]
    margin = mine + bonus(gt, seat, of) - value(gt, seat, less) - bonus(gt, seat, less)
    remembered(gt).margins[seat] = margin
    gt.tell("gt-margin", seat, "MI-11.2", of=of, less=less, strength=margin)


def value(gt: Trucker, seat: Seat, what: str) -> float:
    """A crew, or a strength without batteries.  [MI-11.3 MI-11.11]"""
    return gt.on.book.crew_size(gt, seat) if what == CREW else gt.on.book.strength(gt, seat, what)


def decide(gt: Trucker, number: int) -> None:
    """The lowest suffers before the next column is counted.  [MI-11.4 MI-11.9 MI-11.12]"""
    flying = gt.on.book.flying(gt)
    margins = {seat: margin for seat, margin in remembered(gt).margins.items() if seat in flying}
    if len(margins) < 2:
        gt.tell("gt-no-effect", None, "MI-11.9")
        return
    of, less = row(gt, number).of, row(gt, number).less
    hit = gt.on.book[Contests].victims(gt, margins)
    for seat in hit:
        gt.tell("gt-outdone", seat, "MI-11.4", of=of, less=less, strength=margins[seat])
    gt.flight.under_fire = []
    in_turn = rearmost_first(gt, hit)
    gt.then(*(SUFFER_CONTEST(seat, number, hit.index(seat)) for seat in in_turn), FIRE_CONTEST(number))


def loss_of_contest(gt: Trucker, number: int) -> Loss:
    """All lines up to that of the level together.  [MI-11.6]"""
    return together(up_to_now(gt, row(gt, number).penalties))


def suffer_contest(gt: Trucker, seat: Seat, number: int, less: int) -> None:
    """Days, crew, goods, and then shots; `less` says that a fifth player takes something off.  [MI-11.12]"""
    take_column(gt, seat, loss_of_contest(gt, number))


def take_column(gt: Trucker, seat: Seat, loss: Loss) -> None:
    lose_days(gt, seat, loss.days)
    if loss.crew:
        gt.then(agenda.LOSE_CREW(seat, loss.crew))
    if loss.goods:
        gt.then(agenda.LOSE_GOODS(seat, loss.goods))
    if loss.shots:
        gt.flight.under_fire.append(seat)


def fire_contest(gt: Trucker, number: int) -> None:
    """Shots in the order shown, rolled by whoever is hit.  [MI-11.12]"""
    if gt.flight.under_fire:
        gt.then(*map(coming, loss_of_contest(gt, number).shots))


def wrap(book: Book) -> None:
    book.add(Contests())


RULES = {
    TACTICAL_ZONE: tactical_zone,
    CONTEST: contest,
    MEASURE: measure,
    DECIDE: decide,
    SUFFER_CONTEST: suffer_contest,
    FIRE_CONTEST: fire_contest,
}
