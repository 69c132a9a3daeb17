"""The bonus cards of the Big Expansion: three events and three opportunities, one module each."""

from perihelion.games.galaxy_trucker.expansions.bonus_cards.expansion import BonusCards

__all__ = ["BonusCards"]
