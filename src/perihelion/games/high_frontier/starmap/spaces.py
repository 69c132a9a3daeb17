"""The map as it is printed: spaces and sites, the lines between them, roads, coloured routes, zones."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from perihelion.games.high_frontier.components import Confidence, Letter, SiteId, SpaceId, World, Zone

Kind = Literal["leo", "burn", "lagrange", "hohmann", "site"]
Hazard = Literal["", "crash", "aerobrake"]


@dataclass(slots=True, frozen=True)
class Site:
    """What is printed on a site.  [HF-2.2C]

    size         of its world: landing fuel and prospecting odds
    letter       spectral type: C, M, S, V or D
    hydration    drops of water
    world        to which it belongs
    science      whether it shows a microscope
    atmosphere   whether rayguns cannot shoot at it
    border       sunspot sector in which it can be entered, or "" (expansion)
    """

    size: int
    letter: Letter
    hydration: int
    world: World
    science: bool = False
    atmosphere: bool = False
    border: str = ""


@dataclass(slots=True, frozen=True, eq=False)
class Space:
    """A space of the map.  [HF-2.2]

    id           "luna-l1"
    kind         leo, burn, lagrange, hohmann or site
    zone         in which it lies
    x, y         where it is drawn: the Sun is at 0.5, 0.5
    name         as printed, or ""
    hazard       crash, aerobrake or ""
    site         its figures, or None
    board        base or expansion
    belt         world of whose radiation belt it is a point, or "" (expansion)
    inside       world whose belt encloses it, or "" (expansion)
    flyby        free burns on entering (expansion)
    flyby_kind   slingshot, moon or "" (expansion)
    sector       sunspot sector in which the fly-by works, or "" for all (expansion)
    event        whether entering it triggers an event (expansion)
    """

    id: SpaceId
    kind: Kind
    zone: Zone
    x: float
    y: float
    confidence: Confidence
    name: str = ""
    hazard: Hazard = ""
    site: Site | None = None
    board: str = "base"
    belt: str = ""
    inside: str = ""
    flyby: int = 0
    flyby_kind: str = ""
    sector: str = ""
    event: bool = False

    @property
    def aerobrakes(self) -> bool:
        """Whether one brakes in an atmosphere here, which no sail stands.  [HF-6.4F HF-6.5]"""
        return self.hazard == "aerobrake"


@dataclass(slots=True, frozen=True, eq=False)
class Edge:
    """A line between two spaces.

    a, b        the spaces; an aerobrake path runs from a to b only
    lane_a      at the Hohmann a: the two edges of one lane run straight on; "" elsewhere
    lane_b      the same at b
    aerobrake   whether it is part of an aerobrake path
    elevator    whether only the owner of the Space Elevator may use it
    """

    a: SpaceId
    b: SpaceId
    confidence: Confidence
    lane_a: str = ""
    lane_b: str = ""
    aerobrake: bool = False
    elevator: bool = False

    @property
    def id(self) -> str:
        return f"{self.a}/{self.b}"


@dataclass(slots=True, frozen=True)
class Road:
    """A buggy road: the dashed line that joins the sites of a world.  [HF-5.6B HF-6.4D]"""

    world: World
    sites: tuple[SiteId, ...]


@dataclass(slots=True, frozen=True, eq=False)
class PrintedRoute:
    """A coloured route with its signpost, a mere suggestion.  [HF-2.2E HF-5.4E]

    id           "green-aeneas"
    colour       of the line
    path         spaces from LEO to the site
    sign         burns as printed: "7", "10/7"
    burns        on the path
    landing      steps of landing fuel; 0 on an aerobrake path
    hazards      in the order they are met
    turns        at Hohmanns, all of them free if one stops there
    belts        belt points met (expansion)
    """

    id: str
    colour: str
    path: tuple[SpaceId, ...]
    sign: str
    burns: int
    landing: int
    hazards: tuple[Hazard, ...]
    turns: int
    belts: int
    confidence: Confidence


@dataclass(slots=True, frozen=True)
class Ring:
    """A zone around the Sun.  [HF-2.2]

    id         "Mars"
    modifier   of solar thrust
    radius     to which it is drawn
    """

    id: Zone
    modifier: int
    radius: float
    confidence: Confidence


@dataclass(frozen=True, eq=False)
class Map:
    """The board as a graph; which spaces and edges are in play is settled when the content is read.

    spaces   by id
    edges    between them
    roads    by world
    routes   coloured routes that lie wholly on the board
    zones    by name, from the Sun outwards
    """

    spaces: dict[SpaceId, Space]
    edges: tuple[Edge, ...]
    roads: dict[World, Road]
    routes: tuple[PrintedRoute, ...]
    zones: dict[Zone, Ring]

    @cached_property
    def sites(self) -> dict[SiteId, Site]:
        return {space.id: space.site for space in self.spaces.values() if space.site}

    @cached_property
    def edges_of(self) -> dict[SpaceId, tuple[Edge, ...]]:
        """All edges that end at a space, whichever way they run."""
        found: dict[SpaceId, list[Edge]] = {space: [] for space in self.spaces}
        for edge in self.edges:
            found[edge.a].append(edge)
            found[edge.b].append(edge)
        return {space: tuple(edges) for space, edges in found.items()}
