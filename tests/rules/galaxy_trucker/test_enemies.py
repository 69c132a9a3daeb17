"""Smugglers, slavers and pirates."""

import pytest
from trucker import PLAIN, flight

from perihelion.games.galaxy_trucker.components import SIDES
from perihelion.games.galaxy_trucker.content import base_content

WEAK = """
. . - . .
. - h - .
b h @ h c
- - e - -
- - . - -
"""
FOUR = """
. . C . .
. C x C .
C x @ h c
- - e - -
- - . - -
"""
MORE_THAN_FOUR = FOUR.replace("- - e - -", "- - e - C>")
SIX = """
. . D . .
. - x - .
D x @ x D
B - e - h
- - . - -
"""
EIGHT = SIX.replace("- x -", "n h:purple -")
ALL = ("power 7.5", "power 5.7", "power 9.7")


def test_the_enemy_attacks_in_order_and_each_declares_before_the_comparison() -> None:
    """[GT-17.1]"""
    story = flight(SIX, WEAK, card="SLAVERS-I", days=(0, 9))
    assert story.who == 1
    story.does("dismiss 7.6", "dismiss 7.6", "dismiss 8.7")
    assert story.who == 0
    assert story.asked == "gt-power"
    assert story.question.about == {"what": "cannons", "strength": 0}


def test_a_stronger_player_beats_the_enemy_and_saves_all_behind_him() -> None:
    """[GT-17.2]"""
    story = flight(MORE_THAN_FOUR, WEAK, card="SMUGGLERS-I", days=(9, 0))
    assert story.heard("gt-declared") == [(0, {"what": "cannons", "strength": 4.5})]
    story.does("yes", "load yellow 9.7", "load green 9.7")
    assert story.ship(0).goods == {"9.7": ("yellow", "green")}
    assert story.days == {0: 8, 1: 0}
    assert story.is_between_cards


def test_the_winner_may_leave_the_reward_and_keep_his_days() -> None:
    """The enemy is gone all the same.  [GT-17.2 GT-17.8]"""
    story = flight(MORE_THAN_FOUR, WEAK, card="SMUGGLERS-I", days=(9, 0)).does("no")
    assert story.days == {0: 9, 1: 0}
    assert story.is_between_cards
    assert story.ship(1).batteries == {"5.7": 2}


def test_a_draw_saves_oneself_but_not_the_next() -> None:
    """[GT-17.3 GT-25.7]"""
    story = flight(FOUR, WEAK, card="SMUGGLERS-I", days=(9, 0))
    assert story.heard("gt-enemy-kept-off") == [(0, {})]
    assert story.heard("gt-enemy-won") == [(1, {})]
    assert story.ship(1).batteries == {}
    assert story.days == {0: 9, 1: 0}


def test_a_weaker_player_is_punished_and_the_enemy_goes_on() -> None:
    """[GT-17.4]"""
    story = flight(WEAK, WEAK, card="SMUGGLERS-I", days=(9, 0))
    assert [seat for seat, _ in story.heard("gt-enemy-won")] == [0, 1]


def test_smugglers_take_goods_at_once() -> None:
    """Before the next player is attacked.  [GT-17.5]"""
    story = flight(WEAK.replace("h c", "h c:yg"), SIX, card="SMUGGLERS-I", days=(9, 0))
    assert story.who == 1
    assert story.ship(0).goods == {}
    assert story.ship(0).batteries == {"5.7": 2}


def test_slavers_take_crew_at_once() -> None:
    """[GT-17.6]"""
    story = flight(WEAK, SIX, card="SLAVERS-I", days=(9, 0))
    story.does("dismiss 7.6", "dismiss 7.6", "dismiss 8.7")
    assert story.ship(0).crew_count == 5
    story.does(*ALL)
    assert story.heard("gt-enemy-kept-off") == [(1, {})]


def test_the_winner_over_slavers_is_paid() -> None:
    """[GT-17.2 GT-17.6]"""
    story = flight(EIGHT, card="SLAVERS-I", days=(5,)).does(*ALL, "yes")
    assert story.credits() == 5
    assert story.bill() == {"card": 5}
    assert story.days == {0: 4}


def test_pirates_fire_when_all_attacks_are_over_at_all_the_beaten_together() -> None:
    """One roll for all, thrown by the first of them; all three are beaten.  [GT-17.7]"""
    story = flight(WEAK, WEAK, PLAIN, card="PIRATES-I", days=(9, 6, 3), dice=(1, 1, 2, 3, 1, 2))
    kinds = [event.kind for event in story.game.events(None)]
    assert kinds.index("gt-rolled") > max(n for n, kind in enumerate(kinds) if kind == "gt-declared")
    rolls = story.heard("gt-rolled")
    assert [(seat, roll["hit"], roll["roll"]) for seat, roll in rolls] == [
        (0, "small-shot", 2),
        (0, "large-shot", 5),
        (0, "small-shot", 3),
    ]
    assert [seat for seat, _ in story.heard("gt-destroyed")] == [0, 1, 2]


def test_pirates_do_not_fire_at_whoever_kept_them_off() -> None:
    """[GT-17.7]"""
    five = """
    . . C . .
    . C x C .
    C x @ x C
    - - e - -
    - - . - -
    """
    story = flight(WEAK, five, card="PIRATES-I", days=(9, 3), dice=(1, 1, 2, 3, 1, 2))
    assert story.heard("gt-enemy-kept-off") == [(1, {})]
    assert [seat for seat, _ in story.heard("gt-destroyed")] == [0]


def test_beaten_pirates_still_fire_at_those_they_beat_before() -> None:
    """[GT-17.2 GT-17.7]"""
    story = flight(WEAK, EIGHT, PLAIN, card="PIRATES-I", days=(9, 6, 3), dice=(1, 1, 2, 3, 1, 2))
    story.does(*ALL, "yes")
    assert story.credits(1) == 4
    assert [seat for seat, _ in story.heard("gt-destroyed")] == [0]
    assert story.is_between_cards


@pytest.mark.parametrize(
    ("card", "strength", "loses", "gains", "days"),
    [
        ("SLAVERS-I", 6, "3 crew", "5", 1),
        ("SLAVERS-II", 7, "4 crew", "8", 2),
        ("SLAVERS-III", 8, "5 crew", "10", 2),
        ("SMUGGLERS-I", 4, "2 goods", "yellow green blue", 1),
        ("SMUGGLERS-II", 8, "3 goods", "red yellow yellow", 1),
        ("SMUGGLERS-III", 9, "4 goods", "red red yellow yellow green", 2),
        ("PIRATES-I", 5, "small front, large front, small front", "4", 1),
        ("PIRATES-II", 6, "large front, small front, large front", "7", 2),
        ("PIRATES-III", 10, "small left, large front, small front, large front, small right", "12", 2),
    ],
)
def test_the_enemies_as_printed(card: str, strength: int, loses: str, gains: str, days: int) -> None:
    """[GT-19.1]"""
    printed = base_content().cards[card]
    shots = ", ".join(f"{shot.size} {SIDES[shot.side]}" for shot in printed.loss.shots)
    crew = f"{printed.loss.crew} crew" if printed.loss.crew else ""
    goods = f"{printed.loss.goods} goods" if printed.loss.goods else ""
    assert (printed.strength, crew or goods or shots, printed.days) == (strength, loses, days)
    assert (" ".join(printed.goods) or str(printed.credits)) == gains
