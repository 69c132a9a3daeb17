"""`perihelion coverage`: clause -> function -> test, and what is missing."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from perihelion.games import PACKAGES, info
from perihelion.rulebook import CLAUSE, Clause, ledger, rules_folder

Cited = dict[str, list[str]]
_BRACKETS = re.compile(rf"\[({CLAUSE}(?:\s+{CLAUSE})*)\]")
_NUMBER = re.compile(rf"^{CLAUSE}$")


def coverage(
    game: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="Only clauses that lack something.")] = False,
) -> None:
    """Print which function and which test carry each clause of the rules."""
    root = rules_folder().parent
    if not (root / "tests").is_dir():
        Console(stderr=True).print("The coverage of the rules can be shown in a checkout only.")
        raise typer.Exit(2)
    faults = [fault for name in ([game] if game else PACKAGES) for fault in _report(name, root, missing)]
    for fault in [*faults, *strays(root)]:
        Console(stderr=True).print(fault)
    raise typer.Exit(1 if faults else 0)


def _report(game: str, root: Path, missing: bool) -> list[str]:
    clauses, functions, tests = ledger(game), functions_citing(root), tests_citing(root)
    table = Table("clause", "kind", "title", "function", "test", title=game)
    for clause in clauses.values():
        if missing and (clause.kind == "info" or clause.later or (functions[clause.id] and tests[clause.id])):
            continue
        table.add_row(*_row(clause, functions[clause.id], tests[clause.id]))
    console = Console()
    console.print(table)
    console.print(counts(clauses, functions, tests))
    return faults(game, root)


def _row(clause: Clause, functions: list[str], tests: list[str]) -> list[str]:
    kind = f"{clause.kind} ({clause.scope})" if clause.later else clause.kind
    return [clause.id, kind, clause.title, "\n".join(functions), "\n".join(tests) or clause.later]


def counts(clauses: dict[str, Clause], functions: Cited, tests: Cited) -> str:
    rules = [clause for clause in clauses.values() if clause.kind == "rule" and not clause.later]
    later = sum(bool(clause.later) for clause in clauses.values())
    return (
        f"{len(clauses)} clauses: {len(rules)} rules in play, "
        f"{sum(bool(functions[rule.id]) for rule in rules)} named by a function, "
        f"{sum(bool(tests[rule.id]) for rule in rules)} shown by a test; {later} to come; "
        f"{len(clauses) - len(rules) - later} information"
    )


def faults(game: str, root: Path) -> list[str]:
    """What must not be: a rule without a test, a citation of nothing, a gap without a reason."""
    clauses, tests = ledger(game), tests_citing(root)
    prefixes = tuple(f"{prefix}-" for prefix in info(game).rulebooks)
    found = []
    for clause in clauses.values():
        if bool(clause.scope) != bool(clause.later) and clause.later:
            found.append(f"{clause.id} is to come, but no scope says with what")
        if clause.kind == "rule" and not clause.later and not tests[clause.id]:
            found.append(f"{clause.id} ({clause.title}) is a rule without a test")
    for cited, where in (*tests.items(), *functions_citing(root).items(), *constants_citing(root).items()):
        if cited.startswith(prefixes) and cited not in clauses and where:
            found.append(f"{where[0]} cites {cited}, which does not exist")
    return found


def strays(root: Path) -> list[str]:
    """Citations of a rulebook that no game has."""
    prefixes = tuple(f"{prefix}-" for game in PACKAGES for prefix in info(game).rulebooks)
    cited = [*functions_citing(root).items(), *tests_citing(root).items()]
    return [f"{where[0]} cites {clause}" for clause, where in cited if not clause.startswith(prefixes)]


def functions_citing(root: Path) -> Cited:
    return _citing(root / "src", root)


def tests_citing(root: Path) -> Cited:
    return _citing(root / "tests", root)


def _citing(folder: Path, root: Path) -> Cited:
    """Clause -> functions whose docstring names it in brackets."""
    cited: Cited = defaultdict(list)
    for path, tree in _trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for group in _BRACKETS.findall(ast.get_docstring(node) or ""):
                    for clause in group.split():
                        cited[clause].append(f"{path.relative_to(root)}:{node.lineno} {node.name}")
    return cited


def constants_citing(root: Path) -> Cited:
    """Clause -> places in the sources where it stands as a string: decisions, events, reasons."""
    cited: Cited = defaultdict(list)
    for path, tree in _trees(root / "src"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and _NUMBER.match(node.value):
                cited[node.value].append(f"{path.relative_to(root)}:{node.lineno}")
    return cited


def _trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))
