"""Missions: a job for every flight, payloads to be built in, supercards."""

from perihelion.games.galaxy_trucker.expansions.missions.expansion import Missions

__all__ = ["Missions"]
