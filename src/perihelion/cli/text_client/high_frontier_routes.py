"""The planner of High Frontier at the text client: where a rocket can go from where it is."""

from collections.abc import Iterator, Mapping, Sequence

from perihelion.cli.text_client.board import View
from perihelion.cli.text_client.screen import Section
from perihelion.games.high_frontier.craft import Craft, craft_in_view
from perihelion.games.high_frontier.inquiries import is_craft
from perihelion.games.high_frontier.rocket_text import find_sites
from perihelion.games.high_frontier.routes import Planner, Route, Wishes, planner_for
from perihelion.games.high_frontier.rules import FrontierRules
from perihelion.games.high_frontier.wells import wishes_in_view
from perihelion.games.high_frontier.why_not import why_no_route
from perihelion.words.high_frontier.names import Names
from perihelion.words.high_frontier.route import RouteWords

Routes = Mapping[str, Sequence[Route]]


class Pilot:
    """Routes of the viewer's own craft."""

    def __init__(self, rules: FrontierRules, said: Names) -> None:
        self._content = rules.printed
        self._laws = rules.laws
        self._said = RouteWords(said.words, said.facts, said.names)

    @property
    def planner(self) -> Planner:
        return planner_for(self._content, self._laws)

    def sections(self, view: View, asked: str) -> list[Section]:
        """Every craft with its routes to a place; without one, to every site in a line."""
        seat = view["seat"]
        wanted = find_sites(self._content, asked) if asked else None
        found: list[Section] = []
        for slot in view["table"]["players"][seat]["stacks"]:
            craft = craft_in_view(self._content, view["table"], seat, slot) if is_craft(slot) else None
            if craft is not None:
                wishes = wishes_in_view(self._content, view["table"], seat, slot)
                routes = self.planner.routes(craft, wanted, wishes)
                lines = [*self._told(craft, routes, wanted), *self._untold(craft, routes, wanted, wishes)]
                found.append((self._heading(craft), lines))
        return found or [(self._said.words("hf-route-no-craft"), [])]

    def _heading(self, craft: Craft) -> str:
        return self._said.craft(craft, self.planner.atlas.diagram.tanks(craft.dry, craft.steps))

    def _untold(self, craft: Craft, found: Routes, wanted: list[str] | None, wishes: Wishes) -> Iterator[str]:
        """Why there is no route."""
        for to in wanted or ():
            if to not in found:
                bars = why_no_route(self.planner, craft, to, wishes)
                yield self._said.none(to, [bar.as_json() for bar in bars])

    def _told(self, craft: Craft, found: Routes, wanted: list[str] | None) -> Iterator[str]:
        for to in wanted or ():
            for route in found.get(to, ()):
                yield from (self._said.route(route), str(route), *self._said.legs(craft, route))
        if wanted is None:
            routes = sorted((routes[0] for routes in found.values()), key=lambda route: route.cost)
            yield from map(self._said.route, routes)
            if not found:
                yield self._said.nowhere()
