"""Stories find faults that are put into the rules; the long form of the tests tries some."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from mutation.mutants import mutants

ROOT = Path(__file__).parents[2]
RULES = ROOT / "src/perihelion/games/wild_space"
MODULES = ("turn", "drawing", "playing", "scoring", "setup")
EXPANSIONS = ("space_base", "smuggler", "aliens", "wild", "assigning")
EACH = int(os.environ.get("PERIHELION_MUTANTS", "3"))
FOUND_AT_LEAST = 0.85

pytestmark = pytest.mark.skipif(not os.environ.get("PERIHELION_FULL"), reason="runs only with --full")


def is_found(source: Path, copied: Path, text: str) -> bool:
    """Whether the stories fail with this file in place of the rule's module."""
    original = copied.read_text("utf-8")
    copied.write_text(text, "utf-8")
    try:
        command = [
            sys.executable,
            "-m",
            "pytest",
            "tests/rules",
            "-x",
            "-q",
            "-n",
            "0",
            "-p",
            "no:cacheprovider",
        ]
        environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, timeout=120, check=False
        )
        return done.returncode != 0
    except subprocess.TimeoutExpired:
        return True
    finally:
        copied.write_text(original, "utf-8")


def test_stories_find_faults_in_the_rules(tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    survivors, tried = [], 0
    control = source / "perihelion/games/wild_space/turn.py"
    assert not is_found(source, control, control.read_text("utf-8")), "the stories fail without any fault"
    for name in [*MODULES, *(f"expansions/{name}" for name in EXPANSIONS)]:
        copied = source / "perihelion/games/wild_space" / f"{name}.py"
        for where, text in mutants(RULES / f"{name}.py", EACH, seed=len(name)):
            tried += 1
            if not is_found(source, copied, text):
                survivors.append(where)
    assert tried >= 10 * EACH * 0.9
    assert len(survivors) <= (1 - FOUND_AT_LEAST) * tried, "\n".join(survivors)
