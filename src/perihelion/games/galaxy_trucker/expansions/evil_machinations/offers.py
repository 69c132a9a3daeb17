"""Machinations that bring something: Junker for Sale, Shortcut for Sale, Stranded Ship, Prize Money."""

from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.cards.opportunities import pass_on, yes_or_no
from perihelion.games.galaxy_trucker.expansions.evil_machinations.attacks import Victims
from perihelion.games.galaxy_trucker.expansions.evil_machinations.auctions import auction, spared
from perihelion.games.galaxy_trucker.expansions.evil_machinations.memory import plots
from perihelion.games.galaxy_trucker.expansions.shared.losing import HAND_IN_BATTERIES, earn
from perihelion.games.galaxy_trucker.expansions.shared.stowing import CREW, STOW
from perihelion.games.galaxy_trucker.expansions.shared.welding import WELD, can_weld, draw_unused
from perihelion.games.galaxy_trucker.state import NOBODY, Trucker

NO_PLACE = Reason("gt-no-place-for-it", "BE-10.8")
PROMPTS = {"gt-help": {"card": "card", "text": "text of card"}}

JUNKER_FOR_SALE = Step("junker_for_sale")
OPEN_JUNKER = Step("open_junker")
USE_PART = Step("use_part", "seat")
SHORTCUT = Step("shortcut")
TAKE_SHORTCUT = Step("take_shortcut")
STRANDED_SHIP = Step("stranded_ship")
HELP = Step("help", "seat")
PRIZE_MONEY = Step("prize_money")


def junker_for_sale(gt: Trucker) -> None:
    """The winner of an auction gets components to be welded on.  [BE-10.8]"""
    auction(gt, OPEN_JUNKER())
    gt.then(agenda.LEAVE_PLANETS())


def open_junker(gt: Trucker) -> None:
    """So many unused components are drawn for the winner, who loses a day in the end.  [BE-10.8]"""
    winner = plots(gt).bidder
    if winner == NOBODY:
        return
    gt.flight.landed[winner] = 1
    plots(gt).parts = draw_unused(gt, gt.on.book.card_in_play(gt).more["components"] - spared(gt))
    gt.tell("gt-laid-out", None, "BE-10.8", tiles=plots(gt).parts[:])
    gt.then(USE_PART(winner))


def use_part(gt: Trucker, seat: Seat) -> Rules:
    """Any of them on free squares, by the rules of building; the rest goes back.  [BE-10.8]"""
    if all(why_not is not None for _, why_not in usable(gt, seat)):
        return
    move = yield Decision(Kind.CHOOSE, seat, "gt-use-part", "BE-10.8", partial(usable_or_done, gt, seat))
    if move.verb == "take":
        plots(gt).parts.remove(move.args[0])
        gt.then(WELD(seat, move.args[0], 0), USE_PART(seat))


def usable(gt: Trucker, seat: Seat) -> Offers:
    for tile in plots(gt).parts:
        yield gt.on.moves["take"][tile], None if can_weld(gt, seat, tile, replacing=False) else NO_PLACE


def usable_or_done(gt: Trucker, seat: Seat) -> Offers:
    yield from usable(gt, seat)
    yield gt.on.vocabulary["done"], None


def shortcut(gt: Trucker) -> None:
    """The winner of an auction gains days.  [BE-10.9]"""
    auction(gt, TAKE_SHORTCUT())


def take_shortcut(gt: Trucker) -> None:
    """The days, a day less for a second buyer.  [BE-10.9]"""
    if plots(gt).bidder != NOBODY:
        days = gt.on.book.card_in_play(gt).more["gain_days"] - spared(gt)
        gt.on.book.gain_days(gt, plots(gt).bidder, days)


def stranded_ship(gt: Trucker) -> None:
    """From the leader on each may help, until one does.  [BE-10.10]"""
    gt.then(HELP(gt.on.book.flying(gt)[0]), agenda.LEAVE_PLANETS())


def help_out(gt: Trucker, seat: Seat) -> Rules:
    """Batteries and days for astronauts and credits.  [BE-10.10]"""
    price = gt.on.book.card_in_play(gt).more["batteries"]
    if gt.ship(seat).battery_count >= price:
        about = {"card": gt.flight.card}
        move = yield Decision(Kind.CONFIRM, seat, "gt-help", "BE-10.10", lambda: yes_or_no(gt), about)
        if move.verb == "yes":
            card = gt.on.book.card_in_play(gt)
            earlier = len(gt.flight.landed)
            gt.flight.landed[seat] = 1
            gt.then(HAND_IN_BATTERIES(seat, price))
            earn(gt, seat, card.credits - earlier, "BE-10.10")
            gt.then(STOW(seat, CREW, card.more["astronauts"], 0))
            if len(gt.flight.landed) < gt.on.book[Victims].helpers:
                pass_on(gt, seat, HELP)
            return
        gt.tell("gt-declined", seat, "BE-10.10")
    pass_on(gt, seat, HELP)


def helping(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    card = gt.on.book.card_in_play(gt)
    price, crew = card.more["batteries"], card.more["astronauts"]
    return some(credits=card.credits - len(gt.flight.landed), crew=crew, batteries=-price, days=-card.days)


def prize_money(gt: Trucker) -> None:
    """Credits by place, among the ships in the race.  [BE-10.11]"""
    flying = gt.on.book.flying(gt)
    order = [seat for seat in gt.flight.in_order() if seat in flying]
    for seat, prize in zip(order, gt.on.book.card_in_play(gt).more["prizes"], strict=False):
        earn(gt, seat, prize, "BE-10.11")


BRINGS = {"gt-help yes": helping}
RULES = {
    JUNKER_FOR_SALE: junker_for_sale,
    OPEN_JUNKER: open_junker,
    USE_PART: use_part,
    SHORTCUT: shortcut,
    TAKE_SHORTCUT: take_shortcut,
    STRANDED_SHIP: stranded_ship,
    HELP: help_out,
    PRIZE_MONEY: prize_money,
}
