"""Where one move can lead: every space within so many burns, with the hazards met on the way.

The map alone decides this, not the rocket; so the tables are made once for a chart and kept.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import NamedTuple

from perihelion.games.high_frontier.chart import Chart, Way, may_go
from perihelion.games.high_frontier.components import SpaceId

NEVER = 99  # more hazards than any move meets


class Passage(NamedTuple):
    """How a craft may pass.

    scoop       it rolls for no aerobrake point
    sails       it carries sails, which aerobraking takes away
    sailing     a sail drives it
    drifting    nothing drives it
    freighter   it may not aerobrake
    elevator    it may use the Space Elevator
    """

    scoop: bool = False
    sails: bool = False
    sailing: bool = False
    drifting: bool = False
    freighter: bool = False
    elevator: bool = False


class End(NamedTuple):
    """Where a move may end.

    space     number of the space
    rolls     for hazards on the way
    crossed   whether sails were lost on the way
    free      on a site: whether it came by an aerobrake path, so that landing is free
    """

    space: int
    rolls: int
    crossed: bool
    free: bool


class Reach(NamedTuple):
    """Ends of the moves from one space: burns -> ends.

    stops      in space
    landings   on sites
    """

    stops: list[list[End]]
    landings: list[list[End]]


class Lanes:
    """The chart for one way of passing, with every line in both senses as a number.

    spaces   number -> space
    number   space -> number
    """

    def __init__(self, chart: Chart, passage: Passage) -> None:
        self.chart = chart
        self.passage = passage
        self.spaces = list(chart.spaces)
        self.number = {space: n for n, space in enumerate(self.spaces)}
        self._lines = [
            (start, way) for start in self.spaces for way in chart.ways[start] if self._is_open(way)
        ]
        lines = {line: n for n, line in enumerate(self._lines)}
        self._ends = [self._end(way, crossed) for _, way in self._lines for crossed in (False, True)]
        self._out = {
            space: [(lines[space, way], way) for way in chart.ways[space] if (space, way) in lines]
            for space in self.spaces
        }
        self._onward: list[tuple[tuple[int, int, int], ...] | None] = [None] * len(self._ends)
        self._known: dict[tuple[int, bool], tuple[int, Reach]] = {}

    def _is_open(self, way: Way) -> bool:
        """Whether a craft that passes like this may ever use a way.  [HF-6.1B HF-6.6 HF-7.2]"""
        if self.passage.drifting:
            return way.aerobrake and not self.chart.burn(way.to)
        if way.elevator and not self.passage.elevator:
            return False
        return not (self.passage.freighter and (way.aerobrake or way.back))

    def _end(self, way: Way, crossed: bool) -> tuple[int, bool, bool]:
        """What an end is but for its rolls: space, crossed, free."""
        free = way.aerobrake and self.chart.spaces[way.to].site is not None
        return self.number[way.to], crossed, free

    def _rolls(self, space: SpaceId) -> int:
        """Rolls for entering a space.  [HF-6.4E HF-6.4F]"""
        hazard = self.chart.spaces[space].hazard
        return 1 if hazard == "crash" or (hazard == "aerobrake" and not self.passage.scoop) else 0

    def _state(self, line: int, way: Way, crossed: bool) -> int:
        """A line flown, and whether the sails are gone by its end: what the rest of a move depends on."""
        lost = self.passage.sails and self.chart.spaces[way.to].hazard == "aerobrake"
        return 2 * line + (crossed or lost)

    def _first(self, start: SpaceId) -> list[tuple[int, int, int]]:
        """Where a move may go at once: (state, burns, rolls).  [HF-6.2A HF-6.4F]"""
        retreating = self.chart.spaces[start].hazard == "aerobrake" and not self.passage.drifting
        return [
            (self._state(line, way, False), self.chart.burn(way.to), self._rolls(way.to))
            for line, way in self._out[start]
            if may_go("", way, retreating=retreating)
        ]

    def _next(self, state: int) -> tuple[tuple[int, int, int], ...]:
        """Where it may go on after a line.  [HF-6.2A HF-6.3 HF-6.1B]"""
        known = self._onward[state]
        if known is None:
            start, way = self._lines[state // 2]
            known = self._onward[state] = tuple(
                (
                    self._state(line, on, state % 2 == 1),
                    self.chart.turn(way.arrives, on) + self.chart.burn(on.to),
                    self._rolls(on.to),
                )
                for line, on in self._out[way.to]
                if may_go(start, on, retreating=way.back)
                and self.chart.spaces[way.to].site is None
                and not (state % 2 and self._is_becalmed(on))
            )
        return known

    def _is_becalmed(self, way: Way) -> bool:
        """Without its sail a craft only falls on along an aerobrake path.  [HF-6.1B HF-6.5]"""
        return self.passage.sailing and (not way.aerobrake or self.chart.burn(way.to) > 0)

    def reach(self, start: int, burns: int, *, every: bool) -> Reach:
        """All ends within so many burns; those that cost more burns and no fewer rolls only if `every`."""
        limit, found = self._known.get((start, every), (-1, None))
        if found is None or limit < burns:
            found = self._explore(start, burns, every=every)
            self._known[start, every] = burns, found
        return found

    def _explore(
        self,
        start: int,
        limit: int,
        *,
        every: bool,
        came: dict[tuple[int, int], tuple[int, int]] | None = None,
    ) -> Reach:
        """Goes through all states in the order of burns, then of rolls; `came` receives how each was reached."""
        reach = Reach([[] for _ in range(limit + 1)], [[] for _ in range(limit + 1)])
        waiting: list[list[tuple[int, int, tuple[int, int]]]] = [[] for _ in range(limit + 1)]
        for state, burns, rolls in self._first(self.spaces[start]):
            if burns <= limit:
                waiting[burns].append((rolls, state, (-1, -1)))
        least = [NEVER] * len(self._ends)
        ends: dict[tuple[int, bool, bool], int] = {}
        for burns, heap in enumerate(waiting):
            if every:
                least, ends = [NEVER] * len(self._ends), {}
            heapify(heap)
            while heap:
                rolls, state, before = heappop(heap)
                if rolls >= least[state]:
                    continue
                least[state] = rolls
                if came is not None:
                    came[burns, state] = before
                end = self._ends[state]
                if rolls < ends.get(end, NEVER):
                    ends[end] = rolls
                    self._note(reach, burns, End(end[0], rolls, end[1], end[2]))
                for onward, more, danger in self._next(state):
                    after, risk = burns + more, rolls + danger
                    if after <= limit and (every or risk < least[onward]):
                        if more:
                            waiting[after].append((risk, onward, (burns, state)))
                        elif risk < least[onward]:
                            heappush(heap, (risk, onward, (burns, state)))
        return reach

    def _note(self, reach: Reach, burns: int, end: End) -> None:
        on_site = self.chart.spaces[self.spaces[end.space]].site is not None
        (reach.landings if on_site else reach.stops)[burns].append(end)

    def trace(self, start: int, end: End, burns: int) -> list[SpaceId]:
        """The spaces of one move that ends so with just these burns."""
        came: dict[tuple[int, int], tuple[int, int]] = {}
        self._explore(start, burns, every=True, came=came)
        for spent, state in came:
            if spent == burns and self._ends[state] == (end.space, end.crossed, end.free):
                path = self._walk(came, (spent, state))
                if sum(self._rolls(space) for space in path) == end.rolls:
                    return [self.spaces[start], *path]
        raise AssertionError("no such move")

    def _walk(self, came: dict[tuple[int, int], tuple[int, int]], last: tuple[int, int]) -> list[SpaceId]:
        path = []
        while last != (-1, -1):
            path.append(self._lines[last[1] // 2][1].to)
            last = came[last]
        return path[::-1]
