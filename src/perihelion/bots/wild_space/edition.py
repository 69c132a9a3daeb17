"""What a bot knows of the pieces in play: those of the base game and of what it is combined with."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from perihelion.engine.packs import KEPT_RULES
from perihelion.games.wild_space.components import (
    ANIMALS,
    Card,
    CardId,
    Condition,
    Effect,
    Mission,
    Planet,
    Sector,
    SectorId,
)
from perihelion.games.wild_space.expansions.encounters import Encounters
from perihelion.games.wild_space.expansions.reading import WILD
from perihelion.games.wild_space.expansions.solo import Hostile, Solo
from perihelion.games.wild_space.expansions.space_base import SpaceBase
from perihelion.games.wild_space.rules import WildSpaceRules

NO_ANIMAL, ANY_ANIMAL = -1, len(ANIMALS)


@dataclass(slots=True)
class Edition:
    """The pieces of one combination of the base game and its expansions.

    cards         by id
    bits          card -> a bit of its own, for sets that are numbers
    planets       by id
    sectors       by id
    explore       what exploring gives: one of these
    actions       actions of places by the name a move gives them
    effects       effects that are paid for, by their source
    missions      of emissaries
    watched       emissary -> the cards its mission looks at
    plays         card -> the cards its effect can play from hand
    species       card -> number of its animal, NO_ANIMAL or ANY_ANIMAL
    animal_share  how many cards of the deck are animals
    same, series  credits of the third animal of a species, of a series
    largest       the largest number of crew cards a planet asks for
    slots         of the bases: condition and effect
    shuttle       what a shuttle in the launch zone is worth to the Smuggler
    brings        card -> quartz it brings
    cost          alien -> quartz it costs
    hostile       hostile planets by id
    """

    cards: dict[CardId, Card]
    bits: dict[CardId, int]
    planets: dict[str, Planet]
    sectors: dict[SectorId, Sector]
    explore: tuple[Effect, ...]
    actions: dict[str, Effect]
    effects: dict[str, Effect]
    missions: dict[CardId, Mission]
    watched: dict[CardId, frozenset[CardId]]
    plays: dict[CardId, frozenset[CardId]]
    species: dict[CardId, int]
    animal_share: float
    same: int
    series: int
    largest: int
    slots: dict[str, tuple[Condition, Effect]] = field(default_factory=dict)
    shuttle: int = 0
    brings: dict[CardId, int] = field(default_factory=dict)
    cost: dict[CardId, int] = field(default_factory=dict)
    hostile: dict[str, Hostile] = field(default_factory=dict)


@lru_cache(KEPT_RULES)
def edition_of(rules: WildSpaceRules) -> Edition:
    """The pieces a table is played with, content packs included."""
    edition = _printed(rules)
    for expansion in rules.expansions:
        match expansion:
            case Solo():
                edition.hostile = expansion.hostile
            case SpaceBase():
                edition.slots = {slot.id: (slot.condition, slot.effect) for slot in expansion.slots.values()}
                edition.shuttle = expansion.credits_per_shuttle
                edition.effects.update({slot: effect for slot, (_, effect) in edition.slots.items()})
            case Encounters():
                edition.brings, edition.cost = expansion.brings, expansion.cost
    return edition


def _printed(rules: WildSpaceRules) -> Edition:
    cards, numbers = rules.cards, rules.numbers
    missions = {card.id: card.mission for card in cards.values() if card.mission}
    animals = sum(cards[card].animal is not None for card in rules.deck)
    return Edition(
        cards=cards,
        bits={card: 1 << number for number, card in enumerate(cards)},
        planets=rules.planets,
        sectors=rules.sectors,
        explore=tuple(rules.actions["explore"].values()),
        actions={slug: action for actions in rules.actions.values() for slug, action in actions.items()},
        effects={card.id: card.effect for card in cards.values() if card.effect},
        missions=missions,
        watched={card: _watched(mission, cards) for card, mission in missions.items()},
        plays={
            card.id: card.effect.selector.cards
            for card in cards.values()
            if card.effect and card.effect.selector
        },
        species={card.id: _species(card) for card in cards.values()},
        animal_share=animals / len(rules.deck),
        same=numbers["scoring"]["same_animals_from_third"],
        series=numbers["scoring"]["series_of_animals"],
        largest=max(numbers["setup"]["face_down"]),
    )


def _watched(mission: Mission, cards: Mapping[CardId, Card]) -> frozenset[CardId]:
    if mission.kind == "set_of_all_jobs":
        return frozenset(card.id for card in cards.values() if card.job)
    return frozenset().union(*(selector.cards for selector in mission.of))


def _species(card: Card) -> int:
    if card.animal is None:
        return NO_ANIMAL
    return ANY_ANIMAL if card.animal == WILD else ANIMALS.index(card.animal)
