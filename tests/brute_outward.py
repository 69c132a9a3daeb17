"""Every move tried out with the expansion: supports, heat, fly-bys, belts, borders and dirt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass, replace
from fractions import Fraction

from brute_force import MOST_ROLLS, Lit, Situation, Underway, World
from brute_supports import tried

from perihelion.games.high_frontier.components import Side, Thruster
from perihelion.games.high_frontier.flights.laws import Outfit


@dataclass(frozen=True)
class Boosted(Underway):
    """In mid-move with burns for nothing, and what has given them."""

    free: int = 0
    passed: frozenset[str] = frozenset()


@dataclass
class Outer(World):
    """A map of the expansion in one sector of the sunspots."""

    _: KW_ONLY
    sector: str = "blue"

    def outfit(self, now: Situation) -> Outfit:
        return Outfit({side.name: side for side in now.sides}, (), now.at in self.factories)

    def turn(self, now: Situation) -> set[Situation]:
        """Fuel may be dumped before the move, until the rocket is lighter."""
        here = self.drop(now.mass, now.steps)
        below = [steps for steps in range(now.steps) if self.drop(now.mass, steps) > here]
        tops = [steps for steps in below if self.drop(now.mass, steps) > self.drop(now.mass, steps + 1)]
        dumped = [replace(now, steps=steps, spent=now.spent + now.steps - steps) for steps in tops]
        return {after for begun in (now, *dumped) for after in super(Outer, self).turn(begun)}

    def cooled(self, now: Situation, used: Lit | None = None) -> int:
        therms = sum(side.cooling for side in now.sides) + (3 if now.at in self.factories else 0)
        return therms + (used is not None and used.burnt)

    def works(self, now: Situation, side: Side, used: Lit = Lit()) -> bool:  # noqa: B008
        """Together with the thruster of this turn, if that still has what it needs."""
        there = self.outfit(now)
        both = {side.name, used.card} & {one.name for one in now.sides}
        found = tried_out(now, there, *both) or tried_out(now, there, side.name)
        return any(therms <= self.cooled(left, used) for _, therms, left in found)

    def flight(self, now: Situation, card: Side, used: Lit) -> Iterator[Situation]:
        """With every set of supports that the heat allows; a blast first takes what is soft."""
        engine = card.thruster
        assert engine is not None
        cards = {side.name: side for side in now.sides}
        for helped_by, therms, left in tried_out(now, self.outfit(now), card.name):
            if therms <= self.cooled(left, used):
                thrust, fuel, solar = engine.thrust, engine.fuel, engine.solar
                for support in (cards[name] for name in helped_by):
                    solar = solar or support.solar
                    if support.support:
                        thrust, fuel = thrust + support.support.thrust, fuel * support.support.fuel
                make = Magnetic if "mag_bonus" in card.codes else Thruster
                helped = make(thrust, Fraction(fuel), engine.afterburn, solar, engine.sail, engine.dirt)
                yield from super().flight(self.lighter(now, left), replace_thruster(card, helped), used)

    def lighter(self, now: Situation, left: Situation) -> Situation:
        """The fuel figure of what a blast leaves; what the new row holds less has not been spent."""
        return replace(left, steps=self.carried(now.mass, left.mass, now.steps))

    def ends(
        self, at: str, sides: tuple[Side, ...], engine: Thruster | None, thrust: int
    ) -> frozenset[Underway]:
        key = at, sides, engine, thrust
        if key not in self.kept:
            up = self.map.spaces[at].hazard == "aerobrake" and engine is not None
            first = Boosted(at, sides, driven=engine is not None, up=up)
            seen, to_try = {first}, [first]
            while to_try:
                here = to_try.pop()
                if here.at not in self.map.sites or here is first:
                    fresh = {step for step in self.outward(here, engine, thrust) if step not in seen}
                    seen |= fresh
                    to_try += fresh
            self.kept[key] = frozenset(seen - {first})
        return self.kept[key]

    def outward(self, here: Boosted, engine: Thruster | None, thrust: int) -> Iterator[Boosted]:
        for to, leaves, arrives, sense in self.lines(here.at):
            space = self.map.spaces[to]
            if space.site and space.site.border not in ("", self.sector):
                continue
            burn = int(space.kind == "burn")
            paid = min(here.free, burn) if here.driven else 0
            cost = (2 if here.lane and here.lane != leaves else 0) + burn - paid
            if to == here.came or (sense == "up" and not here.up) or here.burns + cost > thrust:
                continue
            if (not here.driven and (sense != "down" or cost)) or here.rolls == MOST_ROLLS:
                continue
            yield self.entered(here, engine, thrust, to, arrives, sense, cost, paid)

    def entered(
        self,
        here: Boosted,
        engine: Thruster | None,
        thrust: int,
        to: str,
        arrives: str,
        sense: str,
        cost: int,
        paid: int,
    ) -> Boosted:
        space = self.map.spaces[to]
        left, driven = here.sides, here.driven
        danger = space.hazard == "crash"
        if space.hazard == "aerobrake":
            danger = True
            left = tuple(side for side in left if not side.is_sail)
            driven = driven and not (engine is not None and engine.sail)
        danger = danger or (bool(space.belt) and self.is_soft(here.sides, thrust))
        open_now = not space.sector or space.sector == self.sector
        gain = space.flyby if open_now else 0
        gain = 1 if space.belt and isinstance(engine, Magnetic) else gain
        gain = gain if here.driven and to not in here.passed else 0
        return Boosted(
            to,
            left,
            driven=driven,
            up=here.up and sense == "up",
            came=here.at,
            lane=arrives,
            burns=here.burns + cost,
            rolls=here.rolls + danger,
            down=sense == "down",
            free=min(12, here.free - paid + gain),
            passed=here.passed | {to} if gain else here.passed,
        )

    def is_soft(self, sides: tuple[Side, ...], thrust: int) -> bool:
        worst = 6 - thrust + (2 if self.sector == "red" else 0)
        return any(side.rad_hard < worst and not side.is_sail for side in sides)

    def hops(self, now: Situation) -> Iterator[Situation]:
        idle = {side.name for side in now.sides if not self.works(now, side)}
        lamed = replace(
            now, sides=tuple(replace(side, platforms=()) if side.name in idle else side for side in now.sides)
        )
        for after in super().hops(lamed):
            yield replace(after, sides=now.sides)

    def tanks(self, now: Situation, used: Lit) -> set[int]:
        if now.at in self.factories:
            return set(range(1, 9))
        site = self.map.sites.get(now.at)
        if site is None or now.at in self.closed:
            return set()
        if any(side.thruster and side.thruster.dirt and self.works(now, side, used) for side in now.sides):
            return {8}
        units = [side for side in now.sides if side.isru is not None and self.works(now, side, used)]
        return {1 + site.hydration - (side.isru or 0) for side in units} - set(range(-9, 1))


class Magnetic(Thruster):
    """It gains a burn for each belt."""


def tried_out(now: Situation, there: Outfit, *roots: str) -> list[tuple[frozenset[str], int, Situation]]:
    """Every set of supports with its heat, and what a blast among them leaves of the craft."""
    found = []
    for support, therms in tried(there, *roots):
        left = now
        if any("blast" in there.cards[name].codes for name in support):
            left = replace(now, sides=tuple(side for side in now.sides if side.rad_hard >= 4))
        if {*roots, *support} <= {side.name for side in left.sides}:
            found.append((support, therms, left))
    return found


KEPT: dict[tuple[int, Thruster], Side] = {}


def replace_thruster(card: Side, helped: Thruster) -> Side:
    """The same side with another triangle, always the same object, so that what is kept is found again."""
    key = id(card), helped
    if key not in KEPT:
        KEPT[key] = replace(card, thruster=helped)
    return KEPT[key]
