"""Refusals are values: a reason key the catalogues put into words, and the clause behind it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar


class Refused(Exception):
    """Something was asked that the rules, or a file's format, do not allow; nothing was changed.

    reason   key of the reason; the catalogues hold its words as `refused-<reason>`
    rule     the clause that forbids it, or None where no rule of a game is concerned
    line     1-based line of the text that was refused, where there is a text
    column   1-based column in that line
    about    what the words of the reason need, all of it JSON

    As text it is the sentence and its key. The engine knows no words: `speak` is given to it by the package.
    """

    speak: ClassVar[Callable[["Refused"], str]] = staticmethod(lambda why: why.reason)

    def __init__(
        self,
        reason: str,
        rule: str | None = None,
        line: int | None = None,
        column: int | None = None,
        **about: Any,
    ) -> None:
        super().__init__(reason, rule, line, column)
        self.reason = reason
        self.rule = rule
        self.line = line
        self.column = column
        self.about: Mapping[str, Any] = about

    def at(self, line: int, column: int | None = None) -> "Refused":
        """The same refusal with its place in a text."""
        return Refused(self.reason, self.rule, line, column, **self.about)

    def naming(self, names: Sequence[str]) -> "Refused":
        """The same refusal with a name where it tells of a seat (`who`)."""
        who = self.about.get("who")
        if not isinstance(who, int):
            return self
        return Refused(self.reason, self.rule, self.line, self.column, **{**self.about, "who": names[who]})

    def __str__(self) -> str:
        return f"{type(self).speak(self)} [{self.reason}]"

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.reason, self.rule, self.line, self.column, dict(self.about))


def _rebuild(
    reason: str, rule: str | None, line: int | None, column: int | None, about: dict[str, Any]
) -> Refused:
    return Refused(reason, rule, line, column, **about)


class Reason:
    """Why a move a person would expect is barred: one constant per reason of a game."""

    __slots__ = ("about", "key", "rule")

    def __init__(self, key: str, rule: str, **about: Any) -> None:
        self.key = key
        self.rule = rule
        self.about = about

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.rule!r})"

    def of(self, **about: Any) -> "Reason":
        """The same reason with what its words need to know."""
        return Reason(self.key, self.rule, **about)

    def refused(self) -> Refused:
        return Refused(self.key, self.rule, **self.about)
