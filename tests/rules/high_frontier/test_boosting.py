"""Boost: from hand to LEO."""

from frontier import frontier


def test_cards_cost_a_tank_for_each_mass_point() -> None:
    """[HF-5.4 HF-2.6C]"""
    story = frontier("hand 0: T1 R1 R2\nwater 0: 6", factions="PRC ESA").does(
        "boost PRC", "boost T1", "boost R2"
    )
    assert story.water() == 6 - 1 - 2 - 3
    assert story.player().stacks["leo"].cards == ["PRC", "T1", "R2"]


def test_what_cannot_be_paid_is_refused() -> None:
    """[HF-5.4]"""
    frontier("hand 0: R2\nwater 0: 2").refuses("boost R2", "hf-too-little-water", "HF-2.4B")


def test_any_boost_gives_the_launch_fee_once() -> None:
    """Whoever boosts, and however many cards.  [HF-2.3B.1 HF-5.4.1]"""
    story = frontier("hand 0: T3 R4", factions="PRC NASA").does("boost T3", "boost R4", "done")
    assert [story.water(seat) for seat in (0, 1)] == [4, 5]
    own = frontier("hand 0: T3").does("boost T3", "done")
    assert own.water() == 5


def test_black_cards_are_not_boosted() -> None:
    """[HF-5.4.1]"""
    frontier("hand 0: T3*\nclaim hertha: 0 1 M").refuses("boost T3", "hf-black-not-boosted", "HF-5.4.1")


def test_boosted_cards_go_into_a_rocket_at_leo() -> None:
    """[HF-5.4A HF-2.7B.2]"""
    story = frontier("hand 0: T2").does("boost NASA", "boost T2", "load NASA", "load T2")
    assert story.rocket().place == "LEO"
    assert story.rocket().cards == ["NASA", "T2"]
    assert (story.rocket().row, story.rocket().steps) == (1, 0)
    assert "leo" not in story.player().stacks


def test_the_first_refuelling_of_a_light_rocket() -> None:
    """Hall Effect, a crew and the Nanobot weigh 3; one tank is 5 steps.  [HF-5.4B HF-5.4C]"""
    story = frontier("rocket 0: LEO T1 NASA R1*\nclaim deimos: 0 1 C").does("tanks 1")
    assert (story.rocket().row, story.rocket().steps, story.water()) == (3, 5, 3)


def test_tanks_are_worth_water_while_they_are_full() -> None:
    """A part tank is lost when unloading, and topped up by the first tank added.  [HF-5.4C HF-2.4B]"""
    story = frontier("rocket 0: LEO 7 T1 NASA R1*\nclaim deimos: 0 1 C\nwater 0: 0").does("tanks 0")
    assert (story.rocket().steps, story.water()) == (0, 1)
    topped = frontier("rocket 0: LEO 7 T1 NASA R1*\nclaim deimos: 0 1 C\nwater 0: 1").does("tanks 2")
    assert (topped.rocket().steps, topped.water()) == (9, 0)


def test_no_rocket_weighs_more_than_fifteen() -> None:
    """[HF-5.4B]"""
    story = frontier("rocket 0: LEO R2 R8 F3 F4 F5\nleo 0: F6")
    story.refuses("load F6", "hf-too-heavy", "HF-5.4B")


def test_a_solar_or_missile_card_may_be_any_part_of_the_stack() -> None:
    """Every card works without supports in the base game.  [HF-2.6C HF-2.6D]"""
    story = frontier("rocket 0: LEO 1t R6 F1").does("fly")
    assert story.offers("engine") == ["R6"]
