"""The bench of the server runs, and measures what it says."""

import json
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).resolve().parents[2] / "bench" / "server" / "run.py"


def test_every_figure_is_measured() -> None:
    command = [sys.executable, str(BENCH), "--short", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=180)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["arrivals"] >= 30
    assert 0 < figures["latency median"] <= figures["latency p99"] <= figures["latency worst"]
    assert figures["durable moves"] > 10
    assert 0 < figures["memory of tables at rest"] < 1000


def test_a_closed_loop_tells_what_a_move_costs() -> None:
    command = [sys.executable, str(BENCH), "closed", "--short", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=180)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    row = "Wild Space, two people, 5 tables"
    assert figures[f"{row}: moves"] > 10
    assert figures[f"{row}: CPU a move"] > 0
    assert 0 < figures[f"{row}: latency median"] <= figures[f"{row}: latency p99"]
