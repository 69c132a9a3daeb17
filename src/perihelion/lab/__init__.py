"""Simulation: many games at once, and what they tell of the bots that played them.

>>> from perihelion import lab
>>> simulation = lab.simulate("wild-space", bots=["rookie", "random"], games=10, seed=1, workers=1)
>>> simulation.standing("rookie").wins
10.0
"""

from perihelion.lab.plan import BadPlan, Plan
from perihelion.lab.playing import GameFailed, Played, play_out
from perihelion.lab.pool import WorkerLost
from perihelion.lab.simulation import Simulation, Stopped, simulate
from perihelion.lab.tally import Spread, Standing

__all__ = [
    "BadPlan",
    "GameFailed",
    "Plan",
    "Played",
    "Simulation",
    "Spread",
    "Standing",
    "Stopped",
    "WorkerLost",
    "play_out",
    "simulate",
]
