"""Missions in the text client: what is asked for and paid, what it has come to, and the bill."""

from __future__ import annotations

import pytest
from missions import BARE, new, on
from trucker import FlightStory

from perihelion.cli.text_client.galaxy_trucker_table import GalaxyTruckerTable
from perihelion.games import facts
from perihelion.words import LANGUAGES, Words
from perihelion.words.galaxy_trucker import GalaxyTruckerWords


def lines(story: FlightStory, language: str = "en") -> str:
    """Everything the first seat is shown of the table."""
    game = story.game
    words = Words(language)
    said = GalaxyTruckerWords(words, facts(game.rules), ["Ann", "Bob"][: game.rules.seats])
    laid = GalaxyTruckerTable(said, story.gt.on).table(game.view(0))
    shown = "\n".join(line for _, rows in laid for line in rows)
    assert not words.problems
    return shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_tells_the_mission_and_its_terms(language: str) -> None:
    """With what lies face down, the pot, and the directives."""
    heavy = lines(new("heavy-duty"), language)
    assert ("Heavy Duty" if language == "en" else "Poids lourd") in heavy and "3/6/9/12" in heavy
    assert "8 " in heavy
    assert " 6 " in lines(new("the-bet"), language)
    assert lines(new("directives", flights="II"), language)


@pytest.mark.parametrize(
    ("client", "said"), [("-9 4 red blue", "4 crew, 1 red and 1 blue"), ("out 0", "given up")]
)
def test_the_client_is_seen(client: str, said: str) -> None:
    story = on("escort-mission", BARE, BARE, lines=f"client: {client}", card=None)
    assert said in lines(story)


def test_the_bill_names_rewards_and_penalties() -> None:
    """In both languages, as a line of the result."""
    story = on("radioactive-isotopes", BARE.replace("h -", "h r"), lines="lost 0: RADIOACTIVE-16")
    result = story.game.result
    assert result is not None
    parts = {item.part: item.credits for item in result.parts[0]}
    assert parts["gt-mission-tiles"] == 7 and parts["gt-mission-lost"] == -3
    for language in LANGUAGES:
        words = Words(language)
        assert words("part-gt-mission-tiles", flight="I", part="mission-tiles", what="1")
        assert words.problems == set()
