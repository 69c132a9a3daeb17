"""How the rookie judges Wild Space."""

from perihelion.bots.wild_space.judge import judge

__all__ = ["judge"]
