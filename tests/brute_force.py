"""Every move of a craft tried out, space by space and turn by turn, with nothing left out and nothing clever.

Written from the rules and not from the planner, which it checks; it serves for maps of a few spaces only.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from perihelion.games.high_frontier.components import Map, Side, Thruster
from perihelion.games.high_frontier.content import Content

Cost = tuple[int, int, int]
MOST_ROLLS = 9


@dataclass(frozen=True)
class Situation:
    """A craft between two turns."""

    at: str
    sides: tuple[Side, ...]
    steps: int
    spent: int = 0
    rolls: int = 0

    @property
    def mass(self) -> int:
        return sum(side.mass for side in self.sides)


class World:
    def __init__(self, content: Content, *, refuel: bool, factories: frozenset[str]) -> None:
        self.content = content
        self.map: Map = content.map
        self.refuel = refuel
        self.factories = factories

    def drop(self, mass: int, steps: int) -> int:
        """The thrust modifier of the loaded rocket."""
        column = self.content.rows[mass].start + steps
        return [light.modifier for light in self.content.classes if light.column <= column][-1]

    def lines(self, space: str) -> Iterator[tuple[str, str, str, str]]:
        """(to, lane here, lane there, sense) of every line."""
        for edge in self.map.edges:
            sense = "down" if edge.aerobrake else "plain"
            if edge.a == space:
                yield edge.b, edge.lane_a, edge.lane_b, sense
            if edge.b == space:
                yield edge.a, edge.lane_b, edge.lane_a, "up" if edge.aerobrake else "plain"

    # One turn.

    def turn(self, now: Situation) -> set[Situation]:
        """All that a turn can make of a situation."""
        moved = {now}
        for side in now.sides:
            if side.thruster:
                for lit in (False, True):
                    moved |= set(self.flight(now, side.thruster, lit=lit))
        moved |= set(self.steer(now, None, 0, now.steps))
        moved |= set(self.hops(now))
        return moved | {later for after in moved for later in self.mined(after)}

    def flight(self, now: Situation, engine: Thruster, *, lit: bool) -> Iterator[Situation]:
        if lit and engine.afterburn is None:
            return
        steps = now.steps - (engine.afterburn if lit and engine.afterburn else 0)
        if steps < 0:
            return
        site = self.map.sites.get(now.at)
        if site and self.thrust(now, engine, steps, lit=lit) <= site.size:
            steps -= site.size
            if steps < 0:
                return
        thrust = self.thrust(now, engine, steps, lit=lit)
        if thrust >= 1:
            yield from self.steer(now, engine, thrust, steps)

    def thrust(self, now: Situation, engine: Thruster, steps: int, *, lit: bool) -> int:
        thrust = engine.thrust + lit + self.drop(now.mass, steps)
        if engine.solar:
            thrust += self.map.zones[self.map.spaces[now.at].zone].modifier
        return min(thrust, 12)

    def steer(self, now: Situation, engine: Thruster | None, thrust: int, steps: int) -> Iterator[Situation]:
        """Every place a move can stop at."""
        retreat = self.map.spaces[now.at].hazard == "aerobrake" and engine is not None
        first = (now.at, "", "", 0, 0, now.sides, retreat, engine is not None)
        tried, to_try = {first}, [first]
        while to_try:
            here = to_try.pop()
            for step in self.steps_from(here, engine, thrust):
                at, _, _, burns, rolls, sides, _, _, free = step
                if now.rolls + rolls > MOST_ROLLS or not sides:
                    continue
                fuel = -int(-(engine.fuel * burns) // 1) if engine else 0
                site = self.map.sites.get(at)
                landing = site.size if site and not free and thrust <= site.size else 0
                if fuel + landing <= steps:
                    yield self.settled(now, step, steps - fuel - landing)
                if site is None and fuel <= steps and step[:8] not in tried:
                    tried.add(step[:8])
                    to_try.append(step[:8])

    def steps_from(self, here: tuple, engine: Thruster | None, thrust: int) -> Iterator[tuple]:  # type: ignore[type-arg]
        at, came, lane, burns, rolls, sides, retreat, driven = here
        for to, leaves, arrives, sense in self.lines(at):
            space = self.map.spaces[to]
            cost = (2 if lane and lane != leaves else 0) + (space.kind == "burn")
            if to == came or (sense == "up" and not retreat) or burns + cost > thrust:
                continue
            if not driven and (sense != "down" or cost):
                continue
            left, drives = sides, driven
            danger = space.hazard == "crash"
            if space.hazard == "aerobrake":
                danger = not any("scoop" in side.codes for side in sides)
                left = tuple(side for side in sides if not (side.thruster and side.thruster.sail))
                drives = driven and not (engine is not None and engine.sail)
            yield (
                to,
                at,
                arrives,
                burns + cost,
                rolls + danger,
                left,
                retreat and sense == "up",
                drives,
                sense == "down",
            )

    def settled(self, now: Situation, step: tuple, steps: int) -> Situation:  # type: ignore[type-arg]
        """The craft at the end of a move; what it has lost changes its row."""
        after = replace(now, at=step[0], steps=steps, spent=now.spent + now.steps - steps)
        after = replace(after, rolls=now.rolls + step[4], sides=step[5])
        if after.mass == now.mass:
            return after
        old, new = (0, *self.content.rows[now.mass].steps), (0, *self.content.rows[after.mass].steps)
        tanks = max(n for n in range(9) if old[n] <= steps)
        kept = new[tanks]
        if steps > old[tanks]:
            kept += (steps - old[tanks]) * (new[tanks + 1] - new[tanks]) // (old[tanks + 1] - old[tanks])
        return replace(after, steps=kept)

    def hops(self, now: Situation) -> Iterator[Situation]:
        for road in self.map.roads.values():
            if now.at in road.sites:
                drives = any("buggy" in side.platforms for side in now.sides)
                fuel = 0 if drives else self.map.sites[now.at].size
                if fuel <= now.steps:
                    for site in road.sites:
                        yield replace(now, at=site, steps=now.steps - fuel, spent=now.spent + fuel)

    def mined(self, now: Situation) -> Iterator[Situation]:
        if not self.refuel:
            return
        site, tanks = self.map.sites.get(now.at), 0
        numbers = [side.isru for side in now.sides if side.isru is not None]
        if site and numbers:
            tanks = 1 + site.hydration - min(numbers)
        if now.at in self.factories:
            tanks = 8
        columns = [column for column in self.content.rows[now.mass].steps if column > now.steps]
        for column in columns[: max(tanks, 0)]:
            yield replace(now, steps=column)

    # Many turns.

    def fronts(self, first: Situation, turns: int) -> dict[str, list[Cost]]:
        """Space -> what its best routes cost in turns, fuel and rolls."""
        found: dict[str, set[Cost]] = {first.at: {(0, 0, 0)}}
        known = last = {first}
        for turn in range(1, turns + 1):
            last = {after for now in last for after in self.turn(now)} - known
            known = known | last
            for now in last:
                found.setdefault(now.at, set()).add((turn, now.spent, now.rolls))
        return {space: sorted(best(costs)) for space, costs in found.items()}


def best(costs: set[Cost]) -> set[Cost]:
    """Costs than which no other is as good in everything."""
    return {
        cost
        for cost in costs
        if not any(other != cost and all(a <= b for a, b in zip(other, cost, strict=True)) for other in costs)
    }
