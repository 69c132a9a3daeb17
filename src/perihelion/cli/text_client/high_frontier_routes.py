"""The planner of High Frontier at the text client: where a rocket can go from where it is."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from perihelion.cli.text_client.board import View
from perihelion.cli.text_client.screen import Section
from perihelion.engine.speech import Phrase
from perihelion.games.high_frontier.inquiries import is_craft
from perihelion.games.high_frontier.planner.craft import Craft, craft_in_view
from perihelion.games.high_frontier.planner.no_route import Bar, why_no_route
from perihelion.games.high_frontier.planner.route_phrases import told_craft, told_leg, told_route
from perihelion.games.high_frontier.planner.routes import Planner, Route, Wishes, planner_for
from perihelion.games.high_frontier.planner.water_on_the_way import wishes_in_view
from perihelion.games.high_frontier.positions.rocket_text import find_sites
from perihelion.games.high_frontier.rules import FrontierRules
from perihelion.words import capital
from perihelion.words.speaking import Speaker

Routes = Mapping[str, Sequence[Route]]


class Pilot:
    """Routes of the viewer's own craft."""

    def __init__(self, rules: FrontierRules, said: Speaker) -> None:
        self._content = rules.printed
        self._laws = rules.laws
        self._said = said

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
                wishes = wishes_in_view(view["table"], seat)
                routes = self.planner.routes(craft, wanted, wishes)
                lines = [*self._told(craft, routes, wanted), *self._untold(craft, routes, wanted, wishes)]
                found.append((self._heading(craft), lines))
        return found or [(self._said.words("hf-route-no-craft"), [])]

    def _heading(self, craft: Craft) -> str:
        tanks = self.planner.atlas.diagram.tanks(craft.dry, craft.steps)
        return sentence(self._said, told_craft(craft, tanks))

    def _untold(self, craft: Craft, found: Routes, wanted: list[str] | None, wishes: Wishes) -> Iterator[str]:
        """Why there is no route."""
        for to in wanted or ():
            if to not in found:
                bars = why_no_route(self.planner, craft, to, wishes)
                yield no_route(self._said, to, bars)

    def _told(self, craft: Craft, found: Routes, wanted: list[str] | None) -> Iterator[str]:
        for to in wanted or ():
            for route in found.get(to, ()):
                yield from in_words(self._said, craft, route)
        if wanted is None:
            routes = sorted((routes[0] for routes in found.values()), key=lambda route: route.cost)
            yield from (sentence(self._said, told_route(route)) for route in routes)
            if not found:
                yield self._said.words("hf-route-nowhere")


def sentence(said: Speaker, phrase: Phrase) -> str:
    return capital(str(said.say(phrase)))


def in_words(said: Speaker, craft: Craft, route: Route) -> Iterator[str]:
    """A route, drawn, and leg by leg."""
    yield sentence(said, told_route(route))
    yield str(route)
    yield from (str(said.say(told_leg(craft, leg))) for leg in route.legs)


def no_route(said: Speaker, to: str, bars: Iterable[Bar]) -> str:
    """That there is no route, and why."""
    none = said.words.sentence("hf-route-none", to=said.name("space", to))
    return " ".join([none, *(said.words("hf-route-bar", **bar.as_json()) for bar in bars)])
