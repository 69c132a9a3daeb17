"""Where one move can lead: every space within so many burns, with the hazards met on the way.

The map alone decides this, not the rocket; so the tables are made once for a chart and kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.flights.laws import Burns, Laws, Passage
from perihelion.games.high_frontier.planner.space_sets import Cells
from perihelion.games.high_frontier.starmap.chart import Chart, Way, why_not_ahead

NEVER = 99  # more hazards than any move meets


MOST_FREE = 12  # burns for nothing that a move can make use of

# Kinds of ends.
BY_AIR = 1  # an aerobrake path leads to the ground
CROSSED = 2  # the way led over an aerobrake point, where sails are lost

Ends = dict[int, int]  # kind -> cells
Landing = tuple[int, bool, int]  # steps for landing, whether sails were lost, cells
Step = tuple[int, int, int]  # state, burns, rolls
Moved = tuple[int, int]  # burns and state in mid-move
NOWHERE: Moved = (-1, -1)


class State(NamedTuple):
    """What the rest of a move depends on.

    line      just flown
    crossed   whether an aerobrake point has been crossed
    free      burns to be had for nothing
    passed    spaces that have given any
    """

    line: int
    crossed: bool
    free: int
    passed: frozenset[SpaceId]


FRESH = State(-1, False, 0, frozenset())


class Fees(NamedTuple):
    """Where landing takes fuel.

    due     the cells of all such sites
    steps   how much it takes -> the cells
    """

    due: int
    steps: dict[int, int]


class Lanes:
    """The chart for one way of passing.

    Every line has a number in each sense. A state is a line just flown, whether an aerobrake point has been
    crossed, what burns are to be had for nothing and what has given them: all that the rest of a move depends
    on. States are numbered as they are met; what follows one with so many burns is worked out once, for every
    move that comes by.

    cells    how sets of spaces and rolls are written
    """

    def __init__(self, chart: Chart, passage: Passage, laws: Laws, *, safe_adrift: bool = False) -> None:
        self.chart = chart
        self.passage = passage
        self.laws = laws
        adrift = passage._replace(sailing=False, drifting=True, shielded=safe_adrift)
        self._becalmed = adrift if passage.sailing else passage
        self._lines: list[tuple[SpaceId, Way]] = []
        self._out: dict[SpaceId, list[tuple[int, Way]]] = {}
        for space in chart.order:
            ways = chart.ways[space]
            self._out[space] = list(enumerate(ways, len(self._lines)))
            self._lines += ((space, way) for way in ways)
        self.cells = Cells(len(chart.order))
        self._states: list[State] = []
        self._numbers: dict[State, int] = {}
        self._begun: dict[int, list[Step]] = {}
        self._onward: dict[int, list[Step]] = {}
        self._coasts: dict[int, tuple[Ends, list[Step]]] = {}
        self._ends_after: dict[Moved, Ends] = {}
        self._ends_from: dict[int, list[Ends]] = {}
        self._known_fees: dict[tuple[int, bool], Fees] = {}
        self._landings: dict[tuple[int, int, bool], list[list[Landing]]] = {}

    def _passing(self, *, crossed: bool) -> Passage:
        """Without its sail a craft drifts.  [HF-6.1B HF-6.5]"""
        return self._becalmed if crossed else self.passage

    def _state(self, line: int, way: Way, burns: Burns, *, crossed: bool) -> int:
        """The state after a line."""
        crossed = crossed or self.chart.spaces[way.to].aerobrakes
        known = State(line, crossed, min(burns.free, MOST_FREE), burns.passed)
        number = self._numbers.get(known)
        if number is None:
            number = self._numbers[known] = len(self._states)
            self._states.append(known)
        return number

    def _line(self, state: int) -> tuple[SpaceId, Way]:
        """The line just flown."""
        return self._lines[self._states[state].line]

    def _first(self, start: int) -> list[Step]:
        """Where a move may go at once.  [HF-6.2A HF-6.4F]"""
        known = self._begun.get(start)
        if known is None:
            space = self.chart.order[start]
            retreating = self.chart.spaces[space].aerobrakes and not self.passage.drifting
            known = self._begun[start] = self._steps(space, retreating=retreating)
        return known

    def _next(self, state: int) -> list[Step]:
        """Where it may go on after a line; landing ends the move.  [HF-6.2A HF-6.4A]"""
        known = self._onward.get(state)
        if known is None:
            start, way = self._line(state)
            known = self._onward[state] = []
            if self.chart.spaces[way.to].site is None:
                after = self._states[state]
                known += self._steps(way.to, start, way.arrives, retreating=way.back, after=after)
        return known

    def _steps(
        self,
        space: SpaceId,
        came: SpaceId = "",
        lane: str = "",
        *,
        retreating: bool,
        after: State = FRESH,
    ) -> list[Step]:
        """The steps that are open from a space.  [HF-6.1B HF-6.2A HF-6.3 HF-6.4E HF-6.4F]"""
        laws, chart, passage = self.laws, self.chart, self._passing(crossed=after.crossed)
        found = []
        for line, way in self._out[space]:
            if why_not_ahead(came, way, retreating=retreating) is None:
                burns = laws.burns_of(chart, way, passage, lane=lane, free=after.free, passed=after.passed)
                if laws.why_closed(chart, way, burns.spent, passage) is None:
                    state = self._state(line, way, burns, crossed=after.crossed)
                    rolls = int(laws.is_rolled_for(chart.spaces[way.to], passage))
                    found.append((state, burns.spent, rolls))
        return found

    # Ends of moves.

    def landings(self, start: int, burns: int, thrust: int, *, sails: bool) -> list[list[Landing]]:
        """Burns up to so many, or to more -> the ends of moves from a space with just these.  [HF-6.4C]"""
        key = start, thrust, sails
        known = self._landings.get(key)
        if known is None:
            known = self._landings[key] = []
        while len(known) <= burns:
            ends = self._ends(start, len(known))
            known.append(self._landed(ends if sails else self._uncrossed(ends), thrust))
        return known

    def _uncrossed(self, ends: Ends) -> Ends:
        """The ends for a craft that has no sails to lose."""
        if max(ends, default=0) < CROSSED:
            return ends
        kinds = ((kind, ends.get(kind, 0) | ends.get(kind | CROSSED, 0)) for kind in (0, BY_AIR))
        return {kind: self.cells.safest(cells) for kind, cells in kinds}

    def _landed(self, ends: Ends, thrust: int) -> list[Landing]:
        """Ends with what they cost beside the burns."""
        landed: list[Landing] = []
        for crossed in (0, CROSSED):
            paid = {0: 0}
            for by_air in (0, BY_AIR):
                stops = ends.get(crossed | by_air)
                if stops:
                    fees = self._fees(thrust, by_air=by_air > 0)
                    dear = stops & fees.due
                    paid[0] |= stops ^ dear
                    for steps, there in fees.steps.items() if dear else ():
                        paid[steps] = paid.get(steps, 0) | dear & there
            landed += [(steps, crossed > 0, cells) for steps, cells in paid.items() if cells]
        return landed

    def _fees(self, thrust: int, *, by_air: bool) -> Fees:
        """What landing takes with this thrust.  [HF-6.4C HF-6.6]"""
        known = self._known_fees.get((thrust, by_air))
        if known is None:
            steps: dict[int, int] = {}
            for space, site in self.chart.board.sites.items():
                fee = self.laws.landing_steps(thrust, site, self.passage, by_air=by_air)
                if fee:
                    steps[fee] = steps.get(fee, 0) | self.cells.column(self.chart.number[space])
            known = self._known_fees[thrust, by_air] = Fees(sum(steps.values()), steps)
        return known

    def _ends(self, start: int, burns: int) -> Ends:
        """The ends of moves from a space with just so many burns."""
        known = self._ends_from.setdefault(start, [])
        while len(known) <= burns:
            known.append(self._joined(self._first(start), len(known)))
        return known[burns]

    def _after(self, state: int, burns: int) -> Ends:
        """All ends of moves that go on after a line with just so many burns."""
        ends, exits = self._coasts.get(state) or self._coast(state)
        if not burns:
            return ends
        known = self._ends_after.get((state, burns))
        if known is None:
            known = self._ends_after[state, burns] = self._joined(exits, burns)
        return known

    def _joined(self, steps: list[Step], burns: int) -> Ends:
        """The ends of all moves that go on by one of these steps, with just so many burns."""
        found: Ends = {}
        for state, spent, rolls in steps:
            if spent <= burns:
                shift = rolls * self.cells.row
                for kind, cells in self._after(state, burns - spent).items():
                    found[kind] = found.get(kind, 0) | cells << shift
        return {kind: self.cells.safest(cells) for kind, cells in found.items()}

    def _coast(self, state: int) -> tuple[Ends, list[Step]]:
        """Where a move may end after a line without another burn, and how it may go on with one."""
        ends: Ends = {}
        exits: dict[tuple[int, int], int] = {}
        least: dict[int, int] = {}
        heap = [(0, state)]
        while heap:
            rolls, here = heappop(heap)
            if rolls >= least.get(here, NEVER):
                continue
            least[here] = rolls
            kind, space = self._end(here)
            ends[kind] = ends.get(kind, 0) | self.cells.one(space, rolls)
            for onward, burns, danger in self._next(here):
                if not burns:
                    heappush(heap, (rolls + danger, onward))
                elif rolls + danger < exits.get((onward, burns), NEVER):
                    exits[onward, burns] = rolls + danger
        ends = {kind: self.cells.safest(cells) for kind, cells in ends.items()}
        known = self._coasts[state] = ends, [(*step, rolls) for step, rolls in exits.items()]
        return known

    def _end(self, state: int) -> tuple[int, int]:
        """What kind of end a line has, and its space."""
        way = self._line(state)[1]
        by_air = way.aerobrake and self.chart.spaces[way.to].site is not None
        return (BY_AIR if by_air else 0) | (CROSSED if self._states[state].crossed else 0), self.chart.number[
            way.to
        ]

    # The way to an end.

    def trace(
        self, start: int, to: int, burns: int, rolls: int, *, thrust: int, landing: int, crossed: bool | None
    ) -> list[SpaceId]:
        """The spaces of one move that ends so; whether it crossed an aerobrake point may not matter."""
        came = self._moves_from(start, burns)
        for moved in came:
            kind, space = self._end(moved[1])
            if (moved[0], space) == (burns, to) and crossed in (None, kind & CROSSED > 0):
                path = self._walk(came, moved)
                if self._fee(kind, space, thrust) == landing and len(self.hazards(path)) == rolls:
                    return [self.chart.order[start], *path]
        raise AssertionError("no such move")

    def _fee(self, kind: int, space: int, thrust: int) -> int:
        landed = self._landed({kind & BY_AIR: self.cells.one(space)}, thrust)
        return landed[0][0]

    def _moves_from(self, start: int, limit: int) -> dict[Moved, Moved]:
        """From where each state is reached with each number of burns, at the fewest rolls."""
        came: dict[Moved, Moved] = {}
        waiting: list[list[tuple[int, int, Moved]]] = [[] for _ in range(limit + 1)]
        for state, burns, rolls in self._first(start):
            if burns <= limit:
                waiting[burns].append((rolls, state, NOWHERE))
        for burns, heap in enumerate(waiting):
            heapify(heap)
            while heap:
                rolls, state, before = heappop(heap)
                here = burns, state
                if here in came:
                    continue
                came[here] = before
                for onward, more, danger in self._next(state):
                    if not more:
                        heappush(heap, (rolls + danger, onward, here))
                    elif burns + more <= limit:
                        waiting[burns + more].append((rolls + danger, onward, here))
        return came

    def hazards(self, path: Iterable[SpaceId]) -> list[SpaceId]:
        """The spaces of a path at which a roll is due."""
        found, crossed = [], False
        for space in map(self.chart.spaces.__getitem__, path):
            if self.laws.is_rolled_for(space, self._passing(crossed=crossed)):
                found.append(space.id)
            crossed = crossed or space.aerobrakes
        return found

    def _walk(self, came: dict[Moved, Moved], last: Moved) -> list[SpaceId]:
        path = []
        while last != NOWHERE:
            path.append(self._line(last[1])[1].to)
            last = came[last]
        return path[::-1]
