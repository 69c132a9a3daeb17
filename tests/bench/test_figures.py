"""Budgets and comparison, apart from any clock."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture(scope="module")
def figures() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench_figures", BENCH / "figures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_a_budget_missed_is_a_complaint(figures: ModuleType) -> None:
    slow = figures.Figures(0.1, {"WS: clone, median": 61.0, "WS: random play": 39_999.0})
    complaints = slow.complaints({})
    assert len(complaints) == 2
    assert "misses the budget of 60" in complaints[0]


def test_a_larger_game_has_larger_budgets(figures: ModuleType) -> None:
    slow = figures.Figures(
        0.1, {"Galaxy Trucker: clone, median": 119.0, "Galaxy Trucker: random play": 19_999.0}
    )
    complaints = slow.complaints({})
    assert len(complaints) == 1
    assert "misses the budget of 20,000" in complaints[0]


def test_a_slower_machine_alone_is_no_complaint(figures: ModuleType) -> None:
    kept = figures.Figures(0.1, {"WS: clone, median": 10.0, "WS: random play": 100_000.0}).ratios()
    slower = figures.Figures(0.2, {"WS: clone, median": 20.0, "WS: random play": 50_000.0})
    assert slower.complaints(kept) == []


@pytest.mark.parametrize(("worse", "complaints"), [(1.19, 0), (1.21, 2)])
def test_a_fifth_is_what_a_figure_may_grow_worse(figures: ModuleType, worse: float, complaints: int) -> None:
    kept = figures.Figures(0.1, {"WS: clone, median": 10.0, "WS: random play": 100_000.0}).ratios()
    now = figures.Figures(0.1, {"WS: clone, median": 10.0 * worse, "WS: random play": 100_000.0 / worse})
    assert len(now.complaints(kept)) == complaints


def test_the_better_of_two_runs_has_the_better_of_each_figure(figures: ModuleType) -> None:
    one = figures.Figures(0.1, {"WS: clone, median": 10.0, "WS: random play": 50_000.0})
    two = figures.Figures(0.2, {"WS: clone, median": 9.0, "WS: random play": 40_000.0})
    assert one.better(two) == figures.Figures(0.1, {"WS: clone, median": 9.0, "WS: random play": 50_000.0})
