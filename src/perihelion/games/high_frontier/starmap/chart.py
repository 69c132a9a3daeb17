"""The map as a graph to fly on: ways from space to space, turns at Hohmanns, hazards, rayguns and roads.

Rules and planner ask the same questions here: what a way costs in burns, and whether it may be flown at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.components import SiteId, SpaceId
from perihelion.games.high_frontier.starmap.spaces import Edge, Map, Space


class Way(NamedTuple):
    """A line as seen from one of its ends.

    to          the space it leads to
    leaves      lane at the Hohmann it leaves, "" elsewhere
    arrives     lane at the Hohmann it enters, "" elsewhere
    aerobrake   whether it is part of an aerobrake path, with the arrows
    back        whether it runs against the arrows of an aerobrake path
    elevator    whether only the owner of the Space Elevator may use it
    """

    to: SpaceId
    leaves: str = ""
    arrives: str = ""
    aerobrake: bool = False
    back: bool = False
    elevator: bool = False


class Chart:
    """A map in play.  [HF-2.2]

    board    the spaces and lines
    order    number -> space, as they stand on the map
    number   space -> number
    pivot    burns of a turn at a Hohmann
    ways     space -> ways on from it, in the order of the map
    """

    def __init__(self, board: Map, pivot: int) -> None:
        self.board = board
        self.spaces = board.spaces
        self.order = tuple(board.spaces)
        self.number = {space: n for n, space in enumerate(self.order)}
        self.pivot = pivot
        self.ways = {
            space: tuple(_way(edge, space) for edge in edges) for space, edges in board.edges_of.items()
        }
        self.roads: dict[SiteId, tuple[SiteId, ...]] = {
            site: tuple(other for other in road.sites if other != site)
            for road in board.roads.values()
            for site in road.sites
        }

    def way(self, start: SpaceId, to: SpaceId) -> Way | None:
        """The way between two spaces, if one line joins them.  [HF-2.2F]"""
        return next((way for way in self.ways[start] if way.to == to), None)

    def zone(self, space: SpaceId) -> int:
        """Modifier of solar thrust of the zone of a space.  [HF-2.2D]"""
        return self.board.zones[self.spaces[space].zone].modifier

    def turn(self, lane: str, way: Way) -> int:
        """Burns for leaving a Hohmann by this way after coming in by a lane: none straight on.

        [HF-2.2B HF-6.3]

        `lane` is "" on other spaces and where the move starts.
        """
        return self.pivot if lane and lane != way.leaves else 0

    def burn(self, space: SpaceId) -> int:
        """Burns for entering a space.  [HF-2.2A HF-6.2A]"""
        return 1 if self.spaces[space].kind == "burn" else 0

    def raygun_sites(self, space: SpaceId) -> list[SiteId]:
        """Sites next to a raygun without an atmosphere; spaces with a skull are skipped in counting.

        [HF-5.6B.2]
        """
        found: list[SiteId] = []
        passed, reached = {space}, [space]
        while reached:
            for way in self.ways[reached.pop()]:
                if way.to not in passed and not way.elevator:
                    passed.add(way.to)
                    there = self.spaces[way.to]
                    if there.site and not there.site.atmosphere:
                        found.append(way.to)
                    if there.hazard == "crash":
                        reached.append(way.to)
        return sorted(found)

    def drawn_lines(self) -> Iterator[tuple[Space, Space, Edge]]:
        """Every line once, with its ends."""
        for edge in self.board.edges:
            yield self.spaces[edge.a], self.spaces[edge.b], edge


def _way(edge: Edge, start: SpaceId) -> Way:
    if edge.a == start:
        return Way(edge.b, edge.lane_a, edge.lane_b, edge.aerobrake, False, edge.elevator)
    return Way(edge.a, edge.lane_b, edge.lane_a, False, edge.aerobrake, edge.elevator)


def why_not_ahead(came: SpaceId, way: Way, *, retreating: bool) -> Reason | None:
    """Never straight back along the line just used; against an aerobrake path only in retreat.

    [HF-6.2A HF-6.4F HF-11.16]

    A craft retreats while it has used only such ways since it started on an aerobrake point.
    """
    if way.to == came:
        return reasons.NO_REVERSING
    return reasons.AGAINST_THE_ARROWS if way.back and not retreating else None
