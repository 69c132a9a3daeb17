"""Where a craft may be between two turns, how it came there, and what that tells leg by leg."""

from __future__ import annotations

from typing import NamedTuple

from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.legs import Leg
from perihelion.games.high_frontier.planner.starts import Start
from perihelion.games.high_frontier.starmap.chart import Chart


class Flown(NamedTuple):
    """A move that was flown.

    start     how it began
    burns     entered and turned
    landing   steps for landing
    crossed   whether sails were lost on the way
    """

    start: Start
    burns: int
    landing: int
    crossed: bool


class Stop(NamedTuple):
    """A place where a craft may be after a turn.

    place       number of the space, and of what the craft has become: see `Search`
    steps       its fuel figure
    rolls       hazard rolls so far
    budget      fuel it had and took aboard, less what changes of mass made of it; budget - steps is spent
    turn        turns so far
    before      the stop before, or None
    flown       the move that led here, or None where there was none or a hop
    refuelled   whether tanks were taken aboard since the stop before
    """

    place: int
    steps: int
    rolls: int
    budget: int
    turn: int
    before: Stop | None = None
    flown: Flown | None = None
    refuelled: bool = False

    @property
    def cost(self) -> tuple[int, int, int]:
        return self.turn, self.budget - self.steps, self.rolls


class Log:
    """Tells legs. It knows nothing of the search, which is far larger than the routes that somebody keeps."""

    def __init__(self, chart: Chart, craft: Craft) -> None:
        self._spaces = chart.order
        self._craft = craft

    def legs(self, stop: Stop) -> tuple[Leg, ...]:
        legs: list[Leg] = []
        while stop.before is not None:
            legs.append(self._leg(stop, stop.before))
            stop = stop.before
        return tuple(reversed(legs))

    def _leg(self, stop: Stop, before: Stop) -> Leg:
        many, flown = len(self._spaces), stop.flown
        at, to = before.place % many, stop.place % many
        if flown is None:
            kind = "refuel" if stop.refuelled else "hop"
            path = tuple(self._spaces[n] for n in ((at,) if stop.refuelled else (at, to)))
            return Leg(stop.turn, kind, path, before.steps, stop.steps)
        is_lit = at == to and not flown.burns
        start, route = flown.start, [self._spaces[at]] if is_lit else self._route(stop, before, flown)
        kind = "fly" if start.card or self._craft.freighter else "drift"
        return Leg(
            stop.turn,
            "light" if is_lit else kind,
            tuple(route),
            before.steps,
            stop.steps,
            card=start.card,
            launch=start.launch,
            burns=flown.burns,
            fuel=start.fuel[flown.burns],
            landing=flown.landing,
            hazards=tuple(start.lanes.hazards(route[1:])),
            lost=tuple(sorted(start.gear.craft.sails)) if flown.crossed else (),
            supports=start.supports,
            dumped=start.dumped,
        )

    def _route(self, stop: Stop, before: Stop, flown: Flown) -> list[SpaceId]:
        """The spaces of a move."""
        at = before.place % len(self._spaces)
        return flown.start.lanes.trace(
            at,
            stop.place % len(self._spaces),
            flown.burns,
            stop.rolls - before.rolls,
            thrust=flown.start.launch.thrust,
            landing=flown.landing,
            crossed=flown.crossed if flown.start.gear.sails else None,
        )
