"""What the web client takes from Python is what Python says today: sentences and types."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "words"
TYPES = Path(__file__).parents[2] / "web" / "types" / "make.py"


@pytest.mark.parametrize(
    "game", ["galaxy_trucker", "galaxy_trucker_expansions", "high_frontier", "wild_space"]
)
def test_what_is_written_down_is_what_is_said(game: str) -> None:
    recorder = FOLDER / f"record_{game}.py"
    said = json.loads(subprocess.run([sys.executable, recorder], capture_output=True, check=True).stdout)
    kept = (FOLDER / f"{game.replace('_', '-')}.txt").read_text("utf-8")
    assert said["readable"] == kept, f"run {recorder.name} --write, and read what has become of the words"


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    done = subprocess.run([sys.executable, TYPES, "--check"], capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
