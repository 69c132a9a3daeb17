"""Rough Roads of the Big Expansion: cards that make a flight harder, by what they touch."""

from perihelion.games.galaxy_trucker.expansions.rough_roads.expansion import RoughRoads

__all__ = ["RoughRoads"]
