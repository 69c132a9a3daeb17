"""What an expansion or a mode of play brings to the table; the base game knows none of them."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from perihelion.engine.book import Book
from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Page

if TYPE_CHECKING:
    from perihelion.games.galaxy_trucker.content import Content
    from perihelion.games.galaxy_trucker.rules import TruckerRules
    from perihelion.games.galaxy_trucker.state import Trucker


class Annex(Protocol):
    """An expansion's own part of the state."""

    def clone(self) -> Annex: ...


class Expansion:
    """One expansion. A method that is left as it is adds nothing.

    name     as in option `expansions`
    steps    steps of the agenda it adds, with the domains of their arguments
    events   kinds of event it adds, with the names of their data
    """

    name: ClassVar[str]
    steps: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    events: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def __init__(self, content: Content) -> None:
        self.printed = content

    def wrap(self, book: Book) -> None:
        """Wraps, replaces or adds rules."""

    def phrases(self) -> list[tuple[str, ...]]:
        """Moves it adds to the vocabulary."""
        return []

    def settle(self, rules: TruckerRules) -> None:
        """Looks up what it needs, once the rules are complete."""

    def domains(self) -> dict[str, Container[str | int]]:
        return {}

    def fixable(self) -> dict[str, Container[str | int]]:
        return {}

    def set_up(self, gt: Trucker) -> None:
        """Lays out its pieces when the game begins."""

    def view(self, gt: Trucker, seat: Seat | None) -> dict[str, Any]:
        return {}

    def redraw(self, gt: Trucker, seat: Seat) -> None:
        """Draws what this seat does not know of its pieces anew."""

    def write(self, gt: Trucker) -> list[str]:
        """Its lines of a position."""
        return []

    def read(self, gt: Trucker, page: Page) -> None:
        """Reads its lines; what they leave out is set up as usual."""

    def tally(self, gt: Trucker) -> list[str]:
        """The pieces it holds, for the proof that none is lost."""
        return []
