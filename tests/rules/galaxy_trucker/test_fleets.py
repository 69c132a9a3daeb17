"""Fleets of class IVC in play, and the boards of Latest Models where other parts of the game meet them."""

from __future__ import annotations

from typing import Any

import pytest
from fleetyard import ONE, THREE, A, B, D, at_check, building, drawn, end, fleet, printed
from trucker import FlightStory, flight

import perihelion
from perihelion.games.galaxy_trucker.components import LEFT, RIGHT
from perihelion.games.galaxy_trucker.inquiries import ships_seen
from perihelion.games.galaxy_trucker.ships.ship import pieces

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


# Coordinates, and columns in which nothing works.


def on_road(road: str, *ships: dict[str, str], board: str, **about: Any) -> FlightStory:
    """A flight of one of the classes C on this road, at a card that was just turned up."""
    lines = f"option expansions: rough-roads\nroads: {road}\n"
    days = tuple(range(20, 0, -6))[: len(ships)]
    return flight(
        *(drawn(printed(board), ship) for ship in ships), board=board, lines=lines, days=days, **about
    )


SMALL = {"2.3": "h", "2.4": "x", "2.2": "h", "1.3": "x"}


@pytest.mark.parametrize(
    ("board", "ship", "dice", "square"),
    [
        ("IIIC", {"3.5": "h", "3.4": "h", "4.4": "x"}, (3, 5), "3.5"),
        ("IIC", SMALL, (2, 2), "2.3"),
        ("IIC", {"4.6": "h", "4.5": "h", "6.6": "x"}, (5, 2), "4.6"),
    ],
)
def test_psychosis_and_fatigue_find_squares_by_one_die_each(
    board: str, ship: dict[str, str], dice: tuple[int, int], square: str
) -> None:
    """[LM-2.8.3 LM-3.3.1 BE-9.5]"""
    story = on_road("cosmic_psychosis", ship, ship, board=board, card="STARDUST-I", dice=dice)
    assert {(seat, said["square"]) for seat, said in story.heard("gt-destroyed")} == {
        (0, square),
        (1, square),
    }
    engines = {"3.6": "e"} if board == "IIIC" else {"2.5": "e"} if "2.3" in ship else {"4.7": "e"}
    story = on_road(
        "metal_fatigue", ship | engines, ship | engines, board=board, card="OPEN-SPACE-I-1", dice=dice
    )
    assert [square in said["squares"] for _, said in story.heard("gt-fell-off")][::2] == [True, True]


def test_fate_searches_each_ship_by_one_die_each() -> None:
    """[LM-2.8.3 BE-9.9]"""
    few, many = SMALL, SMALL | {"1.2": "h"}
    story = on_road("remorseless_fate", few, many, board="IIC", card="SABOTAGE-III", dice=(1, 4, 1, 2))
    assert [said["square"] for _, said in story.heard("gt-searched")] == ["1.5", "1.3"]
    assert [said["square"] for _, said in story.heard("gt-destroyed")] == ["1.3"]


def dead_column(flights: str, dice: str) -> int:
    said = (
        f"perihelion galaxy-trucker 1\nseats: 2\noption expansions: rough-roads\noption flights: {flights}\n"
    )
    said += f"option roads: 1\nagenda: draw_roads\nagenda: build\nroad: dead_zone\ndice: {dice}\n"
    game = perihelion.from_position("galaxy-trucker", said)
    return int(game.view(None)["table"]["rough-roads"]["dead"])


def test_a_dead_column_is_named_as_a_hit_is() -> None:
    """Of the two dice of a sphere the first names it; in a fleet one whose squares are shut is rolled again.

    [LM-3.3 LM-5.6.1 BE-9.17]
    """
    assert dead_column("IIIC", "4 6") == 4
    assert dead_column("IIC", "5") == 4, "the column of four and five"
    assert dead_column("IVC", "3 4 4 4") == 8


def test_a_ship_that_turns_over_stays_whole_beside_its_splice() -> None:
    """[LM-2.7.1 BE-9.14]"""
    ship = {"2.4": "h", "4.5": "h", "2.3": "x", "4.4": "x"}
    story = on_road("sommersault", ship, ship, board="IIC", card="PLANETS-I-4")
    while not story.is_between_cards:
        story.does(story.offered[-1])
    turned, game = story.ship(), story.game
    assert turned.board.neighbours["2.4"][LEFT] == "4.5" and turned.board.neighbours["4.5"][RIGHT] == "2.4"
    assert not story.gt.on.book.flaws(story.gt, 0, turned) and len(pieces(turned)) == 1
    assert turned.board.line(LEFT, 2) == printed("IIC").line(RIGHT, 2)
    seen = ships_seen(story.gt.on, game.view(0)["table"]).ship(0).board
    assert seen.neighbours == turned.board.neighbours and seen.line(LEFT, 2) == turned.board.line(LEFT, 2)


def test_whoever_sends_the_robosmokeys_names_what_dice_can_show() -> None:
    """[LM-2.8.3 BE-11.2]"""
    lines = "option expansions: bonus-cards\ncard: ROBOSMOKEYS-II\nagenda: name_square 0\nagenda: end_card"
    ship = drawn(printed("IIC"), SMALL)
    story = flight(ship, ship, board="IIC", lines=lines)
    assert len(story.offered) == 36 and "name 1 1" in story.offered
    story.does("name 1 2")
    assert [(seat, said["squares"]) for seat, said in story.heard("gt-given-up-tiles")] == [
        (0, ["1.3"]),
        (1, ["1.3"]),
    ]


# Ships that give up.


def test_a_ship_may_be_withdrawn_before_the_first_card() -> None:
    """A lame one is left behind before it slows the fleet down; a lone ship is not asked about.

    [LM-8.1 LM-8.5]
    """
    lame = {"9.5": "h", "9.6": "c:yb"}
    story = at_check(A | lame | D, dice=THREE)
    assert story.asked == "gt-ready" and not story.heard("gt-card")
    assert story.offers("withdraw") == ["a", "b", "d"]
    assert story.does("withdraw b").ship().hulls == ["a", "d"] and not story.gt.players[0].lost
    assert story.does("ready").heard("gt-card")
    assert at_check(A, dice=ONE).heard("gt-card") and at_check(A).heard("gt-card")


def test_a_merchant_whose_ship_gave_up_adds_to_its_goods_after_the_flight() -> None:
    """[LM-7.16 LM-8.5 BE-2.17.3]"""
    lines = "option expansions: new-technologies\nspecialist 0: merchant\n"
    merchant = {"5.5": "h:cyan", "5.6": "l", "5.7": "h", "4.5": "c:yb", "9.5": "h", "9.6": "c:yy"} | D
    story = fleet(merchant, dice=THREE, lines=lines).does("withdraw a")
    assert story.credits() == 0 and "extra 0: 1" in story.game.position()
    assert story.game.view(0)["table"]["latest-models"]["extra"] == [1]
    bill = end(story).bill()
    assert (bill["goods"], bill["half-price"], bill["merchant"]) == (6, 2, 1)
    bill = end(fleet(merchant, dice=THREE, lines=lines).does("withdraw b")).bill()
    assert (bill["goods"], bill["half-price"], bill["merchant"]) == (4, 3, 1), "for what arrived with him"
