"""Meteoric swarms, stardust, epidemics, sabotage."""

from trucker import CLOSED, GUARDED, LONE, PLAIN, flight

from perihelion.games.galaxy_trucker.ships.ship import exposed


def test_a_swarm_comes_meteor_by_meteor_with_one_roll_for_all() -> None:
    """The leader rolls; each ship defends itself.  [GT-18.1]"""
    story = flight(GUARDED, PLAIN, card="METEORIC-SWARM-I-3", days=(3, 9), dice=(1, 1, 3, 4, 1, 1))
    rolls = story.heard("gt-rolled")
    assert [(seat, roll["hit"], roll["roll"]) for seat, roll in rolls] == [
        (1, "large-meteor", 2),
        (1, "small-meteor", 7),
    ]
    assert story.who == 0
    assert story.offered == ["drain 5.7", "brace"]
    story.does("drain 5.7")
    assert len(story.heard("gt-rolled")) == 3
    assert story.is_between_cards


def test_each_ship_is_hit_by_the_same_meteor() -> None:
    """[GT-18.1]"""
    bare = PLAIN.replace(". . C", ". . -")
    story = flight(bare, bare, card="METEORIC-SWARM-I-1", dice=(3, 4, 1, 1, 1, 1))
    assert [(seat, lost["square"]) for seat, lost in story.heard("gt-destroyed")] == [(0, "7.6"), (1, "7.6")]


def test_stardust_costs_a_day_per_exposed_connector_the_last_ship_first() -> None:
    """[GT-18.8]"""
    story = flight(LONE, PLAIN, card="STARDUST-I", days=(20, 15))
    connectors = [len(exposed(story.ship(seat))) for seat in (0, 1)]
    moves = story.heard("gt-moved")
    assert [(seat, -moved["days"]) for seat, moved in moves] == [(1, connectors[1]), (0, connectors[0])]


def test_stardust_spares_a_ship_without_exposed_connectors() -> None:
    """[GT-5.10 GT-18.8]"""
    story = flight(CLOSED, card="STARDUST-I", days=(20,))
    assert exposed(story.ship()) == []
    assert story.days == {0: 20}
    assert story.heard("gt-moved") == []


def test_an_epidemic_takes_one_from_every_cabin_joined_to_another() -> None:
    """Three in a chain, judged before anybody fell ill; the starting cabin counts.  [GT-18.9 GT-25.9]"""
    chain = """
    . . . - . . .
    . . - - - . .
    . - - - - - .
    . h h @ x h .
    - - - e - - -
    - - - . - - -
    """
    story = flight(chain, card="EPIDEMIC-II", days=(0,), board="II")
    assert story.ship().humans == {"5.7": 1, "6.7": 1, "7.7": 1, "9.7": 2}


def test_an_epidemic_takes_aliens_and_jumps_over_empty_cabins() -> None:
    """[GT-18.9]"""
    ship = """
    . . . - . . .
    . . - - - . .
    . - m - - - .
    . - h:brown @ h:0 h .
    - - - e - - -
    - - - . - - -
    """
    story = flight(ship, card="EPIDEMIC-II", days=(0,), board="II")
    assert story.ship().aliens == {}
    assert story.ship().humans == {"7.7": 1, "9.7": 2}


def test_cabins_side_by_side_but_not_joined_do_not_infect_each_other() -> None:
    """[GT-18.9]"""
    ship = """
    . . . - . . .
    . . - - - . .
    . - h~b x - - .
    . - h~f @ - - .
    - - - e - - -
    - - - . - - -
    """
    story = flight(ship, card="EPIDEMIC-II", days=(0,), board="II")
    assert story.ship().humans == {"6.6": 2, "6.7": 1, "7.7": 1}


III = """
. . . . - . . . .
. . . - - - . . .
- . - - h - - . -
- - - x @ h - - -
- - - - e - - - -
- - . - - - . - -
"""
FEW = III.replace("@ h", "@ x")


def test_a_sabotage_hits_the_smallest_crew_without_defence() -> None:
    """Column and row are rolled; the third attempt finds a tile.  [GT-18.10]"""
    dice = (1, 1, 1, 1, 6, 6, 3, 4, 3, 3, 3, 4)
    story = flight(III, FEW, card="SABOTAGE-III", days=(9, 5), board="III", dice=dice)
    assert [where["square"] for _, where in story.heard("gt-searched")] == ["2.2", "12.7", "6.7"]
    assert story.heard("gt-destroyed")[0][0] == 1
    assert "6.7" not in story.ship(1).parts


def test_a_sabotage_ends_after_three_attempts() -> None:
    """[GT-18.10]"""
    story = flight(III, FEW, card="SABOTAGE-III", days=(9, 5), board="III", dice=(1, 1) * 6)
    assert len(story.heard("gt-searched")) == 3
    assert story.heard("gt-destroyed") == []


def test_of_equal_crews_the_one_farthest_ahead_is_sabotaged() -> None:
    """[GT-18.10 GT-10.9]"""
    story = flight(FEW, FEW, III, card="SABOTAGE-III", days=(5, 9, 20), board="III", dice=(3, 4, 3, 4))
    assert story.heard("gt-destroyed")[0][0] == 1


def test_who_flies_alone_is_not_sabotaged() -> None:
    """[GT-18.11]"""
    story = flight(FEW, III, card=None, days=(9, 5), board="III", lines="deck: SABOTAGE-III").all_ready(1)
    assert story.heard("gt-no-effect") == [(None, {})]
    assert len(story.gt.players[0].lost) == 0
