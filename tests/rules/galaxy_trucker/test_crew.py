"""Losing crew."""

from trucker import PLAIN, flight

BROWN = """
. . C . .
. - h - .
m h:brown @ h -
- - e - -
- - . - -
"""


def test_the_owner_chooses_who_goes_and_from_which_cabin() -> None:
    """[GT-13.1]"""
    story = flight(BROWN, card="SLAVERS-I", days=(0,))
    assert story.asked == "gt-dismiss"
    assert story.offered == ["dismiss 7.6", "dismiss 6.7", "dismiss 7.7", "dismiss 8.7"]
    story.does("dismiss 6.7", "dismiss 8.7", "dismiss 7.7")
    assert story.ship().humans == {"7.6": 2, "7.7": 1, "8.7": 1}
    assert story.ship().aliens == {}
    assert [lost["who"] for _, lost in story.heard("gt-crew-lost")] == ["brown", "human", "human"]


def test_where_fewer_are_aboard_than_demanded_all_are_lost() -> None:
    """Nobody is asked; the trucker gives up when the card is done.  [GT-13.2 GT-13.3]"""
    ship = """
    . . - . .
    . - - - .
    - h:1 @:1 - -
    - - e - -
    - - . - -
    """
    story = flight(ship, PLAIN, card="SLAVERS-I", days=(0, -2))
    assert story.ship(0).crew_count == 0
    assert story.who == 1
    story.does("dismiss 7.6", "dismiss 7.6", "dismiss 7.7")
    assert story.heard("gt-gave-up") == [(0, {"why": "no-human"})]


def test_a_ship_with_nobody_but_aliens_must_give_up() -> None:
    """[GT-13.3 GT-20.2]"""
    ship = BROWN.replace("- h -", "- h:1 -").replace("@ h", "@:1 h:1")
    story = flight(ship, PLAIN, card="ABANDONED-SHIP-I-1", days=(0, -2)).does("yes")
    story.does("dismiss 7.6", "dismiss 7.7", "dismiss 8.7")
    assert story.ship().aliens == {"6.7": "brown"}
    assert story.flight.gave_up == [0]


SUPPORTED = """
. . C . .
. m h:brown - .
- - @ h -
- - e - -
- - . - -
"""
SHOT_AT_COLUMN_SIX = (1, 1, 3, 3, 1, 1)


def test_an_alien_without_life_support_is_lost_at_once() -> None:
    """[GT-13.4 GT-15.5]"""
    story = flight(SUPPORTED, card="PIRATES-I", days=(0,), dice=SHOT_AT_COLUMN_SIX)
    assert story.heard("gt-alien-lost") == [(0, {"who": "brown", "square": "7.6"})]
    assert story.ship().aliens == {}
    assert "7.6" in story.ship().parts


def test_another_life_support_of_the_colour_saves_the_alien() -> None:
    """[GT-13.4]"""
    two = SUPPORTED.replace("h:brown -", "h:brown m")
    story = flight(two, card="PIRATES-I", days=(0,), dice=SHOT_AT_COLUMN_SIX)
    assert "6.6" not in story.ship().parts
    assert story.ship().aliens == {"7.6": "brown"}
    other = SUPPORTED.replace("h:brown -", "h:brown n")
    story = flight(other, card="PIRATES-I", days=(0,), dice=SHOT_AT_COLUMN_SIX)
    assert story.ship().aliens == {}


def test_an_emptied_cabin_stays_empty() -> None:
    """No card and no pause between cards puts anybody back.  [GT-13.5]"""
    story = flight(PLAIN.replace("@ h", "@ h:0"), card="STARDUST-I", days=(0,))
    assert story.is_between_cards
    assert "8.7" not in story.ship().humans
