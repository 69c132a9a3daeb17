"""Why a craft has no route to a place, as far as it can be known, and what would do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.flights.fuel import Diagram
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.routes import Planner, Wishes
from perihelion.games.high_frontier.planner.starts import Atlas, Ground


@dataclass(slots=True, frozen=True)
class Bar:
    """What stands in the way: words are under `hf-no-route-<why>`.

    here          it is there already
    stuck         a freighter on a site that it cannot leave
    no-factory    a freighter lands only at factories
    no-thruster   nothing aboard drives it
    weak          every thruster is below 1 where it stands, even with empty tanks: the best, the zone
    tanks         with so many tanks there is a route: tanks, and whether that is more than it has
    mining        there is one where water is mined on the way
    landing       it comes beside the site, and cannot land: its size
    far           every thruster is below 1 out there: the best, the zone
    beyond        no amount of fuel would do
    """

    why: str
    about: Mapping[str, Any] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return {"why": self.why, **self.about}


def why_no_route(planner: Planner, craft: Craft, to: SpaceId, wishes: Wishes) -> list[Bar]:
    """What bars the way where the planner found no route.  [HF-6.1B HF-6.2 HF-6.4C HF-6.6]"""
    if craft.at == to:
        return [Bar("here")]
    if craft.freighter:
        return list(bars_of_freighter(planner.atlas, craft, to, wishes)) or [Bar("beyond")]
    if not craft.engines(planner.atlas.laws):
        return [Bar("no-thruster")]
    search = Attempt(planner, craft, to, wishes)
    if best := search.weakness_at(craft.at):
        return [Bar("weak", best)]
    found = [*search.landing(), *search.with_tanks(), *search.by_mining()]
    if not any(bar.why in ("tanks", "mining") for bar in found):
        far = search.weakness_at(to)
        found.append(Bar("far", far) if far else Bar("beyond"))
    return found


def bars_of_freighter(atlas: Atlas, craft: Craft, to: SpaceId, wishes: Wishes) -> Iterator[Bar]:
    """[HF-6.6]"""
    sites, laws, at = atlas.chart.board.sites, atlas.laws, craft.at
    if at in sites and laws.why_freighter_stays(atlas.numbers, sites[at], factory=at in wishes.factories):
        yield Bar("stuck")
    if to in sites and laws.why_freighter_stays_off(sites[to], factory=to in wishes.factories):
        yield Bar("no-factory")


@dataclass(slots=True, frozen=True)
class Attempt:
    """A rocket and where it would go; what if it were fuelled or allowed otherwise?"""

    planner: Planner
    craft: Craft
    to: SpaceId
    wishes: Wishes

    @property
    def diagram(self) -> Diagram:
        return self.planner.atlas.diagram

    def arrives(self, craft: Craft, wishes: Wishes) -> bool:
        return self.planner.reaches(craft, [self.to], wishes)

    def with_tanks(self) -> Iterator[Bar]:
        """The fewest tanks that would do.  [HF-5.4C]"""
        diagram, craft = self.diagram, self.craft
        held = diagram.tanks(craft.dry, craft.steps)
        for tanks in range(diagram.most_tanks(craft.dry) + 1):
            fuelled = replace(craft, steps=diagram.steps(craft.dry, tanks))
            if fuelled.steps != craft.steps and self.arrives(fuelled, self.wishes):
                yield Bar("tanks", {"tanks": tanks, "more": tanks > held})
                return

    def by_mining(self) -> Iterator[Bar]:
        """[HF-5.5A]"""
        if not self.wishes.refuel and self.arrives(self.craft, replace(self.wishes, refuel=True)):
            yield Bar("mining")

    def landing(self) -> Iterator[Bar]:
        """It comes beside a site and has too little thrust and fuel to land.  [HF-6.4C]"""
        site = self.planner.content.map.sites.get(self.to)
        beside = {way.to for way in self.planner.atlas.chart.ways[self.to]}
        if site is not None and self.planner.reaches(self.craft, beside, self.wishes):
            yield Bar("landing", {"size": site.size})

    def weakness_at(self, place: SpaceId) -> dict[str, Any]:
        """The best thrust from there with empty tanks, and the zone, where it is below 1.  [HF-6.1B]"""
        zone = self.planner.content.map.spaces[place].zone
        best = max(self._thrusts(self.planner.content.map.zones[zone].modifier))
        return {"thrust": best, "zone": zone} if best < 1 else {}

    def _thrusts(self, zone: int) -> Iterator[int]:
        gear = self.planner.atlas.gear(self.craft)
        for engine in gear.engines[False]:
            afterburn = engine.thruster.afterburn
            start = gear.launch(engine, Ground(zone), afterburn or 0, lit=afterburn is not None)
            yield start.thrust
