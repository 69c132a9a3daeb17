"""Small faults in rules: one comparison, number or condition changed at a time."""

import ast
import random
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}


def places(tree: ast.Module) -> Iterator[ast.AST]:
    """Where a fault can be put: inside functions, not in docstrings, types or loud checks."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                if not isinstance(statement, ast.Assert):
                    yield from (node for node in ast.walk(statement) if _can_change(node))


def _can_change(node: ast.AST) -> bool:
    match node:
        case ast.Compare(ops=[op]):
            return type(op) in SWAPPED
        case ast.BoolOp() | ast.BinOp():
            return type(node.op) in SWAPPED
        case ast.UnaryOp(op=ast.Not()):
            return True
        case ast.Constant(value=value):
            return type(value) is int
    return False


def change(node: ast.AST) -> None:
    match node:
        case ast.Compare(ops=[op]):
            node.ops = [SWAPPED[type(op)]()]  # type: ignore[list-item]
        case ast.BoolOp() | ast.BinOp():
            node.op = SWAPPED[type(node.op)]()  # type: ignore[assignment]
        case ast.UnaryOp():
            node.op = ast.UAdd()
        case ast.Constant():
            node.value += 1  # type: ignore[operator]


def mutants(path: Path, count: int, seed: int) -> Iterator[tuple[str, str]]:
    """(what was changed, the whole file with it) for so many places chosen at random."""
    tree = ast.parse(path.read_text("utf-8"))
    total = len(list(places(tree)))
    for index in sorted(random.Random(seed).sample(range(total), min(count, total))):
        changed = deepcopy(tree)
        node = list(places(changed))[index]
        before = ast.unparse(node)
        change(node)
        where = f"{path.name}:{getattr(node, 'lineno', 0)}: {before} -> {ast.unparse(node)}"
        yield where, ast.unparse(changed)
