"""Research: a patent is put up, and everybody may bid for it."""

from __future__ import annotations

from typing import Any, NamedTuple

from perihelion.engine.agenda import Due
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Group
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import agenda, reasons
from perihelion.games.high_frontier.components import CardId
from perihelion.games.high_frontier.phrases import SOMEBODY
from perihelion.games.high_frontier.state import Auction, Frontier
from perihelion.games.high_frontier.turn import why_not_operate
from perihelion.games.high_frontier.water import funds, pay

EVENTS = {
    "hf-put-up": {"card": "side"},
    "hf-turned-up": {"deck": "word", "card": "side"},
    "hf-bid": ("bid",),
    "hf-passed": (),
    "hf-won": {"card": "side", "bid": "bid", "payee": "seat"},
}
STANDING = {"card": "card", "bids": "has-bid{list-more}"}
PROMPTS = {"hf-bid": STANDING, "hf-tie": STANDING}
MOVES = {
    "research": {
        "deck": "word",
        "card": "side at decks $deck top else hf-patent-there",
        "gives": "text at decks $deck top",
    },
    "bid": ("count",),
    "award": SOMEBODY,
}
RECORDS = {"has-bid": {"who": "seat", "bid": "number"}}


def offers(hf: Frontier, seat: Seat) -> Offers:
    """The top card of each deck may be put up.  [HF-5.2.1 HF-5.2.4 HF-5.2A]"""
    why_not = why_not_operate(hf) or hf.on.book.why_not_research(hf, seat)
    for name, move in hf.on.moves["research"].items():
        yield move, why_not or (None if hf.decks[name].top else reasons.DECK_EMPTY)


def why_not_research(hf: Frontier, seat: Seat) -> Reason | None:
    """Too many white patents in hand bar from auctions; one faction is exempt.  [HF-5.2A HF-2.3B.2]"""
    if hf.has(seat, "research"):
        return None
    cards, black = hf.on.cards, hf.black
    white = sum(card not in black and not cards[card].crew for card in hf.players[seat].hand)
    return reasons.HAND_TOO_LARGE if white > hf.on.numbers.hand else None


def research(hf: Frontier, seat: Seat, move: Move) -> None:
    """The card lies in the middle and the next one is turned up; bids go round.  [HF-5.2.1 HF-5.2.6]"""
    hf.on.book.operate(hf)
    (deck,) = move.args
    card = hf.decks[deck].top
    hf.tell("hf-put-up", seat, "HF-5.2.1", card=card)
    turn_up(hf, deck)
    put_up(hf, seat, card)


def put_up(hf: Frontier, seat: Seat, card: CardId) -> None:
    """Bids go round for what lies in the middle.  [HF-5.2.4 HF-5.2.6]"""
    hf.auction = Auction(card, {seat: 0}, [])
    clockwise = [(seat + n) % hf.on.seats for n in range(1, hf.on.seats)]
    hf.auction.to_ask = [other for other in clockwise if hf.on.book.why_not_research(hf, other) is None]
    hf.then(next_bid(hf))


class Lot(NamedTuple):
    """What is put up, as it is asked about: the prompts for a bid and for a tie."""

    bid: str
    tie: str


def lot(hf: Frontier) -> Lot:
    """A patent.  [HF-5.2]"""
    return Lot("hf-bid", "hf-tie")


def turn_up(hf: Frontier, name: str) -> None:
    """The next card of a deck can be read: an unseen one, or where none is left the first one sold.

    [HF-2.5A]
    """
    deck = hf.decks[name]
    deck.top = ""
    if deck.unseen:
        deck.top = hf.stream.pick(name, deck.unseen)
        deck.unseen.remove(deck.top)
    elif deck.under:
        deck.top = deck.under.pop(0)
    if deck.top:
        hf.tell("hf-turned-up", None, "HF-2.5A", deck=name, card=deck.top)


def bid(hf: Frontier, seat: Seat) -> Rules:
    """Bid at least as much as the highest bid, or pass for good.  [HF-5.2.2 HF-5.2.4 HF-5.2.6]

    Ruling: a bid that is passed on later still stands; whoever has been equalled is asked once more.
    [HF-11.8]
    """
    prompt = hf.on.book.lot(hf).bid
    move = yield Decision(Kind.AMOUNT, seat, prompt, "HF-5.2.2", lambda: bids(hf, seat), standing_bids(hf))
    auction = hf.auction
    assert auction is not None
    auction.to_ask.remove(seat)
    if move is hf.on.pass_:
        auction.out.append(seat)
        hf.tell("hf-passed", seat, "HF-5.2.6")
    else:
        answer_bid(hf, seat, auction, int(move.args[0]))
        hf.tell("hf-bid", seat, "HF-5.2.2", bid=auction.bids[seat])
    hf.then(next_bid(hf))


def next_bid(hf: Frontier) -> Due:
    """Who is asked next; with nobody left the highest bid wins.  [HF-5.2.3 HF-5.2.6]"""
    auction = hf.auction
    assert auction is not None
    return agenda.BID(auction.to_ask[0]) if auction.to_ask else agenda.SETTLE_TIE(hf.active)


def standing_bids(hf: Frontier) -> dict[str, Any]:
    auction = hf.auction
    assert auction is not None
    bids = {str(seat): auction.bids[seat] for seat in sorted(auction.bids)}
    return {"card": auction.card, "highest": auction.highest, "bids": bids}


def bids(hf: Frontier, seat: Seat) -> Offers:
    """Every amount up to what the player has.  [HF-5.2.4 HF-5.2.6]"""
    auction = hf.auction
    assert auction is not None
    highest, mine = auction.highest, auction.bids.get(seat)
    most = funds(hf, seat)
    for amount, move in enumerate(hf.on.bid_moves[: max(most, highest) + 2]):
        if amount < highest:
            yield move, reasons.BID_TOO_LOW
        elif amount == mine:
            yield move, reasons.BID_TWICE
        else:
            yield move, reasons.BID_TOO_HIGH if amount > most else None
    yield hf.on.pass_, None


def answer_bid(hf: Frontier, seat: Seat, auction: Auction, amount: int) -> None:
    """A higher bid asks everybody again, an equal one those who had bid it.  [HF-5.2.5 HF-5.2.6]

    The active player wins ties anyway and is not asked about them.
    """
    raised = amount > auction.highest
    tied = [other for other, theirs in auction.bids.items() if theirs == amount and other != hf.active]
    auction.bids[seat] = amount
    clockwise = [(seat + n) % hf.on.seats for n in range(1, hf.on.seats)]
    again = [other for other in clockwise if other not in auction.out and may_answer(hf, other)]
    if raised:
        auction.to_ask = again
    else:
        auction.to_ask += [other for other in again if other in tied and other not in auction.to_ask]


def may_answer(hf: Frontier, seat: Seat) -> bool:
    return hf.on.book.why_not_research(hf, seat) is None


def settle_tie(hf: Frontier, seat: Seat) -> Rules:
    """The active player wins their own ties, and decides between others.  [HF-5.2.5]"""
    tied = tied_bidders(hf)
    winner = seat if seat in tied else tied[0]
    if seat not in tied and len(tied) > 1:
        prompt = hf.on.book.lot(hf).tie
        move = yield Decision(Kind.CHOOSE, seat, prompt, "HF-5.2.5", lambda: awards(hf), standing_bids(hf))
        winner = int(move.args[0])
    hf.on.book.win(hf, winner)


def tied_bidders(hf: Frontier) -> list[Seat]:
    auction = hf.auction
    assert auction is not None
    return [seat for seat, theirs in sorted(auction.bids.items()) if theirs == auction.highest]


def awards(hf: Frontier) -> Offers:
    for seat in tied_bidders(hf):
        yield hf.on.moves["award"][str(seat)], None


def win(hf: Frontier, winner: Seat) -> None:
    """The card comes to hand white side up; the WT go to the active player, their own to the pool.

    [HF-5.2.3]
    """
    auction = hf.auction
    assert auction is not None
    price = auction.highest
    pay(hf, winner, price)
    if winner != hf.active:
        hf.players[hf.active].water += price
    hf.players[winner].hand.append(auction.card)
    hf.auction = None
    payee = hf.active if winner != hf.active else None
    hf.tell("hf-won", winner, "HF-5.2.3", card=auction.card, bid=price, payee=payee)


RULES = {agenda.BID: bid, agenda.SETTLE_TIE: settle_tie}
GROUPS: dict[str, Group] = {"research": "operation"}
ACTIONS = {"research": research}
