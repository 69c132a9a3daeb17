"""The content against what the rules say of the cards."""

from collections import Counter

import pytest

from perihelion.games.wild_space.components import ANIMALS, JOBS, Card
from perihelion.games.wild_space.content import base_content

CONTENT = base_content()


def cards_of(kind: str) -> list[Card]:
    return [card for card in CONTENT.cards.values() if card.type == kind]


def test_the_box_holds_what_it_says() -> None:
    """[WS-1.1]"""
    counts = Counter(card.type for card in CONTENT.cards.values())
    assert counts == {"specialist": 60, "emissary": 24, "robot": 18, "captain": 6}
    assert Counter(planet.requires for planet in CONTENT.planets.values()) == {0: 2, 3: 3, 6: 3, 9: 2}
    assert len(CONTENT.deck) == 102


def test_specialists_have_an_animal_and_a_job() -> None:
    """[WS-2.3]"""
    for card in cards_of("specialist"):
        assert card.animal in ANIMALS and card.job in JOBS and card.mission is None


def test_emissaries_have_an_animal_and_a_mission_but_no_job_and_no_medal() -> None:
    """[WS-2.4]"""
    for card in cards_of("emissary"):
        assert card.animal in ANIMALS and card.mission is not None
        assert card.job is None and not card.veteran


def test_robots_are_no_animals_and_most_have_a_job() -> None:
    """[WS-2.5]"""
    robots = cards_of("robot")
    assert all(card.animal is None and card.mission is None for card in robots)
    assert sum(card.job is not None for card in robots) > len(robots) / 2
    assert any(card.veteran for card in robots) and any(card.credits for card in robots)


def test_captains_have_an_animal_a_job_and_a_track_with_credits() -> None:
    """[WS-2.6 WS-8.2]"""
    captains = cards_of("captain")
    assert {card.animal for card in captains} == set(ANIMALS)
    for card in captains:
        assert card.job in JOBS and not card.veteran
        assert sum(isinstance(space, int) for space in card.track) == 1


def test_every_effect_and_condition_of_the_rules_is_on_some_card() -> None:
    """[WS-7.3 WS-7.4]"""
    effects = {effect.slug.split("-")[0] for effect in CONTENT.effects.values() if effect.kind != "sequence"}
    assert effects == {"draw", "play", "take"}
    kinds = {card.condition.kind for card in CONTENT.cards.values() if card.condition}
    kinds |= {condition.kind for sector in CONTENT.sectors.values() for condition in sector.conditions}
    assert kinds == {"discard", "have", "remove_crew"}


@pytest.mark.parametrize("card", CONTENT.cards.values(), ids=lambda card: card.id)
def test_every_card_says_how_sure_it_is(card: Card) -> None:
    """[WS-2.1 WS-2.2]"""
    assert card.confidence in ("source", "reconstructed")
    assert bool(card.sourced) == (card.confidence == "source")
