"""Hermes Fall with open cards: lines that win, and the solver that finds them.

`hermes-won.txt` holds what `perihelion lab hermes --lines` has found; every line is played here by the rules.
"""

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from perihelion.cli.lab import lab
from perihelion.lab.hermes import deal, solve

FULL = bool(os.environ.get("PERIHELION_FULL"))
LINES = Path(__file__).with_name("hermes-won.txt")
SEEDS, THIRD = range(1, 61), 20
SOON_WON = (2, 20, 25, 26, 28, 30, 35, 40)  # by the narrow search


def lines() -> dict[int, list[str]]:
    """Seed -> the moves that win."""
    rows = (row.split(": ") for row in LINES.read_text("utf-8").splitlines())
    return {int(seed): moves.split(", ") for seed, moves in rows}


def is_won(seed: int, moves: list[str]) -> bool:
    game = deal(seed)
    for move in moves:
        game.play(0, move)
    while game.pending:
        game.play(0, game.pending[0].moves[-1].text)
    return game.result is not None and game.result.winners == [0]


def test_more_than_a_third_of_the_deals_can_be_won() -> None:
    """[HF-8.7C]"""
    won = [seed for seed, moves in lines().items() if is_won(seed, moves)]
    assert won == sorted({*lines()} & {*SEEDS})
    assert len(won) >= THIRD


def test_half_a_line_wins_nothing() -> None:
    seed, moves = next(iter(lines().items()))
    assert not is_won(seed, moves[: len(moves) // 2])


def test_the_solver_finds_a_line_and_writes_it_down(tmp_path: Path) -> None:
    """[HF-8.7C]"""
    file = tmp_path / "lines.txt"
    asked = ["hermes", "--games", "1", "--seed", "40", "--width", "8", "--lines", str(file)]
    told = CliRunner().invoke(lab, asked)
    assert "1 of 1 won" in told.stdout
    seed, moves = file.read_text("utf-8").strip().split(": ")
    assert is_won(int(seed), moves.split(", "))


@pytest.mark.skipif(not FULL, reason="each search takes seconds")
@pytest.mark.parametrize("seed", SOON_WON)
def test_the_narrow_search_suffices_for_many(seed: int) -> None:
    """[HF-8.7C]"""
    assert is_won(seed, list(solve(seed, (8,)).moves))
