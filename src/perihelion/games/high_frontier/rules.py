"""The rules of High Frontier put together: book, steps, moves, events, and what the driver asks for."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any

from perihelion.engine.chance import Stream
from perihelion.engine.composing import ComposedRules, declared, offered, told
from perihelion.engine.deals import Deal
from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.events import Journal
from perihelion.engine.moves import Move
from perihelion.engine.positions import Page
from perihelion.engine.refused import Refused
from perihelion.engine.ruleset import Result
from perihelion.engine.speech import Glossary
from perihelion.games.high_frontier import (
    agenda,
    crews,
    dice,
    felonies,
    inquiries,
    phrases,
    pieces,
    scoring,
    setup,
    stacks,
    turn,
    views,
    water,
)
from perihelion.games.high_frontier.book import Book, as_of
from perihelion.games.high_frontier.components import LETTERS
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.deals import dealing
from perihelion.games.high_frontier.expansion import Expansion
from perihelion.games.high_frontier.flights import engines, flying, hazards
from perihelion.games.high_frontier.flights.fuel import Diagram
from perihelion.games.high_frontier.flights.laws import laws_of
from perihelion.games.high_frontier.meta import INFO, REARRANGEMENTS
from perihelion.games.high_frontier.operations import (
    boosting,
    claims,
    industry,
    market,
    production,
    prospecting,
    refuelling,
    research,
    ventures,
)
from perihelion.games.high_frontier.positions import notation, reading, soundness
from perihelion.games.high_frontier.shapes import FrontierTable
from perihelion.games.high_frontier.slots import further, slots_of, with_slot
from perihelion.games.high_frontier.starmap.chart import Chart
from perihelion.games.high_frontier.state import STACK_KINDS, Frontier, Slot, StackKind

# Every module declares what it brings: EVENTS (kind -> its fields), RULES (step of the agenda -> function, of
# the steps that the Book does not list), ACTIONS (verb of the menu of a turn -> function), BRINGS and GROUPS
# (what moves bring and cost, what belongs together). MENU is the order in which the menu offers them.
MENU: tuple[ModuleType, ...] = (
    *(turn, market, research, boosting, prospecting, refuelling, industry, production),
    *(water, stacks, crews, felonies, pieces, ventures),
)
PHASES: tuple[ModuleType, ...] = (setup, *MENU, claims, engines, flying, hazards, scoring, dealing)

MOST_BID = 300
FILLED = ("factory", "scoop")  # ways to refuel one rocket alone
# Kind of stack -> the moves that may name one at their end.
NAMED_LAST: dict[StackKind, tuple[str | tuple[str, ...], ...]] = {
    "rocket": ("fly", "load", "tanks", "steal", *(("refuel", how) for how in FILLED)),
    "outpost": ("drop",),
    "freighter": ("haul",),
}


Slots = dict[StackKind, tuple[Slot, ...]]


def base_phrases(content: Content, slots: Slots) -> list[tuple[str, ...]]:
    """Every move there can be with this content and these stacks, in a fixed order."""
    patents = [card.id for card in content.cards.values() if not card.crew]
    sites = content.map.sites
    units = [card.id for card in content.cards.values() if any(side.isru is not None for side in card.sides)]
    alone = ["income", "fly", "haul", "launch", "road", "pass", "done", "skip", "yes", "no", "end-game"]
    named: dict[str, Iterable[str]] = {
        "research": content.decks,
        "bid": map(str, range(MOST_BID + 1)),
        "award": map(str, range(max(INFO.seats))),
        "sell": content.cards,
        "flip": patents,
        "boost": content.cards,
        "tanks": map(str, range(content.numbers.tanks + 1)),
        "refuel": (*units, "factory", "scoop"),
        "steal": map(str, range(max(INFO.seats))),
        "prospect": units,
        "try": sites,
        "industrialise": sites,
        "use": patents,
        "letter": LETTERS,
        "product": patents,
        "retool": patents,
        "produce": patents,
        "load": content.cards,
        "drop": content.cards,
        "unload": content.cards,
        "outpost": (*slots["rocket"], *slots["freighter"]),
        "decommission": content.cards,
        "abandon": [slot for kind in crews.ABANDONED for slot in slots[kind]],
        "squat": sites,
        "take-back": (*sites, *content.glories),
        "venture": content.ventures,
    }
    phrases: list[tuple[str, ...]] = [(verb,) for verb in alone]
    phrases += [(verb, name) for verb, names in named.items() for name in names]
    phrases += [("build", slot, site) for kind in production.BUILT for slot in slots[kind] for site in sites]
    ends = dict.fromkeys(end for card in content.cards.values() for end in card.ends)
    phrases += [(*phrase, end) for phrase in phrases if phrase[0] == "build" for end in ends]
    phrases += [("boost", card.id, end) for card in content.cards.values() for end in card.ends]
    for slot in (*slots["rocket"], *slots["outpost"]):
        phrases += [("recall", slot, site) for site in sites]
    phrases += [("refuel", "all", site) for site in sites]
    phrases += [("refuel", "factory", str(tanks)) for tanks in range(1, content.numbers.tanks)]
    for module in (engines, flying, hazards):
        phrases += module.phrases(content)
    return [*phrases, *further_phrases(phrases, slots)]


def further_phrases(phrases: Sequence[tuple[str, ...]], slots: Slots) -> Iterator[tuple[str, ...]]:
    """The same moves with a stack after the first of its kind.  [HF-2.7B.1]"""
    for kind, verbs in NAMED_LAST.items():
        own = [phrase for phrase in phrases if phrase[0] in verbs or phrase[:2] in verbs]
        yield from further(own, slots[kind])
    for outpost in slots["outpost"][1:]:
        yield from (("outpost", slot, outpost) for kind in ("rocket", "freighter") for slot in slots[kind])
    for outpost in slots["outpost"]:
        yield from (with_slot(("launch",), outpost, rocket) for rocket in slots["rocket"])


class FrontierRules(ComposedRules):
    """The base game.

    printed       the content in play
    chart, fuel   the map to fly on, the rocket diagram
    rayguns       space -> sites a raygun there can shoot at
    decks         deck -> the patents that lie in it at the start
    ends          why a game can be over
    box           all factions
    homes         faction -> its home orbit, where that is not LEO
    dealt         those the table plays with
    first         the seat that begins
    rounds        after which the game is over, 0 for none
    last_factory  how many factories end the game
    is_shorter    whether everybody begins with patents
    all_mine      whether all units at a site mine in one operation
    actions       verb -> what is done from the turn's menu
    menu_parts    what the turn's menu offers, in order
    pairs         (verb, arg, arg) -> move
    laws          what the Book says to the planner, too
    slots         kind of stack -> the ids of those a player may have
    movers        rocket or freighter -> the move by which it sets out
    shifts        (verb, stack) -> card -> the move that brings it there
    wholes        (verb, stack, what it becomes) -> move
    tank_moves    rocket -> by tanks, the move that sets it to so many
    fillings      rocket -> way to fill it -> move
    """

    info = INFO

    book: Book
    expansions: tuple[Expansion, ...]

    def __init__(
        self, seats: int, options: dict[str, Any], content: Content, expansions: Sequence[Expansion] = ()
    ) -> None:
        self.seats = seats
        self.options = options
        rules, events = (declared(PHASES, what) for what in ("RULES", "EVENTS"))
        self.book = as_of(self.version)
        self.compose(rules, agenda.STEPS, events, expansions, told=told(PHASES), offered=offered(PHASES))
        self.actions: dict[str, turn.Action] = declared(PHASES, "ACTIONS")
        self.menu_parts = [module.offers for module in MENU]
        self.content = {"high-frontier": content.digest}
        self._look_up(content)
        self._settle_options()
        self.laws = laws_of(self.book)
        self.slots: Slots = {kind: slots_of(kind, self.book.most_stacks(kind)) for kind in STACK_KINDS}
        self.speak(base_phrases(content, self.slots))
        self._look_up_moves()
        self.conclude(self.base_domains(), self.base_fixable())

    def _look_up(self, content: Content) -> None:
        self.printed = content
        self.cards = content.cards
        self.factions = content.factions
        self.spaces = content.map.spaces
        self.sites = content.map.sites
        self.numbers = content.numbers
        self.chart = Chart(content.map, content.numbers.pivot)
        self.fuel = Diagram(content.rows, content.classes)
        self.rayguns = {space: self.chart.raygun_sites(space) for space in self.spaces}
        self.decks = {name: content.deck(name) for name in content.decks}
        self.ends = scoring.ENDS
        self.box = [faction.id for faction in content.factions.values() if faction.set == "base"]

    def _settle_options(self) -> None:
        """[HF-1.6 HF-3.1A HF-3.3 HF-7.3 HF-8.8]"""
        options = self.options
        self.dealt: list[str] = options.get("factions") or self.box
        if len(self.dealt) < self.seats:
            raise Refused("hf-bad-factions", "HF-3.1A", said=" ".join(self.dealt), seats=self.seats)
        self.first: int = options["first"]
        self.rounds: int = options["rounds"]
        self.is_shorter = options.get("shorter") == "yes"
        self.all_mine = options["mining"] == "all"
        self.rearrangements = REARRANGEMENTS
        self.homes: dict[str, str] = {}
        self.last_factory = self.numbers.factories.get(self.seats, 0)

    def _look_up_moves(self) -> None:
        said = self.vocabulary
        self.pairs = {(move.verb, *move.args): move for move in said if len(move.args) == 2}
        self.pass_, self.done, self.skip, self.road = (
            said["pass"],
            said["done"],
            said["skip"],
            said["road"],
        )
        self.bid_moves = list(self.moves["bid"].values())
        self._look_up_moves_of_stacks()

    def _look_up_moves_of_stacks(self) -> None:
        slots, numbers = self.slots, self.numbers
        self.movers = {
            slot: self.naming(slot, verb) for verb, kind in turn.CRAFT.items() for slot in slots[kind]
        }
        self.shifts = {
            (verb, slot): {card: self.naming(slot, verb, card) for card in self.cards}
            for verb, kind in stacks.VERBS.items()
            for slot in slots[kind]
        }
        self.wholes = {
            ("outpost", craft, outpost): self.naming(outpost, "outpost", craft)
            for craft in self.movers
            for outpost in slots["outpost"]
        } | {
            ("launch", outpost, rocket): self.naming(rocket, *with_slot(("launch",), outpost))
            for outpost in slots["outpost"]
            for rocket in slots["rocket"]
        }
        tanks = range(numbers.tanks + 1)
        self.tank_moves = {
            slot: [self.naming(slot, "tanks", str(count)) for count in tanks] for slot in slots["rocket"]
        }
        ways: list[tuple[str, ...]] = [("refuel", how) for how in FILLED]
        ways += [("refuel", "factory", str(count)) for count in tanks[1:-1]]
        ways += [("steal", str(seat)) for seat in range(self.seats)]
        self.fillings = {
            slot: {" ".join(way).removeprefix("refuel "): self.naming(slot, *way) for way in ways}
            for slot in slots["rocket"]
        }

    def naming(self, slot: Slot, *phrase: str) -> Move:
        """The move that says so of a stack."""
        return self.vocabulary[" ".join(with_slot(phrase, slot))]

    def any_of(self, verb: str, names: Iterable[str]) -> Offers:
        """A move with each of these, freely to choose from."""
        return ((self.moves[verb][name], None) for name in names)

    def base_domains(self) -> dict[str, Container[str | int]]:
        return {
            "seat": range(self.seats),
            "flag": (0, 1),
            "slot": [slot for slots in self.slots.values() for slot in slots],
            "card": self.cards,
            "site": self.sites,
            "letter": LETTERS,
        }

    def base_fixable(self) -> dict[str, Container[str | int]]:
        """What a position may lay down: dice, and the cards that are turned up next."""
        return {
            "dice": dice.FACES,
            **{name: frozenset(self.printed.deck(name)) for name in self.printed.decks},
        }

    def base_glossary(self) -> Glossary:
        return phrases.glossary(self.printed)

    def base_begin(self, stream: Stream, journal: Journal | None) -> Frontier:
        return setup.begin(self, stream, journal)

    def base_view(self, state: Frontier, seat: Seat | None) -> FrontierTable:
        return views.view(state)

    def base_redraw(self, state: Frontier, seat: Seat) -> None:
        """What nobody has seen has no order, so that there is nothing to draw anew.  [HF-2.5A HF-2.7A]"""

    def base_write(self, state: Frontier) -> list[str]:
        return notation.write(state)

    def read(self, page: Page, stream: Stream) -> Frontier:
        return reading.read(self, page, stream)

    def base_check(self, state: Frontier, page: Page) -> None:
        soundness.check(state, page)

    def base_tally(self, state: Frontier) -> list[str]:
        return views.tally(state)

    def result(self, state: Frontier) -> Result:
        return self.book.final_result(state)

    def turn(self, state: Frontier) -> int:
        return state.turns

    def inquire(self, view: Mapping[str, Any], question: Mapping[str, Any]) -> dict[str, Any]:
        return inquiries.inquire(self.printed, self.laws, view, question, together=self.all_mine)

    def deal_parties(self, state: Frontier, seat: Seat, terms: Mapping[str, Any]) -> tuple[Seat, ...]:
        return dealing.deal_parties(state, seat, terms)

    def is_open_to_deals(self, state: Frontier) -> bool:
        """Between the things a player does in a turn, never in the middle of one.  [HF-5.9]"""
        return bool(state.agenda) and state.agenda[-1][0] == agenda.TAKE_TURN.name

    def strike(self, state: Frontier, deal: Deal) -> None:
        dealing.strike(state, deal)
