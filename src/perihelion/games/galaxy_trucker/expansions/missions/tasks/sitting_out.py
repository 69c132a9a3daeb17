"""Beverage Run: whoever gives up a bottle when a supercard comes is spared it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.engine.speech import counted
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.expansions.missions.annex import SUPER, job, level, mission, task
from perihelion.games.galaxy_trucker.expansions.missions.payloads import (
    boxed,
    draw_from_box,
    payloads_aboard,
)
from perihelion.games.galaxy_trucker.expansions.missions.tasks.vocabulary import at_level
from perihelion.games.galaxy_trucker.expansions.shared.losing import give_up_tiles
from perihelion.games.galaxy_trucker.phrases import PART_AT
from perihelion.games.galaxy_trucker.state import Trucker

OfTable = Callable[[Trucker], None]
Flying = Callable[[Trucker], list[Seat]]

OPEN = "open"
EVENTS = {"gt-opened": ("tile", "square"), "gt-payloads-dealt": {"tiles": "new-tile[]"}}
PROMPTS = {"gt-open": {"card": "card", "text": "text of card"}}
MOVES = {OPEN: PART_AT}
AMOUNTS = {"tiles": counted("tiles")}

OFFER_BOTTLES = Step("offer_bottles")
SIT_OUT = Step("sit_out", "seat")
MEET_CARD = Step("meet_card")


def deal_bottles(gt: Trucker) -> None:
    """Tiles dealt face up lie where others are set aside, and can be used like these.

    [MI-2.6 MI-2.6.1 MI-2.6.6 MI-5.3]

    Ruling: they are dealt openly, so that all know who can sit out what; the others stay in the box, and
    nobody draws one.
    """
    for seat, player in enumerate(gt.players):
        for payload, count in mission(gt).dealt.items() if seat not in job(gt).out else ():
            there = min(at_level(count, level(gt)), len(boxed(gt, payload)))
            dealt = sorted(draw_from_box(gt, payload) for _ in range(there))
            player.aside += dealt
            gt.tell("gt-payloads-dealt", seat, "MI-2.6", tiles=dealt)


def with_bottles(turn_card: OfTable) -> OfTable:
    def with_bottles(gt: Trucker) -> None:
        """When a supercard is revealed, before anybody jumps.  [MI-2.6 MI-2.6.3]"""
        task(gt).sitting = []
        if mission(gt).sits_out:
            gt.then(OFFER_BOTTLES())
        turn_card(gt)

    return with_bottles


def offer_bottles(gt: Trucker) -> None:
    """Everybody decides, from the leader backwards.  [MI-2.6]"""
    if gt.flight.card is not None and gt.on.cards[gt.flight.card].level == SUPER:
        gt.then(*(SIT_OUT(seat) for seat in gt.flight.in_order()), MEET_CARD())


def bottles(gt: Trucker, seat: Seat) -> list[Square]:
    """Tiles on the ship that can be given up for it.  [MI-2.6.2]"""
    payload = mission(gt).sits_out
    return payloads_aboard(gt.ship(seat), payload) if payload else []


def sit_out(gt: Trucker, seat: Seat) -> Rules:
    """At most one tile for each supercard: it is lost with what it held, and nothing of it breaks.

    [MI-2.6 MI-2.6.2 MI-2.6.3]

    Ruling: a second tile would spare nothing more. One is asked before anybody jumps, and in hyperspace, too,
    where it spares the shot that comes there.
    """
    if not bottles(gt, seat):
        return
    about = {"card": gt.flight.card}
    move = yield Decision(Kind.CHOOSE, seat, "gt-open", "MI-2.6", partial(openings, gt, seat), about)
    if move.verb == OPEN:
        square = move.args[0]
        task(gt).sitting.append(seat)
        tile = gt.ship(seat).parts[square].id
        gt.tell("gt-opened", seat, "MI-2.6", tile=tile, square=square)
        give_up_tiles(gt, seat, [square], "MI-2.6.2")


def openings(gt: Trucker, seat: Seat) -> Offers:
    for square in bottles(gt, seat):
        yield gt.on.moves[OPEN][square], None
    yield gt.on.vocabulary["pass"], None


def meet_card(gt: Trucker) -> None:
    """A supercard that everybody sits out is over.  [MI-2.6.4]"""
    assert gt.flight.card is not None
    kind = gt.on.cards[gt.flight.card].type
    if not gt.on.book.flying(gt) and gt.agenda[-1] == (kind,):
        gt.agenda.pop()
        gt.tell("gt-no-effect", None, "MI-2.6.4")


def without_those_sitting(flying: Flying) -> Flying:
    def without_those_sitting(gt: Trucker) -> list[Seat]:
        """Who sits it out is treated as absent, with all parts; the foremost of the others leads.

        [MI-2.6 MI-2.6.4 MI-11.13]
        """
        sitting = task(gt).sitting
        return [seat for seat in flying(gt) if seat not in sitting] if sitting else flying(gt)

    return without_those_sitting


def forgotten(end_card: OfTable) -> OfTable:
    def forgotten(gt: Trucker) -> None:
        """With the card it is over.  [MI-2.6]"""
        end_card(gt)
        if gt.flight.card is None:
            task(gt).sitting = []

    return forgotten


def a_bottle_less(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    return some(tiles=-1)


BRINGS = {OPEN: a_bottle_less}
RULES = {OFFER_BOTTLES: offer_bottles, SIT_OUT: sit_out, MEET_CARD: meet_card}


def phrases(squares: Iterable[Square]) -> list[tuple[str, ...]]:
    return [(OPEN, square) for square in squares]
