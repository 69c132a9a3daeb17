"""What bots make of supercards: they give up what they miss least, and spend batteries where it helps."""

from typing import Any

import pytest
from trucker import LONE, FlightStory, flight

import perihelion
from perihelion import Chair
from perihelion.bots import BOTS

MISSIONS = "option expansions: missions\n"
PULLED = """
. . h . .
. - x - .
c b:1 @ x c
- E e e -
- - . - -
"""


def met(name: str, *ships: str, board: str = "I", lines: str = "", **more: Any) -> FlightStory:
    return flight(*ships, card=name, board=board, lines=MISSIONS + lines, **more)


def choice(story: FlightStory, bot: str) -> str:
    return BOTS[bot](1).choose(Chair(story.game, story.who, 4))


@pytest.mark.parametrize("bot", ["rookie", "captain"])
def test_near_a_black_hole_a_battery_goes_before_a_component(bot: str) -> None:
    assert choice(met("BLACK-HOLE-1", PULLED, LONE), bot) == "power 6.8"


def test_a_rookie_gives_up_what_it_misses_least() -> None:
    story = met("BLACK-HOLE-2", PULLED, LONE).does("power 6.8")
    given = set()
    while story.asked == "gt-resist" and story.who == 0:
        move = choice(story, "rookie")
        given.add(story.kinds()[move.split()[1]])
        story.does(move)
    assert given <= {"hold_2", "structural", "battery_2"} and "7.7" in story.kinds()


@pytest.mark.parametrize("seed", range(3))
def test_bots_fly_through_a_flight_of_supercards(seed: int) -> None:
    options = {"expansions": ["missions"], "flights": ["I"], "missions": ["club-gold-trials"], "ticks": 4}
    game = perihelion.new("galaxy-trucker", seats=2, seed=seed, options=options)
    bots = [BOTS["rookie"](seat) for seat in range(2)]
    while game.pending:
        seat = min(game.pending)
        game.play(seat, bots[seat].choose(Chair(game, seat)))
    assert game.result is not None
