"""What rookie and captain do where a player would not think twice; each situation is a position."""

from collections.abc import Callable

import pytest

import perihelion
from perihelion import Chair
from perihelion.bots import BOTS

Choice = Callable[..., str]


@pytest.fixture(params=["rookie", "captain"])
def choice(request: pytest.FixtureRequest) -> Choice:
    """What the bot chooses at first sight in seat 0 of a position after these moves."""

    def choice(position: str, *moves: str) -> str:
        game = perihelion.from_position("wild-space", f"perihelion wild-space 1\nseats: 2\n{position}")
        for move in moves:
            game.play(0, move)
        return BOTS[request.param](0).choose(Chair(game, 0))

    return choice


FOUR_ANIMALS = """
captain 0: CA-BEA
crew 0: SP-LIZ-03 SP-MON-03 SP-OCT-03 SP-OWL-03
"""
LAST_TURN = f"""{FOUR_ANIMALS}
turn: 18
planets: PL-H1 PL-H2 PL-3A
landed 0: PL-H1.left
explored 0: PL-H1.right PL-H2.left PL-H2.right PL-3A.left
"""


def test_in_the_last_turn_it_plays_the_animal_that_completes_a_series(choice: Choice) -> None:
    position = LAST_TURN + "hand 0: RO-13 SP-RHI-03 SP-LIZ-01"
    assert choice(position, "explore PL-H1.left") == "action play-any"
    assert choice(position, "explore PL-H1.left", "action play-any") == "play SP-RHI-03"


def test_in_the_last_turn_it_plays_the_robot_with_most_credits_where_no_animal_counts(choice: Choice) -> None:
    position = LAST_TURN + "hand 0: RO-16 RO-13 SP-LIZ-01"
    assert choice(position, "explore PL-H1.left", "action play-any") == "play RO-13"


def test_it_draws_the_open_animal_its_crew_lacks(choice: Choice) -> None:
    position = FOUR_ANIMALS + "turn: 10\nhand 0: RO-04\ndisplay: SP-BEA-03 SP-RHI-03 SP-LIZ-01"
    assert choice(position, "land PL-H1.left") == "draw middle"


def test_with_an_empty_hand_it_goes_where_cards_are_drawn(choice: Choice) -> None:
    assert choice("turn: 2\nhand 0:") == "land PL-H1.left"


def test_it_gives_up_the_card_it_needs_least(choice: Choice) -> None:
    position = FOUR_ANIMALS + "turn: 10\nhand 0: SP-RHI-03 SP-LIZ-09 RO-14"
    assert choice(position, "land PL-H2.left") == "discard SP-LIZ-09"


def test_it_ends_its_turn_rather_than_renew_the_display(choice: Choice) -> None:
    position = LAST_TURN + "hand 0: RO-16 RO-13"
    assert choice(position, "explore PL-H1.left", "action play-any", "play RO-13") == "end"


ALIENS = """
option expansions: encounters
captain 0: CE-BEA.front
turn: 18
planets: PL-H1 PL-H2 PL-AF
explored 0: PL-H1.left PL-H1.right PL-H2.left PL-H2.right
landed 0: PL-AF.left
hand 0:
quartz: 4 0
"""


def test_with_quartz_left_at_the_end_it_recruits_the_alien_with_most_credits(choice: Choice) -> None:
    position = ALIENS + "aliens: AL-10 AL-13 AL-03"
    assert choice(position, "explore PL-AF.left", "skip") == "recruit AL-13"


def test_quartz_that_brings_less_than_it_scores_is_kept(choice: Choice) -> None:
    position = ALIENS + "aliens: AL-01 AL-02 AL-03"
    assert choice(position, "explore PL-AF.left", "skip") == "end"
