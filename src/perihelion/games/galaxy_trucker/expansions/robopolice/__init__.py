"""Robopolice Raids, and the components of Another Big Expansion they need: reconstructed, off by default."""

from perihelion.games.galaxy_trucker.expansions.robopolice.expansion import Robopolice

__all__ = ["Robopolice"]
