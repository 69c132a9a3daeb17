"""What Robopolice Raids bring to the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypedDict

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.composing import declared, told
from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Page
from perihelion.engine.speech import Glossary, Phrase, phrase
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.expansion import Expansion
from perihelion.games.galaxy_trucker.expansions.missions.supercards.tactical_zones import Contests
from perihelion.games.galaxy_trucker.expansions.robopolice import defences, raids, thrusters
from perihelion.games.galaxy_trucker.expansions.robopolice.thrusters import NAME, Course, course
from perihelion.games.galaxy_trucker.rows import Printing
from perihelion.games.galaxy_trucker.rules import TruckerRules
from perihelion.games.galaxy_trucker.state import NOBODY, Trucker

MODULES = (raids, thrusters)
TOLD = told(MODULES)


class PoliceTable(TypedDict):
    """Who has moved aside for the hit that comes (-1 for nobody), with which part, and by how many lines."""

    seat: Seat
    hull: int
    shift: int


class Robopolice(Expansion):
    """Three raids among the supercards; auto-defence systems, armories and thrusters in the heap.

    [MI-7.3 MI-13.1 MI-13.19]
    """

    name = NAME
    content = (NAME,)
    printing = Printing(
        types=raids.TYPES,
        abilities={defences.DEFENDS: bool, defences.ARMS: bool, defences.SHIFTS: bool},
        features=raids.FEATURES,
    )
    events: ClassVar = declared(MODULES, "EVENTS")
    prompts: ClassVar = TOLD["prompts"]
    moves: ClassVar = TOLD["moves"]

    def wrap(self, book: Book) -> None:
        book[Contests].bonus = defences.with_armories(book[Contests].bonus)
        book.path = thrusters.moved_aside(book.path)
        book.suffer_hit = thrusters.or_veer(book.suffer_hit)

    def rules(self) -> Mapping[Step, Rule]:
        return declared(MODULES, "RULES")

    def phrases(self) -> list[tuple[str, ...]]:
        return [*raids.PHRASES]

    def glossary(self, rules: TruckerRules) -> Glossary:
        cards = [card for card in self.printed.cards.values() if card.type in raids.TYPES]
        texts: dict[str, Phrase] = {
            card.id: phrase("gt-says-raid", units=card.more["units"], contraband=card.more["contraband"])
            for card in cards
        }
        return {"card": {card.id: phrase("gt-raid-name") for card in cards}, "text": texts}

    def set_up(self, gt: Trucker) -> None:
        gt.annexes[NAME] = Course()

    def view(self, gt: Trucker, seat: Seat | None) -> PoliceTable:
        kept = course(gt)
        return {"seat": kept.seat, "hull": kept.hull, "shift": kept.shift}

    def see(self, gt: Trucker, told: Mapping[str, Any]) -> None:
        gt.annexes[NAME] = Course(told["seat"], told["hull"], told["shift"])

    def write(self, gt: Trucker) -> list[str]:
        """`veered: 1 1 more`: whose ship has moved, which part, and which way; `none` where it stayed."""
        kept = course(gt)
        way = {shift: way for way, shift in raids.WAYS.items()}.get(kept.shift, "none")
        return [f"veered: {kept.seat} {kept.hull} {way}"] if kept.seat != NOBODY else []

    def read(self, gt: Trucker, page: Page, taken: set[str]) -> None:
        kept = gt.annexes[NAME] = Course()
        if (line := page.take("veered")) is not None:
            seat, hull, way = line.only(3)
            kept.seat = seat.number(0, gt.rules.seats - 1)
            kept.hull = hull.number(1, len(gt.ship(kept.seat).board.by_hull))
            kept.shift = raids.WAYS.get(way.name((*raids.WAYS, "none"), "way"), 0)
