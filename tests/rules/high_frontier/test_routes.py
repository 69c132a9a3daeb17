"""The planner on the map of the game: routes worked out by hand, and every leg flown at the table."""

import gc
from dataclasses import replace
from typing import Any

import pytest
from frontier import frontier

from perihelion.games.high_frontier.content import base_content
from perihelion.games.high_frontier.planner.craft import Craft, craft_of
from perihelion.games.high_frontier.planner.legs import Leg
from perihelion.games.high_frontier.planner.routes import Route, Wishes, base_planner
from perihelion.games.high_frontier.planner.search import Search

CONTENT = base_content()
PLANNER = base_planner()


def rocket(cards: str, *, tanks: int = 0, at: str = "LEO", **more: Any) -> Craft:
    named = [(card.rstrip("*"), card.endswith("*")) for card in cards.split()]
    craft = craft_of(CONTENT, named, at)
    return replace(craft, steps=PLANNER.atlas.diagram.steps(craft.dry, tanks), **more)


def costs(craft: Craft, site: str, wishes: Wishes | None = None) -> list[tuple[int, int, int]]:
    return [route.cost for route in PLANNER.routes(craft, [site], wishes).get(site, [])]


def test_the_luna_mission_is_found() -> None:
    """[HF-8.8 HF-6.1 HF-6.2 HF-6.4C]"""
    (route,) = PLANNER.routes(rocket("PRC T2 R2", tanks=3), ["luna"])["luna"]
    assert route.cost == (2, 10, 0)
    first, second = route.legs
    assert first.launch is not None and second.launch is not None
    assert (first.card, first.launch.thrust, first.burns, first.fuel) == ("T2", 2, 2, 8)
    assert (second.card, second.launch.thrust, second.launch.afterburn, second.landing) == ("PRC", 10, 2, 0)
    assert [part.what for part in second.launch.parts] == ["thruster", "afterburn"]


def test_a_route_home_from_luna_takes_all_seventeen_steps() -> None:
    """[HF-8.8 HF-6.4D]"""
    craft = rocket("PRC T2", tanks=5, at="luna")
    assert (1, 17, 0) in costs(craft, "LEO")


def test_a_route_to_where_the_craft_stands_is_none() -> None:
    """[HF-6.2]"""
    assert not PLANNER.routes(rocket("T3", tanks=8, at="luna"), ["luna"])


def test_without_thruster_nothing_is_reached() -> None:
    """[HF-6.1B]"""
    assert not PLANNER.routes(rocket("R5", tanks=8))


def test_a_falling_craft_reaches_mars() -> None:
    """[HF-6.1B HF-6.4F]"""
    routes = PLANNER.routes(rocket("R5", at="low-mars-orbit"), ["mars-hellas-basin", "mars-arsia-mons"])
    assert [route.cost for route in routes["mars-arsia-mons"]] == [(1, 0, 1)]
    assert [route.cost for route in routes["mars-hellas-basin"]] == [(1, 0, 2), (2, 0, 1)]  # by the road


def test_the_odds_of_arriving() -> None:
    """[HF-6.4E HF-6.4F]"""
    route = PLANNER.routes(rocket("R5", at="low-mars-orbit"), ["mars-hellas-basin"])["mars-hellas-basin"][0]
    assert route.risk == pytest.approx(1 - (5 / 6) ** 2)
    assert route.legs[0].hazards == ("mars-aero-1", "mars-dust")


def test_the_scoop_takes_the_risk_of_aerobraking_away() -> None:
    """[HF-6.4F]"""
    assert costs(rocket("T3 F4*", tanks=4, at="mars-heo"), "mars-arsia-mons")[0] == (1, 0, 0)


def test_a_sail_that_aerobrakes_is_listed_as_lost() -> None:
    """[HF-6.4F HF-6.5]"""
    craft = rocket("T6* R5", at="sol-mars-l2")
    route = PLANNER.routes(craft, ["mars-arsia-mons"])["mars-arsia-mons"][0]
    assert route.cost == (1, 0, 1) and route.legs[0].lost == ("T6",)


def test_stops_at_hohmanns_spare_the_turn() -> None:
    """[HF-6.3 HF-5.4E]"""
    quick, *_, frugal = costs(rocket("T7 PRC", tanks=8), "ceres")
    assert quick[0] < frugal[0] and frugal[1] < quick[1]
    assert costs(rocket("T1", tanks=8), "ceres")[-1][1] == 5 * 2 + 6  # the burns of the sign, and the landing


@pytest.mark.parametrize("route", CONTENT.map.routes, ids=lambda route: route.id)
def test_no_route_is_cheaper_than_its_signpost(route: object) -> None:
    """[HF-5.4E]"""
    craft = rocket("T7", tanks=8)  # one step a burn
    site = route.path[-1]  # type: ignore[attr-defined]
    assert min(fuel for _, fuel, _ in costs(craft, site)) <= route.burns + route.landing  # type: ignore[attr-defined]


def test_a_freighter_comes_home_without_fuel() -> None:
    """[HF-6.6]"""
    craft = rocket("T3*", at="luna", freighter=True)
    assert costs(craft, "LEO", Wishes(factories=frozenset({"luna"}))) == [(2, 0, 0)]
    assert costs(craft, "LEO") == []  # it cannot leave a large site without a factory


def test_a_freighter_lands_at_factories_only() -> None:
    """[HF-6.6]"""
    craft = rocket("T3*", at="luna-l1", freighter=True)
    assert set(PLANNER.routes(craft, None, Wishes(factories=frozenset({"deimos"})))) == {"deimos"}


def test_beamed_power_makes_routes_quicker() -> None:
    """[HF-6.1A.4]"""
    plain, beamed = (costs(rocket("T6", beamed=beam), "deimos")[0] for beam in (False, True))
    assert beamed < plain


def test_the_elevator_saves_two_burns() -> None:
    """[HF-7.2]"""
    held: tuple[set[str], ...] = (set(), {"elevator"})
    plain, lifted = (costs(rocket("T7", tanks=3, passes=frozenset(passes)), "deimos") for passes in held)
    assert min(cost[1] for cost in lifted) == min(cost[1] for cost in plain) - 2


def test_water_mined_on_the_way_reaches_further() -> None:
    """[HF-5.5A HF-5.5B]"""
    craft = rocket("T2 R4*", tanks=3)  # ISRU 1
    assert not costs(craft, "ceres")
    assert costs(craft, "ceres", Wishes(refuel=True))


def test_refuelling_takes_the_operation_of_the_turn() -> None:
    """[HF-5.5A HF-4.0]"""
    craft = rocket("T3 R2", tanks=0, at="luna")
    (route, *_) = PLANNER.routes(craft, ["LEO"], Wishes(refuel=True))["LEO"]
    mined = [leg.turn for leg in route.legs if leg.kind == "refuel"]
    assert mined == list(range(1, len(mined) + 1))  # a tank a turn, and the flight in the turn after


def test_a_turn_is_flown_and_then_mined_in() -> None:
    """Mined on Phobos, on to Deimos and mined there at once, then to Luna.  [HF-4.0 HF-5.5A]"""
    craft = rocket("T8 R5*", at="phobos")
    assert costs(craft, "luna", Wishes(refuel=True)) == [(3, 17, 0), (4, 13, 0)]


def test_a_unit_mines_all_it_finds_and_no_less() -> None:
    """Two tanks at a time on Deimos, where one would do for some ways.  [HF-5.5A]"""
    craft = rocket("T2 PRC R2", at="deimos")
    routes = PLANNER.routes(craft, None, Wishes(refuel=True, turns=6)).values()
    firsts = {route.legs[0] for found in routes for route in found}
    two = PLANNER.atlas.diagram.steps(craft.dry, 2)
    assert {(leg.before, leg.after) for leg in firsts if leg.kind == "refuel"} == {(0, two)}


def test_solar_rockets_weaken_on_their_way_out() -> None:
    """[HF-6.1A.3]"""
    for route in PLANNER.routes(rocket("T7*", tanks=8), ["ceres"])["ceres"]:
        for leg in route.legs:
            zone = PLANNER.atlas.chart.zone(leg.path[0])
            assert leg.launch is not None
            assert sum(part.amount for part in leg.launch.parts if part.what == "zone") == zone


def test_a_route_that_is_kept_does_not_keep_the_search_it_came_from() -> None:
    """Bots keep thousands of routes; a search holds thousands of stops."""
    (route,) = PLANNER.routes(rocket("T2 NASA", tanks=3), ["luna"])["luna"]
    gc.collect()
    assert not [found for found in gc.get_objects() if isinstance(found, Search)]
    assert route.legs


def test_a_route_is_drawn_and_told() -> None:
    """[HF-6.2]"""
    route = PLANNER.routes(rocket("PRC T2 R2", tanks=3), ["luna"])["luna"][0]
    assert str(route) == "◎─●─○─● │ ○─⬢"
    assert route.path == ("LEO", "earth-heo", "earth-belt-1", "geo", "luna-l1", "luna")


ROCKETS = [
    ("PRC T2 R2", 3),
    ("PRC T1", 8),
    ("PRC T7 R1 F1", 8),
    ("T2* R1 F1", 6),
    ("T5 R1 F1", 5),
    ("T6* R5", 2),
    ("T3 F4* R5", 8),
    ("T8 R6", 4),
]


@pytest.mark.parametrize(("cards", "tanks"), ROCKETS)
def test_every_route_can_be_flown_at_the_table_for_just_its_cost(cards: str, tanks: int) -> None:
    """[HF-6.1 HF-6.2 HF-6.3 HF-6.4A HF-6.4C HF-6.4D HF-6.4E HF-6.4F HF-6.5]"""
    craft = rocket(cards, tanks=tanks)
    for routes in PLANNER.routes(craft).values():
        for route in (routes[0], routes[-1]):
            fly(cards, craft, route)


def fly(cards: str, craft: Craft, route: Route) -> None:
    """Does at the table what the planner says; hazards are paid for."""
    lines = f"water 0: 99\nrocket 0: LEO {craft.steps} {cards}"
    story = frontier(lines, factions="PRC UN")
    for turn in range(1, route.turns + 1):
        for leg in (leg for leg in route.legs if leg.turn == turn):
            assert story.rocket().steps == leg.before
            story.does("fly", *moves(leg))
            while story.asked in ("hf-go", "hf-hazard"):
                story.does(*onward(story.asked, story.rocket().place, leg))
            assert (story.rocket().place, story.rocket().steps) == (leg.path[-1], leg.after)
        story.does("pass", "pass")
    paid = 99 - story.water()
    assert paid == 4 * route.rolls


def moves(leg: Leg) -> list[str]:
    if leg.kind == "hop":
        return [f"hop {leg.path[-1]}"]
    if leg.kind == "drift":
        return ["drift"]
    assert leg.launch is not None
    return [f"{'afterburn' if leg.launch.afterburn else 'engine'} {leg.card}"]


def onward(asked: str, place: str, leg: Leg) -> list[str]:
    if asked == "hf-hazard":
        return ["insure"]
    where = leg.path.index(place)
    return ["stop"] if where == len(leg.path) - 1 else [f"go {leg.path[where + 1]}"]
