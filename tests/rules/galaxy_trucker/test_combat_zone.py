"""The combat zone."""

import pytest
from trucker import PLAIN, flight

from perihelion.games.galaxy_trucker.components import SIDES
from perihelion.games.galaxy_trucker.content import base_content

MANY = """
. . C . .
. C h C .
b h @ h h
- e - e -
- - . - -
"""
FEW = """
. . - . .
. - C - .
b E @ x h
- - - - -
- - . - -
"""


def test_each_line_picks_its_own_lowest_from_top_to_bottom() -> None:
    """Crew, engines, cannons of the first combat zone.  [GT-18.2]"""
    gunner = """
    . . C . .
    . C x C .
    - x @ - -
    - h e - -
    - - . - -
    """
    story = flight(MANY, gunner, card="COMBAT-ZONE-I", days=(9, 5), dice=(1, 1, 1, 1))
    story.does("dismiss 7.7", "dismiss 6.8")
    lowest = [(seat, line["what"], line["strength"]) for seat, line in story.heard("gt-lowest")]
    assert lowest == [(1, "crew", 4), (1, "engines", 1), (0, "cannons", 3)]
    assert story.days == {0: 9, 1: 2}


def test_of_equals_the_one_farthest_ahead_suffers() -> None:
    """[GT-18.3]"""
    story = flight(PLAIN, PLAIN, card="COMBAT-ZONE-I", days=(9, 5))
    assert story.heard("gt-lowest")[0][0] == 0
    story = flight(PLAIN, PLAIN, card="COMBAT-ZONE-I", days=(5, 9))
    assert story.heard("gt-lowest")[0][0] == 1


def test_engines_and_cannons_are_declared_in_order_for_all_to_hear() -> None:
    """[GT-18.4]"""
    story = flight(MANY, FEW, card="COMBAT-ZONE-I", days=(5, 9))
    assert story.who == 1
    assert story.asked == "gt-power"
    story.does("power 6.7")
    assert story.heard("gt-declared") == [
        (1, {"what": "engines", "strength": 2}),
        (0, {"what": "engines", "strength": 2}),
    ]


def test_days_and_crew_are_lost() -> None:
    """[GT-18.5]"""
    story = flight(MANY, FEW, card="COMBAT-ZONE-I", days=(9, 5), dice=(1, 1, 1, 1)).does("done")
    assert story.days == {0: 9, 1: 2}
    assert story.asked == "gt-dismiss"
    story.does("dismiss 7.7", "dismiss 9.7")
    assert story.ship(1).humans == {"7.7": 1, "9.7": 1}


def test_shots_are_rolled_for_the_lowest_alone() -> None:
    """The small one from the rear misses, the large one strikes.  [GT-18.5]"""
    story = flight(MANY, FEW, card="COMBAT-ZONE-I", days=(9, 5), dice=(1, 1, 4, 5))
    story.does("done", "dismiss 7.7", "dismiss 9.7")
    assert [(seat, roll["hit"], roll["side"]) for seat, roll in story.heard("gt-rolled")] == [
        (1, "small-shot", "rear"),
        (1, "large-shot", "rear"),
    ]
    assert [(seat, lost["square"]) for seat, lost in story.heard("gt-destroyed")] == [(1, "9.7")]
    assert story.gt.players[0].lost == []


def test_who_loses_his_last_human_stays_in_until_the_card_is_done() -> None:
    """Such a player is shot at as well, and only then gives up.  [GT-18.6 GT-20.2]"""
    lonely = FEW.replace("@ x h", "@ x c")
    story = flight(MANY, lonely, card="COMBAT-ZONE-I", days=(9, 5), dice=(1, 1, 4, 5)).does("done")
    assert story.ship(1).crew_count == 0
    assert [(seat, lost["square"]) for seat, lost in story.heard("gt-destroyed")] == [(1, "9.7")]
    assert story.flight.gave_up == [1]


def test_alone_a_combat_zone_has_no_effect() -> None:
    """[GT-18.7 GT-20.9]"""
    story = flight(FEW, PLAIN, days=(9, 5), lines="deck: COMBAT-ZONE-I").all_ready(1)
    assert story.heard("gt-no-effect") == [(None, {})]
    assert story.days == {0: 9}
    assert story.is_between_cards


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("COMBAT-ZONE-I", ["crew: 3 days", "engines: 2 crew", "cannons: small rear, large rear"]),
        (
            "COMBAT-ZONE-II",
            ["cannons: 4 days", "engines: 3 goods", "crew: small right, small left, small front, large rear"],
        ),
        (
            "COMBAT-ZONE-III",
            [
                "crew: 4 goods",
                "cannons: 4 crew",
                "engines: small right, small left, small front, small front, large rear, large rear",
            ],
        ),
    ],
)
def test_the_combat_zones_as_printed(card: str, lines: list[str]) -> None:
    """[GT-19.2]"""
    said = []
    for line in base_content().cards[card].lines:
        shots = ", ".join(f"{shot.size} {SIDES[shot.side]}" for shot in line.loss.shots)
        counts = {"days": line.loss.days, "crew": line.loss.crew, "goods": line.loss.goods}
        said.append(f"{line.lowest}: " + (shots or next(f"{n} {what}" for what, n in counts.items() if n)))
    assert said == lines
