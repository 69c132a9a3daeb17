"""The hourglass, and the end of building."""

import pytest
from builders import BuildingStory, building


def ticks(story: BuildingStory, count: int) -> BuildingStory:
    """Everybody passes for so many ticks."""
    tick = story.gt.building.tick
    while not story.told("gt-built") and story.gt.building.tick < tick + count:
        story.does("pass")
    return story


@pytest.mark.parametrize(("flight", "runs"), [("I", 2), ("II", 3), ("III", 4), ("IIIA", 4)])
def test_the_hourglass_runs_once_on_each_circle(flight: str, runs: int) -> None:
    """[GT-7.1]"""
    story = building(seats=2, flights=flight, tempo="live", hourglass="60").by(0, "finish 2")
    for run in range(runs, 0, -1):
        assert story.gt.building.circle == run - 1
        story.game.advance(60)
        if run > 1:
            story.by(0, "flip")
    assert story.told("gt-built")
    assert len(story.told("gt-sand-out")) == runs


def test_anybody_may_flip_and_nobody_must() -> None:
    """[GT-7.2]"""
    story = building(seats=2, flights="II", tempo="live")
    story.game.advance(90)
    story.game.advance(500)
    assert story.gt.phase == "building"
    assert "flip" in story.may(0) and "flip" in story.may(1)
    story.by(1, "flip")
    assert story.seen(None)["building"] == {"circle": 1, "left": 90, "waits": False, "tick": 0, "to_act": []}


def test_only_who_has_finished_flips_onto_start() -> None:
    """[GT-7.3]"""
    story = building(seats=2, flights="I", tempo="live")
    story.game.advance(90)
    story.refuses_by(0, "flip", "gt-last-flip", "GT-7.3")
    story.by(1, "finish 1")
    assert story.may(1) == ["flip"]
    assert story.game.pending[1].rule == "GT-7.2"
    story.by(1, "flip")
    assert story.gt.building.circle == 0
    assert 1 not in story.game.pending


def test_running_sand_is_not_flipped() -> None:
    """[GT-7.4]"""
    story = building(seats=2, flights="II", tempo="live")
    story.game.advance(89.5)
    story.refuses_by(0, "flip", "gt-sand-runs", "GT-7.4")
    story.game.advance(0.5)
    assert "flip" in story.may(0)


def test_there_is_no_circle_after_start() -> None:
    """[GT-7.1]"""
    story = building(seats=2, flights="I", tempo="live", lines="hourglass: 0 90").by(0, "finish 1")
    assert 0 not in story.game.pending
    story.game.advance(90)
    assert story.told("gt-built")


def test_one_run_is_ninety_seconds_or_as_set() -> None:
    """[GT-7.5]"""
    assert building(tempo="live").gt.building.left == 90
    assert building(tempo="live", hourglass="30").gt.building.left == 30
    assert building().gt.building.left == 12
    assert building(tempo="days", ticks="5").gt.building.left == 5


def test_who_finishes_takes_any_number_that_is_left() -> None:
    """[GT-7.6]"""
    story = building(seats=3, tempo="live").by(1, "finish 3")
    assert [move for move in story.may(0) if move.startswith("finish")] == ["finish 1", "finish 2"]
    story.refuses_by(0, "finish 3", "gt-number-taken", "GT-7.6")
    assert 1 not in story.game.pending


def test_nobody_finishes_with_a_tile_in_hand() -> None:
    """[GT-7.6]"""
    story = building("H2-01").does("draw")
    story.refuses("finish 1", "gt-tile-in-hand", "GT-7.6")


def test_who_has_finished_builds_no_more() -> None:
    """[GT-7.6]"""
    story = building(seats=2, flights="I", tempo="live", lines="aside 0: H2-01").by(0, "finish 1")
    story.game.advance(90)
    story.refuses_by(0, "use H2-01", "gt-finished", "GT-7.6")


def test_building_ends_when_all_have_finished() -> None:
    """[GT-7.7]"""
    story = building(seats=2, tempo="live").by(0, "finish 2")
    assert story.gt.phase == "building"
    assert story.by(1, "finish 1").told("gt-built")


def test_building_ends_with_the_sand_on_start() -> None:
    """[GT-7.7]"""
    story = building(seats=2, tempo="live", lines="hourglass: 0 10")
    story.game.advance(9)
    assert not story.told("gt-built")
    story.game.advance(1)
    assert story.told("gt-built")


def test_a_tile_in_hand_goes_back_when_time_is_up() -> None:
    """[GT-7.8]"""
    story = building("H2-01", seats=2, tempo="live", lines="hourglass: 0 10\naside 1: H2-02")
    story.by(0, "draw").by(1, "use H2-02")
    story.game.advance(10)
    assert story.gt.face_up == ["H2-01"]
    assert story.gt.players[1].aside == ["H2-02"]
    assert [player.hand for player in story.gt.players] == [None, None]


def test_the_numbers_left_are_handed_out_at_random() -> None:
    """[GT-7.8]"""
    found = set()
    for seed in range(40):
        story = building(seats=3, tempo="live", lines=f"hourglass: 0 10\nseed: {seed}").by(1, "finish 2")
        story.game.advance(10)
        found.add(tuple(told["number"] for told in story.told("gt-number")))
    assert found == {(1, 3), (3, 1)}


def test_in_a_first_flight_the_one_run_begins_with_the_first_finished_ship() -> None:
    """[GT-7.9]"""
    story = building(seats=2, flights="I", first_flight="yes", tempo="live")
    story.game.advance(1000)
    assert story.seen(None)["building"] == {"circle": 0, "left": 90, "waits": True, "tick": 0, "to_act": []}
    story.by(0, "finish 1")
    story.game.advance(89)
    assert not story.told("gt-built")
    story.game.advance(1)
    assert story.told("gt-built")


def test_an_hourglass_that_waits_is_not_flipped() -> None:
    """[GT-7.9]"""
    story = building(seats=2, flights="I", first_flight="yes")
    story.refuses("flip", "gt-hourglass-waits", "GT-7.9")


def test_the_hand_that_flips_is_empty() -> None:
    """[GT-4.1 GT-7.2]"""
    story = building("H2-01", flights="II", lines="hourglass: 2 0").does("draw")
    story.refuses("flip", "gt-hand-full", "GT-4.1")


def test_later_flights_of_a_first_game_have_all_their_runs() -> None:
    """[GT-7.9]"""
    assert building(flights="II", first_flight="yes").gt.building.waits is False


# Turns and days.


def test_in_turns_a_tick_is_one_tile_taken_and_dealt_with() -> None:
    """[GT-4.3 GT-7.5]"""
    story = building("H2-01", "H2-02", seats=2, flights="I")
    story.does("draw")
    assert list(story.game.pending) == [0]
    story.does("attach 8.7 0")
    assert list(story.game.pending) == [1]
    story.does("draw", "return")
    assert story.gt.building.tick == 1


def test_in_turns_another_begins_each_tick() -> None:
    """[GT-4.4]"""
    story = building(seats=3, first="2")
    acted, told = [], []
    for _ in range(9):
        acted += list(story.game.pending)
        told.append(story.seen(None)["building"]["to_act"])
        story.does("pass")
    assert acted == [2, 0, 1, 0, 1, 2, 1, 2, 0]
    assert told[:4] == [[2, 0, 1], [0, 1], [1], [0, 1, 2]], "the whole round from its beginning"


def test_in_turns_sand_runs_by_ticks() -> None:
    """[GT-7.5 GT-7.7]"""
    story = ticks(building(seats=2, flights="I", ticks="3"), 2)
    story.refuses("flip", "gt-sand-runs", "GT-7.4")
    ticks(story, 1)
    story.refuses("flip", "gt-last-flip", "GT-7.3")
    story.does("finish 1", "pass", "pass", "flip")
    assert story.gt.building.circle == 0
    assert story.gt.building.left == 2  # the tick in which it was flipped counts
    ticks(story, 1)
    assert not story.told("gt-built")
    assert ticks(story, 1).told("gt-built")


def test_who_has_finished_is_asked_only_where_the_hourglass_can_be_flipped() -> None:
    """[GT-7.2 GT-7.3]"""
    story = building(seats=2, flights="I", ticks="2").does("finish 1", "pass")
    assert story.gt.building.tick == 1
    story.does("pass")
    assert story.gt.building.left == 0
    assert [list(story.game.pending), story.offered] == [[0], ["flip", "pass"]]


def test_in_days_all_answer_at_once() -> None:
    """[GT-4.4]"""
    story = building("H2-01", "H2-02", seats=2, tempo="days").by(0, "draw")
    assert list(story.game.pending) == [1]
    assert story.gt.players[0].hand is None
    story.by(1, "draw")
    assert [player.hand for player in story.gt.players] == ["H2-01", "H2-02"]
    story.by(1, "attach 8.7 0").by(0, "return")
    assert story.gt.building.tick == 1


def test_in_days_the_earlier_in_order_gets_it_and_the_other_chooses_again() -> None:
    """[GT-4.4]"""
    story = building(seats=3, tempo="days", lines="face-up: H2-01\ntick: 1")
    story.by(0, "take H2-01").by(1, "take H2-01").by(2, "pass")
    assert [player.hand for player in story.gt.players] == [None, "H2-01", None]
    assert story.told("gt-clash") == [{"what": "take H2-01"}]
    assert sorted(story.game.pending) == [0, 1]
    story.by(0, "pass").by(1, "aside")
    assert story.gt.building.tick == 2


def test_in_days_a_number_is_taken_once() -> None:
    """[GT-7.6]"""
    story = building(seats=2, tempo="days").by(0, "finish 1").by(1, "finish 1")
    assert [player.number for player in story.gt.players] == [1, 0]
    assert list(story.game.pending) == [1]


def test_in_ticks_a_pile_is_put_back_at_once() -> None:
    """[GT-6.2]"""
    story = building("H2-01", "H2-02", seats=2, tempo="days").by(0, "draw").by(1, "draw")
    story.by(0, "attach 8.7 0").by(1, "attach 8.7 0").by(0, "look 1").by(1, "look 1")
    assert story.gt.piles[0].seen == {0, 1}
    assert [player.looking for player in story.gt.players] == [0, 0]
