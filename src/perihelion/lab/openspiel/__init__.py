"""OpenSpiel: every game with explicit chance nodes and observers.

Importing this package registers `perihelion_wild_space` and so on:

>>> import pyspiel
>>> import perihelion.lab.openspiel
>>> game = pyspiel.load_game("perihelion_wild_space(players=3,expansions=space-base+encounters)")
>>> game.num_players(), game.new_initial_state().is_chance_node()
(3, True)
"""

import perihelion
from perihelion.lab.openspiel.game import TableGame, register, short_name
from perihelion.lab.openspiel.state import TableState, imagined

__all__ = ["TableGame", "TableState", "imagined", "register", "short_name"]

for info in perihelion.games().values():
    register(info)
