"""The text client at a real terminal: whole games, kill -9, the curtain, streams that end."""

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import perihelion

from .playing import END, ask, play_on, terminal


@pytest.mark.parametrize(
    ("language", "won", "kept"), [("en", " wins.", "is kept in"), ("fr", " l'emporte.", "est conservée dans")]
)
def test_a_whole_game_against_bots(data: Path, language: str, won: Any, kept: Any) -> None:
    child = terminal(data, "play", "wild-space", "--lang", language, "--seed", "5", "--bots", "rookie,random")
    said, answers = play_on(child)
    assert child.exitstatus == 0
    assert answers >= 10
    assert won in said
    assert kept in said
    (path,) = [path for path in (data / "finished").glob("*.json") if "seats" not in path.name]
    assert perihelion.load(path.read_text("utf-8")).over


def test_kill_9_loses_nothing(data: Path) -> None:
    child = terminal(data, "play", "--seed", "3", "--plain", "--lang", "en")
    ask(child)
    child.sendline("land PL-H1.left")
    ask(child)
    child.sendline("draw left")
    before = ask(child)
    child.kill(signal.SIGKILL)
    child.wait()
    again = terminal(data, "play", "--resume", "--plain", "--lang", "en")
    after = ask(again)
    assert "You land on Harbor, left sector." in after
    asked = "Harbor, left sector: draw 1 card."
    assert before.split(asked)[1].strip() == after.split(asked)[1].strip()
    again.close(force=True)


def test_a_closed_terminal_loses_nothing(data: Path) -> None:
    child = terminal(data, "play", "--seed", "3", "--plain")
    ask(child)
    child.sendline("land PL-H1.left")
    ask(child)
    child.close(force=True)  # hangs up
    (path,) = [path for path in (data / "tables").glob("*.json") if "seats" not in path.name]
    game = perihelion.load(path.read_text("utf-8"))
    assert game.view(0)["table"]["players"][0]["landed"] == ["PL-H1.left"]


def test_the_curtain_wipes_the_screen_and_what_was_scrolled_past(data: Path) -> None:
    child = terminal(data, "play", "--humans", "2", "--seed", "3", "--lang", "en")
    child.expect("press Enter. ")
    child.sendline("")
    for line in ("land PL-H1.left", "draw left", "draw left", "end"):
        ask(child)
        child.sendline(line)
    child.expect("press Enter. ")
    assert "\x1b[2J\x1b[3J" in child.before
    child.close(force=True)


@pytest.mark.parametrize("leave", [END, "\x03", "quit\n"])
def test_leaving_is_polite_and_says_where_the_game_is(data: Path, leave: Any) -> None:
    child = terminal(data, "play", "--lang", "en", term="dumb")
    ask(child)
    # A Ctrl-C between the prompt and the wait for a key is noticed only with the next key.
    child.delaybeforesend = 0.5
    child.send(leave)
    child.expect("The game is kept in .*tables.*--resume")
    child.wait()
    assert child.exitstatus == 0


def test_plain_lines_hold_no_escape_sequences(data: Path) -> None:
    child = terminal(data, "play", "--lang", "fr", "--seed", "1", "--plain")
    ask(child)
    child.sendline("1")
    assert "\x1b" not in ask(child)
    child.close(force=True)


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "perihelion", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False, timeout=30)


@pytest.mark.parametrize("arguments", [("menu",), ("play",)])
def test_without_a_keyboard_nothing_loops_or_crashes(arguments: Any) -> None:
    done = run(*arguments, "--lang", "en")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert "Goodbye." in done.stdout or "is kept in" in done.stdout


def check_menu(typed: str, *expected: str) -> None:
    """Whoever types this reads all that."""
    done = run("menu", "--lang", "en", typed=typed)
    assert done.returncode == 0
    assert [words for words in expected if words not in done.stdout] == []
    assert "Traceback" not in done.stderr


def test_the_menu_plays_changes_language_and_reads_rules() -> None:
    typed = "nonsense\n9\n6\n9.7\n\n1\n2\n\n1\nhasard\n1\nquitter\n"
    check_menu(
        typed,
        "Please type a number",
        "Nous parlons français",
        "WS-9.7",
        "Vous atterrissez",
        "est conservée",
    )


def test_the_menu_asks_for_expansions_and_level() -> None:
    typed = "1\n1\nspace base\nimpossible\nhard\n1\nquit\n8\n"
    check_menu(
        typed,
        "Expansions: 1 Space Base, 2 Encounters?",
        "Level of the Smuggler: 1 easy, 2 medium, 3 hard?",
        '"impossible" is not one of them.',
        "The Smuggler's captain is",
        "You have base SB-",
    )


def test_the_menu_names_the_bots_as_the_table_does() -> None:
    done = run("menu", "--lang", "en", typed="1\n2\nboth\n1 2\n1\ndicer\n1\nquit\n8\n")
    assert "Rookie: " in done.stdout
    assert "Dicer: plays any legal move; easy to beat" in done.stdout
    assert '"both" is not one of them.' in done.stdout
    assert "Dicer 2 has base SB-" in done.stdout


def test_a_solo_game_from_the_command_line(data: Path) -> None:
    asked = ("play", "wild-space", "--solo", "--level", "hard", "--expansions", "space-base,encounters")
    child = terminal(data, *asked, "--seed", "5", "--lang", "en")
    said, answers = play_on(child)
    assert child.exitstatus == 0
    assert answers >= 20
    assert "The Smuggler wins: " in said
    assert "is kept in" in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), 'There is no game called "chess"'),
        (("play", "--seats", "9"), "is not a number of players"),
        (("play", "--seats", "-3"), "is not a number of players"),
        (("play", "--humans", "3", "--seats", "2"), "3 people do not fit on 2 seats"),
        (("play", "--bots", "hal"), 'There is no bot called "hal"'),
        (("play", "--seed", "-1"), "is not a seed"),
        (("play", "--load", "nowhere.json"), "There is no file nowhere.json"),
        (("play", "--resume"), "There is no game under way"),
        (("play", "--level", "hard"), 'The option "Level of the Smuggler" cannot be chosen with 2 players'),
        (("play", "--solo", "--level", "harder"), "'harder' is not a value for the option"),
        (("play", "--solo", "--seats", "3"), "A solo game has one seat, not 3"),
        (("play", "--expansions", "space-base,moons"), "is not a value for the option"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(arguments: Any, sentence: str) -> None:
    done = run(*arguments, "--lang", "en")
    assert done.returncode == 1
    assert sentence in done.stdout
    assert "Traceback" not in done.stderr


def test_bots_alone_can_be_watched() -> None:
    done = run("play", "--humans", "0", "--bots", "random,random", "--seed", "2", "--lang", "en")
    assert done.returncode == 0
    assert "Dicer 1 lands on" in done.stdout
