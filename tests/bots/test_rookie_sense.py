"""What the rookie does where a player would not think twice; each situation is a position."""

import perihelion
from perihelion import Chair
from perihelion.bots import BOTS


def choice(position: str, *moves: str) -> str:
    """What the rookie chooses in seat 0 after these moves."""
    game = perihelion.from_position("wild-space", f"perihelion wild-space 1\nseats: 2\n{position}")
    for move in moves:
        game.play(0, move)
    return BOTS["rookie"](0).choose(Chair(game, 0))


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


def test_in_the_last_turn_it_plays_the_animal_that_completes_a_series():
    position = LAST_TURN + "hand 0: RO-13 SP-RHI-03 SP-LIZ-01"
    assert choice(position, "explore PL-H1.left") == "action play-any"
    assert choice(position, "explore PL-H1.left", "action play-any") == "play SP-RHI-03"


def test_in_the_last_turn_it_plays_the_robot_with_most_credits_where_no_animal_counts():
    position = LAST_TURN + "hand 0: RO-16 RO-13 SP-LIZ-01"
    assert choice(position, "explore PL-H1.left", "action play-any") == "play RO-13"


def test_it_draws_the_open_animal_its_crew_lacks():
    position = FOUR_ANIMALS + "turn: 10\nhand 0: RO-04\ndisplay: SP-BEA-03 SP-RHI-03 SP-LIZ-09"
    assert choice(position, "land PL-H1.left") == "draw middle"


def test_with_an_empty_hand_it_goes_where_cards_are_drawn():
    assert choice("turn: 2\nhand 0:") == "land PL-H1.left"


def test_it_gives_up_the_card_it_needs_least():
    position = FOUR_ANIMALS + "turn: 10\nhand 0: SP-RHI-03 SP-LIZ-09 RO-14"
    assert choice(position, "land PL-H2.left") == "discard SP-LIZ-09"


def test_it_ends_its_turn_rather_than_renew_the_display():
    position = LAST_TURN + "hand 0: RO-16 RO-13"
    assert choice(position, "explore PL-H1.left", "action play-any", "play RO-13") == "end"
