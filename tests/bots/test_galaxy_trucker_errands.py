"""What bots make of missions: votes, bottles, clients."""

from __future__ import annotations

import pytest
from missions import BARE, on
from trucker import FlightStory

from perihelion import Chair
from perihelion.bots import entrant
from perihelion.bots.galaxy_trucker.errands import liking
from perihelion.games.galaxy_trucker.expansions.missions.annex import part


def chosen(story: FlightStory) -> str:
    """What a rookie would answer."""
    return str(entrant("rookie").make(1).choose(Chair(story.game, story.who, 0)))


@pytest.mark.parametrize(("card", "opens"), [("BLACK-HOLE-3", True), ("THICK-STARDUST", False)])
def test_a_bottle_is_opened_for_what_costs_more_than_it_brings(card: str, opens: bool) -> None:
    """Eight credits at level I; without engines a Black Hole would take ten tiles.  [MI-2.6]"""
    bar = BARE.replace("h -", "h f").replace("- - e - -", "x x x x x").replace(". - - - .", ". x x x .")
    assert chosen(on("beverage-run", bar, card=card)).startswith("open") == opens


def test_nobody_steps_in_with_the_last_of_the_crew() -> None:
    """[MI-17.10.7]"""
    lines = "client: -9 1"
    story = on("escort-mission", BARE.replace("h -", "- -"), BARE, card="COMBAT-ZONE-I", lines=lines)
    assert story.asked == "gt-step-in"
    assert chosen(story) in ("yes", "no")


def test_supercards_are_feared_and_rewards_are_liked() -> None:
    """The Bet pays one of all, and breaks ships; Directives pay whoever builds with care.  [MI-3.4]"""
    missions = part(on("carpool", BARE, card=None).gt).missions
    for at in (1, 2, 3, 4):
        assert liking(missions.of("the-bet"), at) < 0 < liking(missions.of("directives"), at)
