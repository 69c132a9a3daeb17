"""The Books of the games: all ask them, every rule says what changes it, and mypy checks calls and wraps."""

import ast
import symtable
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from mypy import api

import perihelion
from perihelion.engine.agenda import Step
from perihelion.engine.book import Book
from perihelion.games.galaxy_trucker import book as galaxy_trucker
from perihelion.games.galaxy_trucker import editions
from perihelion.games.galaxy_trucker.expansions.rough_roads import RoughRoads
from perihelion.games.galaxy_trucker.rules import TruckerRules
from perihelion.games.high_frontier import book as high_frontier
from perihelion.games.wild_space import book as wild_space
from perihelion.games.wild_space.expansions import smuggler

SOURCE = Path(perihelion.__file__).parent
BOOKS: list[type[Book]] = [
    galaxy_trucker.Book,
    high_frontier.Book,
    wild_space.Book,
    smuggler.SmugglerBook,
]


@cache
def listed() -> dict[tuple[str, str], str]:
    """(module, function) -> the Book that lists it, as a module."""
    found = ((book, field.default) for book in BOOKS for field in fields(book))  # type: ignore[arg-type]
    rules: Iterator[tuple[type[Book], Any]] = iter(found)
    return {(rule.__module__, rule.__name__): book.__module__ for book, rule in rules}


def modules() -> Iterator[tuple[str, str]]:
    """Every module by name, with its text."""
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        yield ".".join(parts).removesuffix(".__init__"), path.read_text("utf-8")


def past_the_book(module: str, text: str) -> list[str]:
    """Listed rules that a module takes from where they are defined, and not from the Book."""
    tree = ast.parse(text)
    taken = [rule for rule in (*imported(tree), *named(tree)) if listed().get(rule, module) != module]
    return [f"{module}: {name} of {home}" for home, name in [*taken, *used_at_home(module, text)]]


def imported(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """`from module import rule`"""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", name.name) for name in node.names)


def named(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """`module.rule`"""
    known: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            known |= {name.asname or name.name: f"{node.module}.{name.name}" for name in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield known.get(node.value.id, ""), node.attr


def used_at_home(module: str, text: str) -> Iterator[tuple[str, str]]:
    """A rule that its own module speaks of; a local variable may have the same name."""
    here = [name for home, name in listed() if home == module]
    scopes = [symtable.symtable(text, module, "exec")] if here else []
    for scope in scopes:
        scopes += scope.get_children()
        for symbol in scope.get_symbols():
            spoken_of = symbol.is_referenced() and (symbol.is_global() or scope.get_type() == "module")
            if symbol.get_name() in here and spoken_of:
                yield module, symbol.get_name()


def test_nobody_goes_past_a_book() -> None:
    concerned = ((module, text) for module, text in modules() if "perihelion.games." in module + text)
    assert [fault for module, text in concerned for fault in past_the_book(module, text)] == []


@pytest.mark.parametrize(
    "text",
    [
        "from perihelion.games.galaxy_trucker.voyage.hits import roll",
        "from perihelion.games.galaxy_trucker.voyage import hits\n\ndef at(gt):\n    return hits.roll(gt)",
    ],
)
def test_who_goes_past_a_book_is_found(text: str) -> None:
    assert past_the_book("perihelion.bots.cheat", text) == [
        "perihelion.bots.cheat: roll of perihelion.games.galaxy_trucker.voyage.hits"
    ]


def test_a_rule_called_past_the_book_at_home_is_found() -> None:
    home = "perihelion.games.galaxy_trucker.voyage.hits"
    text = "def roll(gt): ...\n\ndef incoming(gt):\n    return roll(gt)\n\ndef fine(roll):\n    return roll"
    assert [*used_at_home(home, text)] == [(home, "roll")]


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.__module__)
def test_every_rule_says_what_changes_it(book: type[Book]) -> None:
    text = dict(modules())[book.__module__]
    (body,) = [
        node.body
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef) and node.name == book.__name__
    ]
    lines = text.splitlines()
    rules = [body[0], *(node for node in body if isinstance(node, ast.AnnAssign))]
    for before, rule in pairwise(rules):
        between = lines[before.end_lineno or 0 : rule.lineno - 1]
        assert between and between[-1].strip().startswith("# "), ast.unparse(rule)


def test_every_step_is_done_by_somebody() -> None:
    mixes: list[tuple[str, int, dict[str, Any]]] = [
        ("galaxy-trucker", 2, {}),
        ("high-frontier", 2, {}),
        ("high-frontier", 1, {}),
    ]
    everything = {"expansions": ["space-base", "encounters"]}
    for name, seats, options in [*mixes, ("wild-space", 1, everything), ("wild-space", 3, everything)]:
        rules = perihelion.new(name, seats=seats, seed=1, options=options).rules
        assert set(rules.steps) == set(rules.done_by)


@dataclass(slots=True)
class Tolls(Book):
    settle: Callable[[], int] = lambda: 1


@dataclass(slots=True)
class Customs(Book):
    settle: Callable[[], int] = lambda: 2


def test_no_name_means_the_rules_of_two_books() -> None:
    book = Tolls()
    book.add(Customs())
    with pytest.raises(AssertionError, match=r"\['settle'\] of Customs are rules of another Book"):
        book.rules()


def test_no_step_of_an_expansion_is_called_like_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Book's rule would be done in its place."""
    monkeypatch.setattr(RoughRoads, "rules", lambda self: {Step("anew"): print, Step("fits"): print})
    content = editions.content_for(("rough-roads",))
    options = perihelion.games()["galaxy-trucker"].judge(2, {})
    with pytest.raises(AssertionError, match=r"the Book would do \['fits'\] of rough-roads"):
        TruckerRules(2, options, content, [RoughRoads(content)])


WRONG = """
from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.book import Book, Counts
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.high_frontier.book import Book as FrontierBook
from perihelion.games.high_frontier.starmap.spaces import Site
from perihelion.games.high_frontier.state import Frontier

def doubled(crew_size: Counts) -> Counts:
    def crew_twice(gt: Trucker, seat: Seat) -> int:
        return 2 * crew_size(gt, seat)
    return crew_twice

def lamed(gt: Trucker, seat: Seat) -> str:
    return "lame"

def call(gt: Trucker, hf: Frontier, site: Site) -> None:
    gt.on.book.crew_size(gt, 0)
    gt.on.book.crew_size(gt, "0")  # arg-type
    gt.on.book.crew_sise(gt, 0)  # attr-defined
    hf.on.book.why_freighter_stays_off(site, factory=True)
    hf.on.book.why_freighter_stays_off(site, True)  # call-arg

def wrap(book: Book) -> None:
    book.crew_size = doubled(book.crew_size)
    book.crew_size = lamed  # assignment
    book.crew_size = doubled(book.roll)  # arg-type
    book.crew_sise = doubled(book.crew_size)  # attr-defined
"""


def test_mypy_refuses_a_wrong_call_and_a_wrong_wrap(tmp_path: Path) -> None:
    """Every line that ends in a code is refused with it, and no other."""
    (tmp_path / "wrong.py").write_text(WRONG)
    told, failed, _ = api.run(
        ["--strict", "--follow-imports=silent", f"--cache-dir={tmp_path}", str(tmp_path / "wrong.py")]
    )
    assert not failed
    errors = [line for line in told.splitlines() if ": error:" in line]
    refused = {(int(line.split(":")[1]), line.rsplit("[", 1)[1][:-1]) for line in errors}
    lines = enumerate(WRONG.splitlines(), 1)
    expected = {(number, line.split("# ")[1]) for number, line in lines if "# " in line}
    assert {number for number, _ in refused} == {number for number, _ in expected}
    assert refused >= expected
