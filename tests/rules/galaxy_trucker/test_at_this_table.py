"""How it is played here: three tempi, welding, one flight, and a bank that never runs dry."""

import pytest
from builders import building
from trucker import PLAIN, flight

import perihelion

SUPPLY_OF_BLUE = 17
FULL_OF_BLUE = """
. . . . - . . . .
. . . - - - . . .
- . - - c - - . -
- G:bbb h G:bbb @ G:bbb h G:bbb -
- - G:bbb - e - G:bbb - -
- - . - - - . - -
"""


# By turns.


def test_the_first_of_a_round_of_turns_is_another_in_every_round() -> None:
    """[GT-26.2]"""
    story = building(seats=3, tempo="turns")
    order = []
    for _ in range(9):
        (seat,) = story.game.pending
        order.append(seat)
        story.does("pass")
    assert order == [0, 1, 2, 1, 2, 0, 2, 0, 1]


def test_a_turn_is_one_tile_taken_and_dealt_with() -> None:
    """[GT-26.2]"""
    story = building("CB-01", seats=2, tempo="turns").does("draw")
    assert list(story.game.pending) == [0]
    story.does("return")
    assert list(story.game.pending) == [1]


@pytest.mark.parametrize("ticks", [2, 12])
def test_a_run_of_the_hourglass_is_so_many_rounds_of_turns(ticks: int) -> None:
    """[GT-26.2]"""
    story = building(seats=2, tempo="turns", ticks=str(ticks))
    story.does(*["pass"] * (2 * ticks - 1))
    story.refuses("flip", "gt-sand-runs", "GT-7.4")
    story.does("pass")
    assert story.told("gt-sand-out") == [{"circle": 1}]


# Over days.


def test_of_two_who_want_the_same_tile_the_earlier_in_order_has_it() -> None:
    """The other chooses again; what others chose stays secret until then.  [GT-26.3]"""
    story = building(seats=2, tempo="days", lines="face-up: CB-01 CB-02")
    story.by(1, "take CB-01")
    assert story.game.view(0)["locked"] == [1] and story.gt.players[1].hand is None
    story.by(0, "take CB-01")
    assert story.gt.players[0].hand == "CB-01" and story.gt.players[1].hand is None
    assert story.told("gt-clash") == [{"what": "take CB-01"}]
    assert 1 in story.game.pending


# Live.


def test_live_the_first_to_ask_has_the_tile_and_time_passes_by_itself() -> None:
    """[GT-26.1]"""
    story = building(seats=2, tempo="live", lines="face-up: CB-01")
    story.by(1, "take CB-01").refuses_by(0, "take CB-01", "gt-not-face-up", "GT-4.4")
    story.game.advance(30)
    assert story.game.view(0)["table"]["building"]["left"] == 60


# Tiles and welding.


def test_which_face_down_tile_it_is_is_settled_when_it_is_taken() -> None:
    """A view only counts face-down tiles, and an imagined game may draw any of them.  [GT-26.4]"""
    story = building(seats=2, tempo="turns")
    assert story.game.view(0)["table"]["heap"] == 140
    drawn = set()
    for seed in range(8):
        imagined = story.game.imagine(0, seed)
        imagined.play(0, "draw")
        drawn.add(imagined.view(0)["table"]["players"][0]["hand"])
    assert len(drawn) > 1


def test_checked_welding_says_at_once_what_is_wrong() -> None:
    """[GT-26.5]"""
    story = building("EN-01", welding="checked").does("draw")
    story.refuses("attach 7.6 0", "gt-exhaust-blocked", "GT-5.5")


def test_free_welding_lets_the_check_find_it() -> None:
    """[GT-26.5]"""
    story = building("EN-01", welding="free").does("draw", "attach 7.6 0", "finish 1")
    assert story.told("gt-flaws") and story.asked == "gt-correct"


# Flights and the bank.


@pytest.mark.parametrize(("board", "cards"), [("I", 8), ("II", 12), ("III", 16), ("IIIA", 16)])
def test_a_single_flight_is_prepared_like_that_flight_of_a_whole_game(board: str, cards: int) -> None:
    """[GT-26.6]"""
    game = perihelion.new("galaxy-trucker", seats=1, options={"flights": [board], "tempo": "turns"})
    assert game.view(0)["table"]["flights"] == [board]
    game.play(0, "finish 1")
    flown = game.view(0)["table"]["flight"]
    assert flown["deck"] + len(flown["turned"]) == cards


def test_goods_never_run_short() -> None:
    """More blue goods than lie in the box.  [GT-1.8]"""
    story = flight(FULL_OF_BLUE, card="PLANETS-I-1", board="III")
    assert story.ship().cubes.count("blue") == SUPPLY_OF_BLUE + 1
    story.does("land 1", "load blue 7.6", "load blue 7.6")
    assert story.ship().cubes.count("blue") == SUPPLY_OF_BLUE + 3


# Who flies on.

CREWLESS = """
. . - . .
. - - - .
- - @:0 c -
- - e - -
- - . - -
"""


def test_a_leader_who_leaves_laps_nobody() -> None:
    """Without a human left one is out before laps are counted.  [GT-26.13]"""
    story = flight(CREWLESS, PLAIN, PLAIN, days=(45, 3, 1))
    assert story.flight.gave_up == [0]
    assert story.days == {1: 3, 2: 1}
