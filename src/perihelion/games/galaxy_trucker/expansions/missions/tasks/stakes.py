"""The Bet: everybody pays a stake, and the first one home takes all of it."""

from __future__ import annotations

from collections.abc import Callable

from perihelion.games.galaxy_trucker.expansions.missions.annex import job, level, mission, task
from perihelion.games.galaxy_trucker.expansions.missions.tasks.vocabulary import at_level
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.rewards import arrivals, enter

OfTable = Callable[[Trucker], None]

EVENTS = {"gt-staked": ("credits",)}
PARTS = {"gt-stake": ("what",), "gt-pot": ("what",), "gt-stake-back": ("what",)}


def stake(gt: Trucker) -> None:
    """Whoever has less puts in all there is, and takes part all the same.  [MI-17.16 MI-17.16.1]

    Ruling: nobody is left out or made to borrow for want of credits, even if the whole pot can then be won
    with a small stake.
    """
    price = at_level(mission(gt).stake, level(gt))
    for seat, player in enumerate(gt.players) if price else ():
        if seat not in job(gt).out:
            put = max(0, min(price, player.credits))
            task(gt).pot[seat] = put
            gt.bill(seat, "stake", -put, "MI-17.16", "")
            gt.tell("gt-staked", seat, "MI-17.16", credits=put)


def with_pot(reward_arrival: OfTable) -> OfTable:
    def with_pot(gt: Trucker) -> None:
        """The foremost gets the pot, alone; where nobody arrives everybody gets the own stake back.

        [MI-17.16.2 MI-17.16.3]

        Ruling: it is never shared, not even where five players share a bonus, as one player is always
        foremost. A bet that nobody wins is off, but the dead get nothing back.
        """
        reward_arrival(gt)
        pot, home = task(gt).pot, arrivals(gt)
        if home:
            enter(gt, home[0], "pot", sum(pot.values()), "MI-17.16.2", len(pot))
        for seat, put in pot.items() if not home else ():
            if seat not in job(gt).dead:
                enter(gt, seat, "stake-back", put, "MI-17.16.3", 1)

    return with_pot
