"""The supercards of Missions, type by type and level by level."""

from typing import Any

import pytest
from trucker import LONE, PLAIN_III, FlightStory, flight

from perihelion.games.galaxy_trucker.components import FRONT, LEFT, REAR, Card
from perihelion.games.galaxy_trucker.expansions.missions.supercards.enemy_fleets import (
    is_beaten,
    lines_lost,
    ranks,
)
from perihelion.games.galaxy_trucker.expansions.missions.supercards.meteors import lines_towards
from perihelion.games.galaxy_trucker.expansions.missions.supercards.penalties import loss_of
from perihelion.games.galaxy_trucker.expansions.missions.supercards.table import remembered
from perihelion.games.galaxy_trucker.expansions.missions.supercards.tactical_zones import loss_of_contest
from perihelion.games.galaxy_trucker.ships.ship import exposed

MISSIONS = "option expansions: missions\n"
LEVEL = {"I": 1, "II": 2, "III": 3}
MISS = (1, 1)
PLAIN_II = """
. . . - . . .
. . - C - . .
. - - h - - .
. c h @ h x .
- - b e b - -
- - - . - - -
"""
LONE_II = """
. . . - . . .
. . - - - . .
. - - - - - .
. - - @ - - .
- - - e - - -
- - - . - - -
"""
FOUR_ENGINES = """
. . . - . . .
. . - - - . .
. - - - - - .
. - h @ h - .
- - e e e e -
- - - . - - -
"""
QUICK = """
. . - . .
. - - - .
- - @ - -
e e e e -
- - . - -
"""
DOUBLE = """
. . - . .
. - - - .
c b:2 @ h h
- - E e e
- - . - -
"""
FOUR_ENGINES_III = """
. . . . - . . . .
. . . - - - . . .
- . - - - - - . -
- - - h @ h - - -
- - e e e e - - -
- - . - - - . - -
"""
LONE_III = """
. . . . - . . . .
. . . - - - . . .
- . - - - - - . -
- - - - @ - - - -
- - e e e e - - -
- - . - - - . - -
"""


def turned_up(name: str, *ships: str, board: str = "II", lines: str = "", **more: Any) -> FlightStory:
    """A supercard met by these ships, six spaces apart, the first in the lead."""
    days = tuple(range(30, 0, -6))[: len(ships)]
    return flight(*ships, card=name, board=board, lines=MISSIONS + lines, **{"days": days} | more)


def first_answers(story: FlightStory) -> FlightStory:
    """Whatever is asked is answered with the first that is offered."""
    while not story.is_between_cards:
        story.does(story.offered[0])
    return story


# The deck.


def test_supercards_lie_in_the_piles_and_are_never_the_first_card() -> None:
    """Cards of all flights, shuffled in with the others; the first card up is a normal one of the level.

    [MI-7.1 MI-7.2 MI-7.4 MI-7.4.1]
    """
    story = flight(
        PLAIN_II,
        board="II",
        lines=MISSIONS + "pile 1: PLANETS-II-1 PLANETS-I-2 BLACK-HOLE-1\npile 2: PLAGUE\n",
    )
    story.gt.flight.turned.clear()
    assert {"BLACK-HOLE-1", "PLAGUE", "PLANETS-I-2"} < set(story.gt.flight.deck)
    assert story.gt.on.book.next_cards(story.gt) == ["PLANETS-II-1"]
    story.gt.flight.turned.append("PLANETS-II-1")
    assert "BLACK-HOLE-1" in story.gt.on.book.next_cards(story.gt)


# Meteor Shower.


def lines_hit(story: FlightStory, seat: int = 0) -> list[str]:
    return [
        about["square"]
        for who, about in story.heard("gt-bounced-off") + story.heard("gt-destroyed")
        if who == seat
    ]


def test_a_meteor_shower_hits_every_line_once_without_dice() -> None:
    """Five columns and five rows, ten small meteors, and lines without a component are passed over.

    [MI-8.1 MI-8.2 MI-8.8]
    """
    story = turned_up("METEOR-SHOWER-1", LONE, board="I")
    assert story.heard("gt-rolled") == [] and story.heard("gt-missed") == []
    board = story.gt.board
    assert list(lines_towards(board, "front", "right")) == [5, 6, 7, 8, 9]
    assert list(lines_towards(board, "right", "rear")) == [5, 6, 7, 8, 9]
    assert list(lines_towards(board, "right", "front")) == [9, 8, 7, 6, 5]
    assert len(lines_towards(board, "front", "right")) + len(lines_towards(board, "right", "rear")) == 10


SHIELDED = """
. . - . .
. - o>+f - .
- b @ h+r -
- - e - -
- - . - -
"""


def test_what_a_shower_destroys_first_is_gone_for_the_second_side() -> None:
    """A shield lost to the front no longer guards the right side.  [MI-8.2 MI-8.3]"""
    story = turned_up("METEOR-SHOWER-1", SHIELDED, board="I")
    assert story.is_between_cards, "nobody is asked: the shield is gone"
    assert "7.6" in [about["square"] for _, about in story.heard("gt-destroyed")]
    story = turned_up("METEOR-SHOWER-3", SHIELDED, board="I")
    assert story.asked == "gt-defend" and story.question.about["side"] == "right"


SPLICED = """
. . . .
- - - -
- - - -
. h @ .
. - e .
- - - -
. - - .
. . . .
"""


def test_a_shower_takes_the_lines_of_odd_classes_as_they_are_drawn() -> None:
    """Each column and row once, whatever numbers it has; the splice is ignored.  [MI-8.5]"""
    story = flight(SPLICED, board="IC", lines=MISSIONS + "card: METEOR-SHOWER-1\n")
    story.gt.flight.card = "METEOR-SHOWER-1"
    path, board = story.gt.on.book.path, story.gt.board
    assert list(path(story.gt, 0, LEFT, 4)) == [
        f"{column}.4" for column in board.columns if f"{column}.4" in board.squares
    ]
    assert list(path(story.gt, 0, FRONT, 2)) == [
        f"2.{row}" for row in board.rows if f"2.{row}" in board.squares
    ]
    assert len(lines_towards(board, "left", "rear")) == 8 and len(lines_towards(board, "front", "left")) == 4
    story.gt.flight.card = None
    assert list(path(story.gt, 0, LEFT, 4)) == list(board.line(LEFT, 4))


def test_the_near_side_of_a_sphere_is_rolled_once_for_each_direction() -> None:
    """By the leader at the first meteor, for all ships.  [MI-8.6 MI-8.7]"""
    ball = """
    - - - - - -
    - - h - - -
    - h @ h - -
    - - e - - -
    - - - - - -
    - - - - - -
    """
    story = turned_up("METEOR-SHOWER-2", ball, board="IIIC", dice=(2, 5))
    assert story.heard("gt-near-side") == [
        (0, {"side": "front", "number": 2}),
        (0, {"side": "left", "number": 5}),
    ]


# Meteor Alert.


@pytest.mark.parametrize("board", ["I", "II", "III"])
def test_a_meteor_alert_has_the_lines_of_the_level(board: str) -> None:
    """The leader rolls for each arrow in turn.  [MI-9.1 MI-9.2 MI-9.7]"""
    ship = (
        {"I": LONE, "II": LONE_II}.get(board)
        or """
    . . . . - . . . .
    . . . - - - . . .
    - . - - - - - . -
    - - - - @ - - - -
    - - - - e - - - -
    - - . - - - . - -
    """
    )
    story = turned_up("METEOR-ALERT-1", ship, board=board, dice=(1, 1) * 20)
    alerts = printed(story, "METEOR-ALERT-1").more["alerts"][: LEVEL[board]]
    sides = [arrow.split()[0] for line in alerts for arrow in line]
    assert [about["side"] for _, about in story.heard("gt-rolled")] == sides


def printed(story: FlightStory, name: str) -> Card:
    return story.gt.on.cards[name]


def test_a_printed_die_is_not_rolled() -> None:
    """A four beside the arrow and a three on the other die are column 7.  [MI-9.3 MI-9.4]"""
    story = turned_up("METEOR-ALERT-2", LONE, board="I", dice=(3, 1, 1, 1, 1))
    first, *_ = story.heard("gt-rolled")
    assert first == (0, {"hit": "large-meteor", "side": "front", "roll": 7, "dice": [4, 3]})


def test_a_cannon_to_the_rear_reaches_the_next_columns() -> None:
    """Like side cannons their rows, whatever sends the meteor.  [MI-9.6]"""
    ship = """
    . . - . .
    . - h - .
    - - @ h -
    - - Cv e -
    - - . - -
    """.replace("Cv", "Cv")
    for number, aimed in ((6, ["7.8"]), (7, ["7.8"]), (8, ["7.8"]), (9, [])):
        story = flight(ship, lines=MISSIONS)
        assert story.gt.on.book.aimed_cannons(story.gt, 0, REAR, number) == aimed


# Black Hole.


def test_whoever_has_the_strength_is_left_alone() -> None:
    """[MI-10.1.1 MI-10.1.2]"""
    story = turned_up("BLACK-HOLE-1", QUICK, board="I")
    assert story.is_between_cards and story.heard("gt-escaped") == [(0, {"strength": 4, "count": 0})]


def test_short_by_one_two_components_are_given_up() -> None:
    """None that holds others, and no more than two.  [MI-10.1.3 MI-10.1.5 MI-10.1.8]"""
    story = turned_up("BLACK-HOLE-1", FOUR_ENGINES)
    assert story.asked == "gt-resist"
    assert story.question.about == {"strength": 4, "pull": 5, "count": 2}
    story.refuses("jettison 8.8", "gt-holds-others", "MI-10.1.5")
    story.does("jettison 6.7", "jettison 8.7")
    assert story.is_between_cards and len(story.gt.players[0].lost) == 2
    assert story.heard("gt-escaped") == [(0, {"strength": 4, "count": 2})]


def test_at_level_three_the_same_ship_gives_up_six() -> None:
    """Strength 7 with engines of 4.  [MI-10.1.3]"""
    story = turned_up("BLACK-HOLE-1", FOUR_ENGINES_III, board="III")
    assert story.question.about == {"strength": 4, "pull": 7, "count": 6}


def test_each_engine_given_up_raises_the_need() -> None:
    """One is given up, and for a strength of 3 it is four.  [MI-10.1.4 MI-10.1.5 MI-10.1.8]"""
    story = turned_up("BLACK-HOLE-1", FOUR_ENGINES).does("jettison 9.8")
    assert story.question.about == {"strength": 3, "pull": 5, "count": 3}


def test_a_battery_may_be_spent_and_its_component_given_up_afterwards() -> None:
    """Power and components in any order; strength counts when all is done.  [MI-10.1.4 MI-10.1.8]"""
    story = turned_up("BLACK-HOLE-1", DOUBLE, board="I")
    assert story.question.about == {"strength": 2, "pull": 4, "count": 4}
    assert set(story.offers("power")) == {"7.8"}
    story.does("power 7.8")
    assert story.is_between_cards and story.heard("gt-escaped")[0][1] == {"strength": 4, "count": 0}
    story = turned_up("BLACK-HOLE-2", DOUBLE, board="I").does("power 7.8")
    assert story.question.about == {"strength": 4, "pull": 5, "count": 2}
    story.does("jettison 5.7", "jettison 9.7")
    assert story.is_between_cards and len(story.gt.players[0].lost) == 2


def test_three_engines_and_a_powered_double_one_escape_without_a_loss() -> None:
    """[MI-10.1.2 MI-10.1.4]"""
    ship = """
    . . - . .
    . - - - .
    - b:1 @ - -
    e e E e -
    - - . - -
    """
    story = turned_up("BLACK-HOLE-1", ship, board="I").does("power 7.8")
    assert story.heard("gt-escaped") == [(0, {"strength": 5, "count": 0})] and not story.gt.players[0].lost


def test_life_support_given_up_takes_the_alien_and_its_bonus_along() -> None:
    """[MI-10.1.4]"""
    ship = """
    . . h . .
    . - x h .
    m h:brown @ h h
    - - e - -
    - - . - -
    """
    story = turned_up("BLACK-HOLE-1", ship, board="I")
    assert story.question.about == {"strength": 3, "pull": 4, "count": 2}
    story.does("jettison 5.7")
    assert not story.ship().aliens and story.question.about == {"strength": 1, "pull": 4, "count": 5}


def test_too_few_components_and_all_is_lost() -> None:
    """Five components where six are needed: out of the flight, and nothing is sold.  [MI-10.1.6]"""
    story = turned_up("BLACK-HOLE-1", LONE_III, PLAIN_III, board="III")
    assert story.heard("gt-swallowed")[0][0] == 0 and not story.ship().parts
    assert story.heard("gt-gave-up")[0] == (0, {"why": "black-hole"}) and 0 not in story.days


def test_each_part_of_a_pair_holds_alone_against_its_share() -> None:
    """Five by two, rounded up, also where one half was lost before.  [MI-10.1.7]"""
    pair = """
    - . . - . . - - .
    - - - - . - h - -
    . - - . . . x h .
    - - - - . e e e -
    - . . - . . - - .
    """
    story = turned_up("BLACK-HOLE-1", pair, board="IIA")
    assert story.heard("gt-escaped") == [(0, {"strength": 3, "count": 0})]


def test_heavy_cargo_given_up_lightens_the_ship() -> None:
    """Engines of 5 and a mass of 5: strength 0, need 10; without the cargo 5, and nothing more is given up.

    [MI-10.1.9]
    """
    ship = """
    . . - . .
    . - - - .
    - - @ HEAVY-15 -
    e e e e e
    - - . - -
    """
    story = turned_up("BLACK-HOLE-2", ship, board="I")
    assert story.question.about == {"strength": 0, "pull": 5, "count": 10}
    story.does("jettison 8.7")
    assert story.heard("gt-escaped") == [(0, {"strength": 5, "count": 1})] and story.is_between_cards


def test_a_ship_without_a_human_gives_up_after_the_card() -> None:
    """The starting cabin may be given up like any other component.  [MI-7.10 MI-10.1.10]"""
    ship = """
    . . - . .
    . - - c .
    - - @ b c
    - - - e e
    - - . - -
    """
    story = turned_up("BLACK-HOLE-1", ship, LONE, board="I")
    assert story.question.about == {"strength": 2, "pull": 4, "count": 4}
    story.does("jettison 7.7", "jettison 8.6", "jettison 9.7", "jettison 8.7")
    assert (0, {"why": "no-human"}) in story.heard("gt-gave-up")


# Enemy Fleets.


@pytest.mark.parametrize(
    ("strength", "lines"),
    [(5, [1, 2, 3]), (5.5, [1, 2, 3]), (6, [2, 3]), (7.5, [2, 3]), (8, [3]), (8.5, [3]), (9, []), (12, [])],
)
def test_a_robber_fleet_at_level_three(strength: float, lines: list[int]) -> None:
    """5 loses three of the crew and seven goods, 6 three and four goods, 8 four goods, 9 nothing.

    [MI-10.2.3 MI-10.2.5]
    """
    story = flight(LONE_III, board="III", lines=MISSIONS)
    gt = story.gt
    gt.flight.card = "ROBBER-FLEET"
    gt.flight.declared[0] = strength
    assert lines_lost(gt, 0) == lines and is_beaten(gt, 0) == bool(lines)
    penalties = [said for line in lines for said in ranks(gt)[line - 1].penalties]
    lost = loss_of(penalties)
    expected = {5: (3, 7), 5.5: (3, 7), 6: (3, 4), 7.5: (3, 4), 8: (0, 4), 8.5: (0, 4)}
    assert (lost.crew, lost.goods) == expected.get(strength, (0, 0))


@pytest.mark.parametrize(("level", "needed"), [("I", 7), ("II", 9), ("III", 11)])
def test_a_pirate_fleet_asks_for_more_at_every_level(level: str, needed: int) -> None:
    """[MI-10.2.3]"""
    story = flight({"I": LONE, "II": LONE_II, "III": LONE_III}[level], board=level, lines=MISSIONS)
    story.gt.flight.card = "PIRATE-FLEET"
    story.gt.flight.declared[0] = needed
    assert not is_beaten(story.gt, 0)
    story.gt.flight.declared[0] = needed - 0.5
    assert is_beaten(story.gt, 0)


def test_at_level_one_robbers_take_three_goods_and_then_batteries() -> None:
    """Strength 5 at level I; goods that are missing cost batteries.  [MI-10.2.4 MI-10.2.6]"""
    ship = """
    . . - . .
    . - - - .
    - b:2 @ S:rb -
    - - e - -
    - - . - -
    """
    story = turned_up("ROBBER-FLEET", ship, board="I")
    assert story.is_between_cards and not story.ship().cubes and story.ship().battery_count == 1
    assert story.heard("gt-fleet-won") == [(0, {"count": 1})]


def test_cannons_count_to_the_sides_from_which_a_fleet_comes() -> None:
    """Against robbers half forward, full to the side and to the rear.  [MI-10.2.2 MI-10.2.7]"""
    ship = """
    . . C . .
    . - x - .
    C< x @ x C>
    - - Cv - -
    - - . - -
    """
    story = flight(ship, lines=MISSIONS)
    gt, parts = story.gt, story.ship().parts
    assert [gt.on.book.fire(gt, 0, part) for part in parts.values() if part.muzzles] == [1, 0.5, 0.5, 0.5]
    gt.flight.card = "ROBBER-FLEET"
    assert [gt.on.book.fire(gt, 0, part) for part in parts.values() if part.muzzles] == [0.5, 1, 1, 1]
    gt.flight.card = "PIRATE-FLEET"
    assert [gt.on.book.fire(gt, 0, part) for part in parts.values() if part.muzzles] == [1, 1, 0.5, 0.5]


def test_the_purple_alien_needs_a_strength_counted_so() -> None:
    """A lone cannon gives it one, however it points; without any it adds nothing.  [MI-10.2.8]"""
    ship = """
    . . - . .
    . - - - .
    n h:purple @ x C>
    - - e - -
    - - . - -
    """
    for drawn, strength in ((ship, 3), (ship.replace("x C>", "x -"), 0)):
        story = flight(drawn, lines=MISSIONS)
        story.gt.flight.card = "ROBBER-FLEET"
        assert story.gt.on.book.strength(story.gt, 0, "cannons") == strength


def test_everybody_declares_before_anybody_suffers_and_one_roll_serves_all() -> None:
    """The leader rolls, hit or not; who has the strength is left alone.  [MI-10.2.1 MI-10.2.4 MI-10.2.6]"""
    strong = """
    . . C . .
    . C x C .
    C h:purple @ x C
    - n e - -
    - - . - -
    """
    story = turned_up("PIRATE-FLEET", strong, LONE, LONE.replace("e", "-"), board="I", dice=(1, 1) * 2)
    assert [seat for seat, _ in story.heard("gt-fleet-kept-off")] == [0]
    assert [seat for seat, _ in story.heard("gt-fleet-won")] == [1, 2]
    rolled = [(seat, about["hit"], about["side"]) for seat, about in story.heard("gt-rolled")]
    assert rolled == [(0, "large-shot", "front"), (0, "small-shot", "left")]
    assert [seat for seat, _ in story.heard("gt-missed")] == [1, 2] * 2


def test_days_lost_to_slavers_are_lost_by_the_rearmost_first() -> None:
    """[MI-10.2.6]"""
    story = first_answers(turned_up("SLAVER-FLEET", PLAIN_II, LONE_II))
    assert [seat for seat, _ in story.heard("gt-moved")] == [1, 0]


# Tactical Zones.

CREWED = """
. . . C . . .
. . C h C . .
. - h x h - .
. - h @ h - .
- - - e - - -
- - - . - - -
"""


def margins(story: FlightStory) -> list[tuple[int | None, float]]:
    return [(seat, about["strength"]) for seat, about in story.heard("gt-margin")]


def test_crew_less_cannons_and_then_engines_less_cannons() -> None:
    """The left column first; each counts anew, from the leader back.  [MI-11.1 MI-11.2 MI-11.3 MI-11.7]"""
    story = first_answers(turned_up("TACTICAL-ZONE-1", PLAIN_II, LONE_II))
    assert [seat for seat, _ in margins(story)] == [0, 1, 0, 1]
    assert margins(story)[1] == (1, 2) and margins(story)[3][1] == 1


def test_of_equal_margins_the_one_farther_ahead_suffers() -> None:
    """Two crews of two without a cannon.  [MI-11.4 MI-11.5]"""
    story = turned_up("TACTICAL-ZONE-1", LONE_II, LONE_II)
    assert margins(story)[:2] == [(0, 2), (1, 2)] and story.heard("gt-outdone")[0][0] == 0


def test_the_lines_of_a_column_add_up_to_the_level() -> None:
    """At level III five of the crew and five days.  [MI-11.6]"""
    story = flight(LONE_III, board="III", lines=MISSIONS)
    story.gt.flight.card = "TACTICAL-ZONE-1"
    loss = loss_of_contest(story.gt, 1)
    assert (loss.crew, loss.days, loss.goods, loss.shots) == (5, 5, 0, ())


def test_batteries_are_paid_only_for_what_helps() -> None:
    """Six of the crew, two cannons, the purple alien and a double cannon left alone: 6 - 4 = 2.

    [MI-11.3 MI-11.8 MI-11.11]
    """
    ship = """
    . . . D . . .
    . . C h C . .
    . - n h:purple - - .
    . - b @ h:1 - .
    - - - e - - -
    - - - . - - -
    """
    story = turned_up("TACTICAL-ZONE-1", ship, LONE_II)
    assert margins(story)[0] == (0, 6 - (2 + 2))


def test_whoever_is_alone_has_nothing_to_fear() -> None:
    """[MI-11.9]"""
    story = turned_up("TACTICAL-ZONE-2", PLAIN_II)
    assert story.is_between_cards and story.heard("gt-no-effect")


def test_an_alien_lost_in_the_left_column_does_not_help_in_the_right_one() -> None:
    """[MI-11.7 MI-11.12]"""
    ship = """
    . . . C . . .
    . . - h - . .
    . - n h:purple - - .
    . - - @:0 - - .
    - - - e - - -
    - - - . - - -
    """
    story = turned_up("TACTICAL-ZONE-1", ship, CREWED)
    story = first_answers(story)
    first, second = (about["strength"] for seat, about in story.heard("gt-margin") if seat == 0)
    assert first == 3 - 3 and second == 1 - 1


# Special events.


def test_there_are_six_special_events_and_seventeen_other_supercards() -> None:
    """One deck, 23 cards without raids.  [MI-12.1]"""
    cards = flight(LONE, lines=MISSIONS).gt.on.cards.values()
    events = ("nanobot_dust", "thick_stardust", "plague", "airborne_epidemic", "core_leak", "meltdown")
    deck = [card.type for card in cards if card.level == 8]
    assert len(deck) == 23 and sorted(kind for kind in deck if kind in events) == sorted(events)


def test_nanobot_dust_eats_on_where_it_has_laid_a_connector_bare() -> None:
    """Twice at level II: a tile falls off, and then its neighbour.  [MI-12.4]"""
    story = first_answers(turned_up("NANOBOT-DUST", LONE_II, PLAIN_II))
    fallen = [about["squares"] for seat, about in story.heard("gt-fell-off") if seat == 0]
    assert len(fallen) == 2


def test_thick_stardust_has_a_limit_by_level() -> None:
    """Three exposed connectors cost four days at level I.  [MI-12.5]"""
    story = turned_up("THICK-STARDUST", LONE, board="I")
    assert len(exposed(story.ship())) >= 2 and story.days == {0: 26}


ILL = """
. . . - . . .
. . - - - . .
. - - h - - .
. - x @ h:1 x .
- - - e - x h
- - - . - - -
"""


def test_a_plague_empties_all_cabins_that_are_joined() -> None:
    """Whoever lives apart is spared.  [MI-12.6]"""
    story = turned_up("PLAGUE", ILL)
    assert story.is_between_cards and story.ship().humans == {"10.8": 2}


def test_at_the_lower_levels_one_human_survives_wherever_the_owner_likes() -> None:
    """[MI-12.6]"""
    story = turned_up("PLAGUE", ILL.replace("x h\n", "- -\n"))
    assert story.asked == "gt-spare" and story.offers("spare") == ["7.6", "7.7", "8.7"]
    assert story.does("spare 8.7").ship().humans == {"8.7": 1}


def test_an_airborne_epidemic_needs_no_joint() -> None:
    """Cabins at a corner, too; one of the crew at level II.  [MI-12.7]"""
    ship = """
    . . . - . . .
    . . - - - . .
    . - - x h - .
    . - x @ - - .
    - - - e - - -
    - - - . - - -
    """
    story = turned_up("AIRBORNE-EPIDEMIC", ship)
    assert story.ship().humans == {"7.7": 1, "8.6": 1}


def test_a_core_leak_at_level_three_empties_batteries_and_takes_whoever_is_beside_them() -> None:
    """[MI-12.8]"""
    ship = """
    . . . . - . . . .
    . . . - - - . . .
    - . - - h - - . -
    - - - b @ - - - -
    - - - - e - - - -
    - - . - - - . - -
    """
    story = turned_up("CORE-LEAK", ship, board="III")
    assert not story.ship().batteries and story.ship().humans["7.7"] == 1


def test_a_core_leak_at_level_two_leaves_one_battery_and_harms_nobody() -> None:
    """[MI-12.8]"""
    story = turned_up("CORE-LEAK", PLAIN_II)
    assert set(story.ship().batteries.values()) == {1} and story.heard("gt-crew-lost") == []


def test_in_a_meltdown_full_batteries_fall_off_together() -> None:
    """Two at the most at level II, which the owner chooses of three.  [MI-12.9]"""
    ship = """
    . . . - . . .
    . . - - - . .
    . - - b - - .
    . - b @ b b:1 .
    - - - e - - -
    - - - . - - -
    """
    story = turned_up("MELTDOWN", ship)
    assert story.asked == "gt-melt" and story.offers("sacrifice") == ["7.6", "6.7", "8.7"]
    story.does("sacrifice 8.7", "sacrifice 6.7")
    (first, *_) = story.heard("gt-fell-off")
    assert set(first[1]["squares"]) == {"6.7", "8.7"}
    assert set(story.ship().parts) == {"7.6", "7.7", "7.8"}


def test_what_a_supercard_remembers_goes_with_it() -> None:
    """[MI-7.6]"""
    story = first_answers(turned_up("TACTICAL-ZONE-1", PLAIN_II, LONE_II))
    assert not remembered(story.gt).margins
