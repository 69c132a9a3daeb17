"""Hermes fall: alone, turn a double asteroid aside before the sunspots have gone round three times."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, ClassVar, TypedDict, cast

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Group
from perihelion.engine.positions import Page
from perihelion.engine.refused import Reason
from perihelion.engine.ruleset import Item, Result
from perihelion.engine.speech import Declared
from perihelion.games.high_frontier import dice, reasons
from perihelion.games.high_frontier.book import Book, OfTable
from perihelion.games.high_frontier.components import CardId, SiteId
from perihelion.games.high_frontier.expansion import Expansion
from perihelion.games.high_frontier.expansions.expansion.boards import sector
from perihelion.games.high_frontier.expansions.expansion.events import EventBook, roll_event
from perihelion.games.high_frontier.expansions.expansion.supporting import sets_to_give, take_free_supports
from perihelion.games.high_frontier.expansions.expansion.supports import lacks
from perihelion.games.high_frontier.meta import LONGEST
from perihelion.games.high_frontier.operations.research import turn_up
from perihelion.games.high_frontier.outfits import outfit_of
from perihelion.games.high_frontier.phrases import CARD
from perihelion.games.high_frontier.positions.notation import listed
from perihelion.games.high_frontier.positions.reading import read_number
from perihelion.games.high_frontier.setup import draw_first_patents
from perihelion.games.high_frontier.state import Frontier, StackKind
from perihelion.games.high_frontier.turn import why_not_operate
from perihelion.games.high_frontier.water import funds, pay

if TYPE_CHECKING:
    from perihelion.games.high_frontier.rules import FrontierRules

BODIES = ("hermes-a", "hermes-b")
DRIVER = "Mass Driver"
KNOWN, BLIND, UPGRADE = 2, 1, 1  # WT for a top card, an unseen one, and turning one black
RICH, CROWDED, CLEVER = "UN", "PRC", "SHIMIZU"  # factions with privileges of their own here
RESERVE = 10  # WT
FATAL = 4  # times that the disk enters yellow
TURN_OVER = Step("turn_over")
UPGRADE_ONE = Step("upgrade_one", "seat")


class HermesTable(TypedDict):
    """Bodies turned aside, and how often the sunspots have entered yellow."""

    aside: list[str]
    yellow: int


@dataclass(slots=True)
class Fall:
    """How far the fall has come.

    aside     bodies that were turned aside
    yellow    how often the sunspot disk has entered yellow
    removed   patents that an event took out of the game
    closing   whether the event of this turn has been rolled
    """

    aside: list[SiteId] = field(default_factory=list)
    yellow: int = 0
    removed: list[CardId] = field(default_factory=list)
    closing: bool = False

    def clone(self) -> Fall:
        return Fall(self.aside[:], self.yellow, self.removed[:], self.closing)


def fall(hf: Frontier) -> Fall:
    return cast(Fall, hf.annexes[Hermes.name])


class Hermes(Expansion):
    """Hermes fall, alone.  [HF-8.7C]"""

    name = "hermes"
    events: ClassVar[Mapping[str, Declared]] = {
        "hf-bought": {"card": "side", "water": "water"},
        "hf-upgraded": {"card": "built"},
        "hf-deflected": {"site": "space", "cards": "card[]", "black": "word"},
        "hf-removed": {"deck": "word", "card": "side"},
    }
    prompts: ClassVar[Mapping[str, Declared]] = {"hf-upgrade": ()}
    moves: ClassVar[Mapping[str, Declared]] = {"blind": {"deck": "deck"}, "deflect": CARD, "upgrade": CARD}
    groups: ClassVar[Mapping[str, Group]] = {"blind": "operation", "deflect": "dangerous"}
    parts: ClassVar[Mapping[str, Declared]] = {}

    def wrap(self, book: Book) -> None:
        book.most_stacks = two_rockets(book.most_stacks)
        book.set_up = with_privileges(book.set_up)
        book.why_not_research = lambda *_: None
        book.why_not_boost = black_too(book.why_not_boost)
        book.menu = with_prices(book.menu)
        book.end_turn = with_event(book.end_turn)
        book.why_over, book.final_result = why_over, final_result
        book[EventBook].is_due = lambda *_: False
        book[EventBook].elect = remove_patent

    def rules(self) -> Mapping[Step, Rule]:
        return {TURN_OVER: turn_over, UPGRADE_ONE: upgrade_one}

    def phrases(self) -> list[tuple[str, ...]]:
        cards = self.printed.cards
        found: list[tuple[str, ...]] = [("blind", deck) for deck in self.printed.decks]
        return [*found, *((verb, card) for verb in ("deflect", "upgrade") for card in cards)]

    def settle(self, rules: FrontierRules) -> None:
        rules.actions |= {"research": research, "blind": research_blind, "deflect": deflect}
        rules.ends += ("saved", "struck")

    def set_up(self, hf: Frontier) -> None:
        hf.annexes[self.name] = Fall()

    def view(self, hf: Frontier, seat: Seat | None) -> HermesTable:
        return {"aside": fall(hf).aside[:], "yellow": fall(hf).yellow}

    def write(self, hf: Frontier) -> list[str]:
        own = fall(hf)
        lines = listed("aside", own.aside) + listed("yellow", [own.yellow] if own.yellow else [])
        return lines + listed("removed", own.removed)

    def read(self, hf: Frontier, page: Page, taken: set[str]) -> None:
        line = page.take("aside")
        aside = [word.name(BODIES, "site") for word in line.words] if line else []
        gone = page.take("removed")
        removed = [word.piece(hf.on.cards, "card", taken) for word in gone.words] if gone else []
        hf.annexes[self.name] = Fall(aside, read_number(page, "yellow", 0, FATAL), removed)

    def tally(self, hf: Frontier) -> list[str]:
        return fall(hf).removed[:]


def two_rockets(most_stacks: Callable[[StackKind], int]) -> Callable[[StackKind], int]:
    """[HF-8.7C]"""
    return lambda kind: 2 if kind == "rocket" else most_stacks(kind)


def with_privileges(set_up: OfTable) -> OfTable:
    def begun(hf: Frontier) -> None:
        """The UN is rich, the PRC begins with a card of each deck.  [HF-8.7C]"""
        set_up(hf)
        player = hf.players[0]
        if player.faction == RICH:
            player.water = RESERVE
        elif player.faction == CROWDED:
            draw_first_patents(hf)

    return begun


# Research.


def with_prices(menu: Callable[[Frontier, Seat], Offers]) -> Callable[[Frontier, Seat], Offers]:
    def offered(hf: Frontier, seat: Seat) -> Offers:
        """Patents are bought: the top card for more, an unseen one for less.  [HF-8.7C]"""
        dear = reasons.TOO_LITTLE_WATER if funds(hf, seat) < KNOWN else None
        for move, why_not in menu(hf, seat):
            if move.verb not in ("end-game", "venture"):
                yield move, why_not or (dear if move.verb == "research" else None)
        cheap = reasons.TOO_LITTLE_WATER if funds(hf, seat) < BLIND else None
        for deck, move in hf.on.moves["blind"].items():
            empty = None if hf.decks[deck].unseen else reasons.DECK_EMPTY
            yield move, why_not_operate(hf) or empty or cheap
        yield from deflections(hf, seat)

    return offered


def research(hf: Frontier, seat: Seat, move: Move) -> None:
    """The top card, with the supports it names.  [HF-8.7C]"""
    hf.on.book.operate(hf)
    (deck,) = move.args
    card = hf.decks[deck].top
    buy(hf, seat, card, KNOWN)
    turn_up(hf, deck)
    take_free_supports(hf, seat, card)
    hf.then(UPGRADE_ONE(seat))


def research_blind(hf: Frontier, seat: Seat, move: Move) -> None:
    """The card below the top one, unseen, and nothing with it.  [HF-8.7C]"""
    hf.on.book.operate(hf)
    (deck,) = move.args
    card = hf.stream.pick(deck, hf.decks[deck].unseen)
    hf.decks[deck].unseen.remove(card)
    buy(hf, seat, card, BLIND)
    hf.then(UPGRADE_ONE(seat))


def buy(hf: Frontier, seat: Seat, card: CardId, water: int) -> None:
    pay(hf, seat, water)
    hf.players[seat].hand.append(card)
    hf.tell("hf-bought", seat, "HF-8.7C", card=card, water=water)


def upgrade_one(hf: Frontier, seat: Seat) -> Rules:
    """Shimizu may pay to turn a card of the hand black.  [HF-8.7C]"""
    hand, faction = tuple(hf.players[seat].hand), hf.players[seat].faction
    cards = tuple(card for card in hand if card not in hf.black and not hf.on.cards[card].crew)
    if faction != CLEVER or funds(hf, seat) < UPGRADE or not cards:
        return
    offers = partial(upgrades, hf, cards)
    move = yield Decision(Kind.CHOOSE, seat, "hf-upgrade", "HF-8.7C", offers)
    if move is not hf.on.pass_:
        pay(hf, seat, UPGRADE)
        hf.black.add(move.args[0])
        hf.tell("hf-upgraded", seat, "HF-8.7C", card=move.args[0])


def upgrades(hf: Frontier, cards: tuple[CardId, ...]) -> Offers:
    yield from hf.on.any_of("upgrade", cards)
    yield hf.on.pass_, None


WhyNotBoost = Callable[[Frontier, Seat, CardId, int, int], Reason | None]


def black_too(why_not_boost: WhyNotBoost) -> WhyNotBoost:
    def why_not(hf: Frontier, seat: Seat, card: CardId, water: int, most: int) -> Reason | None:
        """Black cards may be boosted here.  [HF-8.7C]"""
        if card in hf.black:
            return reasons.TOO_LITTLE_WATER if water > most else None
        return why_not_boost(hf, seat, card, water, most)

    return why_not


# Turning bodies aside.


def can_deflect(hf: Frontier, card: CardId) -> bool:
    """A refinery, or the Mass Driver.  [HF-8.7C]"""
    return hf.on.cards[card].deck == "refinery" or hf.side(card).name == DRIVER


def deflections(hf: Frontier, seat: Seat) -> Offers:
    """Cards on a body that can turn it aside, with their supports.  [HF-8.7C]"""
    for stack in hf.players[seat].stacks.values():
        if stack.place in BODIES and stack.place not in fall(hf).aside:
            there = outfit_of(hf, seat, stack)
            for card in stack.cards:
                if can_deflect(hf, card):
                    why_not = reasons.NO_REFINERY if lacks(there, card, hot=False) else None
                    yield hf.on.moves["deflect"][card], why_not


def deflect(hf: Frontier, seat: Seat, move: Move) -> None:
    """The card and its supports go to hand, and the body another way.  [HF-8.7C]

    Ruling: it takes no operation, but the moves are over; of several supports the fewest go.  [HF-11.29]
    """
    (card,) = move.args
    slot = hf.players[seat].slot_of(card)
    assert slot is not None
    site = hf.players[seat].stacks[slot].place
    given = [card, *min(sets_to_give(hf, seat, [card]), key=len)]
    hf.turn.begun = True
    hf.turn.moved = list(hf.on.movers)
    fall(hf).aside.append(site)
    hf.tell("hf-deflected", seat, "HF-8.7C", site=site, cards=given, black=hf.black_of(*given))
    for one in given:
        hf.on.book.to_hand(hf, seat, one)


# The clock.


def with_event(end_turn: OfTable) -> OfTable:
    def ended(hf: Frontier) -> None:
        """Every turn ends with an event, and the sunspots go on.  [HF-8.7C]"""
        own = fall(hf)
        if own.closing or len(own.aside) == len(BODIES):
            own.closing = False
            end_turn(hf)
            return
        before = sector(hf)
        roll_event(hf, hf.active)
        own.yellow += sector(hf) == "yellow" != before
        hf.then(TURN_OVER())

    return ended


def turn_over(hf: Frontier) -> None:
    """After the event the turn is over.  [HF-8.7C]"""
    fall(hf).closing = True
    hf.on.book.end_turn(hf)


def remove_patent(hf: Frontier, seat: Seat) -> None:
    """In place of an election the top card of one of the six decks goes.  [HF-8.7C]"""
    deck = list(hf.decks)[dice.roll(hf) - 1]
    card = hf.decks[deck].top
    if card:
        hf.tell("hf-removed", seat, "HF-8.7C", deck=deck, card=card)
        fall(hf).removed.append(card)
        turn_up(hf, deck)


def why_over(hf: Frontier) -> str:
    """Both bodies are turned aside, or the disk has entered yellow for the fourth time.  [HF-8.7C]"""
    own = fall(hf)
    if len(own.aside) == len(BODIES):
        return "saved"
    if own.yellow >= FATAL:
        return "struck"
    return "rounds" if hf.turns >= (hf.on.rounds or LONGEST) else ""


def final_result(hf: Frontier) -> Result:
    """[HF-8.7C]"""
    won = hf.over == "saved"
    parts = [[Item("hf-hermes", int(won), "HF-8.7C")]]
    return Result([int(won)], [1], [0] if won else [], parts)
