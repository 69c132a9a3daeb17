"""`perihelion simulate` as a person types it."""

import json
import os
import pty
import signal
import subprocess
import sys
from typing import Any

import pytest
from typer.testing import CliRunner

from perihelion import Chair
from perihelion.bots import BOTS
from perihelion.cli import app
from perihelion.lab.plan import derived_seed

SIMULATE = [sys.executable, "-m", "perihelion", "simulate"]
ENV = os.environ | {"COLUMNS": "100", "NO_COLOR": "1"}


def simulate(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*SIMULATE, *arguments], capture_output=True, text=True, check=False, env=ENV)


def test_the_table_follows_from_the_seed_and_the_speed_stands_apart() -> None:
    asked = ("wild-space", "--games", "20", "--bots", "rookie,random", "--seats", "2", "--seed", "1")
    first, second = simulate(*asked, "--workers", "1"), simulate(*asked, "--workers", "2")
    assert first.returncode == second.returncode == 0
    assert first.stdout == second.stdout
    assert "wild-space: 20 games, seed 1, seats rotated" in first.stdout
    assert "100.0%" in first.stdout
    assert "decisions, " in first.stderr
    assert "1 worker," in first.stderr


def test_json_keeps_results_and_speed_apart() -> None:
    asked = ("wild-space", "--games", "6", "--bots", "random", "--seats", "3", "--json", "--no-rotate")
    first, second = (json.loads(simulate(*asked, "--workers", workers).stdout) for workers in "12")
    assert first["results"] == second["results"]
    assert first.keys() == {"results", "speed"}
    assert first["results"]["finished"] == 6
    assert first["results"]["rotate"] is False
    assert [standing["name"] for standing in first["results"]["seats"]] == ["seat 0", "seat 1", "seat 2"]
    assert first["results"]["bots"][0].keys() == {"name", "games", "wins", "share", "low", "high", "score"}
    assert first["speed"].keys() == {"seconds", "workers", "games_per_second", "decisions_per_second"}


def test_json_comes_alone() -> None:
    assert simulate("wild-space", "--games", "2", "--bots", "random", "--json").stderr == ""


def test_an_option_of_the_game_is_passed_on() -> None:
    done = simulate("wild-space", "--games", "2", "--bots", "random", "--json", "--option", "first=1")
    assert json.loads(done.stdout)["results"]["options"] == {"first": 1}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "There is no game called “chess”"),
        (("wild-space", "--bots", "hal"), "There is no bot called “hal”"),
        (("wild-space", "--bots", "rookie,random", "--seats", "3"), "2 bots do not fill 3 seats"),
        (("wild-space", "--games", "0"), "At least one game must be played"),
        (("wild-space", "--option", "first"), "An option is written key=value, not “first”."),
        (("wild-space", "--option", "first=two"), "'two' is not a value for the option"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(arguments: Any, sentence: str) -> None:
    done = CliRunner().invoke(app, ["simulate", *arguments])
    assert (done.exit_code, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert isinstance(done.exception, SystemExit)


class Cheat:
    """Makes a move there is not."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, chair: Chair) -> str:
        return "land on the moon"


def test_a_game_that_breaks_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    done = CliRunner().invoke(app, ["simulate", "wild-space", "--bots", "cheat", "--workers", "1"])
    assert done.exit_code == 1
    seed = derived_seed("game", 0, 0)
    assert f"The game with seed {seed} failed: Refused: " in done.stderr and "[unknown-move]" in done.stderr
    assert f"perihelion.lab.play_out('wild-space', ['cheat', 'cheat'], seed={seed})" in done.stderr


def read_until(terminal: int, sign: bytes) -> bytes:
    """What a terminal shows up to a sign, or to the end of the program behind it."""
    shown = b""
    while sign not in shown:
        try:
            shown += os.read(terminal, 4096)
        except OSError:
            break
    return shown


def test_ctrl_c_ends_all_workers_and_tells_what_was_played() -> None:
    asked = [*SIMULATE, "wild-space", "--games", "1000000", "--bots", "random", "--workers", "2"]
    terminal, behind = pty.openpty()
    with subprocess.Popen(
        asked, stdout=subprocess.PIPE, stderr=behind, text=True, env=ENV, start_new_session=True
    ) as running:
        os.close(behind)
        assert b"20/1000000" in read_until(terminal, b"20/1000000")
        os.killpg(running.pid, signal.SIGINT)
        output, _ = running.communicate(timeout=30)
    errors = read_until(terminal, b"in all.").decode()
    os.close(terminal)
    assert running.returncode == 130
    assert "Stopped after " in errors
    assert "Traceback" not in errors
    assert "random" in output
    with pytest.raises(ProcessLookupError):
        os.killpg(running.pid, 0)
