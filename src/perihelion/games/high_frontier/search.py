"""The search of the planner, turn by turn.

A stop is known by its space and fuel figure, because the figure decides the thrust of the next turn: while
a lighter wet-mass class is still to be had, less fuel may be worth more. So only within the lightest class
does a fuller stop make a poorer one needless.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from perihelion.games.high_frontier.cells import Cells
from perihelion.games.high_frontier.components import SiteId, SpaceId
from perihelion.games.high_frontier.craft import Craft
from perihelion.games.high_frontier.gear import Atlas, Gear, Start
from perihelion.games.high_frontier.known import Known, Table
from perihelion.games.high_frontier.legs import Route
from perihelion.games.high_frontier.stops import Flown, Log, Stop

MANY_TURNS = 60


@dataclass(slots=True, frozen=True)
class Wishes:
    """What a plan may do besides flying.

    refuel      whether to mine water on the way
    factories   sites with a factory at which the craft may fill up, and a freighter land
    turns       the most a route may take
    """

    refuel: bool = False
    factories: frozenset[SiteId] = frozenset()
    turns: int = MANY_TURNS


class Search:
    """One search from one craft.

    A place is the number of a space for the craft as it is; `many` more after it has lost its sails.
    """

    def __init__(self, atlas: Atlas, craft: Craft, wishes: Wishes) -> None:
        self.atlas = atlas
        self.craft = craft
        self.wishes = wishes
        self.spaces = atlas.chart.order
        self.number = atlas.chart.number
        self.many = len(self.spaces)
        gear = atlas.gear(craft)
        self.gears = [gear, gear.bare] if gear.bare else [gear]
        figures = max(len(gear.kept) for gear in self.gears)
        self.found: dict[int, list[Stop]] = {}  # place -> its stops
        self.sites = atlas.chart.board.sites
        self.sizes = [self._size(space) for space in self.spaces]
        self.zones = [atlas.chart.zone(space) for space in self.spaces]
        self.cells = Cells(self.many)
        new = sum(self.cells.column(n) for n, space in enumerate(self.spaces) if self._is_open(space))
        self.known = [Known(self.cells, new, figures, gear.lightest) for gear in self.gears]
        self.tanks = [self._tanks(space) for space in self.spaces]
        self.far = self._distances()
        self.dead_ends = [self._is_dead_end(space) for space in self.spaces]

    def _size(self, space: SpaceId) -> int:
        site = self.sites.get(space)
        return site.size if site else 0

    def _is_open(self, space: SpaceId) -> bool:
        """A freighter lands only at factories.  [HF-6.6]"""
        return not self.craft.freighter or space not in self.sites or space in self.wishes.factories

    def _distances(self) -> list[int]:
        """Lines from the start to each space: of routes that cost the same the straighter one is told."""
        far, reached = {self.craft.at: 0}, [self.craft.at]
        for space in reached:
            for way in self.atlas.chart.ways[space]:
                if way.to not in far and not way.back and not way.elevator:
                    far[way.to] = far[space] + 1
                    reached.append(way.to)
        return [far.get(space, self.many) for space in self.spaces]

    def _is_dead_end(self, space: SpaceId) -> bool:
        """Whether nobody who has landed here with fuel in the lightest class gains anything by going on."""
        chart = self.atlas.chart
        ways = chart.ways[space]
        if space not in self.sites or len(ways) > 1 or space in chart.roads or self._tanks(space):
            return False
        return all(chart.zone(way.to) == chart.zone(space) for way in ways)

    # Running.

    def run(self) -> None:
        """Turn by turn until no stop is better than those known."""
        steps = self.craft.steps
        first = Stop(self.number[self.craft.at], steps, 0, steps, 0)
        stops: list[Stop] = []
        self._keep(first, stops)
        turn = 0
        while stops and turn < self.wishes.turns:
            turn += 1
            fresh: list[Stop] = []
            for stop in stops:
                self._move_on(stop, fresh)
            stops = sorted(filter(self._is_best, fresh), key=lambda stop: self.far[stop.place % self.many])

    def _gear(self, place: int) -> Gear:
        return self.gears[place // self.many]

    def _move_on(self, stop: Stop, fresh: list[Stop]) -> None:
        """All stops one turn after this one."""
        space = stop.place % self.many
        gear = self._gear(stop.place)
        starts = gear.starts(self.zones[space], self.sizes[space], stop.steps)
        if self.dead_ends[space] and stop.before is not None:
            starts = self._needed(stop, gear, starts)
        if starts and self._may_lift_off(space):
            tables = self.known[stop.place // self.many].up_to(stop.budget)
            for start in starts:
                self._fly(stop, space, gear, start, tables, fresh)
        if not self.craft.freighter and self.sizes[space]:
            self._hop(stop, space, fresh)
        if self.tanks[space]:
            self._refuel(stop, stop.turn + 1, fresh)

    def _needed(self, stop: Stop, gear: Gear, starts: list[Start]) -> list[Start]:
        """Starts from a dead end that bring what a stop before it does not: at most a lighter craft."""
        if stop.steps <= gear.lightest:
            return []
        ways = self.atlas.chart.ways[self.spaces[stop.place % self.many]]
        costs_nothing = stop.flown is not None and not stop.flown.landing
        if costs_nothing and self.atlas.chart.spaces[ways[0].to].kind == "lagrange":
            return [start for start in starts if start.launch.shuttle]
        return starts

    def _may_lift_off(self, space: int) -> bool:
        """A freighter leaves only small sites and factories.  [HF-6.6]"""
        if not self.craft.freighter or self.sizes[space] <= self.atlas.numbers.loft:
            return True
        return self.spaces[space] in self.wishes.factories

    def _fly(
        self, stop: Stop, space: int, gear: Gear, start: Start, tables: list[Table], fresh: list[Stop]
    ) -> None:
        """All ends of a move that begins so: each costs its burns, a landing perhaps more.

        Where the sails are lost on the way the fuel figure goes to the row of what is left.
        [HF-6.2 HF-6.4C HF-6.4F HF-6.7A]
        """
        levels = start.lanes.landings(space, start.burns, start.launch.thrust, sails=gear.sails)
        risked = stop.rolls * self.many
        for burns in range(start.spared, start.burns + 1):
            left = start.launch.steps - start.fuel[burns]
            for landing, crossed, cells in levels[burns]:
                if landing > left:
                    continue
                here, steps, budget = tables, left - landing, stop.budget
                if crossed:
                    if gear.bare is None:
                        continue
                    steps = gear.kept[steps]
                    budget -= left - landing - steps
                    here = self.known[1].up_to(budget)
                cells <<= risked
                for table in here:
                    cells &= table[steps]
                if cells:
                    self._arrive(stop, Flown(start, burns, landing, crossed), cells, steps, budget, fresh)

    def _arrive(
        self, stop: Stop, flown: Flown, cells: int, steps: int, budget: int, fresh: list[Stop]
    ) -> None:
        """Keeps a stop in each of these spaces, with so many rolls."""
        craft = 1 if flown.crossed else stop.place // self.many
        self.known[craft].add(cells, steps, budget)
        for rolls, space in self.cells.unpack(cells):
            place = craft * self.many + space
            self._note(Stop(place, steps, rolls, budget, stop.turn + 1, stop, flown), fresh)

    def _hop(self, stop: Stop, space: int, fresh: list[Stop]) -> None:
        """Along the road to other sites of the world.  [HF-6.4D]"""
        for site in self.atlas.chart.roads.get(self.spaces[space], ()):
            steps = stop.steps - (0 if self._gear(stop.place).craft.buggy else self.sizes[space])
            if steps >= 0:
                place = stop.place - space + self.number[site]
                self._try(Stop(place, steps, stop.rolls, stop.budget, stop.turn + 1, stop), fresh)

    # Refuelling.

    def _tanks(self, space: SpaceId) -> int:
        """Tanks an operation brings here.  [HF-5.5A HF-5.5B HF-6.4F]"""
        there = self.atlas.chart.spaces[space]
        if not self.wishes.refuel or self.craft.freighter:
            return 0
        if space in self.wishes.factories or (there.hazard == "aerobrake" and self.craft.scoop):
            return self.atlas.numbers.tanks
        return self.craft.mined(there.site) if there.site else 0

    def _refuel(self, stop: Stop, turn: int, fresh: list[Stop]) -> None:
        """Any number of tanks up to what is mined, also in the turn of arrival.  [HF-4.0 HF-5.5]"""
        diagram, dry = self.atlas.diagram, self._gear(stop.place).dry
        for tanks in range(1, self.tanks[stop.place % self.many] + 1):
            steps = diagram.with_tanks(dry, stop.steps, tanks)
            if steps > stop.steps:
                budget = stop.budget + steps - stop.steps
                self._try(Stop(stop.place, steps, stop.rolls, budget, turn, stop, refuelled=True), fresh)

    # What is known.

    def _try(self, stop: Stop, fresh: list[Stop]) -> None:
        """Keeps a stop unless it is needless."""
        known = self.known[stop.place // self.many]
        if not known.has(stop.place % self.many, stop.steps, stop.rolls, stop.budget):
            self._keep(stop, fresh)

    def _keep(self, stop: Stop, fresh: list[Stop]) -> None:
        known, space = self.known[stop.place // self.many], stop.place % self.many
        known.add(self.cells.one(space, stop.rolls), stop.steps, stop.budget)
        self._note(stop, fresh)

    def _note(self, stop: Stop, fresh: list[Stop]) -> None:
        self.found.setdefault(stop.place, []).append(stop)
        fresh.append(stop)
        if self.wishes.refuel and stop.before is not None and not stop.refuelled:
            self._refuel(stop, stop.turn, fresh)

    def _is_best(self, stop: Stop) -> bool:
        known = self.known[stop.place // self.many]
        return known.is_best(stop.place % self.many, stop.steps, stop.rolls, stop.budget)

    # What was found.

    def front(self, space: SpaceId) -> list[Stop]:
        """The best stops in a space, the quickest first."""
        number = self.number[space]
        stops = [stop for n in range(len(self.gears)) for stop in self.found.get(n * self.many + number, ())]
        best: list[Stop] = []
        for stop in sorted(stops, key=lambda stop: stop.cost):
            if not any(
                known.budget - known.steps <= stop.cost[1] and known.rolls <= stop.rolls for known in best
            ):
                best.append(stop)
        return best

    def best(self, space: SpaceId) -> list[Route]:
        """The best routes to a space, the quickest first."""
        tell = Log(self.atlas.chart, self.craft).legs
        return [Route(space, stop.cost, partial(tell, stop), self.atlas.chart) for stop in self.front(space)]
