"""What an expansion or a mode of play brings to the table; the base game knows none of them."""

from perihelion.engine import composing
from perihelion.games.high_frontier.book import Book
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.state import Frontier


class Expansion(composing.Expansion[Frontier, Book]):
    """One module of the expansion, or a scenario."""

    printed: Content
