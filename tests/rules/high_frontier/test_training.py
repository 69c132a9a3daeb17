"""Return to the Moon."""

from frontier import frontier

import perihelion
from perihelion.games.high_frontier.expansions.training import mission


def test_the_crew_module_stands_at_leo_with_empty_tanks() -> None:
    """[HF-8.8]"""
    story = frontier(seats=1)
    assert story.game.position() == perihelion.new("high-frontier", seats=1).position()
    rocket = story.rocket()
    assert (rocket.place, rocket.cards, rocket.row, rocket.steps) == ("LEO", ["ORION2"], 1, 0)
    assert story.water() == 4


def test_an_income_brings_two() -> None:
    """[HF-8.8]"""
    game = perihelion.new("high-frontier", seats=1)
    game.play(0, "income")
    assert game.view(0)["table"]["players"][0]["water"] == 6


def test_home_from_the_moon_wins() -> None:
    """[HF-8.8]"""
    story = frontier("turns: 9\naway: 3\nlandings ORION2: luna\nrocket 0: LEO ORION2", seats=1).does("pass")
    assert story.hf.over == "home"
    assert story.game.result is not None and story.game.result.winners == [0]


def test_seven_turns_away_are_too_many() -> None:
    """[HF-8.8]"""
    story = frontier("turns: 9\naway: 5\nlandings ORION2: luna\nrocket 0: luna ORION2", seats=1).does("pass")
    assert not story.game.over
    story.does("pass")
    assert story.hf.over == "lost"
    assert story.game.result is not None and story.game.result.winners == []


def test_turns_before_leaving_do_not_count() -> None:
    """[HF-8.8]"""
    story = frontier("rocket 0: LEO ORION2", seats=1).does("income", "pass", "income", "pass")
    assert mission(story.hf).away == 0


def test_the_moon_and_back_with_eight_tanks() -> None:
    """Landing on the second turn, home on the third by the atmosphere of the Earth.  [HF-8.8 HF-6.4F]"""
    story = frontier("rocket 0: LEO 8t ORION2\nwater 0: 0\ndice: 2", seats=1)
    story.does(
        "fly", "engine ORION2", "go earth-heo", "go earth-belt-1", "go geo", "go luna-l1", "stop", "pass"
    )
    assert story.rocket().steps == 21 - 2 * 6
    story.does("fly", "afterburn ORION2", "go luna", "pass")
    assert story.rocket().steps == 8  # thrust 10 exceeds the size
    story.does(
        "fly", "afterburn ORION2", "go luna-l1", "go geo", "go earth-belt-1", "go earth-aero-1", "go LEO"
    )
    assert story.rocket().steps == 1
    story.does("stop", "pass")
    assert (story.hf.over, mission(story.hf).away) == ("home", 3)


def test_a_crew_decommissioned_at_leo_is_home() -> None:
    """[HF-8.8 HF-7.1.4]"""
    home = frontier("turns: 9\naway: 3\nlandings ORION2: luna\nrocket 0: LEO ORION2", seats=1)
    assert home.does("decommission ORION2", "pass").hf.over == "home"
    early = frontier("turns: 9\naway: 3\nrocket 0: LEO ORION2", seats=1)
    assert not early.does("decommission ORION2", "pass").game.over
    text = early.game.position()
    assert perihelion.from_position("high-frontier", text).position() == text
    early.does("boost ORION2", "load ORION2", "pass")
    assert (early.hf.over, mission(early.hf).away, early.water()) == ("", 5, 3)


def test_there_is_nothing_to_research() -> None:
    """[HF-8.8 HF-11.12]"""
    game = perihelion.new("high-frontier", seats=1)
    assert not [move for move in game.pending[0].moves if move.verb == "research"]


def test_the_variant_flies_through_belts_and_brings_events() -> None:
    """[HF-8.8.E HF-11.26]"""
    story = frontier("rocket 0: LEO 8t ORION2\nwater 0: 0\ndice: 1 1 1 1 1 1 1 1", seats=1, expansion=True)
    assert story.hf.on.options["scenario"] == "training"
    story.does("fly", "engine ORION2", "go earth-heo", "go earth-belt-1", "go geo", "go luna-l1", "stop")
    assert story.told("hf-event") and not story.told("hf-belt")  # the crew is hard enough at thrust 8
    lines = "turns: 9\naway: 3\nlandings ORION2: luna\nrocket 0: LEO ORION2"
    assert frontier(lines, seats=1, expansion=True).does("pass").hf.over == "home"
