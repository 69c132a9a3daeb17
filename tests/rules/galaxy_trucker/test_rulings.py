"""Where the sources are silent, what we decided stands in the rules and in the code."""

import ast
import tomllib
from functools import cache
from pathlib import Path

import pytest

from perihelion.games.galaxy_trucker import meta
from perihelion.rulebook import ledger

CODE = Path(meta.__file__).parent
OURS = [
    clause.id
    for clause in ledger("galaxy-trucker").values()
    if clause.confidence == "reconstructed" and clause.kind == "rule"
]


@cache
def rulings() -> str:
    """The docstrings of all functions that say which reading was chosen."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(CODE.rglob("*.py"))]
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    told = [ast.get_docstring(function) or "" for function in functions]
    return "\n".join(words for words in told if "Ruling:" in words)


@cache
def marked() -> set[str]:
    """Cards of which the printed text is not known; their rows say so, and players are told."""
    tables = [tomllib.loads(path.read_text("utf-8")) for path in sorted((CODE / "content").glob("*.toml"))]
    rows = [row for table in tables for kind in ("card", "road") for row in table.get(kind, [])]
    return {plain(row["id"]) for row in rows if row["confidence"] == "reconstructed"}


def plain(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalpha())


@pytest.mark.parametrize("clause", OURS)
def test_a_clause_of_our_own_has_its_ruling_in_the_code(clause: str) -> None:
    """Or it is a card, whose row in the content is marked."""
    words = rulings().replace("[", " ").replace("]", " ").split()
    title = plain(ledger("galaxy-trucker")[clause].title)
    assert clause in words or title.startswith(tuple(marked()))
