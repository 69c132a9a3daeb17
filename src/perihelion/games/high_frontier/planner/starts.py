"""How a craft can begin its moves: thrusters, afterburners, drifting, and what each costs."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from typing import NamedTuple

from perihelion.games.high_frontier.components import CardId, Thruster
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.flights.fuel import Diagram
from perihelion.games.high_frontier.flights.laws import Laws, Outfit, Passage
from perihelion.games.high_frontier.flights.thrust import Launch, Power, beamed_thrust
from perihelion.games.high_frontier.planner.craft import Craft, Wake
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
        self.wettest = max(content.map.sites.values(), key=lambda site: site.hydration, default=None)
        self._lanes: dict[tuple[Passage, bool], Lanes] = {}
        self._gears: dict[Craft, Gear] = {}

    def lanes(self, passage: Passage, *, safe_adrift: bool = False) -> Lanes:
        """The chart for one way of passing, and for what drifts on where a sail is lost."""
        key = passage, safe_adrift
        if key not in self._lanes:
            self._lanes[key] = Lanes(self.chart, passage, self.laws, safe_adrift=safe_adrift)
        return self._lanes[key]

    def gear(self, craft: Craft) -> Gear:
        """What such a craft can do, wherever it is and however much fuel it holds; a few are remembered."""
        key = replace(craft, at="", steps=0)
        if key not in self._gears:
            if len(self._gears) >= MANY_GEARS:
                self._gears.clear()
            self._gears[key] = Gear(self, craft)
        return self._gears[key]


class Ground(NamedTuple):
    """Where a move begins, as far as it matters for that.

    zone      modifier of solar thrust
    size      of the site, 0 in space
    factory   whether one of the craft's owner stands there
    """

    zone: int
    size: int = 0
    factory: bool = False


class Start(NamedTuple):
    """A way to begin a move.

    card        the thruster, "" where none is used
    afterburn   whether its afterburner is lit
    launch      thrust and fuel after that
    fuel        burns -> steps they cost
    lanes       how it passes
    burns       the most it has fuel for
    gear        the craft as it flies then: a blast may have cost it cards, a push a promise
    wake        what it leaves for the operations of its turn, where units mine otherwise for it
    spared      burns below which another start brings the craft everywhere as well
    supports    cards that support the thruster (expansion)
    shed        steps of the fuel figure that go with lost mass
    dumped      steps that are thrown off first, to be lighter
    """

    card: CardId
    afterburn: bool
    launch: Launch
    fuel: tuple[int, ...]
    lanes: Lanes
    burns: int
    gear: Gear
    wake: Wake | None = None
    spared: int = 0
    supports: tuple[CardId, ...] = ()
    shed: int = 0
    dumped: int = 0

    def covered_by(self, other: Start, *, light: bool) -> Start:
        """This start without the ends another one, which is tried before it, reaches with no less fuel.

        While less fuel may be worth more, only ends with just the same fuel are left out.
        """
        if self.lanes is not other.lanes or other.launch.thrust < self.launch.thrust:
            return self
        if self.wake != other.wake or self.gear is not other.gear:
            return self
        spared = self.spared
        while spared <= min(self.burns, other.burns) and self._is_spared(other, spared, light=light):
            spared += 1
        return self._replace(spared=spared)

    def _is_spared(self, other: Start, burns: int, *, light: bool) -> bool:
        mine, theirs = self.launch.steps - self.fuel[burns], other.launch.steps - other.fuel[burns]
        return theirs >= mine if light else theirs == mine


class Engine(NamedTuple):
    """A thruster of a craft.

    card       whose it is
    outfit     the cards, with those that support it
    thruster   its triangle
    beamed     thrust that beamed power adds, 0 where there is none
    gear       the craft when it is lit
    carried    fuel figure -> what it is then
    wakes      what it leaves for operations of the same turn, by whether its afterburner is lit
    fuel       burns -> steps they cost
    """

    card: CardId
    outfit: Outfit
    thruster: Thruster
    beamed: int
    gear: Gear
    carried: list[int]
    wakes: tuple[Wake | None, Wake | None]
    fuel: tuple[int, ...]


class Gear:
    """What a craft can do, as it is or after it has lost its sails.

    craft      the craft
    dry        its dry mass
    sails      whether it has sails to lose
    bare       the same without them, or None where it has none or nothing else
    kept       fuel figure -> what it becomes when the sails are lost
    later      thrusters that make another craft of it when they are lit
    most       steps in full tanks
    lightest   with so much fuel, or less, more is always better: in the lightest class that this craft can
               have now and then, or anywhere, where fuel may be dumped
    """

    def __init__(self, atlas: Atlas, craft: Craft) -> None:
        self.atlas = atlas
        self.craft = craft
        self.dry = craft.dry
        self.sails = bool(craft.sails)
        bare = craft.without(craft.sails)
        self.bare = atlas.gear(bare) if self.sails and bare.cards else None
        self.passage = Passage(scoop=atlas.laws.scoops(craft.outfit()), passes=craft.passes)
        self.outfits = [craft.outfit(factory=factory) for factory in (False, True)]
        self._wakes: dict[tuple[Hashable, ...], Wake | None] = {self._drawing(None): None}
        self.engines = [list(self._engines(factory=factory)) for factory in (False, True)]
        self.kept = self._carried(self.bare.dry if self.bare else self.dry)
        self.later = [engine for some in self.engines for engine in some if engine.gear is not self]
        self.most = len(self.kept) - 1
        self.dumps = bool(atlas.laws.lighter_figures(atlas.diagram, self.dry, self.most))
        self.lightest = max(steps for steps in range(len(self.kept)) if self._is_lightest(steps))
        self._starts: dict[tuple[Ground, int, bool], list[Start]] = {}

    def _engines(self, *, factory: bool) -> Iterator[Engine]:
        """Every thruster, also with a push that somebody has promised.  [HF-2.6D HF-6.1A.4]"""
        numbers, craft = self.atlas.numbers, self.craft
        for card, outfit, thruster in craft.engines(self.atlas.laws, factory=factory):
            fuel = tuple(thruster.steps(burns) for burns in range(numbers.acceleration + 1))
            for pushed in (True,) if craft.beamed else (False, True) if craft.promised else (False,):
                beamed = beamed_thrust(outfit.cards[card], numbers) if pushed else 0
                gear = self._lit(outfit, promise_kept=pushed and not craft.beamed)
                wakes = self._wake(card, beamed, lit=False), self._wake(card, beamed, lit=True)
                carried = self._carried(gear.dry)
                yield Engine(card, outfit, thruster, beamed, gear, carried, wakes, fuel)

    def _lit(self, outfit: Outfit, *, promise_kept: bool) -> Gear:
        """What becomes of the craft as a thruster is lit.  [HF-2.6G HF-6.1A.4]"""
        lost = self.atlas.laws.sheds(outfit)
        if not lost and not promise_kept:
            return self
        craft = self.craft.without(lost)
        return self.atlas.gear(replace(craft, promised=craft.promised - promise_kept))

    def _wake(self, card: CardId, beamed: int, *, lit: bool) -> Wake | None:
        """What a thruster leaves behind: the first of those after which units mine alike.

        [HF-6.1A.4 HF-8.2A]
        """
        wake = Wake(card, beamed > 0, lit)
        return self._wakes.setdefault(self._drawing(wake), wake)

    def _drawing(self, wake: Wake | None) -> tuple[Hashable, ...]:
        """All on which it depends what can be drawn after a move, at a factory and elsewhere."""
        return tuple(self._drawn(wake.changes(there) if wake else there) for there in self.outfits)

    def _drawn(self, outfit: Outfit) -> tuple[Hashable, ...]:
        laws, units, site = self.atlas.laws, self.atlas.laws.units(outfit), self.atlas.wettest
        found = tuple(laws.isru(outfit, card) for card in outfit.cards)
        together = laws.mined_by_all(laws, site, outfit, units) if site is not None else 0
        return *found, together, laws.digs(outfit), laws.scoops(outfit)

    def _carried(self, new: int) -> list[int]:
        """Fuel figure -> what it becomes with another mass.  [HF-6.7A]"""
        figures = range(self.atlas.diagram.rows[self.dry].steps[-1] + 1)
        return [self.atlas.diagram.carried_over(self.dry, new, steps) for steps in figures]

    def _is_lightest(self, steps: int) -> bool:
        if self.bare and self.kept[steps] > self.bare.lightest:
            return False
        if any(engine.carried[steps] > engine.gear.lightest for engine in self.later):
            return False
        modifier = self.atlas.diagram.modifier
        return self.dumps or modifier(self.dry, steps) == modifier(self.dry, 0)

    @property
    def lightest_mining(self) -> int:
        """The same where water is mined some tanks at a time, which may leave a fuller craft heavier."""
        return self.lightest if self.lightest == self.most else -1

    def starts(self, ground: Ground, steps: int, *, light: bool) -> list[Start]:
        """Every way to begin a move here; `light` is whether more fuel is always better.  [HF-6.1 HF-6.4D]"""
        key = ground, steps, light
        if key not in self._starts:
            found: list[Start] = []
            for start in self._find_starts(ground, steps):
                for other in found:
                    start = start.covered_by(other, light=light)
                if start.burns >= start.spared:
                    found.append(start)
            self._starts[key] = found
        return self._starts[key]

    def _find_starts(self, ground: Ground, steps: int) -> Iterator[Start]:
        if self.craft.freighter:
            yield self._freighter()
            return
        drifts = True
        for figure in (steps, *self.atlas.laws.lighter_figures(self.atlas.diagram, self.dry, steps)):
            for engine in self.engines[ground.factory]:
                for lit in (False,) if engine.thruster.afterburn is None else (False, True):
                    start = self._start(engine, ground, figure, lit=lit)
                    if start is not None:
                        drifts = drifts and start.launch.steps != steps
                        yield start._replace(dumped=steps - figure) if figure < steps else start
        if drifts:
            yield self._drift(steps)

    def launch(self, engine: Engine, ground: Ground, steps: int, *, lit: bool) -> Launch:
        """How a move begins.  [HF-6.1]"""
        atlas = self.atlas
        return atlas.laws.launch(
            atlas.diagram,
            engine.thruster,
            dry=engine.gear.dry,
            steps=engine.carried[steps],
            power=Power(ground.zone, engine.beamed, lit),
            size=ground.size,
            track=atlas.numbers.acceleration,
        )

    def is_shielded(self, thrust: int) -> bool:
        """Whether no belt harms it with this thrust.  [HF-8.3C]"""
        return self.atlas.laws.is_shielded(self.outfits[False], thrust, self.passage.passes)

    def _passage(self, engine: Engine, thrust: int) -> Passage:
        """How the craft passes with a thruster.  [HF-6.5]"""
        gear, laws = engine.gear, self.atlas.laws
        return gear.passage._replace(
            sailing=engine.thruster.sail,
            codes=laws.flight_codes(engine.outfit, engine.card),
            shielded=laws.is_shielded(gear.outfits[False], thrust, self.passage.passes),
        )

    def _start(self, engine: Engine, ground: Ground, steps: int, *, lit: bool) -> Start | None:
        card, laws, begun = engine.card, self.atlas.laws, self.launch(engine, ground, steps, lit=lit)
        if laws.why_not_engine(begun, engine.outfit, card, afterburn=lit) is not None:
            return None
        passage, bare = self._passage(engine, begun.thrust), engine.gear.bare
        safe_adrift = passage.sailing and bare is not None and bare.is_shielded(0)
        lanes = self.atlas.lanes(passage, safe_adrift=safe_adrift)
        fuel = engine.fuel
        burns = max(burns for burns in range(begun.thrust + 1) if fuel[burns] <= begun.steps)
        return Start(
            card,
            lit,
            begun,
            fuel,
            lanes,
            burns,
            engine.gear,
            engine.wakes[lit],
            supports=engine.outfit.supports,
            shed=steps - engine.carried[steps],
        )

    def _drift(self, steps: int) -> Start:
        lanes = self.atlas.lanes(self.passage._replace(drifting=True, shielded=self.is_shielded(0)))
        return Start("", False, Launch((), 0, 0, 0, steps), (0,), lanes, 0, self)

    def _freighter(self) -> Start:
        thrust = self.atlas.numbers.freighter
        lanes = self.atlas.lanes(self.passage._replace(freighter=True, shielded=self.is_shielded(thrust)))
        return Start("", False, Launch((), thrust, 0, 0, 0), (0,) * (thrust + 1), lanes, thrust, self)
