"""How the pieces of the expansions are called and what they say, as phrases of no language."""

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING

from perihelion.engine.speech import Glossary, Phrase, listed, phrase, said
from perihelion.games.wild_space.components import ANIMALS, CardId, Effect
from perihelion.games.wild_space.phrases import Besides, card_glossary, circle, effect, in_turn, printed
from perihelion.games.wild_space.rules import WildSpaceRules

if TYPE_CHECKING:
    from perihelion.games.wild_space.expansions.solo import Hostile
    from perihelion.games.wild_space.expansions.space_base import Slot

USES = ("landing", "exploration")


def _numbered(piece: str) -> Phrase:
    """What tells a board or a hostile planet from its likes: `SB-2` is base 2."""
    return {"code": piece, "else": piece.partition("-")[2]}


# Hostile planets.


def hostile_glossary(planets: "Iterable[Hostile]", each: int) -> Glossary:
    """The words of hostile planets.

    landing, exploration   what the Smuggler does there, and to which cards of the table; with the icons
    hostile-...            the lines that a planet fills: its class, its operations, its icons
    """
    found: Glossary = {"planet": {}, "landing": {}, "exploration": {}, "icons": {}, "hostile-line": {}}
    found |= {"hostile-landing": {}, "hostile-exploration": {}, "hostile-next": {}}
    for planet in planets:
        it = planet.id
        found["planet"][it] = phrase("ws-hostile", id=_numbered(it))
        found["icons"][it] = _icons(planet, each)
        kind = phrase("ws-hostile-class", **{"class": planet.kind})
        found["hostile-line"][it] = phrase("ws-hostile-line", planet={"planet": it}, kind=kind)
        for use, operations in zip(USES, (planet.landing, planet.exploration), strict=True):
            found[use][it] = listed("list-more", [_operations(operations, seen=True), {"icons": it}])
        landing, exploration = (_operations(some) for some in (planet.landing, planet.exploration))
        found["hostile-landing"][it] = phrase("ws-hostile-landing", operations=landing)
        for key, landed in (("hostile-exploration", False), ("hostile-next", True)):
            found[key][it] = phrase("ws-hostile-exploration", next=landed, operations=exploration)
    return found


def _operations(operations: Iterable[tuple[str, str]], *, seen: bool = False) -> Phrase:
    """What the Smuggler does; where the table is seen, to which cards. A slot hit before holds a new one."""
    touched: set[tuple[str, bool]] = set()
    told = []
    for verb, slot in operations:
        one, alien = phrase("ws-operation", kind=verb, slot=slot), verb.endswith("_alien")
        shown = "encounters display" if alien else "display"
        again = (slot, alien) in touched
        card = phrase("ws-new-card") if again else said(f"name at {shown} {slot} else ws-no-card")
        told.append(phrase("ws-operation-on", operation=one, card=card) if seen else one)
        touched.add((slot, alien))
    return in_turn(told)


def _icons(planet: "Hostile", each: int) -> Phrase:
    about: dict[str, Phrase] = {"kind": "per_card", "credits": each, "size": 1}
    icons = [phrase("ws-mission", what=icon.slug, **about) for icon in planet.bonus]
    return phrase("ws-icons", icons=listed("list-and", icons))


# Boards of Space Base.


def base_glossary(slots: "Iterable[Slot]", effects: Iterable[Effect]) -> Glossary:
    """The words of boards: a slot by its id, what it says and its number; what a scout may draw."""
    found: Glossary = {"board": {}, "slot": {}, "slot-number": {}, "slot-line": {}, "source": {}}
    for slot in slots:
        number = slot.id.rpartition(".")[2]
        found["board"][slot.board] = phrase("ws-board", id=_numbered(slot.board))
        found["slot"][slot.id] = circle(slot.effect, slot.condition)
        found["slot-number"][slot.id] = number
        found["slot-line"][slot.id] = phrase("ws-base-slot", slot=number, text={"slot": slot.id})
        for where in (slot.id, *_within(slot.effect)):
            found["source"][where] = phrase("ws-source-slot", slot=where.removeprefix(f"{slot.board}."))
    found["scouted"] = {one.id: effect(one) for one in effects if one.kind == "draw_then_discard"}
    return found


def _within(whole: Effect) -> list[str]:
    """The ids of an effect and its parts."""
    return [whole.id, *(where for part in whole.parts for where in _within(part))]


def unpaid_glossary(slots: Iterable[str], credits: int) -> Glossary:
    """In solo a slot that is not paid for helps the Smuggler.  [WS-11A.6]"""
    prompts = ("ws-pay-discard", "ws-pay-remove_crew")
    unpaid: dict[str, Phrase] = {f"{prompt}.{slot}": "yes" for prompt in prompts for slot in slots}
    return {"unpaid": unpaid, "number": {"credits-per-shuttle": credits}}


# Aliens.


def alien_glossary(
    rules: WildSpaceRules, cost: Mapping[CardId, int], brings: Mapping[CardId, int], wild: Collection[CardId]
) -> Glossary:
    """The words of all cards, aliens among them: what they cost, and as which animal they were counted."""
    cards = printed(rules)
    besides = {card.id: Besides(card.id in cost, brings.get(card.id, 0)) for card in cards}
    found = card_glossary(cards, besides)
    priced = phrase("ws-priced", card=said("coded of it"), count=said("cost of it"))
    for card in wild:
        for animal in ANIMALS:
            as_animal = phrase("ws-counted-as", card={"card": card}, what=animal)
            found["scored"][f"{card}@{animal}"] = as_animal
            if card in found["mission"]:
                found["mission"][f"{card}@{animal}"] = {"mission": card}
    return found | {
        "cost": dict(cost),
        "cost-in-hand": {card: quartz - 1 for card, quartz in cost.items()},
        "alien-line": {"*": phrase("ws-card-line", card=priced, text=said("text of it"))},
    }
