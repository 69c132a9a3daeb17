"""Boost: cards from hand to LEO."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, Group
from perihelion.engine.refused import Reason
from perihelion.engine.speech import fields_of
from perihelion.games.high_frontier import agenda, reasons
from perihelion.games.high_frontier.components import CardId
from perihelion.games.high_frontier.phrases import CARD
from perihelion.games.high_frontier.stacks import put_in
from perihelion.games.high_frontier.state import Frontier
from perihelion.games.high_frontier.turn import why_not_operate
from perihelion.games.high_frontier.water import funds, pay

EVENTS = {"hf-boosted": {"card": "side", "water": "water"}, "hf-launch-fee": ("water",)}
MOVES = {"boost": {**fields_of(CARD), "end": "word"}}


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Any card of the hand may be the first.  [HF-5.4]"""
    over = why_not_operate(hf)
    if over is None:
        return cards_to_boost(hf, seat)
    return ((move, over) for move, _, _ in boosts(hf, seat))


def cards_to_boost(hf: Frontier, seat: Seat) -> Offers:
    most, why_not = funds(hf, seat), hf.on.book.why_not_boost
    for move, card, end in boosts(hf, seat):
        yield move, why_not(hf, seat, card, price(hf, card, end), most)


def boosts(hf: Frontier, seat: Seat) -> Iterator[tuple[Move, CardId, str]]:
    """Every card of the hand, with each of its ends up."""
    moves, cards = hf.on.moves["boost"], hf.on.cards
    for card in hf.players[seat].hand:
        yield moves[card], card, ""
        for end in cards[card].ends:
            yield hf.on.pairs["boost", card, end], card, end


def why_not_boost(hf: Frontier, seat: Seat, card: CardId, water: int, most: int) -> Reason | None:
    """White cards and crews only, for a WT a mass point.  [HF-5.4 HF-5.4.1]"""
    if card in hf.black:
        return reasons.BLACK_NOT_BOOSTED
    return reasons.TOO_LITTLE_WATER if water > most else None


def price(hf: Frontier, card: CardId, end: str = "") -> int:
    """A WT a mass point; of a card with two ends, as it shall lie.  [HF-5.4]"""
    side = hf.on.cards[card].ends[end][card in hf.black] if end else hf.side(card)
    return side.mass * hf.on.numbers.boost


def end_in(move: Move) -> str:
    """The end of a card that a move turns up, "" for the usual one."""
    return move.args[-1] if len(move.args) > 1 else ""


def fare(hf: Frontier, seat: Seat, move: Move) -> Amounts:
    """What a card costs to boost.  [HF-5.4]"""
    return {"water": -price(hf, move.args[0], end_in(move))}


def boost(hf: Frontier, seat: Seat, move: Move) -> None:
    """The operation begins with a first card.  [HF-5.4]"""
    hf.on.book.operate(hf)
    hf.on.book.lift(hf, seat, move.args[0], end_in(move))
    hf.then(agenda.BOOST_MORE(seat))


def lift(hf: Frontier, seat: Seat, card: CardId, end: str) -> None:
    """A card is paid for and comes to the LEO stack, from where it may go into a rocket at LEO.

    [HF-5.4 HF-5.4A]
    """
    water = price(hf, card, end)
    pay(hf, seat, water)
    hf.players[seat].hand.remove(card)
    if end:
        hf.turned[card] = end
    put_in(hf, seat, "leo", hf.home(seat), card)
    hf.tell("hf-boosted", seat, "HF-5.4", card=card, water=water)


def boost_more(hf: Frontier, seat: Seat) -> Rules:
    """More cards in the same operation, until the player is done; then the launch fee.  [HF-5.4 HF-5.4.1]"""
    if all(why_not for _, why_not in cards_to_boost(hf, seat)):
        collect_launch_fee(hf)
        return
    move = yield Decision(Kind.CHOOSE, seat, "hf-boost", "HF-5.4", lambda: more(hf, seat))
    if move is hf.on.done:
        collect_launch_fee(hf)
        return
    hf.on.book.lift(hf, seat, move.args[0], end_in(move))
    hf.then(agenda.BOOST_MORE(seat))


def more(hf: Frontier, seat: Seat) -> Offers:
    yield from cards_to_boost(hf, seat)
    yield hf.on.done, None


def collect_launch_fee(hf: Frontier) -> None:
    """One faction gets WT from the pool after any boost operation, its own too.  [HF-2.3B.1 HF-5.4.1]"""
    for seat, player in enumerate(hf.players):
        if hf.has(seat, "launch_fee"):
            player.water += hf.on.numbers.launch_fee
            hf.tell("hf-launch-fee", seat, "HF-2.3B.1", water=hf.on.numbers.launch_fee)


RULES = {agenda.BOOST_MORE: boost_more}
BRINGS = {"boost": fare}
GROUPS: dict[str, Group] = {"boost": "operation"}
ACTIONS = {"boost": boost}
