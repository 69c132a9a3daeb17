"""What missions change in the piles of cards: types that stay out, a hidden pile made up, exchanges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from perihelion.games.galaxy_trucker.components import CardId
from perihelion.games.galaxy_trucker.expansions.missions.annex import mission
from perihelion.games.galaxy_trucker.state import Pile, Trucker

OfTable = Callable[[Trucker], None]
DealPile = Callable[[Trucker, Pile], None]
Choice = Callable[[Trucker, int], list[CardId]]


def but_the_banned(choice_of_cards: Choice) -> Choice:
    def but_the_banned(gt: Trucker, level: int) -> list[CardId]:
        """Types that stay out: the next card of the level comes instead.  [MI-16.9 MI-17.4 MI-17.9]"""
        banned = mission(gt).without
        found = choice_of_cards(gt, level)
        return [card for card in found if gt.on.cards[card].type not in banned] if banned else found

    return but_the_banned


def cards_enough(gt: Trucker) -> None:
    """Where a level runs out of cards that may come, those of earlier flights are shuffled back in.

    [MI-3.2.1 MI-16.9]

    Ruling: piles stay as high as printed, with cards that were used before, rather than getting lower; a type
    that stays out does so all the same.
    """
    for level, count in enumerate(gt.level.cards, 1):
        if len(gt.on.book.choice_of_cards(gt, level)) < count * gt.on.numbers.piles:
            back = [card for card in gt.gone if gt.on.cards[card].level == level]
            gt.gone = [card for card in gt.gone if card not in back]
            gt.supply = sorted([*gt.supply, *back])


def made_up(deal_pile: DealPile) -> DealPile:
    def made_up(gt: Trucker, pile: Pile) -> None:
        """The hidden pile may consist of certain cards, or have some exchanged.  [MI-17.9 MI-17.12]"""
        hidden = pile is gt.piles[-1]
        if hidden and mission(gt).unknown_pile:
            pile.cards = sorted(call(gt, kind) for kind in mission(gt).unknown_pile)
            return
        deal_pile(gt, pile)
        if hidden:
            exchange(gt, pile)

    return made_up


def call(gt: Trucker, kind: str) -> CardId:
    """A card of this type and the level of the flight, used before or not; else the next best.

    [MI-17.9 MI-17.9.1]

    Ruling: cards used before come, too, as the mission is about these enemies. Another of them at the
    flight's level stands in for one that is missing rather than a weaker one of its own type.
    """
    there = [*gt.supply, *gt.gone]
    found = candidates(gt, kind, there)
    card = gt.stream.pick("pile", found)
    (gt.supply if card in gt.supply else gt.gone).remove(card)
    return card


def candidates(gt: Trucker, kind: str, there: list[CardId]) -> list[CardId]:
    """Of the flight's level, another of that pile at that level, else of a lower level.  [MI-17.9.1]"""
    cards, level, kinds = gt.on.cards, gt.level.number, mission(gt).unknown_pile
    of_level = [card for card in sorted(there) if cards[card].level == level]
    choices = [[card for card in of_level if cards[card].type == kind]]
    choices.append([card for card in of_level if cards[card].type in kinds])
    for lower in range(level - 1, 0, -1):
        choices.append(
            [card for card in sorted(there) if cards[card].level == lower and cards[card].type == kind]
        )
    return next((found for found in choices if found), of_level)


def exchange(gt: Trucker, pile: Pile) -> None:
    """Cards of the flight's level make room for others, as long as there are any.  [MI-17.12]

    Ruling: one card goes for each that comes, so that the flight is no longer than others; where none is left
    in the supply there is no exchange, and used ones stay used.
    """
    cards, level = gt.on.cards, gt.level.number
    for kind, count in mission(gt).exchange.items():
        for _ in range(count):
            new = [card for card in gt.supply if cards[card].type == kind and cards[card].level == level]
            old = [card for card in pile.cards if cards[card].level == level]
            if not new or not old:
                return
            comes, goes = gt.stream.pick("pile", new), gt.stream.pick("pile", old)
            pile.cards.remove(goes)
            gt.supply.remove(comes)
            pile.cards = sorted([*pile.cards, comes])
            gt.supply = sorted([*gt.supply, goes])


def imagine(gt: Trucker) -> None:
    """The hidden pile is what all know that it is: made up of these types, or exchanged."""
    hidden, turned = gt.piles[-1], set(gt.flight.turned)
    kinds, cards = mission(gt).unknown_pile, gt.on.cards
    if not hidden.cards or not (kinds or mission(gt).exchange):
        return
    if kinds:
        shown = Counter(cards[card].type for card in hidden.cards if card in turned)
        kept = [card for card in hidden.cards if card in turned or cards[card].level > len(gt.level.cards)]
        gt.supply = sorted([*gt.supply, *(card for card in hidden.cards if card not in kept)])
        hidden.cards = kept
        for kind in kinds:
            if shown[kind]:
                shown[kind] -= 1
            else:
                hidden.cards = sorted([*hidden.cards, call(gt, kind)])
    if gt.phase == "flight":
        gt.flight.deck = sorted(card for pile in gt.piles for card in pile.cards if card not in turned)
