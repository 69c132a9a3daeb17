"""Fleets of class IVC in play, and the boards of Latest Models where other parts of the game meet them."""

from __future__ import annotations

from fleetyard import ONE, A, B, building, fleet

# Dice that join all parts.


def begun_everywhere(dice: str) -> list[str]:
    """The piles that may be looked at once every part has a component."""
    lines = f"plans: {dice}\nhourglass: 2 9" if dice else "hourglass: 4 9"
    story = building("IVC", f"{lines}\ntile: CB-01 CB-02 CB-13 CB-14")
    story.does("attach 5.5 0")
    for square in ("9.5", "5.10", "9.10"):
        story.refuses("look 1", "gt-nothing-attached", "GT-6.1").does("draw")
        story.does(next(f"attach {way}" for way in story.offers("attach") if way.startswith(square)))
    return story.offers("look")


def test_cards_may_be_looked_at_also_where_dice_have_made_one_ship_of_all() -> None:
    """[LM-5.2 LM-7.1]"""
    assert begun_everywhere("3 6") == begun_everywhere("2 4") == begun_everywhere("") == ["1", "2", "3"]


def test_one_ship_of_all_parts_jumps_like_any_other() -> None:
    """[LM-7.1 LM-7.14 BE-2.12.2]"""
    ship = {"5.4": "h", "5.5": "h", "5.6": "N", "5.7": "e", "4.6": "b"}
    lines = "option expansions: new-technologies\n"
    story = fleet(ship, A, lines=lines, card="SLAVERS-I", days=(9, 4), dice=ONE).does("jump 5.7")
    assert story.told("gt-jumped") == [{"hull": "ship"}]
    assert [seat for seat, _ in story.heard("gt-declared")] == [1], "the slavers find nobody else"


def test_in_flight_only_squares_beside_the_one_ship_are_free() -> None:
    """[LM-7.1 GT-5.1]"""
    story = fleet(A, B, dice=ONE)
    assert set(story.gt.on.book.open_squares(story.gt, 0, story.ship())) <= {
        other for square in story.ship().parts for other in story.ship().board.neighbours[square]
    }


# Dice that fall while roads are in play.


def test_engines_still_blow_both_ways_once_a_die_has_fallen() -> None:
    """[LM-5.6.1 BE-9.14]"""
    roads = "option expansions: rough-roads\nroads: sommersault panic\n"
    story = building("IVC", roads + "hourglass: 4 0\ndice: 3\ntile: EN-01").does("attach 5.5 0", "draw")
    before = {way for way in story.offers("attach") if way.endswith(" 2")}
    assert before, "engines may blow forward"
    story.does("return", "flip", "take EN-01")
    assert before <= set(story.offers("attach"))
