"""The balance report."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from perihelion import Refused
from perihelion.cli.lab import lab
from perihelion.lab.balance import Played, Table, balance, report
from perihelion.lab.balance_page import page

TABLE = Table("wild-space", 2, "random", seed=3)


def test_a_piece_that_helps_is_found() -> None:
    played = [Played(20 + n % 3, 1.0, {"card": ["good", "common"]}) for n in range(50)]
    played += [Played(10 + n % 3, 0.0, {"card": ["common"]}) for n in range(50)]
    found = report(TABLE, 50, played)
    by_name = {piece.piece: piece for piece in found.pieces}
    assert by_name["good"].worth == pytest.approx(10, abs=0.1) and by_name["good"].is_lopsided
    assert by_name["good"].share == 0.5
    assert by_name["common"].worth == 0.0 and not by_name["common"].is_lopsided


def test_the_same_seed_gives_the_same_report_on_one_core_or_two() -> None:
    first = balance(TABLE, 45, workers=1)
    assert page(first) == page(balance(TABLE, 45, workers=2))
    assert {"card", "captain", "sector", "seat"} <= set(first.kinds())
    assert sum(piece.uses for piece in first.of("captain")) == 90


def test_expansions_are_measured_too() -> None:
    options = {"expansions": ["space-base", "encounters"]}
    found = balance(Table("wild-space", 2, "random", 1, options), 20, workers=1)
    assert found.of("slot") and any(piece.piece.startswith("CE-") for piece in found.of("captain"))


def test_galaxy_trucker_is_measured_by_kinds_of_tiles_numbers_and_cards() -> None:
    found = balance(Table("galaxy-trucker", 2, "rookie", 1, {"flights": ["II"]}), 4, workers=1)
    assert {"tile", "number", "seat"} <= set(found.kinds())
    assert sum(piece.uses for piece in found.of("number")) == 8
    assert any(piece.piece == "engine" for piece in found.of("tile"))


@pytest.mark.parametrize(
    "table",
    [Table("go", 2, "random", 1), Table("wild-space", 9, "random", 1), Table("wild-space", 2, "dog", 1)],
)
def test_bad_input_is_refused(table: Table) -> None:
    with pytest.raises(Refused):
        balance(table, 10, workers=1)


def test_the_command_writes_a_page_that_loads_nothing(tmp_path: Path) -> None:
    html = tmp_path / "b.html"
    args = ["balance", "wild-space", "--games", "12", "--seats", "2", "--bot", "random", "--workers", "1"]
    result = CliRunner().invoke(lab, [*args, "--html", str(html), "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["games"] == 12
    text = html.read_text("utf-8")
    assert "<svg" in text and "http" not in text and "src=" not in text
    assert CliRunner().invoke(lab, ["balance", "go"]).exit_code == 2
