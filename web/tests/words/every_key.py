"""Every key of the catalogues, with values that lead to each of its variants."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

from perihelion.words import LANGUAGES, Words, catalogues

COUNTS = [0, 1, 2, 5, 1234, 98765]
ODD = [True, False, None, ["a", 2], [], 0, -3, 999, 1000, 9999, 10_000, -10_000, 1.5, "«é»"]
NOT_SENT = ("client", "server")  # what the text client says, and what the server puts into words itself
LISTS = ["list-and", "list-or", "list-or-else", "list-or-apart", "list-more"]
Plain = dict[str, Any]
Say = Callable[[Words], str]


class Needs(visitor.Visitor):
    """The other messages a message uses, its variables, and what it tells apart by them."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.variables: dict[str, list[Any]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            told_apart = self.variables.setdefault(node.selector.id.name, [])
            told_apart.extend(_value(variant.key) for variant in node.variants)
        self.generic_visit(node)


def _value(key: ftl.Identifier | ftl.NumberLiteral) -> Any:
    return key.name if isinstance(key, ftl.Identifier) else int(key.value)


@cache
def keys_of(language: str) -> dict[str, Needs]:
    found = {}
    for name, text in catalogues(language):
        for entry in parse(text).body:
            if isinstance(entry, ftl.Message) and name not in NOT_SENT:
                found[entry.id.name] = needs = Needs()
                needs.visit(entry.value)
    return found


def cases_of_catalogues() -> Iterator[tuple[Plain, Say]]:
    """Cases, and how their sentence is made."""
    every = [keys_of(language) for language in LANGUAGES]
    for key in every[0]:
        for about in _abouts(_values(key, every)):
            yield _said(key, about)
    for odd in ODD:
        yield _said("ws-card-line", {"card": odd, "text": "X"})
    for key in LISTS:
        for things in ([], ["a"], ["a", "b"], ["a", "b", "c", "d"]):
            yield {"section": "lists", "key": key, "things": things}, _listing(key, things)


def _said(key: str, about: Plain) -> tuple[Plain, Say]:
    return {"section": "keys", "key": key, "about": about}, lambda words: words.sentence(key, **about)


def _listing(key: str, things: list[str]) -> Say:
    return lambda words: words.listed(key, things)


def _values(key: str, every: list[dict[str, Needs]]) -> dict[str, list[Any]]:
    """Variable -> values that make a difference, in one language or another."""
    values: dict[str, list[Any]] = {}
    for keys in every:
        for reached in _reached(key, keys):
            for name, told_apart in keys[reached].variables.items():
                values.setdefault(name, []).extend(told_apart)
    return {name: _different(name, told_apart) for name, told_apart in values.items()}


def _different(name: str, told_apart: list[Any]) -> list[Any]:
    if not told_apart:
        return [f"<{name}>", 1234]
    if any(value == "one" or isinstance(value, int) for value in told_apart):
        return COUNTS
    return list(dict.fromkeys(told_apart))


def _reached(key: str, keys: dict[str, Needs]) -> list[str]:
    found, ahead = [], [key]
    while ahead:
        key = ahead.pop()
        if key not in found:
            found.append(key)
            ahead.extend(sorted(keys[key].messages))
    return found


def _abouts(values: dict[str, list[Any]]) -> Iterator[Plain]:
    """The first value of everything; then every other value once."""
    first = {name: several[0] for name, several in values.items()}
    yield first
    for name, several in values.items():
        for value in several[1:]:
            yield {**first, name: value}
