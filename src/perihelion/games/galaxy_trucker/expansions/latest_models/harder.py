"""Class IV flown with cards of level III: every card is harder, and pays more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import pairwise
from typing import Any

import msgspec

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.speech import Glossary, Phrase, said
from perihelion.games.galaxy_trucker import phrases
from perihelion.games.galaxy_trucker.components import GOODS, Card, CardId, Colour, Loss
from perihelion.games.galaxy_trucker.content import Content
from perihelion.games.galaxy_trucker.expansions.latest_models.annex import (
    HarderNumbers,
    figures,
    is_fleet,
    models,
)
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.goods import by_worth

ENEMIES = ("smugglers", "slavers", "pirates")
WITH_GOODS = ("planets", "abandoned_station", "smugglers", "junkyard")
OPPORTUNITIES = ("bureaucracy", "space_billiards", "junkyard")
EXTRA = GOODS[-1]  # a block of the cheapest colour

BETTER = Step("better_goods", "seat")
EVENTS = {"gt-harder": {"face": "face", "text": "text of face"}, "gt-bettered": ("good",)}
AS_MET: Phrase = {"first": [said("text of face"), said("text of card")]}
TO_WIN: Phrase = {"first": [said("reward of face"), said("reward of card")]}
PROMPTS = {
    "gt-better": {"waiting": "goods"},
    "gt-visit": {"text": AS_MET},
    "gt-claim": {"reward": TO_WIN},
}
MOVES = {"better": ("good",)}

Figures = tuple[int, int, int, int]
CardInPlay = Callable[[Trucker], Card]
OfTable = Callable[[Trucker], None]
Gain = Callable[[Trucker, Seat, Sequence[Colour]], None]


# Cards.


def cards_again(prepare: OfTable) -> OfTable:
    def cards_again(gt: Trucker) -> None:
        """Cards of level III that were used come again.  [LM-10.2 LM-10.3]"""
        if is_fleet(gt):
            level, cards = figures(gt).harder.reuse, gt.on.cards
            gt.gone = [card for card in gt.gone if cards[card].level != level]
            gt.flight.turned = [card for card in gt.flight.turned if cards[card].level != level]
        prepare(gt)

    return cards_again


@lru_cache(512)
def harder(card: Card, more: Figures) -> Card:
    """The card as class IV meets it, whatever its level.  [LM-10.5 LM-10.5.1 LM-10.5.2]"""
    strength, crew, credits, taken = more
    paid = card.credits + credits if card.credits else 0
    match card.type:
        case kind if kind in ENEMIES:
            loss = taking(card.loss, taken)
            return replace(card, strength=card.strength + strength, credits=paid, loss=loss)
        case "abandoned_ship":
            return replace(card, credits=paid, loss=replace(card.loss, crew=card.loss.crew + crew))
        case "abandoned_station":
            return replace(card, crew=card.crew + crew)
        case "meteoric_swarm":
            return replace(card, meteors=doubled(card.meteors))
        case "combat_zone":
            return replace(card, lines=tuple(lines_of(card, taken)))
        case kind if kind in OPPORTUNITIES:
            return replace(card, credits=paid, more=opportunity(card.more, credits))
    return card


def doubled(hits: Sequence[Any]) -> tuple[Any, ...]:
    """The first attack comes twice.  [LM-10.5 LM-10.5.1]"""
    return (*hits[:1], *hits)


def taking(loss: Loss, more: int, *, twice: bool = True) -> Loss:
    """More of the crew or the goods it takes; its first shot comes twice.  [LM-10.5]"""
    return replace(
        loss,
        crew=loss.crew + more if loss.crew else 0,
        goods=loss.goods + more if loss.goods else 0,
        shots=doubled(loss.shots) if twice else loss.shots,
    )


def lines_of(card: Card, more: int) -> Iterable[Any]:
    """Of several lines with shots the first one has the first attack of the card.  [LM-10.5.1]"""
    first = next((line for line in card.lines if line.loss.shots), None)
    for line in card.lines:
        yield replace(line, loss=taking(line.loss, more, twice=line is first))


def opportunity(printed: Mapping[str, Any], credits: int) -> dict[str, Any]:
    """Credits in the boxes of a junkyard; the first attack printed on the card, in a row or a box.

    [LM-10.5.2]

    Ruling: an attack that is the price of a box comes twice as well; what else a box asks for stays.
    """
    more = dict(printed)
    if "rows" in more:
        more["rows"] = [[*doubled(row)] if not n else row for n, row in enumerate(more["rows"])]
    if "boxes" in more:
        more["boxes"] = [*boxes_of(more["boxes"], credits)]
    return more


def boxes_of(boxes: Sequence[Any], credits: int) -> Iterable[Any]:
    """The first box with an attack has the first attack of the card.  [LM-10.5.2]"""
    first = next((box for box in boxes if box.shots or box.meteors), None)
    for box in boxes:
        paid = box.credits + credits if box.credits else 0
        attack = "shots" if box.shots else "meteors"
        hits = {attack: [*doubled(getattr(box, attack))]} if box is first else {}
        yield msgspec.structs.replace(box, credits=paid, **hits)


def harder_card(card_in_play: CardInPlay) -> CardInPlay:
    def harder_card(gt: Trucker) -> Card:
        """Flight days, special events, Open Space and machinations are as printed.  [LM-10.5 LM-10.5.2]"""
        card = card_in_play(gt)
        return harder(card, added(gt)) if is_fleet(gt) else card

    return harder_card


def added(gt: Trucker) -> Figures:
    return figures_added(figures(gt).harder)


def figures_added(numbers: HarderNumbers) -> Figures:
    return numbers.strength, numbers.crew, numbers.credits, numbers.taken


def is_harder(gt: Trucker) -> bool:
    """Whether the card in play has other figures than printed."""
    card = gt.flight.card
    return card is not None and is_fleet(gt) and harder(gt.on.cards[card], added(gt)) != gt.on.cards[card]


def then_said(turn_card: OfTable) -> OfTable:
    def then_said(gt: Trucker) -> None:
        """A card that is harder than printed says so.  [LM-10.5]"""
        turn_card(gt)
        if is_harder(gt):
            gt.tell("gt-harder", None, "LM-10.5", face=face_of(gt.flight.card))

    return then_said


def face_of(card: CardId | None) -> str:
    """What the words of the harder card are known by."""
    return f"{card}+"


def harder_face(face: Callable[[Trucker], dict[str, str]]) -> Callable[[Trucker], dict[str, str]]:
    def harder_face(gt: Trucker) -> dict[str, str]:
        """Questions tell the card as it is met.  [LM-10.5]"""
        return {"face": face_of(gt.flight.card)} if is_harder(gt) else face(gt)

    return harder_face


def faces(printed: Content, numbers: HarderNumbers) -> dict[str, Card]:
    """The cards that class IV meets otherwise than printed, by what their words are known by."""
    more = figures_added(numbers)
    met = {card.id: harder(card, more) for card in printed.cards.values()}
    changed = {face_of(id): card for id, card in met.items() if card != printed.cards[id]}
    return {face: replace(card, id=face) for face, card in changed.items()}


def glossary(cards: Mapping[str, Card]) -> Glossary:
    """The words of these cards as of any other."""
    told = phrases.glossary((), cards.values())
    return {kind: told[kind] for kind in ("card", "text", "reward", "days-of-card")}


# Goods.


def better_first(gain_goods: Gain) -> Gain:
    def better_first(gt: Trucker, seat: Seat, cubes: Sequence[Colour]) -> None:
        """Whoever gains goods from a card has once a better block, or a blue one more.  [LM-10.5]"""
        from_card = gt.flight.card is not None and gt.on.book.card_in_play(gt).type in WITH_GOODS
        if is_fleet(gt) and from_card and cubes and seat not in models(gt).bettered:
            models(gt).bettered.append(seat)
            gt.flight.waiting = by_worth(cubes)
            gt.then(BETTER(seat))
        else:
            gain_goods(gt, seat, cubes)

    return better_first


def bettering(gain_goods: Gain) -> Callable[[Trucker, Seat], Rules]:
    def better_goods(gt: Trucker, seat: Seat) -> Rules:
        """One block by one step of worth, or one of the cheapest besides.  [LM-10.5]

        Ruling: whoever gains red blocks only gets the blue one without being asked.
        """
        colour = EXTRA
        if any(move.args[0] != EXTRA for move, _ in betterings(gt)):
            move = yield Decision(
                Kind.CHOOSE,
                seat,
                "gt-better",
                "LM-10.5",
                partial(betterings, gt),
                {"waiting": gt.flight.waiting[:]},
            )
            colour = move.args[0]
        cubes, gt.flight.waiting = gt.flight.waiting, []
        gt.tell("gt-bettered", seat, "LM-10.5", good=colour)
        gain_goods(gt, seat, bettered(cubes, colour))

    return better_goods


def betterings(gt: Trucker) -> Offers:
    """By the colour one will have: of what is there a step better, and the cheapest."""
    there = gt.flight.waiting
    for better, worse in pairwise(GOODS):
        if worse in there:
            yield gt.on.moves["better"][better], None
    yield gt.on.moves["better"][EXTRA], None


def bettered(cubes: Sequence[Colour], colour: Colour) -> list[Colour]:
    """The goods with one block of this colour more, in the place of one a step worse where there is one."""
    left = list(cubes)
    if colour != EXTRA:
        left.remove(GOODS[GOODS.index(colour) + 1])
    return by_worth([*left, colour])


def once_a_card(end_card: OfTable) -> OfTable:
    def once_a_card(gt: Trucker) -> None:
        """The next card has goods of its own.  [LM-10.5]"""
        models(gt).bettered.clear()
        end_card(gt)

    return once_a_card


PHRASES = [("better", colour) for colour in GOODS]
