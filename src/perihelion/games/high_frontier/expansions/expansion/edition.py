"""The expansion put together: its five modules, its part of the state, of views and of positions."""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import lru_cache
from types import ModuleType
from typing import Any, ClassVar, TypedDict

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.composing import declared
from perihelion.engine.content import Table
from perihelion.engine.decisions import Seat
from perihelion.engine.offering import Group
from perihelion.engine.positions import Line, Page
from perihelion.engine.speech import Declared, Glossary, Phrase, phrase, said
from perihelion.games.high_frontier.book import Book
from perihelion.games.high_frontier.components import CardId
from perihelion.games.high_frontier.expansion import Expansion
from perihelion.games.high_frontier.expansions.expansion import (
    combat,
    elections,
    events,
    manoeuvres,
    phrases,
    supporting,
)
from perihelion.games.high_frontier.expansions.expansion.boards import (
    CENTRE,
    FACTORY,
    NAME,
    START,
    Fight,
    Sky,
    boards,
    sector,
    sky,
    table_of_boards,
)
from perihelion.games.high_frontier.expansions.expansion.combat.steps import LAST
from perihelion.games.high_frontier.expansions.expansion.combat.weapons import CUBE, battlefield
from perihelion.games.high_frontier.expansions.expansion.supports import KEPT, Cards, lacks
from perihelion.games.high_frontier.flights.laws import Lack, Outfit
from perihelion.games.high_frontier.meta import MOST_SEATS
from perihelion.games.high_frontier.outfits import outfit_of
from perihelion.games.high_frontier.positions.notation import listed
from perihelion.games.high_frontier.positions.reading import read_number
from perihelion.games.high_frontier.rules import FrontierRules
from perihelion.games.high_frontier.shapes import Missing
from perihelion.games.high_frontier.slots import slots_of
from perihelion.games.high_frontier.state import STACK_KINDS, Frontier, Slot

MOST_ROCKETS = 2  # where a scenario allows more than one
MODULES: tuple[ModuleType, ...] = (supporting, manoeuvres, events, elections, combat)


def slots_of_all() -> list[Slot]:
    """The stacks of every kind, as many as any scenario allows."""
    return [slot for kind in STACK_KINDS for slot in slots_of(kind, MOST_ROCKETS if kind == "rocket" else 1)]


class FightView(TypedDict):
    """A fight under way."""

    attacker: int
    slot: str
    defender: int
    target: str
    stage: int
    place: str


class ExpansionTable(TypedDict):
    """The boards of the expansion, and which cards in stacks lack something."""

    square: str
    spot: int
    sector: str
    due: bool
    lacks: dict[str, list[Missing]]
    fight: FightView | None


class Parts(Container[str | int]):
    """Cards or stacks joined by "+", or none."""

    def __init__(self, pieces: Container[str]) -> None:
        self._pieces = pieces

    def __contains__(self, chosen: object) -> bool:
        return chosen == supporting.NONE or all(piece in self._pieces for piece in str(chosen).split("+"))


class Weapons(Container[str | int]):
    """A card, or a cube of a factory."""

    def __init__(self, cards: Container[str]) -> None:
        self._cards = cards

    def __contains__(self, weapon: object) -> bool:
        return weapon in self._cards or str(weapon).startswith(f"{CUBE}-")


class TheExpansion(Expansion):
    """Supports, manoeuvres, combat, sunspots and government.  [HF-8.1]"""

    name = NAME
    sets = ("expansion",)
    events: ClassVar[Mapping[str, Declared]] = declared(MODULES, "EVENTS")
    prompts: ClassVar[Mapping[str, Declared]] = declared(MODULES, "PROMPTS")
    moves: ClassVar[Mapping[str, Declared]] = declared(MODULES, "MOVES")
    parts: ClassVar[Mapping[str, Declared]] = declared(MODULES, "PARTS")
    groups: ClassVar[Mapping[str, Group]] = declared(MODULES, "GROUPS")

    @classmethod
    def boards(cls) -> tuple[Table, ...]:
        return (table_of_boards(),)

    def wrap(self, book: Book) -> None:
        for module in MODULES:
            module.wrap(book)

    def rules(self) -> Mapping[Step, Rule]:
        return declared(MODULES, "RULES")

    def phrases(self) -> list[tuple[str, ...]]:
        cards = list(self.printed.cards)
        steps = max(row.steps[-1] for row in self.printed.rows.values())
        rockets = slots_of("rocket", MOST_ROCKETS)
        slots = [
            slot for kind in STACK_KINDS for slot in (rockets if kind == "rocket" else slots_of(kind, 1))
        ]
        return [
            *supporting.phrases(card for card in cards if not self.printed.cards[card].crew),
            *manoeuvres.phrases(cards, steps, rockets),
            *events.phrases(cards),
            *elections.phrases(),
            *elections.levies(MOST_SEATS),
            *combat.phrases(cards, slots, MOST_SEATS, self.printed.map.sites),
        ]

    def settle(self, rules: FrontierRules) -> None:
        rules.actions |= declared(MODULES, "ACTIONS") | {"decommission": supporting.decommission}

    def domains(self) -> dict[str, Container[str | int]]:
        cards = self.printed.cards
        return {
            "chosen": Parts(cards),
            "fought": Parts((*slots_of_all(), FACTORY)),
            "weapon": Weapons(cards),
            "space": self.printed.map.spaces,
        }

    def set_up(self, hf: Frontier) -> None:
        """The disks on START, and mines that have failed before.  [HF-3.2A HF-3.2B HF-3.2C]"""
        hf.annexes[self.name] = Sky()
        events.close_mines(hf)

    def glossary(self, rules: FrontierRules) -> Glossary:
        squares = boards().squares.values()
        weapons: dict[str, Phrase] = {"*": said("card of it"), CUBE: phrase("hf-cube")}
        weapons |= {f"{CUBE}-{n}": phrase("hf-cube") for n in range(1, rules.numbers.cubes + 1)}
        return {
            "square": {one.id: phrase("hf-square", effect=one.effect) for one in squares},
            "about-square": {one.id: phrase("hf-about-square", effect=one.effect) for one in squares},
            "policy": {
                one.id: phrase("hf-policy", faction=one.faction or "none", points=one.vp) for one in squares
            },
            "fighter": {
                "*": phrase("hf-slot", slot=said("numbered of it")),
                FACTORY: phrase("hf-factory-itself"),
            },
            "weapon": weapons,
            **phrases.card_glossary(self.printed),
        }

    # What is seen and written.

    def view(self, hf: Frontier, seat: Seat | None) -> ExpansionTable:
        own = sky(hf)
        return {
            "square": own.square,
            "spot": own.spot,
            "sector": sector(hf),
            "due": own.due,
            "lacks": lacking(hf),
            "fight": fight_view(hf, own.fight) if own.fight else None,
        }

    def write(self, hf: Frontier) -> list[str]:
        own = sky(hf)
        lines = listed("politics", [own.square] if own.square != CENTRE else [])
        lines += listed("sunspots", [own.spot] if own.spot != START else [])
        lines += listed("event-due", ["yes"] if own.due else [])
        lines += listed("event-rolled", ["yes"] if own.rolled else []) + listed("fought", own.fought)
        lines += listed("used", own.used) + listed("vented", own.vented)
        lines += listed("ferried", ["yes"] if own.ferried else []) + listed(
            "ending", [own.ending] if own.ending else []
        )
        return lines + (write_fight(own.fight) if own.fight else [])

    def read(self, hf: Frontier, page: Page, taken: set[str]) -> None:
        own = hf.annexes[self.name] = Sky()
        square, ending = page.take("politics"), page.take("ending")
        if square is not None:
            own.square = square.only(1)[0].name(boards().squares, "square")
        own.spot = read_number(page, "sunspots", 0, len(boards().spots) - 1)
        own.due, own.rolled = is_said(page, "event-due"), is_said(page, "event-rolled")
        own.ferried = is_said(page, "ferried")
        own.used, own.vented = cards_said(hf, page, "used"), cards_said(hf, page, "vented")
        fought = page.take("fought")
        own.fought = (
            [
                word.name([slot for slots in hf.on.slots.values() for slot in slots], "slot")
                for word in fought.words
            ]
            if fought
            else []
        )
        if ending is not None:
            own.ending = ending.only(1)[0].name(hf.on.ends, "end")
        line = page.take("fight")
        own.fight = read_fight(hf, line) if line else None

    def fits(self, hf: Frontier) -> bool:
        fighting = any(step[0] in ("fight_on", "fire", "chase", "board") for step in hf.agenda)
        return fighting == (sky(hf).fight is not None)


def is_said(page: Page, key: str) -> bool:
    line = page.take(key)
    return line is not None and line.only(1)[0].name(("yes", "no"), "word") == "yes"


def cards_said(hf: Frontier, page: Page, key: str) -> list[CardId]:
    line = page.take(key)
    return [word.name(hf.on.cards, "card") for word in line.words] if line else []


def lacking(hf: Frontier) -> dict[str, list[Missing]]:
    """Cards in stacks that could not be used here and now, with what they lack.  [HF-8.2 HF-8.2A]"""
    found: dict[str, list[Missing]] = {}
    for seat, player in enumerate(hf.players):
        for stack in player.stacks.values():
            there = outfit_of(hf, seat, stack)
            cards = tuple(there.cards.items())
            for card, missing in lacking_among(cards, there.factory, there.used, there.vented):
                found[card] = [missing_view(lack) for lack in missing]
    return found


@lru_cache(KEPT)
def lacking_among(
    cards: Cards, factory: bool, used: tuple[CardId, ...], vented: int
) -> tuple[tuple[str, tuple[Lack, ...]], ...]:
    """Views ask for it again and again."""
    there = Outfit(dict(cards), (), factory, (), used, vented)
    return tuple((card, missing) for card, _ in cards if (missing := lacks(there, card)))


def missing_view(lack: Lack) -> Missing:
    return {"kinds": list(lack.kinds), "therms": lack.therms}


def fight_view(hf: Frontier, fight: Fight) -> FightView:
    return {
        "attacker": fight.attacker,
        "slot": fight.slot,
        "defender": fight.defender,
        "target": fight.target,
        "stage": fight.stage,
        "place": battlefield(hf),
    }


def write_fight(fight: Fight) -> list[str]:
    words: list[Any] = [fight.attacker, fight.slot, fight.defender, fight.target, f"stage={fight.stage}"]
    words += [f"fired={'+'.join(fight.fired)}"] if fight.fired else []
    words += ["raging=1"] if fight.raging else []
    words += [f"chase={'+'.join(map(str, fight.chase))}"] if fight.chase else []
    return listed("fight", words + ([f"onward={fight.onward}"] if fight.onward else []))


def read_fight(hf: Frontier, line: Line) -> Fight:
    if len(line.words) < 4:
        line.refuse("hf-bad-fight")
    seats = hf.on.seats - 1
    sides = [(line.words[n].number(0, seats), line.words[n + 1]) for n in (0, 2)]
    for seat, word in sides:
        word.name((*hf.players[seat].stacks, FACTORY), "slot")
    (attacker, slot), (defender, target) = sides
    fight = Fight(attacker, slot.text, defender, target.text)
    for word in line.words[4:]:
        name, _, text = word.text.partition("=")
        match name:
            case "stage" if text.isdecimal() and 1 <= int(text) <= LAST:
                fight.stage = int(text)
            case "fired":
                fight.fired = text.split("+")
            case "raging":
                fight.raging = text == "1"
            case "chase" if all(part.lstrip("-").isdecimal() for part in text.split("+")):
                fight.chase = [int(part) for part in text.split("+")]
            case "onward" if text in hf.on.spaces:
                fight.onward = text
            case _:
                word.refuse("unknown-word", what="word of a fight")
    return fight
