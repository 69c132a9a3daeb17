"""What an expansion or a mode of play brings to the table; the base game knows none of them."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from perihelion.engine.book import Book
from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Page

if TYPE_CHECKING:
    from perihelion.games.wild_space.content import Content
    from perihelion.games.wild_space.rules import WildSpaceRules
    from perihelion.games.wild_space.state import WildSpace


class Annex(Protocol):
    """An expansion's own part of the state."""

    def clone(self) -> Annex: ...


class Expansion:
    """One expansion. A method that is left as it is adds nothing.

    name         as in option `expansions`, or "solo"
    steps        steps of the agenda it adds, with the domains of their arguments
    turn_steps   those of them with which a turn ends, or another's begins
    set_up_steps those of them that belong to set-up
    events       kinds of event it adds, with the names of their data
    """

    name: ClassVar[str]
    steps: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    turn_steps: ClassVar[frozenset[str]] = frozenset()
    set_up_steps: ClassVar[frozenset[str]] = frozenset()
    events: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def __init__(self, content: Content) -> None:
        self.printed = content

    def wrap(self, book: Book) -> None:
        """Wraps, replaces or adds rules."""

    def phrases(self) -> list[tuple[str, ...]]:
        """Moves it adds to the vocabulary."""
        return []

    def settle(self, rules: WildSpaceRules) -> None:
        """Looks up what it needs, once the rules are complete."""

    def domains(self) -> dict[str, Container[str | int]]:
        return {}

    def fixable(self) -> dict[str, Container[str | int]]:
        return {}

    def set_up(self, ws: WildSpace) -> None:
        """Lays out its pieces when captains are dealt; what it asks comes before the hands."""

    def view(self, ws: WildSpace, seat: Seat | None) -> dict[str, Any]:
        return {}

    def write(self, ws: WildSpace) -> list[str]:
        """Its lines of a position."""
        return []

    def read(self, ws: WildSpace, page: Page, taken: set[str]) -> None:
        """Reads its lines; what they leave out is set up as usual."""

    def fits(self, ws: WildSpace) -> bool:
        """Whether the agenda of a position fits what the expansion knows."""
        return True

    def tally(self, ws: WildSpace) -> list[str]:
        """The pieces it holds, for the proof that none is lost."""
        return []
