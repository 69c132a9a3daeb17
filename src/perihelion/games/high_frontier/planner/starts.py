"""How a craft can begin its moves: thrusters, afterburners, drifting, and what each costs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from perihelion.games.high_frontier.components import CardId, Thruster
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.flights.fuel import Diagram
from perihelion.games.high_frontier.flights.laws import Laws, Passage
from perihelion.games.high_frontier.flights.thrust import Launch, Power, beamed_thrust
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.reach import Lanes
from perihelion.games.high_frontier.starmap.chart import Chart

MANY_GEARS = 64


class Atlas:
    """Map, rocket diagram, numbers and laws, with what has been worked out about lanes and craft.

    chart     the map to fly on
    diagram   the rocket diagram
    numbers   all others
    laws      what the Book says of craft, ways and sites
    """

    def __init__(self, content: Content, laws: Laws) -> None:
        self.laws = laws
        self.chart = Chart(content.map, content.numbers.pivot)
        self.diagram = Diagram(content.rows, content.classes)
        self.numbers = content.numbers
        self._lanes: dict[Passage, Lanes] = {}
        self._gears: dict[Craft, Gear] = {}

    def lanes(self, passage: Passage) -> Lanes:
        if passage not in self._lanes:
            self._lanes[passage] = Lanes(self.chart, passage, self.laws)
        return self._lanes[passage]

    def gear(self, craft: Craft) -> Gear:
        """What such a craft can do, wherever it is and however much fuel it holds; a few are remembered."""
        key = replace(craft, at="", steps=0)
        if key not in self._gears:
            if len(self._gears) >= MANY_GEARS:
                self._gears.clear()
            self._gears[key] = Gear(self, craft)
        return self._gears[key]


class Start(NamedTuple):
    """A way to begin a move.

    card        the thruster, "" where none is used
    afterburn   whether its afterburner is lit
    launch      thrust and fuel after that
    fuel        burns -> steps they cost
    lanes       how it passes
    burns       the most it has fuel for
    pushes      whether beamed power pushes a thruster that mines better for it
    spared      burns below which another start brings the craft everywhere as well
    """

    card: CardId
    afterburn: bool
    launch: Launch
    fuel: tuple[int, ...]
    lanes: Lanes
    burns: int
    pushes: bool = False
    spared: int = 0

    def covered_by(self, other: Start, *, light: bool) -> Start:
        """This start without the ends another one, which is tried before it, reaches with no less fuel.

        While less fuel may be worth more, only ends with just the same fuel are left out.
        """
        if self.lanes is not other.lanes or other.launch.thrust < self.launch.thrust:
            return self
        if self.pushes != other.pushes:
            return self
        spared = self.spared
        while spared <= min(self.burns, other.burns) and self._is_spared(other, spared, light=light):
            spared += 1
        return self._replace(spared=spared)

    def _is_spared(self, other: Start, burns: int, *, light: bool) -> bool:
        mine, theirs = self.launch.steps - self.fuel[burns], other.launch.steps - other.fuel[burns]
        return theirs >= mine if light else theirs == mine


class Gear:
    """What a craft can do, as it is or after it has lost its sails.

    craft      the craft
    dry        its dry mass
    sails      whether it has sails to lose
    bare       the same without them, or None where it has none or nothing else
    kept       fuel figure -> what it becomes when the sails are lost
    lightest   fuel figures up to this one are in the lightest class that this craft can have, now and then
    """

    def __init__(self, atlas: Atlas, craft: Craft) -> None:
        self.atlas = atlas
        self.craft = craft
        self.dry = craft.dry
        self.sails = bool(craft.sails)
        bare = craft.without(craft.sails)
        self.bare = atlas.gear(bare) if self.sails and bare.cards else None
        self.passage = Passage(scoop=craft.scoop, elevator=craft.elevator)
        self.kept = self._kept()
        self.lightest = max(steps for steps in range(len(self.kept)) if self._is_lightest(steps))
        self._starts: dict[tuple[int, int, int, bool], list[Start]] = {}
        self._fuel: dict[CardId, tuple[int, ...]] = {}

    def _kept(self) -> list[int]:
        """[HF-6.7A]"""
        diagram, new = self.atlas.diagram, self.bare.dry if self.bare else self.dry
        figures = range(diagram.rows[self.dry].steps[-1] + 1)
        return [diagram.carried_over(self.dry, new, steps) for steps in figures]

    def _is_lightest(self, steps: int) -> bool:
        if self.bare and self.kept[steps] > self.bare.lightest:
            return False
        modifier = self.atlas.diagram.modifier
        return modifier(self.dry, steps) == modifier(self.dry, 0)

    def starts(self, zone: int, size: int, steps: int, *, light: bool) -> list[Start]:
        """Every way to begin a move here; `light` is whether more fuel is always better.  [HF-6.1 HF-6.4D]"""
        key = zone, size, steps, light
        if key not in self._starts:
            found: list[Start] = []
            for start in self._find_starts(zone, size, steps):
                for other in found:
                    start = start.covered_by(other, light=light)
                if start.burns >= start.spared:
                    found.append(start)
            self._starts[key] = found
        return self._starts[key]

    def _find_starts(self, zone: int, size: int, steps: int) -> Iterator[Start]:
        if self.craft.freighter:
            yield self._freighter()
            return
        drifts = True
        for card, side, thruster in self.craft.engines:
            numbers = self.atlas.numbers
            beamed = beamed_thrust(side, numbers) if self.craft.beamed else 0
            for lit in (False,) if thruster.afterburn is None else (False, True):
                start = self._start(card, thruster, Power(zone, beamed, lit), size, steps)
                if start is not None:
                    start = start._replace(pushes=beamed > 0 and side.mines_better)
                    drifts = drifts and start.launch.steps != steps
                    yield start
        if drifts:
            yield self._drift(steps)

    def _start(self, card: CardId, thruster: Thruster, power: Power, size: int, steps: int) -> Start | None:
        atlas = self.atlas
        track = atlas.numbers.acceleration
        begun = atlas.laws.launch(
            atlas.diagram, thruster, dry=self.dry, steps=steps, power=power, size=size, track=track
        )
        if begun.steps < 0 or begun.thrust < 1:
            return None
        passage = self.passage._replace(sailing=thruster.sail)
        fuel = self._fuel.get(card)
        if fuel is None:
            fuel = self._fuel[card] = tuple(thruster.steps(burns) for burns in range(track + 1))
        burns = max(burns for burns in range(begun.thrust + 1) if fuel[burns] <= begun.steps)
        return Start(card, power.afterburn, begun, fuel, atlas.lanes(passage), burns)

    def _drift(self, steps: int) -> Start:
        lanes = self.atlas.lanes(self.passage._replace(drifting=True, elevator=False))
        return Start("", False, Launch((), 0, 0, 0, steps), (0,), lanes, 0)

    def _freighter(self) -> Start:
        thrust = self.atlas.numbers.freighter
        passage = Passage(freighter=True, elevator=self.craft.elevator)
        lanes = self.atlas.lanes(passage)
        return Start("", False, Launch((), thrust, 0, 0, 0), (0,) * (thrust + 1), lanes, thrust)
