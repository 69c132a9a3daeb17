"""The planner with the expansion finds just what trying out every move finds, on small maps."""

import os
from dataclasses import replace
from fractions import Fraction
from typing import Any

from brute_force import Situation
from brute_outward import Outer
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from outward import outward
from rules.high_frontier.test_routes_exact import BASE, TURNS, maps, thrusters

from perihelion.games.high_frontier.book import Book
from perihelion.games.high_frontier.components import Needs, Side, Support
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.expansions.expansion import manoeuvres, supporting
from perihelion.games.high_frontier.flights.laws import laws_of
from perihelion.games.high_frontier.planner.craft import Craft, craft_in_view
from perihelion.games.high_frontier.planner.routes import Planner, Wishes, planner_for
from perihelion.games.high_frontier.starmap.spaces import Map, Space

FULL = bool(os.environ.get("PERIHELION_FULL"))
EXAMPLES = 2_000 if FULL else 60  # always the same ones in the short form


def outer_laws() -> Any:
    book = Book()
    supporting.wrap(book)
    manoeuvres.wrap(book)
    return laws_of(book)


LAWS = outer_laws()


@st.composite
def outer_maps(draw: st.DrawFn) -> Map:
    """A small map with fly-bys, belts, sectors and borders."""
    board = draw(maps())
    spaces: dict[str, Space] = {}
    for name, space in board.spaces.items():
        if space.kind == "lagrange" and not space.hazard:
            what = draw(st.sampled_from(("", "fly-by", "fly-by", "belt")))
            if what == "fly-by":
                space = replace(
                    space, flyby=draw(st.integers(1, 3)), sector=draw(st.sampled_from(("", "blue")))
                )
            elif what == "belt":
                space = replace(space, belt=draw(st.sampled_from(("Earth", "Jupiter"))))
        if space.site and not board.roads:
            space = replace(space, site=replace(space.site, border=draw(st.sampled_from(("", "", "red")))))
        spaces[name] = space
    return Map(spaces, board.edges, board.roads, (), board.zones)


needs = st.builds(
    Needs,
    generator=st.sampled_from([(), (), ("e",)]),
    reactor=st.sampled_from([(), (), ("n",)]),
    therms=st.integers(0, 1),
)
engines = st.builds(
    Side,
    name=st.just("engine"),
    mass=st.integers(0, 2),
    thruster=thrusters.flatmap(lambda one: st.sampled_from([one, replace(one, dirt=True)])),
    isru=st.sampled_from([None, 2]),
    platforms=st.sampled_from([(), ("buggy",)]),
    codes=st.sampled_from([frozenset(), frozenset(), frozenset({"mag_bonus"}), frozenset({"beam_rider"})]),
    rad_hard=st.sampled_from([0, 3, 8]),
    needs=needs,
)
supports = st.builds(
    Side,
    name=st.just("support"),
    mass=st.integers(0, 2),
    rad_hard=st.sampled_from([1, 5, 9]),
    needs=needs.map(lambda one: replace(one, generator=())),
    supplies=st.sampled_from([("e",), ("n",), ("e", "n")]),
    solar=st.booleans(),
    support=st.one_of(
        st.none(), st.builds(Support, st.integers(-1, 2), st.sampled_from([Fraction(1), Fraction(1, 2)]))
    ),
    cooling=st.sampled_from([0, 1, 2]),
    codes=st.sampled_from([frozenset(), frozenset(), frozenset({"blast"})]),
)


@settings(max_examples=EXAMPLES, derandomize=not FULL, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    outer_maps(),
    st.lists(engines, min_size=1, max_size=2),
    st.lists(supports, max_size=3),
    st.integers(0, 3),
    st.sampled_from(("blue", "yellow", "red")),
    st.booleans(),
    st.booleans(),
    st.integers(0, 2),
)
def test_every_best_route_with_supports_fly_bys_and_belts(
    board: Map,
    lit: list[Side],
    helped: list[Side],
    tanks: int,
    sector: str,
    refuel: bool,
    factory: bool,
    promised: int,
) -> None:
    """[HF-2.6G HF-6.1A.4 HF-8.2 HF-8.2A HF-8.3A HF-8.3C HF-8.3E HF-8.5C]"""
    content: Content = replace(BASE, map=board)
    planner = Planner(content, LAWS)
    cards = [replace(side, name=f"card{n}") for n, side in enumerate([*lit, *helped])]
    craft = Craft(
        tuple((side.name, side) for side in cards),
        "LEO",
        passes=frozenset({f"sector-{sector}"}),
        promised=promised,
    )
    craft = replace(craft, steps=planner.atlas.diagram.steps(craft.dry, tanks))
    built = frozenset([*board.sites][:1]) if factory else frozenset()
    wishes = Wishes(turns=TURNS - 1, refuel=refuel, factories=built, own=built)
    planned = planner.costs(craft, wishes)
    world = Outer(content, refuel=refuel, factories=built, sector=sector)
    found = world.fronts(Situation("LEO", tuple(cards), craft.steps, promised=promised), TURNS - 1)
    for space in board.spaces:
        assert planned[space] == found.get(space, []), space
        assert planner.reaches(craft, [space], wishes) == bool(planned[space])


def test_who_loses_the_sail_in_the_air_meets_the_belts_behind_it_without_thrust() -> None:
    """Thrust 5 spares a laser of hardness 4 every belt; adrift it is rolled for, too.  [HF-8.3C HF-6.5]"""
    story = outward("rocket 0: sun-belt-4 8 T6* X1* R8\nwater 0: 4\ndice: 1", factions="ESA UN")
    seen = story.game.view(0)["table"]
    craft = craft_in_view(story.hf.on.printed, seen, 0)
    assert craft is not None
    costs = planner_for(story.hf.on.printed, story.hf.on.laws).costs(craft, Wishes(turns=1))
    assert (costs["earth-belt-4"], costs["earth-belt-5"]) == ([(1, 0, 0)], [(1, 0, 2)])
