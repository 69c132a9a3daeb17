"""What missions pay and take: the figures of each, who is paid, and when."""

from __future__ import annotations

import pytest
from missions import BARE, new, on, paid

from perihelion.games.galaxy_trucker.editions import content_for
from perihelion.games.galaxy_trucker.expansions.missions.annex import mission, task
from perihelion.games.galaxy_trucker.expansions.missions.tasks.stakes import stake
from perihelion.games.galaxy_trucker.expansions.missions.tasks.vocabulary import at_level


def test_artifacts_pay_by_kind_and_whoever_has_most_is_paid_more() -> None:
    """Two single ones and a double one, which counts as two, against one single.

    [MI-2.3 MI-16.1 MI-16.2 MI-16.4 MI-16.5 MI-16.6 MI-17.1 MI-17.1.1]
    """
    three = BARE.replace("- - e - -", "a a e - -").replace(". - - - .", ". - - A .")
    story = on("alien-archaeology", three, BARE.replace("h -", "h a"))
    assert paid(story) == {"mission-tiles": 6 + 6 + 10, "mission-most": 3}
    assert paid(story, 1) == {"mission-tiles": 6}


def test_equal_ones_are_all_paid_for_most() -> None:
    """Alone one has most as well; without any nobody has.  [MI-16.5 MI-16.11 MI-16.13 MI-17.15]"""
    keg = BARE.replace("h -", "h t")
    assert paid(on("riding-a-powder-keg", keg, keg), 1) == {"mission-tiles": 5, "mission-most": 3}
    assert paid(on("riding-a-powder-keg", keg)) == {"mission-tiles": 5, "mission-most": 3}
    assert paid(on("riding-a-powder-keg", BARE, BARE)) == {}


def test_bottles_delivered_pay_by_level() -> None:
    """M43: two at level III bring 32 credits; M44: one of two delivered pays 8; M63: one never attached.

    [MI-2.6 MI-2.6.1 MI-16.1]
    """
    lines = "aside 0: FRAGILE-12\nbill 0: I/start/20/MI-3.1"
    story = on("beverage-run", BARE.replace("h -", "h f"), lines=lines)
    assert paid(story) == {"mission-tiles": 8}
    assert story.bill()["lost"] == -1
    assert [at_level(pay.credits, 3) * 2 for pay in mission(story.gt).rewards] == [32]


def test_cocktails_are_pairs_of_which_no_tile_is_in_two() -> None:
    """Two explosives and one fragile: three tiles, one pair.  [MI-17.6 MI-17.6.1]"""
    bar = BARE.replace("- - e - -", "t t e f -").replace("- - @ h -", "- x @ h -")
    assert paid(on("cocktail-time", bar)) == {"mission-tiles": 6, "mission-sets": 4}


def test_experiments_pay_by_kinds() -> None:
    """Artifacts of both sorts are one kind.  [MI-17.11 MI-17.11.1]"""
    lab = (
        BARE.replace("- - e - -", "t - e r -").replace("- - @ h -", "x x @ h a").replace("- - - .", "- f - .")
    )
    assert paid(on("experiments", lab)) == {"mission-tiles": 8, "mission-kinds": 12}


def test_mass_is_paid_by_the_point_and_the_greatest_once_more() -> None:
    """A heavy tile of 3 and one of 2, against one of 2.  [MI-17.12.1]"""
    hauler = BARE.replace("- - e - -", "W w e - -").replace("- - @ h -", "- x @ h -")
    story = on("heavy-duty", hauler, BARE.replace("h -", "h w"))
    assert paid(story) == {"mission-mass": 15, "mission-most": 3}
    assert paid(story, 1) == {"mission-mass": 6}


def test_isotopes_lost_cost_also_those_who_gave_up() -> None:
    """Three credits each, outside the insurance; one aboard a ship that gave up is neither paid nor lost.

    [MI-16.3 MI-16.10 MI-16.17 MI-17.14 MI-17.14.1]
    """
    hot = BARE.replace("h -", "h r")
    lines = "lost 0: RADIOACTIVE-16 RADIOACTIVE-15\ngave-up: 0\nbill 0: I/start/20/MI-3.1"
    story = on("radioactive-isotopes", hot, hot, lines=lines, days=(), card=None)
    assert story.game.over
    assert paid(story) == {"mission-lost": -6}


def test_crew_is_paid_for_and_who_is_missing_costs() -> None:
    """M66: at level III nine at the launch and six at the end: 6 x 2 - 3 x 2. Whoever gave up pays, too.

    [MI-17.4 MI-17.4.1]
    """
    lines = "aboard 0: 9 0\naboard 1: 5 0\nbill 1: III/start/20/MI-3.1"
    bus = """
. . . . - . . . .
. . . h h h . . .
- . - - @ - - . -
- - - - e - - - -
- - - - - - - - -
- - . - - - . - -
"""
    bus = bus.replace("h h h", "h:1 h:2 h:1")
    story = on("carpool", bus, bus, lines=lines + "\ngave-up: 1", board="III", days=(0,))
    assert paid(story) == {"mission-crew": 12, "mission-crew_lost": -6}
    assert paid(story, 1) == {}


def test_crew_gained_costs_nothing() -> None:
    """More than at the launch.  [MI-17.4.1]"""
    assert paid(on("carpool", BARE, lines="aboard 0: 2 0")) == {"mission-crew": 4}


def test_aliens_are_paid_by_number_and_lost_ones_cost() -> None:
    """M79: two at the end and one lost: 7 - 2, at every level.  [MI-17.7 MI-17.7.1]"""
    both = """
. . - . .
. n h:purple - .
- - @ h:brown m
- - e - -
- - . - -
"""
    story = on("diplomatic-mission", both, lines="aboard 0: 9 3")
    assert paid(story) == {"mission-aliens": 7, "mission-aliens_lost": -2}


def test_whoever_gave_up_with_aliens_aboard_has_lost_none() -> None:
    """[MI-16.10 MI-17.7.1]"""
    guest = BARE.replace("h -", "h:brown m")
    lines = "aboard 0: 3 1\ngave-up: 0\nbill 0: I/start/20/MI-3.1"
    assert paid(on("diplomatic-mission", guest, BARE, lines=lines, days=(), card=None)) == {}


@pytest.mark.parametrize(("lost", "pays"), [("CN-01 CN-02", {"mission-tidy": 4}), ("CN-01 CN-02 CN-03", {})])
def test_club_gold_pays_for_arriving_and_for_arriving_tidily(lost: str, pays: dict[str, int]) -> None:
    """At level I with two tiles lost at the most; those left set aside count.  [MI-17.5 MI-17.5.1]"""
    story = on("club-gold-trials", BARE, lines=f"lost 0: {lost}\nlost-before 0: 1")
    assert paid(story) == {"mission-completed": 6} | pays


def test_stories_are_worth_more_the_more_fell_off() -> None:
    """M80: six lost in flight, two at the check, one left aside: 6 x 2 + 5 - 2.

    [MI-17.13 MI-17.13.1 MI-17.13.2]
    """
    lost = " ".join(f"CN-0{n}" for n in range(1, 9))
    lines = f"lost 0: {lost}\nlost-before 0: 2\naside 0: CN-09"
    two = BARE.replace("h -", "h c")
    story = on("hilarious-stories", two, BARE, lines=lines)
    assert paid(story) == {"mission-lost": 12, "mission-most": 5}
    assert story.bill()["lost"] == -2


def test_whoever_gave_up_pays_for_the_stories() -> None:
    """M81: nine tiles, insured for five in class I.  [MI-17.13.1]"""
    lost = " ".join(f"CN-0{n}" for n in range(1, 9))
    lines = f"lost 0: {lost}\nlost-before 0: 2\naside 0: CN-09\ngave-up: 0\nbill 0: I/start/20/MI-3.1"
    story = on("hilarious-stories", BARE, BARE, lines=lines, days=(), card=None)
    assert paid(story) == {} and story.bill()["lost"] == -5


def test_the_pot_goes_to_the_foremost_alone() -> None:
    """M65: of 20, 20, 20 and 4 credits 6, 6, 6 and 4 are staked; the fourth arrives first and gets all 22.

    [MI-17.16 MI-17.16.1 MI-17.16.2]
    """
    table = new("the-bet", seats=4, flights="II")
    assert task(table.gt).pot == dict.fromkeys(range(4), 6)
    stakes = "".join(f"\nstake {seat}: {put}" for seat, put in enumerate((6, 6, 6, 4)))
    story = on("the-bet", *[BARE] * 4, lines=f"gave-up: 1 2\ndays 3: 5{stakes}", days=(0,))
    assert story.bill(3)["pot"] == 22 and "pot" not in story.bill()


def test_whoever_owns_less_stakes_all_of_it() -> None:
    """Four credits, or none.  [MI-17.16.1]"""
    table = new("the-bet", seats=2, flights="II")
    task(table.gt).pot.clear()
    table.gt.bill(0, "test", 4 - table.credits(0), "MI-3.1")
    stake(table.gt)
    assert task(table.gt).pot == {0: 4, 1: 6} and table.credits(0) == 0


def test_where_nobody_arrives_the_stakes_come_back() -> None:
    """M82: at level I all gave up: three credits each.  [MI-16.10 MI-17.16.3]"""
    lines = "stake 0: 3\nstake 1: 3\ngave-up: 0 1"
    story = on("the-bet", BARE, BARE, lines=lines, days=(), card=None)
    assert story.bill()["stake-back"] == 3 and story.bill(1)["stake-back"] == 3


def test_crew_aboard_a_half_that_gives_up_is_neither_brought_home_nor_lost() -> None:
    """Two in the one half and one in the other; the other withdraws.  [MI-14.3 MI-17.4.2 MI-17.7.2]"""
    board = content_for(("ship-classes",)).boards["IIA"]
    hulls = list(board.by_hull)
    gt = new("carpool", flights="IIA").gt
    left, right = (board.by_hull[hull][0] for hull in hulls)
    ship = gt.ship(0)
    for square, tile in ((left, "CB-01"), (right, "CB-02")):
        ship.attach(square, gt.on.tiles[tile].turned[0])
    ship.humans = {left: 2, right: 1}
    task(gt).crew[0], task(gt).aliens[0] = 4, 1
    gt.on.book.give_up_hull(gt, 0, hulls[1], "choice", "GT-20.1")
    assert task(gt).crew[0] == 3 and ship.crew_count == 2


def test_luxury_passengers_pay_three_times_and_are_missed_like_aliens() -> None:
    """At level I a luxury cabin pays a credit.  [MI-17.7.2]"""
    liner = BARE.replace("h -", "h L")
    lines = "option expansions: missions new-technologies\naboard 0: 5 1"
    story = on("diplomatic-mission", liner, lines=lines)
    fare = story.bill()["luxury"]
    assert paid(story) == {"mission-luxury": 2 * fare}
    lost = on("diplomatic-mission", liner.replace("L", "L:0"), lines=lines)
    assert paid(lost) == {"mission-aliens_lost": -2}
