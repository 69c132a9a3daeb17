"""The search of the planner, turn by turn.

A stop is known by its space and fuel figure, because the figure decides the thrust of the next turn: while
a lighter wet-mass class is still to be had, less fuel may be worth more. So only within the lightest class
does a fuller stop make a poorer one needless; and not even there where water is mined some tanks at a time,
since what a fuller craft mines may leave it heavier than it would be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.planner.craft import Craft, Wake
from perihelion.games.high_frontier.planner.dominance import Known
from perihelion.games.high_frontier.planner.layovers import Flown, Log, Stop
from perihelion.games.high_frontier.planner.legs import Route
from perihelion.games.high_frontier.planner.space_sets import Cells
from perihelion.games.high_frontier.planner.starts import Atlas, Gear, Ground, Start
from perihelion.games.high_frontier.planner.water_on_the_way import Amounts, Wells, Wishes
from perihelion.games.high_frontier.starmap.chart import Way


def every_gear(first: Gear) -> list[Gear]:
    """A craft, and all that it may become."""
    found = [first]
    for gear in found:
        lit = [engine.gear for engine in gear.later]
        found += [other for other in dict.fromkeys([*lit, gear.bare]) if other and other not in found]
    return found


class Search:
    """One search from one craft.

    Where goals are given, only whether one of them can be reached counts: then it is all the same how much
    fuel was had, and the search ends there.

    A place is the number of a space for the craft as it is; `many` more for each craft that it may become,
    by losing sails, by a blast, by a push that was promised.
    """

    def __init__(self, atlas: Atlas, craft: Craft, wishes: Wishes, goals: Iterable[SpaceId] = ()) -> None:
        self.atlas = atlas
        self.craft = craft
        self.wishes = wishes
        self.goals = [atlas.chart.number[goal] for goal in goals]
        self.spaces = atlas.chart.order
        self.number = atlas.chart.number
        self.many = len(self.spaces)
        self.gears = every_gear(atlas.gear(craft))
        self.kinds = {gear: kind for kind, gear in enumerate(self.gears)}
        self.wells = [Wells(gear, wishes) for gear in self.gears]
        in_steps = any(wells.in_steps for wells in self.wells)
        self.lightest = [gear.lightest_mining if in_steps else gear.lightest for gear in self.gears]
        self.found: dict[int, list[Stop]] = {}  # place -> its stops
        self.fresh: list[Stop] = []  # of this turn
        self.lit: list[Stop] = []  # of this turn, with fuel burnt to no other end than to be lighter
        # Moves of this turn that change the craft as they begin, and whether to light the thruster is enough.
        self.begun: list[tuple[Stop, Start, bool]] = []
        self.hot: list[Stop] = []  # of this turn, with a thruster for which units mine otherwise
        self.sites = atlas.chart.board.sites
        self.grounds = [self._ground(space) for space in self.spaces]
        self.cells = Cells(self.many)
        self.known = self._nothing_known([self._is_open(space) for space in self.spaces])
        self.watery = [any(wells.amounts[n] for wells in self.wells) for n in range(self.many)]
        self.water = sum(self.cells.column(n) for n, is_watery in enumerate(self.watery) if is_watery)
        self.known_hot: dict[Wake, list[Known]] = {}
        self.far = self._distances()
        steady = not any(gear.later for gear in self.gears)
        self.dead_ends = [steady and self._is_dead_end(space) for space in self.spaces]

    def _ground(self, space: SpaceId) -> Ground:
        zone, site = self.atlas.chart.zone(space), self.sites.get(space)
        return Ground(zone, site.size if site else 0, space in self.wishes.own)

    def _is_open(self, space: SpaceId) -> bool:
        """Whether a freighter may land there.  [HF-6.6]"""
        if not self.craft.freighter or space not in self.sites:
            return True
        bars = self.atlas.laws.why_freighter_stays_off
        return bars(self.sites[space], factory=space in self.wishes.factories) is None

    def _nothing_known(self, wanted: list[bool]) -> list[Known]:
        """For every craft that it may become: in these spaces every stop is new."""
        figures = max(len(gear.kept) for gear in self.gears)
        new = sum(self.cells.column(space) for space, is_wanted in enumerate(wanted) if is_wanted)
        return [Known(self.cells, new, figures, lightest) for lightest in self.lightest]

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
        """Whether nobody who came down here in the lightest class gains anything by going on."""
        chart = self.atlas.chart
        ways = chart.ways[space]
        if space not in self.sites or len(ways) > 1 or space in chart.roads:
            return False
        if self.watery[self.number[space]] or space in self.wishes.factories:
            return False
        return all(chart.zone(way.to) == chart.zone(space) and self._gives_nothing(way) for way in ways)

    def _gives_nothing(self, way: Way) -> bool:
        """Whether who leaves by this way has no burns for nothing afterwards."""
        burns_of, chart = self.atlas.laws.burns_of, self.atlas.chart
        return not any(
            burns_of(chart, way, gear.passage, lane="", free=0, passed=frozenset()).free
            for gear in self.gears
        )

    # Running.

    def run(self) -> None:
        """Turn by turn until no stop is better than those known: first all moves, then the operations.

        So no stop whose operation is spent hides an equal one that may still draw water.  [HF-4.0]
        """
        steps = self.craft.steps
        stops: list[Stop] = []
        self._keep(Stop(self.number[self.craft.at], steps, 0, self._had(steps), 0), stops)
        turn = 0
        while stops and turn < self.wishes.turns and not self.is_there():
            turn += 1
            self.fresh, self.lit, self.begun, self.hot = [], [], [], []
            for stop in stops:
                self._move_on(stop)
            for stop, start, lighter in self.begun:
                if start.wake and self.wishes.refuel:
                    self._fly(stop, start)
                if lighter or self.watery[stop.place % self.many]:
                    self._light(stop, start)
            if self.wishes.refuel:
                for stop in (*stops, *self.fresh, *self.lit, *self.hot):
                    if self.watery[stop.place % self.many]:
                        self._refuel(stop, turn, self.wishes.operations)
            best = filter(self._is_best, self.fresh)
            stops = sorted(best, key=lambda stop: self.far[stop.place % self.many])
            stops += filter(self._is_best, self.lit)

    def _had(self, budget: int) -> int:
        """Fuel that was had in all, as far as it counts."""
        return 0 if self.goals else budget

    def is_there(self) -> bool:
        """Whether a goal has been reached."""
        return any(n * self.many + goal in self.found for goal in self.goals for n in range(len(self.gears)))

    def _gear(self, place: int) -> Gear:
        return self.gears[place // self.many]

    def _move_on(self, stop: Stop) -> None:
        """All stops one move after this one."""
        kind, space = divmod(stop.place, self.many)
        light = stop.steps <= self.lightest[kind]
        starts = self.gears[kind].starts(self.grounds[space], stop.steps, light=light)
        if self.dead_ends[space] and stop.before is not None:
            starts = self._needed(stop, starts, light=light)
        if starts and self._may_lift_off(space):
            for start in starts:
                hot = start.wake is not None and self.wishes.refuel
                if not hot:
                    self._fly(stop, start)
                changes = start.gear is not self.gears[kind]
                lighter = changes or not (light or start.launch.steps == stop.steps)
                if hot or lighter:
                    self.begun.append((stop, start, lighter))
        if not self.craft.freighter and self.spaces[space] in self.atlas.chart.roads:
            self._hop(stop, space)

    def _needed(self, stop: Stop, starts: list[Start], *, light: bool) -> list[Start]:
        """Starts from a dead end that bring what a stop before it does not: at most a lighter craft."""
        if light and self._came_light(stop):
            return []
        ways = self.atlas.chart.ways[self.spaces[stop.place % self.many]]
        costs_nothing = stop.flown is not None and not stop.flown.landing
        if costs_nothing and self.atlas.chart.spaces[ways[0].to].kind == "lagrange":
            return [start for start in starts if start.launch.shuttle]
        return starts

    def _came_light(self, stop: Stop) -> bool:
        """Whether it was in the lightest class before the landing, too: who lands to be lighter flies on."""
        flown = stop.flown
        if flown is None or flown.crossed or stop.before is None or stop.before.place == stop.place:
            return False
        return stop.steps + flown.landing <= self.lightest[stop.place // self.many]

    def _may_lift_off(self, space: int) -> bool:
        """Whether a freighter may leave.  [HF-6.6]"""
        here = self.spaces[space]
        if not self.craft.freighter or here not in self.sites:
            return True
        bars = self.atlas.laws.why_freighter_stays
        return bars(self.atlas.numbers, self.sites[here], factory=here in self.wishes.factories) is None

    def _fly(self, stop: Stop, start: Start) -> None:
        """All ends of a move that begins so: each costs its burns, a landing perhaps more.

        Where the sails are lost on the way the fuel figure goes to the row of what is left.
        [HF-6.2 HF-6.4C HF-6.4F HF-6.7A]
        """
        gear, space = start.gear, stop.place % self.many
        whole = self._had(stop.budget - start.shed)
        table = self.known[self.kinds[gear]].table(whole)
        levels = start.lanes.landings(space, start.burns, start.launch.thrust, sails=gear.sails)
        risked, hot = stop.rolls * self.many, start.wake is not None and self.wishes.refuel
        for burns in range(start.spared, start.burns + 1):
            left = start.launch.steps - start.fuel[burns]
            for landing, crossed, cells in levels[burns]:
                if landing > left:
                    continue
                here, steps, budget = table, left - landing, whole
                if crossed:
                    if gear.bare is None:
                        continue
                    steps = gear.kept[steps]
                    budget = self._had(budget - (left - landing - steps))
                    here = self.known[self.kinds[gear.bare]].table(budget)
                cells <<= risked
                if hot and cells & self.water:
                    flown = Flown(start, burns, landing, crossed)
                    self._arrive_hot(stop, flown, cells & self.water, steps, budget)
                cells &= here[steps]
                if cells:
                    self._arrive(stop, Flown(start, burns, landing, crossed), cells, steps, budget)

    def _light(self, stop: Stop, start: Start) -> None:
        """A thruster that is lit and goes nowhere: afterburner and lift-off make the craft lighter.

        [HF-6.1A.5 HF-6.2]
        """
        lit, space = Flown(start, 0, 0, False), stop.place % self.many
        budget = self._had(stop.budget - start.shed)
        if start.wake and self.watery[space]:
            here = self.cells.one(space, stop.rolls)
            self._arrive_hot(stop, lit, here, start.launch.steps, budget)
        place = self._became(lit) * self.many + space
        if start.launch.steps < stop.steps or place != stop.place:
            after = Stop(place, start.launch.steps, stop.rolls, budget, stop.turn + 1, stop, lit)
            self._try(after, self.lit)

    def _became(self, flown: Flown) -> int:
        """What the craft is after a move."""
        gear = flown.start.gear
        return self.kinds[gear.bare if flown.crossed and gear.bare else gear]

    def _arrive(self, stop: Stop, flown: Flown, cells: int, steps: int, budget: int) -> None:
        """Keeps a stop in each of these spaces, with so many rolls."""
        self.known[self._became(flown)].add(cells, steps, budget)
        for arrived in self._stops(stop, flown, cells, steps, budget):
            self.found.setdefault(arrived.place, []).append(arrived)
            self.fresh.append(arrived)

    def _arrive_hot(self, stop: Stop, flown: Flown, cells: int, steps: int, budget: int) -> None:
        """Marks stops for this turn's operation, also where others make them needless.

        [HF-6.1A.4 HF-8.2A]
        """
        wake = flown.start.wake
        assert wake is not None
        if wake not in self.known_hot:
            self.known_hot[wake] = self._nothing_known(self.watery)
        known = self.known_hot[wake][self._became(flown)]
        cells &= known.table(budget)[steps]
        known.add(cells, steps, budget)
        self.hot += self._stops(stop, flown, cells, steps, budget)

    def _stops(self, stop: Stop, flown: Flown, cells: int, steps: int, budget: int) -> Iterator[Stop]:
        kind = self._became(flown)
        for rolls, space in self.cells.unpack(cells):
            yield Stop(kind * self.many + space, steps, rolls, budget, stop.turn + 1, stop, flown)

    def _hop(self, stop: Stop, space: int) -> None:
        """Along the road to other sites of the world.  [HF-6.4D]"""
        here = self.spaces[space]
        outfit = self._gear(stop.place).outfits[self.grounds[space].factory]
        steps = stop.steps - self.atlas.laws.road_steps(outfit, self.sites[here])
        for site in self.atlas.chart.roads[here] if steps >= 0 else ():
            place = stop.place - space + self.number[site]
            self._try(Stop(place, steps, stop.rolls, stop.budget, stop.turn + 1, stop), self.fresh)

    def _refuel(self, stop: Stop, turn: int, operations: int) -> None:
        """What operations of this turn take aboard, after a move or without one.  [HF-4.0 HF-5.5]"""
        diagram, dry = self.atlas.diagram, self._gear(stop.place).dry
        for tanks in self._amounts(stop, turn):
            steps = diagram.with_tanks(dry, stop.steps, tanks)
            if steps > stop.steps:
                budget = self._had(stop.budget + steps - stop.steps)
                filled = Stop(stop.place, steps, stop.rolls, budget, turn, stop, refuelled=True)
                self._try(filled, self.fresh)
                if operations > 1:
                    self._refuel(filled, turn, operations - 1)

    def _amounts(self, stop: Stop, turn: int) -> Amounts:
        """What may be drawn here in this turn."""
        kind, space = divmod(stop.place, self.many)
        moved = stop
        while moved.refuelled and moved.turn == turn and moved.before is not None:
            moved = moved.before
        flown = moved.flown if moved.turn == turn else None
        return self.wells[kind].after(flown.start.wake if flown is not None else None)[space]

    # What is known.

    def _try(self, stop: Stop, among: list[Stop]) -> None:
        """Keeps a stop unless it is needless."""
        known = self.known[stop.place // self.many]
        if not known.has(stop.place % self.many, stop.steps, stop.rolls, stop.budget):
            self._keep(stop, among)

    def _keep(self, stop: Stop, among: list[Stop]) -> None:
        known, space = self.known[stop.place // self.many], stop.place % self.many
        known.add(self.cells.one(space, stop.rolls), stop.steps, stop.budget)
        self.found.setdefault(stop.place, []).append(stop)
        among.append(stop)

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
