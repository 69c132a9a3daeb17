"""Routes for bots: the planner's, kept, since the same rockets are thought of again and again."""

from __future__ import annotations

from functools import lru_cache

from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.flights.laws import Laws
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.legs import Route
from perihelion.games.high_frontier.planner.routes import Wishes, planner_for

Cost = tuple[int, int, int]  # turns, fuel steps, hazard rolls
KEPT = 4096
MAPS = 4
TURNS = 14  # nobody waits longer for a landing


class Voyages:
    """What voyages cost on one map, by its laws."""

    def __init__(self, content: Content, laws: Laws) -> None:
        self.planner = planner_for(content, laws)
        self._places = [*content.map.sites, "LEO"]
        self.costs = lru_cache(KEPT)(self._costs)
        self.costs_to = lru_cache(KEPT)(self._costs_to)
        self.route = lru_cache(KEPT)(self._route)

    def _costs(self, craft: Craft, wishes: Wishes) -> dict[SpaceId, list[Cost]]:
        """Site, or LEO -> what its best routes cost."""
        found = self.planner.costs(craft, wishes)
        return {place: found[place] for place in self._places if found[place] and place != craft.at}

    def _costs_to(self, craft: Craft, wishes: Wishes, to: SpaceId) -> list[Cost]:
        """What the best routes to a space cost."""
        return self.planner.costs(craft, wishes)[to]

    def _route(self, craft: Craft, wishes: Wishes, to: SpaceId, cost: Cost) -> Route:
        """The route of this cost."""
        routes = self.planner.routes(craft, [to], wishes)[to]
        return next(route for route in routes if (route.turns, route.fuel, route.rolls) == cost)


@lru_cache(MAPS)
def voyages(content: Content, laws: Laws) -> Voyages:
    return Voyages(content, laws)
