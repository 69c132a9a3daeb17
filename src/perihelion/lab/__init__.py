"""Simulations and tournaments: many games at once, and what they tell of the bots that played them.

>>> from perihelion import lab
>>> simulation = lab.simulate("wild-space", bots=["rookie", "random"], games=10, seed=1, workers=1)
>>> simulation.standing("rookie").wins
10.0
"""

from perihelion.lab.plan import BadPlan, Plan
from perihelion.lab.playing import GameFailed, Played, play_out
from perihelion.lab.pool import WorkerLost
from perihelion.lab.ratings import Rating
from perihelion.lab.simulation import Simulation, Stopped, simulate
from perihelion.lab.tally import Spread, Standing
from perihelion.lab.tournament import Encounter, Tournament, TournamentStopped, tournament

__all__ = [
    "BadPlan",
    "Encounter",
    "GameFailed",
    "Plan",
    "Played",
    "Rating",
    "Simulation",
    "Spread",
    "Standing",
    "Stopped",
    "Tournament",
    "TournamentStopped",
    "WorkerLost",
    "play_out",
    "simulate",
    "tournament",
]
