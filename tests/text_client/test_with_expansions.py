"""The solo game and the expansions at the text client's table."""

import re
from typing import Any

import pytest

from perihelion.words import LANGUAGES

from .playing import FirstMoves, at_position, at_table, play_out
from .test_at_the_table import Scatterbrain

BOTH = ["space-base", "encounters"]
ROWS, COLUMNS = 24, 80

SOLO = """perihelion wild-space 1
seats: 1
option level: hard
option expansions: space-base encounters
starter: smuggler
smuggler: CE-OWL.front
hostile-open: HP-22 HA-3+
planets: PL-H1 PL-H2 PL-AF
captain 0: CE-BEA.front
base 0: SB-4 1 2 3 4 5
hand 0: EN-06 SP-LIZ-01 SP-OWL-07
display: RO-05 SP-RHI-07 SP-LIZ-04
aliens: AL-14 AL-11 AL-04
"""

COMPANY = """perihelion wild-space 1
seats: 2
option expansions: space-base encounters
planets: PL-H1 PL-H2 PL-AB
captain 0: CE-BEA.front
captain 1: CE-OWL.back 2
base 0: SB-1 1 2 3 4 5
base 1: SB-4 2 5
crew 0: EM-BEA-1 AL-20 AL-04
crew 1: EN-07
landed 1: PL-AB.left
explored 1: PL-H1.left PL-H2.right
hand 0: SP-BEA-06 SP-LIZ-02
quartz: 3 1
aliens: AL-01 AL-07 AL-12
agenda: end_turn 0
"""


def rows(text: str) -> int:
    """How many rows of a small terminal a text takes."""
    return sum(max(1, -(-len(line) // COLUMNS)) for line in text.split("\n"))


def test_the_first_table_of_a_solo_game_shows_everything() -> None:
    _, typist = at_position(SOLO)
    for expected in (
        "Turn 1 of 10: the Smuggler's.",
        "The Smuggler: 1 credit; crew 1; hostile planets: 2 open, 0 done, 3 to come",
        "Hostile planet HP-22, class 2",
        "  Exploration (a shuttle has landed): discard the middle alien, then take the middle alien,",
        "Quartzia, front (PL-AF), start planet",
        "Aliens (quartz in the supply: 20)",
        "Alien Robot (AL-11), 3 quartz: 6 credits",
        "Your base (SB-4)",
        "Slot 1: discard an octopus to draw 2 cards",
        "Crew of the Smuggler (1)",
    ):
        assert expected in typist.text


def test_the_side_of_a_captain_is_chosen_before_the_table_is_laid() -> None:
    _, typist = at_table(players=("human",), expansions=["encounters"])
    assert "Which side of your captain will you play?" in typist.text
    assert " 2. the back: space 1: " in typist.text
    assert "Display" not in typist.text


def test_after_the_first_turn_the_table_fits_a_small_terminal() -> None:
    _, typist = at_table("land PL-H1.left", "draw left", "draw left", "end", seed=3)
    second = typist.text.split('Turn 2 of 10. ("table" shows everything.)')[1].split("\n> ")[0]
    assert "Planets" not in second
    assert "Display, left: " in second
    assert second.count("In hand: ") == 5
    assert rows(second) < ROWS


def test_the_smugglers_choices_name_the_cards_they_would_hit() -> None:
    _, typist = at_position(SOLO, "smuggle HP-22")
    choice = "it lands on hostile planet HP-22: take the middle card (Rhino Botanist), then take the middle"
    assert f"{choice} card (the new one); at the end 1 credit per programmer" in typist.text
    assert "discard the middle alien (Alien Robot), then take the middle alien (the new one)" in typist.text
    assert re.search(r"The Smuggler lands on hostile planet HP-22: takes [^;]+; takes [^;]+\.", typist.text)
    assert "Turn 1 of 10: yours." in typist.text


def test_a_launch_that_helps_the_smuggler_says_so() -> None:
    _, typist = at_position(SOLO, "smuggle HP-22", "launch 1", "skip", "undo", "undo", "launch 2")
    assert "discard an octopus to draw 2 cards (you cannot: 3 credits to the Smuggler)" in typist.text
    assert "The condition of the slot was not met: the Smuggler sends up a shuttle." in typist.text
    assert "Land the shuttle you launched." in typist.text
    assert "do without the effect (3 credits to the Smuggler)" in typist.text


def test_undo_alone_rewinds_chance_and_says_so() -> None:
    table, typist = at_position(SOLO, "smuggle HP-22", "undo", "smuggle HP-22")
    once, _ = at_position(SOLO, "smuggle HP-22")
    assert "Chance goes back with you, exactly" in typist.text
    assert "You take your last move back." in typist.text
    assert "consent" not in typist.text
    assert table.game.view(0)["table"] == once.game.view(0)["table"]


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("AL-01", "Read in a rulebook or a review: the cost and the effect"),
        ("al-09", "Specialist; costs 4 quartz, or one less to take it into your hand; Encounters icon."),
        ("EN-18", "7 credits per series of six different jobs (mission)"),
        ("CE-BEA", "Captain Bear, back (CE-BEA.back)"),
        ("ce-bea.front", "Captain Bear, front (CE-BEA.front)"),
        (
            "HA-3",
            "Exploration: discard the middle alien, then take the middle alien, then take the left card.",
        ),
        ("SB-1", "Slot 1: discard a bear to draw 2 cards. Read in a rulebook or a review."),
        ("quartzia", "Quartzia, back (PL-AB), start planet"),
    ],
)
def test_new_pieces_can_be_inspected_with_their_confidence(asked: str, expected: Any) -> None:
    _, typist = at_table(f"inspect {asked}", players=("human",), expansions=BOTH)
    told = typist.text.split("> ")[1]
    assert expected in told
    assert "reconstruction" in told


def test_pieces_that_are_not_in_play_are_not_found() -> None:
    _, typist = at_table("inspect CA-OWL", "inspect HP-11", expansions=["encounters"])
    assert typist.text.count("Nothing here is called") == 2


def test_crews_tell_missions_and_wild_species() -> None:
    _, typist = at_position(COMPANY, "crew")
    assert "Alien Emissary (AL-20): 2 credits per alien. So far: 4 credits." in typist.text
    assert "Wild species (1): Alien Specialist (AL-04)" in typist.text
    assert "No animal (1): Alien Emissary (AL-20)" in typist.text


def test_the_end_of_a_turn_offers_aliens_for_quartz() -> None:
    table, typist = at_position(COMPANY, "recruit AL-07", "table")
    assert "End of your turn: you may take one alien; then end your turn." in typist.text
    assert "recruit Alien Specialist (AL-07) to your crew for 3 quartz: wild species; wild job" in typist.text
    assert "You recruit Alien Specialist (AL-07) for 3 quartz." in typist.text
    assert "Effect of Alien Specialist (AL-07): draw 2 cards, one at a time." in typist.text
    assert "Dicer 2: SB-4, shuttles on slots 2, 5" in typist.text
    assert table.words.problems == set()


def test_a_card_that_would_pay_cannot_be_played_as_well() -> None:
    position = "perihelion wild-space 1\nseats: 2\nplanets: PL-H1 PL-H2 PL-6A\nhand 0: SP-LIZ-01 SP-LIZ-02\n"
    crew = "captain 0: CA-OWL\ncrew 0: SP-BEA-01 SP-BEA-02 SP-BEA-03 SP-BEA-04 SP-BEA-05\n"
    _, typist = at_position(position + crew, "land PL-6A.left", "discard SP-LIZ-01")
    assert "discard 2 cards): play up to 2 cards (you would hold none then)" in typist.text
    assert re.search(r"discard .* \(SP-LIZ-02\) \(then you hold nothing to play\): ", typist.text)


def test_rules_are_found_by_title_first_and_what_is_not_in_play_last() -> None:
    _, typist = at_table("rules mission", "rules planets", "rules launch")
    missions, planets, launch = typist.text.split("rules found")[1:]
    assert re.findall(r"^WS-\S+", missions, re.M)[0] == "WS-9.8"
    titled = [line for line in planets.split("\n") if re.match(r"WS-\S+  .*planets", line, re.I)]
    found = [line for line in planets.split("\n") if line.startswith("WS-")]
    assert found[: len(titled)] == titled
    assert [line.endswith(")") for line in titled] == sorted(line.endswith(")") for line in titled)
    assert "WS-11A.2  Launching. (Space Base)" in launch


def test_rules_without_a_word_list_the_sections() -> None:
    _, typist = at_table("rules", "rules 5")
    assert "11. Expansions\n  11A. Space Base\n  11B. Encounters" in typist.text
    assert "WS-5.2  A. Land." in typist.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solo_game_with_both_expansions_ends_with_both_score_sheets(language: str) -> None:
    typist = FirstMoves()
    table = play_out("human", seed=5, screen=typist, language=language, level="hard", expansions=BOTH)
    words, result = table.words, table.game.result
    assert result is not None
    its = sum(item.credits for item in result.rivals["smuggler"])
    assert words("score-of", who=words("rival-smuggler"), credits=its) in typist.said
    assert words("score-of", who=words("who-you"), credits=result.scores[0]) in typist.said
    assert "WS-10.8" in typist.said[-3]
    assert words.problems == set()


@pytest.mark.parametrize("players", [("human", "human"), ("human", "random", "rookie")])
def test_a_game_with_both_expansions_plays_to_its_end(players: tuple[str, ...]) -> None:
    table = play_out(*players, seed=6, screen=FirstMoves(), expansions=BOTH)
    assert table.game.over
    assert table.words.problems == set()


def test_turns_of_bots_with_expansions_are_told_one_by_one() -> None:
    typist = FirstMoves()
    play_out("random", "random", seed=2, screen=typist, expansions=BOTH)
    turns = re.findall(r"^Dicer (\d) (?:launches|lands|explores|cannot)", typist.text, re.M)
    assert turns in (["1", "2"] * 10, ["2", "1"] * 10)


@pytest.mark.parametrize("players", [("human",), ("human", "random")])
def test_whatever_is_typed_a_game_with_expansions_comes_to_its_end(players: tuple[str, ...]) -> None:
    table = play_out(*players, seed=1, screen=Scatterbrain(len(players)), language="fr", expansions=BOTH)
    assert table.game.over
    assert table.words.problems == set()
