"""The map and a route on it: for the terminal as a strip of signs, for pages and notebooks as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from math import cos, pi, sin
from typing import TYPE_CHECKING

from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.starmap.chart import Chart
from perihelion.games.high_frontier.starmap.landmarks import bearings
from perihelion.games.high_frontier.starmap.spaces import Space

if TYPE_CHECKING:
    from perihelion.games.high_frontier.planner.legs import Leg, Route

# In the terminal.

SIGNS = {"leo": "◎", "burn": "●", "lagrange": "○", "hohmann": "✕", "site": "⬢"}
HAZARDS = {"crash": "!", "aerobrake": "~"}
STOP = "│"


def as_strip(chart: Chart, legs: Iterable[Leg]) -> str:
    """The spaces of a route as signs, a stroke after each turn: `◎─●─○─● │ ○─⬢`."""
    drawn: list[str] = []
    for leg in legs:
        entered = leg.path[1:] if drawn else leg.path
        if entered:
            drawn.append("─".join(_sign(chart.spaces[space]) for space in entered))
    return f" {STOP} ".join(drawn)


def _sign(space: Space) -> str:
    return SIGNS[space.kind] + HAZARDS.get(space.hazard, "")


# As SVG.

SIDE = 1000  # of the whole map
SMALLEST = 180  # side of a picture of a short route
MARGIN = 40
SKY, RING, LINE, INK, FAINT = "#0b1020", "#26314f", "#4a5a82", "#eef2ff", "#9fb0d8"
BURN, SITE = "#ef6a5a", "#f2c14e"
TURNS = ("#5ee0c1", "#ff9f68")  # turns by turns


def as_svg(chart: Chart, route: Route | None = None, names: Mapping[SpaceId, str] | None = None) -> str:
    """The whole map, or the part of it where a route runs, each turn numbered at its end.

    `names` of the spaces may be those of a language; else they are as printed.
    """
    called = names or printed_names(chart)
    left, top, width, height = (0, 0, SIDE, SIDE) if route is None else _frame(chart, route.path)
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width:g} {height:g}" '
        f'width="{SIDE}" height="{SIDE * height / width:g}" role="img" font-family="sans-serif" '
        'text-anchor="middle">',
        f"<title>{escape(called[route.to] if route else 'High Frontier')}</title>",
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" fill="{SKY}"/>',
        *_rings(chart),
        *_lines(chart),
        *(_legs(chart, route) if route else ()),
        *(part for space in chart.spaces.values() for part in _space(space, called[space.id])),
        *(_numbers(chart, route) if route else ()),
    ]
    return "\n".join([*drawn, "</svg>"])


def printed_names(chart: Chart) -> dict[SpaceId, str]:
    """What stands on the map; a space without a name is the n-th of its kind at a world."""
    near = bearings(chart.spaces.values())
    told = {space: f"{found.world}: {found.what} {found.number}" for space, found in near.items()}
    return {space.id: space.name or told[space.id] for space in chart.spaces.values()}


def _at(space: Space) -> tuple[float, float]:
    return space.x * SIDE, space.y * SIDE


def _frame(chart: Chart, path: Iterable[SpaceId]) -> tuple[float, float, float, float]:
    """A square around a path."""
    places = [_at(chart.spaces[space]) for space in path]
    across, down = [x for x, _ in places], [y for _, y in places]
    side = max(max(across) - min(across), max(down) - min(down), SMALLEST) + 2 * MARGIN
    return (max(across) + min(across) - side) / 2, (max(down) + min(down) - side) / 2, side, side


def _rings(chart: Chart) -> Iterator[str]:
    """Zones around the Sun, each with its modifier."""
    middle = SIDE / 2
    for ring in reversed(chart.board.zones.values()):
        radius = ring.radius * SIDE
        yield f'<circle cx="{middle:g}" cy="{middle:g}" r="{radius:g}" fill="none" stroke="{RING}"/>'
        yield _text(middle, middle - radius + 12, f"{ring.id} {ring.modifier:+d}", 9, FAINT)
    yield f'<circle cx="{middle:g}" cy="{middle:g}" r="14" fill="{SITE}"/>'


def _lines(chart: Chart) -> Iterator[str]:
    for a, b, edge in chart.drawn_lines():
        dashes = ' stroke-dasharray="3 3"' if edge.aerobrake else ' stroke-dasharray="1 3"' * edge.elevator
        yield _line(_at(a), _at(b), LINE, 1, dashes)
    for site, others in chart.roads.items():
        for other in others:
            if site < other:
                ends = _at(chart.spaces[site]), _at(chart.spaces[other])
                yield _line(*ends, SITE, 1, ' stroke-dasharray="4 2"')


def _line(a: tuple[float, float], b: tuple[float, float], colour: str, width: float, more: str = "") -> str:
    return (
        f'<path d="M{a[0]:g} {a[1]:g}L{b[0]:g} {b[1]:g}" stroke="{colour}" stroke-width="{width:g}" '
        f'fill="none"{more}/>'
    )


def _space(space: Space, name: str) -> Iterator[str]:
    """A space with a shape of its own kind, and a sign where it is dangerous."""
    x, y = _at(space)
    yield f"<g><title>{escape(name)}</title>"
    match space.kind:
        case "burn":
            yield f'<circle cx="{x:g}" cy="{y:g}" r="4" fill="{BURN}"/>'
        case "lagrange":
            yield f'<circle cx="{x:g}" cy="{y:g}" r="3.5" fill="{SKY}" stroke="{INK}"/>'
        case "hohmann":
            yield f'<path d="M{x - 3:g} {y - 3:g}l6 6m0 -6l-6 6" stroke="{INK}" stroke-width="1.6"/>'
        case "leo":
            yield f'<rect x="{x - 6:g}" y="{y - 6:g}" width="12" height="12" rx="2" fill="{TURNS[0]}"/>'
            yield _text(x, y - 9, space.id, 9, INK)
        case _:
            yield from _site(space, name)
    if space.hazard:
        yield _text(x + 6, y - 3, HAZARDS[space.hazard], 9, SITE)
    yield "</g>"


def _site(space: Space, name: str) -> Iterator[str]:
    """A hexagon with size and type; below it the name."""
    x, y = _at(space)
    assert space.site is not None
    corners = " ".join(f"{x + 7 * cos(n * pi / 3):.1f},{y + 7 * sin(n * pi / 3):.1f}" for n in range(6))
    yield f'<polygon points="{corners}" fill="{SKY}" stroke="{SITE}"/>'
    yield _text(x, y + 2, f"{space.site.size}{space.site.letter}", 6, INK)
    yield _text(x, y + 14, name, 5, FAINT)


def _legs(chart: Chart, route: Route) -> Iterator[str]:
    for leg in route.legs:
        for a, b in zip(leg.path, leg.path[1:], strict=False):
            colour = TURNS[leg.turn % len(TURNS)]
            yield _line(_at(chart.spaces[a]), _at(chart.spaces[b]), colour, 3, ' stroke-linecap="round"')


def _numbers(chart: Chart, route: Route) -> Iterator[str]:
    """The number of each turn where it ends."""
    for leg in route.legs:
        x, y = _at(chart.spaces[leg.path[-1]])
        yield f'<circle cx="{x + 9:g}" cy="{y - 9:g}" r="6" fill="{TURNS[leg.turn % len(TURNS)]}"/>'
        yield _text(x + 9, y - 6.5, str(leg.turn), 8, SKY)


def _text(x: float, y: float, said: str, size: float, colour: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}">{escape(said)}</text>'
