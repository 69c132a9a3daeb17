"""Odd situations that no clause names but that several decide together."""

from trucker import LONE, PLAIN, flight

CHAIN = """
. . - . .
. - - - .
h h @ h h
- - - - -
- - . - -
"""


def test_who_has_lost_his_crew_is_shot_at_until_the_card_is_done() -> None:
    """The first shot takes the only cabin; the second still finds the hold.  [GT-17.7 GT-20.2]"""
    ship = LONE.replace("- - @ - -", "- c @ - -").replace("e", "-")
    story = flight(ship, PLAIN, card="PIRATES-I", days=(9, 3), dice=(3, 4, 3, 3, 1, 1))
    assert [(seat, lost["square"]) for seat, lost in story.heard("gt-destroyed") if seat == 0] == [
        (0, "7.7"),
        (0, "6.7"),
    ]
    assert story.ship(0).parts == {}
    assert story.flight.gave_up == [0]


def test_a_ship_may_break_again_and_again() -> None:
    """Each time its owner says which part is kept.  [GT-15.3 GT-18.1]"""
    ship = CHAIN.replace("h h @ h h", "h+f~b h @ h h")
    story = flight(ship, card="METEORIC-SWARM-I-3", days=(0,), dice=(3, 4, 1, 1, 3, 3))
    story.does("keep 5.7")
    assert list(story.ship().parts) == ["5.7"]
    assert story.is_between_cards


def test_nobody_keeps_a_part_for_another() -> None:
    """Two ships break by the same meteor; each owner is asked, in order.  [GT-15.3 GT-18.1]"""
    story = flight(CHAIN, CHAIN, card="METEORIC-SWARM-I-1", days=(0, 9), dice=(3, 4, 1, 1, 1, 1))
    assert story.who == 1
    story.does("keep 5.7")
    assert story.who == 0
    story.does("keep 8.7")
    assert list(story.ship(1).parts) == ["5.7", "6.7"]
    assert list(story.ship(0).parts) == ["8.7", "9.7"]


def test_stardust_can_make_the_leader_lap_the_last() -> None:
    """[GT-18.8 GT-20.3]"""
    story = flight(LONE, PLAIN, card="STARDUST-I", days=(59, 20))
    assert story.heard("gt-gave-up") == [(1, {"why": "lapped"})]


def test_nobody_is_lapped_by_a_leader_who_leaves() -> None:
    """The last humans go with the same card; laps are counted against the next.  [GT-26.13]"""
    story = flight(LONE.replace("@", "@:0"), PLAIN, PLAIN, days=(86, 45, 44))
    assert story.flight.gave_up == [0]
    assert story.days == {1: 45, 2: 44}


def test_all_may_leave_by_the_same_card() -> None:
    """The flight ends though cards are left.  [GT-10.8 GT-20.4]"""
    story = flight(LONE.replace("e", "x"), PLAIN.replace("e", "x"), card="OPEN-SPACE-I-1")
    assert story.game.over
    assert story.flight.gave_up == [0, 1]
    assert story.flight.deck


def test_goods_that_nobody_can_stow_are_offered_to_nobody() -> None:
    """A winner without a hold takes the reward, loads nothing and loses the days.  [GT-12.3 GT-17.2]"""
    ship = """
    . . C . .
    . C x C .
    C x @ h -
    - - e C> -
    - - . - -
    """.replace("- - e C> -", "- C< e - -")
    story = flight(ship, card="SMUGGLERS-I", days=(9,))
    assert story.asked == "gt-claim"
    story.does("yes")
    assert story.heard("gt-thrown-away") == [(0, {"goods": ["yellow", "green", "blue"]})]
    assert story.days == {0: 8}


def test_the_reward_of_the_first_winner_is_gone() -> None:
    """The next in order is neither attacked nor paid.  [GT-17.2]"""
    five = """
    . . C . .
    . C x C .
    C x @ h c
    - - e - C>
    - - . - -
    """
    story = flight(five, PLAIN, card="SMUGGLERS-I", days=(9, 5)).does("yes", "done")
    assert [seat for seat, _ in story.heard("gt-declared")] == [0]
    assert story.days == {0: 8, 1: 5}


def test_an_equal_strength_reached_on_purpose_lets_the_enemy_through() -> None:
    """Who leaves a double cannon off keeps the smugglers off, and sends them on.  [GT-17.3]"""
    ship = """
    . . C . .
    . C x C .
    C x @ D> c
    b - e - -
    - - . - -
    """.replace("D> c", "h -").replace("b - e - -", "b - e h D>")
    story = flight(ship, PLAIN, card="SMUGGLERS-I", days=(9, 5)).does("done")
    assert story.heard("gt-enemy-kept-off") == [(0, {})]
    assert story.heard("gt-enemy-won") == [(1, {})]
    fought = flight(ship, PLAIN, card="SMUGGLERS-I", days=(9, 5)).does("power 9.8")
    assert fought.asked == "gt-claim"


def test_a_combat_zone_between_equals_strikes_the_leader_three_times() -> None:
    """Crew, engines and cannons alike: the leader falls behind only as far as the days lost go.  [GT-18.3]"""
    story = flight(LONE, LONE, card="COMBAT-ZONE-I", days=(20, 5), dice=(1, 1, 1, 1))
    assert [seat for seat, _ in story.heard("gt-lowest")] == [0, 0, 0]
    assert story.flight.gave_up == [0]


def test_a_battery_tile_shot_off_takes_the_means_of_the_next_defence() -> None:
    """[GT-14.4 GT-15.1]"""
    ship = """
    . . o . .
    . b x - .
    - - @ - -
    - - e - -
    - - . - -
    """
    story = flight(ship, card="PIRATES-II", days=(0,), dice=(3, 3, 3, 4, 1, 1))
    assert [lost["square"] for _, lost in story.heard("gt-destroyed")] == ["6.6", "7.5"]
