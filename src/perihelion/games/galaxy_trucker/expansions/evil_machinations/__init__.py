"""Evil Machinations of the Big Expansion: cards planted in secret, loans, and auctions."""

from perihelion.games.galaxy_trucker.expansions.evil_machinations.expansion import EvilMachinations

__all__ = ["EvilMachinations"]
