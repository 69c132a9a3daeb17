"""Rough Roads: a story for each of the 25 cards, and all of them two by two."""

import itertools
import os
import random
from typing import Any

import pytest
from conformance import kit
from trucker import CLOSED, GUARDED, LONE, PLAIN, RICH, FlightStory, flight

import perihelion
from perihelion import Chair
from perihelion.bots import BOTS
from perihelion.games.galaxy_trucker.components import FRONT, REAR
from perihelion.games.galaxy_trucker.content import packaged
from perihelion.games.galaxy_trucker.expansions.rough_roads.flying import poor_joints
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import obeys, roads
from perihelion.games.galaxy_trucker.expansions.shared.dead_zones import dead_squares
from perihelion.games.galaxy_trucker.ships.ship import exposed

FULL = bool(os.environ.get("PERIHELION_FULL"))
(TABLE,) = packaged("rough_roads")
ROADS: list[str] = [row["id"] for row in TABLE.data["road"]]
MISS = (1, 1)
STRONG = """
. . C . .
. C x C .
b h @ h c
- - e - -
- - . - -
"""
BARE = """
. . - . .
. - h - .
b h @ h c
- - e - -
- - . - -
"""
LADEN = """
. . - . .
. - h - .
b h @ h c:yg
- - e - -
- - . - -
"""


def road(names: str, *ships: str, card: str | None = None, lines: str = "", **more: Any) -> FlightStory:
    """A flight with these roads."""
    days = tuple(range(20, 0, -4))[: len(ships)]
    said = f"option expansions: rough-roads\nroads: {names}\n{lines}"
    return flight(*ships, card=card, lines=said, **{"days": days} | more)


def built(names: str, *, seats: int = 2, lines: str = "") -> FlightStory:
    """The moment in which these roads are drawn, before a flight of class I."""
    text = f"perihelion galaxy-trucker 1\nseats: {seats}\noption expansions: rough-roads\n{lines}"
    text += f"agenda: draw_roads\nagenda: build\nroad: {names}\n"
    return FlightStory(perihelion.from_position("galaxy-trucker", text))


# Drawing.


def test_as_many_cards_as_agreed_are_drawn_before_each_flight() -> None:
    """They lie open, and those of the last flight are out.  [BE-6.1 BE-6.2 BE-6.3]"""
    options = {"expansions": ["rough-roads"], "roads": 3}
    game = perihelion.new("galaxy-trucker", seats=2, seed=3, options=options)
    told = game.view(None)["table"]["rough-roads"]
    assert len(told["roads"]) == 3 and len(ROADS) == 25
    none = perihelion.new("galaxy-trucker", seats=2, options=options | {"roads": 0})
    assert none.view(None)["table"]["rough-roads"]["roads"] == []


def test_handicaps_spare_the_last_cards_and_leave_fate_in_the_box() -> None:
    """[BE-6.4]"""
    story = built("panic bad_luck", lines="option handicaps: 0 1\n")
    gt = story.gt
    assert [obeys(gt, seat, name) for seat in (0, 1) for name in ("panic", "bad_luck")] == [
        True,
        True,
        True,
        False,
    ]
    options = {"expansions": ["rough-roads"], "roads": 8, "handicaps": [8, 0]}
    for seed in range(30):
        game = perihelion.new("galaxy-trucker", seats=2, seed=seed, options=options)
        assert "remorseless_fate" not in game.view(None)["table"]["rough-roads"]["roads"]


def test_a_nasty_surprise_becomes_a_card_without_the_building_symbol_after_building() -> None:
    """[BE-9.18]"""
    story = built("nasty_surprise panic", lines="option ticks: 1\noption flights: I\n")
    story.gt.stream.fixed["road"] = ["dead_zone", "bad_luck"]
    while story.gt.phase == "building":
        seat = min(story.game.pending)
        finish = next(str(move) for move in story.game.pending[seat].moves if move.verb == "finish")
        story.game.play(seat, finish)
    assert story.told("gt-surprise") == [{"road": "bad_luck"}]


# Visits.


def test_stiff_competition_shoots_before_a_visit_and_leaves_a_way_back() -> None:
    """Who is stronger and behind fires; the visitor may withdraw, the next faces the same.  [BE-9.1]"""
    story = road("stiff_competition", BARE, STRONG, LONE, card="ABANDONED-SHIP-I-1", dice=MISS * 4)
    assert story.asked == "gt-rivals" and story.question.about["count"] == 2
    story.does("yes")
    assert [seat for seat, _ in story.heard("gt-rolled")] == [1]
    assert story.asked == "gt-visit"
    story.does("no")
    assert story.days[0] == 20 and (story.who, story.asked) == (1, "gt-rivals")
    story.does("yes")
    assert story.asked == "gt-visit" and len(story.heard("gt-rolled")) == 1


def test_equal_strength_does_not_shoot() -> None:
    """[BE-9.1]"""
    story = road("stiff_competition", STRONG, STRONG, card="ABANDONED-SHIP-I-1").does("yes")
    assert story.asked == "gt-visit" and not story.heard("gt-rolled")


def test_paranoid_locals_shoot_once_at_all_who_land() -> None:
    """All decide, one roll for all, then goods are loaded.  [BE-9.23 BE-8.2.1]"""
    story = road("paranoid_locals", LADEN, LADEN, LONE, card="PLANETS-I-1", dice=MISS)
    story.does("land 1", "land 2", "pass")
    assert [said["hit"] for _, said in story.heard("gt-rolled")] == ["large-shot"]
    assert story.asked == "gt-load" and story.who == 0
    assert len(story.heard("gt-missed")) == 2


def test_infected_goods_cost_humans_above_the_number_of_aliens() -> None:
    """Two aliens: two blocks cost nobody, four blocks two humans.  [BE-9.13] E14."""
    story = road("infected_goods", RICH, board="III")
    gt = story.gt
    gt.flight.card = "PLANETS-II-1"
    gt.below = len(gt.agenda)
    gt.on.book.gain_goods(gt, 0, ["red", "blue"])
    assert gt.agenda[-1][0] == "load_goods"
    gt.agenda.pop()
    gt.on.book.gain_goods(gt, 0, ["red", "blue", "green", "green"])
    assert gt.agenda[-1] == ("infect", 0, 2)


def test_infected_goods_are_taken_all_or_not_at_all() -> None:
    """The last human may go for them; the goods are gained all the same.  [BE-9.13]"""
    story = road("infected_goods", LADEN, card="PLANETS-I-1").does("land 1")
    count = story.question.about["count"]
    assert story.asked == "gt-infected" and story.brings["yes"]["crew"] == -count
    story.does("no")
    assert story.ship().crew_count == 8 and story.is_between_cards
    story = road("infected_goods", LONE.replace("@ - -", "@ c -"), card="PLANETS-I-1").does("land 1", "yes")
    assert story.asked == "gt-load" and story.ship().crew_count == 0


def test_the_union_is_paid_in_credits_and_blocks_or_the_flight_is_over() -> None:
    """Before the last card; batteries do not count.  [BE-9.11]"""
    ship, lines = LADEN.replace("h @ h", "x @ x").replace("- h -", "- x -"), "bill 0: I/card/1/GT-16.2\n"
    pile = "pile 1: SLAVERS-I STARDUST-I\nagenda: fly\n"
    story = road("union_ship", ship, LONE, lines=lines + pile)
    assert (story.who, story.asked) == (0, "gt-union") and story.offered == ["pay 0", "pay 1", "give-up"]
    story.does("pay 1")
    assert story.asked == "gt-hand-over" and story.offers("drop") == ["yellow 9.7", "green 9.7"]
    story.does("drop green 9.7")
    assert story.credits() == 0 and story.ship().goods == {"9.7": ("yellow",)}
    assert story.gt.flight.gave_up == [1], "who has nothing gives up"


# After cards.


def test_whoever_takes_the_lead_is_envied() -> None:
    """One heavy shot from the rear, rolled by the next one behind.  [BE-9.2 BE-8.2.3 BE-8.2.4]"""
    fast = LONE.replace("- - e - -", "- e e e -").replace("- - @ - -", "- x @ x -")
    story = road("engine_envy", LONE, fast, card="OPEN-SPACE-I-1", days=(20, 18), dice=MISS)
    assert [(seat, said["hit"], said["side"]) for seat, said in story.heard("gt-rolled")] == [
        (0, "large-shot", "rear")
    ]
    assert road("engine_envy", LONE, LONE, card="OPEN-SPACE-I-1", days=(20, 10)).heard("gt-rolled") == []


def test_what_fell_off_is_thrown_at_all_behind() -> None:
    """Each piece is a large meteor from the front; what was destroyed is no junk.  [BE-9.3]"""
    ship = BARE.replace("- h -", "- - -").replace("b h @", "h x @")
    story = road("space_junk", ship, BARE, card="METEORIC-SWARM-I-1", days=(20, 15), dice=(1, 1) * 12)
    assert not story.heard("gt-junk")
    story = road("space_junk", ship, BARE, LONE, days=(20, 15, 10))
    gt = story.gt
    gt.flight.card = "STARDUST-I"
    gt.on.book.fall_off(gt, 0, ["5.7"])
    gt.on.book.destroy(gt, 0, "6.7")
    assert roads(gt).junk == {0: 1}


def test_junk_is_thrown_in_flight_order_and_the_last_does_not_roll() -> None:
    """[BE-9.3 BE-8.2.1]"""
    lines = (
        "card: STARDUST-I\njunk 0: 1\njunk 2: 3\nroads-are: after\nagenda: throw_junk 0\nagenda: end_card\n"
    )
    story = road("space_junk", LONE, BARE, LONE, lines=lines, dice=MISS)
    assert [seat for seat, _ in story.heard("gt-junk")] == [0]
    assert len(story.heard("gt-missed")) == 2 and roads(story.gt).junk == {}


def test_cosmic_psychosis_destroys_a_cabin_with_a_human_on_every_ship() -> None:
    """One roll for all; seven and seven is the starting cabin.  [BE-9.5 BE-8.2.2]"""
    story = road("cosmic_psychosis", BARE, LONE, card="STARDUST-I", dice=(3, 4, 3, 3))
    assert [(seat, said["square"]) for seat, said in story.heard("gt-destroyed")] == [(0, "7.6")]
    story = road("cosmic_psychosis", BARE, BARE, card="STARDUST-I", dice=(3, 4, 3, 4))
    assert [said["square"] for _, said in story.heard("gt-destroyed")] == ["7.7", "7.7"]


def test_metal_fatigue_follows_open_space_alone() -> None:
    """[BE-9.5]"""
    story = road("metal_fatigue", BARE, LONE, card="OPEN-SPACE-I-1", dice=(4, 5, 3, 4))
    assert [(seat, said["squares"]) for seat, said in story.heard("gt-fell-off")] == [(0, ["9.7"])]
    assert not road("metal_fatigue", BARE, card="STARDUST-I").heard("gt-fatigue")


# The deck.


def test_unused_cards_come_a_second_time_in_their_order() -> None:
    """Planets nobody lands on lie face down, a visited ship is done with.  [BE-9.4]"""
    pile = "pile 1: SLAVERS-I PLANETS-I-1 ABANDONED-SHIP-I-1\n"
    story = road("deja_vu", BARE, lines=pile + "deck: PLANETS-I-1 ABANDONED-SHIP-I-1\n")
    story.all_ready().does("pass")
    assert roads(story.gt).face_down == ["PLANETS-I-1"]
    story.all_ready().does("yes")
    while story.asked == "gt-dismiss":
        story.does(story.offered[0])
    assert roads(story.gt).second and roads(story.gt).again == ["PLANETS-I-1"]
    assert story.game.view(0)["table"]["flight"]["deck"] == 1
    story.all_ready().does("land 1")
    assert story.told("gt-card")[-1]["card"] == "PLANETS-I-1"
    story.does("done")
    assert story.game.over, "no card comes a third time"


def test_a_beaten_enemy_does_not_come_again() -> None:
    """[BE-9.4]"""
    story = road("deja_vu", BARE, LONE)
    gt = story.gt
    gt.flight.card, gt.flight.order, gt.flight.declared = "SMUGGLERS-I", [0, 1], {0: 4.0, 1: 4.5}
    gt.on.book.fight(gt, 0)
    assert not roads(gt).used, "kept off is not beaten"
    gt.on.book.fight(gt, 1)
    assert roads(gt).used


@pytest.mark.parametrize(("board", "extra"), [("I", 2), ("II", 3), ("III", 4)])
def test_a_tough_trip_has_more_cards_of_level_three(board: str, extra: int) -> None:
    """[BE-9.8] E16."""
    text = f"perihelion galaxy-trucker 1\nseats: 1\noption expansions: rough-roads\noption flights: {board}\n"
    text += "roads: tough_trip\nphase: launch\nnumber 0: 1\nagenda: launch\n"
    gt = FlightStory(perihelion.from_position("galaxy-trucker", text)).gt
    usual = {"I": 8, "II": 12, "III": 16}[board]
    assert sum(len(pile.cards) for pile in gt.piles) == usual + extra
    assert all(len(pile.cards) == usual // 4 for pile in gt.piles[:3])


# Batteries and engines.


def test_bum_batteries_cost_one_more_for_every_use() -> None:
    """[BE-9.6]"""
    ship = LONE.replace("- - @ - -", "- b @ b -").replace("- - e - -", "- - E - -")
    story = road("bum_batteries", ship, card="OPEN-SPACE-I-1")
    assert story.brings["power 7.8"] == {"batteries": -2}
    story.does("power 7.8")
    while story.asked == "gt-battery":
        story.does(story.offered[0])
    assert story.ship().battery_count == 2 and story.days == {0: 22}
    broke = ship.replace("b @ b", "b:1 @ x")
    assert road("bum_batteries", broke, LONE, card="OPEN-SPACE-I-1").gt.flight.gave_up == [0]


def test_defective_joints_slow_down_and_their_components_may_be_let_go() -> None:
    """[BE-9.15]"""
    story = road("defective_connectors", PLAIN, card="OPEN-SPACE-I-1")
    poor = poor_joints(story.ship())
    assert poor and story.asked == "gt-shed" and story.question.about["count"] == len(poor)
    strength = story.game.view(0)["table"]["players"][0]["ship"]["engines"][0]
    assert strength == max(0, 1 - len(poor))
    while story.game.pending and story.asked == "gt-shed":
        others = [square for square in story.offers("shed") if square not in ("7.7", "7.8")]
        story.does(f"shed {others[0]}" if others else "done")
    assert story.heard("gt-fell-off") and story.told("gt-declared")[0]["strength"] in (0, 1)


def test_a_result_below_nothing_is_nothing_and_means_giving_up() -> None:
    """[BE-9.15]"""
    story = road("defective_connectors", PLAIN, LONE, card="OPEN-SPACE-I-1")
    assert len(poor_joints(story.ship())) >= 1
    story.does("done")
    assert story.gt.flight.gave_up[:1] == [0]


# Hits.


def test_large_meteors_count_as_small_and_small_ones_as_large() -> None:
    """[BE-9.7]"""
    steps = "card: METEORIC-SWARM-I-1\nagenda: suffer_hit 0 small-meteor front 7\nagenda: end_card\n"
    assert road("meteoric_inversion", CLOSED, lines=steps).heard("gt-destroyed"), (
        "a smooth side does not help"
    )
    steps = steps.replace("small", "large")
    assert road("meteoric_inversion", CLOSED, lines=steps).heard("gt-bounced-off")


def test_a_large_meteor_from_the_rear_is_shot_in_its_own_column() -> None:
    """[BE-9.7]"""
    ship = LONE.replace("- - @ - -", "- x @ x -").replace("- - e - -", "- Cv e - -")
    steps = "card: METEORIC-SWARM-I-1\nagenda: suffer_hit 0 small-meteor rear {}\nagenda: end_card\n"
    assert road("meteoric_inversion", ship, lines=steps.format(6)).heard("gt-warded-off")
    assert road("meteoric_inversion", ship, lines=steps.format(7)).heard("gt-destroyed")


def test_projectiles_pierce_two_components_in_line() -> None:
    """Empty squares are crossed; a small meteor needs a connector there.  [BE-9.10 BE-14.16]"""
    steps = "card: PIRATES-I\nagenda: suffer_hit 0 large-shot left 7\nagenda: end_card\n"
    story = road("piercing_projectiles", BARE, lines=steps)
    assert [said["square"] for _, said in story.heard("gt-destroyed")][:1] == ["5.7"]
    assert {"5.7", "6.7"} & set(story.ship().parts) == set()
    assert not road("piercing_projectiles", GUARDED, lines=steps.replace("left 7", "left 5")).heard(
        "gt-pierced"
    )


def test_a_small_meteor_pierces_only_what_bears_a_connector() -> None:
    """One that was laid bare by the loss of the first counts.  [BE-9.10 BE-14.16]"""
    steps = "card: METEORIC-SWARM-I-1\nagenda: suffer_hit 0 small-meteor left 6\nagenda: end_card\n"
    joined = ". . - . .\n. h+l h - .\n- h @ - -\n- - e - -\n- - . - -"
    for ship, gone in ((joined, ["6.6", "7.6"]), (joined.replace("h+l h", "h+l~r h~l"), ["6.6"])):
        story = road("piercing_projectiles", ship, lines=steps)
        assert [said["square"] for _, said in story.heard("gt-destroyed")] == gone


def test_what_hangs_on_the_first_component_is_pierced_before_it_falls_off() -> None:
    """A hold that the shot goes on to explodes; its own loss was no fall.  [BE-9.10 BE-14.16 BE-9.12]"""
    ship = ". . - . .\n. - - - .\n- h @ x~b h\n- - - c~f:yy x\n- - . - -"
    steps = "card: PIRATES-I\nagenda: suffer_hit 0 large-shot right 8\nagenda: end_card\n"
    story = road("piercing_projectiles", ship, lines=steps)
    assert [said["square"] for _, said in story.heard("gt-destroyed")] == ["9.8", "8.8"]
    assert story.heard("gt-pierced") == [(0, {"square": "8.8"})] and not story.heard("gt-fell-off")
    story = road("piercing_projectiles explosive_goods", ship, lines=steps)
    assert {said["square"] for _, said in story.heard("gt-destroyed")} == {"9.8", "8.8", "7.7", "8.7", "9.7"}


@pytest.mark.parametrize(("name", "square"), [("explosive_goods", "9.7"), ("explosive_batteries", "5.7")])
def test_loaded_components_explode_with_all_around_them(name: str, square: str) -> None:
    """Only destroyed ones; neighbours in turn.  [BE-9.12]"""
    story = road(name, LADEN)
    gt = story.gt
    gt.on.book.destroy(gt, 0, square)
    beside = "8.7" if square == "9.7" else "6.7"
    assert {square, beside} <= {said["square"] for _, said in story.heard("gt-destroyed")}
    calm = road(name, LADEN.replace("c:yg", "c").replace("b h", "b:0 h"))
    calm.gt.on.book.destroy(calm.gt, 0, square)
    assert len(calm.heard("gt-destroyed")) == 1


def test_explosions_go_on_between_both_cards() -> None:
    """[BE-9.12]"""
    ship = LADEN.replace("h c:yg", "b c:yg")
    story = road("explosive_goods explosive_batteries", ship)
    story.gt.on.book.destroy(story.gt, 0, "9.7")
    assert {"9.7", "8.7", "7.7", "7.8"} <= {said["square"] for _, said in story.heard("gt-destroyed")}
    falls = road("explosive_goods explosive_batteries", ship)
    falls.gt.on.book.fall_off(falls.gt, 0, ["9.7"])
    assert not falls.heard("gt-destroyed")


def test_bad_luck_rolls_again_until_it_hits_three_times_at_the_most() -> None:
    """[BE-9.19]"""
    dice = (1, 1) * 3 + (3, 4) + (1, 1) * 3
    story = road("bad_luck", BARE, LONE, card="METEORIC-SWARM-I-1", dice=dice)
    rolls = [said["roll"] for _, said in story.heard("gt-rolled")]
    assert rolls[:4] == [2, 2, 2, 7] and len(story.heard("gt-bad-luck")) >= 2


def test_big_baddies_are_stronger_by_the_lower_of_two_dice() -> None:
    """[BE-9.20]"""
    story = road("big_baddies", STRONG, card="SMUGGLERS-I", dice=(5, 3))
    assert roads(story.gt).baddies == 0 and story.told("gt-baddies") == [{"number": 3}]
    assert story.heard("gt-enemy-won"), "four is not enough against seven"


# Fate.


def test_fate_hits_all_but_the_highest() -> None:
    """In each line of a combat zone; of several only the rearmost is spared.  [BE-9.9 BE-8.2.1]"""
    story = road("remorseless_fate", LONE, BARE, BARE, card="COMBAT-ZONE-I", dice=MISS * 8)
    while not story.is_between_cards:
        story.does(story.offered[0])
    assert story.heard("gt-spared")[0][0] == 2
    assert story.days[2] == 12 and story.days[1] == 16 - 3 - (1 if story.days[1] < 12 else 0)


def test_fate_sabotages_all_but_the_largest_crew() -> None:
    """Three rolls for all; a ship once hit ignores the rest.  [BE-9.9 BE-8.2.2]"""
    deck = "pile 1: SLAVERS-I SABOTAGE-III\n"
    dice = (3, 4, 3, 4) + (4, 5, 3, 4) + MISS * 2
    story = road("remorseless_fate", BARE, LONE, LONE, card="SABOTAGE-III", lines=deck, dice=dice)
    assert [seat for seat, _ in story.heard("gt-sabotaged")] == [1, 2]
    assert [seat for seat, _ in story.heard("gt-destroyed")] == [1, 2]


def test_fate_takes_whole_cabins_and_exposed_components() -> None:
    """[BE-9.9]"""
    lines = "pile 1: SLAVERS-I EPIDEMIC-II STARDUST-I\n"
    story = road("remorseless_fate", BARE, LONE, card="EPIDEMIC-II", lines=lines)
    assert story.heard("gt-given-up-tiles")[0][0] == 0
    story = road("remorseless_fate", CLOSED, BARE, card="STARDUST-I", lines=lines)
    assert not exposed(story.ship()) and story.heard("gt-fell-off")[0][0] == 1 and story.days[0] == 20


# Crews.


def test_panic_empties_cabins_with_an_exposed_connector() -> None:
    """At the launch, and whenever one is laid bare.  [BE-9.21]"""
    story = road("panic", CLOSED)
    gt = story.gt
    assert gt.ship(0).crew_count == 2
    gt.on.book.destroy(gt, 0, "6.7")
    assert story.heard("gt-panic") and gt.ship(0).crew_count == 0
    rows = [line for line in road("panic", BARE).game.position().splitlines() if line.startswith("ship 0")]
    text = "perihelion galaxy-trucker 1\nseats: 1\noption expansions: rough-roads\noption flights: I\n"
    text += "roads: panic\n" + "\n".join(rows) + "\nphase: launch\nnumber 0: 1\nagenda: launch\n"
    at_launch = FlightStory(perihelion.from_position("galaxy-trucker", text))
    assert at_launch.heard("gt-panic")


def test_whoever_leaves_takes_the_cabin_along() -> None:
    """All of the event first; cabins go back to the heap and are not paid for.  [BE-9.22]"""
    story = road("personalized_cabins", BARE, card="SLAVERS-I")
    story.does("dismiss 6.7", "dismiss 8.7")
    while story.asked == "gt-dismiss":
        story.does("dismiss 6.7")
    assert {"6.7", "8.7"} & set(story.ship().parts) == set()
    kinds = [story.gt.on.tiles[tile].kind.id for tile in story.gt.face_up]
    assert kinds.count("cabin") == 2 and "cabin" not in [
        story.gt.on.tiles[t].kind.id for t in story.gt.players[0].lost
    ]


# While building.


def test_engines_may_blow_forward_and_ships_turn_round() -> None:
    """[BE-9.14]"""
    ship = LONE.replace(". - - - .", ". - ev - .")
    story = road("sommersault", ship, card="OPEN-SPACE-I-1")
    assert not story.gt.on.book.flaws(story.gt, 0, story.ship())
    parts = story.ship().parts
    assert parts["7.6"].exhausts == (REAR,) and parts["7.8"].exhausts == (FRONT,), "it has turned"
    assert list(parts) == ["7.8", "7.7", "7.6"] and story.days == {0: 21}
    board = story.ship().board
    assert board.square(7, 6) == "7.8" and board.neighbours["7.7"][FRONT] == "7.8"
    seen = story.game.view(0)["table"]["players"][0]
    assert seen["ship"]["engines"] == [1, 1] and seen["board"]["rows"] == [9, 8, 7, 6, 5]


def test_an_exhaust_never_points_sideways() -> None:
    """[BE-9.14]"""
    story = built("sommersault panic")
    board = story.ship().board
    assert set(board.exhausts) == {FRONT, REAR}
    plain = perihelion.new("galaxy-trucker", seats=1, seed=1)
    assert plain.state.board.exhausts == (REAR,)  # type: ignore[attr-defined]


def test_an_order_is_taken_by_its_owner_alone_and_the_rest_is_paid() -> None:
    """[BE-9.16]"""
    story = built("made_to_order panic", lines="option ticks: 3\nbill 0: I/card/9/GT-16.2\n")
    gt, kept = story.gt, roads(story.gt)
    assert [len(kept.orders[seat]) for seat in (0, 1)] == [6, 6] and len(gt.heap) == 140 - 12
    mine, other = kept.orders[0][0], kept.orders[1][0]
    assert f"fetch {mine}" in story.offered and f"fetch {other}" not in story.offered
    story.does(f"fetch {mine}")
    assert gt.players[0].hand == mine
    story.does("return")
    assert mine in kept.orders[0] and mine not in gt.face_up
    while gt.phase == "building":
        seat = min(story.game.pending)
        story.game.play(seat, next(str(m) for m in story.game.pending[seat].moves if m.verb == "finish"))
    assert story.told("gt-order-left") == [{"count": 6, "credits": 6}, {"count": 6, "credits": 0}]
    assert story.bill()["order"] == -6 and "order" not in story.bill(1), "who has nothing pays nothing"


def test_nothing_works_in_the_dead_zone() -> None:
    """No crew, no batteries, no goods, no engine, no cannon, no shield, no life support.  [BE-9.17]"""
    lines = "dead-column: 7\n"
    story = road("dead_zone", PLAIN, lines=lines)
    ship = story.ship()
    assert dead_squares(story.gt, 0, ship) == {"7.5", "7.6", "7.7", "7.8"}
    told = story.game.view(0)["table"]["players"][0]["ship"]
    assert told["engines"] == [0, 0] and told["cannons"] == [0, 0]
    story.gt.on.book.load_up(story.gt, 0, ship)
    assert set(ship.humans) == {"6.7", "8.7"}
    story = road("dead_zone", LADEN, lines="dead-column: 9\n")
    assert story.gt.on.book.why_not_into(story.gt, 0, "9.7", "blue") is not None


def test_the_dead_column_is_rolled_until_it_lies_on_the_board() -> None:
    """[BE-9.17]"""
    story = built("dead_zone panic", lines="dice: 1 1 6 6 3 3\n")
    assert roads(story.gt).dead == 6 and story.told("gt-dead-zone") == [{"column": 6}]


# All of them, two by two.

PAIRS = list(itertools.combinations(ROADS, 2))
SAMPLE = PAIRS if FULL else random.Random(19).sample(PAIRS, 24)


@pytest.mark.parametrize("pair", SAMPLE, ids="+".join)
def test_any_two_roads_play_together(pair: tuple[str, str]) -> None:
    """A flight to its end, with positions on the way.  [BE-6.3]"""
    number = PAIRS.index(pair)
    text = "perihelion galaxy-trucker 1\nseats: 3\noption expansions: rough-roads\noption ticks: 5\n"
    text += f"option flights: {('I', 'II')[number % 2]}\nseed: {number}\n"
    text += f"agenda: draw_roads\nagenda: build\nroad: {' '.join(pair)}\n"
    game, rng = perihelion.from_position("galaxy-trucker", text), random.Random(number)
    tally, bot = game.rules.tally(game.state), BOTS["rookie"](number)
    for step in itertools.count():
        if game.over:
            break
        seat = min(game.pending)
        move = bot.choose(Chair(game, seat)) if rng.random() < 0.9 else rng.choice(game.pending[seat].moves)
        game.play(seat, move)
        if step % 60 == 0 and not game.over:
            kit.check_decisions(game)
            assert perihelion.from_position("galaxy-trucker", game.position()).position() == game.position()
    assert game.rules.tally(game.state) == tally


def test_every_card_of_the_table_is_told_of() -> None:
    """[BE-6.1]"""
    assert len(ROADS) == 25
    told = perihelion.new("galaxy-trucker", seats=2, options={"expansions": ["rough-roads"]}).rules.spoken()
    assert set(told["glossary"]["road-text"]) == set(ROADS)
