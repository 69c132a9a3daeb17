"""Roads on the deck: Déjà Vu and Tough Trip."""

from collections.abc import Callable

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker import setup
from perihelion.games.galaxy_trucker.book import OfSeat, OfTable
from perihelion.games.galaxy_trucker.components import CardId
from perihelion.games.galaxy_trucker.expansions.forecasts import Groups
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import in_play, roads
from perihelion.games.galaxy_trucker.expansions.rough_roads.printed import printed
from perihelion.games.galaxy_trucker.state import Trucker

EVENTS = {"gt-deja-vu": {"cards": "card[]"}, "gt-extra-cards": ("count",)}
LAST_LEVEL = 3


# Déjà Vu.


def marking(take: OfSeat) -> OfSeat:
    """Whoever takes what a card offers has used it.  [BE-9.4]"""

    def taken(gt: Trucker, seat: Seat) -> None:
        roads(gt).used = True
        take(gt, seat)

    return taken


def beating(fight: OfSeat) -> OfSeat:
    """An enemy that is beaten has been met for good, whoever takes the reward.  [BE-9.4]"""

    def fought(gt: Trucker, seat: Seat) -> None:
        roads(gt).used |= gt.flight.declared.get(seat, 0) > gt.on.book.card_in_play(gt).strength
        fight(gt, seat)

    return fought


def sorted_out(end_card: OfTable) -> OfTable:
    """A card of which nobody made use goes to the pile that comes again; no card comes a third time.

    [BE-9.4]
    """

    def end(gt: Trucker) -> None:
        kept, card = roads(gt), gt.flight.card
        used = kept.used or bool(gt.flight.landed)
        if card is not None and not used and not kept.second and in_play(gt, "deja_vu"):
            kept.face_down.append(card)
        end_card(gt)

    return end


def flown_again(fly: OfTable) -> OfTable:
    """After the last card those that lie face down are flown through again, in their order.  [BE-9.4]"""

    def flies(gt: Trucker) -> None:
        kept = roads(gt)
        if gt.flight.turned and not gt.flight.deck and kept.face_down and not kept.second:
            kept.second, kept.again, kept.face_down = True, kept.face_down, []
            gt.tell("gt-deja-vu", None, "BE-9.4", cards=kept.again[:])
        fly(gt)

    return flies


def with_second_pass(cards_to_come: Callable[[Trucker], int]) -> Callable[[Trucker], int]:
    """[BE-9.4]"""
    return lambda gt: cards_to_come(gt) + len(roads(gt).again)


def again_in_order(next_cards: Callable[[Trucker], list[CardId]]) -> Callable[[Trucker], list[CardId]]:
    """[BE-9.4]"""
    return lambda gt: roads(gt).again[:1] or next_cards(gt)


def taken_again(take_card: Callable[[Trucker, CardId], None]) -> Callable[[Trucker, CardId], None]:
    """A card of the second pass was turned up before.  [BE-9.4]"""

    def take(gt: Trucker, card: CardId) -> None:
        if roads(gt).again:
            roads(gt).again.remove(card)
        else:
            take_card(gt, card)

    return take


# Tough Trip.


def extra_cards_last(groups: Callable[[Trucker], Groups]) -> Callable[[Trucker], Groups]:
    """With Improved Forecasts they come after all piles.  [BE-9.8]

    They lie in the hidden pile, and one card of level III is like another: enough of them wait to the end.
    """

    def placed(gt: Trucker) -> Groups:
        *found, last = groups(gt)
        if not in_play(gt, "tough_trip"):
            return [*found, last]
        extra = printed(gt).extra_cards[gt.level.number - 1]
        hard = [card for card in last if gt.on.cards[card].level == LAST_LEVEL]
        if len(last) <= extra or len(hard) > extra:
            return [*found, last]
        return [*found, [card for card in last if card not in hard], hard]

    return placed


def with_extra_cards(build_deck: OfTable) -> OfTable:
    """Cards of level III more, in the pile that nobody may look at.  [BE-9.8]"""

    def build(gt: Trucker) -> None:
        build_deck(gt)
        if in_play(gt, "tough_trip"):
            there = len(gt.on.book.choice_of_cards(gt, LAST_LEVEL))
            count = min(there, printed(gt).extra_cards[gt.level.number - 1])
            setup.deal_cards(gt, gt.piles[-1], LAST_LEVEL, count)
            gt.piles[-1].cards.sort()
            gt.flight.deck = sorted(card for pile in gt.piles for card in pile.cards)
            gt.tell("gt-extra-cards", None, "BE-9.8", count=count)

    return build
