"""Why there is no route, and what would do."""

from dataclasses import replace
from typing import Any

import pytest

from perihelion.games.high_frontier.content import base_content
from perihelion.games.high_frontier.flights.fuel import Diagram
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.no_route import why_no_route
from perihelion.games.high_frontier.planner.routes import Wishes, planner_for
from perihelion.games.high_frontier.positions.rocket_text import read_rocket

CONTENT = base_content()
DIAGRAM = Diagram(CONTENT.rows, CONTENT.classes)


def rocket(said: str) -> Craft:
    return read_rocket(CONTENT, said).craft


def arrives(craft: Craft, to: str) -> bool:
    return to in planner_for(CONTENT).routes(craft, [to], Wishes())


def bars(craft: Craft, to: str) -> list[dict[str, Any]]:
    assert not arrives(craft, to)
    return [bar.as_json() for bar in why_no_route(planner_for(CONTENT), craft, to, Wishes())]


def test_nothing_drives_it() -> None:
    """[HF-6.1B]"""
    assert bars(rocket("R5, 3 tanks"), "luna") == [{"why": "no-thruster"}]


@pytest.mark.parametrize(("said", "to"), [("PRC, 1 tank", "luna"), ("T2 + PRC, 1 tank", "vesta")])
def test_too_little_fuel_says_the_fewest_tanks_that_would_do(said: str, to: str) -> None:
    """[HF-5.4C HF-6.2B]"""
    craft = rocket(said)
    (bar,) = bars(craft, to)
    assert bar["why"] == "tanks" and bar["more"]
    fuelled = [replace(craft, steps=DIAGRAM.steps(craft.dry, bar["tanks"] - less)) for less in (0, 1)]
    assert arrives(fuelled[0], to) and not arrives(fuelled[1], to)


def test_it_comes_near_and_cannot_land() -> None:
    """Luna is of size 9.  [HF-6.4C]"""
    landing, fuel = bars(rocket("T2, 1 tank, at luna-l1"), "luna")
    assert landing == {"why": "landing", "size": 9}
    assert fuel["why"] == "tanks"


def test_water_mined_on_the_way_would_do() -> None:
    """[HF-5.5A]"""
    assert bars(rocket("T3 + R2 + F1, 2 tanks"), "kollaa") == [{"why": "mining"}]


def test_solar_thrusters_fail_far_out() -> None:
    """[HF-6.1A.3 HF-6.1B]"""
    assert bars(rocket("T5 + R7"), "chiron") == [{"why": "far", "thrust": -2, "zone": "Jupiter"}]
    assert bars(rocket("T5, at aeneas"), "luna") == [{"why": "weak", "thrust": -2, "zone": "Jupiter"}]


def test_no_fuel_would_do() -> None:
    """[HF-6.2B]"""
    assert bars(rocket("PRC + R2, 3 tanks"), "ceres") == [{"why": "beyond"}]


def test_a_freighter_is_bound_to_factories() -> None:
    """[HF-6.6]"""
    freighter = replace(rocket("F1*, at geo"), freighter=True)
    assert bars(freighter, "luna") == [{"why": "no-factory"}]
    assert bars(replace(freighter, at="luna"), "LEO") == [{"why": "stuck"}]


def test_it_is_there_already() -> None:
    """[HF-6.2]"""
    assert bars(rocket("PRC, at luna"), "luna") == [{"why": "here"}]
