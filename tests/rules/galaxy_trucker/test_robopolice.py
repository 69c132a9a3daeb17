"""Robopolice Raids: who gets in where, what they take, and when their charges go off."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from trucker import LONE, FlightStory, flight

import perihelion
from perihelion.games.galaxy_trucker.components import FRONT, LEFT, REAR, RIGHT
from perihelion.games.galaxy_trucker.editions import content_for
from perihelion.games.galaxy_trucker.expansions.missions.supercards.tactical_zones import Contests
from perihelion.games.galaxy_trucker.expansions.robopolice.defences import is_defended
from perihelion.games.galaxy_trucker.expansions.robopolice.raids import entrances, sense_of
from perihelion.games.galaxy_trucker.expansions.robopolice.thrusters import Course

RAIDS = "option expansions: missions\noption robopolice: yes\n"
LINE = """
. . - . .
. - - - .
- h @ h -
- - e - -
- - . - -
"""


def raided(name: str, *ships: str, lines: str = "", **more: Any) -> FlightStory:
    return flight(*ships, card=name, lines=RAIDS + lines, **more)


def standing(ship: str, card: str, **more: Any) -> FlightStory:
    """The card is in play, and nothing has happened yet."""
    story = flight(ship, lines=RAIDS, **more)
    story.gt.flight.card, story.gt.flight.order = card, [0]
    return story


def test_raids_are_there_only_where_they_are_wanted() -> None:
    """With ten auto-defence systems, four armories and four thrusters in the heap.  [MI-7.3 MI-13.19]"""
    without, wanted = content_for(("missions",)), content_for(("missions", "robopolice"))
    assert not [card for card in without.cards.values() if card.type == "robopolice_raid"]
    assert len([card for card in wanted.cards.values() if card.level == 8]) == 26
    assert len(wanted.heap) - len(without.heap) == 18
    game = perihelion.new("galaxy-trucker", seats=2, options={"expansions": ["missions"]})
    assert "robopolice" not in game.view(0)["table"]


def test_one_die_of_the_leader_says_from_where_for_all() -> None:
    """[MI-13.1 MI-13.2 MI-13.11]"""
    story = raided("ROBOPOLICE-RAID-1", LINE, LONE, dice=(6,))
    assert story.heard("gt-raid") == [(0, {"side": "rear", "number": 6})]
    assert [seat for seat, _ in story.heard("gt-raid-entered")] == [0, 1]


@pytest.mark.parametrize(
    ("side", "clockwise"),
    [(FRONT, 1), (RIGHT, 1), (REAR, -1), (LEFT, -1)],
    ids=["front", "right", "rear", "left"],
)
def test_the_green_arrow_runs_round_the_ship(side: int, clockwise: int) -> None:
    """[MI-13.12]"""
    assert sense_of(standing(LINE, "ROBOPOLICE-RAID-1").gt, side) == clockwise
    assert sense_of(standing(LINE, "ROBOPOLICE-RAID-2").gt, side) == -clockwise


def test_lines_without_an_entrance_are_tried_one_after_the_other_round_the_edge() -> None:
    """From the one the white dice say, 4 and 3; every line once.  [MI-13.3 MI-13.4 MI-13.13 MI-13.14]"""
    gt = standing(LINE, "ROBOPOLICE-RAID-1").gt
    assert entrances(gt, 0, LEFT, 0, -1) == ["6.7", None, None, None, "7.8"]
    assert entrances(gt, 0, RIGHT, 0, 1) == ["8.7", "7.8", None, None, None]
    assert entrances(gt, 0, RIGHT, 1, 1) == ["7.8", None, None, None, "8.7"], "moved by a thruster"


def test_they_take_one_of_each_wherever_they_come_and_plant_for_contraband() -> None:
    """From the left through a row of cabins and out the same way; three charges and one at the entrance.

    [MI-13.5 MI-13.6 MI-13.7 MI-13.9 MI-13.14 MI-13.15 MI-13.16 MI-13.17]
    """
    story = raided("ROBOPOLICE-RAID-1", LINE, LONE, dice=(1,))
    entered = [about["square"] for seat, about in story.heard("gt-raid-entered") if seat == 0]
    assert entered == ["6.7"]
    (left,) = [about["squares"] for seat, about in story.heard("gt-raid-left") if seat == 0]
    assert left[0] == "6.7" and len(set(pairwise(left))) == len(left) - 1
    charges = [about["square"] for seat, about in story.heard("gt-charge") if seat == 0]
    assert charges[-1] == "6.7" and set(charges) <= {"6.7", "7.7", "8.7"}
    destroyed = [about["square"] for seat, about in story.heard("gt-destroyed") if seat == 0]
    assert sorted(destroyed) == sorted(set(charges))


GUARDED = """
. . - . .
. - - - .
- h @ d -
- - e - -
- - . - -
"""


def test_a_unit_that_enters_a_defended_component_is_beaten_and_its_charges_go_off() -> None:
    """[MI-13.8 MI-13.17]"""
    story = raided("ROBOPOLICE-RAID-1", GUARDED, LONE, dice=(1,))
    assert story.heard("gt-raid-beaten")[0] == (0, {"square": "8.7"})
    charges = [about["square"] for seat, about in story.heard("gt-charge") if seat == 0]
    assert charges == ["6.7", "7.7", "7.7"], "through the engine and back, and another one is taken"
    destroyed = [about["square"] for seat, about in story.heard("gt-destroyed") if seat == 0]
    assert destroyed == ["6.7", "7.7"]


def test_a_defended_entrance_is_no_entrance() -> None:
    """They look for the next one along the arrow.  [MI-13.4 MI-13.13]"""
    story = raided("ROBOPOLICE-RAID-1", GUARDED, LONE, dice=(3,))
    assert [about["square"] for seat, about in story.heard("gt-raid-entered") if seat == 0] == ["7.8"]


def test_a_ship_that_is_defended_all_round_is_left_alone() -> None:
    """[MI-13.4]"""
    ship = """
    . . - . .
    . - - - .
    - - @ - -
    - - d - -
    - - . - -
    """
    story = standing(ship, "ROBOPOLICE-RAID-1")
    assert is_defended(story.gt, 0, "7.8") and not is_defended(story.gt, 0, "7.7")


def test_an_armory_arms_the_crew_joined_to_it() -> None:
    """Their cabin is defended, and in a Tactical Zone it counts as a cannon.  [MI-11.8 MI-13.8]"""
    ship = """
    . . - . .
    . - - - .
    - h @ y -
    - - e - -
    - - . - -
    """
    gt = standing(ship, "ROBOPOLICE-RAID-1").gt
    assert is_defended(gt, 0, "7.7") and not is_defended(gt, 0, "6.7")
    bonus = gt.on.book[Contests].bonus
    assert (bonus(gt, 0, "cannons"), bonus(gt, 0, "engines")) == (1, 0)


def test_two_units_turn_different_ways_and_their_charges_wait_for_both() -> None:
    """[MI-13.10 MI-13.18]"""
    ship = LINE.replace("h @ h", "b @ h")
    story = raided("ROBOPOLICE-RAID-2", ship, LONE, dice=(3,))
    kinds = [event.kind for event in story.game.events(None) if event.seat == 0]
    assert kinds.count("gt-raid-entered") == 2
    assert kinds.index("gt-destroyed") > max(n for n, kind in enumerate(kinds) if kind == "gt-raid-left")


THRUSTING = """
. . - . .
. - - - .
- b @ h -
- - v - -
- - . - -
"""


def test_a_thruster_at_hand_moves_the_entrance_by_a_line() -> None:
    """For a battery, once.  [MI-13.3]"""
    story = raided("ROBOPOLICE-RAID-3", THRUSTING, LONE, dice=(1,))
    assert story.asked == "gt-dodge" and story.offered == ["veer less", "veer more", "pass"]
    story.does("veer more")
    assert len([1 for event in story.game.events(None) if event.kind == "gt-battery"]) >= 1


def test_a_thruster_moves_the_ship_out_of_a_meteor_s_way_but_not_in_a_shower() -> None:
    """[MI-8.4 MI-9.4]"""
    step = "card: METEOR-ALERT-1\nagenda: end_card\nagenda: suffer_hit 0 large-meteor front 8\n"
    story = flight(
        THRUSTING,
        LONE,
        lines=RAIDS + "card: METEOR-ALERT-1\nagenda: suffer_hit 0 large-meteor front 8\nagenda: end_card\n",
    )
    assert story.asked == "gt-veer", step
    story.does("veer more")
    assert story.heard("gt-missed") and story.ship().battery_count == 1
    shower = raided("METEOR-SHOWER-1", THRUSTING, LONE)
    assert not shower.heard("gt-veered") and shower.is_between_cards


def test_a_thruster_moves_its_own_part_and_the_hit_may_meet_another() -> None:
    """[MI-9.4 LM-7.15]"""
    pair = """
    - . . - . . - - .
    - - - - . - h - -
    . h - . . . x h .
    e e e - . e e e -
    - . . - . . - - .
    """
    story = flight(pair, board="IIA", lines=RAIDS)
    gt = story.gt
    row = list(gt.on.book.path(gt, 0, LEFT, 7))
    assert gt.on.book.threatened(gt, 0, LEFT, 7) == "4.7"
    gt.annexes["robopolice"] = Course(0, 1, 1)
    assert gt.on.book.threatened(gt, 0, LEFT, 7) == "3.8", (
        "the left half has moved, a row farther to the rear"
    )
    gt.annexes["robopolice"] = Course(0, 1, -1)
    assert gt.on.book.threatened(gt, 0, LEFT, 7) == "9.7", "and now the right one is hit"
    gt.annexes["robopolice"] = Course()
    assert list(gt.on.book.path(gt, 0, LEFT, 7)) == row
