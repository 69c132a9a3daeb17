"""Where supercards meet hyperspace, the Diplomat, a fifth player, machinations, and several parts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from trucker import LONE, FlightStory, expanded

import perihelion
from perihelion.games.galaxy_trucker.expansions.evil_machinations.choosing import Dealing
from perihelion.games.galaxy_trucker.expansions.fifth_wheel import wheel
from perihelion.games.galaxy_trucker.expansions.missions.supercards.black_hole import pull
from perihelion.games.galaxy_trucker.expansions.missions.supercards.deck import shuffle_back
from perihelion.games.galaxy_trucker.expansions.missions.supercards.table import (
    is_super,
    level_now,
    remembered,
)
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import technology

JUMPER = ". . - . .\n. - C - .\n- h @ b -\n- - N E -\n- - . - -"
AHEAD = ". . - . .\n. - - - .\n- l h:cyan @ -\n- - - e -\n- - . - -"


def met(name: str, *ships: str, more: str = "new-technologies", **about: Any) -> FlightStory:
    days = tuple(range(30, 0, -6))[: len(ships)]
    return expanded(*ships, expansions=f"missions {more}", card=name, **{"days": days} | about)


# Hyperspace.


def test_whoever_jumps_from_a_supercard_takes_a_heavy_shot_in_hyperspace() -> None:
    """Rolled by its owner when the card is done for all others.  [MI-7.7 MI-7.7.1 MI-7.7.2]"""
    story = met("THICK-STARDUST", JUMPER, LONE, dice=(3, 3))
    assert story.asked == "gt-jump"
    story.does("jump 8.8")
    kinds = [event.kind for event in story.game.events(None)]
    assert kinds.index("gt-moved") < kinds.index("gt-rolled"), "the dust comes first, to the others"
    assert story.heard("gt-rolled") == [
        (0, {"hit": "large-shot", "side": "front", "roll": 6, "dice": [3, 3]})
    ]
    assert "6.7" not in story.ship().parts and story.days[0] == 30


def test_a_ship_that_is_still_away_at_the_next_supercard_is_shot_at_again() -> None:
    """[MI-7.7]"""
    story = met("THICK-STARDUST PLAGUE", JUMPER, LONE, dice=(1, 1, 1, 1)).does("jump 8.8")
    assert technology(story.gt).away == {0: {"": 1}}
    story.all_ready()
    assert [seat for seat, _ in story.heard("gt-rolled")] == [0, 0]
    assert not technology(story.gt).away


def test_one_may_jump_when_the_own_turn_to_count_comes() -> None:
    """At a fleet and a Black Hole with the engines, and when crews are compared.  [MI-7.7.2 MI-11.13]"""
    for name in ("PIRATE-FLEET", "BLACK-HOLE-1"):
        story = met(name, JUMPER, LONE, dice=(1, 1) * 4).does("pass")
        assert "jump 8.8" in story.offered
        story.does("jump 8.8")
        assert not [seat for seat, _ in story.heard("gt-fleet-won") + story.heard("gt-escaped") if seat == 0]
    story = met("TACTICAL-ZONE-1", LONE, JUMPER, dice=(1, 1)).does("pass")
    assert (story.who, story.asked) == (1, "gt-jump")
    story.does("jump 8.8")
    assert story.heard("gt-no-effect") and not story.heard("gt-outdone")


# The Diplomat.


def test_the_diplomat_spares_all_that_a_fleet_does() -> None:
    """Then he leaves; the fleet attacks the others all the same.  [MI-7.8]"""
    lines = "specialist 0: diplomat"
    story = met("SLAVER-FLEET", AHEAD, LONE, lines=lines)
    assert (story.who, story.asked) == (0, "gt-diplomat")
    story.does("yes")
    assert not story.ship().aliens and [seat for seat, _ in story.heard("gt-fleet-won")] == [1]
    assert 0 in story.days and 1 not in story.days
    again = met("SLAVER-FLEET", AHEAD, LONE, lines=lines).does("no")
    assert [seat for seat, _ in again.heard("gt-fleet-won")] == [0, 1]


def test_the_diplomat_spares_one_column_of_a_tactical_zone() -> None:
    """[MI-7.8]"""
    story = met("TACTICAL-ZONE-2", AHEAD, LONE, LONE, lines="specialist 0: diplomat")
    assert story.asked == "gt-diplomat"
    story.does("yes")
    assert [seat for seat, _ in story.heard("gt-moved")] == []
    assert len(story.heard("gt-outdone")) == 2


# Five players.


def test_with_five_the_second_worst_is_hit_less_and_escapes_the_first_heavy_shot() -> None:
    """One roll serves both.  [MI-7.9 MI-11.10]"""
    strong = ". . - . .\n. - x h .\n- h @ h -\n- - x e -\n- - . - -"
    both = "new-technologies fifth-wheel"
    story = met("TACTICAL-ZONE-2", LONE, LONE, strong, strong.replace("x", "h"), more=both, dice=(1, 1) * 2)
    assert [seat for seat, _ in story.heard("gt-outdone")][:2] == [0, 1]
    days = {seat: about["days"] for seat, about in story.heard("gt-moved")}
    assert days == {0: -3, 1: -2}
    assert not wheel(story.gt).spared


# Machinations.


def test_machinations_lie_in_the_middle_of_the_mixed_deck() -> None:
    """A quarter of all other cards, supercards counted, above and below.  [MI-7.5 MI-7.5.1]"""
    story = expanded(LONE, expansions="missions evil-machinations", lines="pile 1: PLAGUE STARDUST-I")
    total = sum(len(pile.cards) for pile in story.gt.piles)
    assert story.gt.on.book[Dealing].quarter(story.gt) == total // 4


# Ships of several parts.

PAIR = """
- . . - . . - - .
- - - - . - h - -
. h - . . . x h .
e e e - . e e e -
- . . - . . - - .
"""


def test_every_part_of_a_pair_resists_a_black_hole_alone() -> None:
    """[MI-10.1.7 MI-14.1]"""
    story = met("BLACK-HOLE-1", PAIR, board="IIA", more="")
    assert story.heard("gt-escaped") == [(0, {"strength": 3, "count": 0}), (0, {"strength": 3, "count": 0})]


@pytest.mark.parametrize("card", ["BLACK-HOLE-3", "NANOBOT-DUST", "PLAGUE", "MELTDOWN", "METEOR-SHOWER-1"])
def test_parts_are_treated_as_ships_of_their_own(card: str) -> None:
    """[MI-12.3 MI-14.1]"""
    story = met(card, PAIR, board="IIA", more="")
    while not story.is_between_cards and story.game.pending:
        story.does(story.offered[0])
    assert story.gt.flight.card is None


def of_class(board: str) -> FlightStory:
    """A game of this class, before anything is built."""
    options = {"expansions": ["missions"], "flights": [board], "missions": ["heavy-duty"]}
    return FlightStory(perihelion.new("galaxy-trucker", seats=2, seed=3, options=options))


def test_class_iv_with_cards_of_level_iii_is_a_flight_of_level_iv() -> None:
    """For supercards, too; a fleet divides a Black Hole by the ships all could launch.

    [MI-7.11 MI-10.1.7.1]
    """
    gt = of_class("IVC").gt
    gt.flight.card = "BLACK-HOLE-1"
    parts = len(gt.ship(0).board.by_hull)
    assert level_now(gt) == 4 and pull(gt, 0) == -(-8 // parts)
    assert level_now(of_class("III").gt) == 3


@pytest.mark.parametrize(("board", "dice"), [("IC", 1), ("I", 2), ("IIIC", 2)])
def test_a_printed_die_is_the_only_one_or_the_first(board: str, dice: int) -> None:
    """[MI-9.3 MI-9.5]"""
    gt = of_class(board).gt
    remembered(gt).fixed = 4
    thrown = gt.on.book.throw(gt)
    assert len(thrown) == dice and thrown[0] == 4


def test_supercards_come_again_only_when_too_few_are_left() -> None:
    """[MI-7.4.2]"""
    gt = of_class("I").gt
    deck = [card for card in gt.on.cards if is_super(gt, card)]
    gt.gone, gt.supply = sorted(deck[:20]), sorted(card for card in gt.on.cards if card not in deck[:20])
    shuffle_back(gt, 3)
    assert len(gt.gone) == 20
    shuffle_back(gt, 4)
    assert not gt.gone and set(deck) <= set(gt.supply)


def test_a_fleet_that_dice_have_joined_is_one_ship() -> None:
    """It resists a Black Hole as a whole.  [MI-10.1.7.1]"""
    story = of_class("IVC")
    gt, ship = story.gt, story.gt.ship(0)
    squares = frozenset(gt.board.squares)
    ship.board = replace(gt.board, hulls={"a": squares})
    square = gt.board.squares[0]
    ship.attach(square, gt.on.tiles[gt.players[0].cabin].turned[0])
    gt.flight.card = "BLACK-HOLE-1"
    assert ship.hulls == ["a"] == [ship.board.hull_of[square]] and pull(gt, 0) == 8
