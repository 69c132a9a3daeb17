"""Spaces without a printed name are called after the nearest world: burn 2 near Luna."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import hypot

from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.starmap.spaces import Space
from perihelion.games.high_frontier.state import LEO


@dataclass(frozen=True, slots=True)
class Bearing:
    """Where a nameless space is.

    what     its kind, or "aerobrake" where craft brake in the air
    site     a world of one site, or LEO; "" for a world of several
    world    its name as printed
    number   among those of its kind near that world
    """

    what: str
    site: SpaceId
    world: str
    number: int


def bearings(spaces: Iterable[Space]) -> dict[SpaceId, Bearing]:
    """Nameless space -> where it is; no two are alike, and they count outwards from the world."""
    spaces = list(spaces)
    landmarks = [space for space in spaces if space.site or space.id == LEO]
    nearest = [
        (min((_apart(space, mark), mark.id, mark) for mark in landmarks), space)
        for space in spaces
        if not space.name
    ]
    counted: Counter[tuple[str, str]] = Counter()
    found = {}
    for (_, _, mark), space in sorted(nearest, key=lambda pair: (pair[0][0], pair[1].id)):
        what = space.hazard if space.hazard == "aerobrake" else space.kind
        world = mark.site.world if mark.site else mark.name
        counted[what, world] += 1
        site = mark.id if world == mark.name else ""
        found[space.id] = Bearing(what, site, world, counted[what, world])
    return found


def _apart(one: Space, other: Space) -> float:
    """How far apart two spaces are drawn."""
    return hypot(one.x - other.x, one.y - other.y)
