"""What an expansion or a mode of play brings to the table; the base game knows none of them."""

from typing import ClassVar

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
    """

    printed: Content
    package: ClassVar[str] = PACKAGE
    content: ClassVar[tuple[str, ...]] = ()
    printing: ClassVar[Printing] = Printing()

    @classmethod
    def tables(cls) -> list[Table]:
        """Its content tables."""
        return packaged(*cls.content, package=cls.package)

    def read_boards(self, gt: Trucker, page: Page) -> None:
        """Reads what of a position says on which boards the ships lie, before these are read."""
