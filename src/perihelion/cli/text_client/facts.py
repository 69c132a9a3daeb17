"""The content of Wild Space as plain data: what the words, here or in another client, need to know of it."""

from typing import Any

from perihelion.games.wild_space.components import Card, Condition, Effect, Mission, Planet, Selector
from perihelion.games.wild_space.rules import WildSpaceRules

Plain = dict[str, Any]


def wild_space_facts(rules: WildSpaceRules) -> Plain:
    """Cards, planets and exploration; and by effect or condition the kind of card it asks for."""
    return {
        "cards": {card.id: _card(card) for card in rules.cards.values()},
        "planets": {planet.id: _planet(planet) for planet in rules.planets.values()},
        "explore": [_effect(action) for action in rules.actions["explore"].values()],
        "actions": {
            slug: _effect(action) for place in rules.actions.values() for slug, action in place.items()
        },
        "plays": {effect.id: _slug(effect.selector) for effect in rules.effects.values()},
        "pays": {where: _slug(condition.selector) for where, condition in rules.conditions.items()},
    }


def _slug(selector: Selector | None) -> str:
    return "any" if selector is None else selector.slug


def _effect(effect: Effect) -> Plain:
    parts = [_effect(part) for part in effect.parts]
    return {"kind": effect.kind, "count": effect.count, "what": _slug(effect.selector), "parts": parts}


def _condition(condition: Condition) -> Plain:
    return {"kind": condition.kind, "count": condition.count, "what": _slug(condition.selector)}


def _mission(mission: Mission) -> Plain:
    of = [selector.slug for selector in mission.of]
    return {"kind": mission.kind, "credits": mission.credits, "of": of, "size": mission.size}


def _card(card: Card) -> Plain:
    return {
        "type": card.type,
        "animal": card.animal,
        "job": card.job,
        "veteran": card.veteran,
        "credits": card.credits,
        "confidence": card.confidence,
        "sourced": list(card.sourced),
        "mission": _mission(card.mission) if card.mission else None,
        "condition": _condition(card.condition) if card.condition else None,
        "effect": _effect(card.effect) if card.effect else None,
        "track": [space if isinstance(space, int) else _effect(space) for space in card.track],
    }


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
