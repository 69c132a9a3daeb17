"""Goods: where they go, how they are arranged, which are lost."""

from trucker import flight

HOLDS = """
. . - . .
. - c - .
b s @ h b
- - e - -
- - . - -
"""
AT_THE_STATION = {"card": "ABANDONED-STATION-I-1", "days": (0,)}
CREW = HOLDS.replace("h b", "h h")


def test_what_goods_are_worth() -> None:
    """[GT-12.1]"""
    worth = flight(HOLDS, days=(0,)).gt.on.numbers.goods
    assert worth == {"red": 4, "yellow": 3, "green": 2, "blue": 1}


def test_red_goods_need_a_special_container_which_takes_every_colour() -> None:
    """[GT-12.2]"""
    story = flight(HOLDS, card="PLANETS-I-2", days=(0,)).does("land 2")
    assert story.question.about == {"waiting": ["red", "blue", "blue"], "stowed": False}
    assert story.offers("load") == ["blue 7.6", "red 6.7", "blue 6.7"]
    story.refuses("load red 7.6", "gt-not-special", "GT-12.2")
    story.does("load blue 6.7")
    story.refuses("load red 6.7", "gt-hold-full", "GT-12.2")


def test_a_container_takes_one_cube() -> None:
    """[GT-12.2]"""
    story = flight(HOLDS, card="PLANETS-I-4", days=(0,)).does("land 3", "load blue 7.6", "load blue 7.6")
    assert story.offers("load") == ["blue 6.7"]
    story.refuses("load blue 7.6", "gt-hold-full", "GT-12.2")


def test_nobody_need_take_all_and_the_rest_is_thrown_away() -> None:
    """[GT-12.3]"""
    story = flight(HOLDS, card="PLANETS-I-2", days=(0,)).does("land 2", "load red 6.7", "done")
    assert story.ship().goods == {"6.7": ("red",)}
    assert story.heard("gt-thrown-away") == [(0, {"goods": ["blue", "blue"]})]
    assert story.flight.waiting == []


def test_when_goods_are_gained_everything_may_be_rearranged() -> None:
    """The old blue makes room for the red, and moves.  [GT-12.3]"""
    story = flight(HOLDS.replace("s @", "s:b @"), card="PLANETS-I-2", days=(0,)).does("land 1")
    assert story.question.about == {"waiting": ["red", "red"], "stowed": True}
    story.does("unload blue 6.7")
    assert story.question.about["waiting"] == ["red", "red", "blue"]
    story.does("load red 6.7", "load blue 7.6")
    assert story.ship().goods == {"6.7": ("red",), "7.6": ("blue",)}
    assert story.heard("gt-thrown-away") == [(0, {"goods": ["red"]})]


def test_old_goods_may_be_thrown_away_for_new_ones() -> None:
    """[GT-12.3]"""
    story = flight(HOLDS.replace("s @", "s:b @"), card="PLANETS-I-2", days=(0,))
    story.does("land 1", "unload blue 6.7", "load red 6.7", "done")
    assert story.ship().goods == {"6.7": ("red",)}
    assert story.heard("gt-thrown-away") == [(0, {"goods": ["red", "blue"]})]


def test_taking_off_comes_before_loading() -> None:
    """Every arrangement can be reached, and loading comes to an end.  [GT-12.3]"""
    story = flight(HOLDS.replace("s @", "s:b @"), card="PLANETS-I-2", days=(0,)).does(
        "land 2", "load blue 7.6"
    )
    story.refuses("unload blue 6.7", "gt-loading-begun", "GT-12.3")


def test_goods_are_not_rearranged_at_any_other_time() -> None:
    """A ship without a gain is never asked about its goods.  [GT-12.4]"""
    story = flight(HOLDS.replace("s @", "s:b @"), card="PLANETS-I-2", days=(0,)).does("pass")
    assert story.is_between_cards
    assert story.ship().goods == {"6.7": ("blue",)}


def test_the_most_precious_goods_are_lost_first() -> None:
    """[GT-12.5]"""
    ship = HOLDS.replace("c -", "c:gb -").replace("s @", "s:y @")
    story = flight(ship, card="SMUGGLERS-I", days=(0,))
    assert [lost["good"] for _, lost in story.heard("gt-good-lost")] == ["yellow", "green"]
    assert story.ship().goods == {"7.6": ("blue",)}
    assert story.ship().battery_count == 4


def test_among_equal_goods_the_owner_chooses() -> None:
    """Where both of a colour must go nobody asks.  [GT-12.5]"""
    ship = HOLDS.replace("c -", "c:bg -").replace("s @", "s:b @")
    story = flight(ship, card="SMUGGLERS-I", days=(0,))
    assert story.asked == "gt-drop"
    assert story.offered == ["drop blue 7.6", "drop blue 6.7"]
    assert story.does("drop blue 7.6").ship().goods == {"6.7": ("blue",)}
    both = flight(HOLDS.replace("c -", "c:b -").replace("s @", "s:b @"), card="SMUGGLERS-I", days=(0,))
    assert both.is_between_cards
    assert both.ship().goods == {}


def test_for_missing_goods_batteries_are_lost() -> None:
    """[GT-12.6]"""
    story = flight(HOLDS.replace("s @", "s:b @"), card="SMUGGLERS-I", days=(0,))
    assert story.asked == "gt-lose-battery"
    assert story.offered == ["drain 5.7", "drain 9.7"]
    story.does("drain 9.7")
    assert story.ship().batteries == {"5.7": 2, "9.7": 1}


def test_each_missing_good_costs_a_battery_of_its_own() -> None:
    """[GT-12.6]"""
    ship = """
    . . . - . . .
    . . - - - . .
    . - - h - - .
    . B x @ x B .
    - - - e - - -
    - - - . - - -
    """
    story = flight(ship, card="SMUGGLERS-II", days=(0,), board="II").does("drain 5.7", "drain 9.7")
    assert story.question.about == {"left": 1}
    story.does("drain 9.7")
    assert story.ship().batteries == {"5.7": 2, "9.7": 1}
    assert story.is_between_cards


def test_nobody_is_asked_where_every_battery_goes() -> None:
    """Two tiles with a battery each, and three goods are missing.  [GT-12.6]"""
    ship = """
    . . . - . . .
    . . - h - . .
    . - - h - - .
    . - b:1 @ b:1 - .
    - - - e - - -
    - - - . - - -
    """
    story = flight(ship, card="SMUGGLERS-II", days=(0,), board="II")
    assert story.is_between_cards
    assert story.ship().batteries == {}


def test_with_neither_aboard_nothing_more_is_lost() -> None:
    """One good and one battery: both go, and no more.  [GT-12.6 GT-25.6]"""
    ship = """
    . . . - . . .
    . . - c:b - . .
    . - - h - - .
    . - b:1 @ - - .
    - - - e - - -
    - - - . - - -
    """
    story = flight(ship, card="SMUGGLERS-II", days=(0,), board="II")
    assert story.is_between_cards
    assert story.ship().goods == {}
    assert story.ship().batteries == {}
    assert story.ship().crew_count == 4


def test_a_combat_zone_takes_goods_and_batteries_too() -> None:
    """[GT-12.6 GT-18.5]"""
    poor = """
    . . . - . . .
    . . - c:y - . .
    . - - h - - .
    . - b @ h - .
    - - - C - - -
    - - - . - - -
    """.replace("- - - C", "- - - Cv")
    rich = poor.replace("Cv", "e").replace("c:y", "C")
    story = flight(poor, rich, card="COMBAT-ZONE-II", days=(5, 0), board="II", dice=(1, 1) * 4)
    assert story.heard("gt-lowest")[1] == (0, {"what": "engines", "strength": 0})
    assert story.ship(0).goods == {}
    assert story.ship(0).batteries == {}
