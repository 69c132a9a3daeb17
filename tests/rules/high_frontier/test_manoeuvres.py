"""Slingshots, moons, belts, dumping, dirt: what a craft may do under way with the expansion."""

import pytest
from frontier import deal, part
from outward import outward

import perihelion
from perihelion.games.high_frontier.stacks import full_tanks
from perihelion.games.high_frontier.state import Stack


def test_a_fly_by_gives_burns_that_cost_neither_fuel_nor_thrust() -> None:
    """[HF-8.3A HF-6.2C.E]"""
    story = outward("rocket 0: jupiter-belt-2 8 NASA\ndice: 1 1 1 1").does(
        "fly", "engine NASA", "go jupiter-flyby"
    )
    assert story.flight.free == 4 and story.flight.passed == "jupiter-flyby"
    steps = story.rocket().steps
    story.does("go io-l2")
    assert (story.flight.free, story.flight.burns, story.rocket().steps) == (3, 0, steps)


def test_standing_on_a_fly_by_gives_nothing_and_it_helps_once_in_a_move() -> None:
    """[HF-8.3A HF-11.23]"""
    story = outward("rocket 0: jupiter-flyby 12 NASA\ndice: 1 1 1").does("fly", "engine NASA", "go europa-l2")
    assert (story.flight.free, story.flight.burns) == (0, 1)


def test_venus_helps_in_the_blue_sector_only() -> None:
    """[HF-8.3A]"""
    for spot, free in ((0, 2), (1, 0), (3, 0), (5, 2)):
        story = outward(f"sunspots: {spot}\nrocket 0: ven-b8 12 NASA").does(
            "fly", "engine NASA", "go venus-flyby"
        )
        assert story.flight.free == free


def test_free_burns_do_not_pay_for_turns() -> None:
    """[HF-8.3A HF-6.3]"""
    story = outward("rocket 0: earth-belt-7 12 T2\ndice: 1 1 1").does("fly", "engine T2", "go earth-flyby")
    assert story.flight.free == 2
    story.does("go earth-belt-6", "go moon-boost-b")
    assert story.flight.free == 3
    story.does("go ear-h-g1")
    bars = {text: why.reason for text, why in story.game.pending[0].barred.items() if text.startswith("go ")}
    assert "hf-no-burns-left" in bars.values() or story.flight.thrust >= 2


def test_a_moon_gives_one_burn() -> None:
    """[HF-8.3B]"""
    story = outward("rocket 0: luna-l4 12 NASA").does("fly", "engine NASA", "go moon-boost-a")
    assert story.flight.free == 1


def test_a_freighter_gains_nothing_by_fly_bys_but_rolls_for_belts() -> None:
    """[HF-6.6.E]"""
    story = outward("freighter 0: earth-belt-7 R2*\nclaim luna: 0 1 S\ndice: 6 6").does(
        "haul", "go earth-flyby"
    )
    assert story.flight.free == 0
    story.does("go earth-belt-6")
    assert story.told("hf-belt") == [{"place": "earth-belt-6", "roll": 6, "level": 5}]


def test_a_belt_destroys_what_is_not_hard_enough_and_strands_the_craft() -> None:
    """Thrust 2, a roll of 4: level 2; the solar panels are gone.  [HF-8.3C HF-11.24]"""
    lines = "rocket 0: earth-heo 10 T1 G3 R5\ndice: 4"
    story = outward(lines).does("fly", "engine T1", "go earth-belt-1")
    assert story.told("hf-belt") == [{"place": "earth-belt-1", "roll": 4, "level": 2}]
    assert "G3" in story.player().hand and story.rocket().place == "earth-belt-1"
    assert story.told("hf-stranded") and story.hf.flight is None
    story.does("outpost rocket")


def test_sunspots_make_belts_worse() -> None:
    """[HF-8.3C]"""
    story = outward("sunspots: 3\nrocket 0: earth-heo 10 T1 G3 R5\ndice: 4").does(
        "fly", "engine T1", "go earth-belt-1"
    )
    assert story.told("hf-belt")[0]["level"] == 4


def test_a_craft_hard_enough_rolls_for_no_belt() -> None:
    """[HF-8.3C]"""
    story = outward("rocket 0: earth-heo 10 NASA").does("fly", "engine NASA", "go earth-belt-1")
    assert story.asked == "hf-go" and not story.told("hf-belt")


def test_the_cycler_carries_the_un_and_whom_it_names() -> None:
    """[HF-2.3B.5.E HF-8.3C]"""
    own = outward("rocket 0: earth-heo 10 T1 G3", factions="UN NASA").does(
        "fly", "engine T1", "go earth-belt-1"
    )
    assert not own.told("hf-belt") and own.asked == "hf-go"
    story = outward("rocket 0: earth-heo 10 T1 G3", factions="NASA UN")
    deal(story, part("passage", 1, 0), part("water", 0, 1, amount=1))
    story.does("fly", "engine T1", "go earth-belt-1")
    assert not story.told("hf-belt")
    story.does("stop")
    assert not story.hf.pacts and story.told("hf-cycler") == [{"giver": 1}]


def test_the_cycler_serves_at_the_earth_alone() -> None:
    """[HF-8.3C]"""
    story = outward("rocket 0: cer-h-g8 10 T9 X4 D7\ndice: 1", factions="UN NASA")
    story.does("fly", "engine T9", "go jupiter-belt-1")
    assert story.told("hf-belt")


def test_sails_are_immune_and_the_mag_sail_gains_by_belts() -> None:
    """[HF-8.3C HF-9.0.E]"""
    story = outward("rocket 0: earth-heo 0 T5*").does("fly", "engine T5", "go earth-belt-1")
    assert story.flight.free == 1 and not story.told("hf-belt")
    story.does("go geo")
    assert story.flight.burns == 0
    plain = outward("rocket 0: earth-heo 0 T6*").does("fly", "engine T6", "go earth-belt-1")
    assert plain.flight.free == 0


def test_the_green_route_meets_seven_belts() -> None:
    """[HF-8.3C]"""
    hf = outward().hf
    route = next(route for route in hf.on.printed.map.routes if route.id == "green-enceladus")
    assert sum(bool(hf.on.spaces[space].belt) for space in route.path) == 7 == route.belts


def test_cards_and_fuel_go_overboard_before_the_move() -> None:
    """[HF-8.3D]"""
    story = outward("rocket 0: geo 3t T2 R2 F3")
    assert story.rocket().row == 6
    before = story.rocket().steps
    assert story.offers("vent") == ["2"] and before == 7
    story.does("vent 2")
    assert story.rocket().steps == 2
    story.does("jettison F3")
    assert story.rocket().row == 3 and "F3" in story.player().hand
    story.does("fly", "engine T2")
    assert story.flight.thrust == 3


def test_a_crew_is_not_thrown_overboard() -> None:
    """[HF-8.3D HF-6.7B]"""
    outward("rocket 0: geo 3t T2 NASA").refuses("jettison NASA", "hf-crew-stays", "HF-6.7B")


def test_dirt_fills_the_tanks_anywhere() -> None:
    """[HF-8.3E]"""
    story = outward("rocket 0: luna T4 G8").does("dig")
    assert full_tanks(story.hf, story.rocket()) == 8 and story.hf.turn.operations == 0
    with pytest.raises(perihelion.Refused):
        outward("rocket 0: luna T2 R8").does("dig")


def test_a_thruster_without_its_supports_neither_digs_nor_burns_cards() -> None:
    """[HF-8.3E HF-8.2]"""
    story = outward("rocket 0: luna T4 R8")
    assert "dig" not in story.offered and not story.offers("burn")


def test_cards_are_burnt_under_way() -> None:
    """Each point of mass is a tank.  [HF-8.3E HF-6.7A]"""
    story = outward("rocket 0: geo 1t T4 G8 F3").does("fly", "engine T4")
    tanks = full_tanks(story.hf, story.rocket())
    story.does("burn F3")
    assert full_tanks(story.hf, story.rocket()) == tanks + 3 and "F3" in story.player().hand
    story.refuses("burn G8", "hf-not-burnt", "HF-8.3E").refuses("burn T4", "hf-not-burnt", "HF-8.3E")
    story.does("stop")
    assert story.rocket().row == 3 + 4


def test_what_supports_or_cools_the_thruster_is_not_dropped_under_way() -> None:
    """A reactor and a radiator stay aboard, cargo may be left; to the crew's lander both are cargo.

    [HF-8.2 HF-8.2A HF-6.7D]
    """
    lines = "rocket 0: luna-l1 12 NASA T3* X3 D1 F3"
    story = outward(lines).does("fly", "engine T3")
    story.refuses("drop X3", "hf-keeps-it-running", "HF-8.2").refuses(
        "drop D1", "hf-keeps-it-running", "HF-8.2"
    )
    assert story.does("drop F3").outpost().cards == ["F3"]
    assert outward(lines).does("fly", "engine NASA", "drop X3").outpost().cards == ["X3"]


def test_coloured_sites_open_in_their_sector() -> None:
    """[HF-8.5C HF-6.4A.E HF-2.2C.E]"""
    for spot, is_open in ((0, True), (1, False), (3, False)):
        story = outward(f"sunspots: {spot}\nrocket 0: hermes-heo 12 NASA").does("fly", "engine NASA")
        assert ("hermes-a" in story.offers("go")) == is_open
    outward("sunspots: 3\nrocket 0: hermes-heo 12 NASA").does("fly", "engine NASA").refuses(
        "go hermes-a", "hf-not-open", "HF-8.5C"
    )


def test_the_map_reaches_out_to_saturn() -> None:
    """[HF-8.1 HF-2.2D.E]"""
    hf = outward().hf
    assert hf.on.chart.zone("low-titan-orbit") == -4 and "titan-kraken-mare" in hf.on.sites
    assert {name: len(cards) for name, cards in hf.on.decks.items()} == {
        "thruster": 9,
        "robonaut": 8,
        "refinery": 8,
        "generator": 9,
        "reactor": 7,
        "radiator": 7,
    }
    assert isinstance(hf.players[0].stacks, dict) and Stack("LEO").place == "LEO"
