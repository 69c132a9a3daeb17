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


# Craft that one only thinks of.


def test_a_craft_that_is_thought_of_finds_the_routes_of_a_real_one() -> None:
    """[HF-6.1 HF-6.2]"""
    real, thought = ask(AT_LEO, to="luna"), {"cards": ["PRC", "T2", "R2"], "at": "LEO", "tanks": 3}
    assert ask("", to="luna", craft=thought) == real
    without_fuel = ask(AT_LEO, to="luna", craft={**thought, "tanks": 0})
    assert without_fuel["routes"] == [] and without_fuel["bars"]
    game = frontier(AT_LEO, factions="PRC UN").game
    assert game.inquire(0, {"ask": "reach", "craft": thought}) == game.inquire(0, {"ask": "reach"})


def test_nobody_hears_of_a_craft_that_is_thought_of() -> None:
    story = frontier(AT_LEO, factions="PRC UN")
    before = story.game.view(1)
    story.game.inquire(0, {"ask": "routes", "to": "luna", "craft": {"cards": ["T2"], "at": "luna"}})
    assert story.game.view(1) == before


@pytest.mark.parametrize(
    "craft",
    [
        {"cards": ["T2", "T2*"], "at": "LEO"},
        {"cards": ["T999"], "at": "LEO"},
        {"cards": ["T2**"], "at": "LEO"},
        {"cards": ["T2/heavy"], "at": "LEO"},
        {"cards": ["PRC*"], "at": "LEO"},
        {"cards": [1], "at": "LEO"},
        {"cards": "T2", "at": "LEO"},
        {"cards": ["T2"], "at": "vulcan"},
        {"cards": ["T2"], "at": []},
        {"cards": ["T2"], "at": "LEO", "tanks": 99},
        {"cards": ["T2"], "at": "LEO", "tanks": True},
        {"cards": ["T2"], "at": "LEO", "steps": -1},
        {"cards": ["T2"], "at": "LEO", "fuel": 1},
        [],
    ],
)
def test_nonsense_is_no_craft(craft: Any) -> None:
    with pytest.raises(Refused) as why:
        ask(AT_LEO, to="luna", craft=craft)
    assert why.value.reason == "no-such-question"


def test_a_craft_that_cannot_fly_is_refused_with_the_reason() -> None:
    """[HF-5.4B]"""
    heavy = [f"{deck}{n}" for deck in "TRF" for n in range(1, 9)]
    for cards, reason in (([], "hf-no-cards"), (heavy, "hf-too-heavy")):
        with pytest.raises(Refused) as why:
            ask(AT_LEO, to="luna", craft={"cards": cards, "at": "LEO"})
        assert why.value.reason == reason


# What a stack is worth.


def stack(lines: str, *, expansion: bool = False, **question: Any) -> dict[str, Any]:
    game = frontier(lines, factions="PRC UN", expansion=expansion).game
    return game.inquire(0, {"ask": "stack", **question})


def test_thrusters_of_a_stack_are_told_as_the_game_would_light_them() -> None:
    """[HF-5.4 HF-6.1 HF-6.1A.1]"""
    story = frontier(AT_LEO, factions="PRC UN")
    told = story.game.inquire(0, {"ask": "stack"})
    lit = {(one["card"], one["afterburn"]): one for one in told["thrusters"]}
    story.does("fly")
    launches = story.game.view(0)["table"]["flight"]["launches"]
    for (card, afterburn), one in lit.items():
        launch = launches[f"{'afterburn' if afterburn else 'engine'} {card}"]
        assert [one[figure] for figure in ("thrust", "sum", "steps", "said")] == [
            launch[figure] for figure in ("thrust", "sum", "steps", "said")
        ]
    assert told["tanks"] == 3 and told["dry"] == sum(told["boost"].values())
    assert told["lacks"] == {} and all(one["supports"] == [] for one in told["thrusters"])


def test_supports_and_heat_of_a_thruster_are_told_and_what_is_missing() -> None:
    """[HF-8.2 HF-8.2A]"""
    hot = stack("rocket 0: LEO 3t T1 G5 X3", expansion=True)
    (lit,) = hot["thrusters"]
    assert (lit["supports"], lit["heat"], lit["why"]) == (["G5", "X3"], [3, 0], "hf-overheats")
    assert hot["lacks"]["T1"] == [{"kinds": [], "therms": 3}]
    cool = stack("rocket 0: LEO 3t T1 G5 X3 D1/heavy D2/heavy", expansion=True)
    assert cool["thrusters"][0]["why"] == "" and cool["lacks"] == {}
    bare = stack("rocket 0: LEO 3t T1", expansion=True)
    assert bare["thrusters"][0]["why"] == "hf-no-support"
    assert bare["lacks"] == {"T1": [{"kinds": ["e"], "therms": 0}]}


def test_what_a_craft_that_is_thought_of_lacks_is_told_before_it_is_boosted() -> None:
    """[HF-5.4 HF-8.2]"""
    thought = {"cards": ["T1", "G9", "D1/heavy"], "at": "LEO", "tanks": 2}
    told = stack("", expansion=True, craft=thought)
    assert told["lacks"] == {} and told["thrusters"][0]["supports"] == ["G9"]
    light = stack("", expansion=True, craft={**thought, "cards": ["T1", "G9", "D1"]})
    assert light["boost"]["D1"] < told["boost"]["D1"]
