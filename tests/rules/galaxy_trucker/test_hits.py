"""Meteors and shots: what they hit and what stops them."""

import pytest
from trucker import GUARDED, PLAIN, FlightStory, comes, flight

SIDES = ("front", "right", "rear", "left")
BARE = """
. . h~f . .
. - h - .
- c~l @ h+r -
- - e - -
- - . - -
"""
ARMED = """
. . - . .
. C x - .
b x @ C> -
- x e - -
- - . - -
"""


def is_damaged(story: FlightStory) -> bool:
    return bool(story.gt.players[0].lost)


def is_asked(story: FlightStory) -> bool:
    return not story.game.over and story.asked == "gt-defend"


def test_two_dice_make_a_column_from_front_and_rear_and_a_row_from_the_sides() -> None:
    """[GT-14.1]"""
    story = flight(PLAIN, card="METEORIC-SWARM-I-2", days=(0,), dice=(1, 3, 2, 2, 6, 4, 5, 6))
    rolls = [(roll["side"], roll["roll"]) for _, roll in story.heard("gt-rolled")]
    assert rolls == [("front", 4), ("rear", 4), ("left", 10), ("right", 11)]
    assert [roll["dice"] for _, roll in story.heard("gt-rolled")] == [[1, 3], [2, 2], [6, 4], [5, 6]]
    assert not is_damaged(comes(BARE, "large-shot", "front", 5))
    assert "6.7" not in comes(BARE, "large-shot", "front", 6).ship().parts
    assert "7.6" not in comes(BARE, "large-shot", "left", 6).ship().parts


def test_a_line_without_a_tile_is_missed() -> None:
    """[GT-14.2]"""
    assert not is_damaged(comes(BARE, "large-shot", "rear", 9))
    assert not is_damaged(comes(BARE, "large-shot", "left", 9))


@pytest.mark.parametrize("roll", [2, 3, 4, 10, 11, 12])
@pytest.mark.parametrize("side", SIDES)
def test_rolls_that_miss_every_ship_of_class_one(roll: int, side: str) -> None:
    """[GT-3.5 GT-25.8]"""
    assert not is_damaged(comes(BARE, "large-shot", side, roll))


@pytest.mark.parametrize(
    ("board", "columns", "rows"),
    [
        ("I", range(5, 10), range(5, 10)),
        ("II", range(4, 11), range(4, 10)),
        ("III", range(3, 12), range(4, 10)),
        ("IIIA", range(5, 10), range(3, 12)),
    ],
)
def test_which_rolls_can_hit_a_class(board: str, columns: range, rows: range) -> None:
    """[GT-3.4 GT-3.5]"""
    printed = flight(PLAIN, days=(0,)).gt.on.boards[board]
    for roll in range(2, 13):
        assert bool(printed.line(SIDES.index("front"), roll)) == (roll in columns)
        assert bool(printed.line(SIDES.index("right"), roll)) == (roll in rows)


@pytest.mark.parametrize(
    ("side", "roll", "square"),
    [("front", 7, "7.5"), ("rear", 7, "7.8"), ("left", 7, "6.7"), ("right", 7, "8.7"), ("right", 6, "7.6")],
)
def test_the_first_tile_seen_from_the_side_of_the_attack_is_hit(side: str, roll: int, square: str) -> None:
    """[GT-14.3]"""
    story = flight(BARE, days=(0,))
    tile = story.ship().parts[square].id
    assert comes(BARE, "large-shot", side, roll).gt.players[0].lost[0] == tile


def test_a_small_meteor_bounces_off_a_smooth_side() -> None:
    """[GT-14.4 GT-25.4]"""
    assert not is_damaged(comes(BARE, "small-meteor", "left", 7))
    assert not is_damaged(comes(BARE, "small-meteor", "front", 7))
    assert is_damaged(comes(BARE, "small-meteor", "right", 7))


def test_a_shot_does_not_bounce_off() -> None:
    """[GT-14.4]"""
    assert is_damaged(comes(BARE, "small-shot", "left", 7))


@pytest.mark.parametrize("what", ["small-meteor", "small-shot"])
def test_a_shield_and_a_battery_stop_what_is_small(what: str) -> None:
    """[GT-14.4]"""
    story = comes(GUARDED, what, "front", 7)
    assert story.asked == "gt-defend"
    assert story.question.about == {"hit": what, "side": "front", "roll": 7, "square": "7.5"}
    assert story.offered == ["drain 5.7", "brace"]
    story.does("drain 5.7")
    assert not is_damaged(story)
    assert story.ship().batteries == {"5.7": 1}
    assert story.heard("gt-warded-off") == [(0, {"means": "shield"})]


def test_nobody_pays_for_what_bounces_off_or_misses() -> None:
    """[GT-14.2 GT-14.4]"""
    smooth = GUARDED.replace("h+f", "h~f")
    assert not is_asked(comes(smooth, "small-meteor", "front", 7))
    assert not is_asked(comes(smooth, "small-meteor", "front", 2))
    assert is_asked(comes(smooth, "small-shot", "front", 7))


def test_the_owner_may_save_the_battery_and_take_the_hit() -> None:
    """[GT-14.7]"""
    story = comes(GUARDED, "small-shot", "front", 7).does("brace")
    assert "7.5" not in story.ship().parts
    assert story.ship().batteries == {"5.7": 2}


def test_without_a_battery_a_shield_does_nothing() -> None:
    """[GT-14.4]"""
    assert is_damaged(comes(GUARDED.replace("b x", "b:0 x"), "small-shot", "front", 7))


def test_nothing_stops_a_large_shot() -> None:
    """[GT-14.4 GT-14.8]"""
    story = comes(GUARDED.replace("h+f", "C"), "large-shot", "front", 7)
    assert "7.5" not in story.ship().parts
    assert story.ship().batteries == {"5.7": 2}


def test_a_shield_does_not_stop_a_large_meteor() -> None:
    """[GT-14.8]"""
    assert is_damaged(comes(GUARDED, "large-meteor", "front", 7))


def test_a_cannon_does_not_stop_small_meteors_or_shots() -> None:
    """[GT-14.8]"""
    side_gun = ARMED.replace("C> -", "C>+f -")
    assert not is_damaged(comes(side_gun, "large-meteor", "right", 7))
    assert is_damaged(comes(side_gun, "small-shot", "right", 7))
    front_gun = ARMED.replace(". C x", ". C+l x")
    assert is_damaged(comes(front_gun, "small-meteor", "left", 6))


@pytest.mark.parametrize(
    ("sign", "covered"),
    [("", "front right"), (">", "right rear"), ("v", "rear left"), ("<", "left front")],
)
def test_a_shield_covers_two_neighbouring_sides_of_the_whole_ship(sign: str, covered: str) -> None:
    """[GT-14.9]"""
    ship = f"""
    . . h . .
    . - x - .
    h b @ o{sign} h
    - - x - -
    - - . - -
    """
    for side in SIDES:
        assert is_asked(comes(ship, "small-shot", side, 7)) == (side in covered), side


@pytest.mark.parametrize(("column", "stopped"), [(6, True), (7, False), (5, False), (8, False)])
def test_a_large_meteor_from_the_front_is_shot_only_in_its_column(column: int, stopped: bool) -> None:
    """[GT-14.5 GT-25.3]"""
    assert is_damaged(comes(ARMED, "large-meteor", "front", column)) != stopped


@pytest.mark.parametrize("row", [6, 7, 8])
def test_a_large_meteor_from_the_side_is_shot_in_the_row_and_beside_it(row: int) -> None:
    """[GT-14.5 GT-14.11 GT-25.3]"""
    assert not is_damaged(comes(ARMED, "large-meteor", "right", row))
    assert is_damaged(comes(ARMED.replace("C>", "C"), "large-meteor", "right", row))


def test_a_side_cannon_two_rows_away_does_not_help() -> None:
    """[GT-14.5 GT-14.11]"""
    ship = """
    . . C> . .
    . - x - .
    - - @ h -
    - - e - -
    - - . - -
    """
    assert not is_damaged(comes(ship, "large-meteor", "right", 5))
    assert not is_damaged(comes(ship, "large-meteor", "right", 6))
    assert is_damaged(comes(ship, "large-meteor", "right", 7))


def test_a_cannon_points_at_its_own_side_only() -> None:
    """[GT-14.5]"""
    assert is_damaged(comes(ARMED, "large-meteor", "left", 7))


def test_a_cannon_shoots_over_other_tiles() -> None:
    """It need not be the first tile in the line; the square before its muzzle must be free.  [GT-14.5]"""
    ship = """
    . . - . .
    . h x - .
    - - @ - -
    - C x - -
    - - . - -
    """
    story = comes(ship, "large-meteor", "front", 6)
    assert not is_damaged(story)
    assert "6.6" in story.ship().parts


def test_a_large_meteor_from_the_rear_needs_a_rear_cannon_in_its_column() -> None:
    """[GT-14.6]"""
    ship = """
    . . - . .
    . - - - .
    - x @ x -
    - Cv - h -
    - - . - -
    """
    assert not is_damaged(comes(ship, "large-meteor", "rear", 6))
    assert is_damaged(comes(ship, "large-meteor", "rear", 7))
    assert is_damaged(comes(ship, "large-meteor", "rear", 8))


def test_a_single_cannon_shoots_by_itself_and_a_double_one_for_a_battery() -> None:
    """[GT-14.7]"""
    double = ARMED.replace(". C x", ". D x")
    story = comes(double, "large-meteor", "front", 6)
    assert story.offered == ["drain 5.7", "brace"]
    story.does("drain 5.7")
    assert not is_damaged(story)
    assert story.ship().batteries == {"5.7": 1}
    assert story.heard("gt-warded-off") == [(0, {"means": "cannon"})]
    assert is_damaged(comes(double, "large-meteor", "front", 6).does("brace"))
    assert is_damaged(comes(double.replace("b x", "b:0 x"), "large-meteor", "front", 6))
    single = comes(ARMED, "large-meteor", "front", 6)
    assert not is_asked(single)
    assert single.ship().batteries == {"5.7": 2}


def test_where_a_single_cannon_aims_no_battery_is_asked_for() -> None:
    """[GT-14.7]"""
    both = ARMED.replace(". C x - .", ". - x D> .")
    assert not is_asked(comes(both, "large-meteor", "right", 7))


def test_connectors_around_an_inner_hole_are_out_of_reach() -> None:
    """Both cabins bear connectors towards the hole between them; outside they are smooth.  [GT-14.10]"""
    ship = """
    . . - . .
    . - - - .
    - x @ x -
    - h+r~l - h+l~r -
    - - . - -
    """
    assert not is_damaged(comes(ship, "small-meteor", "left", 8))
    assert not is_damaged(comes(ship, "small-meteor", "right", 8))
