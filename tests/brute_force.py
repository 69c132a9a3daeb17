"""Every move of a craft tried out, space by space and turn by turn, with nothing left out and nothing clever.

Written from the rules and not from the planner, which it checks; it serves for small maps, or for few turns.
"""

from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass, field, replace
from typing import Any

from perihelion.games.high_frontier.components import Side, Thruster
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.starmap.spaces import Map

Cost = tuple[int, int, int]
MOST_ROLLS = 9


@dataclass(frozen=True)
class Situation:
    """A craft between two turns; `promised` are pushes of beamed power that others owe it."""

    at: str
    sides: tuple[Side, ...]
    steps: int
    spent: int = 0
    rolls: int = 0
    promised: int = 0

    @property
    def mass(self) -> int:
        return sum(side.mass for side in self.sides)


@dataclass(frozen=True)
class Lit:
    """What drives a move, with afterburner, with beamed power."""

    card: str = ""
    _: KW_ONLY
    burnt: bool = False
    pushed: bool = False


@dataclass(frozen=True)
class Underway:
    """A craft in mid-move: `up` while it goes back from an aerobrake point, `down` along the arrows."""

    at: str
    sides: tuple[Side, ...]
    driven: bool
    up: bool
    came: str = ""
    lane: str = ""
    burns: int = 0
    rolls: int = 0
    down: bool = False


@dataclass
class World:
    """A map to fly on, and what is allowed there.

    refuel       whether water is drawn on the way
    factories    sites where the rocket may fill up
    closed       sites whose water is another's
    together     whether all units may mine at once
    operations   in a turn
    beamed       whether beamed power pushes the rocket in every turn
    """

    content: Content
    _: KW_ONLY
    refuel: bool = False
    factories: frozenset[str] = frozenset()
    closed: frozenset[str] = frozenset()
    together: bool = False
    operations: int = 1
    beamed: bool = False
    kept: dict[Any, frozenset[Underway]] = field(default_factory=dict)

    @property
    def map(self) -> Map:
        return self.content.map

    def drop(self, mass: int, steps: int) -> int:
        """The thrust modifier of the loaded rocket."""
        column = self.content.rows[mass].start + steps
        return [light.modifier for light in self.content.classes if light.column <= column][-1]

    def lines(self, space: str) -> Iterator[tuple[str, str, str, str]]:
        """(to, lane here, lane there, sense) of every line."""
        for edge in self.map.edges_of[space]:
            if edge.elevator:
                continue
            sense = "down" if edge.aerobrake else "plain"
            if edge.a == space:
                yield edge.b, edge.lane_a, edge.lane_b, sense
            if edge.b == space:
                yield edge.a, edge.lane_b, edge.lane_a, "up" if edge.aerobrake else "plain"

    # One turn.

    def turn(self, now: Situation) -> set[Situation]:
        """All that a turn can make of a situation: a move or none, then an operation or none."""
        moved = {(now, Lit())}
        for side in now.sides:
            for used in self.lights(now, side):
                kept = replace(now, promised=now.promised - (used.pushed and not self.beamed))
                moved |= {(after, used) for after in self.flight(kept, side, used)}
        moved |= {(after, Lit()) for after in self.steer(now, None, 0, now.steps)}
        moved |= {(after, Lit()) for after in self.hops(now)}
        for _ in range(self.operations if self.refuel else 0):
            moved |= {(filled, used) for after, used in moved for filled in self.mined(after, used)}
        return {after for after, _ in moved}

    def lights(self, now: Situation, side: Side) -> Iterator[Lit]:
        """Every way to light a card."""
        if side.thruster:
            for burnt in (False, True):
                for pushed in {self.beamed, self.beamed or now.promised > 0}:
                    yield Lit(side.name, burnt=burnt, pushed=pushed)

    def flight(self, now: Situation, card: Side, used: Lit) -> Iterator[Situation]:
        engine = card.thruster
        assert engine is not None
        if used.burnt and engine.afterburn is None:
            return
        steps = now.steps - (engine.afterburn if used.burnt and engine.afterburn else 0)
        if steps < 0:
            return
        site = self.map.sites.get(now.at)
        if site and self.thrust(now, card, steps, used) <= site.size:
            steps -= site.size
            if steps < 0:
                return
        thrust = self.thrust(now, card, steps, used)
        if thrust >= 1:
            yield replace(now, steps=steps, spent=now.spent + now.steps - steps)  # lit, and goes nowhere
            yield from self.steer(now, engine, thrust, steps)

    def thrust(self, now: Situation, card: Side, steps: int, used: Lit) -> int:
        engine = card.thruster
        assert engine is not None
        thrust = engine.thrust + used.burnt + self.drop(now.mass, steps)
        if engine.solar:
            thrust += self.map.zones[self.map.spaces[now.at].zone].modifier
        if used.pushed:
            thrust += 3 if "beam_rider" in card.codes else 1
        return min(thrust, 12)

    def steer(self, now: Situation, engine: Thruster | None, thrust: int, steps: int) -> Iterator[Situation]:
        """Every place a move can stop at."""
        for end in self.ends(now.at, now.sides, engine, thrust):
            fuel = -int(-(engine.fuel * end.burns) // 1) if engine else 0
            site = self.map.sites.get(end.at)
            landing = site.size if site and not end.down and thrust <= site.size else 0
            if end.sides and fuel + landing <= steps and now.rolls + end.rolls <= MOST_ROLLS:
                yield self.settled(now, end, steps - fuel - landing)

    def ends(
        self, at: str, sides: tuple[Side, ...], engine: Thruster | None, thrust: int
    ) -> frozenset[Underway]:
        """Every way a move may end, whatever fuel it takes; kept, as the same move begins often."""
        key = at, sides, engine, thrust
        if key not in self.kept:
            up = self.map.spaces[at].hazard == "aerobrake" and engine is not None
            first = Underway(at, sides, driven=engine is not None, up=up)
            tried, to_try = {first}, [first]
            while to_try:
                here = to_try.pop()
                if here.at not in self.map.sites or here is first:
                    fresh = {step for step in self.onward(here, engine, thrust) if step not in tried}
                    tried |= fresh
                    to_try += fresh
            self.kept[key] = frozenset(tried - {first})
        return self.kept[key]

    def onward(self, here: Underway, engine: Thruster | None, thrust: int) -> Iterator[Underway]:
        for to, leaves, arrives, sense in self.lines(here.at):
            space = self.map.spaces[to]
            cost = (2 if here.lane and here.lane != leaves else 0) + (space.kind == "burn")
            if to == here.came or (sense == "up" and not here.up) or here.burns + cost > thrust:
                continue
            if not here.driven and (sense != "down" or cost):
                continue
            if here.rolls == MOST_ROLLS:  # or it could circle through a hazard for ever
                continue
            left, driven = here.sides, here.driven
            danger = space.hazard == "crash"
            if space.hazard == "aerobrake":
                danger = not any("scoop" in side.codes for side in here.sides)
                left = tuple(side for side in here.sides if not (side.thruster and side.thruster.sail))
                driven = driven and not (engine is not None and engine.sail)
            yield Underway(
                to,
                left,
                driven=driven,
                up=here.up and sense == "up",
                came=here.at,
                lane=arrives,
                burns=here.burns + cost,
                rolls=here.rolls + danger,
                down=sense == "down",
            )

    def settled(self, now: Situation, end: Underway, steps: int) -> Situation:
        """The craft at the end of a move; what it has lost changes its row."""
        after = replace(now, at=end.at, steps=steps, spent=now.spent + now.steps - steps)
        after = replace(after, rolls=now.rolls + end.rolls, sides=end.sides)
        return replace(after, steps=self.carried(now.mass, after.mass, steps))

    def carried(self, mass: int, after: int, steps: int) -> int:
        """The fuel figure in another row: full tanks stay, part of one in proportion."""
        old, new = (0, *self.content.rows[mass].steps), (0, *self.content.rows[after].steps)
        if mass == after:
            return steps
        tanks = max(n for n in range(9) if old[n] <= steps)
        kept = new[tanks]
        if steps > old[tanks]:
            kept += (steps - old[tanks]) * (new[tanks + 1] - new[tanks]) // (old[tanks + 1] - old[tanks])
        return kept

    def hops(self, now: Situation) -> Iterator[Situation]:
        for road in self.map.roads.values():
            if now.at in road.sites:
                drives = any("buggy" in side.platforms for side in now.sides)
                fuel = 0 if drives else self.map.sites[now.at].size
                if fuel <= now.steps:
                    for site in road.sites:
                        yield replace(now, at=site, steps=now.steps - fuel, spent=now.spent + fuel)

    def mined(self, now: Situation, used: Lit) -> Iterator[Situation]:
        """The rocket after one operation: the figure goes as many columns to the right as tanks are drawn."""
        columns = [column for column in self.content.rows[now.mass].steps if column > now.steps]
        for tanks in self.tanks(now, used):
            if columns:
                yield replace(now, steps=columns[: min(tanks, 8)][-1])

    def tanks(self, now: Situation, used: Lit) -> set[int]:
        """Numbers of tanks an operation brings here; `used` is what drove it in this turn."""
        if now.at in self.factories:
            return set(range(1, 9))
        if self.map.spaces[now.at].hazard == "aerobrake" and any("scoop" in side.codes for side in now.sides):
            return {8}
        site = self.map.sites.get(now.at)
        if site is None or now.at in self.closed:
            return set()
        units = [side for side in now.sides if side.isru is not None]
        found = [1 + site.hydration - self.isru(now, side, used) for side in units]
        found = [tanks for tanks in found if tanks > 0]
        return {*found, sum(found)} - {0} if self.together else set(found)

    def isru(self, now: Situation, side: Side, used: Lit) -> int:
        assert side.isru is not None
        off = any("divining" in other.codes for other in now.sides)
        rides = used.pushed and side.name == used.card and "beam_rider" in side.codes
        return max(0, side.isru - off - rides)

    # Many turns.

    def fronts(self, first: Situation, turns: int) -> dict[str, list[Cost]]:
        """Space -> what its best routes cost in turns, fuel and rolls."""
        found: dict[str, set[Cost]] = {first.at: {(0, 0, 0)}}
        known: dict[Situation, set[Cost]] = {}
        last = {first}
        for turn in range(1, turns + 1):
            last = {after for now in last for after in self.turn(now) if is_new(known, after)}
            for now in last:
                found.setdefault(now.at, set()).add((turn, now.spent, now.rolls))
        return {space: sorted(best(costs)) for space, costs in found.items()}


def is_new(known: dict[Situation, set[Cost]], now: Situation) -> bool:
    """Whether nobody came as early with the same craft and fuel to the same place, as cheaply and safely."""
    alike = known.setdefault(replace(now, spent=0, rolls=0), set())
    cost = 0, now.spent, now.rolls
    if any(all(a <= b for a, b in zip(other, cost, strict=True)) for other in alike):
        return False
    alike.add(cost)
    return True


def best(costs: set[Cost]) -> set[Cost]:
    """Costs than which no other is as good in everything."""
    return {
        cost
        for cost in costs
        if not any(other != cost and all(a <= b for a, b in zip(other, cost, strict=True)) for other in costs)
    }
