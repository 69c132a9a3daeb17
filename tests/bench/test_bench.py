"""The bench runs, and its check can fail."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KEPT = json.loads((ROOT / "bench" / "baseline.json").read_text())


def bench(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, ROOT / "bench" / "run.py", "--quick", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def doctored(tmp_path: Path, **factors: float) -> Path:
    """A baseline far easier than any machine, but for the named figures."""
    ratios = {name: ratio / 1e6 if "play" in name else ratio * 1e6 for name, ratio in KEPT["ratios"].items()}
    ratios |= {name: KEPT["ratios"][name] * factor for name, factor in factors.items()}
    path = tmp_path / "baseline.json"
    path.write_text(json.dumps({"ratios": ratios}))
    return path


def test_every_figure_kept_is_still_measured() -> None:
    done = bench("--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["values"].keys() == KEPT["values"].keys()
    assert all(value > 0 for value in told["values"].values())


def test_the_table_names_the_budgets() -> None:
    assert "| Wild Space: clone, median |" in bench().stdout


@pytest.mark.parametrize(
    ("figure", "factor"), [("Wild Space: random play", 1e3), ("Wild Space: view, largest JSON", 1e-3)]
)
def test_the_check_fails_where_a_figure_is_worse_than_the_one_kept(
    tmp_path: Path, figure: str, factor: float
) -> None:
    done = bench("--check", "--baseline", doctored(tmp_path, **{figure: factor}))
    assert done.returncode == 1
    assert f"{figure}: its ratio" in done.stderr


def test_keeping_writes_what_the_check_reads(tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    assert bench("--keep", "--baseline", path).returncode == 0
    assert json.loads(path.read_text())["ratios"].keys() == KEPT["ratios"].keys()
