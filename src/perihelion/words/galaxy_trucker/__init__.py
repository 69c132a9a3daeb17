"""Galaxy Trucker in words: names, card texts, moves, log lines and items of the bill, from plain data alone.

`facts` is the content as JSON: tiles, cards, boards. The text client makes it from the rules, and a server
can send it as it is.
"""

from perihelion.words.galaxy_trucker.asked import Asked
from perihelion.words.galaxy_trucker.names import Facts
from perihelion.words.galaxy_trucker.told import Told

__all__ = ["Facts", "GalaxyTruckerWords"]


class GalaxyTruckerWords(Asked, Told):
    """Everything Galaxy Trucker says in one language."""
