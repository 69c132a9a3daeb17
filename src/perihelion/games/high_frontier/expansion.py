"""What an expansion or a mode of play brings to the table; the base game knows none of them."""

from collections.abc import Mapping
from typing import ClassVar

from perihelion.engine import composing
from perihelion.engine.content import Table
from perihelion.games.high_frontier.book import Book
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.state import Frontier


class Expansion(composing.Expansion[Frontier, Book]):
    """One module of the expansion, or a scenario."""

    printed: Content
    sets: ClassVar[tuple[str, ...]] = ()  # of cards, factions and boards that it puts into play

    @classmethod
    def tables(cls) -> Mapping[str, Table]:
        """Tables of its own, by the name of the table over which they are laid."""
        return {}

    @classmethod
    def boards(cls) -> tuple[Table, ...]:
        """Tables that nobody else reads."""
        return ()
