"""Planets, abandoned ships and stations, open space."""

from trucker import PLAIN, flight

SMALL = """
. . C . .
. - - - .
- c @ h -
- - e - -
- - . - -
"""


def test_one_ship_lands_on_a_planet() -> None:
    """[GT-16.1]"""
    story = flight(PLAIN, PLAIN, card="PLANETS-I-3").does("land 2", "done")
    assert story.who == 1
    assert story.offered == ["land 1", "pass"]
    story.refuses("land 2", "gt-planet-taken", "GT-16.1")


def test_whoever_landed_loads_and_then_all_lose_days_the_last_first() -> None:
    """The leader falls back past the other, whose space must not be taken.  [GT-16.1]"""
    story = flight(PLAIN, PLAIN, card="PLANETS-I-4", days=(3, 2)).does("land 2", "load yellow 9.7")
    assert story.days == {0: 3, 1: 2}
    story.does("land 1", "load green 9.7", "load green 9.7")
    assert story.days == {0: 1, 1: 0}
    assert story.ship(0).goods == {"9.7": ("yellow",)}
    assert story.ship(1).goods == {"9.7": ("green", "green")}


def test_who_passes_keeps_his_days() -> None:
    """[GT-16.1]"""
    story = flight(PLAIN, PLAIN, card="PLANETS-I-4", days=(3, 2)).does("pass", "land 2", "done")
    assert story.days == {0: 3, 1: 0}


def test_landing_is_allowed_without_taking_anything() -> None:
    """[GT-16.1]"""
    story = flight(SMALL, card="PLANETS-I-2", days=(0,)).does("land 1")
    assert story.is_between_cards
    assert story.days == {0: -2}
    assert story.ship().goods == {}


def test_with_all_planets_taken_nobody_else_is_asked() -> None:
    """[GT-16.1]"""
    story = flight(PLAIN, PLAIN, SMALL, card="PLANETS-I-3").does("land 1", "done", "land 2", "done")
    assert story.is_between_cards


def test_the_first_who_wants_an_abandoned_ship_mans_it() -> None:
    """The crew stays there; the credits and the lost days go to whoever took it.  [GT-16.2]"""
    story = flight(PLAIN, PLAIN, card="ABANDONED-SHIP-I-1", days=(5, 2)).does("yes")
    assert story.question.about == {"left": 3}
    story.does("dismiss 8.7", "dismiss 8.7", "dismiss 6.7")
    assert story.ship(0).crew_count == 5
    assert story.credits(0) == 4
    assert story.days == {0: 4, 1: 2}
    assert story.is_between_cards


def test_credits_and_days_come_when_the_crew_has_left() -> None:
    """[GT-16.2]"""
    story = flight(PLAIN, PLAIN, card="ABANDONED-SHIP-I-1", days=(9, 3)).does("yes")
    assert story.asked == "gt-dismiss"
    assert (story.credits(0), story.days[0]) == (0, 9)
    story.does("dismiss 7.7", "dismiss 7.7", "dismiss 6.7")
    assert (story.credits(0), story.days[0]) == (4, 8)


def test_who_declines_leaves_the_ship_to_the_next() -> None:
    """[GT-16.2]"""
    story = flight(PLAIN, PLAIN, card="ABANDONED-SHIP-I-1").does("no")
    assert story.who == 1
    story.does("no")
    assert story.is_between_cards
    assert story.credits(0) == story.credits(1) == 0


def test_without_the_crew_nobody_is_asked() -> None:
    """[GT-16.2]"""
    few = SMALL.replace("@ h", "@ h:0")
    story = flight(few, PLAIN, card="ABANDONED-SHIP-I-1")
    assert story.who == 1


def test_the_last_humans_may_be_sent_away() -> None:
    """The credits are kept, and then the trucker gives up.  [GT-16.2 GT-20.7]"""
    story = flight(SMALL.replace("@ h", "@:1 h"), PLAIN, card="ABANDONED-SHIP-I-1").does("yes")
    assert story.credits(0) == 4
    assert story.flight.gave_up == [0]


def test_a_station_needs_crew_and_takes_none() -> None:
    """[GT-16.3]"""
    story = flight(SMALL, PLAIN, card="ABANDONED-STATION-I-1", days=(5, 2))
    assert story.who == 1
    story.does("yes", "load yellow 9.7", "load green 9.7")
    assert story.ship(1).crew_count == 8
    assert story.ship(1).goods == {"9.7": ("yellow", "green")}
    assert story.days == {0: 5, 1: 1}


def test_a_station_is_for_the_first_who_wants_it() -> None:
    """[GT-16.3]"""
    story = flight(PLAIN, PLAIN, PLAIN, card="ABANDONED-STATION-I-1").does("no", "yes", "done")
    assert story.is_between_cards
    assert [seat for seat, _ in story.heard("gt-visited")] == [1]


def test_in_open_space_everybody_moves_at_once_in_order() -> None:
    """The leader moves before the next one declares, and is jumped over.  [GT-16.4]"""
    fast = SMALL.replace("- - e - -", "- e e e -").replace("- c @ h -", "- h @ h -")
    story = flight(SMALL, fast, card="OPEN-SPACE-I-1", days=(1, 0))
    assert story.days == {0: 2, 1: 4}


def test_without_engines_a_ship_is_lost_in_open_space() -> None:
    """At once: its space is free for the next one.  [GT-16.4 GT-20.4]"""
    story = flight(SMALL.replace("e", "x"), SMALL, card="OPEN-SPACE-I-1", days=(1, 0))
    assert story.heard("gt-gave-up") == [(0, {"why": "no-engine"})]
    assert story.days == {1: 1}


def test_double_engines_may_be_left_off_even_if_that_means_giving_up() -> None:
    """[GT-16.5]"""
    double = SMALL.replace("e", "E").replace("c @", "b @")
    story = flight(double, card="OPEN-SPACE-I-1", days=(0,))
    assert story.offered == ["power 7.8", "done"]
    assert flight(double, SMALL, card="OPEN-SPACE-I-1").does("done").flight.gave_up == [0]
    assert story.does("power 7.8").days == {0: 2}
