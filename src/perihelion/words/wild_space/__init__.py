"""Wild Space in words: names, card texts, moves, log lines and score items, from plain data alone.

`facts` is the content as JSON: cards, planets, boards, hostile planets; effects and conditions name what
they ask for by a slug (`what`). The text client makes it from the rules, and a server can send it as it is.
"""

from perihelion.words.wild_space.asked import Asked
from perihelion.words.wild_space.names import Facts
from perihelion.words.wild_space.told import Told

__all__ = ["Facts", "WildSpaceWords"]


class WildSpaceWords(Asked, Told):
    """Everything Wild Space says in one language."""
