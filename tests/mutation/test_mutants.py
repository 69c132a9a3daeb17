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
        *("setup", "ending"),
        *(f"construction/{name}" for name in ("commands", "hourglass", "building", "checking", "launching")),
        *(f"voyage/{name}" for name in ("flight", "ring", "declaring", "hits", "damage", "crew")),
        *(f"voyage/{name}" for name in ("goods", "rewards")),
        *(f"cards/{name}" for name in ("opportunities", "enemies", "hazards", "combat_zone")),
    ),
    "high_frontier": (
        *("setup", "turn", "water", "stacks", "slots", "crews", "felonies", "pieces", "scoring"),
        *(f"operations/{name}" for name in ("market", "research", "boosting", "prospecting", "refuelling")),
        *(f"operations/{name}" for name in ("industry", "production", "claims", "ventures")),
        *(f"flights/{name}" for name in ("fuel", "thrust", "engines", "flying", "hazards", "laws")),
        *("deals/dealing", "expansions/training"),
    ),
}
LONG = {  # what takes too long to be told for every fault
    "galaxy_trucker": "not audit and not rulings",
    "high_frontier": "not audit and not exact",
}
LONGEST = 240  # seconds: a fault may make a story go on for ever
PLAIN = ("-x", "-q", "-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib")
EACH = int(os.environ.get("PERIHELION_MUTANTS", "3"))
FOUND_AT_LEAST = 0.85

pytestmark = pytest.mark.skipif(not os.environ.get("PERIHELION_FULL"), reason="runs only with --full")


def is_found(source: Path, game: str, copied: Path, text: str) -> bool:
    """Whether the stories of a game, those of the module first, fail with this file in its place."""
    original = copied.read_text("utf-8")
    copied.write_text(text, "utf-8")
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *PLAIN, "-k", LONG.get(game, ""), *stories(game, copied.stem)],
            cwd=ROOT,
            env=environment(source),
            capture_output=True,
            timeout=LONGEST,
            check=False,
        )
        return done.returncode != 0
    except subprocess.TimeoutExpired:
        return True
    finally:
        copied.write_text(original, "utf-8")


def stories(game: str, module: str) -> list[str]:
    found = sorted((ROOT / "tests/rules" / game).glob("test_*.py"))
    return [str(path) for path in sorted(found, key=lambda path: path.stem != f"test_{module}")]


def environment(source: Path) -> dict[str, str]:
    """With the rules of this folder; without plugins, which load longer than most faults take to be found."""
    said = {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    full = "PERIHELION_FULL"  # the short form finds it, or nothing does
    return {name: value for name, value in os.environ.items() if name != full} | said


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
