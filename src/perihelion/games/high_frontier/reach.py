"""Where one move can lead: every space within so many burns, with the hazards met on the way.

The map alone decides this, not the rocket; so the tables are made once for a chart and kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from perihelion.games.high_frontier.chart import Chart, Way, may_go
from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.thrust import shuttle_fuel

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


class Group(NamedTuple):
    """Ends that cost a craft the same, as bits: the bit of a space is 1 shifted by its number.

    burns     of the move
    rolls     for hazards on the way
    crossed   whether sails were lost on the way
    landing   steps for landing, 0 for stops in space
    spaces    the bits
    """

    burns: int
    rolls: int
    crossed: bool
    landing: int
    spaces: int


Ends = list[dict[tuple[int, bool, bool, int], int]]  # burns -> (rolls, crossed, free, size) -> bits of spaces
Coast = tuple[  # (rolls, crossed, free, size) -> bits of spaces; (state, burns, rolls)
    tuple[tuple[tuple[int, bool, bool, int], int], ...], tuple[tuple[int, int, int], ...]
]
Moved = tuple[int, int]  # burns and state in mid-move
NOWHERE: Moved = (-1, -1)


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
        self._sizes = [site.size if (site := chart.spaces[space].site) else 0 for space in self.spaces]
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
        self._coasts: list[Coast | None] = [None] * len(self._ends)
        self._explored: dict[tuple[int, bool], Ends] = {}

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

    def groups(self, start: int, burns: range, thrust: int, *, every: bool) -> Iterator[Group]:
        """All ends of a move with so many burns, for a craft of this thrust.  [HF-6.4C]

        Those that cost more burns and no fewer rolls are among them only if `every`.
        """
        ends = self._ends_from(start, burns[-1], every=every)
        fees: dict[int, int] = {}
        for number in burns:
            for (rolls, crossed, free, size), spaces in ends[number].items():
                if size not in fees:
                    fees[size] = 0 if self.passage.freighter else shuttle_fuel(thrust, size)
                yield Group(number, rolls, crossed, 0 if free else fees[size], spaces)

    def _ends_from(self, start: int, burns: int, *, every: bool) -> Ends:
        ends = self._explored.get((start, every))
        if ends is None or len(ends) <= burns:
            ends = self._explored[start, every] = self._explore(start, burns, every=every)
        return ends

    def _explore(self, start: int, limit: int, *, every: bool) -> Ends:
        """All ends of moves from a space, from one burn to the next."""
        groups: Ends = [{} for _ in range(limit + 1)]
        entered: list[dict[int, int]] = [{} for _ in range(limit + 1)]  # burns -> state -> the fewest rolls
        for state, burns, rolls in self._first(self.spaces[start]):
            if burns <= limit and rolls < entered[burns].get(state, NEVER):
                entered[burns][state] = rolls
        least: dict[int, int] = {}
        reached: dict[tuple[int, bool, bool], int] = {}
        for burns, states in enumerate(entered):
            found = groups[burns]
            if every:
                least, reached = {}, {}
            for state, rolls in states.items():
                if rolls >= least.get(state, NEVER):
                    continue
                least[state] = rolls
                ends, exits = self._coast(state)
                for (risk, crossed, free, size), spaces in ends:
                    kind = rolls + risk, crossed, free, size
                    found[kind] = found.get(kind, 0) | spaces
                for onward, more, risk in exits:
                    after = burns + more
                    if after <= limit and rolls + risk < entered[after].get(onward, NEVER):
                        entered[after][onward] = rolls + risk
            _leave_out_riskier(found, reached)
        return groups

    def _coast(self, state: int) -> Coast:
        """Where a move may go on from a line without a burn, and where with one."""
        known = self._coasts[state]
        if known is None:
            ends: dict[tuple[int, bool, bool, int], int] = {}
            exits: dict[tuple[int, int], int] = {}
            least: dict[int, int] = {}
            heap = [(0, state)]
            while heap:
                rolls, here = heappop(heap)
                if rolls >= least.get(here, NEVER):
                    continue
                least[here] = rolls
                space, crossed, free = self._ends[here]
                kind = rolls, crossed, free, self._sizes[space]
                ends[kind] = ends.get(kind, 0) | 1 << space
                for onward, more, danger in self._next(here):
                    if not more:
                        heappush(heap, (rolls + danger, onward))
                    elif rolls + danger < exits.get((onward, more), NEVER):
                        exits[onward, more] = rolls + danger
            _leave_out_riskier(ends, {})
            ways = tuple((onward, more, rolls) for (onward, more), rolls in exits.items())
            known = self._coasts[state] = tuple(ends.items()), ways
        return known

    def trace(
        self, start: int, to: int, burns: int, rolls: int, *, thrust: int, landing: int, crossed: bool
    ) -> list[SpaceId]:
        """The spaces of one move that ends so."""
        came = self._moves_from(start, burns)
        for moved in came:
            space, lost, free = self._ends[moved[1]]
            if (moved[0], space, lost) == (burns, to, crossed):
                path = self._walk(came, moved)
                fuel = 0 if free or self.passage.freighter else shuttle_fuel(thrust, self._sizes[space])
                if fuel == landing and len(self.hazards(path)) == rolls:
                    return [self.spaces[start], *path]
        raise AssertionError("no such move")

    def _moves_from(self, start: int, limit: int) -> dict[Moved, Moved]:
        """From where each state is reached with each number of burns, at the fewest rolls."""
        came: dict[Moved, Moved] = {}
        waiting: list[list[tuple[int, int, Moved]]] = [[] for _ in range(limit + 1)]
        for state, burns, rolls in self._first(self.spaces[start]):
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
        return [space for space in path if self._rolls(space)]

    def _walk(self, came: dict[Moved, Moved], last: Moved) -> list[SpaceId]:
        path = []
        while last != NOWHERE:
            path.append(self._lines[last[1] // 2][1].to)
            last = came[last]
        return path[::-1]


def _leave_out_riskier(
    found: dict[tuple[int, bool, bool, int], int], reached: dict[tuple[int, bool, bool], int]
) -> None:
    """Strikes out ends that are reached with as few rolls already; what is left is noted as reached."""
    for kind in sorted(found):
        rolls, crossed, free, _ = kind
        spaces = found[kind]
        for risk in range(rolls + 1):
            spaces &= ~reached.get((risk, crossed, free), 0)
        if spaces:
            found[kind] = spaces
            reached[rolls, crossed, free] = reached.get((rolls, crossed, free), 0) | spaces
        else:
            del found[kind]
