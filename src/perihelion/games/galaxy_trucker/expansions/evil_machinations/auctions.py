"""Auctions: in flight order, higher or out; with five players the last to drop out may buy as well."""

from functools import partial

from perihelion.engine.agenda import Due, Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.games.galaxy_trucker.cards.opportunities import yes_or_no
from perihelion.games.galaxy_trucker.expansions.evil_machinations.attacks import Victims
from perihelion.games.galaxy_trucker.expansions.evil_machinations.memory import plots
from perihelion.games.galaxy_trucker.expansions.shared.losing import pay
from perihelion.games.galaxy_trucker.expansions.shared.purse import MOST_OFFERED, Purse, means
from perihelion.games.galaxy_trucker.state import NOBODY, Trucker

EVENTS = {"gt-bid": ("credits",), "gt-sold": ("credits",), "gt-unsold": ()}
PROMPTS = {
    "gt-bid": {"credits": "credits", "who": "seat", "card": "card"},
    "gt-buy-too": {"credits": "credits", "card": "card"},
}
MOVES = {"bid": ("credits",)}
CLAUSES = {"junker_for_sale": "BE-10.8", "shortcut": "BE-10.9"}
PHRASES = [("bid", str(credits)) for credits in range(1, MOST_OFFERED + 1)]

BID = Step("bid", "seat")
SELL = Step("sell")
SELL_AGAIN = Step("sell_again")
LESS = 1  # what a second buyer gets less


def auction(gt: Trucker, then: Due) -> None:
    """The leader opens or passes; it goes round until all but one have passed.  [BE-8.1.4]"""
    plots(gt).bidders = gt.on.book.flying(gt)
    gt.then(BID(plots(gt).bidders[0]), SELL(), then)
    if gt.on.book[Victims].buyers > 1:
        gt.then(SELL_AGAIN(), then)


def bid(gt: Trucker, seat: Seat) -> Rules:
    """Raises or passes; who passes is out.  [BE-8.1.4]"""
    leads = plots(gt).bidder == seat
    if leads or not any(why is None for _, why in raises(gt, seat)):
        after(gt, seat, stays=leads)
        return
    offers = partial(raises_or_pass, gt, seat)
    move = yield Decision(Kind.AMOUNT, seat, "gt-bid", "BE-8.1.4", offers, how_it_stands(gt))
    if gt.on.book[Purse].borrow(gt, seat, move):
        gt.then(BID(seat))
        return
    if move.verb == "bid":
        kept = plots(gt)
        kept.bid, kept.bidder = int(move.args[0]), seat
        kept.bids[seat] = kept.bid
        gt.tell("gt-bid", seat, "BE-8.1.4", credits=kept.bid)
    else:
        gt.tell("gt-declined", seat, "BE-8.1.4")
    after(gt, seat, stays=move.verb == "bid")


def how_it_stands(gt: Trucker) -> dict[str, str | int | None]:
    bid, bidder = plots(gt).bid, plots(gt).bidder
    return {"credits": bid, "who": None if bidder == NOBODY else bidder, "card": gt.flight.card}


def after(gt: Trucker, seat: Seat, *, stays: bool) -> None:
    """Whose turn it is next, if it is not over."""
    kept = plots(gt)
    place = kept.bidders.index(seat)
    following = [*kept.bidders[place + 1 :], *kept.bidders[:place]]
    if not stays:
        kept.bidders.remove(seat)
        kept.dropped = seat
    if following and not (len(kept.bidders) == 1 and kept.bidder in kept.bidders):
        gt.then(BID(following[0]))


def raises(gt: Trucker, seat: Seat) -> Offers:
    for credits in range(plots(gt).bid + 1, means(gt, seat) + 1):
        yield gt.on.moves["bid"][str(credits)], None
    yield from gt.on.book[Purse].borrowings(gt, seat)


def raises_or_pass(gt: Trucker, seat: Seat) -> Offers:
    yield from raises(gt, seat)
    yield gt.on.vocabulary["pass"], None


def sell(gt: Trucker) -> None:
    """The highest bidder pays; if all pass nobody does.  [BE-8.1.4]"""
    kept = plots(gt)
    if kept.bidder == NOBODY:
        gt.tell("gt-unsold", None, "BE-8.1.4")
        return
    gt.tell("gt-sold", kept.bidder, "BE-8.1.4", credits=kept.bid)
    pay(gt, kept.bidder, kept.bid, "BE-8.1.4")


def sell_again(gt: Trucker) -> Rules:
    """Whoever dropped out last may buy as well, for the own last bid, and gets less.  [BE-10.8 BE-10.9]

    Ruling: whoever dropped out last without a bid buys nothing, and nobody does instead.
    """
    kept = plots(gt)
    seat, credits = kept.dropped, kept.bids.get(kept.dropped, 0)
    if not credits:
        kept.bidder = NOBODY
        return
    rule = CLAUSES[gt.on.book.card_in_play(gt).type]
    about = {"credits": credits, "card": gt.flight.card}
    move = yield Decision(Kind.CONFIRM, seat, "gt-buy-too", rule, lambda: yes_or_no(gt), about)
    plots(gt).bidder = seat if move.verb == "yes" else NOBODY
    if move.verb == "yes":
        gt.tell("gt-sold", seat, rule, credits=credits)
        pay(gt, seat, credits, rule)
    else:
        gt.tell("gt-declined", seat, rule)


def spared(gt: Trucker) -> int:
    """What a second buyer gets less.  [BE-10.8 BE-10.9]"""
    return LESS if plots(gt).bidder == plots(gt).dropped else 0


def bidding(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    return some(credits=-int(move.args[0]))


def buying_too(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """The own last bid, and what it brings but one.  [BE-10.8 BE-10.9]"""
    card = gt.on.book.card_in_play(gt)
    days = card.more["gain_days"] - LESS if "gain_days" in card.more else -card.days
    return some(credits=-plots(gt).bids[seat], days=days)


BRINGS = {"bid": bidding, "gt-buy-too yes": buying_too}
RULES = {BID: bid, SELL: sell, SELL_AGAIN: sell_again}
