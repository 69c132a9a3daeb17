"""The content of Wild Space as plain data: what the words, here or in another client, need to know of it."""

from collections.abc import Iterable
from typing import Any, TypeVar

from perihelion.engine.shapes import fields_of
from perihelion.games.wild_space import shapes
from perihelion.games.wild_space.components import Card, Condition, Effect, Mission, Planet, Selector
from perihelion.games.wild_space.expansion import Expansion
from perihelion.games.wild_space.expansions.encounters import Encounters
from perihelion.games.wild_space.expansions.reading import FullReader, FullRow
from perihelion.games.wild_space.expansions.solo import Hostile, Solo
from perihelion.games.wild_space.expansions.space_base import SpaceBase
from perihelion.games.wild_space.rules import WildSpaceRules

Plain = Any  # what a table is told is held to its shape by the tests
E = TypeVar("E", bound=Expansion)


def wild_space_facts(rules: WildSpaceRules) -> shapes.Facts:
    """What is in play at this table, as JSON.

    cards      crew cards, aliens and captains by id
    planets    by id
    hostile    hostile planets by id; none but in solo
    boards     boards of Space Base by id; none without it
    explore    what exploring gives: one of these
    actions    actions by the slug a move names them with
    effects    by id, the parts of sequences and the slots of boards included
    fits       kind of card -> the cards of that kind
    numbers    what scoring and limits need in words
    """
    effects: dict[str, Plain] = {where: _effect(effect) for where, effect in rules.effects.items()}
    return {
        "cards": {card.id: _card(rules, card) for card in _printed(rules)},
        "planets": {planet.id: _planet(planet) for planet in rules.planets.values()},
        "hostile": _hostile(rules),
        "boards": _boards(rules),
        "explore": [_effect(action) for action in rules.actions["explore"].values()],
        "actions": {
            slug: _effect(action) for place in rules.actions.values() for slug, action in place.items()
        },
        "effects": effects,
        "fits": _fitting(rules),
        "numbers": _numbers(rules),
    }


def _playing(rules: WildSpaceRules, kind: type[E]) -> E | None:
    return next((expansion for expansion in rules.expansions if isinstance(expansion, kind)), None)


def _printed(rules: WildSpaceRules) -> Iterable[Card]:
    """Every card that can come up: no captains that are left in the box, no doubles made for scoring."""
    for card in rules.cards.values():
        if "@" not in card.id and (card.type != "captain" or card.id in rules.captains):
            yield card


def _slug(selector: Selector | None) -> str:
    return "any" if selector is None else selector.slug


def _effect(effect: Effect) -> Plain:
    return {
        "kind": effect.kind,
        "count": effect.count,
        "what": _slug(effect.selector),
        "then": effect.then,
        "parts": [_effect(part) for part in effect.parts],
    }


def _condition(condition: Condition) -> Plain:
    return {"kind": condition.kind, "count": condition.count, "what": _slug(condition.selector)}


def _mission(mission: Mission) -> Plain:
    of = [selector.slug for selector in mission.of]
    return {"kind": mission.kind, "credits": mission.credits, "of": of, "size": mission.size}


def _card(rules: WildSpaceRules, card: Card) -> Plain:
    return {
        **fields_of(card, "type", "animal", "job", "veteran", "credits", "confidence", "sourced"),
        "mission": _mission(card.mission) if card.mission else None,
        "condition": _condition(card.condition) if card.condition else None,
        "effect": _effect(card.effect) if card.effect else None,
        "track": [space if isinstance(space, int) else _effect(space) for space in card.track],
        **_encountered(rules, card),
    }


def _encountered(rules: WildSpaceRules, card: Card) -> Plain:
    """What only cards of Encounters have."""
    played = _playing(rules, Encounters)
    row = played.printed.rows[card.id] if played else None
    if played is None or not isinstance(row, FullRow):
        return {"alien": False, "icon": False, "quartz": 0, "cost": 0}
    reader = played.printed.reader
    assert isinstance(reader, FullReader)
    alien = reader.is_alien(card.id)
    return {"alien": alien, "icon": row.icon, "quartz": row.quartz, "cost": row.cost}


def _planet(planet: Planet) -> Plain:
    sectors = {
        sector.id: {
            "conditions": [_condition(condition) for condition in sector.conditions],
            "actions": [_effect(action) for action in sector.actions],
        }
        for sector in planet.sectors
    }
    return {
        "requires": planet.requires,
        "confidence": planet.confidence,
        "sourced": [],
        "sectors": sectors,
    }


def _hostile(rules: WildSpaceRules) -> Plain:
    played = _playing(rules, Solo)
    return {planet.id: _hostile_planet(planet) for planet in played.hostile.values()} if played else {}


def _hostile_planet(planet: Hostile) -> Plain:
    return {
        "class": planet.kind,
        "landing": [list(operation) for operation in planet.landing],
        "exploration": [list(operation) for operation in planet.exploration],
        "icons": [icon.slug for icon in planet.bonus],
        "confidence": planet.confidence,
        "sourced": [],
    }


def _boards(rules: WildSpaceRules) -> Plain:
    played = _playing(rules, SpaceBase)
    boards: Plain = {}
    for slot in played.slots.values() if played else ():
        boards.setdefault(slot.board, {})[slot.id] = {
            "condition": _condition(slot.condition),
            "effect": _effect(slot.effect),
            "confidence": slot.confidence,
            "sourced": [],
        }
    return boards


def _fitting(rules: WildSpaceRules) -> dict[str, list[str]]:
    asked = [effect.selector for effect in rules.effects.values()]
    asked += [condition.selector for condition in rules.conditions.values()]
    kinds = {selector.slug: selector for selector in asked if selector is not None}
    return {
        slug: sorted(card for card in selector.cards if "@" not in card) for slug, selector in kinds.items()
    }


def _numbers(rules: WildSpaceRules) -> Plain:
    solo, base = _playing(rules, Solo), _playing(rules, SpaceBase)
    return {
        "credits_per_icon": solo.numbers.credits_per_icon if solo else 0,
        "credits_per_shuttle": base.credits_per_shuttle if base else 0,
    }


facts = wild_space_facts
