"""The ring, the order on it, and how a flight goes from card to card."""

from shipyard import build
from trucker import PLAIN, flight

import perihelion
from perihelion.games.galaxy_trucker.content import base_content
from perihelion.games.galaxy_trucker.voyage.ring import is_lapped, moved

RING = base_content().numbers.spaces
FAST = """
. . - . .
. - - - .
h x @ x h
e - e - e
- - . - -
"""
TINY = """
. . - . .
. - - - .
- - @ - -
- - e - -
- - . - -
"""


def test_the_ring_has_forty_spaces() -> None:
    """[GT-10.1]"""
    assert RING == 40


def test_an_empty_way_is_counted_space_by_space() -> None:
    """[GT-10.2 GT-10.5]"""
    assert moved(3, 4, [20], RING) == 7
    assert moved(3, -4, [20], RING) == -1


def test_occupied_spaces_are_skipped() -> None:
    """[GT-10.5 GT-25.5]"""
    assert moved(3, 2, [4, 5, 7], RING) == 8
    assert moved(6, -3, [5], RING) == 2
    assert moved(6, -3, [5, 4, 2], RING) == 0


def test_a_rocket_a_lap_behind_takes_its_space_too() -> None:
    """[GT-10.2 GT-10.6]"""
    assert moved(38, 3, [0], RING) == 42
    assert moved(41, -1, [0], RING) == 39


def test_lapped_is_more_than_a_ring_behind() -> None:
    """[GT-10.7]"""
    assert not is_lapped(0, 39, RING)
    assert not is_lapped(0, 40, RING)
    assert is_lapped(0, 41, RING)


def test_the_order_is_from_the_leader_to_the_last() -> None:
    """Who landed in which order, and who paid days in which.  [GT-10.3]"""
    story = flight(PLAIN, PLAIN, PLAIN, card="PLANETS-I-1", days=(5, 9, 7))
    asked = []
    for planet in (1, 2, 3):
        asked.append(story.who)
        story.does(f"land {planet}", "done")
    assert asked == [1, 2, 0]
    assert [seat for seat, _ in story.heard("gt-moved")] == [0, 2, 1]


def test_the_leader_turns_the_next_card_up_when_all_are_ready() -> None:
    """[GT-10.4]"""
    story = flight(PLAIN, PLAIN, days=(0, 3), lines="deck: PLANETS-I-1")
    assert sorted(story.game.pending) == [0, 1]
    story.game.play(0, "ready")
    assert story.flight.card is None
    story.game.play(1, "ready")
    assert story.flight.card == "PLANETS-I-1"
    assert story.heard("gt-card") == [(1, {"card": "PLANETS-I-1"})]


def test_the_flight_ends_when_all_cards_are_done() -> None:
    """[GT-10.8]"""
    story = flight(PLAIN, PLAIN, card="STARDUST-I", last=True)
    assert story.game.over
    assert story.gt.round == 1


def test_the_flight_ends_at_once_when_nobody_flies_any_more() -> None:
    """[GT-10.8]"""
    story = flight(PLAIN, PLAIN).all_ready(0, 1)
    assert story.game.over
    assert len(story.flight.turned) == 1
    assert len(story.flight.deck) == 7


def test_the_order_within_a_card_stays_whoever_is_overtaken() -> None:
    """The last one passes everybody in open space only in turn.  [GT-10.9 GT-16.4]"""
    story = flight(PLAIN, TINY, FAST, card="OPEN-SPACE-I-1", days=(4, 3, 2))
    assert [seat for seat, _ in story.heard("gt-declared")] == [0, 1, 2]
    assert story.days == {0: 5, 1: 4, 2: 7}


def test_a_tie_is_judged_as_the_rockets_stand_then() -> None:
    """Who led when the card came has fallen back by the second line.  [GT-10.9 GT-18.3]"""
    story = flight(TINY, PLAIN, PLAIN, card="COMBAT-ZONE-I", days=(2, 1, 0))
    fallen = story.heard("gt-lowest")
    assert fallen[0] == (0, {"what": "crew", "strength": 2})
    assert fallen[1] == (1, {"what": "engines", "strength": 1})


def test_the_first_card_is_of_the_level_of_the_flight_and_comes_without_a_question() -> None:
    """[GT-9.10 GT-10.4]"""
    rows = "\n".join(f"ship 0: {row}" for row in build(CLASS_II, board="II"))
    for seed in range(8):
        said = f"seats: 1\noption flights: II\nseed: {seed}\nphase: launch\nnumber 0: 1"
        game = perihelion.from_position("galaxy-trucker", f"perihelion galaxy-trucker 1\n{said}\n{rows}\n")
        first = game.view(None)["table"]["flight"]["turned"][0]
        assert base_content().cards[first].level == 2


CLASS_II = """
. . . - . . .
. . - - - . .
. - - h - - .
. h h @ h h .
- e - e - e -
- - - . - - -
"""
