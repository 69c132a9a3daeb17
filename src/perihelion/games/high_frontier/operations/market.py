"""Income, the free market, and turning a black card back to white."""

from __future__ import annotations

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, Group
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.components import CardId
from perihelion.games.high_frontier.operations.claims import track_value
from perihelion.games.high_frontier.operations.research import turn_up
from perihelion.games.high_frontier.phrases import CARD
from perihelion.games.high_frontier.state import Frontier
from perihelion.games.high_frontier.turn import why_not_operate

EVENTS = {
    "hf-income": ("water",),
    "hf-sold": {"card": "card", "black": "word", "water": "water"},
    "hf-flipped": {"card": "side", "side": "word"},
}
MOVES = {"sell": CARD, "flip": {"card": "card", "gives": "text of card"}}


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Income, white cards of the hand, black cards at LEO, and black hand cards to flip.

    [HF-5.1 HF-5.3 HF-5.4D]
    """
    over = why_not_operate(hf)
    yield hf.on.vocabulary["income"], over
    sell, flip = hf.on.moves["sell"], hf.on.moves["flip"]
    player = hf.players[seat]
    for card in player.hand:
        yield sell[card], over or why_not_sell(hf, card)
        if card in hf.black:
            yield flip[card], None
    for _, stack in player.at(hf.home(seat)):
        for card in stack.cards:
            if card in hf.black:
                yield sell[card], over


def why_not_sell(hf: Frontier, card: CardId) -> Reason | None:
    """A hand card is sold white side up; a crew is not a product.  [HF-5.3 HF-2.6B]"""
    if hf.on.cards[card].crew:
        return reasons.CREW_NOT_SOLD
    return reasons.BLACK_NOT_AT_LEO if card in hf.black else None


def income(hf: Frontier, seat: Seat, move: Move) -> None:
    """WT from the pool.  [HF-5.1]"""
    hf.on.book.operate(hf)
    water = hf.on.book.collect_income(hf, seat)
    hf.tell("hf-income", seat, "HF-5.1", water=water)


def collect_income(hf: Frontier, seat: Seat) -> int:
    """The WT come to the depot; how many.  [HF-5.1]"""
    water = hf.on.book.income_water(hf, seat)
    hf.players[seat].water += water
    return water


def income_water(hf: Frontier, seat: Seat) -> int:
    return hf.on.numbers.income


def wage(hf: Frontier, seat: Seat, move: Move) -> Amounts:
    """What income brings.  [HF-5.1]"""
    return {"water": hf.on.book.income_water(hf, seat)}


def sell(hf: Frontier, seat: Seat, move: Move) -> None:
    """A white card goes under its deck; a black one at LEO comes back to hand.  [HF-5.3 HF-5.3.1]"""
    hf.on.book.operate(hf)
    (card,) = move.args
    player = hf.players[seat]
    water = price(hf, card)
    if card in hf.black:
        hf.on.book.to_hand(hf, seat, card)
    else:
        player.hand.remove(card)
        put_under(hf, card)
    player.water += water
    hf.tell("hf-sold", seat, "HF-5.3", card=card, black=hf.black_of(card), water=water)


def sale(hf: Frontier, seat: Seat, move: Move) -> Amounts:
    """What a card is sold for.  [HF-5.3]"""
    return {"water": price(hf, move.args[0])}


def put_under(hf: Frontier, card: CardId) -> None:
    """Under its deck; where that is empty it is the top card again.  [HF-5.3]"""
    name = hf.on.cards[card].deck
    deck = hf.decks[name]
    deck.under.append(card)
    if not deck.top:
        turn_up(hf, name)


def price(hf: Frontier, card: CardId) -> int:
    """A black card brings what the track of its letter shows, on START as for the first factory.

    [HF-5.3 HF-5.3.2]
    """
    if card not in hf.black:
        return hf.on.numbers.market
    return track_value(hf, hf.on.cards[card].letter) or hf.on.numbers.unbuilt


def flip(hf: Frontier, seat: Seat, move: Move) -> None:
    """A black hand card turns white for nothing, at any time of one's turn.  [HF-5.4D]"""
    (card,) = move.args
    hf.black.remove(card)
    hf.tell("hf-flipped", seat, "HF-5.4D", card=card, side="white")


BRINGS = {"income": wage, "sell": sale}
GROUPS: dict[str, Group] = {"income": "operation", "sell": "operation", "flip": "free"}
ACTIONS = {"income": income, "sell": sell, "flip": flip}
