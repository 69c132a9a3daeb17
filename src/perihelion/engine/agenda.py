"""Steps of the agenda by reference: each is declared once, and called with what it is about.

>>> LOSE_CREW = Step("lose_crew", "seat", "count")
>>> LOSE_CREW(2, 3)
('lose_crew', 2, 3)
"""

from collections.abc import Iterable
from typing import Any

Due = tuple[Any, ...]  # a step with its arguments, as it stands on the agenda: plain data


class Step:
    """A step: the name of its rule, and the domains of its arguments.

    Called with arguments it is due: `gt.then(LOSE_CREW(seat, 2))`. Whether these fit is not asked every time:
    reading a position does, and so the conformance kit at every decision.
    """

    __slots__ = ("domains", "name")

    def __init__(self, name: str, *domains: str) -> None:
        self.name = name
        self.domains = domains

    def __call__(self, *args: Any) -> Due:
        return (self.name, *args)

    def __repr__(self) -> str:
        return f"<step {self.name}>"


def steps_in(declared: Iterable[object]) -> dict[str, tuple[str, ...]]:
    """Name -> domains, of the steps among what is declared."""
    return {step.name: step.domains for step in declared if isinstance(step, Step)}
