"""Latest Models: the splice of classes IC and IIC, the sphere IIIC, fleets of class IVC."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from conformance import kit
from fleetyard import (
    CREWED,
    RICH,
    SIDE_BY_SIDE,
    THREE,
    A,
    B,
    at_check,
    board_of,
    building,
    drawn,
    end,
    fleet,
    new,
    place,
    printed,
    seen,
)
from trucker import flight, table_of

import perihelion
from perihelion.games.galaxy_trucker.components import FRONT, LEFT, REAR, RIGHT
from perihelion.games.galaxy_trucker.editions import content_for
from perihelion.games.galaxy_trucker.expansions.latest_models.annex import models
from perihelion.games.galaxy_trucker.expansions.latest_models.harder import bettered, harder
from perihelion.games.galaxy_trucker.ships.boards import Board

# Classes.


@pytest.mark.parametrize(
    ("name", "flight", "squares", "insurance"),
    [("IC", 1, 18, 5), ("IIC", 2, 26, 8), ("IIIC", 3, 36, None), ("IVC", 3, 44, None)],
)
def test_each_class_flies_with_its_level(name: str, flight: int, squares: int, insurance: int | None) -> None:
    """[LM-1.3 LM-1.5 LM-2.3 LM-2.4 LM-2.11 LM-3.1 LM-3.7 LM-10.7]"""
    gt = table_of(new([name]))
    assert gt.level.number == flight and len(gt.board.squares) == squares
    assert gt.board.insurance == insurance and gt.board.start is None


def test_class_ic_is_class_iic_without_the_orange_squares() -> None:
    """[LM-2.1]"""
    small, large = printed("IC"), printed("IIC")
    assert set(small.squares) < set(large.squares)
    for square in small.squares:
        assert all(
            other in (None, large.neighbours[square][n]) for n, other in enumerate(small.neighbours[square])
        )


def test_the_classes_go_together_with_all_others() -> None:
    flights = ["I", "IC", "IIA", "IIC", "IIIA", "IIIC", "IVC"]
    assert [board.id for board in table_of(new(flights)).on.flights] == flights
    for wrong in (["IVC", "III"], ["IVC", "IVC"]):
        with pytest.raises(perihelion.Refused, match="gt-bad-flights"):
            new(wrong)


@pytest.mark.parametrize(("name", "squares"), [("IC", 18), ("IIC", 26), ("IIIC", 36), ("IVC", 44)])
def test_the_starting_cabin_is_laid_first_on_any_square(name: str, squares: int) -> None:
    """[LM-1.4 LM-1.4.1]"""
    story = building(name)
    assert story.asked == "gt-place" and len({move.split()[0] for move in story.offers("attach")}) == squares
    story.refuses("aside", "gt-cabin-first", "LM-1.4").refuses("return", "gt-cabin-first")
    square = story.offers("attach")[0].split()[0]
    story.does(f"attach {square} 0").refuses("look 1", "gt-nothing-attached")
    assert story.ship().parts[square].kind.start
    story.does("lift").refuses("aside", "gt-cabin-first")
    assert "hand 0: SC-BLUE kept" in story.game.position()


def test_who_was_too_slow_to_lay_the_cabin_pays_nothing_for_it() -> None:
    """[LM-1.4 LM-12.1]"""
    story = building("IC", "option tempo: live\nhourglass: 0 1", seats=2)
    story.game.advance(2)
    gt = story.gt
    assert gt.players[1].hand is None and not gt.players[1].aside and not gt.players[1].lost


# The splice.


def test_what_lies_beside_the_splice_is_elsewhere() -> None:
    """[LM-2.2 LM-2.7 LM-2.7.1] L32."""
    board = printed("IIC")
    assert board.neighbours["2.4"][RIGHT] == "4.5" and board.neighbours["4.5"][LEFT] == "2.4"
    assert board.neighbours["2.2"][RIGHT] == "4.7" and board.neighbours["2.7"][RIGHT] == "4.2"
    assert board.neighbours["2.1"][RIGHT] is None and board.neighbours["4.1"][LEFT] is None
    assert board.neighbours["2.4"][FRONT] == "2.3" and board.neighbours["2.4"][LEFT] == "1.4"
    joined = flight(drawn(board, {"2.4": "h", "4.5": "e", "2.3": "C"}), board="IIC")
    assert len(joined.gt.ship(0).parts) == 3 and not joined.gt.on.book.flaws(joined.gt, 0, joined.ship())


def test_one_die_names_columns_and_lines_that_cross_the_splice() -> None:
    """[LM-2.5 LM-2.6 LM-2.8 LM-2.8.1] L31."""
    board = printed("IIC")
    assert Counter(board.rolls(2)) == dict.fromkeys(range(1, 7), 1)
    assert [board.columns_by_roll[die] for die in range(1, 7)] == [1, 2, 2, 4, 4, 6]
    assert board.line(LEFT, 2) == ("1.3", "2.3", "4.6", "6.6")
    assert board.line(RIGHT, 2) == board.line(LEFT, 2)[::-1]
    assert board.line(LEFT, 1)[-1] == "2.1" and board.line(RIGHT, 1)[-1] == "6.8"
    assert board.line(LEFT, 6)[-1] == "1.8" and board.line(RIGHT, 6)[-1] == "4.1"


def test_a_large_meteor_from_a_side_is_shot_from_lines_whose_number_is_next() -> None:
    """[LM-2.8.2]"""
    board = printed("IIC")
    ship = {"2.3": "h", "1.3": "C<", "2.4": "x", "1.4": "x", "2.5": "x", "2.2": "x"}
    story = flight(drawn(board, ship), board="IIC")
    aimed = story.gt.on.book.aimed_cannons
    assert [bool(aimed(story.gt, 0, LEFT, die)) for die in range(1, 7)] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]
    assert board.beside(LEFT, 1) == [2] and not board.line(LEFT, 7)


def test_a_saboteur_reads_rows_from_the_own_side_of_the_splice() -> None:
    """[LM-2.8.3]"""
    board = printed("IIC")
    nothing = {(1, 4): "1.5", (6, 3): "6.5"}  # the gaps of row 5
    for dice, square in (
        *(
            ((1, 2), "1.3"),
            ((4, 1), "4.7"),
            ((3, 1), "2.2"),
            ((6, 1), "6.7"),
            ((1, 3), "1.4"),
            ((6, 4), "6.4"),
        ),
        *nothing.items(),
    ):
        story = flight(drawn(board, {"2.3": "h", "1.3": "x", "1.2": "x"}), board="IIC", dice=dice)
        assert place(story) == square


# The sphere.


def test_a_sphere_has_no_edges() -> None:
    """[LM-3.2 LM-3.3.2 LM-3.5]"""
    board = printed("IIIC")
    assert board.neighbours["6.1"] == ("6.6", "1.1", "6.2", "5.1")
    story = building("IIIC", "tile: CN-01").does("attach 1.1 0", "draw")
    assert {"6.1", "1.6", "2.1", "1.2"} >= {move.split()[0] for move in story.offers("attach")}
    story.refuses("attach 6.1 1", "gt-muzzle-blocked")


def test_the_first_die_is_the_line_the_second_where_a_hit_begins() -> None:
    """[LM-3.3] L29."""
    story = flight(drawn(printed("IIIC"), {"3.2": "h", "4.2": "e"}), board="IIIC")
    assert story.gt.on.book.threatened(story.gt, 0, FRONT, 35) == "3.2"
    assert printed("IIIC").line(FRONT, 35)[:4] == ("3.5", "3.6", "3.1", "3.2")
    assert all(len(printed("IIIC").line(side, 11)) == 6 for side in range(4))


def test_cannons_of_lines_beside_one_another_go_round() -> None:
    """[LM-3.3.1]"""
    ship = {"3.1": "h", "2.1": "C<", "3.2": "x", "3.6": "x"}
    story = flight(drawn(printed("IIIC"), ship), board="IIIC")
    aimed = story.gt.on.book.aimed_cannons
    assert [bool(aimed(story.gt, 0, LEFT, 10 * line + 1)) for line in range(1, 7)] == [
        *(True, True, False, False, False, True)
    ]
    assert not aimed(story.gt, 0, FRONT, 21)


def test_a_saboteur_rolls_column_and_row_of_the_sphere() -> None:
    """[LM-3.3.1]"""
    story = flight(drawn(printed("IIIC"), {"3.1": "h", "3.2": "e"}), board="IIIC", dice=(3, 2))
    assert place(story) == "3.2"


@pytest.mark.parametrize(("lost", "price"), [(0, 0), (1, 1), (3, 6), (5, 15), (9, 15)])
def test_lost_components_of_a_sphere_cost_by_a_scale(lost: int, price: int) -> None:
    """[LM-3.6] L30."""
    gt = table_of(new(["IIIC"]))
    assert gt.on.book.price_of_losses(gt, 0, lost) == price


# Fleets: what the dice join.


def kind_of(board: Board) -> str:
    names = {"a": "front", "b": "front", "c": "rear", "d": "rear"}
    sizes = sorted(len(squares) for squares in board.by_hull.values())
    match len(board.by_hull):
        case 1:
            return "one"
        case 3:
            return "three"
    if sizes[0] <= 12:
        return "L"
    first = {part for part, squares in printed("IVC").by_hull.items() if set(squares) <= board.hulls["a"]}
    return "in front" if {names[part] for part in first} == {"front"} else "side by side"


def test_what_two_dice_can_join() -> None:
    """[LM-4.2 LM-4.3 LM-5.4 LM-5.5 LM-5.6]"""
    assert [len(squares) for squares in printed("IVC").by_hull.values()] == [12, 12, 10, 10]
    assert len(printed("IVC").squares) + len(printed("IVC").spare) == 55
    dice = range(1, 7)
    of_36 = Counter(kind_of(board_of(*both)) for both in product(dice, dice))
    assert of_36 == {"in front": 4, "side by side": 8, "three": 4, "one": 8, "L": 12}
    unordered = Counter(kind_of(board_of(*both)) for both in product(dice, dice) if both[0] <= both[1])
    assert unordered == {"in front": 3, "side by side": 4, "three": 2, "one": 4, "L": 8}


@pytest.mark.parametrize(("dice", "ships", "squares"), [((3, 6), 1, 48), ((2, 2), 2, 47), ((2, 3), 3, 47)])
def test_squares_that_dice_open(dice: tuple[int, int], ships: int, squares: int) -> None:
    """[LM-5.6 LM-5.6.1] L27 L28."""
    board = board_of(*dice)
    assert (len(board.by_hull), len(board.squares)) == (ships, squares)
    assert board_of(*dice[::-1]).squares == board.squares


def test_squares_that_stay_shut_are_none() -> None:
    """[LM-5.6.1]"""
    board = board_of(2, 4)
    assert "4.8" in board.line(FRONT, 4) and "6.8" not in board.line(FRONT, 6)
    assert board.neighbours["4.7"][REAR] == "4.8" and board.neighbours["6.7"][REAR] is None


# Fleets: building.


def test_each_part_begins_on_any_square_of_its_own() -> None:
    """[LM-4.1 LM-5.1 LM-5.2 LM-5.6.2]"""
    tiles = "CB-01 CB-02 CB-13 CB-14"
    story = building("IVC", f"plans: 2 4\nhourglass: 2 9\ntile: {tiles}")
    assert "4.8" not in {move.split()[0] for move in story.offers("attach")}, "opened squares begin nothing"
    story.does("attach 4.7 0", "draw").does("attach 9.5 0", "draw", "attach 4.10 0")
    story.refuses("look 1", "gt-nothing-attached").does("draw", "attach 9.10 0", "look 1")
    assert story.ship().hulls == ["a", "b"], "A with C, B with D"


def test_dice_fall_as_the_hourglass_comes_onto_the_board() -> None:
    """[LM-5.3 LM-5.6.1 LM-10.4]"""
    story = building("IVC", "hourglass: 4 0\ndice: 3 6\ntile: CB-01").does("attach 5.5 0")
    assert story.gt.ship(0).board is story.gt.board
    story.does("flip")
    assert models(story.gt).plans == [3] and {"5.8", "6.8"} <= set(story.gt.ship(0).board.squares)
    assert story.told("gt-plan") == [{"die": 3, "squares": ["5.8", "6.8"]}]
    story.gt.building.left = 0
    story.does("flip")
    assert models(story.gt).plans == [3, 6] and story.gt.ship(0).board.is_one
    story.gt.building.left = 0
    story.does("flip")
    assert models(story.gt).plans == [3, 6], "two dice fall, and no more"


def test_dice_not_rolled_fall_when_all_have_finished() -> None:
    """[LM-5.3.1]"""
    story = building("IVC", "dice: 2 4").does("attach 5.5 0", "finish 1")
    assert models(story.gt).plans == [2, 4] and story.gt.phase == "flight"
    assert story.ship().hulls == ["a"]


# Fleets: check and launch.


def test_of_a_ship_in_pieces_the_owner_keeps_one() -> None:
    """[LM-6.1 LM-6.2] L19."""
    apart = A | {"5.9": "C", "5.10": "h", "4.10": "x"}
    story = at_check(apart | B, lines=RICH)
    assert story.asked == "gt-correct" and story.offers("keep") == ["5.5", "5.9"]
    story.does("keep 5.5")
    assert len(story.gt.players[0].lost) == 3 and story.ship().hulls == ["a", "b"]
    bare = at_check(A | {"5.9": "C", "5.10": "x"}, lines=RICH)
    assert len(bare.gt.players[0].lost) == 2, "a piece without a cabin cannot be kept"


def test_a_part_not_begun_does_not_fly_the_others_do() -> None:
    """[LM-6.3] L20."""
    story = at_check(A, dice=THREE, lines=RICH)
    assert story.ship().hulls == ["a"] and 0 in story.flight.days
    unmanned = at_check(A | {"9.6": "x", "9.7": "e"}, lines=RICH)
    assert unmanned.ship().hulls == ["a", "b"] and not unmanned.gt.players[0].lost
    unmanned.does("no")
    assert unmanned.heard("gt-withdrew")[0] == (0, {"hull": "b", "why": "no-human", "credits": 0})
    nobody = at_check({"9.6": "x", "9.7": "e"}, A, lines=RICH).does("no")
    assert nobody.flight.gave_up[0] == 0 and not nobody.ship().parts


def test_a_premium_is_chosen_once_the_leader_first() -> None:
    """[LM-6.4 LM-6.5 LM-6.8 LM-6.9]"""
    bills = "bill 0: IVC/card/30/GT-16.2\nbill 1: IVC/card/4/GT-16.2"
    story = at_check(A, B, lines=bills)
    assert (story.who, story.asked, story.offers("insure")) == (0, "gt-insure", ["2", "5", "8"])
    assert story.brings["insure 5"] == {"credits": -5}
    story.does("insure 5")
    assert story.who == 1 and story.offers("insure") == ["2"]
    story.refuses("insure 5", "gt-no-credits", "GT-21.8").does("no")
    assert models(story.gt).premiums == {0: 5} and story.credits() == 25
    assert "premium 0: 5" in story.game.position()
    poor = at_check(A, B)
    assert poor.heard("gt-card"), "nobody can pay, nobody is asked"


@pytest.mark.parametrize(
    ("premium", "lost", "pays"),
    [(5, 30, 19), (2, 10, 10), (0, 30, 30), (2, 0, 0), (2, 26, 26), (2, 27, 26), (8, 12, 12), (8, 13, 12)],
)
def test_what_lost_components_cost_under_an_insurance(premium: int, lost: int, pays: int) -> None:
    """[LM-6.4 LM-6.6 LM-6.8] L1 L3 L4 L5."""
    lines = RICH + (f"\npremium 0: {premium}" if premium else "")
    story = fleet(A, lines=lines)
    assert story.gt.on.book.price_of_losses(story.gt, 0, lost) == pays


def test_a_premium_is_spent_even_without_losses() -> None:
    """[LM-6.6] L5."""
    story = at_check(A, lines=RICH).does("insure 2")
    assert end(story).bill()["premium"] == -2 and "lost" not in story.bill()


def test_one_alien_of_a_colour_in_the_whole_fleet() -> None:
    """[LM-6.7]"""
    with pytest.raises(perihelion.Refused, match="gt-alien-aboard"):
        fleet(
            {"5.5": "C", "5.6": "h:purple", "5.7": "n", "9.5": "C", "9.6": "h:purple", "9.7": "n"},
        )


# Fleets in flight.


def test_of_engines_the_weakest_ship_counts() -> None:
    """[LM-7.1 LM-7.2 LM-7.3 LM-7.17] L6."""
    four = {"5.5": "h", "5.6": "e", "4.5": "x", "4.6": "e", "6.5": "x", "6.6": "E", "5.4": "b"}
    two = {"9.5": "h", "9.6": "e", "8.5": "x", "8.6": "e"}
    three = {"9.9": "h", "9.10": "e", "8.9": "x", "8.10": "E", "10.9": "B"}
    ships = seen(fleet(four | two | three, dice=THREE))
    assert [ships["hulls"][hull]["engines"][1] for hull in "abd"] == [4, 2, 3]
    assert ships["engines"] == [1, 2]
    alone = fleet(four | {"9.5": "h", "9.6": "E", "9.4": "x"})
    assert seen(alone)["engines"] == [0, 0], "batteries of A power nothing in B"


def test_in_open_space_a_ship_without_engines_gives_up() -> None:
    """[LM-7.4 LM-8.3] L8."""
    five = {"5.5": "h", "5.6": "e", "4.5": "x", "4.6": "e", "6.5": "x", "6.6": "e", "5.4": "x"}
    lame = {"9.5": "h", "9.6": "x"}
    story = fleet(five | lame, B, card="OPEN-SPACE-II-1", days=(9, 2))
    assert story.ship().hulls == ["a"] and story.days[0] == 12
    none = fleet(lame, B, card="OPEN-SPACE-II-1")
    assert none.flight.gave_up == [0]


def test_cannons_and_crews_of_all_ships_are_added() -> None:
    """[LM-7.5 LM-7.6] L11 L12."""
    armed = {"5.5": "C", "5.6": "h:purple", "5.7": "n", "4.6": "x", "4.5": "C", "4.7": "h"}
    side = {"9.9": "C", "9.10": "h", "10.10": "x", "11.10": "C>"}
    unarmed = {"9.5": "x", "9.6": "h"}
    ships = seen(fleet(armed | unarmed | side, dice=THREE))
    assert [ships["hulls"][hull]["cannons"][0] for hull in "abd"] == [4, 0, 1.5]
    assert ships["cannons"] == [5.5, 5.5] and ships["crew"] == 3 + 2 + 2


def test_a_shield_covers_its_own_ship_a_cannon_shoots_for_all() -> None:
    """[LM-7.11 LM-7.12 LM-7.13] L13 L14."""
    story = fleet({"5.5": "h", "5.6": "b", "4.6": "o<", "9.5": "h", "9.6": "b", "8.5": "C"})
    gt, book = story.gt, story.gt.on.book
    assert book.threatened(gt, 0, LEFT, 5) == "5.5", "the first on its way, once for the fleet"
    assert book.defenders(gt, 0, "small-shot", LEFT, 5)
    assert book.threatened(gt, 0, FRONT, 9) == "9.5" and not book.defenders(gt, 0, "small-shot", FRONT, 9)
    other = fleet({"5.5": "h", "5.6": "x", "9.6": "h", "8.6": "C<"})
    assert other.gt.on.book.is_warded_off(other.gt, 0, "large-meteor", LEFT, 5)


def test_goods_move_among_ships_and_the_most_precious_go_first() -> None:
    """[LM-7.7 LM-7.10]"""
    laden = {"5.5": "h", "5.6": "c:b", "9.5": "h", "9.6": "c:y"}
    story = fleet(laden, card="PLANETS-I-4").does("land 2", "better blue")
    assert "unload blue 5.6" in story.offered and "unload yellow 9.6" in story.offered
    robbed = fleet(
        laden,
        {"5.5": "C", "5.6": "h"},
        lines="card: STARDUST-I\nagenda: lose_goods 0 1\nagenda: end_card",
    )
    assert robbed.ship().goods == {"5.6": ("blue",)}
    with_crew = fleet(laden, lines="card: STARDUST-I\nagenda: lose_crew 0 1\nagenda: end_card")
    assert with_crew.offers("dismiss") == ["5.5", "9.5"]


def test_what_is_aboard_stays_where_it_is_when_batteries_are_gained() -> None:
    """[LM-7.8]"""
    expansions = "option expansions: bonus-cards\n"
    ship = {"5.5": "h", "5.6": "b:1", "9.5": "h", "9.6": "B:1"}
    stowing = "card: JUNKYARD-I\nagenda: stow 0 batteries 1 0\nagenda: end_card"
    story = fleet(ship, lines=expansions + stowing)
    assert story.offers("charge") == ["5.6", "9.6"] and not story.offers("discharge")


def test_sleepers_wake_in_their_own_ship() -> None:
    """[LM-7.9]"""
    expansions = "option expansions: new-technologies\n"
    ship = {"5.5": "h:1", "5.6": "Z", "9.5": "h", "9.6": "x"}
    steps = "card: STARDUST-I\nagenda: lose_crew 0 1\nagenda: end_card"
    story = fleet(ship, lines=expansions + steps).does("dismiss 9.5")
    assert story.offers("wake") == ["5.5"]


def test_an_engine_booster_sends_its_own_ship_away() -> None:
    """[LM-7.14 LM-7.17]"""
    ship = {"5.5": "h", "5.6": "N", "5.7": "e", "4.6": "b", **B}
    lines = "option expansions: new-technologies\n"
    story = fleet(ship, B | {"5.6": "h", "5.7": "x"}, lines=lines, card="SLAVERS-I", days=(9, 4))
    assert story.offers("jump") == ["5.7"]
    story.does("jump 5.7")
    assert story.told("gt-jumped") == [{"hull": "a"}], "B stays behind, alone against the slavers"
    assert {told["hull"] for seat, told in story.heard("gt-withdrew") if seat == 0} == {"b"}


def test_cyan_aliens_of_a_fleet() -> None:
    """[LM-7.16]"""
    lines = "option expansions: new-technologies\nspecialist 0: manager\n"
    ship = {"5.5": "l", "5.6": "h:cyan", "5.7": "h", **CREWED}
    story = fleet(ship, lines=lines)
    assert seen(story)["cannons"] == [3, 3], "the Manager works for the own ship"
    story.does("withdraw a")
    assert "manager" not in end(story).bill()


# Giving up, and the end.


def test_goods_of_a_ship_that_gives_up_are_paid_for_after_the_flight() -> None:
    """[LM-8.1 LM-8.5] L18."""
    laden = {"5.5": "h", "5.6": "c:yb", "4.6": "c:yb", "9.5": "h", "9.6": "c:b", "10.10": "h", "9.10": "x"}
    story = fleet(laden, dice=THREE, lines="lost 0: CN-20")
    assert story.offers("withdraw") == ["a", "b", "d"]
    assert story.brings["withdraw a"]["credits"] == 4
    story.does("withdraw a")
    assert story.credits() == 0 and story.gt.players[0].lost == ["CN-20"]
    story.does("withdraw b")
    assert sorted(models(story.gt).kept[0]) == ["blue"] * 3 + ["yellow"] * 2
    assert "kept 0: " in story.game.position()
    assert end(story).bill()["half-price"] == 5, "half of nine, rounded up once"


def test_half_of_seven_is_four() -> None:
    """[LM-8.5] L18."""
    laden = {"5.5": "h", "5.6": "c:yy", "4.6": "c:b", "9.5": "h", "9.6": "x"}
    story = fleet(laden).does("withdraw a")
    assert end(story).bill()["half-price"] == 4


def test_a_ship_without_humans_gives_up_after_the_card() -> None:
    """[LM-8.2]"""
    story = fleet(
        {"5.5": "h:1", "5.6": "x", "9.5": "h", "9.6": "x"},
        lines="card: STARDUST-I\nagenda: lose_crew 0 1\nagenda: end_card",
    )
    story.does("dismiss 5.5")
    assert story.ship().hulls == ["b"] and story.heard("gt-withdrew")[0][1]["why"] == "no-human"


def test_who_is_lapped_gives_up_with_all_ships() -> None:
    """[LM-8.4]"""
    story = fleet(A | B, A | B)
    story.flight.days = {0: 50, 1: 2}
    story.gt.on.book.force_to_give_up(story.gt)
    assert story.flight.gave_up == [1] and not story.ship(1).parts


def test_more_ships_come_first_and_only_they_compete_for_looks() -> None:
    """[LM-9.1 LM-9.2 LM-10.6]"""
    story = fleet(A, A | B, A | B, A, days=(20, 15, 10, 5))
    end(story)
    assert [story.bill(seat)["arrival"] for seat in range(4)] == [6, 12, 9, 3]
    assert not {"looks"} & {*story.bill(0), *story.bill(3)}
    assert 6 in (story.bill(1).get("looks"), story.bill(2).get("looks"))


def test_five_players_are_paid_in_this_order() -> None:
    """[LM-9.3]"""
    lines = "option expansions: new-technologies fifth-wheel\n"
    story = fleet(A, A | B, A | B, A, A, days=(20, 16, 12, 8, 4), lines=lines)
    end(story)
    assert [story.bill(seat)["arrival"] for seat in range(5)] == [9, 12, 12, 6, 3]
    assert sum("looks" in story.bill(seat) for seat in range(5)) == 2


# Class IV with cards of level III.


def cards(name: str, *expansions: str) -> tuple[Any, Any]:
    """A card as printed, and as class IV meets it."""
    content = content_for(("latest-models", *expansions))
    card = content.cards[name]
    return card, harder(card, (1, 1, 1, 1))


def test_each_pile_has_three_cards_of_level_iii() -> None:
    """[LM-10.2]"""
    gt = table_of(new(["IVC"]))
    for pile in gt.piles:
        gt.on.book.deal_pile(gt, pile)
        assert Counter(gt.on.cards[card].level for card in pile.cards) == {1: 1, 2: 1, 3: 3}
    gt.flight.deck = [card for pile in gt.piles for card in pile.cards]
    assert {gt.on.cards[card].level for card in gt.on.book.next_cards(gt)} == {3}


def test_cards_of_level_iii_come_again() -> None:
    """[LM-10.3]"""
    gt = table_of(new(["III", "IVC"]))
    hard = [card.id for card in gt.on.cards.values() if card.level == 3][:8]
    easy = [card.id for card in gt.on.cards.values() if card.level == 1][:4]
    gt.gone, gt.round = [*hard, *easy], 1
    gt.on.book.prepare(gt)
    assert set(hard) <= set(gt.supply) and not set(easy) & set(gt.supply)


def test_enemies_are_stronger_take_more_and_pay_more() -> None:
    """[LM-10.5] L21 L25."""
    for name in ("SLAVERS-I", "SLAVERS-II", "SLAVERS-III"):
        card, met = cards(name)
        assert (met.strength, met.loss.crew, met.credits, met.days) == (
            *(card.strength + 1, card.loss.crew + 1, card.credits + 1, card.days),
        )
    card, met = cards("SMUGGLERS-III")
    assert met.loss.goods == card.loss.goods + 1 and met.goods == card.goods
    card, met = cards("PIRATES-III")
    assert met.loss.shots == (card.loss.shots[0], *card.loss.shots)


def test_abandoned_ships_and_stations_ask_for_one_more() -> None:
    """[LM-10.5]"""
    card, met = cards("ABANDONED-SHIP-III-1")
    assert (met.loss.crew, met.credits, met.days) == (card.loss.crew + 1, card.credits + 1, card.days)
    card, met = cards("ABANDONED-STATION-III-1")
    assert (met.crew, met.days) == (card.crew + 1, card.days)


def test_the_first_meteor_comes_twice_with_dice_of_its_own() -> None:
    """[LM-10.5 LM-10.5.1] L23."""
    card, met = cards("METEORIC-SWARM-III-1")
    assert met.meteors == (card.meteors[0], *card.meteors)
    story = fleet(A, card="METEORIC-SWARM-III-1", dice=SIDE_BY_SIDE)
    while not story.is_between_cards and not story.game.over:
        story.does(story.offered[-1])
    assert len(story.told("gt-rolled")) == len(card.meteors) + 1


def test_a_combat_zone_is_harder_but_not_in_days() -> None:
    """[LM-10.5 LM-10.5.1]"""
    for level in ("I", "II", "III"):
        card, met = cards(f"COMBAT-ZONE-{level}")
        for line, harder_line in zip(card.lines, met.lines, strict=True):
            assert harder_line.loss.days == line.loss.days
            assert harder_line.loss.crew == line.loss.crew + bool(line.loss.crew)
            assert len(harder_line.loss.shots) == len(line.loss.shots) + bool(line.loss.shots)


def test_special_events_open_space_and_machinations_are_as_printed() -> None:
    """[LM-10.5] L25."""
    for name in ("STARDUST-II", "EPIDEMIC-III", "OPEN-SPACE-III-1", "SABOTAGE-III"):
        card, met = cards(name)
        assert card == met
    content = content_for(("latest-models", "evil-machinations"))
    base = content_for(("latest-models",)).cards
    planted = [card for card in content.cards.values() if card.id not in base]
    assert planted and all(harder(card, (1, 1, 1, 1)) == card for card in planted)


def test_special_opportunities_pay_more_and_their_first_attack_comes_twice() -> None:
    """[LM-10.5.2]"""
    content = content_for(("latest-models", "bonus-cards"))
    for card in content.cards.values():
        met = harder(card, (1, 1, 1, 1))
        if card.type == "space_billiards":
            assert met.more["rows"][0] == [card.more["rows"][0][0], *card.more["rows"][0]]
            assert met.more["rows"][1:] == card.more["rows"][1:]
        if card.type == "junkyard":
            assert [box.crew for box in met.more["boxes"]] == [box.crew for box in card.more["boxes"]]
            paid = [
                (box.credits, more.credits)
                for box, more in zip(card.more["boxes"], met.more["boxes"], strict=True)
            ]
            assert all(more == (credits + 1 if credits else 0) for credits, more in paid)
        if card.type == "bureaucracy":
            assert met.credits == card.credits + 1


def test_who_gains_goods_may_have_one_a_step_better_or_a_blue_one_more() -> None:
    """[LM-10.5]"""
    laden = {"5.5": "h", "5.6": "c", "4.6": "G", "9.5": "h", "9.6": "x"}
    story = fleet(laden, laden, card="PLANETS-I-4")
    story.does("land 2")
    assert story.asked == "gt-better"
    there = Counter(story.flight.waiting)
    assert set(story.offers("better")) == {
        "blue",
        *(
            better
            for worse, better in (("blue", "green"), ("green", "yellow"), ("yellow", "red"))
            if there[worse]
        ),
    }
    story.does("better blue")
    assert story.flight.waiting.count("blue") == there["blue"] + 1
    assert bettered(["yellow", "blue"], "red") == ["red", "blue"]
    assert bettered(["red"], "blue") == ["red", "blue"]


def test_questions_tell_the_card_as_it_is_met() -> None:
    """[LM-10.5]"""
    many = {"5.5": "h", "5.6": "h", "4.6": "h", "6.6": "h", "9.5": "h", "9.6": "x"}
    story = fleet(many, card="ABANDONED-SHIP-I-1")
    card, met = cards("ABANDONED-SHIP-I-1")
    assert story.question.about == {"card": "ABANDONED-SHIP-I-1", "face": "ABANDONED-SHIP-I-1+"}
    assert (
        story.brings["yes"]["credits"] == card.credits + 1 and story.brings["yes"]["crew"] == -met.loss.crew
    )
    assert story.told("gt-harder") == [{"face": "ABANDONED-SHIP-I-1+"}]


# All of it.


@pytest.mark.parametrize("flights", [["IC", "IIC"], ["IIIC"], ["I", "IIA", "IVC"]])
def test_random_games_keep_every_law(flights: list[str]) -> None:
    """[LM-1.2 LM-1.3 LM-6.5]"""

    def start(seed: int) -> perihelion.Game:
        return perihelion.new("galaxy-trucker", seats=2, seed=seed, options={"flights": flights, "ticks": 4})

    def from_position(text: str) -> perihelion.Game:
        return perihelion.from_position("galaxy-trucker", text)

    assert kit.prove(start, from_position, perihelion.load, seed=2, every=20).over


# Ship check.


def test_the_odds_of_a_fleet_are_counted_over_all_rolls() -> None:
    """[LM-7.11]"""
    story = fleet(A | B)
    safety = story.game.inquire(0, {"ask": "odds", "seat": 0})
    front = next(one for one in safety["odds"] if (one["hit"], one["side"]) == ("large-shot", "front"))
    ways = Counter(a + b for a in range(1, 7) for b in range(1, 7))
    columns = {int(square.split(".")[0]) for square in story.ship().parts}
    assert (safety["rolls"], front["loses"]) == (36, sum(ways[column] for column in columns))
