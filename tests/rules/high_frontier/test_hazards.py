"""Crashes and aerobraking, the roll and what spares it, sails and the scoop."""

import pytest
from frontier import frontier

CRASH = "water 0: 3\nrocket 0: cer-h-b8 9 T3 R5"  # the next space is a burn with a skull
AEROBRAKE = "water 0: 0\nrocket 0: low-mars-orbit 5 T3 R5"


@pytest.mark.parametrize("roll", range(2, 7))
def test_a_roll_above_one_comes_through(roll: int) -> None:
    """[HF-6.4E]"""
    story = frontier(f"{CRASH}\ndice: {roll}").does("fly", "engine T3", "go encke-outburst", "go comet-encke")
    assert story.rocket().place == "comet-encke"


def test_a_one_loses_the_rocket_its_fuel_and_its_crew() -> None:
    """[HF-6.4E]"""
    lines = "water 0: 3\nrocket 0: cer-h-b8 9 T3 NASA R5\ndice: 1"
    story = frontier(lines).does("fly", "engine T3", "go encke-outburst")
    assert story.player().of("rocket") == []
    assert sorted(story.player().hand) == ["NASA", "R5", "T3"]
    assert story.asked == "hf-turn" and story.hf.flight is None


def test_every_hazard_is_a_roll_of_its_own() -> None:
    """[HF-6.4E HF-6.4F]"""
    story = frontier(f"{AEROBRAKE}\ndice: 5 1").does("fly", "engine T3", "go mars-aero-1", "go mars-dust")
    assert story.player().of("rocket") == []


def test_water_paid_beforehand_spares_the_roll() -> None:
    """[HF-6.4G]"""
    lines = "water 0: 9\nrocket 0: low-mars-orbit 5 T3 R5\ndice: 1"
    story = frontier(lines).does("fly", "engine T3", "go mars-aero-1")
    assert story.asked == "hf-hazard"
    story.does("insure", "go mars-dust", "insure", "go mars-hellas-basin")
    assert story.water() == 1 and story.rocket().place == "mars-hellas-basin"


def test_whoever_can_pay_may_still_roll() -> None:
    """And lose the stack by it.  [HF-6.4G HF-6.4F]"""
    lines = "water 0: 4\nrocket 0: low-mars-orbit 5 T3 R5\ndice: {}"
    story = frontier(lines.format(6)).does("fly", "engine T3", "go mars-aero-1", "roll")
    assert story.water() == 4 and story.rocket().place == "mars-aero-1"
    lost = frontier(lines.format(1)).does("fly", "engine T3", "go mars-aero-1", "roll")
    assert (lost.water(), lost.player().of("rocket"), lost.asked) == (4, [], "hf-turn")


def test_whoever_cannot_pay_rolls_at_once() -> None:
    """[HF-6.4G]"""
    story = frontier(f"{CRASH}\ndice: 4").does("fly", "engine T3", "go encke-outburst")
    assert story.asked == "hf-go"


def test_landing_by_an_aerobrake_path_costs_no_fuel() -> None:
    """[HF-6.4F]"""
    story = frontier(f"{AEROBRAKE}\ndice: 2 2").does("fly", "engine T3", "go mars-aero-1", "go mars-dust")
    story.does("go mars-hellas-basin")
    assert story.rocket().steps == 5


def test_burns_on_an_aerobrake_path_still_cost() -> None:
    """[HF-6.4F]"""
    lines = "water 0: 0\nrocket 0: sol-venus-l1 9 T3 R5\ndice: 2 2 2"
    story = frontier(lines).does("fly", "engine T3", "go venus-aero-1", "go venus-acid", "go venus-aero-2")
    story.does("go venus")
    assert story.rocket().steps == 6


def test_the_sail_at_mars_is_lost_and_the_rest_lands() -> None:
    """[HF-6.4F HF-6.5]"""
    lines = "water 0: 0\nrocket 0: sol-mars-l2 0 T6* R5\ndice: 3 3"
    story = frontier(lines).does("fly", "engine T6", "go mars-heo", "go mars-aero-1")
    assert story.rocket().cards == ["R5"] and "T6" in story.player().hand
    story.does("go mars-dust", "go mars-hellas-basin")
    assert story.rocket().place == "mars-hellas-basin" and story.rocket().steps == 0


def test_a_sail_that_is_not_in_use_is_lost_too() -> None:
    """[HF-6.4F]"""
    lines = "water 0: 0\nrocket 0: low-mars-orbit 5 T3 T5 R5\ndice: 3"
    story = frontier(lines).does("fly", "engine T3", "go mars-aero-1")
    assert story.rocket().cards == ["T3", "R5"]
    assert story.rocket().row == 1  # the mass changes at the end of the move
    assert story.does("stop").rocket().row == 0


def test_without_its_sail_a_craft_only_falls_on() -> None:
    """[HF-6.1B HF-6.5]"""
    lines = "water 0: 0\nrocket 0: sol-venus-l1 0 T6* R5\ndice: 3"
    story = frontier(lines).does("fly", "engine T6", "go venus-aero-1")
    story.refuses("go venus-acid", "hf-drifting", "HF-6.1B")


def test_a_sail_alone_is_gone() -> None:
    """[HF-6.5 HF-6.7]"""
    story = frontier("water 0: 0\nrocket 0: sol-mars-l2 0 T6*\ndice: 3")
    story.does("fly", "engine T6", "go mars-heo", "go mars-aero-1")
    assert story.player().of("rocket") == [] and story.asked == "hf-turn"
    assert story.hf.flight is None
    story.does("pass")


def test_sails_burn_no_fuel_but_land_with_it() -> None:
    """[HF-6.5 HF-6.4C]"""
    story = frontier("rocket 0: earth-belt-1 9 T6*").does("fly", "engine T6", "go geo", "go luna-l1")
    assert story.rocket().steps == 9
    assert story.does("go luna").rocket().steps == 0


def test_a_craft_without_thruster_falls_through_the_atmosphere() -> None:
    """[HF-6.1B]"""
    lines = "water 0: 0\nrocket 0: low-mars-orbit 0 R5\ndice: 4 4"
    story = frontier(lines).does("fly", "drift")
    story.refuses("go mars-heo", "hf-drifting", "HF-6.1B")
    story.does("go mars-aero-1", "go mars-dust", "go mars-hellas-basin")
    assert story.rocket().place == "mars-hellas-basin"


def test_whoever_starts_on_an_aerobrake_point_may_land_stay_or_go_back() -> None:
    """[HF-6.4F]"""
    lines = "water 0: 0\nrocket 0: mars-aero-1 5 T3 R5\ndice: 4"
    story = frontier(lines).does("fly", "engine T3")
    assert story.offers("go") == ["low-mars-orbit", "mars-dust", "mars-heo"]
    story.does("go low-mars-orbit", "stop")
    assert story.rocket().steps == 5 and story.rocket().place == "low-mars-orbit"


def test_going_back_to_space_needs_a_thruster() -> None:
    """[HF-6.4F]"""
    story = frontier("water 0: 0\nrocket 0: mars-aero-1 5 R5").does("fly", "drift")
    assert story.offers("go") == ["mars-dust"]


def test_nobody_goes_against_the_arrows_but_in_retreat() -> None:
    """[HF-6.4F HF-6.4D]"""
    story = frontier("water 0: 0\nrocket 0: LEO 5 T3").does("fly", "engine T3")
    story.refuses("go earth-aero-1", "hf-against-the-arrows", "HF-6.4D")


def test_the_scoop_needs_no_roll_and_drinks() -> None:
    """[HF-6.4F HF-5.5]"""
    lines = "water 0: 0\nrocket 0: low-mars-orbit 5 T3 F4*\ndice: 1"
    story = frontier(lines).does("fly", "engine T3", "go mars-aero-1", "stop", "refuel scoop")
    assert story.rocket().steps == story.hf.on.fuel.steps(story.rocket().row, 8)


def test_the_scoop_does_not_cancel_crash_rolls() -> None:
    """[HF-6.4F]"""
    lines = "water 0: 0\nrocket 0: low-mars-orbit 5 T3 F4*\ndice: 1"
    story = frontier(lines).does("fly", "engine T3", "go mars-aero-1", "go mars-dust")
    assert story.player().of("rocket") == []


def test_sails_survive_skulls() -> None:
    """[HF-6.4E HF-6.5]"""
    lines = "water 0: 0\nrocket 0: nysa-heo 0 T8 T5\ndice: 4"
    story = frontier(lines).does("fly", "engine T8", "go nysa-contact")
    assert story.rocket().cards == ["T8", "T5"]


def test_a_freighter_is_insured_out_of_the_tanks_at_leo() -> None:
    """[HF-6.4G HF-2.4B]"""
    lines = "water 0: 1\nrocket 0: LEO 3t T2\nfreighter 0: nysa-heo T3*"
    story = frontier(lines).does("haul", "go nysa-contact", "insure")
    assert (story.water(), story.rocket().steps) == (0, 0)
    assert story.freighter().place == "nysa-contact"


def test_a_retreat_is_over_once_another_line_is_flown() -> None:
    """From the air of the Earth back up, down to LEO by burning, and not into the air from there.

    [HF-6.4F HF-11.16]
    """
    story = frontier("water 0: 0\nrocket 0: earth-aero-1 4t T3").does("fly", "engine T3")
    story.does("go earth-belt-1", "go earth-heo", "go LEO")
    story.refuses("go earth-aero-1", "hf-against-the-arrows", "HF-6.4D")
