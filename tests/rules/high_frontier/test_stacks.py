"""Stacks, outposts, and what a change of mass does to the fuel."""

from frontier import frontier


def test_a_second_rocket_needs_the_first_to_be_given_up() -> None:
    """[HF-2.7B HF-2.7B.1]"""
    story = frontier("rocket 0: luna-l1 5 T2 R2\nleo 0: T3")
    story.refuses("load T3", "hf-rocket-elsewhere", "HF-2.7B.1")
    story.does("outpost rocket", "load T3")
    assert story.player().stacks["outpost"].cards == ["T2", "R2"]
    assert story.rocket().cards == ["T3"]


def test_the_old_rocket_may_be_decommissioned_instead() -> None:
    """[HF-2.7B.1]"""
    story = frontier("rocket 0: luna-l1 5 T2 R2\nleo 0: T3").does(
        "abandon rocket", "load T3", "fly", "engine T3"
    )
    assert {"T2", "R2"} <= set(story.player().hand)


def test_a_rocket_with_crew_away_from_home_cannot_be_given_up() -> None:
    """But who may commit felonies may.  [HF-2.7B.2 HF-6.7B]"""
    frontier("rocket 0: luna-l1 T2 NASA").refuses("abandon rocket", "hf-crew-stays", "HF-6.7B")
    frontier("rocket 0: luna-l1 T2 PRC", factions="PRC UN").does("abandon rocket")


def test_cards_change_freely_between_rocket_and_leo_stack() -> None:
    """[HF-2.7B.2 HF-5.4C]"""
    story = frontier("rocket 0: LEO 2t T2 R2\nleo 0: T3").does("unload R2", "load T3", "fly")
    assert story.rocket().cards == ["T2", "T3"]
    assert story.player().stacks["leo"].cards == ["R2"]


def test_the_last_card_takes_the_full_tanks_with_it() -> None:
    """[HF-5.4C HF-6.7D]"""
    story = frontier("rocket 0: LEO 2t T2\nwater 0: 0").does("unload T2")
    assert story.water() == 2
    away = frontier("rocket 0: luna 7 T2 R5").does("outpost rocket")
    assert away.player().stacks["outpost"].tanks == 1


def test_dropping_cargo_keeps_the_tanks() -> None:
    """Dry mass 4 drops 2: the figure goes to row 2 with the same number of tanks.  [HF-6.7A]"""
    story = frontier("rocket 0: luna 2t F1 R3").does("drop F1")
    assert story.rocket().row == 2
    assert story.hf.on.fuel.tanks(2, story.rocket().steps) == 2


def test_a_part_tank_keeps_its_share() -> None:
    """Nine steps of row 4 are two tanks and two thirds of one.  [HF-6.7A]"""
    story = frontier("rocket 0: luna 9 F1 R3").does("drop F1")
    assert story.rocket().steps == 9 + 2 * 3 // 3


def test_an_outpost_stores_tanks_and_becomes_a_rocket_again() -> None:
    """[HF-6.7D]"""
    story = frontier("rocket 0: luna 3t T2 R5").does("outpost rocket")
    assert story.player().stacks["outpost"].tanks == 3
    story.does("launch")
    assert "outpost" not in story.player().stacks
    assert (story.rocket().steps, story.rocket().place) == (12, "luna")


def test_fuel_goes_between_a_rocket_and_its_outpost() -> None:
    """[HF-6.7D]"""
    story = frontier("rocket 0: luna 1t T2\noutpost 0: luna 2t R5").does("tanks 3")
    assert (story.rocket().steps, story.player().stacks["outpost"].tanks) == (12, 0)
    story.refuses("tanks 4", "hf-too-little-water")


def test_an_outpost_elsewhere_cannot_be_joined() -> None:
    """[HF-2.7B.1]"""
    frontier("rocket 0: luna T2 R3\noutpost 0: vesta R5").refuses(
        "drop R3", "hf-outpost-elsewhere", "HF-2.7B.1"
    )


def test_a_rocket_takes_up_a_freighter_where_it_stands() -> None:
    """[HF-6.6]"""
    story = frontier("rocket 0: luna-l1 1t T2\nfreighter 0: luna-l1 T8*").does("load T8")
    assert story.rocket().cards == ["T2", "T8"]
    assert "freighter" not in story.player().stacks


def test_a_freighter_at_leo_unloads_and_its_cube_returns() -> None:
    """[HF-6.6.1]"""
    story = frontier("freighter 0: LEO T8*")
    assert story.game.view(0)["table"]["players"][0]["cubes"] == 5
    story.does("unload T8")
    assert story.game.view(0)["table"]["players"][0]["cubes"] == 6
    assert story.player().stacks["leo"].cards == ["T8"]


def test_an_outpost_needs_a_disk() -> None:
    """[HF-3.1B HF-6.7D]"""
    claims = "\n".join(f"claim {site}: 0" for site in ("luna", "vesta", "eros", "ceres", "deimos", "phobos"))
    story = frontier(f"rocket 0: luna-l1 T2 R2\n{claims}")
    story.refuses("drop R2", "hf-no-disk", "HF-3.1B")
    story.does("take-back eros", "drop R2")
    assert "eros" not in story.hf.claims


def test_any_card_may_be_taken_back_as_part_of_an_operation() -> None:
    """It keeps its side; moving is over then.  [HF-6.7]"""
    story = frontier("rocket 0: luna 1t T2 R2*\nclaim flora: 0 1 S").does("decommission R2")
    assert story.player().hand == ["NASA", "R2"]
    assert "R2" in story.hf.black
    story.refuses("fly", "hf-moves-are-over")
    story.does("income")


def test_a_rocket_without_cards_is_gone_with_its_fuel() -> None:
    """[HF-6.7]"""
    story = frontier("rocket 0: luna 3t T2\nwater 0: 0").does("decommission T2")
    assert story.player().stacks == {}
    assert story.water() == 0


def test_nobody_pours_water_away_at_leo() -> None:
    """The tanks are emptied into the depot before the last card goes.  [HF-2.4B HF-5.4C HF-11.17]"""
    crew = frontier("rocket 0: LEO 11 NASA\nwater 0: 0").does("decommission NASA")
    assert (crew.water(), crew.player().stacks) == (2, {})
    sold = frontier("rocket 0: LEO 3t T8*\nwater 0: 0\nclaim nysa: 0 1 M").does("sell T8")
    assert sold.water() == 3 + 8
    gone = frontier("rocket 0: LEO 3t T2 R2\nwater 0: 0").does("abandon rocket")
    assert gone.water() == 3


def test_fifteen_points_of_mass_are_allowed_and_sixteen_are_not() -> None:
    """[HF-5.4B]"""
    story = frontier("rocket 0: LEO R2 R8 F3 F4\nleo 0: F5 T7").does("load F5")
    assert story.rocket().row == 15
    story.refuses("load T7", "hf-too-heavy", "HF-5.4B")
    assert frontier("outpost 0: luna R2 R8 F3 F4 F5").does("launch").rocket().row == 15
    heavy = frontier("outpost 0: luna R2 R8 F3 F4 F5 T7")
    heavy.refuses("launch", "hf-too-heavy", "HF-5.4B")


def test_a_part_tank_of_a_full_rocket_is_not_lost_by_taking_on_an_outpost() -> None:
    """[HF-6.7D HF-5.4C]"""
    full = frontier("rocket 0: luna 8t T2\noutpost 0: luna 3t R5").does("load R5")
    assert full.rocket().steps == 21
    part = frontier("rocket 0: luna 7 T2\noutpost 0: luna 1t R5").does("load R5")
    assert part.rocket().steps == 9


def test_a_new_rocket_is_empty() -> None:
    """[HF-5.4B]"""
    story = frontier("leo 0: R2 T2").does("load R2", "load T2")
    assert (story.rocket().row, story.rocket().steps) == (3, 0)
