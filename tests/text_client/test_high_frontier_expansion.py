"""High Frontier's expansion at the keyboard: politics, sunspots, events, fights, and what cards lack."""

from contextlib import suppress

import pytest
from outward import outward

from perihelion.cli.text_client.screen import Leave
from perihelion.cli.text_client.seating import seating
from perihelion.cli.text_client.table import Table
from perihelion.words import LANGUAGES, Words

from .playing import Typist

TRIANGLE = "rocket 0: luna-l1 12 NASA\nfreighter 0: deimos T1*\nclaim deimos: 0 1 C\nsunspots: 1\ndice: 2\n"
FLOWN = ("fly", "engine NASA", "go geo", "stop")
WAR = "politics: W1\nrocket 0: luna NASA T2\nrocket 1: luna PRC T4\ndice: 1 1\n"


def at_position(lines: str, *typed: str, language: str = "en") -> tuple[Table, Typist]:
    """NASA's person against the PRC's bot, after these lines were typed."""
    typist = Typist(*typed)
    game = outward(lines, factions="NASA PRC").game
    table = Table(game, seating(2, 1, ["random"]), screen=typist, words=Words(language))
    with suppress(Leave):
        table.play()
    return table, typist


def test_the_boards_are_told_with_whose_policy_it_is() -> None:
    """[HF-8.5A HF-8.6]"""
    _, typist = at_position("politics: NA\nsunspots: 3")
    said = "Space politics: Nationalism (policy of NASA, 4 VP at the end): only NASA takes income."
    assert said in typist.text
    assert "Sunspot cycle: red sector (solar flares), 3 spots after START." in typist.text
    _, typist = at_position("politics: A2")
    assert "Space politics: Anarchy (nobody's policy): felonies for all." in typist.text
    assert "Sunspot cycle: blue sector (elections), at START." in typist.text


def test_an_event_is_due_rolled_for_and_moves_the_sunspots() -> None:
    """[HF-8.5A HF-8.5B]"""
    _, typist = at_position(TRIANGLE, *FLOWN, "table", "event", "table")
    before, after = typist.text.split("Event roll 2, yellow sector: nothing happens.")
    due = "An event is due when the moves are over: yellow sector (budget cuts)."
    assert due in before and due not in after
    assert "Sunspot cycle: yellow sector (budget cuts), 1 spot after START." in before
    assert "Sunspot cycle: yellow sector (budget cuts), 2 spots after START." in after


def test_a_fight_says_which_step_it_has_come_to() -> None:
    """[HF-8.4]"""
    _, typist = at_position(WAR, "attack rocket 1 rocket", "table")
    step = "Combat (Luna), step 2, the attacker's rayguns: Player 1 (rocket) against Dicer 2 (rocket)."
    assert step in typist.text


def test_a_card_says_which_support_it_lacks_then_how_much_cooling() -> None:
    """A laser is boosted, then its generator, then the radiator that cools it.  [HF-8.2 HF-8.2A]"""
    hand = "hand 0: R3 G8 D1\nwater 0: 30"
    _, typist = at_position(hand, "boost R3", "cards", "boost G8", "cards", "boost D1", "cards")
    alone, powered, cooled = typist.text.split("You boost ")[1:]
    assert "Free Electron Laser cannot work, for want of: pulsed power." in alone
    assert "Free Electron Laser cannot work, for want of: cooling for 1 therm." in powered
    assert "LEO stack" in cooled and "cannot work" not in cooled


@pytest.mark.parametrize("language", LANGUAGES)
def test_turns_with_the_expansion_are_told_in_both_languages(language: str) -> None:
    turns = [*FLOWN, "table", "event", *["income", "pass"] * 3, "table"]
    table, typist = at_position(f"{TRIANGLE}outpost 0: luna R3", *turns, language=language)
    assert table.words.problems == set() and table.game.view(0)["table"]["round"] >= 3
    told = {
        "en": (
            "Space politics: Centrist",
            "Sunspot cycle: yellow",
            "An event is due",
            "want of: pulsed power",
        ),
        "fr": (
            "Politique spatiale\N{NO-BREAK SPACE}: Centrisme",
            "Cycle des taches solaires\N{NO-BREAK SPACE}: secteur jaune",
            "Un événement est attendu",
            "il manque\N{NO-BREAK SPACE}: la puissance pulsée",
        ),
    }
    for line in told[language]:
        assert line in typist.text
