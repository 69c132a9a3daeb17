"""A survey of the map: can every place be reached and left, do lanes, hazards, roads and signs agree."""

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass

from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.starmap.spaces import Edge, Map, PrintedRoute

LEO = "LEO"


@dataclass(slots=True, frozen=True)
class Flaw:
    """Something that is wrong with a map.

    what    kind of the flaw, such as "unreachable"
    where   the space, edge, road or route
    said    what was found
    """

    what: str
    where: str
    said: str = ""


def survey(board: Map) -> list[Flaw]:
    """Everything that is wrong with a map; a sound one has nothing.

    >>> from perihelion.games.high_frontier.content import base_content
    >>> survey(base_content().map)
    []
    """
    checks = (_start, _twice, _lanes, _hazards, _aerobrakes, _worlds, _roads, _reached, _left, _signs)
    return [flaw for check in checks for flaw in check(board)]


def _start(board: Map) -> Iterator[Flaw]:
    """There is one low Earth orbit, and it is called LEO."""
    starts = [space.id for space in board.spaces.values() if space.kind == "leo"]
    if starts != [LEO]:
        yield Flaw("start", LEO, ", ".join(starts))


def _twice(board: Map) -> Iterator[Flaw]:
    """Two spaces are joined by one line.  [HF-2.2F]

    An elevator beside a line, and aerobrake paths there and back, are lines of their own.
    """
    pairs = Counter(
        (*((edge.a, edge.b) if edge.aerobrake else sorted((edge.a, edge.b))), edge.elevator)
        for edge in board.edges
    )
    for (a, b, _), count in pairs.items():
        if count > 1:
            yield Flaw("twice", f"{a}/{b}")


def _lanes(board: Map) -> Iterator[Flaw]:
    """At a Hohmann every edge has a lane and a lane at most two edges; elsewhere there are none.  [HF-6.3]"""
    lanes: Counter[tuple[SpaceId, str]] = Counter()
    for edge in board.edges:
        for space, lane in ((edge.a, edge.lane_a), (edge.b, edge.lane_b)):
            if (board.spaces[space].kind == "hohmann") != bool(lane):
                yield Flaw("lane", edge.id, space)
            elif lane:
                lanes[space, lane] += 1
    for (space, lane), count in lanes.items():
        if count > 2:
            yield Flaw("crowded", space, lane)


def _hazards(board: Map) -> Iterator[Flaw]:
    """Hazards lie on burns and L-points.  [HF-6.4E HF-6.4F]"""
    for space in board.spaces.values():
        if space.hazard and space.kind not in ("burn", "lagrange"):
            yield Flaw("hazard", space.id, space.hazard)


def _aerobrakes(board: Map) -> Iterator[Flaw]:
    """Parachutes lie on aerobrake paths alone; each path leads on, to ground that has air.  [HF-6.4F]"""
    into = {edge.b for edge in board.edges if edge.aerobrake}
    for space in board.spaces.values():
        if space.hazard != "aerobrake":
            continue
        edges = board.edges_of[space.id]
        if not all(edge.aerobrake for edge in edges) or space.id not in into:
            yield Flaw("off-path", space.id)
        if not any(edge.a == space.id for edge in edges):
            yield Flaw("no-way-down", space.id)
    for edge in board.edges:
        site = board.spaces[edge.b].site
        if edge.aerobrake and site and not site.atmosphere:
            yield Flaw("airless", edge.id)


def _worlds(board: Map) -> Iterator[Flaw]:
    """The sites of a world have one size."""
    sizes: dict[str, set[int]] = {}
    for site in board.sites.values():
        sizes.setdefault(site.world, set()).add(site.size)
    for world, found in sizes.items():
        if len(found) > 1:
            yield Flaw("sizes", world, ", ".join(map(str, sorted(found))))


def _roads(board: Map) -> Iterator[Flaw]:
    """A buggy road joins sites of its world.  [HF-5.6B.3]"""
    for road in board.roads.values():
        for place in road.sites:
            site = board.sites.get(place)
            if site is None or site.world != road.world:
                yield Flaw("road", road.world, place)


def _reached(board: Map) -> Iterator[Flaw]:
    """A rocket can reach every space from LEO.  [HF-6.2]"""
    found = fewest_burns(board)
    yield from (Flaw("unreachable", space) for space in board.spaces if space not in found)


def _left(board: Map) -> Iterator[Flaw]:
    """A freighter, which never aerobrakes, gets from every site to LEO.  [HF-6.6]"""
    home = _homeward(board)
    yield from (Flaw("stranded", site) for site in board.sites if site not in home)


def _signs(board: Map) -> Iterator[Flaw]:
    """The sign of a coloured route tells what is met on it.  [HF-5.4E]"""
    for route in board.routes:
        yield from _sign(board, route)


def _sign(board: Map, route: PrintedRoute) -> Iterator[Flaw]:
    edges = list(_along(board, route))
    spaces = [board.spaces[space] for space in route.path]
    site = spaces[-1].site
    if len(edges) < len(spaces) - 1:
        a, b = route.path[len(edges) : len(edges) + 2]
        yield Flaw("broken", route.id, f"{a}/{b}")
    elif site is None:
        yield Flaw("no-site", route.id, route.path[-1])
    else:
        burns = sum(space.kind == "burn" for space in spaces)
        met = tuple(space.hazard for space in spaces if space.hazard)
        for what, said, found in (
            ("sign", route.sign.replace("/", " ").split()[:1], [str(burns)]),
            ("burns", route.burns, burns),
            ("landing", route.landing, 0 if edges[-1].aerobrake else site.size),
            ("hazards", route.hazards, met),
            ("turns", route.turns, _turns(route, edges)),
            ("belts", route.belts, sum(bool(space.belt) for space in spaces)),
        ):
            if said != found:
                yield Flaw(what, route.id, f"{said} {found}")


def _turns(route: PrintedRoute, edges: list[Edge]) -> int:
    """Hohmanns at which the route leaves its lane."""
    crossed = zip(route.path[1:], edges, edges[1:], strict=False)
    return sum(_lane(came, space) != _lane(goes, space) for space, came, goes in crossed)


def _lane(edge: Edge, space: SpaceId) -> str:
    return edge.lane_a if edge.a == space else edge.lane_b


def _along(board: Map, route: PrintedRoute) -> Iterator[Edge]:
    """The edges of a route one after the other, as far as they go."""
    for a, b in zip(route.path, route.path[1:], strict=False):
        ways = (edge for edge in board.edges_of[a] if not edge.elevator and _runs(edge, a) == b)
        edge = next(ways, None)
        if edge is None:
            return
        yield edge


def _runs(edge: Edge, space: SpaceId) -> SpaceId | None:
    """Where an edge leads from a space; nowhere against an aerobrake path."""
    if edge.a == space:
        return edge.b
    return None if edge.aerobrake else edge.a


def fewest_burns(board: Map) -> dict[SpaceId, int]:
    """Space -> burns from LEO with turns that cost nothing, never through a site."""
    found: dict[SpaceId, int] = {LEO: 0} if LEO in board.spaces else {}
    ahead = deque(found)
    while ahead:
        space = ahead.popleft()
        if space in board.sites:
            continue
        for edge in board.edges_of[space]:
            there = None if edge.elevator else _runs(edge, space)
            if there is None:
                continue
            burn = board.spaces[there].kind == "burn"
            if found[space] + burn < found.get(there, len(board.spaces)):
                found[there] = found[space] + burn
                (ahead.append if burn else ahead.appendleft)(there)
    return found


def _homeward(board: Map) -> set[SpaceId]:
    """Every space from which LEO can be reached without aerobraking, never through a site."""
    found = {LEO} & board.spaces.keys()
    ahead = list(found)
    while ahead:
        space = ahead.pop()
        for edge in board.edges_of[space] if space not in board.sites else ():
            there = edge.a if edge.b == space else edge.b
            if there not in found and not edge.aerobrake and not edge.elevator:
                found.add(there)
                ahead.append(there)
    return found
