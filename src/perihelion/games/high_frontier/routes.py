"""The route planner: how a craft gets to a site in the fewest turns, with the least fuel, at the least risk.

Routes are compared in (turns, fuel steps, hazard rolls); every route is kept than which none is as good in all
three and better in one. The search goes turn by turn. A stop is known by its space and fuel figure, because the
figure decides the thrust of the next turn: while a lighter wet-mass class is still to be had, less fuel may be
worth more, so that only within the lightest class a fuller stop makes a poorer one needless.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from perihelion.games.high_frontier.chart import Chart
from perihelion.games.high_frontier.components import CardId, Numbers, SiteId, SpaceId, Thruster
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.craft import Craft
from perihelion.games.high_frontier.fuel import Diagram
from perihelion.games.high_frontier.legs import Leg, Route
from perihelion.games.high_frontier.reach import NEVER, End, Lanes, Passage, Reach
from perihelion.games.high_frontier.thrust import Launch, Power, beamed_thrust, launch

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


class Start(NamedTuple):
    """A way to begin a move.

    card        the thruster, "" where none is used
    afterburn   whether its afterburner is lit
    launch      thrust and fuel after that
    fuel        burns -> steps they cost
    lanes       how it passes
    stops_from  burns below which a stop would be as good without the afterburner
    """

    card: CardId
    afterburn: bool
    launch: Launch
    fuel: tuple[int, ...]
    lanes: Lanes
    stops_from: int


class Stop(NamedTuple):
    """A place where a craft may be after a turn.

    place    number of the space, and of what it has become: see `Search`
    steps    its fuel figure
    rolls    hazard rolls so far
    budget   fuel it had and took aboard, less what changes of mass made of it; fuel spent is budget - steps
    turn     turns so far
    before   the stop before, or None
    start    how the move began, or None where there was no flight
    end      where it ended
    burns    of the move
    """

    place: int
    steps: int
    rolls: int
    budget: int
    turn: int
    before: Stop | None = None
    start: Start | None = None
    end: End | None = None
    burns: int = 0

    @property
    def cost(self) -> tuple[int, int, int]:
        return self.turn, self.budget - self.steps, self.rolls


class Planner:
    """Finds routes on one map.

    content   of which it takes map, rocket diagram and numbers
    """

    def __init__(self, content: Content) -> None:
        self.chart = Chart(content.map, content.numbers.pivot)
        self.diagram = Diagram(content.rows, content.classes)
        self.numbers: Numbers = content.numbers
        self._lanes: dict[Passage, Lanes] = {}

    def lanes(self, passage: Passage) -> Lanes:
        if passage not in self._lanes:
            self._lanes[passage] = Lanes(self.chart, passage)
        return self._lanes[passage]

    def routes(
        self, craft: Craft, to: Iterable[SiteId] | None = None, wishes: Wishes | None = None
    ) -> dict[SiteId, list[Route]]:
        """Site -> its best routes, the quickest first; to all sites that can be reached, or only to these."""
        search = Search(self, craft, wishes or Wishes())
        search.run()
        wanted = self.chart.board.sites if to is None else to
        found = {site: search.best(site) for site in wanted if site != craft.at}
        return {site: routes for site, routes in found.items() if routes}

    def costs(self, craft: Craft, wishes: Wishes | None = None) -> dict[SpaceId, list[tuple[int, int, int]]]:
        """Every space a craft may get to -> (turns, fuel steps, rolls) of its best routes, without the routes."""
        search = Search(self, craft, wishes or Wishes())
        search.run()
        return {space: [stop.cost for stop in search.front(space)] for space in self.chart.spaces}


class Gear:
    """What a craft can do, as it is or after it has lost its sails.

    craft      the craft
    lightest   fuel figures up to this one are in the lightest class that this craft can have
    """

    def __init__(self, planner: Planner, craft: Craft, *, may_change: bool) -> None:
        self.planner = planner
        self.craft = craft
        self.dry = craft.dry
        steps = range(planner.diagram.rows[self.dry].steps[-1] + 1)
        modifiers = [planner.diagram.modifier(self.dry, step) for step in steps]
        self.lightest = -1 if may_change else max(n for n in steps if modifiers[n] == modifiers[0])
        self._starts: dict[tuple[int, int, int], list[Start]] = {}

    def starts(self, zone: int, size: int, steps: int) -> list[Start]:
        """Every way to begin a move here.  [HF-6.1 HF-6.4D]"""
        key = zone, size, steps
        if key not in self._starts:
            self._starts[key] = list(self._find_starts(zone, size, steps))
        return self._starts[key]

    def _find_starts(self, zone: int, size: int, steps: int) -> Iterator[Start]:
        if self.craft.freighter:
            yield self._freighter()
            return
        for card, side, thruster in self.craft.engines:
            numbers = self.planner.numbers
            beamed = beamed_thrust(side, numbers.beamed, numbers.beam_rider) if self.craft.beamed else 0
            plain = self._start(card, thruster, Power(zone, beamed), size, steps)
            if plain is not None:
                yield plain
            if thruster.afterburn is not None:
                lit = self._start(card, thruster, Power(zone, beamed, True), size, steps)
                if lit is not None:
                    spares = plain is not None and steps <= self.lightest
                    spares = spares and plain.launch.steps >= lit.launch.steps  # type: ignore[union-attr]
                    yield lit._replace(stops_from=plain.launch.thrust + 1 if spares and plain else 0)
        yield self._drift(steps)

    def _start(self, card: CardId, thruster: Thruster, power: Power, size: int, steps: int) -> Start | None:
        planner = self.planner
        track = planner.numbers.acceleration
        begun = launch(
            planner.diagram, thruster, dry=self.dry, steps=steps, power=power, size=size, track=track
        )
        if begun.steps < 0 or begun.thrust < 1:
            return None
        passage = self._passage()._replace(sailing=thruster.sail)
        fuel = tuple(thruster.steps(burns) for burns in range(track + 1))
        return Start(card, power.afterburn, begun, fuel, planner.lanes(passage), 0)

    def _passage(self) -> Passage:
        craft = self.craft
        return Passage(scoop=craft.scoop, sails=bool(craft.sails), elevator=craft.elevator)

    def _drift(self, steps: int) -> Start:
        lanes = self.planner.lanes(self._passage()._replace(drifting=True, elevator=False))
        return Start("", False, Launch((), 0, 0, 0, steps), (0,), lanes, 0)

    def _freighter(self) -> Start:
        thrust = self.planner.numbers.freighter
        passage = Passage(freighter=True, elevator=self.craft.elevator)
        lanes = self.planner.lanes(passage)
        return Start("", False, Launch((), thrust, 0, 0, 0), (0,) * (thrust + 1), lanes, 0)


class Search:
    """One search from one craft.

    A place is the number of a space for the craft as it is; the same and `many` more after it has lost its sails.
    """

    def __init__(self, planner: Planner, craft: Craft, wishes: Wishes) -> None:
        self.planner = planner
        self.craft = craft
        self.wishes = wishes
        self.spaces = list(planner.chart.spaces)
        self.number = {space: n for n, space in enumerate(self.spaces)}
        self.many = len(self.spaces)
        bare = craft.without(craft.sails)
        self.gears = [Gear(planner, craft, may_change=bare.dry != craft.dry)]
        if craft.sails and bare.cards:
            self.gears.append(Gear(planner, bare, may_change=False))
        most = max(planner.diagram.rows[gear.dry].steps[-1] for gear in self.gears)
        self.figures = max(most, craft.steps) + 1
        self.least: dict[int, list[list[int]]] = {}  # budget -> steps -> place -> the fewest rolls
        self.found: dict[int, list[Stop]] = {}  # place -> its stops
        self.sites = planner.chart.board.sites
        self.sizes = [self._size(space) for space in self.spaces]
        self.zones = [planner.chart.zone(space) for space in self.spaces]
        self.dead_ends = [self._is_dead_end(space) for space in self.spaces]

    def _size(self, space: SpaceId) -> int:
        site = self.sites.get(space)
        return site.size if site else 0

    def _is_dead_end(self, space: SpaceId) -> bool:
        """Whether nobody who has landed here with fuel in the lightest class gains anything by going on."""
        chart = self.planner.chart
        ways = chart.ways[space]
        if space not in self.sites or len(ways) > 1 or space in chart.roads or self._tanks(space):
            return False
        return all(chart.zone(way.to) == chart.zone(space) for way in ways)

    # Running.

    def run(self) -> None:
        """Turn by turn until no stop is better than those known."""
        steps = self.craft.steps
        first = Stop(self.number[self.craft.at], steps, 0, steps, 0)
        self._accept(first)
        stops = [first]
        turn = 0
        while stops and turn < self.wishes.turns:
            turn += 1
            fresh: list[Stop] = []
            for stop in stops:
                self._move_on(stop, turn, fresh)
            stops = [stop for stop in fresh if self._is_best(stop)]

    def _gear(self, place: int) -> Gear:
        return self.gears[place // self.many]

    def _move_on(self, stop: Stop, turn: int, fresh: list[Stop]) -> None:
        """All stops one turn after this one."""
        space = stop.place % self.many
        gear = self._gear(stop.place)
        if self.dead_ends[space] and stop.steps <= gear.lightest and stop.before is not None:
            return
        if self._may_lift_off(space):
            for start in gear.starts(self.zones[space], self.sizes[space], stop.steps):
                self._fly(stop, space, gear, start, turn, fresh)
        if not self.craft.freighter:
            self._hop(stop, space, turn, fresh)
            self._refuel(stop, turn, fresh)

    def _may_lift_off(self, space: int) -> bool:
        """A freighter leaves only small sites and factories.  [HF-6.6]"""
        if not self.craft.freighter or self.sizes[space] <= self.planner.numbers.loft:
            return True
        return self.spaces[space] in self.wishes.factories

    def _fly(self, stop: Stop, space: int, gear: Gear, start: Start, turn: int, fresh: list[Stop]) -> None:
        """All ends of a move that begins so.  [HF-6.2]"""
        thrust, left = start.launch.thrust, start.launch.steps
        fuel = start.fuel
        burns = 0
        while burns < thrust and burns + 1 < len(fuel) and fuel[burns + 1] <= left:
            burns += 1
        every = stop.steps > gear.lightest
        reach = start.lanes.reach(space, burns, every=every)
        self._stops(stop, start, reach, burns, turn, fresh)
        self._landings(stop, start, reach, burns, turn, fresh)

    def _stops(
        self, stop: Stop, start: Start, reach: Reach, burns: int, turn: int, fresh: list[Stop]
    ) -> None:
        shift, budget, rolls = stop.place - stop.place % self.many, stop.budget, stop.rolls
        mine = self._table(budget)
        others = [table for known, table in self.least.items() if known < budget]
        for burn in range(start.stops_from, burns + 1):
            steps = start.launch.steps - start.fuel[burn]
            least = mine[steps]
            for end in reach.stops[burn]:
                place, risk = end[0] + shift, rolls + end[1]
                if end[2]:
                    self._without_sails(stop, start, end, burn, steps, turn, fresh)
                elif risk < least[place] and not any(risk >= table[steps][place] for table in others):
                    after = Stop(place, steps, risk, budget, turn, stop, start, end, burn)
                    self._accept(after)
                    fresh.append(after)
                    self._refuel_at_once(after, fresh)

    def _landings(
        self, stop: Stop, start: Start, reach: Reach, burns: int, turn: int, fresh: list[Stop]
    ) -> None:
        """Landing costs the size of the site, unless the thrust is greater or the path aerobrakes.  [HF-6.4C]"""
        for burn in range(burns + 1):
            left = start.launch.steps - start.fuel[burn]
            for end in reach.landings[burn]:
                size = self.sizes[end.space]
                if self.craft.freighter:
                    if self.spaces[end.space] not in self.wishes.factories:
                        continue
                    size = 0
                steps = left if end.free or start.launch.thrust > size else left - size
                if steps >= 0:
                    self._arrive(stop, start, end, burn, steps, turn, fresh)

    def _arrive(
        self, stop: Stop, start: Start, end: End, burns: int, steps: int, turn: int, fresh: list[Stop]
    ) -> None:
        if end.crossed:
            self._without_sails(stop, start, end, burns, steps, turn, fresh)
            return
        place = stop.place - stop.place % self.many + end.space
        after = Stop(place, steps, stop.rolls + end.rolls, stop.budget, turn, stop, start, end, burns)
        self._try(after, fresh)

    def _without_sails(
        self, stop: Stop, start: Start, end: End, burns: int, steps: int, turn: int, fresh: list[Stop]
    ) -> None:
        """The sails are gone, and the fuel figure goes to the row of what is left.  [HF-6.4F HF-6.7A]"""
        if len(self.gears) == 1:
            return
        kept = self.planner.diagram.carried_over(self.gears[0].dry, self.gears[1].dry, steps)
        budget = stop.budget - steps + kept
        place = self.many + end.space
        self._try(Stop(place, kept, stop.rolls + end.rolls, budget, turn, stop, start, end, burns), fresh)

    def _hop(self, stop: Stop, space: int, turn: int, fresh: list[Stop]) -> None:
        """Along the road to other sites of the world.  [HF-6.4D]"""
        for site in self.planner.chart.roads.get(self.spaces[space], ()):
            steps = stop.steps - (0 if self._gear(stop.place).craft.buggy else self.sizes[space])
            if steps >= 0:
                place = stop.place - space + self.number[site]
                end = End(self.number[site], 0, False, False)
                self._try(Stop(place, steps, stop.rolls, stop.budget, turn, stop, None, end), fresh)

    # Refuelling.

    def _tanks(self, space: SpaceId) -> int:
        """Tanks an operation brings here.  [HF-5.5A HF-5.5B HF-6.4F]"""
        if not self.wishes.refuel:
            return 0
        there = self.planner.chart.spaces[space]
        if space in self.wishes.factories or (there.hazard == "aerobrake" and self.craft.scoop):
            return self.planner.numbers.tanks
        return self.craft.mined(there.site) if there.site else 0

    def _refuel_at_once(self, stop: Stop, fresh: list[Stop]) -> None:
        """The operation of the turn in which the craft has come here.  [HF-4.0 HF-5.5]"""
        if self.wishes.refuel and not self.craft.freighter:
            self._refuel(stop, stop.turn, fresh)

    def _refuel(self, stop: Stop, turn: int, fresh: list[Stop]) -> None:
        """Any number of tanks up to what is mined."""
        diagram, dry = self.planner.diagram, self._gear(stop.place).dry
        for tanks in range(1, self._tanks(self.spaces[stop.place % self.many]) + 1):
            steps = diagram.with_tanks(dry, stop.steps, tanks)
            if steps > stop.steps:
                budget = stop.budget + steps - stop.steps
                after = Stop(stop.place, steps, stop.rolls, budget, turn, stop)
                if self._is_new(after):
                    self._accept(after)
                    fresh.append(after)

    # What is known.

    def _table(self, budget: int) -> list[list[int]]:
        if budget not in self.least:
            places = self.many * len(self.gears)
            self.least[budget] = [[NEVER] * places for _ in range(self.figures)]
        return self.least[budget]

    def _is_new(self, stop: Stop) -> bool:
        """Whether no stop that is known is as early, as safe, as full and has cost as little."""
        self._table(stop.budget)
        return not any(
            stop.rolls >= table[stop.steps][stop.place]
            for budget, table in self.least.items()
            if budget <= stop.budget
        )

    def _try(self, stop: Stop, fresh: list[Stop]) -> None:
        if self._is_new(stop):
            self._accept(stop)
            fresh.append(stop)
            self._refuel_at_once(stop, fresh)

    def _accept(self, stop: Stop) -> None:
        table = self._table(stop.budget)
        lowest = 0 if stop.steps <= self._gear(stop.place).lightest else stop.steps
        for steps in range(lowest, stop.steps + 1):
            if table[steps][stop.place] > stop.rolls:
                table[steps][stop.place] = stop.rolls
        self.found.setdefault(stop.place, []).append(stop)

    def _is_best(self, stop: Stop) -> bool:
        """Whether no stop that was found later in the same turn makes it needless."""
        gear = self._gear(stop.place)
        if stop.steps >= gear.lightest:
            return self.least[stop.budget][stop.steps][stop.place] == stop.rolls
        fuller = self.least[stop.budget][stop.steps + 1][stop.place]
        return fuller > stop.rolls and self.least[stop.budget][stop.steps][stop.place] == stop.rolls

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

    def best(self, site: SiteId) -> list[Route]:
        return [self._route(site, stop) for stop in self.front(site)]

    def _route(self, site: SiteId, last: Stop) -> Route:
        legs: list[Leg] = []
        stop = last
        while stop.before is not None:
            legs.append(self._leg(stop, stop.before))
            stop = stop.before
        turns, fuel, rolls = last.cost
        return Route(site, turns, fuel, rolls, tuple(reversed(legs)))

    def _leg(self, stop: Stop, before: Stop) -> Leg:
        start, end, space = stop.start, stop.end, before.place % self.many
        at = self.spaces[space]
        if end is None:
            return Leg(stop.turn, "refuel", (at,), before.steps, stop.steps)
        if start is None:
            return Leg(stop.turn, "hop", (at, self.spaces[end.space]), before.steps, stop.steps)
        path = tuple(start.lanes.trace(space, end, stop.burns))
        spent = start.launch.steps - start.fuel[stop.burns]
        size = self.sizes[end.space]
        landing = 0 if self.craft.freighter or end.free or start.launch.thrust > size else size
        return Leg(
            stop.turn,
            "drift" if not start.card and not self.craft.freighter else "fly",
            path,
            before.steps,
            stop.steps,
            card=start.card,
            launch=start.launch,
            burns=stop.burns,
            fuel=start.fuel[stop.burns],
            landing=min(landing, spent),
            hazards=tuple(self._hazards(path[1:], start.lanes.passage)),
            lost=tuple(sorted(self.craft.sails)) if end.crossed else (),
        )

    def _hazards(self, path: Collection[SpaceId], passage: Passage) -> Iterator[SpaceId]:
        """Spaces of a path at which a roll is due."""
        for space in path:
            hazard = self.planner.chart.spaces[space].hazard
            if hazard == "crash" or (hazard == "aerobrake" and not passage.scoop):
                yield space
