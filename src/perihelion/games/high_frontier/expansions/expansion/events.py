"""Sunspots and events: what triangle burns bring, and how the cycle goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from perihelion.engine import book as books
from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.games.high_frontier import dice
from perihelion.games.high_frontier.book import Book, OfSeat, OfTable
from perihelion.games.high_frontier.components import CardId, SpaceId
from perihelion.games.high_frontier.crews import crews_of
from perihelion.games.high_frontier.expansions.expansion import elections, why_nots
from perihelion.games.high_frontier.expansions.expansion.boards import START, boards, sector, sky
from perihelion.games.high_frontier.expansions.expansion.combat.attacks import may_fight
from perihelion.games.high_frontier.expansions.expansion.manoeuvres import board_cycler, harmed
from perihelion.games.high_frontier.expansions.expansion.supporting import lose_card, lose_cards
from perihelion.games.high_frontier.operations.market import put_under
from perihelion.games.high_frontier.outfits import outfit_of
from perihelion.games.high_frontier.phrases import CARD
from perihelion.games.high_frontier.state import LEO, Frontier, Stack

GLITCH = Step("glitch", "seat")
DEBRIS = Step("debris", "seat")
CUT_BUDGET = Step("cut_budget", "seat")

EVENTS = {
    "hf-failed-mine": {"roll": "roll"},
    "hf-event": {"roll": "roll", "sector": "word", "what": "word"},
    "hf-sunspots": {"sector": "word", "spot": "number"},
    "hf-flare": {"roll": "roll"},
    "hf-cut": {"card": "side"},
}
PROMPTS = {"hf-glitch": (), "hf-debris": (), "hf-cut": ()}
MOVES = {"lose": CARD}
SUN = "Sun"
FREE = ("fly", "haul", "attack", "event")  # what may be done before an event is rolled for


@dataclass(slots=True)
class EventBook(books.Book):
    """What scenarios change of events."""

    # HF-8.7C: every turn brings one, at its end
    is_due: Callable[[Frontier, SpaceId], bool] = lambda hf, space: hf.on.chart.spaces[space].event
    # HF-8.7C: a patent is lost instead
    elect: OfSeat = lambda hf, seat: hf.then(elections.HOLD_ELECTION(seat))


def wrap(book: Book) -> None:
    book.add(EventBook())
    book.enter = with_triangles(book.enter)
    book.end_turn = forget(book.end_turn)
    book.menu = with_event(book.menu)
    book.end_move = roll_at_once(book.end_move)


def phrases(cards: list[CardId]) -> list[tuple[str, ...]]:
    return [("event",), *(("lose", card) for card in cards)]


def close_mines(hf: Frontier) -> None:
    """With fewer than five players the die closes some of the nearest sites.  [HF-3.2C]"""
    for _ in range(boards().numbers.crowded - hf.on.seats):
        roll = dice.roll(hf)
        hf.tell("hf-failed-mine", None, "HF-3.2C", roll=roll)
        for site in boards().mines[roll].sites:
            if site in hf.on.sites and site not in hf.failed:
                hf.failed.add(site)
                hf.tell("hf-failed", None, "HF-3.2C", site=site)


# When an event is due.


Enters = Callable[[Frontier, Seat, SpaceId], None]


def with_triangles(enter: Enters) -> Enters:
    def entered(hf: Frontier, seat: Seat, to: SpaceId) -> None:
        """A rocket that enters a triangle burn brings an event.  [HF-8.5B HF-2.2A.E]"""
        rocket = hf.flight is not None and hf.flight.kind == "rocket"
        enter(hf, seat, to)
        if rocket and hf.on.book[EventBook].is_due(hf, to):
            sky(hf).due = True
        if hf.flight is not None:
            board_cycler(hf, seat)

    return entered


def forget(end_turn: OfTable) -> OfTable:
    def ended(hf: Frontier) -> None:
        sky(hf).due = sky(hf).rolled = False
        sky(hf).fought, sky(hf).used, sky(hf).vented = [], [], []
        end_turn(hf)

    return ended


def may_still_move(hf: Frontier, seat: Seat) -> bool:
    stacks = hf.players[seat].stacks
    waiting = [slot for slot in hf.on.movers if slot in stacks and slot not in hf.turn.moved]
    return any(hf.on.book.why_not_fly(hf, seat, slot) is None for slot in waiting)


def roll_at_once(end_move: OfSeat) -> OfSeat:
    def ended(hf: Frontier, seat: Seat) -> None:
        """When nothing else can move or fight, the event comes by itself.  [HF-8.5B HF-4.0.E]"""
        end_move(hf, seat)
        if sky(hf).due and not may_still_move(hf, seat) and not may_fight(hf):
            roll_event(hf, seat)

    return ended


def with_event(menu: Callable[[Frontier, Seat], Offers]) -> Callable[[Frontier, Seat], Offers]:
    def offered(hf: Frontier, seat: Seat) -> Offers:
        """Nothing but moves and fights comes before an event that is due.  [HF-8.5B HF-4.0.E]"""
        return event_first(hf, menu(hf, seat)) if sky(hf).due else menu(hf, seat)

    return offered


def event_first(hf: Frontier, offers: Offers) -> Offers:
    for move, why_not in offers:
        yield move, why_not if move.verb in FREE else why_not or why_nots.EVENT_FIRST
    yield hf.on.vocabulary["event"], None


def end_moves(hf: Frontier, seat: Seat, move: Move) -> None:
    """The moves are over, and the die is rolled.  [HF-8.5B]"""
    roll_event(hf, seat)


def roll_event(hf: Frontier, seat: Seat) -> None:
    """One roll, whatever the number of triangles; then the sunspot disk goes on.  [HF-8.5A HF-8.5B]

    A sector's event goes by where the disk stood.
    """
    sky(hf).due, sky(hf).rolled = False, True
    hf.turn.begun = True
    hf.turn.moved = list(hf.on.movers)
    roll, where = dice.roll(hf), sector(hf)
    what = event_of(roll, where)
    hf.tell("hf-event", seat, "HF-8.5B", roll=roll, sector=where, what=what)
    OUTCOMES[what](hf, seat)
    advance(hf, seat)


def event_of(roll: int, where: str) -> str:
    """[HF-8.5B.1 HF-8.5B.2 HF-8.5B.3 HF-8.5B.4]"""
    numbers = boards().numbers
    if roll >= numbers.sector:
        return {"blue": "election", "yellow": "cuts", "red": "flare"}[where]
    return {numbers.glitch: "glitch", numbers.debris: "debris"}.get(roll, "nothing")


def advance(hf: Frontier, seat: Seat) -> None:
    """The disk goes one spot on; where the table plays so, START brings an election.  [HF-8.5A]"""
    own = sky(hf)
    own.spot = (own.spot + 1) % len(boards().spots)
    hf.tell("hf-sunspots", None, "HF-8.5A", sector=sector(hf), spot=own.spot)
    if own.spot == START and hf.on.options.get("start-election") == "yes":
        hf.on.book[EventBook].elect(hf, seat)


# What happens.


def nothing(hf: Frontier, seat: Seat) -> None:
    """[HF-8.5B.1]"""


def bring_glitch(hf: Frontier, seat: Seat) -> None:
    hf.then(GLITCH(seat))


def fragile(hf: Frontier, seat: Seat) -> list[CardId]:
    """Cards in stacks without crew.  [HF-8.5B.2]"""
    stacks = hf.players[seat].stacks.values()
    return [card for stack in stacks if not crews_of(hf, stack) for card in stack.cards]


def glitch(hf: Frontier, seat: Seat) -> Rules:
    """The player whose turn it is loses a card of a stack without crew.  [HF-8.5B.2]"""
    cards = tuple(fragile(hf, seat))
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        offers = partial(hf.on.any_of, "lose", cards)
        card = (yield Decision(Kind.CHOOSE, seat, "hf-glitch", "HF-8.5B.2", offers)).args[0]
    lose_card(hf, seat, card, "HF-8.5B.2")


def bring_debris(hf: Frontier, seat: Seat) -> None:
    """Everybody from the active player on.  [HF-8.5B.3]"""
    hf.then(*(DEBRIS(other) for other in clockwise(hf, seat)))


def clockwise(hf: Frontier, seat: Seat) -> list[Seat]:
    return [(seat + n) % hf.on.seats for n in range(hf.on.seats)]


def heaviest_at_leo(hf: Frontier, seat: Seat) -> tuple[CardId, ...]:
    cards = [card for _, stack in hf.players[seat].at(LEO) for card in stack.cards]
    most = max((hf.side(card).mass for card in cards), default=0)
    return tuple(card for card in cards if hf.side(card).mass == most)


def debris(hf: Frontier, seat: Seat) -> Rules:
    """The heaviest card at LEO is lost; among equals its owner says which.  [HF-8.5B.3]"""
    cards = heaviest_at_leo(hf, seat)
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        offers = partial(hf.on.any_of, "lose", cards)
        card = (yield Decision(Kind.CHOOSE, seat, "hf-debris", "HF-8.5B.3", offers)).args[0]
    lose_card(hf, seat, card, "HF-8.5B.3")


def bring_election(hf: Frontier, seat: Seat) -> None:
    """[HF-8.5B.4]"""
    hf.on.book[EventBook].elect(hf, seat)


def bring_cuts(hf: Frontier, seat: Seat) -> None:
    """Everybody from the active player on.  [HF-8.5B.4]"""
    hf.then(*(CUT_BUDGET(other) for other in clockwise(hf, seat)))


def to_cut(hf: Frontier, seat: Seat) -> tuple[CardId, ...]:
    """White patents of a hand.  [HF-8.5B.4]"""
    hand = hf.players[seat].hand
    return tuple(card for card in hand if card not in hf.black and not hf.on.cards[card].crew)


def cut_budget(hf: Frontier, seat: Seat) -> Rules:
    """A white hand card goes under its deck.  [HF-8.5B.4]"""
    cards = to_cut(hf, seat)
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        offers = partial(hf.on.any_of, "lose", cards)
        card = (yield Decision(Kind.CHOOSE, seat, "hf-cut", "HF-8.5B.4", offers)).args[0]
    discard(hf, seat, card, "HF-8.5B.4")


def discard(hf: Frontier, seat: Seat, card: CardId, rule: str) -> None:
    """A hand card goes under its deck, white side up."""
    hf.players[seat].hand.remove(card)
    hf.black.discard(card)
    hf.tell("hf-cut", seat, rule, card=card)
    put_under(hf, card)


def flare(hf: Frontier, seat: Seat) -> None:
    """One die for all stacks that no planet's belt and no site shelters, with the modifier of their zone.

    [HF-8.5B.4 HF-2.2D.E HF-9.0.C]
    """
    roll = dice.roll(hf)
    hf.tell("hf-flare", None, "HF-8.5B.4", roll=roll)
    for other in clockwise(hf, seat):
        for stack in list(hf.players[other].stacks.values()):
            if not is_sheltered(hf, stack):
                level = roll + hf.on.chart.zone(stack.place)
                lose_cards(hf, other, stack, harmed(outfit_of(hf, other, stack), level), "HF-8.5B.4")


def is_sheltered(hf: Frontier, stack: Stack) -> bool:
    """[HF-8.5B.4]"""
    space = hf.on.chart.spaces[stack.place]
    belt = space.inside or space.belt
    return space.site is not None or bool(belt and belt != SUN)


OUTCOMES: dict[str, Callable[[Frontier, Seat], None]] = {
    "nothing": nothing,
    "glitch": bring_glitch,
    "debris": bring_debris,
    "election": bring_election,
    "cuts": bring_cuts,
    "flare": flare,
}
RULES = {GLITCH: glitch, DEBRIS: debris, CUT_BUDGET: cut_budget}
ACTIONS = {"event": end_moves}
