"""Return to the Moon: how a bot flies the training."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.bots.high_frontier.missions import WISHES, rocket_craft
from perihelion.bots.high_frontier.seen_table import SeenTable
from perihelion.bots.high_frontier.voyages import Cost, Voyages
from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.state import LEO


def train(sight: SeenTable) -> Iterator[str]:
    """Fills its tanks at LEO, flies to the Moon and back."""
    tanks = sight.rules.numbers.tanks
    if not sight.is_away and sight.tanks_at_leo < tanks:
        if sight.funds >= tanks:
            yield f"tanks {tanks}"
        yield "income"
        yield "pass"
    yield "fly"
    yield "pass"


def moonward(sight: SeenTable, voyages: Voyages) -> tuple[SpaceId, Cost] | None:
    """To the Moon with the least fuel, then home as fast as it goes."""
    rocket = sight.rocket
    if rocket is None:
        return None
    goal = sight.rules.printed.training.site
    landed = any(goal in sites for sites in sight.table["landings"].values())
    costs = voyages.costs(rocket_craft(sight, rocket), WISHES).get(LEO if landed else goal)
    if not costs:
        return None
    return (LEO, costs[0]) if landed else (goal, min(costs, key=lambda cost: (cost[1], cost[2], cost[0])))
