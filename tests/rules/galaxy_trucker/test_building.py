"""Handling tiles, and where they may lie."""

import pytest
from builders import BuildingStory, building

from perihelion import Refused
from perihelion.words import Words


def test_a_builder_holds_one_tile() -> None:
    """[GT-4.1]"""
    story = building("H2-01", "H2-02", lines="face-up: CB-01").does("draw")
    assert story.gt.players[0].hand == "H2-01"
    story.refuses("draw", "gt-hand-full", "GT-4.1").refuses("take CB-01", "gt-hand-full", "GT-4.1")


def test_a_tile_of_the_heap_is_turned_up_for_all_to_see() -> None:
    """[GT-4.2]"""
    story = building("H2-01", seats=2).does("draw")
    assert "H2-01" not in story.gt.heap
    assert story.seen(1)["players"][0]["hand"] == "H2-01"
    assert story.seen(None)["heap"] == 139
    assert story.told("gt-drew", 1) == [{"tile": "H2-01"}]


def test_an_empty_heap_gives_nothing() -> None:
    """[GT-4.2]"""
    from perihelion.games.galaxy_trucker.content import base_content

    story = building(lines=f"face-up: {' '.join(base_content().heap)}")
    story.refuses("draw", "gt-heap-empty", "GT-4.2")
    assert len(story.offers("take")) == 140


def test_a_tile_in_hand_is_attached_returned_or_set_aside() -> None:
    """[GT-4.3]"""
    story = building("H2-01").does("draw")
    assert {move.split()[0] for move in story.offered} == {"attach", "aside", "return"}
    assert story.does("attach 8.7 0").tile("8.7") == "H2-01"
    assert building("H2-01").does("draw", "return").gt.face_up == ["H2-01"]
    assert building("H2-01").does("draw", "aside").gt.players[0].aside == ["H2-01"]


def test_a_tile_returned_lies_face_up_for_anybody() -> None:
    """[GT-4.3 GT-4.4]"""
    story = building("H2-01", seats=2).does("draw", "return")
    assert story.offers("take") == ["H2-01"]
    story.does("take H2-01")
    assert story.gt.players[1].hand == "H2-01"
    assert story.gt.face_up == []


def test_who_comes_second_finds_nothing() -> None:
    """[GT-4.4]"""
    story = building(seats=2, lines="face-up: H2-01", tempo="live").by(1, "take H2-01")
    story.refuses_by(0, "take H2-01", "gt-not-face-up", "GT-4.4")
    story.by(1, "attach 8.7 0").refuses_by(0, "take H2-01", "gt-not-face-up", "GT-4.4")


def told_why(story: BuildingStory, seat: int, move: str) -> Refused:
    why = story.game.pending[seat].why_not(story.game.rules.vocabulary[move])
    assert why is not None
    return why


def test_who_comes_second_is_told_who_was_faster() -> None:
    """In hand, aside or in a ship; nobody is named for a tile that nobody took.  [GT-4.4]"""
    story = building(seats=3, lines="face-up: H2-01", tempo="live").by(1, "take H2-01")
    assert told_why(story, 0, "take H2-01").about == {"who": 1}
    story.by(1, "aside")
    assert told_why(story, 2, "take H2-01").about == {"who": 1}
    assert told_why(story, 0, "take H2-02").about == {"who": None}
    told = told_why(story, 0, "take H2-01")
    said = told.naming(["Ada", "Benoît", "Cleo"])
    fast = {"en": "Benoît was faster and has taken this tile.", "fr": "Trop tard\N{NO-BREAK SPACE}: Benoît"}
    for language, words in fast.items():
        assert Words(language).refusal(said.reason, about=said.about, rule=said.rule).startswith(words)
    assert "Player 2" in Words("en").refusal(told.reason, about=told.about), "where nobody knows a name"


def test_a_tile_is_turned_by_quarters() -> None:
    """[GT-4.5]"""
    story = building("H2-01").does("draw")  # one connector, at the left
    assert story.places() == ["7.6 3", "6.7 2", "8.7 0", "7.8 1"]
    story.does("attach 7.8 1")
    assert story.ship().parts["7.8"].sides == (3, 0, 0, 0)


def test_the_tile_attached_last_can_be_taken_back_until_the_next_is_taken() -> None:
    """[GT-4.6]"""
    story = building("H2-01", "H2-02").does("draw", "attach 7.8 1", "lift")
    assert story.tile("7.8") is None
    story.does("attach 8.7 0", "draw", "return")
    story.refuses("lift", "gt-fixed", "GT-4.6")


def test_a_tile_set_aside_fixes_the_one_before_when_it_is_used() -> None:
    """[GT-4.6]"""
    story = building("H2-01", lines="aside 0: H2-02").does("draw", "attach 7.8 1", "use H2-02", "aside")
    story.refuses("lift", "gt-fixed", "GT-4.6")


def test_a_finished_builder_takes_nothing_back() -> None:
    """[GT-4.6 GT-7.6]"""
    story = building("H2-01", seats=2, tempo="live").by(0, "draw", "attach 7.8 1", "finish 1")
    assert 0 not in story.game.pending
    assert story.gt.players[0].loose is None


def test_two_tiles_may_be_set_aside() -> None:
    """[GT-4.7]"""
    story = building("H2-03", lines="aside 0: H2-01 H2-02").does("draw")
    story.refuses("aside", "gt-aside-full", "GT-4.7")


def test_a_tile_set_aside_never_goes_back_to_the_heap() -> None:
    """[GT-4.7]"""
    story = building(lines="aside 0: H2-01").does("use H2-01")
    story.refuses("return", "gt-stays-aside", "GT-4.7")
    assert story.does("aside").gt.players[0].aside == ["H2-01"]


def test_a_tile_taken_back_still_counts_as_set_aside() -> None:
    """[GT-4.8]"""
    story = building(lines="aside 0: H2-01").does("use H2-01", "attach 8.7 0", "lift")
    story.refuses("return", "gt-stays-aside", "GT-4.7")


def test_another_tile_taken_back_may_go_to_the_heap() -> None:
    """[GT-4.6 GT-4.8]"""
    story = building("H2-02", lines="aside 0: H2-01")
    story.does("use H2-01", "attach 8.7 0", "draw", "attach 6.7 2", "lift", "return")
    assert story.gt.face_up == ["H2-02"]


def test_tiles_left_aside_are_paid_for() -> None:
    """[GT-4.9 GT-25.12]"""
    story = building(
        flights="I",
        lines="phase: flight\nnumber 0: 1\ngave-up: 0\nbill 0: I/goods/9/GT-21.5\naside 0: H2-01",
    )
    assert story.game.over
    assert [entry.credits for entry in story.gt.players[0].bill if entry.part == "lost"] == [-1]


def test_what_is_fixed_stays() -> None:
    """[GT-4.10]"""
    story = building("H2-01", "H2-02", "H2-03").does("draw", "attach 8.7 0", "draw", "attach 6.7 2", "draw")
    assert not any(place.startswith(("8.7", "6.7")) for place in story.places())
    story.refuses("attach 8.7 0", "gt-square-taken", "GT-5.1")


def test_nobody_need_fill_his_board() -> None:
    """[GT-4.11]"""
    story = building(seats=2).does("pass", "finish 1")
    assert story.gt.players[1].number == 1
    assert len(story.ship(1).parts) == 1


# Where a tile may lie.


def test_only_squares_of_the_class_are_built_on() -> None:
    """[GT-5.1]"""
    hull = """
. . - . .
. - - - .
- - @ H2-04> -
- - - - -
- - . - -
"""
    story = building("H2-01", ships={0: hull}, flights="I").does("draw")
    story.refuses("attach 5.5 0", "gt-no-square", "GT-5.1")
    story.refuses("attach 7.9 0", "gt-no-square", "GT-5.1")
    story.refuses("attach 8.7 0", "gt-square-taken", "GT-5.1")


def test_a_tile_must_be_joined_to_the_ship() -> None:
    """[GT-5.2]"""
    story = building("H2-01", flights="I").does("draw")
    story.refuses("attach 6.6 0", "gt-not-joined", "GT-5.2")  # diagonal
    story.refuses("attach 9.7 0", "gt-not-joined", "GT-5.2")  # far away
    smooth = """
. . - . .
. - - - .
- - @ H2-01 -
- - - - -
- - . - -
"""
    story = building("H2-02", ships={0: smooth}, flights="I").does("draw")
    story.refuses("attach 9.7 1", "gt-not-joined", "GT-5.2")  # smooth side to smooth side


SIDES = {"none": "CB-05", "single": "CB-06", "double": "CB-16", "universal": "S1-02"}  # as their right side
LEFTS = {"none": "EN-01", "single": "EN-09", "double": "EN-12", "universal": "EN-14"}


@pytest.mark.parametrize(
    ("left", "right", "allowed"),
    [
        ("none", "none", False),  # allowed beside one another, but not joined
        ("none", "single", False),
        ("none", "double", False),
        ("none", "universal", False),
        ("single", "none", False),
        ("single", "single", True),
        ("single", "double", False),
        ("single", "universal", True),
        ("double", "none", False),
        ("double", "single", False),
        ("double", "double", True),
        ("double", "universal", True),
        ("universal", "none", False),
        ("universal", "single", True),
        ("universal", "double", True),
        ("universal", "universal", True),
    ],
)
def test_which_sides_are_joined(left: str, right: str, allowed: bool) -> None:
    """[GT-5.3 GT-5.4]"""
    hull = f"""
. . - . .
. - - - .
- - @ {SIDES[left]} -
- - - - -
- - . - -
"""
    story = building(LEFTS[right], ships={0: hull}, flights="I").does("draw")
    assert ("9.7 0" in story.places()) is allowed
    if not allowed:
        key = "gt-not-joined" if left == right == "none" else "gt-connectors-clash"
        rule = "GT-5.2" if left == right == "none" else "GT-5.3"
        story.refuses("attach 9.7 0", key, rule)


def test_smooth_sides_may_lie_together_where_another_side_is_joined() -> None:
    """[GT-5.3]"""
    hull = """
. . - . .
. - - - .
- - @ CB-05 -
- - H2-01> - -
- - . - -
"""
    story = building("H2-02", ships={0: hull}, flights="I").does("draw")
    assert (
        "8.8 1" in story.places()
    )  # joined to the cabin above; its left side and the hold's right are smooth


def test_engines_blow_to_the_rear() -> None:
    """[GT-5.5]"""
    story = building("EN-01").does("draw")
    assert {place.split()[1] for place in story.places()} == {"0"}
    story.refuses("attach 7.8 3", "gt-engine-turned", "GT-5.5")


def test_nothing_lies_behind_an_engine() -> None:
    """[GT-5.5]"""
    hull = """
. . - . .
. - - - .
- EN-01 @ - -
- - H2-09< - -
- - . - -
"""
    story = building("H2-02", ships={0: hull}, flights="I").does("draw")
    story.refuses("attach 6.8 2", "gt-exhaust-blocked", "GT-5.5")
    hull = hull.replace("EN-01", "-").replace("- - H2-09< - -", "- S1-02 H2-09< - -")
    story = building("EN-02", ships={0: hull}, flights="I").does("draw")
    story.refuses("attach 6.7 0", "gt-exhaust-blocked", "GT-5.5")  # the other way round


def test_an_engine_may_stand_at_the_edge_and_over_a_hole() -> None:
    """[GT-5.5]"""
    hull = """
. . - . .
. - - - .
- - @ - -
- - S1-03 - -
- - . - -
"""
    story = building("EN-14", ships={0: hull}, flights="I").does("draw")
    assert "8.8 0" in story.places()
    hull = hull.replace("- - S1-03 - -\n- - . - -", "- - - - -\n- - . - -")
    story = building("EN-03", ships={0: hull}, flights="I").does("draw")
    assert "7.8 0" in story.places()  # 7.9 is no square of class I


def test_a_cannon_points_anywhere_with_nothing_before_it() -> None:
    """[GT-5.6]"""
    story = building("CN-01").does("draw")  # its connector is at the rear
    assert story.places() == ["7.6 0", "6.7 3", "8.7 1", "7.8 2"]
    story = building("CN-08").does("draw")  # its connector is at the right
    assert story.places() == ["7.6 1", "6.7 0", "8.7 2", "7.8 3"]


def test_nothing_lies_directly_before_a_muzzle() -> None:
    """[GT-5.6]"""
    hull = """
. . - . .
. - H2-09 - .
- CN-08 @ - -
- - - - -
- - . - -
"""
    story = building("H2-01", ships={0: hull}, flights="I").does("draw")
    story.refuses("attach 6.6 2", "gt-muzzle-blocked", "GT-5.6")
    wall = """
. . H2-01< . .
. - ST-02 - .
- - @ - -
- - - - -
- - . - -
"""
    story = building("CN-03", ships={0: wall}, flights="I").does("draw")
    assert "7.8 2" in story.places()  # to the rear
    story.refuses("attach 8.6 3", "gt-muzzle-blocked", "GT-5.6")  # it would point at the module in 7.6


def test_only_the_square_directly_before_a_muzzle_matters() -> None:
    """[GT-5.6]"""
    hull = """
. . - . .
. H2-01v S1-06< - .
- - @ - -
- - H2-09 - -
- - . - -
"""
    story = building("CN-08", ships={0: hull}, flights="I").does("draw")
    assert "6.8 0" in story.places()  # 6.7 before it is empty; the hold in 6.6 is far enough away


@pytest.mark.parametrize("tile", ["DE-01", "DE-03"])
def test_double_engines_follow_the_same_rule(tile: str) -> None:
    """[GT-5.7]"""
    story = building(tile).does("draw")
    assert story.places() == ["7.8 0"]
    story.refuses("attach 6.7 1", "gt-engine-turned", "GT-5.5")


def test_double_cannons_follow_the_same_rule() -> None:
    """[GT-5.7]"""
    story = building("DC-01").does("draw")
    assert story.places() == ["7.6 0", "6.7 3", "8.7 1", "7.8 2"]
    hull = """
. . - . .
. - DC-01 - .
- - @ - -
- - - - -
- - . - -
"""
    story = building("H2-01", ships={0: hull}, flights="I").does("draw")
    assert not any(place.startswith("7.5") for place in story.places())


def test_a_checked_ship_is_always_one_piece() -> None:
    """[GT-5.8 GT-5.9]"""
    story = building(flights="II")
    for _ in range(30):
        story.does("draw")
        places = story.places()
        story.does(f"attach {places[0]}" if places else "return")
        assert story.gt.on.book.flaws(story.gt, 0, story.ship()) == []


def test_free_welding_asks_for_nothing_but_a_square() -> None:
    """[GT-5.9]"""
    story = building("EN-01", welding="free", flights="I").does("draw")
    assert len(story.places()) == 17 * 4
    story.does("attach 9.9 3")
    assert story.ship().parts["9.9"].turn == 3
    story = building("EN-01", welding="free", flights="I").does("draw")
    story.refuses("attach 7.7 0", "gt-square-taken", "GT-5.1")


def test_exposed_connectors_are_counted_by_side() -> None:
    """[GT-5.10]"""
    assert building().seen(None)["players"][0]["ship"]["exposed"] == 4
    hull = """
. . - . .
. - - - .
- - @ S1-03 -
- - - - -
- - . - -
"""
    assert building(ships={0: hull}, flights="I").seen(None)["players"][0]["ship"]["exposed"] == 3 + 3


def test_a_ship_that_is_built_is_judged_with_full_batteries() -> None:
    """Nothing lies on it yet, and what it will be able to do is told all the same.  [GT-9.1 GT-11.8]"""
    hull = """
. . - . .
. - - - .
- - @ B2-01 -
- DE-01 EN-01 - -
- - . - -
"""
    seen = building(ships={0: hull}, flights="I", welding="free").seen(None)["players"][0]["ship"]
    assert (seen["engines"], seen["batteries"]) == ([1, 3], {})
    alone = building(ships={0: hull.replace("B2-01", "-")}, flights="I", welding="free")
    assert alone.seen(None)["players"][0]["ship"]["engines"] == [1, 1]


def test_connectors_at_an_inner_hole_are_exposed_too() -> None:
    """[GT-5.10]"""
    ring = """
. . - . .
. - - - .
- - @ S1-02 ST-02
- - S1-06 - ST-05
- - . ST-01 ST-07
"""
    story = building(ships={0: ring}, flights="I", welding="free")
    hole = [(square, side) for square, side in exposed_of(story) if square in ("7.8", "9.8")]
    assert ("9.8", 3) in hole


def exposed_of(story: object) -> list[tuple[str, int]]:
    from perihelion.games.galaxy_trucker.ships.ship import exposed

    return exposed(story.ship())  # type: ignore[attr-defined]


def test_who_never_ends_has_built_long_enough() -> None:
    """[GT-7.2 GT-26.14]"""
    story = building(lines="commands 0: 1000")
    assert story.offered == ["finish 1"]
    story.refuses("draw", "gt-long-enough", "GT-7.2")
