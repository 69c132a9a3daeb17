"""The ledger is whole, and the rules for players say every clause in both languages."""

from pathlib import Path

import pytest

from perihelion.cli import coverage
from perihelion.games import PACKAGES, info
from perihelion.rulebook import chapters, ledger, preface

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", PACKAGES)
def test_no_clause_is_forgotten(game: str) -> None:
    assert coverage.faults(game, ROOT) == []


def test_nothing_cites_a_rulebook_that_no_game_has(tmp_path: Path) -> None:
    assert coverage.strays(ROOT) == []
    (found,) = coverage.strays(ledger_in(tmp_path, ROW, "[WS-1.1 ZZ-1.1]"))
    assert "ZZ-1.1" in found


def test_a_game_has_several_rulebooks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each with a ledger and a text; a clause that is in none of them is a fault."""
    root = ledger_in(tmp_path, ROW, "[WS-1.1 ZZ-1.1]")
    for book, row in (("wild-space", ROW), ("zones", ROW.replace("WS-", "ZZ-"))):
        (root / "rules" / f"{book}.toml").write_text(row)
        prefix = row.split('"')[1][:2]
        told = f"Preface\n\n## {book}\n\n**{prefix}-1.1** Some words.\n"
        (root / "rules" / f"{book}.en.md").write_text(told)
    monkeypatch.setattr("perihelion.rulebook.rules_folder", lambda: root / "rules")
    monkeypatch.setattr(info("wild-space"), "rulebooks", {"WS": "wild-space", "ZZ": "zones"})
    for read in (ledger, chapters, preface):
        read.cache_clear()
    try:
        assert list(ledger("wild-space")) == ["WS-1.1", "ZZ-1.1"]
        assert [list(one.clauses) for one in chapters("wild-space", "en")] == [["WS-1.1"], ["ZZ-1.1"]]
        assert preface("wild-space", "en") == ("Preface",)
        assert coverage.faults("wild-space", root) == coverage.strays(root) == []
        (root / "tests" / "test_it.py").write_text('def test_it():\n    """[WS-1.1 ZZ-1.1 ZZ-1.2]"""\n')
        (fault,) = coverage.faults("wild-space", root)
        assert "ZZ-1.2, which does not exist" in fault
    finally:
        for read in (ledger, chapters, preface):
            read.cache_clear()


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_for_players_hold_every_clause_once_and_in_order(game: str, language: str) -> None:
    told = [clause for section in chapters(game, language) for clause in section.clauses]
    assert told == list(ledger(game))


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize(("language", "mark"), [("en", "(our ruling)"), ("fr", "(notre décision)")])
def test_rulings_of_our_own_are_marked(game: str, language: str, mark: str) -> None:
    for section in chapters(game, language):
        for clause, text in section.clauses.items():
            ours = ledger(game)[clause].confidence == "reconstructed"
            assert text.rstrip(" .").endswith(mark) == ours, clause


def ledger_in(tmp_path: Path, rows: str, test: str) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(f'def test_it():\n    """{test}"""\n')
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "wild-space.toml").write_text(rows)
    return tmp_path


ROW = '[[clause]]\nid = "WS-1.1"\nkind = "rule"\ntitle = "t"\nconfidence = "source"\n'


@pytest.mark.parametrize(
    ("rows", "test", "complaint"),
    [
        (ROW, "[WS-1.1]", None),
        (ROW, "nothing", "a rule without a test"),
        (ROW, "[WS-1.1 WS-9.9]", "WS-9.9, which does not exist"),
        (ROW + 'later = "soon"\n', "", "no scope says with what"),
    ],
)
def test_the_ledger_complains(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rows: str, test: str, complaint: str | None
) -> None:
    root = ledger_in(tmp_path, rows, test)
    monkeypatch.setattr("perihelion.rulebook.rules_folder", lambda: root / "rules")
    ledger.cache_clear()
    found = coverage.faults("wild-space", root)
    ledger.cache_clear()
    assert found == [] if complaint is None else any(complaint in fault for fault in found)
