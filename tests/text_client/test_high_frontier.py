"""High Frontier at the keyboard: a turn, an auction, what can be typed besides; and the map on a sheet."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from perihelion.cli import app
from perihelion.cli.text_client.menu import new_table
from perihelion.cli.text_client.screen import Leave
from perihelion.cli.text_client.table import Table
from perihelion.words import LANGUAGES, Words

from .playing import Typist


def at_table(
    *lines: str, players: tuple[str, ...] = ("human", "random"), language: str = "en", **options: Any
) -> tuple[Table, Typist]:
    """A table after these lines were typed; the person begins."""
    typist = Typist(*lines)
    chosen: dict[str, Any] = {"first": 0, "rounds": 3, **options}
    if len(players) > 1:
        chosen["factions"] = ["NASA", "PRC"]
    table = new_table("high-frontier", list(players), 3, screen=typist, words=Words(language), options=chosen)
    with suppress(Leave):
        table.play()
    return table, typist


def test_the_table_is_shown_before_the_first_question() -> None:
    _, typist = at_table()
    assert "You (NASA): 4 WT, 0 VP" in typist.text
    assert "A factory is worth: C not begun" in typist.text
    assert "put up " in typist.text and "boost NASA crew: costs 1 WT; mass 1; thrust 9*6" in typist.text
    assert "take income: brings 1 WT" in typist.text


def test_a_long_list_stands_under_headings_and_goes_by_its_numbers() -> None:
    """Alone, in the training, tanks can be filled."""
    table, typist = at_table("3", players=("human",))
    listed = typist.text.split("\n> ")[0]
    assert "Operations\n 2. take income: brings 2 WT\nAt any time\n 3. set the rocket to 1 tank" in listed
    assert table.game.events(0)[-1].kind == "hf-fuelled"


def test_commands_show_mats_cards_and_spaces() -> None:
    _, typist = at_table("table", "crew", "cards", "inspect T1", "inspect luna", "inspect cer-b1", "score")
    assert "Dicer 2 (PRC): 4 WT" in typist.text
    assert "NASA crew (NASA): mass 1; thrust 9*6, afterburn 2 steps; ISRU 4 (raygun" in typist.text
    assert "Hall Effect / Ion Drive (T1)" in typist.text
    assert "read in the rulebook: white mass, black thrust and black consumption" in typist.text
    assert "Luna (luna)" in typist.text and "Size 9, type S, 2 drops." in typist.text
    assert "burn 1 near Hertha (cer-b1)" in typist.text
    assert "You: 0 VP" in typist.text


def test_ventures_and_the_rocket_diagram_say_how_sure_they_are() -> None:
    _, typist = at_table("inspect tourism", "inspect diagram")
    assert "3 claims on V sites, 5 WT, 7 VP." in typist.text and "Two operations per turn." in typist.text
    assert "Our reconstruction; read in the rulebook: effect" in typist.text
    assert "Dry mass 4: steps with 1, 2, ... tanks 4 7 10 12 14 15 16 17." in typist.text


def test_help_speaks_of_rockets() -> None:
    _, typist = at_table("help")
    assert "such as go luna-l1, boost T1, tanks 3" in typist.text


def test_a_rocket_is_boosted_fuelled_and_flown() -> None:
    boosted = ["boost NASA", "load NASA", "tanks 3", "pass", "pass"]
    _, typist = at_table(*boosted, "fly", "engine NASA", "go earth-heo", "stop")
    assert "You boost NASA crew for 1 WT." in typist.text
    assert "Rocket (LEO): NASA crew. Dry mass 1, 3 tanks, 12 steps, scout." in typist.text
    assert "You light NASA crew: thrust 9, 12 steps left." in typist.text
    assert "Your rocket goes from LEO to Earth HEO (1 burn, 6 steps)." in typist.text
    assert "go to Earth belt point 1: L-point; then " in typist.text


def test_the_planner_is_asked_where_the_rocket_can_go() -> None:
    boosted = ["route", "boost NASA", "load NASA", "tanks 2", "route", "tanks 3"]
    _, typist = at_table(
        *boosted, "route luna", "route Mars", "route", "route Deimos", "route Vulcan", "help"
    )
    assert "You have neither a rocket nor a freighter." in typist.text
    assert "No site can be reached." in typist.text
    assert "NASA crew: dry mass 1, 3 tanks, 12 steps (LEO)." in typist.text
    assert "Luna: no route." in typist.text and "Mars: Hellas Basin: no route." in typist.text
    assert "Deimos: 1 turn, 12 steps, no hazard." in typist.text
    assert "Turn 1: NASA crew, thrust 9 = 9 (thruster), to Deimos (fuel 12 → 0)." in typist.text
    assert "Nothing is called “Vulcan”." in typist.text
    assert "explains the best routes leg by leg" in typist.text


def test_a_word_that_is_a_command_and_a_move_is_a_move_where_it_fits() -> None:
    _, typist = at_table("load my-game.json", "boost NASA", "load NASA")
    assert "There is no file my-game.json" in typist.text
    assert "You put NASA crew into the rocket (LEO)." in typist.text


def test_what_is_barred_is_explained() -> None:
    _, typist = at_table("income", "why income")
    assert "You have no operation left in this turn" in typist.text and "HF-4.0" in typist.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_with_numbers_alone(language: str) -> None:
    """Income, then the turn is ended; what is asked in between is answered with the first choice."""
    table, typist = at_table(*["1"] * 60, language=language)
    assert table.game.over, typist.text[-600:]
    assert table.words.problems == set()
    assert ("The last round is played" if language == "en" else "Le dernier tour est joué") in typist.text


def test_the_training_is_played_alone() -> None:
    """[HF-8.8]"""
    table, typist = at_table("income", "pass", players=("human",), scenario="training")
    assert "You play Orion 2." in typist.text and "You take 2 WT." in typist.text
    assert table.game.view(0)["table"]["players"][0]["water"] == 6


def test_the_training_tells_its_mission_and_how_many_turns_are_left() -> None:
    """[HF-8.8]"""
    outward = ("fly", "engine ORION2", "go earth-heo", "go earth-belt-1", "go geo", "stop", "pass")
    landing = ("fly", "afterburn ORION2", "go luna-l1", "go luna", "table")
    lines = ("table", "income", "pass", "income", "tanks 8", "pass", *outward, *landing)
    _, typist = at_table(*lines, players=("human",), scenario="training", rounds=9)
    assert "Land on Luna, and bring the crew back to LEO within 7 turns of leaving it." in typist.text
    assert "The crew has not left yet: there is time." in typist.text
    assert "The crew has stood on Luna: now home." in typist.text and "6 turns are left." in typist.text


def test_the_menu_sets_a_table_up() -> None:
    """New game, two players, every option as proposed."""
    done = CliRunner().invoke(app, ["menu", "--lang", "en", "--plain"], input="3\n2\n\n\n\n\n\n\n\n\nquit\n")
    assert "New game of High Frontier" in done.stdout
    assert "Round 1" in done.stdout, done.stdout[-800:]


# The map.


def test_the_map_is_sound() -> None:
    """[HF-2.2]"""
    done = CliRunner().invoke(app, ["map", "--lang", "en", "--sites"])
    lines = done.stdout.splitlines()
    assert done.exit_code == 0
    assert lines[0] == "The map is sound: 286 spaces, 330 lines, 82 sites, 7 signposted routes."
    assert "Luna (Earth): size 9, type S, 2 drops; 2 burns" in lines


def test_the_board_of_the_expansion_is_surveyed_too() -> None:
    done = CliRunner().invoke(app, ["map", "--lang", "fr", "--whole"])
    assert done.exit_code == 0 and "419 espaces" in done.stdout


def test_the_flaws_of_a_pack_are_listed(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "mine"\ngame = "high-frontier"\ntitle = "Mine"\n')
    (tmp_path / "map.toml").write_text(
        '[[space]]\nid = "vulcan"\nkind = "site"\nzone = "Mercury"\nat = [0.5, 0.5]\n'
        'name = "Vulcan"\nsize = 2\nletter = "V"\nconfidence = "reconstructed"\n'
    )
    done = CliRunner().invoke(app, ["map", str(tmp_path), "--lang", "en"])
    assert done.exit_code == 1
    assert done.stderr.splitlines() == [
        "The map has 2 flaws:",
        "vulcan: nobody gets there from LEO",
        "vulcan: no freighter gets home from there",
    ]


# Deals.


def test_a_deal_is_proposed_seen_and_agreed_to_at_one_keyboard() -> None:
    """[HF-5.9A]"""
    typed = ["", "deal 1 water 2 for promise no squatting", "deal", "pass", "", "agree 1"]
    table, typist = at_table(*typed, players=("human", "human"))
    said = 'you give Player 2 2 WT; Player 2 gives you a promise: "no squatting"'
    heard = 'Player 1 gives you 2 WT; you give Player 1 a promise: "no squatting"'
    assert f'Deal 1 is open: {said}. It waits for the others; "decline 1" withdraws your word.' in typist.text
    assert f'Deal 1 is open: {heard}. Type "agree 1" or "decline 1".' in typist.text
    assert f"Deal 1 is made: {heard}." in typist.text
    assert table.game.view(0)["table"]["players"][1]["water"] == 6


def test_bots_take_gifts_and_decline_everything_else() -> None:
    """[HF-5.9A]"""
    table, typist = at_table("deal 1 water 1", "deal 1 water 1 for water 2")
    assert "Deal 1 is made" in typist.text and "Dicer 2 declines deal 2" in typist.text
    assert table.game.view(0)["table"]["players"][1]["water"] == 5


def test_what_is_no_deal_is_said() -> None:
    """[HF-5.9A]"""
    _, typist = at_table("deal 1 gold 3", "agree 7", "deal 1 water 99")
    assert '"gold 3" is not part of a deal' in typist.text
    assert "There is no open deal 7 with you in it" in typist.text
    assert "That takes more water than there is" in typist.text
