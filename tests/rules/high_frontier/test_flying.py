"""From space to space: burns, turns, coasting, and what bars the way."""

import json

import pytest
from frontier import FrontierStory, frontier

import perihelion
from perihelion.games.high_frontier.content import base_content
from perihelion.games.high_frontier.starmap.chart import Chart

CONTENT = base_content()
CHART = Chart(CONTENT.map, CONTENT.numbers.pivot)


def fly(story: FrontierStory, path: str) -> FrontierStory:
    """Goes through these spaces."""
    return story.does(*(f"go {space}" for space in path.split()))


def test_a_rocket_that_nothing_moves_does_not_set_out() -> None:
    """[HF-6.1B HF-6.4D]"""
    frontier("rocket 0: luna-l1 9 UN").refuses("fly", "hf-nothing-drives", "HF-6.1B")
    assert frontier("rocket 0: low-mars-orbit 9 UN").does("fly").offered == ["drift", "stay"]


def test_what_was_recorded_before_goes_on_by_the_rules_of_then() -> None:
    """Until version 2 a rocket might set out only to stay.  [HF-6.1B]"""
    stuck = frontier("rocket 0: luna-l1 9 UN").game.position()
    old = perihelion.from_position("high-frontier", stuck, rules=1)
    old.play(0, "fly")
    old.play(0, "stay")
    assert "option rules: 1" in old.position()
    again = perihelion.load(old.save())
    assert again.position() == old.position() and again.save() == old.save()
    with pytest.raises(perihelion.Refused, match="hf-nothing-drives"):
        perihelion.load(json.dumps(json.loads(old.save()) | {"rules": 2, "options": {}}))


def test_a_push_that_is_owed_counts_before_a_rocket_sets_out() -> None:
    """[HF-6.1A.4 HF-6.1B]"""
    weak = "rocket 0: aeneas-burn 8t T2"
    frontier(weak).refuses("fly", "hf-too-weak", "HF-6.1B")
    frontier(f'{weak}\npact: beam 1 0 ""', factions="NASA ESA").does("fly")


def test_spaces_are_adjacent_where_a_line_joins_them() -> None:
    """[HF-2.2F]"""
    assert CHART.way("luna-l1", "luna") and not CHART.way("luna-l1", "LEO")
    story = frontier("rocket 0: luna-l1 8 T2").does("fly", "engine T2")
    story.refuses("go LEO", "not-asked")


def test_a_turn_is_spent_on_rocket_and_freighter_in_any_order() -> None:
    """[HF-6.0]"""
    lines = "rocket 0: LEO 9 T2\nfreighter 0: luna-l1 T3*"
    story = frontier(lines).does("haul", "stop", "fly", "stay")
    assert story.hf.turn.moved == ["freighter", "rocket"]


def test_the_nasa_crew_spends_six_steps_on_a_burn() -> None:
    """[HF-6.2B]"""
    story = fly(frontier("rocket 0: LEO 8 NASA").does("fly", "engine NASA"), "earth-heo")
    assert story.rocket().steps == 2
    story.does("stop")
    assert story.rocket().place == "earth-heo" and story.hf.flight is None


def test_the_ion_drive_rounds_up_at_the_end_of_its_move() -> None:
    """[HF-6.2B]"""
    story = fly(frontier("rocket 0: LEO 5 T1*").does("fly", "engine T1"), "earth-heo")
    assert story.rocket().steps == 4  # one half is rounded up
    fly(story, "earth-belt-1 geo").does("stop")
    assert story.rocket().steps == 4  # two halves are one step


def test_burns_are_limited_by_the_modified_thrust() -> None:
    """[HF-6.1 HF-6.2A]"""
    story = fly(frontier("rocket 0: LEO 8 T6*").does("fly", "engine T6"), "earth-heo earth-belt-1 geo")
    fly(story, "sol-earth-l2 ear-h-red1")
    story.refuses("go ear-b1", "hf-no-burns-left", "HF-6.2A")


def test_burns_need_their_fuel() -> None:
    """[HF-6.2B]"""
    story = frontier("rocket 0: LEO 3 T2").does("fly", "engine T2")
    story.refuses("go earth-heo", "hf-no-burn-fuel", "HF-6.2B")


def test_a_rocket_coasts_after_its_last_burn() -> None:
    """[HF-6.2C]"""
    story = frontier("rocket 0: LEO 8 T2 R2").does("fly", "engine T2")
    fly(story, "earth-heo earth-belt-1 geo")
    assert story.rocket().steps == 0
    fly(story, "sol-earth-l2 ear-h-red1 ear-h-red2").does("stop")
    assert story.rocket().place == "ear-h-red2"


def test_coasting_needs_a_thruster() -> None:
    """[HF-6.2C HF-6.1B]"""
    frontier("rocket 0: luna-l1 5 R5").refuses("fly", "hf-nothing-drives", "HF-6.1B")


def test_straight_on_at_a_hohmann_is_free() -> None:
    """[HF-6.2A HF-6.3 HF-2.2B]"""
    story = fly(frontier("rocket 0: sol-earth-l2 5 T3").does("fly", "engine T3"), "ear-h-red1 ear-h-red2")
    assert story.rocket().steps == 5 and story.flight.burns == 0


def test_turning_at_a_hohmann_costs_two_burns() -> None:
    """[HF-6.3]"""
    story = fly(frontier("rocket 0: sol-earth-l2 9 T3").does("fly", "engine T3"), "ear-h-b1 luna-l2")
    assert story.flight.burns == 2 and story.rocket().steps == 9 - 2 * 3


def test_a_turn_and_the_burn_behind_it_are_three() -> None:
    """[HF-6.3 HF-6.2A]"""
    story = fly(frontier("rocket 0: sol-earth-l2 9 T3").does("fly", "engine T3"), "ear-h-red1 ear-b1")
    assert story.flight.burns == 3 and story.rocket().steps == 0


def test_the_turn_counts_against_the_thrust() -> None:
    """[HF-6.3]"""
    story = fly(frontier("rocket 0: sol-earth-l2 0 T6").does("fly", "engine T6"), "ear-h-b1")
    story.refuses("go luna-l2", "hf-no-burns-left", "HF-6.2A")


def test_a_move_that_starts_on_a_hohmann_leaves_it_freely() -> None:
    """[HF-6.2A]"""
    story = fly(frontier("rocket 0: ear-h-b1 5 T3").does("fly", "engine T3"), "luna-l2")
    assert story.flight.burns == 0


def test_turning_is_free_on_round_spaces() -> None:
    """[HF-6.3]"""
    story = fly(frontier("rocket 0: ear-h-red1 9 T3").does("fly", "engine T3"), "sol-earth-l2 ear-h-b1")
    assert story.flight.burns == 0


def test_nobody_reverses_during_a_move() -> None:
    """[HF-6.2A]"""
    story = fly(frontier("rocket 0: LEO 9 T3").does("fly", "engine T3"), "earth-heo")
    story.refuses("go LEO", "hf-no-reversing", "HF-6.2A")
    story.does("stop", "pass", "pass", "fly", "engine T3", "go LEO")
    assert story.rocket().place == "LEO"


def test_one_thruster_a_turn_and_one_move() -> None:
    """[HF-6.2A HF-4.0]"""
    story = frontier("rocket 0: LEO 9 T3 R4").does("fly", "engine T3", "go earth-heo", "stop")
    story.refuses("fly", "hf-moved-already")


def test_spaces_are_shared_and_passed_through() -> None:
    """[HF-6.2A]"""
    lines = "rocket 0: LEO 9 T3\nrocket 1: earth-heo 5 T1"
    story = fly(frontier(lines).does("fly", "engine T3"), "earth-heo earth-belt-1")
    assert story.rocket(1).place == "earth-heo"


def test_whoever_lights_nothing_stays() -> None:
    """[HF-6.2]"""
    story = frontier("rocket 0: LEO 9 T3").does("fly", "stay")
    assert story.rocket().steps == 9 and story.hf.turn.moved == ["rocket"]


def test_the_elevator_serves_its_owner_only() -> None:
    """[HF-7.2]"""
    story = frontier("rocket 0: LEO 9 T3").does("fly", "engine T3")
    story.refuses("go sol-earth-l2", "hf-no-elevator", "HF-7.2")
    story = frontier("venture elevator: 0\nrocket 0: LEO 9 T3").does("fly", "engine T3", "go sol-earth-l2")
    assert story.rocket().steps == 9 and story.flight.burns == 0


def test_cargo_is_dropped_in_mid_move_and_weighs_until_its_end() -> None:
    """[HF-6.7D HF-6.7A]"""
    story = fly(
        frontier("rocket 0: LEO 10 T2 PRC R2", factions="PRC UN").does("fly", "engine T2"), "earth-heo"
    )
    story.refuses("drop T2", "hf-thruster-in-use", "HF-6.7D")
    story.does("drop R2")
    assert story.rocket().row == 4 and story.outpost().cards == ["R2"]
    story.does("stop")
    assert (story.rocket().row, story.rocket().steps) == (1, 7)  # 4 + 2/3 of a tank: 5 + 2


def test_an_outpost_elsewhere_bars_another_one() -> None:
    """[HF-6.7D HF-2.7B.1]"""
    lines = "rocket 0: LEO 9 T3 R5\noutpost 0: luna R4"
    story = fly(frontier(lines).does("fly", "engine T3"), "earth-heo")
    story.refuses("drop R5", "hf-outpost-elsewhere")


def test_the_figure_moves_left_only_when_fuel_is_spent() -> None:
    """[HF-6.1 HF-6.1A.1]"""
    story = fly(
        frontier("rocket 0: LEO 10 T2 R2 PRC", factions="PRC UN").does("fly", "engine T2"), "earth-heo"
    )
    assert story.flight.thrust == 2  # it holds for the whole move, though the rocket is lighter now


def test_rayguns_reach_ten_asteroids_of_koronis() -> None:
    """[HF-5.6B HF-5.6B.2]"""
    found = CHART.raygun_sites("koronis-heo")
    assert len(found) == 10 and {"dresda", "karin-a", "karin-b", "karin-c"} <= set(found)


def test_rayguns_do_not_shoot_into_an_atmosphere() -> None:
    """[HF-5.6B.2]"""
    assert not [site for site in CHART.raygun_sites("low-mars-orbit") if site.startswith("mars-")]
    assert "venus" not in CHART.raygun_sites("venus-acid")


def test_the_zone_of_a_space_modifies_solar_thrust() -> None:
    """[HF-2.2D HF-6.1A.3]"""
    assert [CHART.zone(space) for space in ("mercury", "venus", "luna", "deimos", "ceres", "aeneas")] == [
        *(2, 1, 0),
        *(-1, -2, -3),
    ]


def test_before_a_thruster_is_lit_its_modified_thrust_is_seen() -> None:
    """[HF-6.1A]"""
    story = frontier("rocket 0: LEO 8 NASA").does("fly")
    seen = story.game.view(None)["table"]["flight"]["launches"]
    assert seen.keys() == {"engine NASA", "afterburn NASA"}
    for move, start in seen.items():
        assert start["thrust"] == sum(amount for _, amount in start["sum"])
        flight = frontier("rocket 0: LEO 8 NASA").does("fly", move).hf.flight
        assert flight is not None and flight.thrust == start["thrust"]
    story.does("engine NASA")
    assert story.game.view(None)["table"]["flight"]["launches"] == {}


def fuelled(story: FrontierStory) -> tuple[int, int, str]:
    """Burns left, those there is fuel for, and whether it is enough, as the question says."""
    (decision,) = story.game.pending.values()
    return decision.about["left"], decision.about["fuelled"], decision.about["enough"]


def test_who_flies_is_told_for_how_many_burns_the_fuel_suffices() -> None:
    """The crew burns 6 steps at a time.  [HF-6.2A HF-6.2B]"""
    story = frontier("rocket 0: LEO 16 NASA").does("fly", "engine NASA")
    left, _, _ = fuelled(story)
    assert fuelled(story) == (left, 2, "short")
    assert fuelled(story.does("go earth-heo")) == (left - 1, 1, "short")
    assert fuelled(frontier("rocket 0: LEO 6 T1").does("fly", "engine T1"))[2] == "all"
    assert fuelled(frontier("rocket 0: LEO T5").does("fly", "engine T5"))[2] == "free"
    assert fuelled(frontier("freighter 0: luna-l1 T3*").does("haul")) == (1, 1, "free")


def test_only_the_venture_of_the_elevator_opens_its_line() -> None:
    """Neither another venture nor somebody else's elevator does.  [HF-7.2]"""
    story = frontier("rocket 0: LEO 1t T2\nventure tourism: 0\nventure elevator: 1").does("fly", "engine T2")
    story.refuses("go sol-earth-l2", "hf-no-elevator", "HF-7.2")


def test_what_cannot_be_dropped_is_not_offered() -> None:
    """The last card of a rocket, a freighter's product, cards at LEO.  [HF-6.7D]"""
    assert not frontier("rocket 0: luna-l1 1t T2").does("fly", "engine T2").offers("drop")
    assert not frontier("freighter 0: luna-l1 T2*").does("haul").offers("drop")
    assert not frontier("rocket 0: LEO 1t T2 R2").does("fly", "engine T2").offers("drop")
    frontier("rocket 0: luna-l1 1t T2 R2").does("fly", "engine T2").refuses("drop T2", "hf-thruster-in-use")


def test_the_burns_left_are_told() -> None:
    """[HF-6.2A]"""
    story = frontier("rocket 0: LEO 8t NASA").does("fly", "engine NASA")
    story.does("go earth-heo", "go earth-belt-1", "go geo")
    (decision,) = story.game.pending.values()
    assert decision.about["left"] == 9 - 1 - 2  # 21 steps make a transport of it
