"""Players that choose by themselves; they sit on a Chair, never at the game.

>>> from perihelion import Chair, new
>>> game = new("wild-space", seats=2, seed=7)
>>> BOTS["rookie"](1).choose(Chair(game, 0))
'land PL-H1.left'
"""

from collections.abc import Callable

from perihelion.bots.rookie import Rookie
from perihelion.bots.uniform import Uniform
from perihelion.engine.chairs import Bot

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": Uniform,
    "rookie": Rookie,
}
"""Every bot by name; each is made with a seed, and the same seed makes the same choices."""
