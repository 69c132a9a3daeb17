"""The route planner: how a craft gets to a site in the fewest turns, with the least fuel, at the least risk.

Routes are compared in (turns, fuel steps, hazard rolls); every route is kept than which none is as good in
all three. Rules, planner and drawing share one chart, one diagram and one reckoning of thrust.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache

from perihelion.games.high_frontier.book import Book
from perihelion.games.high_frontier.components import SiteId, SpaceId
from perihelion.games.high_frontier.content import Content, base_content
from perihelion.games.high_frontier.flights.laws import Laws, laws_of
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.legs import Leg, Route
from perihelion.games.high_frontier.planner.search import Search
from perihelion.games.high_frontier.planner.starts import Atlas
from perihelion.games.high_frontier.planner.water_on_the_way import Wishes

__all__ = ["Leg", "Planner", "Route", "Wishes", "base_planner", "planner_for"]

MAPS = 4


class Planner:
    """Finds routes on one map, the faster the more it has been asked.

    content   what is printed
    atlas     map, diagram, numbers and laws, those of the base game where none are given
    """

    def __init__(self, content: Content, laws: Laws | None = None) -> None:
        self.content = content
        self.atlas = Atlas(content, laws or laws_of(Book()))

    def routes(
        self, craft: Craft, to: Iterable[SiteId] | None = None, wishes: Wishes | None = None
    ) -> dict[SiteId, list[Route]]:
        """Site -> its best routes, the quickest first; to all sites that can be reached, or to these."""
        search = self._search(craft, wishes)
        wanted = self.atlas.chart.board.sites if to is None else to
        found = {site: search.best(site) for site in wanted if site != craft.at}
        return {site: routes for site, routes in found.items() if routes}

    def costs(self, craft: Craft, wishes: Wishes | None = None) -> dict[SpaceId, list[tuple[int, int, int]]]:
        """Every space -> (turns, fuel steps, rolls) of its best routes."""
        search = self._search(craft, wishes)
        return {space: [stop.cost for stop in search.front(space)] for space in search.spaces}

    def reaches(self, craft: Craft, goals: Iterable[SpaceId], wishes: Wishes | None = None) -> bool:
        """Whether a craft comes to one of these spaces at all, which is found far sooner than how."""
        return self._search(craft, wishes, goals).is_there()

    def _search(self, craft: Craft, wishes: Wishes | None, goals: Iterable[SpaceId] = ()) -> Search:
        search = Search(self.atlas, craft, wishes or Wishes(), goals)
        with _no_rubbish():
            search.run()
        return search


@contextmanager
def _no_rubbish() -> Iterator[None]:
    """A search makes very many small things and none in a circle: looking for those took half the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


@lru_cache(MAPS)
def planner_for(content: Content, laws: Laws | None = None) -> Planner:
    """The planner of a map and its laws: the same for everybody who asks."""
    return Planner(content, laws)


def base_planner() -> Planner:
    """The planner of the packaged map."""
    return planner_for(base_content())
