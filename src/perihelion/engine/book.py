"""The table of rule functions: the named points at which an expansion composes."""

from collections.abc import Callable
from typing import Any

Rule = Callable[..., Any]
Wrapper = Callable[[Rule], Rule]


class Book:
    """Names of rules and the functions that carry them; rules call one another through it.

    A base game writes its rules in. An expansion wraps a rule (it receives what stood there
    before and returns what shall stand there), replaces it, or adds rules of its own, in the
    order in which the game declares its expansions.

    >>> book = Book({"income": lambda seat: 1})
    >>> book.wrap("income", lambda before: lambda seat: before(seat) + 1)
    >>> book.income(0)
    2
    """

    def __init__(self, rules: dict[str, Rule]) -> None:
        self.__dict__.update(rules)

    def __getattr__(self, name: str) -> Rule:
        raise AttributeError(f"no rule is called {name!r}")

    def __getitem__(self, name: str) -> Rule:
        return getattr(self, name)  # type: ignore[no-any-return]

    def __contains__(self, name: object) -> bool:
        return name in self.__dict__

    def wrap(self, name: str, wrapper: Wrapper) -> None:
        self.__dict__[name] = wrapper(self[name])

    def replace(self, name: str, rule: Rule) -> None:
        assert name in self, f"no rule is called {name!r}"
        self.__dict__[name] = rule

    def add(self, name: str, rule: Rule) -> None:
        assert name not in self, f"a rule is already called {name!r}"
        self.__dict__[name] = rule

    def rules(self) -> dict[str, Rule]:
        return dict(self.__dict__)
