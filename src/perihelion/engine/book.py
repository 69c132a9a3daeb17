"""The named rules of a game: the points at which an expansion composes."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, TypeVar, cast

Rule = Callable[..., Any]
B = TypeVar("B", bound="Book")


class Book:
    """The rules that expansions change, each with its signature and the base game's function.

    A game's own Book is a dataclass that lists them; its rules call one another through it. An expansion puts
    its function in the place of what stood there, mostly around it: `book.income = doubled(book.income)`.
    Expansions do so in the order in which the game declares them, and mypy checks all of it. What an
    expansion adds for others to change is a Book of its own, found by its type.

    >>> @dataclass(slots=True)
    ... class Trade(Book):
    ...     income: Callable[[int], int] = lambda seat: 1
    >>> def doubled(income: Callable[[int], int]) -> Callable[[int], int]:
    ...     return lambda seat: 2 * income(seat)
    >>> book = Trade()
    >>> book.income = doubled(book.income)
    >>> book.income(0)
    2
    """

    __slots__ = ("_added",)

    _added: "dict[type[Book], Book]"

    def __post_init__(self) -> None:
        self._added = {}

    def add(self, rules: "Book") -> None:
        """An expansion's own rules come into play."""
        assert type(rules) not in self._added, f"{type(rules).__name__} is in play already"
        self._added[type(rules)] = rules

    def find(self, kind: type[B]) -> B | None:
        """The rules of an expansion, where it is in play."""
        return cast("B | None", self._added.get(kind))

    def __getitem__(self, kind: type[B]) -> B:
        """The rules of an expansion that is in play."""
        return cast("B", self._added[kind])

    def rules(self) -> dict[str, Rule]:
        """Every rule by name, with those of expansions; no name means two rules."""
        found = {name: getattr(self, name) for name in self.names()}
        for added in self._added.values():
            twice = found.keys() & set(added.names())
            assert not twice, f"{sorted(twice)} of {type(added).__name__} are rules of another Book"
            found |= added.rules()
        return found

    def names(self) -> list[str]:
        """What this Book itself lists."""
        return [listed.name for listed in fields(self)]  # type: ignore[arg-type]
