"""What an expansion or a mode of play brings to the table; the base game knows none of them."""

from collections.abc import Mapping
from typing import Any, ClassVar

from perihelion.engine import composing
from perihelion.engine.content import Table
from perihelion.engine.positions import Page
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.content import PACKAGE, Content, packaged
from perihelion.games.galaxy_trucker.rows import Printing
from perihelion.games.galaxy_trucker.state import Trucker


class Expansion(composing.Expansion[Trucker, Book]):
    """One expansion of Galaxy Trucker.

    package    whose folder `content` its tables lie in
    content    names of its tables; they have the rows of the base game's tables, and rows of its own
    printing   types of card, features of cards and abilities of tiles it adds
    sections   table -> its sections with their shapes
    rows       kind of row that it alone has -> its shape
    steps_between  phase -> steps of its own that may stand on the agenda between cards, or while building
    classes    ship classes that are flown with it and with nothing else chosen
    any_flights  whether flights come in any order and as often as one likes
    """

    printed: Content
    package: ClassVar[str] = PACKAGE
    content: ClassVar[tuple[str, ...]] = ()
    printing: ClassVar[Printing] = Printing()
    sections: ClassVar[Mapping[str, Mapping[str, type]]] = {}
    rows: ClassVar[Mapping[str, type]] = {}
    steps_between: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    classes: ClassVar[tuple[str, ...]] = ()
    any_flights: ClassVar[bool] = False

    @classmethod
    def tables(cls) -> list[Table]:
        """Its content tables."""
        return packaged(*cls.content, package=cls.package)

    def see(self, gt: Trucker, told: Mapping[str, Any]) -> None:
        """Lays out what its part of a view tells, on a table that is rebuilt from a view."""

    def read_boards(self, gt: Trucker, page: Page) -> None:
        """Reads what of a position says on which boards the ships lie, before these are read."""


class Meeting(composing.Meeting[Trucker, Book], Expansion):
    """Several expansions of Galaxy Trucker at one table."""
