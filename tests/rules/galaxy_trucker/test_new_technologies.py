"""The components of New Technologies, one story at least for each."""

from __future__ import annotations

import pytest
from trucker import LONE, comes, expanded, table_of

import perihelion
from perihelion.games.galaxy_trucker.editions import content_for
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import technology
from perihelion.games.galaxy_trucker.ships.sheet import Sheet

NT = {"expansions": ["new-technologies"]}


# The heap.


@pytest.mark.parametrize(("seats", "removed"), [(4, 25), (3, 50), (2, 75), (1, 100)])
def test_fewer_players_leave_components_out_for_the_whole_game(seats: int, removed: int) -> None:
    """[BE-2.2.1 BE-2.2.2 BE-2.2.3 BE-2.2.4 BE-16.1] E21."""
    game = perihelion.new("galaxy-trucker", seats=seats, seed=3, options=NT)
    gt = table_of(game)
    out = technology(gt).removed
    assert len(out) == removed and len(gt.heap) == 186 - 5 - removed and not set(out) & set(gt.heap)
    assert not any(tile.startswith("SC-") for tile in (*out, *gt.heap))
    assert game.view(0)["table"]["new-technologies"]["removed"] == removed
    gt.on.book.lay_out(gt)
    assert technology(gt).removed == out and len(gt.heap) == 186 - 5 - removed


def test_the_components_as_printed() -> None:
    """[BE-2.1.1]"""
    content = content_for(("new-technologies",))
    assert len(content.tiles) == 186 and len(content.cabins) == 5
    assert all(
        kind.count == sum(tile.kind is kind for tile in content.tiles.values())
        for kind in content.kinds.values()
        if not kind.start
    )
    with pytest.raises(perihelion.Refused, match="seats-need-choice"):
        perihelion.new("galaxy-trucker", seats=5, options=NT)


def test_nobody_knows_which_components_are_out() -> None:
    """[BE-2.2.2]"""
    game = perihelion.new("galaxy-trucker", seats=2, seed=8, options=NT)
    told = {tuple(technology(table_of(game.imagine(0, seed))).removed) for seed in range(4)}
    assert len(told) == 4


# Combined components.


def test_combined_components_count_as_both() -> None:
    """[BE-2.3.1 BE-2.7.1 BE-2.7.2 BE-2.8.1 BE-2.9.1]"""
    tiles = content_for(("new-technologies",)).tiles
    story = expanded(". . - . .\n. - - - .\n- Y @ - -\n- - - - -\n- - . - -")
    seen = story.game.view(0)["table"]["players"][0]["ship"]
    assert seen["engines"] == [1, 1] and seen["cannons"] == [1, 1]
    assert tiles["CE-01"].turned[0].clear == (0, 2)
    mixed, battery, special = (tiles[name].kind for name in ("MH-01", "BH-01", "BS-01"))
    assert (mixed.containers, mixed.special) == (2, 1)
    assert (battery.batteries, battery.containers) == (2, 2) and (special.batteries, special.special) == (
        2,
        1,
    )


def test_red_goods_lie_in_the_special_place_of_a_mixed_hold() -> None:
    """[BE-2.8.1 BE-2.9.1]"""
    ship = ". . - . .\n. - - - .\n- M @ h -\n- - e - -\n- - . - -"
    story = expanded(ship, card="PLANETS-I-1").does("land 2")
    assert story.asked == "gt-load"
    story.does("load red 6.7").does("load yellow 6.7", "load blue 6.7")
    assert story.ship().goods == {"6.7": ("red", "yellow", "blue")}
    two_red = expanded(ship, card="PLANETS-I-2").does("land 1", "load red 6.7")
    assert two_red.ship().goods == {"6.7": ("red",)}, "the second one has no special place"


def test_a_bi_directional_cannon_counts_each_barrel() -> None:
    """[BE-2.6.1 BE-2.6.2] E2."""
    tile = content_for(("new-technologies",)).tiles["BC-01"]
    assert [tile.turned[turn].fire for turn in range(4)] == [1.5, 1, 1, 1.5]
    assert tile.turned[0].clear == (0, 1)
    story = expanded(". . - . .\n. - V+b - .\n- b @ h -\n- - e - -\n- - . - -", card="SLAVERS-I")
    assert story.question.about["strength"] == 0, "without a battery it does not shoot"
    story.does("power 7.6")
    assert story.heard("gt-declared")[0][1]["strength"] == 1.5


def test_either_barrel_shoots_a_large_meteor() -> None:
    """[BE-2.6.3 BE-2.6.4]"""
    ship = ". . - . .\n. - V+b - .\n- b @ h -\n- - e - -\n- - . - -"
    for side, roll in (("front", 7), ("right", 6), ("right", 7)):
        story = comes(ship, "large-meteor", side, roll, option="expansions: new-technologies")
        assert story.offered == ["drain 6.7", "brace"], side
        assert story.does("drain 6.7").ship().batteries == {"6.7": 1}


# Luxury cabins.

LUXURY = ". . - . .\n. - L - .\n- h @ - -\n- - e - -\n- - . - -"


def test_a_luxury_cabin_has_one_passenger_who_pays_at_the_end() -> None:
    """[BE-2.4.1 BE-2.4.2 BE-2.4.4 BE-2.4.5]"""
    story = expanded(LUXURY)
    assert story.ship().humans == {"7.6": 1, "6.7": 2, "7.7": 2} and story.ship().crew_count == 5
    story.gt.on.book.sell_goods(story.gt, 0)
    assert story.bill() == {"luxury": 1}
    empty = expanded(LUXURY.replace("L", "L:0"))
    empty.gt.on.book.sell_goods(empty.gt, 0)
    assert empty.bill() == {}
    gone = expanded(LUXURY)
    gone.gt.on.book.give_up(gone.gt, 0, "choice", "GT-20.1")
    gone.gt.on.book.sell_goods(gone.gt, 0)
    assert gone.bill() == {}, "only who arrives is paid"


def test_a_luxury_cabin_falls_ill_and_houses_no_alien() -> None:
    """[BE-2.4.1 BE-2.4.2 BE-2.5.3]"""
    story = expanded(LUXURY)
    story.gt.flight.order = [0]
    story.gt.on.book.epidemic(story.gt)
    assert "7.6" not in story.ship().humans
    with pytest.raises(perihelion.Refused, match="gt-not-aboard"):
        expanded(LUXURY.replace("L", "L:brown"))


# Stasis.

STASIS = ". . - . .\n. - Z - .\n- h @ L -\n- - e - -\n- - . - -"


def test_sleepers_are_no_crew_and_wake_after_a_loss() -> None:
    """[BE-2.5.1 BE-2.5.2 BE-2.5.4 BE-2.5.6 BE-2.5.7 BE-2.4.3]"""
    story = expanded(STASIS, card="SLAVERS-I")
    assert (
        technology(story.gt).sleepers[0] == {"7.6": 4}
        and story.game.view(0)["table"]["players"][0]["ship"]["crew"] == 5
    )
    story.does("dismiss 8.7", "dismiss 6.7")
    assert story.asked == "gt-dismiss", "nobody wakes before the whole loss is paid"
    story.does("dismiss 7.7")
    assert (story.asked, story.offered) == ("gt-wake", ["wake 6.7", "wake 7.7", "done"]), "no luxury cabin"
    assert story.brings["wake 6.7"] == {"crew": 1}
    story.does("wake 6.7", "wake 7.7")
    assert story.is_between_cards and technology(story.gt).sleepers[0] == {"7.6": 2}
    assert story.ship().humans == {"6.7": 2, "7.7": 2}


def test_sleepers_may_be_left_asleep() -> None:
    """[BE-2.5.4]"""
    story = expanded(STASIS, card="SLAVERS-I").does("dismiss 8.7", "dismiss 6.7", "dismiss 7.7", "done")
    assert story.is_between_cards and technology(story.gt).sleepers[0] == {"7.6": 4}


def test_without_a_human_awake_nobody_wakes() -> None:
    """[BE-2.5.2 BE-2.5.5]"""
    story = expanded(STASIS.replace("L", "-"), LONE, card="SLAVERS-I").does("dismiss 6.7", "dismiss 6.7")
    assert story.asked == "gt-wake", "the third one came from the last cabin"
    alone = expanded(STASIS.replace("h @ L", "- @ -"), LONE, card="SLAVERS-I")
    assert 0 in alone.flight.gave_up


def test_a_cabin_whose_alien_is_gone_takes_two() -> None:
    """[BE-2.5.4]"""
    ship = ". . - . .\n. - Z - .\nm h:brown @ - -\n- - e - -\n- - . - -"
    story = expanded(ship, card="ABANDONED-SHIP-I-2").does("yes", "dismiss 6.7")
    assert story.offers("wake") == ["6.7", "7.7"], "the second one came from the last cabin"
    story.does("wake 6.7", "wake 6.7")
    assert story.ship().humans["6.7"] == 2


def test_an_epidemic_and_damage_wake_sleepers_a_lost_chamber_does_not() -> None:
    """[BE-2.5.3 BE-2.5.4 BE-2.5.8]"""
    ship = ". . - . .\n. - Z - .\n- h @ h -\n- - e - -\n- - . - -"
    ill = expanded(ship, card="EPIDEMIC-II")
    assert ill.asked == "gt-wake" and ill.ship().humans == {"6.7": 1, "7.7": 1, "8.7": 1}
    hit = comes(ship, "large-shot", "left", 7, option="expansions: new-technologies")
    assert hit.is_between_cards, "the cabin is gone, and there is no room"
    chamber = comes(ship, "large-shot", "front", 7, option="expansions: new-technologies")
    assert chamber.is_between_cards and technology(chamber.gt).sleepers[0] == {}


def test_of_two_chambers_one_is_named() -> None:
    """[BE-2.5.4]"""
    ship = ". . Z . .\n. - x - .\nZ h @ - -\n- - e - -\n- - . - -"
    story = expanded(ship, card="ABANDONED-SHIP-I-2").does("yes", "dismiss 6.7", "dismiss 7.7", "wake 6.7")
    assert (story.asked, story.offered) == ("gt-rouse", ["rouse 7.5", "rouse 5.7"])
    story.does("rouse 5.7")
    assert technology(story.gt).sleepers[0] == {"7.5": 4, "5.7": 3}


# Shield boosters.

BOOSTED = ". . - . .\n. b o U .\n- x @ - -\n- - e - -\n- - . - -"


def test_a_boosted_shield_stops_what_is_large_for_two_batteries() -> None:
    """[BE-2.10.1 BE-2.10.2 BE-2.10.3 BE-2.10.4 BE-2.10.5] E3."""
    for hit in ("large-shot", "large-meteor"):
        story = comes(BOOSTED, hit, "front", 7, option="expansions: new-technologies")
        assert story.offered == ["drain 6.6", "brace"]
        story.does("drain 6.6")
        assert not story.ship().batteries and "7.6" in story.ship().parts
    rear = comes(BOOSTED, "large-shot", "rear", 7, option="expansions: new-technologies")
    assert "7.8" not in rear.ship().parts, "it covers no other side"
    small = comes(BOOSTED, "small-shot", "front", 7, option="expansions: new-technologies").does("drain 6.6")
    assert small.ship().batteries == {"6.6": 1}


def test_one_battery_is_too_little_and_a_booster_elsewhere_does_nothing() -> None:
    """[BE-2.3.2 BE-2.10.2 BE-14.12]"""
    poor = comes(
        BOOSTED.replace("b o", "b:1 o"), "large-shot", "front", 7, option="expansions: new-technologies"
    )
    assert "7.6" not in poor.ship().parts
    apart = ". . - . .\n. b o - .\n- x @ U -\n- - e - -\n- - . - -"
    assert (
        "7.6"
        not in comes(apart, "large-shot", "front", 7, option="expansions: new-technologies").ship().parts
    )


def test_boosted_sides_are_those_of_all_boosted_shields() -> None:
    """[BE-2.10.3 BE-2.10.5 BE-14.4] E3: the union of their sides; the odds say so."""
    ship = ". . - . .\n. o< U o .\n- b @ o> -\n- - e - -\n- - . - -"
    story = expanded(ship)
    heavy = {odds.side: odds for odds in Sheet(story.gt, 0).odds if odds.hit == "large-shot"}
    assert [float(heavy[side].loses) for side in ("front", "right", "left")] == [0, 0, 0]
    assert heavy["rear"].loses > 0


# Cannon boosters.

GUNS = ". . C . .\n. - K C> .\nD B @ h -\n- - e - -\n- - . - -"


def test_a_boosted_cannon_counts_for_more_and_is_lost() -> None:
    """[BE-2.11.1 BE-2.11.2 BE-2.11.3 BE-2.11.6 BE-2.11.9]"""
    story = expanded(GUNS, card="SLAVERS-I")
    assert story.offered == ["power 5.7", "boost 7.5", "boost 8.6", "done"]
    assert story.brings["boost 7.5"] == {"batteries": -1}
    story.does("boost 7.5")
    assert story.question.about["strength"] == 4.5
    story.refuses("boost 8.6", "gt-booster-busy", "BE-2.11.6").does("done")
    assert story.heard("gt-declared")[0][1]["strength"] == 4.5
    assert len(story.gt.players[0].lost) == 1
    assert "7.5" not in story.ship().parts and "7.6" in story.ship().parts, "the booster stays"


def test_a_cannon_that_points_elsewhere_adds_less() -> None:
    """[BE-2.11.2 BE-2.11.8]"""
    story = expanded(GUNS, card="SLAVERS-I").does("boost 8.6", "done")
    assert story.heard("gt-declared")[0][1]["strength"] == 3
    meteor = comes(GUNS, "large-meteor", "left", 6, option="expansions: new-technologies")
    assert meteor.is_between_cards and "7.6" not in meteor.ship().parts, "boosters do not shoot meteors"


def test_a_double_cannon_is_powered_first() -> None:
    """[BE-2.11.2 BE-2.11.4]"""
    story = expanded(GUNS.replace(". . C . .", ". . D . .").replace("D B", "- B"), card="SLAVERS-I")
    story.refuses("boost 7.5", "gt-not-powered", "BE-2.11.4").does("power 7.5", "boost 7.5")
    assert story.heard("gt-declared")[0][1]["strength"] == 5.5 and story.ship().batteries == {"6.7": 1}


def test_what_hangs_on_a_boosted_cannon_counts_and_then_falls_off() -> None:
    """[BE-2.11.7]"""
    story = expanded(". . - . .\n. - - - .\n- b @ K -\n- - e C> -\n- - . Cv -", LONE, card="SLAVERS-I")
    story.does("boost 8.8")
    assert story.heard("gt-declared")[0][1]["strength"] == 2.5
    assert "8.9" not in story.ship().parts and len(story.gt.players[0].lost) == 2


def test_a_boosted_bi_directional_cannon_and_cannon_engine() -> None:
    """[BE-2.11.5]"""
    ship = ". . - . .\n. V+b - - .\n- K @ B -\n- - e - -\n- - . - -"
    double = expanded(ship, card="SLAVERS-I").does("power 6.6", "boost 6.6")
    assert double.heard("gt-declared")[0][1]["strength"] == 4.5
    both = expanded(". . - . .\n. - K Y~r .\n- b @ - -\n- - - - -\n- - . - -", LONE, card="SLAVERS-I")
    both.does("boost 8.6")
    assert both.heard("gt-declared")[0][1]["strength"] == 4 and "8.6" not in both.ship().parts


# Furnaces.


def test_a_furnace_burns_one_good_and_fills_one_battery() -> None:
    """[BE-2.13.1 BE-2.13.2 BE-2.13.3 BE-2.13.4] E26."""
    ship = ". . b:0 . .\n. b:0 R - .\n- - @ - -\n- - e - -\n- - . - -"
    story = expanded(ship, card="PLANETS-I-2").does("land 1")
    assert (story.asked, story.offered) == ("gt-burn", ["burn red 7.6", "done"]), (
        "a red one, without any hold"
    )
    story.does("burn red 7.6")
    assert (story.asked, story.offered) == ("gt-recharge", ["recharge 7.5", "recharge 6.6"])
    story.does("recharge 6.6")
    assert story.is_between_cards and story.ship().batteries == {"6.6": 2}, "one block, one battery"


def test_a_good_aboard_may_be_burnt_and_a_full_battery_needs_none() -> None:
    """[BE-2.13.3]"""
    ship = ". . - . .\n. b:1 R - .\n- - @ c:g -\n- - e - -\n- - . - -"
    story = expanded(ship, card="PLANETS-I-2").does("land 3")
    assert story.offered == ["burn yellow 7.6", "burn green 7.6", "done"]
    story.does("burn green 7.6")
    assert story.ship().batteries == {"6.6": 2} and story.asked == "gt-load" and not story.ship().goods
    full = expanded(ship.replace("b:1", "b"), card="PLANETS-I-2").does("land 3")
    assert full.asked == "gt-load"


# Plating.


def test_plated_sides_cannot_be_harmed() -> None:
    """[BE-2.14.1 BE-2.14.2 BE-2.14.3 BE-2.14.4] E25."""
    ship = ". . - . .\n. - IP-05< - .\n- h @ - -\n- - e - -\n- - . - -"
    for hit in ("large-shot", "large-meteor", "small-meteor", "small-shot"):
        story = comes(ship, hit, "front", 7, option="expansions: new-technologies")
        assert "7.6" in story.ship().parts and story.heard("gt-bounced-off")
    bomb = expanded(ship)
    bomb.gt.on.book.destroy(bomb.gt, 0, "7.6")
    assert "7.6" not in bomb.ship().parts
    open_side = ". . - . .\n. - IP-01 - .\n- - @ - -\n- - e - -\n- - . - -"
    hit_open = comes(open_side, "large-shot", "left", 6, option="expansions: new-technologies")
    assert "7.6" not in hit_open.ship().parts
    below = expanded(". . IP-05< . .\n. - x - .\n- h @ - -\n- - e - -\n- - . - -")
    below.gt.on.book.destroy(below.gt, 0, "7.6")
    assert "7.5" not in below.ship().parts, "it falls off like any other"
