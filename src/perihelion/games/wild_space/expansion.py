"""What an expansion or a mode of play brings to the table; the base game knows none of them."""

from typing import ClassVar

from perihelion.engine import composing
from perihelion.games.wild_space.book import Book
from perihelion.games.wild_space.content import Content
from perihelion.games.wild_space.state import WildSpace


class Expansion(composing.Expansion[WildSpace, Book]):
    """One expansion of Wild Space, or "solo".

    turn_steps     steps it adds with which a turn ends, or another's begins
    set_up_steps   those that belong to set-up; what `set_up` asks comes before the hands
    """

    printed: Content
    turn_steps: ClassVar[frozenset[str]] = frozenset()
    set_up_steps: ClassVar[frozenset[str]] = frozenset()
