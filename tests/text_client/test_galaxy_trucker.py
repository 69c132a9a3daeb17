"""Galaxy Trucker at the keyboard: building by turns and live, flying, and what can be typed besides."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from perihelion.cli import app
from perihelion.cli.text_client import table as text_table
from perihelion.cli.text_client.menu import new_table
from perihelion.cli.text_client.screen import Leave
from perihelion.cli.text_client.table import Table
from perihelion.words import LANGUAGES, Words

from .playing import Typist, at_position


def at_table(
    *lines: str, players: tuple[str, ...] = ("human", "rookie"), language: str = "en", **options: Any
) -> tuple[Table, Typist]:
    """A table after these lines were typed; the person begins."""
    typist = Typist(*lines)
    words = Words(language)
    chosen = {"first": 0, "flights": ["I"], **options}
    table = new_table("galaxy-trucker", list(players), 3, screen=typist, words=words, options=chosen)
    with suppress(Leave):
        table.play()
    return table, typist


def test_the_ship_is_drawn_before_a_tile_is_placed() -> None:
    _, typist = at_table("draw", "1")
    assert "Your ship" in typist.text and "*··*" in typist.text
    assert "attach it at 7.6" in typist.text
    assert "In hand: " in typist.text.partition("attach it at")[0]


def test_commands_show_ships_tiles_and_cards() -> None:
    _, typist = at_table("draw", "table", "crew", "cards", "inspect CN-01", "inspect slavers", "score")
    assert "The ship of Rookie 2" in typist.text
    assert "In hand: " in typist.text
    assert "A cannon (CN-01)" in typist.text
    assert "Slavers III (SLAVERS-III)" in typist.text


def test_cards_are_counted_once_there_is_a_deck(tmp_path: Path) -> None:
    """In the check there is none yet; once launched seven are left.  [GT-9.10]"""
    wrong = tmp_path / "wrong.txt"
    rows = (". . - . .", ". - - - .", "- - SC-BLUE EN-01 -", "- - EN-03 - -", "- - . - -")
    ship = "".join(f"ship 0: {row}\n" for row in rows)
    head = "perihelion galaxy-trucker 1\nseats: 1\noption flights: I\nphase: check\nnumber 0: 1\n"
    wrong.write_text(head + ship, "utf-8")
    asked = ["play", "galaxy-trucker", "--lang", "en", "--plain", "--load", str(wrong)]
    done = CliRunner().invoke(app, asked, input="remove 8.7\nready\nquit\n")
    before, _, after = done.stdout.partition("Removed from your ship")
    assert "still to come" not in before
    assert "7 cards are still to come" in after


def test_help_speaks_of_ships_and_tiles() -> None:
    _, typist = at_table("help", "inspect Harbor")
    assert "such as attach 7.8 1" in typist.text and "everybody's ship, drawn" in typist.text
    assert 'Nothing here is called "Harbor"' in typist.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_barred_is_explained(language: str) -> None:
    asks = "why" if language == "en" else "pourquoi"
    _, typist = at_table(asks, language=language)
    assert all(rule in typist.text for rule in ("GT-4.6", "GT-6.1", "GT-7.4"))


def test_a_barred_placement_is_explained() -> None:
    _, typist = at_table("draw", "why attach 5.9 0")
    assert "would not be joined to your ship" in typist.text and "GT-5.2" in typist.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_flight_can_be_played_with_numbers_alone(language: str) -> None:
    """Whatever is asked, the first answer is always one; after some tiles the ship is finished."""
    words = ["1"] * 20 + ["finish 1"] * 2 + ["1"] * 400
    table, typist = at_table(*words, language=language)
    assert table.game.over, typist.text[-600:]
    assert table.words.problems == set()
    assert ("The game is over" if language == "en" else "La partie est finie") in typist.text


@pytest.mark.parametrize("tiles", [0, 12])
def test_a_flight_alone_is_won_with_a_profit(tiles: int) -> None:
    """[GT-26.7]"""
    typed = [*["1"] * 2 * tiles, "finish 1", "finish 1", *["1"] * 200]
    table, typist = at_table(*typed, players=("human",))
    assert table.game.result is not None
    earned = table.game.result.scores[0]
    assert ("You win!" if earned else "Nobody wins.") in typist.text


def test_in_live_building_time_passes_while_one_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten seconds of thought are three moves of a bot, and sand.  [GT-26.1]"""
    clock = iter(range(0, 100_000, 10))
    monkeypatch.setattr(text_table, "monotonic", lambda: float(next(clock)))
    table, typist = at_table("draw", "return", tempo="live")
    view = table.game.view(0)["table"]
    assert view["building"]["left"] == 90 - 20
    assert len(view["players"][1]["ship"]["parts"]) > 1
    assert "seconds left" in typist.text


def test_who_thinks_too_long_comes_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """[GT-7.7]"""
    clock = iter(range(0, 10_000_000, 2000))
    monkeypatch.setattr(text_table, "monotonic", lambda: float(next(clock)))
    _, typist = at_table("draw", "1", "1", "1", tempo="live", hourglass=30)
    assert "too late" in typist.text


def test_options_are_said_on_the_command_line() -> None:
    """[GT-26.6]"""
    asked = ["play", "galaxy-trucker", "--lang", "en", "--plain", "--seats", "1"]
    said = ["--option", "flights=II", "--option", "ticks=3", "--option", "welding=free"]
    done = CliRunner().invoke(app, [*asked, *said], input="quit\n")
    assert "Flight 1 of 1, class II: building" in done.stdout
    assert "3 rounds left" in done.stdout
    wrong = CliRunner().invoke(app, [*asked, "--option", "flights=III,IIIA"])
    assert "III or IIIA but not both" in wrong.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_premiums_and_goods_set_aside_of_fleets_are_told(language: str) -> None:
    """[LM-5.4 LM-6.6 LM-8.5]"""
    head = "perihelion galaxy-trucker 1\nseats: 2\noption flights: IVC\nhourglass: 2 9\nplans: 3 6\n"
    head += "premium 1: 5\nkept 0: yellow blue\n"
    _, typist = at_position(head, "table", language=language)
    for said in (": 3, 6", "19", {"en": "1 yellow and 1 blue", "fr": "1 jaune et 1 bleue"}[language]):
        assert said in typist.text


def test_beside_a_splice_stands_what_a_die_must_show() -> None:
    """[LM-2.8]"""
    head = "perihelion galaxy-trucker 1\nseats: 1\noption flights: IIC\n"
    _, typist = at_position(head, "table")
    rows = [line.split() for line in typist.text.splitlines() if "╎" in line]
    assert [(row[0], row[-1]) for row in rows[1:7]] == [
        *(("1", "6"), ("2", "5"), ("3", "4"), ("4", "3"), ("5", "2"), ("6", "1"))
    ]
