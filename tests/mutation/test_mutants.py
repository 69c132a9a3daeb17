"""Stories find faults that are put into the rules; the long form of the tests tries some."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from mutation.mutants import mutants

ROOT = Path(__file__).parents[2]
MODULES = {
    "wild_space": (
        *("turn", "drawing", "playing", "scoring", "setup"),
        *(f"expansions/{name}" for name in ("space_base", "smuggler", "aliens", "wild", "assigning")),
    ),
    "galaxy_trucker": (
        *("setup", "commands", "hourglass", "building", "checking", "launching"),
        *("flight", "ring", "declaring", "hits", "damage", "crew", "goods", "rewards", "ending"),
        *(f"cards/{name}" for name in ("opportunities", "enemies", "hazards", "combat_zone")),
    ),
    "high_frontier": (
        *("setup", "turn", "market", "research", "boosting", "prospecting", "refuelling", "industry"),
        *("production", "water", "stacks", "crews", "felonies", "pieces", "claims", "ventures", "scoring"),
        *("dealing", "training", "fuel", "thrust", "engines", "flying", "hazards"),
    ),
}
LONG = {"high_frontier": "not audit and not exact"}  # stories that take too long to be told for every fault
EACH = int(os.environ.get("PERIHELION_MUTANTS", "3"))
FOUND_AT_LEAST = 0.85

pytestmark = pytest.mark.skipif(not os.environ.get("PERIHELION_FULL"), reason="runs only with --full")


def is_found(source: Path, game: str, copied: Path, text: str) -> bool:
    """Whether the stories of a game fail with this file in place of the rule's module."""
    original = copied.read_text("utf-8")
    copied.write_text(text, "utf-8")
    try:
        command = [
            sys.executable,
            "-m",
            "pytest",
            f"tests/rules/{game}",
            "-x",
            "-q",
            "-n",
            "0",
            "-p",
            "no:cacheprovider",
            "-k",
            LONG.get(game, ""),
        ]
        environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
        environment.pop("PERIHELION_FULL", None)  # the short form finds it, or nothing does
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, timeout=120, check=False
        )
        return done.returncode != 0
    except subprocess.TimeoutExpired:
        return True
    finally:
        copied.write_text(original, "utf-8")


@pytest.mark.parametrize("game", MODULES)
def test_stories_find_faults_in_the_rules(game: str, tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "rules", tmp_path / "rules")  # beside them, as in a clone
    rules = source / "perihelion/games" / game
    survivors, tried = [], 0
    control = rules / f"{MODULES[game][0]}.py"
    assert not is_found(source, game, control, control.read_text("utf-8")), (
        "the stories fail without any fault"
    )
    for name in MODULES[game]:
        copied = rules / f"{name}.py"
        for where, text in mutants(ROOT / "src/perihelion/games" / game / f"{name}.py", EACH, seed=len(name)):
            tried += 1
            if not is_found(source, game, copied, text):
                survivors.append(where)
    assert tried >= len(MODULES[game]) * EACH * 0.9
    assert len(survivors) <= (1 - FOUND_AT_LEAST) * tried, "\n".join(survivors)
