"""Ratings on Elo's scale from who was ranked before whom, with honest errors.

The model is Bradley and Terry's: a bot rated 400 above another is expected to beat it ten times out
of eleven; the mean of all is 1500. Every bot is also given one drawn game against a bot of strength
nought, so that one that won or lost everything still gets a number, and an error that says how little
is known.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import exp, log, sqrt
from typing import Any

from perihelion.lab.tally import SURE

MIDDLE = 1500.0
SCALE = 400 / log(10)
STEPS = 100
CLOSE = 1e-12
LONGEST_STEP = 1.0

Matrix = list[list[float]]


@dataclass(slots=True, frozen=True)
class Rating:
    """How strong a bot is, measured from the mean of all; the 95 % interval is ± `error`."""

    name: str
    rating: float
    error: float

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def rate(names: Sequence[str], points: Mapping[tuple[str, str], float]) -> list[Rating]:
    """Ratings from the points each bot won against each other, a draw being half a point."""
    wins = [[points.get((name, other), 0.0) if name != other else 0.0 for other in names] for name in names]
    strengths = [0.0] * len(names)
    for _ in range(STEPS):
        slope, bend = _slope_and_bend(wins, strengths)
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in _inverse(bend)]
        longest = max(map(abs, steps))
        shorten = min(1.0, LONGEST_STEP / longest) if longest else 0.0
        strengths = [s + shorten * step for s, step in zip(strengths, steps, strict=True)]
        if longest < CLOSE:
            break
    errors = _errors(_inverse(_slope_and_bend(wins, strengths)[1]))
    mean = sum(strengths) / len(strengths)
    return [
        Rating(name, MIDDLE + SCALE * (strengths[n] - mean), SCALE * SURE * errors[n])
        for n, name in enumerate(names)
    ]


def _errors(spread: Matrix) -> list[float]:
    """Standard errors of the strengths, as measured from the mean of all: only differences tell anything."""
    size = len(spread)
    rows = [sum(row) / size for row in spread]
    return [sqrt(spread[n][n] - 2 * rows[n] + sum(rows) / size) for n in range(size)]


def _slope_and_bend(wins: Matrix, strengths: list[float]) -> tuple[list[float], Matrix]:
    """How the likelihood changes with each strength, and how that changes: what a Newton step needs."""
    count = len(strengths)
    slope, bend = [0.0] * count, [[0.0] * count for _ in strengths]
    for a in range(count):
        drawn = _expected(strengths[a])
        slope[a] += 0.5 - drawn
        bend[a][a] += drawn * (1 - drawn)
        for b in range(count):
            games, expected = wins[a][b] + wins[b][a], _expected(strengths[a] - strengths[b])
            slope[a] += wins[a][b] - games * expected
            bend[a][a] += games * expected * (1 - expected)
            bend[a][b] -= games * expected * (1 - expected)
    return slope, bend


def _expected(ahead: float) -> float:
    return 1 / (1 + exp(-ahead))


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination; the matrix is symmetric and has a heavy diagonal, so that no rows need be exchanged."""
    size = len(matrix)
    rows = [[*row, *(float(n == m) for m in range(size))] for n, row in enumerate(matrix)]
    for n, row in enumerate(rows):
        rows[n] = row = [value / row[n] for value in row]
        for m in range(size):
            if m != n:
                rows[m] = [value - rows[m][n] * own for value, own in zip(rows[m], row, strict=True)]
    return [row[size:] for row in rows]
