"""Fifth Wheel: five players, what is there for one is there for two, and hits two."""

from __future__ import annotations

from typing import Any

import pytest
from trucker import LONE, FlightStory, expanded, table_of

import perihelion
from perihelion.games.galaxy_trucker.expansions.fifth_wheel import open_fire, victims, wheel

BOTH = "new-technologies fifth-wheel"
CREWED = ". . - . .\n. - - - .\n- h @ h -\n- - e - -\n- - . - -"
HOLDS = ". . - . .\n. - - - .\n- c @ - -\n- - e - -\n- - . - -"
GUNS = ". . C . .\n. C x C .\nC h @ - -\n- - e - -\n- - . - -"


def five(*ships: str, days: tuple[int, ...] = (12, 10, 8, 6, 4), **about: Any) -> FlightStory:
    """Five ships in flight, the first one leads; those not drawn are small."""
    drawn = [*ships, *[LONE] * (5 - len(ships))]
    return expanded(*drawn, expansions=BOTH, days=days, **about)


# Who may play.


def test_five_need_both_parts_and_fewer_than_four_are_refused() -> None:
    """[BE-2.1.2 BE-3.1.1 BE-3.8.1]"""
    options = {"expansions": ["new-technologies", "fifth-wheel"]}
    for seats in (4, 5):
        assert perihelion.new("galaxy-trucker", seats=seats, options=options).rules.seats == seats
    for seats in (1, 2, 3):
        with pytest.raises(perihelion.Refused, match="choice-needs-other-seats"):
            perihelion.new("galaxy-trucker", seats=seats, options=options)
    with pytest.raises(perihelion.Refused, match="choice-needs"):
        perihelion.new("galaxy-trucker", seats=5, options={"expansions": ["fifth-wheel"]})


def test_with_five_all_components_are_in_and_number_5_starts_behind() -> None:
    """[BE-2.2.2 BE-3.1.1 BE-3.1.4]"""
    game = perihelion.new("galaxy-trucker", seats=5, options={"expansions": BOTH.split()})
    assert len(table_of(game).heap) == 181
    story = expanded(*[LONE] * 5, expansions=BOTH)
    assert story.days == {0: 0, 1: -2, 2: -4, 3: -6, 4: -8}


def test_the_rules_for_five_hold_when_three_have_given_up() -> None:
    """An enemy is still to be beaten twice.  [BE-3.1.3]"""
    strong = GUNS.replace("C h @ - -", "C h @ h C")
    story = five(strong, strong, card="SMUGGLERS-I", days=(12, 10), lines="gave-up: 2 3 4\n")
    while not story.is_between_cards:
        story.does("no" if story.asked == "gt-claim" else story.offered[-1])
    assert [seat for seat, _ in story.heard("gt-enemy-beaten")] == [0, 1]


def test_who_jumps_in_a_combat_zone_leaves_fewer_to_be_hit() -> None:
    """Of three two suffer a line, of the two that are left one.  [BE-3.5.4 BE-3.5.5]"""
    jumper = ". . - . .\n. - C - .\n- h @ b -\n- - N E -\n- - . - -"
    story = five(jumper, card="COMBAT-ZONE-I", days=(12, 10, 8), lines="gave-up: 3 4\n", dice=(1, 1) * 2)
    story.does("pass", "pass")
    assert len(story.heard("gt-lowest")) == 2 and story.who == 0
    story.does("jump 8.8")
    assert [said["what"] for _, said in story.heard("gt-lowest")].count("engines") == 1


# Planets.


def test_five_players_and_planets() -> None:
    """[BE-3.2.1 BE-3.2.2 BE-14.18] E8, with ships of class I."""
    three = HOLDS.replace("c @ - -", "S @ s -")
    story = five(three, HOLDS, HOLDS.replace("c @", "S @"), HOLDS, card="PLANETS-II-1")
    story.does("land 1", "load red 6.7", "load red 6.7", "load red 8.7")
    assert story.ship().cubes == ["red", "red", "red"], "the yellow one is returned"
    story.does("land 2", "load green 6.7", "load green 6.7")
    story.does("land 1")
    assert (story.who, story.asked, story.offered) == (2, "gt-leave", ["leave red", "leave yellow"])
    story.does("leave red", "load red 6.7", "load red 6.7")
    story.refuses("land 2", "gt-planet-full", "BE-3.2.1").does("land 3")
    while not story.is_between_cards:
        story.does(story.offered[-1])
    lost = [seat for seat, said in story.heard("gt-moved") if said["days"] == -4]
    assert lost == [3, 2, 1, 0], "the rearmost first, and the fifth could not land"


# Abandoned ships and stations.


def test_an_abandoned_ship_is_used_by_two() -> None:
    """[BE-3.3.1 BE-3.3.2 BE-3.3.3]"""
    story = five(CREWED, LONE, CREWED, card="ABANDONED-SHIP-I-2")
    story.does("yes", "dismiss 6.7", "dismiss 7.7")
    assert story.who == 1, "the next may come"
    story.does("no")
    assert story.brings["yes"] == {"credits": 2, "crew": -2, "days": -1}
    story.does("yes", "dismiss 6.7", "dismiss 6.7")
    assert story.is_between_cards, "a third cannot"
    assert (story.credits(0), story.credits(2)) == (3, 2)
    assert [seat for seat, _ in story.heard("gt-moved")] == [2, 0]


def test_an_abandoned_station_is_used_by_two() -> None:
    """[BE-3.3.1 BE-3.3.2]"""
    crewed = CREWED.replace(". - - - .", ". - c - .")
    story = five(crewed, crewed, card="ABANDONED-STATION-I-1").does(
        "yes", "load yellow 7.6", "load green 7.6"
    )
    story.does("yes", "leave green", "load yellow 7.6")
    assert story.ship(1).cubes == ["yellow"] and story.is_between_cards
    assert [seat for seat, _ in story.heard("gt-moved")] == [1, 0]


# Enemies.


def test_an_enemy_is_beaten_twice_and_is_milder_in_between() -> None:
    """[BE-3.4.1 BE-3.4.2 BE-3.4.3 BE-3.4.4 BE-3.4.5]"""
    strong = GUNS.replace("C h @ - -", "C h @ h C")
    story = five(strong, HOLDS.replace("c @", "c:bb @"), strong, CREWED, card="SMUGGLERS-I")
    assert (story.who, story.asked) == (0, "gt-claim")
    story.does("no")
    assert wheel(story.gt).users == [0, 2] and story.ship(1).cubes == ["blue"], "one less once it is beaten"
    assert (story.who, story.asked) == (2, "gt-claim")
    story.does("yes")
    assert story.asked == "gt-leave", "the second victory counts, even if the first winner declined"
    while not story.is_between_cards:
        story.does(story.offered[-1])
    assert not [seat for seat, _ in story.heard("gt-enemy-won") if seat in (3, 4)], "the rest do not count"


def test_slavers_take_one_less_once_beaten() -> None:
    """[BE-3.4.2 BE-3.4.3]"""
    story = five(CREWED)
    loss = story.gt.on.book.loss_from_enemy
    story.gt.flight.card = "SLAVERS-I"
    assert loss(story.gt, 1).crew == 3
    wheel(story.gt).users = [0]
    assert loss(story.gt, 1).crew == 2


def test_pirates_leave_out_the_first_heavy_shot_for_later_losers() -> None:
    """[BE-3.4.3 BE-3.4.6 BE-8.2.1 BE-8.2.3]"""
    gt = five().gt
    gt.flight.card, gt.flight.order, gt.flight.under_fire = "PIRATES-I", [0, 1, 2, 3, 4], [0, 2, 3]
    wheel(gt).users = [1]
    gt.stream.fixed["dice"] = [3, 4]
    gt.agenda.clear()
    gt.below = 0
    open_fire(gt)
    assert wheel(gt).spared == [2, 3], "those beaten after the first defeat"
    gt.agenda.clear()
    gt.on.book.incoming(gt, "large-shot", "front")
    assert [step[1] for step in gt.agenda] == [0] and wheel(gt).spared == []


# Combat zone and sabotage.


def test_the_two_lowest_suffer_and_the_second_less() -> None:
    """[BE-3.5.1 BE-3.5.2 BE-3.5.3]"""
    story = five(CREWED, CREWED, CREWED, LONE, LONE, card="COMBAT-ZONE-I", dice=(1, 1) * 2)
    moved = [(seat, said["days"]) for seat, said in story.heard("gt-moved")]
    assert moved == [(4, -2), (3, -3)], "of equals who is farther ahead is weaker; the rearmost moves first"


def test_with_two_left_one_suffers() -> None:
    """[BE-3.5.4]"""
    story = expanded(CREWED, LONE, LONE, LONE, expansions=BOTH, days=(9, 7, 5, 3))
    gt = story.gt
    for seat in (2, 3):
        gt.on.book.give_up(gt, seat, "choice", "GT-20.1")
    gt.flight.card, gt.flight.order = "COMBAT-ZONE-I", [0, 1]
    assert victims(gt, {0: 6, 1: 2}) == [1]
    gt.flight.order = [0, 1, 2]
    gt.flight.days[2] = 1
    assert victims(gt, {0: 6, 1: 2, 2: 2}) == [1, 2]


def test_sabotage_searches_two_ships_the_second_one_less_often() -> None:
    """[BE-3.5.1 BE-3.5.2 BE-8.2.2]"""
    story = five(
        CREWED, CREWED, CREWED, LONE, LONE, card="SABOTAGE-III", dice=(1, 1, 1, 1, 1, 1, 1, 1, 4, 3, 4, 4)
    )
    assert [seat for seat, _ in story.heard("gt-sabotaged")] == [3, 4]
    assert "7.8" not in story.ship(3).parts and "7.8" in story.ship(4).parts, (
        "the third roll is for the lowest"
    )
    both = five(CREWED, CREWED, CREWED, LONE, LONE, card="SABOTAGE-III", dice=(4, 3, 4, 4))
    assert all("7.8" not in both.ship(seat).parts for seat in (3, 4))


# Rewards.


def test_two_are_first_and_two_at_least_look_best() -> None:
    """[BE-3.7.1 BE-3.7.2] E23, by the numbers of flight 1."""
    story = five()
    story.gt.on.book.reward_arrival(story.gt)
    assert [story.bill(seat)["arrival"] for seat in range(5)] == [4, 4, 3, 2, 1]


@pytest.mark.parametrize(("exposed", "paid"), [((3, 5, 5, 6, 7), [0, 1, 2]), ((3, 3, 5, 6, 7), [0, 1])])
def test_the_best_looking_ships(
    exposed: tuple[int, ...], paid: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """[BE-3.7.2] E23."""
    story = five()
    monkeypatch.setattr(story.gt.on.book, "exposed_connectors", lambda _, seat: exposed[seat])
    story.gt.on.book.reward_looks(story.gt)
    assert [seat for seat in range(5) if "looks" in story.bill(seat)] == paid
