"""What an expansion or a mode of play brings to the table; the base game knows none of them."""

from perihelion.engine import composing
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.content import Content
from perihelion.games.galaxy_trucker.state import Trucker


class Expansion(composing.Expansion[Trucker, Book]):
    """One expansion of Galaxy Trucker."""

    printed: Content
