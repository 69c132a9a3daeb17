"""Players that choose by themselves; they sit on a Chair, never at the game.

>>> from perihelion import Chair, new
>>> game = new("wild-space", seats=2, seed=7)
>>> BOTS["rookie"](1).choose(Chair(game, 0))
'land PL-H1.left'
>>> entrant("captain:50").simulations
50
"""

from perihelion.bots.captain import Captain
from perihelion.bots.entrants import Entrant, Factory, NoSuchBot
from perihelion.bots.entrants import entrant as _entrant
from perihelion.bots.rookie import Rookie
from perihelion.bots.uniform import Uniform

BOTS: dict[str, Factory] = {
    "random": Uniform,
    "rookie": Rookie,
    "captain": Captain,
}
"""Every bot by name; each is made with a seed, and the same seed makes the same choices."""


def entrant(name: str) -> Entrant:
    """The bot of this name, such as `rookie` or `captain:50`; raises NoSuchBot with a sentence."""
    return _entrant(name, BOTS)


__all__ = ["BOTS", "Entrant", "Factory", "NoSuchBot", "entrant"]
