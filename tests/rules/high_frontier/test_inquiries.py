"""What a player may ask beside the game: the planner, from the own craft as it stands."""

from typing import Any

import pytest
from frontier import frontier

from perihelion import Refused, new

AT_LEO = "rocket 0: LEO 3t PRC T2 R2"


def ask(lines: str, seat: int | None = 0, **question: Any) -> dict[str, Any]:
    return frontier(lines, factions="PRC UN").game.inquire(seat, {"ask": "routes", **question})


def test_routes_are_told_leg_by_leg() -> None:
    """[HF-8.8 HF-6.1 HF-6.2 HF-6.4C]"""
    (route,) = ask(AT_LEO, to="luna")["routes"]
    assert (route["turns"], route["fuel"], route["rolls"], route["odds"]) == (2, 10, 0, 100)
    assert route["path"][0] == "LEO" and route["path"][-1] == "luna"
    second = route["legs"][1]
    assert (second["card"], second["thrust"], second["afterburn"], second["landing"]) == ("PRC", 10, 2, 0)


def test_every_site_in_reach_is_told_with_its_costs() -> None:
    """[HF-6.2]"""
    game = frontier(AT_LEO, factions="PRC UN").game
    sites = game.inquire(0, {"ask": "reach"})["sites"]
    assert sites["luna"] == [[2, 10, 0]]
    assert all(game.inquire(0, {"ask": "routes", "to": site})["routes"] for site in sites)
    with pytest.raises(Refused, match="no-such-question"):
        game.inquire(0, {"ask": "reach", "to": "luna"})


def test_no_route_is_an_empty_list_and_says_why() -> None:
    """[HF-6.1B]"""
    assert ask("rocket 0: LEO 3t R5", to="luna") == {"routes": [], "bars": [{"why": "no-thruster"}]}
    assert ask(AT_LEO, to="luna")["bars"] == []


def test_a_freighter_is_asked_about_as_well() -> None:
    """[HF-6.6]"""
    (route,) = ask("freighter 0: geo F1*", to="LEO", slot="freighter")["routes"]
    assert (route["turns"], route["fuel"]) == (1, 0)
    with pytest.raises(Refused, match="hf-no-craft"):
        ask(AT_LEO, to="luna", slot="freighter")


def test_a_freighter_lands_at_anybodys_factory() -> None:
    """[HF-6.6]"""
    hauled = "freighter 0: luna-l1 F1*\n"
    assert ask(hauled, to="luna", slot="freighter")["routes"] == []
    assert ask(hauled + "claim luna: 1", to="luna", slot="freighter")["routes"] == []
    assert ask(hauled + "claim luna: 1 1 S", to="luna", slot="freighter")["routes"]
    frontier(hauled + "claim luna: 1 1 S", factions="PRC UN").does("haul", "go luna")


def test_who_has_no_rocket_is_told_so() -> None:
    for seat in (1, None):
        with pytest.raises(Refused) as why:
            ask(AT_LEO, seat, to="luna")
        assert why.value.reason == "hf-no-craft"


@pytest.mark.parametrize(
    "question",
    [
        {"to": "vulcan"},
        {"to": ["luna"]},
        {},
        {"to": "luna", "slot": "leo"},
        {"to": "luna", "slot": []},
        {"to": "luna", "refuel": 1},
        {"to": "luna", "how": "fast"},
        {"to": "luna", "ask": "odds"},
    ],
)
def test_anything_else_is_no_question(question: dict[str, Any]) -> None:
    with pytest.raises(Refused) as why:
        ask(AT_LEO, **question)
    assert why.value.reason == "no-such-question"


def test_other_games_know_no_questions() -> None:
    with pytest.raises(Refused) as why:
        new("wild-space", seats=2, seed=1).inquire(0, {"ask": "routes"})
    assert why.value.reason == "no-such-question"
