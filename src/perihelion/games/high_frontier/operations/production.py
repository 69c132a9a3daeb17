"""Production: a black card is built at a factory of its letter."""

from __future__ import annotations

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Group
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import agenda, reasons
from perihelion.games.high_frontier.components import CardId, SiteId
from perihelion.games.high_frontier.operations.claims import factories_of
from perihelion.games.high_frontier.phrases import CARD
from perihelion.games.high_frontier.pieces import cubes_left
from perihelion.games.high_frontier.slots import open_slots
from perihelion.games.high_frontier.stacks import dry_mass, put_in
from perihelion.games.high_frontier.state import Frontier, Slot, StackKind, kind_of
from perihelion.games.high_frontier.turn import why_not_operate

EVENTS = {"hf-produced": {"card": "built", "slot": "numbered", "site": "space"}}
PROMPTS = {"hf-build": {"card": "card"}}
MOVES = {"produce": CARD, "build": {"slot": "numbered", "site": "space", "end": "word"}}
BUILT: tuple[StackKind, ...] = ("rocket", "outpost", "freighter")


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Black cards of the hand, where a factory of their letter can build them.  [HF-5.8]"""
    over = why_not_operate(hf)
    moves = hf.on.moves["produce"]
    for card in hf.players[seat].hand:
        if card in hf.black:
            yield moves[card], over or why_not_produce(hf, seat, card)


def why_not_produce(hf: Frontier, seat: Seat, card: CardId) -> Reason | None:
    bars = [why_not for _, why_not in places(hf, seat, card)]
    if not bars:
        return reasons.NO_FACTORY_OF_LETTER
    return None if None in bars else reasons.NO_PLACE_TO_BUILD


def places(hf: Frontier, seat: Seat, card: CardId) -> Offers:
    """Every factory of the letter with each kind of stack.  [HF-5.8]"""
    for site in factories_of(hf, seat, hf.on.cards[card].letter):
        for kind in BUILT:
            for slot in open_slots(hf, seat, kind, site):
                why_not = why_not_build(hf, seat, card, slot, site)
                yield hf.on.pairs["build", slot, site], why_not
                for end in hf.on.cards[card].ends:
                    heavy = why_not_carry(hf, seat, slot, card, end)
                    yield hf.on.vocabulary[f"build {slot} {site} {end}"], why_not or heavy


def why_not_build(hf: Frontier, seat: Seat, card: CardId, slot: Slot, site: SiteId) -> Reason | None:
    """A freighter carries one card only and needs a cube; a stack elsewhere cannot be joined.

    [HF-5.8 HF-2.7B.1]
    """
    if kind_of(slot) != "freighter":
        return hf.on.book.why_not_join(hf, seat, slot, site, card)
    if slot in hf.players[seat].stacks:
        return reasons.FREIGHTER_IN_USE
    return reasons.NO_CUBE if cubes_left(hf, seat) == 0 else None


def why_not_carry(hf: Frontier, seat: Seat, slot: Slot, card: CardId, end: str) -> Reason | None:
    """With this end up it may be too heavy for a rocket.  [HF-5.4B]"""
    stack = hf.players[seat].stacks.get(slot)
    mass = hf.on.cards[card].ends[end][card in hf.black].mass + (dry_mass(hf, stack.cards) if stack else 0)
    return reasons.TOO_HEAVY if kind_of(slot) == "rocket" and mass > hf.on.numbers.dry_mass else None


def produce(hf: Frontier, seat: Seat, move: Move) -> None:
    """The card is chosen, then where and into which stack.  [HF-5.8]"""
    hf.on.book.operate(hf)
    hf.then(agenda.BUILD(seat, move.args[0]))


def build(hf: Frontier, seat: Seat, card: CardId) -> Rules:
    """It joins a stack at the factory or starts one.  [HF-5.8]"""
    move = yield Decision(
        Kind.PLACE, seat, "hf-build", "HF-5.8", lambda: places(hf, seat, card), {"card": card}
    )
    slot, site, end = (*move.args, "")[:3]
    hf.players[seat].hand.remove(card)
    if end:
        hf.turned[card] = end
    put_in(hf, seat, slot, site, card)
    hf.tell("hf-produced", seat, "HF-5.8", card=card, slot=slot, site=site)


RULES = {agenda.BUILD: build}
GROUPS: dict[str, Group] = {"produce": "operation"}
ACTIONS = {"produce": produce}
