"""Where the sources are silent, what we decided stands in the rules and in the code."""

import ast
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


def rulings() -> str:
    """The docstrings of all functions that say which reading was chosen."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(CODE.rglob("*.py"))]
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    told = [ast.get_docstring(function) or "" for function in functions]
    return "\n".join(words for words in told if "Ruling:" in words)


@pytest.mark.parametrize("clause", OURS)
def test_a_clause_of_our_own_has_its_ruling_in_the_code(clause: str) -> None:
    words = rulings().replace("[", " ").replace("]", " ").split()
    assert clause in words
