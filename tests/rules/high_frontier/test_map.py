"""The map is sound, and agrees with every figure the rulebook prints of it; unsound maps are found out."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest
from frontier import frontier

from perihelion.games.high_frontier.content import base_content, packaged, read_content
from perihelion.games.high_frontier.starmap.spaces import Edge, Map, Space
from perihelion.games.high_frontier.starmap.survey import Flaw, fewest_burns, survey

BASE = base_content().map
WHOLE = read_content(packaged(), ("base", "expansion")).map


@pytest.mark.parametrize("board", [BASE, WHOLE], ids=["base", "whole"])
def test_the_map_is_sound(board: Map) -> None:
    """[HF-2.2 HF-2.2A HF-2.2B HF-2.2C HF-2.2E HF-5.4E]"""
    assert survey(board) == []


def test_spaces_of_the_base_board() -> None:
    """[HF-2.2]"""
    counted = Counter(space.kind for space in BASE.spaces.values())
    assert counted == {"leo": 1, "burn": 90, "lagrange": 68, "hohmann": 45, "site": 82}
    assert len(WHOLE.spaces) == 419 and not any(space.zone == "Saturn" for space in BASE.spaces.values())


@pytest.mark.parametrize(
    ("site", "size", "letter", "hydration"),
    [("luna", 9, "S", 2), ("mercury", 10, "V", 3), ("dresda", 2, "S", None), ("nysa", 3, "M", 0)],
)
def test_sites_that_the_rulebook_prints(site: str, size: int, letter: str, hydration: int | None) -> None:
    """[HF-2.2C HF-5.5A HF-5.6B HF-6.4C]"""
    found = BASE.sites[site]
    assert (found.size, found.letter) == (size, letter)
    assert hydration is None or found.hydration == hydration


@pytest.mark.parametrize(
    ("site", "burns"), [("luna", 2), ("mars-hellas-basin", 3), ("mercury", 7), ("ceres", 5)]
)
def test_fewest_burns_from_leo(site: str, burns: int) -> None:
    """[HF-5.4E HF-8.8]"""
    assert fewest_burns(BASE)[site] == burns


def test_mars_is_entered_by_a_burn_and_an_aerobrake() -> None:
    """[HF-6.4F]"""
    assert BASE.spaces["mars-heo"].kind == "burn"
    assert any(e.b == "mars-aero-1" and e.aerobrake for e in BASE.edges_of["mars-heo"])
    assert BASE.spaces["mars-aero-1"].hazard == "aerobrake"
    assert sorted(BASE.roads) == ["Mars"] and len(BASE.roads["Mars"].sites) == 3


def test_belts_fly_bys_and_triangles_mean_nothing_in_the_base_game() -> None:
    """Into a belt point of Earth, next to a fly-by, nothing is rolled and nothing gained.  [HF-2.2F]"""
    story = frontier("rocket 0: earth-heo 5 T7").does("fly", "engine T7", "go earth-belt-1")
    flight = story.hf.flight
    assert BASE.spaces["earth-belt-1"].belt == "Earth" and BASE.spaces["earth-belt-1"].hazard == ""
    assert flight is not None and (flight.burns, story.rocket().steps) == (0, 5)
    neighbours = {edge.b if edge.a == "earth-belt-1" else edge.a for edge in BASE.edges_of["earth-belt-1"]}
    offered = {move.removeprefix("go ") for move in story.offered if move.startswith("go ")}
    assert offered <= neighbours and "geo" in offered


def test_signs_of_the_seven_colours() -> None:
    """[HF-5.4E]"""
    signs = {route.id: (route.burns, route.landing, route.hazards) for route in WHOLE.routes}
    assert signs == {
        "red": (3, 0, ("aerobrake", "crash")),
        "orange": (7, 10, ()),
        "yellow": (5, 6, ("crash",)),
        "green-aeneas": (6, 2, ()),
        "green-enceladus": (10, 5, ("crash", "aerobrake", "crash")),
        "blue": (5, 1, ("crash",)),
        "indigo": (3, 0, ("aerobrake", "crash", "aerobrake")),
        "violet-hertha": (4, 3, ()),
        "violet-achilles": (6, 2, ()),
        "violet-callisto": (9, 8, ()),
    }
    assert len(BASE.routes) == 7


# Unsound maps.


def changed(*edges: Edge, without: str = "", spaces: Sequence[Space] = ()) -> Map:
    """The base map with these edges and spaces in place of those of the same name."""
    named = {edge.id: edge for edge in BASE.edges} | {edge.id: edge for edge in edges}
    named.pop(without, None)
    return replace(
        BASE, edges=tuple(named.values()), spaces=BASE.spaces | {space.id: space for space in spaces}
    )


def line(a: str, b: str) -> Edge:
    return Edge(a, b, "source")


LUNA = BASE.spaces["luna"]
HOHMANN = next(space for space in BASE.spaces.values() if space.kind == "hohmann")
ORANGE = next(route for route in BASE.routes if route.id == "orange")


def signed(**differently: object) -> Map:
    return replace(BASE, routes=(replace(ORANGE, **differently),))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("board", "flaw"),
    [
        (changed(without="LEO/earth-heo"), "unreachable"),
        (changed(spaces=[replace(LUNA, kind="leo")]), "start"),
        (changed(line("earth-heo", "LEO")), "twice"),
        (changed(line(HOHMANN.id, "LEO")), "lane"),
        (changed(replace(line(HOHMANN.id, "LEO"), lane_a="a", lane_b="b")), "lane"),
        (changed(*(replace(line(HOHMANN.id, x), lane_a="a") for x in ("LEO", "geo", "luna-l1"))), "crowded"),
        (changed(spaces=[replace(LUNA, hazard="crash")]), "hazard"),
        (changed(line("LEO", "mars-aero-1")), "off-path"),
        (changed(without="mars-aero-2/mars-arsia-mons"), "no-way-down"),
        (changed(replace(line("earth-aero-1", "luna"), aerobrake=True)), "airless"),
        (changed(spaces=[replace(LUNA, id="mars-north-pole")]), "road"),
        (signed(path=("LEO", "mercury")), "broken"),
        (signed(path=ORANGE.path[:-1]), "no-site"),
        (signed(burns=6), "burns"),
        (signed(sign="6"), "sign"),
        (signed(landing=9), "landing"),
        (signed(hazards=("crash",)), "hazards"),
        (signed(turns=1), "turns"),
        (signed(belts=0), "belts"),
    ],
)
def test_an_unsound_map_is_found_out(board: Map, flaw: str) -> None:
    assert flaw in {found.what for found in survey(board)}


def test_a_site_from_which_no_freighter_comes_home_is_found_out() -> None:
    """[HF-6.6]"""
    ways = [e for e in BASE.edges_of["luna"] if "luna" in (e.a, e.b)]
    only_down = tuple(e for e in BASE.edges if e not in ways)
    board = replace(BASE, edges=(*only_down, replace(line("luna-l1", "luna"), aerobrake=True)))
    assert Flaw("stranded", "luna") in survey(board)


def test_sites_of_one_world_have_one_size() -> None:
    hellas = BASE.spaces["mars-hellas-basin"]
    assert hellas.site is not None
    board = changed(spaces=[replace(hellas, site=replace(hellas.site, size=9))])
    assert [flaw.what for flaw in survey(board) if flaw.where == "Mars"] == ["sizes"]
