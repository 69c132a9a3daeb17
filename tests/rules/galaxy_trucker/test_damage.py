"""Damage: what is destroyed, what falls off, what is kept."""

from trucker import PLAIN, FlightStory, comes, flight

TREE = """
. . C . .
. - h - .
b h @ h c:yb
- - e - -
- - . - -
"""


def shot(ship: str, side: str, roll: int, *others: str) -> FlightStory:
    """A large shot that nothing stops."""
    return comes(ship, "large-shot", side, roll, *others)


def test_a_destroyed_tile_takes_all_that_lies_on_it_along() -> None:
    """Crew, goods and batteries go back to the bank.  [GT-15.1]"""
    cabin = shot(TREE.replace(". . C", ". . -"), "front", 7)
    assert "7.6" not in cabin.ship().parts
    assert cabin.ship().human_count == 6
    assert len(cabin.gt.players[0].lost) == 1
    goods = shot(TREE, "right", 7)
    assert goods.ship().goods == {}
    battery = shot(TREE, "left", 7)
    assert battery.ship().batteries == {}
    assert battery.gt.players[0].lost == [battery_of(TREE)]


def battery_of(ship: str) -> str:
    return flight(ship).ship().parts["5.7"].id


def test_what_is_no_longer_joined_falls_off() -> None:
    """With the cabin before it the cannon is lost.  [GT-15.2]"""
    story = shot(TREE, "right", 6)
    assert {"7.5", "7.6"}.isdisjoint(story.ship().parts)
    assert len(story.gt.players[0].lost) == 2
    assert len(story.ship().parts) == 6


def test_a_tile_beside_another_but_not_joined_to_it_falls_off() -> None:
    """Two smooth sides hold nothing together.  [GT-15.2]"""
    ship = """
    . . - . .
    . c~b h - .
    - h~f @ - -
    - - e - -
    - - . - -
    """
    story = shot(ship, "front", 7)
    assert list(story.ship().parts) == ["6.7", "7.7", "7.8"]


BROKEN = """
. . - . .
. - - - .
h h @ h h
- - - - -
- - . - -
"""


def test_of_several_parts_the_owner_keeps_one() -> None:
    """[GT-15.3]"""
    story = shot(BROKEN, "front", 7)
    assert story.asked == "gt-keep"
    assert story.offered == ["keep 5.7", "keep 8.7"]
    story.does("keep 8.7")
    assert list(story.ship().parts) == ["8.7", "9.7"]
    assert story.ship().human_count == 4
    assert len(story.gt.players[0].lost) == 3


def test_a_part_without_a_cabin_cannot_be_kept() -> None:
    """[GT-15.3]"""
    story = shot(BROKEN.replace("- - - - -", "- - x - -"), "front", 7)
    assert story.asked == "gt-keep"
    story.refuses("keep 7.8", "gt-no-cabin", "GT-15.3")
    assert story.offered == ["keep 5.7", "keep 8.7"]


def test_where_only_one_part_has_a_cabin_nobody_is_asked() -> None:
    """[GT-15.3]"""
    story = shot(BROKEN.replace("h h @ h h", "c c @ h h"), "front", 7)
    assert list(story.ship().parts) == ["8.7", "9.7"]


def test_who_keeps_a_part_without_humans_must_give_up() -> None:
    """[GT-15.3 GT-20.2]"""
    story = shot(BROKEN.replace("h h @ h h", "h:0 h:0 @ h h"), "front", 7, PLAIN).does("keep 5.7")
    assert story.flight.gave_up == [0]
    other = shot(BROKEN.replace("h h @ h h", "h:0 h:0 @ h h"), "front", 7, PLAIN).does("keep 8.7")
    assert other.flight.gave_up == []


def test_a_ship_whose_parts_have_no_cabin_is_lost_whole() -> None:
    """[GT-15.3 GT-26.11]"""
    story = shot(BROKEN.replace("h h @ h h", "- c @ c -"), "front", 7, PLAIN)
    assert story.ship().parts == {}
    assert len(story.gt.players[0].lost) == 3
    assert story.flight.gave_up == [0]


def test_the_starting_cabin_can_be_lost_and_the_flight_goes_on() -> None:
    """[GT-15.4]"""
    story = shot(BROKEN, "front", 7).does("keep 5.7")
    assert story.is_between_cards
    assert story.flight.days == {0: 0}


def test_the_last_humans_go_with_their_cabin() -> None:
    """[GT-15.5 GT-20.2]"""
    story = shot(BROKEN.replace("h h @ h h", "- c @ - -"), "front", 7, PLAIN)
    assert "6.7" in story.ship().parts
    assert story.flight.gave_up == [0]


def test_a_damaged_ship_is_not_checked_again() -> None:
    """Behind the engine a tile is gone, before the cannon too: nothing of that is an error.  [GT-15.6]"""
    story = shot(TREE, "rear", 7)
    assert story.is_between_cards
    assert story.heard("gt-flaws") == []
    assert len(story.gt.players[0].lost) == 1
