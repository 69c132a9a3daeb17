"""Dealing the cards, choosing one in secret before each flight, and where it lies in the deck."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from perihelion.engine import book
from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Joint, Kind, Offers, Rules, Seat
from perihelion.games.galaxy_trucker.book import OfTable
from perihelion.games.galaxy_trucker.components import CardId
from perihelion.games.galaxy_trucker.construction.checking import by_number
from perihelion.games.galaxy_trucker.expansions.evil_machinations.memory import numbers, plots
from perihelion.games.galaxy_trucker.expansions.forecasts import Groups
from perihelion.games.galaxy_trucker.state import Trucker

LEVEL = 9  # that of no pile
EVENTS = {"gt-dealt": {"count": "count", "cards": "card[]"}, "gt-planted": {"card": "card"}}
MOVES = {"plant": {"card": "card", "gives": "text of card"}}

CHOOSE_MACHINATION = Step("choose_machination")


def is_evil(gt: Trucker, card: CardId) -> bool:
    return gt.on.cards[card].level == LEVEL


def deal(gt: Trucker) -> None:
    """Four cards for each player, to be looked at in secret; the rest goes back unseen.  [BE-5.2]"""
    for seat, hand in enumerate(plots(gt).hands):
        for _ in range(numbers(gt).hand):
            card = gt.stream.pick("machination", [card for card in gt.supply if is_evil(gt, card)])
            gt.supply.remove(card)
            hand.append(card)
        hand.sort()
        told = {"cards": hand[:]}
        gt.tell("gt-dealt", seat, "BE-5.2", secret=told, audience=(seat,), count=len(hand))


def quarter(gt: Trucker) -> int:
    """How many cards lie above the machinations, and how many below, by the flight.  [BE-5.5 BE-14.14]"""
    return numbers(gt).quarter[gt.level.number - 1]


@dataclass(slots=True)
class Dealing(book.Book):
    """When hands are dealt and where the middle of the deck is, for Missions to change."""

    # MI-4.5: once the missions of the whole game are chosen
    deal: OfTable = deal
    # MI-7.5.1: a quarter of the mixed deck
    quarter: Callable[[Trucker], int] = quarter


def put_away(prepare: OfTable) -> OfTable:
    """Cards of the last flight are used up; those in hands are in no supply.  [BE-5.10]"""

    def prepared(gt: Trucker) -> None:
        prepare(gt)
        kept = plots(gt)
        gt.gone = sorted({*gt.gone, *kept.chosen.values()})
        kept.chosen, kept.asked = {}, False
        held = {card for hand in kept.hands for card in hand} | set(gt.gone)
        gt.supply = [card for card in gt.supply if card not in held]

    return prepared


def chosen_before(before_building: OfTable) -> OfTable:
    """First of all everybody chooses.  [BE-5.3 BE-5.4]"""

    def before(gt: Trucker) -> None:
        gt.then(CHOOSE_MACHINATION())
        before_building(gt)

    return before


def choose_machination(gt: Trucker) -> Rules:
    """One card each, in secret; the others are kept for later flights.  [BE-5.3]"""
    able = [seat for seat, hand in enumerate(plots(gt).hands) if hand]
    if not able:
        return
    answers = yield Joint({seat: asked(gt, seat) for seat in able})
    for seat, move in answers.items():
        card = move.args[0]
        plots(gt).hands[seat].remove(card)
        plots(gt).chosen[seat] = card
        gt.tell("gt-planted", seat, "BE-5.3", secret={"card": card}, audience=(seat,))


def asked(gt: Trucker, seat: Seat) -> Decision:
    return Decision(Kind.CHOOSE, seat, "gt-plant", "BE-5.3", partial(cards_in_hand, gt, seat))


def cards_in_hand(gt: Trucker, seat: Seat) -> Offers:
    for card in plots(gt).hands[seat]:
        yield gt.on.moves["plant"][card], None


# The deck.


def planted(build_deck: OfTable) -> OfTable:
    """The chosen cards come into the deck.  [BE-5.5 BE-5.6]"""

    def build(gt: Trucker) -> None:
        build_deck(gt)
        gt.piles[-1].cards = sorted([*gt.piles[-1].cards, *plots(gt).chosen.values()])
        gt.flight.deck = sorted(card for pile in gt.piles for card in pile.cards)

    return build


def in_the_middle(next_cards: Callable[[Trucker], list[CardId]]) -> Callable[[Trucker], list[CardId]]:
    """Machinations lie in the middle of the deck, one of them on top of it.  [BE-5.5 BE-14.7 BE-14.14]

    A card stands in the list as often as is its chance to come next: which of the others lie at the bottom
    is not known.
    """

    def coming(gt: Trucker) -> list[CardId]:
        evil = [card for card in gt.flight.deck if is_evil(gt, card)]
        if not evil:
            return next_cards(gt)
        usual = [card for card in next_cards(gt) if card not in evil]
        rest = [card for card in gt.flight.deck if card not in evil]
        quarter = gt.on.book[Dealing].quarter(gt)
        if len(gt.flight.turned) < quarter and usual:
            return usual
        if not any(is_evil(gt, card) for card in gt.flight.turned):
            return evil
        above = max(0, len(rest) - quarter)
        return evil * max(1, len(rest)) + rest * above

    return coming


def between_groups(groups: Callable[[Trucker], Groups]) -> Callable[[Trucker], Groups]:
    """With Improved Forecasts between the second and the third pile, by number tile.  [BE-5.6]"""

    def placed(gt: Trucker) -> Groups:
        found = [[card for card in group if not is_evil(gt, card)] for group in groups(gt)]
        chosen, deck = plots(gt).chosen, set(gt.flight.deck)
        stack = [chosen[seat] for seat in by_number(gt) if chosen.get(seat) in deck]
        stack += [card for card in gt.flight.deck if is_evil(gt, card) and card not in stack]
        return [*found[:2], stack[:1], *found[2:]]

    return placed


def imagine(gt: Trucker, seat: Seat) -> None:
    """Any card this seat has not seen could be in any other hand, planted by anybody, or in the box.

    [BE-5.2 BE-5.3]
    """
    kept, turned = plots(gt), set(gt.flight.turned)
    known = {*kept.hands[seat], *turned, *gt.gone} | {kept.chosen[s] for s in kept.chosen if s == seat}
    unknown = sorted(card for card in gt.on.cards if is_evil(gt, card) and card not in known)

    def drawn() -> CardId:
        card = gt.stream.pick("unseen", unknown)
        unknown.remove(card)
        return card

    for other, hand in enumerate(kept.hands):
        if other != seat:
            kept.hands[other] = sorted(drawn() for _ in hand)
    for other, card in kept.chosen.items():
        if other != seat and card not in turned:
            kept.chosen[other] = drawn()
    gt.supply = sorted([*(card for card in gt.supply if not is_evil(gt, card)), *unknown])
    if gt.phase in ("flight", "over"):
        lay_anew(gt)


def lay_anew(gt: Trucker) -> None:
    """The planted cards lie in the last pile, as they were drawn anew; those turned up stay."""
    turned, last = set(gt.flight.turned), gt.piles[-1]
    usual = [card for card in last.cards if not is_evil(gt, card)]
    evil = {
        *plots(gt).chosen.values(),
        *(card for card in last.cards if is_evil(gt, card) and card in turned),
    }
    last.cards = sorted([*usual, *evil])
    if gt.phase == "flight":
        gt.flight.deck = sorted(card for pile in gt.piles for card in pile.cards if card not in turned)


RULES = {CHOOSE_MACHINATION: choose_machination}
