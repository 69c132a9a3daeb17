"""The bench: how fast engine, clone and view are, against their budgets and against the last figures kept.

python bench/run.py             measure and print a table
python bench/run.py --json      the same as JSON: reference (seconds), values, ratios
python bench/run.py --check     fail (exit 1) where a budget is missed, or a figure is over 20 % worse than
                                the one kept in bench/baseline.json; figures are compared by their ratio
                                to a reference loop, so that the machine does not matter
python bench/run.py --keep      keep these figures as the baseline
"""

import argparse
import json
import platform
import sys
from pathlib import Path

import reference
from captain import CaptainBench
from figures import Figures
from measures import FULL, MIXES, QUICK, Bench, Size
from planner import PlannerBench

BASELINE = Path(__file__).with_name("baseline.json")
SECOND_LOOKS = 2


def measure(size: Size) -> Figures:
    """Every figure; the best of several rounds, since noise only ever slows down."""
    quick = size is QUICK
    captain = CaptainBench((1,), every=60, longest=1) if quick else CaptainBench()
    planner = PlannerBench(one_in=12 if quick else 1)
    benches = [*(Bench(name, mix, size) for name, mix in MIXES.items()), captain, planner]
    loop = reference.seconds()
    for _ in range(size.rounds):
        loop = min(loop, reference.seconds())
        for bench in benches:
            bench.round()
    return Figures(loop, {name: value for bench in benches for name, value in bench.figures().items()})


def check(figures: Figures, kept: dict[str, float], size: Size) -> tuple[Figures, list[str]]:
    """Complaints that remain after a second and a third look."""
    complaints = figures.complaints(kept)
    for _ in range(SECOND_LOOKS):
        if not complaints:
            break
        figures = figures.better(measure(size))
        complaints = figures.complaints(kept)
    return figures, complaints


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure the speed of engine, clone and view.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--check", action="store_true", help="fail where a figure is too bad")
    parser.add_argument("--keep", action="store_true", help="keep the figures as the baseline")
    parser.add_argument(
        "--quick", action="store_true", help="a tiny run that only shows that the bench works"
    )
    parser.add_argument("--baseline", type=Path, default=BASELINE, help="where the baseline is kept")
    said = parser.parse_args(arguments)
    size = QUICK if said.quick else FULL
    figures, complaints = measure(size), list[str]()
    if said.check:
        figures, complaints = check(figures, json.loads(said.baseline.read_text())["ratios"], size)
    print(json.dumps(figures.as_json(), indent=2) if said.json else _page(figures))
    if said.keep:
        said.baseline.write_text(json.dumps(figures.as_json(), indent=2) + "\n")
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


def _page(figures: Figures) -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {platform.machine()}, {platform.system()}\n\n{figures.as_table()}"


if __name__ == "__main__":
    sys.exit(main())
