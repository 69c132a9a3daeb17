"""The planner finds just what trying out every move finds, on small maps of every kind."""

import os
from dataclasses import replace
from fractions import Fraction
from typing import Any

from brute_force import Situation, World
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from perihelion.games.high_frontier.components import Side, Thruster
from perihelion.games.high_frontier.content import Content, base_content
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.routes import Planner, Wishes
from perihelion.games.high_frontier.starmap.spaces import Edge, Map, Road, Site, Space

BASE = base_content()
EXAMPLES = 3_000 if os.environ.get("PERIHELION_FULL") else 120
TURNS = 4
KINDS = ("burn", "burn", "lagrange", "hohmann", "hohmann", "site")
ZONES = ("Venus", "Earth", "Mars")


@st.composite
def spaces(draw: st.DrawFn) -> list[Space]:
    """The start and a few spaces of every kind."""
    found = [Space("LEO", "leo", "Earth", 0, 0, "derived")]
    for n in range(draw(st.integers(3, 7))):
        kind: Any = draw(st.sampled_from(KINDS))
        zone = draw(st.sampled_from(ZONES))
        hazard: Any = (
            draw(st.sampled_from(("", "", "crash", "aerobrake"))) if kind in ("burn", "lagrange") else ""
        )
        if kind == "burn" and hazard == "aerobrake":
            hazard = ""
        site = None
        if kind == "site":
            site = Site(draw(st.integers(1, 4)), "C", draw(st.integers(0, 3)), f"world{n}")
        found.append(Space(f"{kind}{n}", kind, zone, 0, 0, "derived", hazard=hazard, site=site))
    return found


@st.composite
def maps(draw: st.DrawFn) -> Map:
    """A connected map; at a Hohmann some lines run straight on."""
    places = draw(spaces())
    pairs = [(n, draw(st.integers(0, n - 1))) for n in range(1, len(places))]
    for _ in range(draw(st.integers(0, 4))):
        a, b = draw(st.integers(0, len(places) - 1)), draw(st.integers(0, len(places) - 1))
        if a != b and (a, b) not in pairs and (b, a) not in pairs:
            pairs.append((a, b))
    lanes = {space.id: 0 for space in places}
    edges = []
    for a, b in pairs:
        ends = []
        for space in (places[a], places[b]):
            lane = f"lane{lanes[space.id] // draw(st.sampled_from((1, 2, 2)))}"
            lanes[space.id] += 1
            ends.append(lane if space.kind == "hohmann" else "")
        edges.append(
            Edge(
                places[a].id,
                places[b].id,
                "derived",
                ends[0],
                ends[1],
                aerobrake=draw(st.sampled_from((False,) * 3 + (True,))),
            )
        )
    sites = [space.id for space in places if space.site]
    roads = {}
    if len(sites) > 1 and draw(st.booleans()):
        first = next(space for space in places if space.id == sites[0])
        places = [replace(space, site=first.site) if space.site else space for space in places]
        roads = {"world": Road("world", tuple(sites))}
    return Map({space.id: space for space in places}, tuple(edges), roads, (), BASE.map.zones)


thrusters = st.builds(
    Thruster,
    thrust=st.integers(1, 4),
    fuel=st.sampled_from([Fraction(4), Fraction(2), Fraction(1), Fraction(1, 2), Fraction(1, 3)]),
    afterburn=st.sampled_from([None, 1, 2, 3]),
    solar=st.booleans(),
)
sails = st.builds(
    Thruster, thrust=st.integers(1, 2), fuel=st.just(Fraction(0)), solar=st.just(True), sail=st.just(True)
)
sides = st.builds(
    Side,
    name=st.just("card"),
    mass=st.integers(0, 3),
    thruster=st.one_of(st.none(), thrusters, thrusters, sails),
    isru=st.sampled_from([None, 1, 3]),
    platforms=st.sampled_from([(), ("buggy",)]),
    codes=st.sampled_from([frozenset(), frozenset(), frozenset({"scoop"})]),
)

units = st.builds(
    Side,
    name=st.just("unit"),
    mass=st.integers(0, 2),
    thruster=st.one_of(st.none(), thrusters),
    isru=st.integers(0, 3),
    codes=st.sampled_from([(), ("divining",), ("beam_rider",), ("scoop",)]).map(frozenset),
)


def compare(board: Map, cards: list[Side], tanks: int, *, beamed: bool = False, **wishes: Any) -> None:
    content: Content = replace(BASE, map=board)
    planner = Planner(content)
    cards = [replace(side, name=f"card{n}") for n, side in enumerate(cards)]
    craft = Craft(tuple((side.name, side) for side in cards), "LEO", beamed=beamed)
    craft = replace(craft, steps=planner.atlas.diagram.steps(craft.dry, tanks))
    planned = planner.costs(craft, Wishes(turns=TURNS, **wishes))
    world = World(content, beamed=beamed, **wishes)
    tried = world.fronts(Situation("LEO", tuple(cards), craft.steps), TURNS)
    for space in board.spaces:
        assert planned[space] == tried.get(space, []), space
        assert planner.reaches(craft, [space], Wishes(turns=TURNS, **wishes)) == bool(planned[space])


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(maps(), st.lists(sides, min_size=1, max_size=3), st.integers(0, 4))
def test_every_best_route_of_a_small_map_is_found_and_no_other(
    board: Map, cards: list[Side], tanks: int
) -> None:
    cards = [replace(side, codes=side.codes - {"scoop"}) for side in cards]
    compare(board, cards, tanks)


@settings(max_examples=EXAMPLES // 2, deadline=None, suppress_health_check=list(HealthCheck))
@given(maps(), st.lists(sides, min_size=1, max_size=3), st.integers(0, 3))
def test_the_same_with_a_scoop_aboard(board: Map, cards: list[Side], tanks: int) -> None:
    compare(board, [*cards, Side("scoop", 1, codes=frozenset({"scoop"}))], tanks)


@st.composite
def waters(draw: st.DrawFn, board: Map) -> dict[str, Any]:
    """Whose factories stand where, and how the table mines."""
    sites = list(board.sites)
    return {
        "refuel": True,
        "factories": frozenset(sites[: draw(st.integers(0, 1))]),
        "closed": frozenset(sites[1 : 1 + draw(st.integers(0, 1))]),
        "together": draw(st.booleans()),
        "operations": draw(st.sampled_from((1, 1, 2))),
    }


@settings(max_examples=EXAMPLES // 2, deadline=None, suppress_health_check=list(HealthCheck))
@given(maps(), st.lists(sides, min_size=1, max_size=2), st.lists(units, max_size=2), st.booleans(), st.data())
def test_the_same_where_water_is_drawn_on_the_way(
    board: Map, cards: list[Side], miners: list[Side], beamed: bool, data: st.DataObject
) -> None:
    cards = [replace(side, codes=side.codes - {"scoop"}) for side in cards]
    tanks, wishes = data.draw(st.integers(0, 3)), data.draw(waters(board))
    compare(board, [*cards, *miners], tanks, beamed=beamed, **wishes)


def test_who_lands_at_the_end_of_a_lane_to_be_lighter_flies_on() -> None:
    """A sail too heavy to turn at the Hohmann spends four steps on landing and lift-off, and turns there."""
    board = Map(
        {
            "LEO": Space("LEO", "leo", "Earth", 0, 0, "derived"),
            "rock": Space("rock", "site", "Earth", 0, 0, "derived", site=Site(2, "C", 0, "rock")),
            "hohmann": Space("hohmann", "hohmann", "Mars", 0, 0, "derived"),
            "burn": Space("burn", "burn", "Venus", 0, 0, "derived"),
        },
        (
            Edge("rock", "LEO", "derived"),
            Edge("hohmann", "LEO", "derived", "in", ""),
            Edge("burn", "hohmann", "derived", "", "out"),
        ),
        {},
        (),
        BASE.map.zones,
    )
    sail = Side("sail", 0, Thruster(thrust=2, fuel=Fraction(0), afterburn=None, solar=True, sail=True))
    compare(board, [sail, Side("load", 0)], 4)
