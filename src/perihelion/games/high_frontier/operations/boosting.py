"""Boost: cards from hand to LEO."""

from __future__ import annotations

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, Group
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import agenda, reasons
from perihelion.games.high_frontier.components import CardId
from perihelion.games.high_frontier.phrases import CARD
from perihelion.games.high_frontier.stacks import put_in
from perihelion.games.high_frontier.state import LEO, Frontier
from perihelion.games.high_frontier.turn import why_not_operate
from perihelion.games.high_frontier.water import funds, pay

EVENTS = {"hf-boosted": {"card": "side", "water": "water"}, "hf-launch-fee": ("water",)}
MOVES = {"boost": CARD}


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Any card of the hand may be the first.  [HF-5.4]"""
    over = why_not_operate(hf)
    for move, why_not in cards_to_boost(hf, seat):
        yield move, over or why_not


def cards_to_boost(hf: Frontier, seat: Seat) -> Offers:
    moves = hf.on.moves["boost"]
    most = funds(hf, seat)
    for card in hf.players[seat].hand:
        yield moves[card], hf.on.book.why_not_boost(hf, seat, card, most)


def why_not_boost(hf: Frontier, seat: Seat, card: CardId, most: int) -> Reason | None:
    """White cards and crews only, for a WT a mass point.  [HF-5.4 HF-5.4.1]"""
    if card in hf.black:
        return reasons.BLACK_NOT_BOOSTED
    return reasons.TOO_LITTLE_WATER if price(hf, card) > most else None


def price(hf: Frontier, card: CardId) -> int:
    return hf.side(card).mass * hf.on.numbers.boost


def fare(hf: Frontier, seat: Seat, move: Move) -> Amounts:
    """What a card costs to boost.  [HF-5.4]"""
    return {"water": -price(hf, move.args[0])}


def boost(hf: Frontier, seat: Seat, move: Move) -> None:
    """The operation begins with a first card.  [HF-5.4]"""
    hf.on.book.operate(hf)
    hf.on.book.lift(hf, seat, move.args[0])
    hf.then(agenda.BOOST_MORE(seat))


def lift(hf: Frontier, seat: Seat, card: CardId) -> None:
    """A card is paid for and comes to the LEO stack, from where it may go into a rocket at LEO.

    [HF-5.4 HF-5.4A]
    """
    pay(hf, seat, price(hf, card))
    hf.players[seat].hand.remove(card)
    put_in(hf, seat, "leo", LEO, card)
    hf.tell("hf-boosted", seat, "HF-5.4", card=card, water=price(hf, card))


def boost_more(hf: Frontier, seat: Seat) -> Rules:
    """More cards in the same operation, until the player is done; then the launch fee.  [HF-5.4 HF-5.4.1]"""
    if all(why_not for _, why_not in cards_to_boost(hf, seat)):
        collect_launch_fee(hf)
        return
    move = yield Decision(Kind.CHOOSE, seat, "hf-boost", "HF-5.4", lambda: more(hf, seat))
    if move is hf.on.done:
        collect_launch_fee(hf)
        return
    hf.on.book.lift(hf, seat, move.args[0])
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
