"""High Frontier in words: names, card texts, moves, log lines and parts of the score, from plain data alone.

`facts` is the content as JSON: cards, spaces, factions, ventures. The text client makes it from the rules,
and a server can send it as it is.
"""

from perihelion.words.high_frontier.asked import Asked
from perihelion.words.high_frontier.names import Facts
from perihelion.words.high_frontier.told import Told

__all__ = ["Facts", "HighFrontierWords"]


class HighFrontierWords(Asked, Told):
    """Everything High Frontier says in one language."""
