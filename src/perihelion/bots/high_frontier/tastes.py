"""What tells bots apart that play by the same reasoning."""

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class Tastes:
    """How a bot plays High Frontier.

    kits       sets of cards it thinks through when it plans a mission
    income     WT it expects to earn in a turn
    needed     WT it bids for a kind of card it lacks
    better     WT it bids for a card that would make a better rocket
    resale     WT it bids for any other card
    trades     whether it ships products home and sells them, and researches to sell again
    travels    whether it takes its crew along for glory, and cards for a second factory
    """

    kits: int = 1
    income: float = 1.0
    needed: int = 2
    better: int = 0
    resale: int = 0
    trades: bool = False
    travels: bool = False


ROOKIE = Tastes()
CAPTAIN = Tastes(kits=6, income=1.5, needed=4, better=2, resale=1, trades=True, travels=True)
