"""Bots and New Technologies: when to jump, to boost, whom to hire, which way to fly."""

from __future__ import annotations

from trucker import LONE, FlightStory, expanded

import perihelion
from perihelion.bots import BOTS

JUMPER = ". . - . .\n. - - - .\n- h @ b -\n- - N E -\n- - . - -"
GUNS = ". . C . .\n. - K - .\nC h @ h C\n- b e - -\n- - . - -"


def answer(story: FlightStory) -> str:
    return str(BOTS["rookie"](1).choose(perihelion.Chair(story.game, story.who)))


def test_a_bot_flees_from_slavers_who_would_take_everybody_but_not_on_the_last_card() -> None:
    crewless = JUMPER.replace("h @", "- @")
    assert answer(expanded(crewless, LONE, card="SLAVERS-I", days=(9, 4))) == "jump 8.8"
    assert answer(expanded(crewless, LONE, card="SLAVERS-I", days=(9, 4), last=True)) == "pass"
    assert answer(expanded(JUMPER, LONE, card="PLANETS-I-1", days=(9, 4))) == "pass"


def test_a_bot_gives_a_cannon_for_an_enemy_it_can_beat_with_it() -> None:
    story = expanded(GUNS, LONE, card="PIRATES-I")
    assert answer(story).startswith("boost")
    weak = expanded(". . - . .\n. - C K .\n- b @ - -\n- - e - -\n- - . - -", LONE, card="SLAVERS-II")
    assert answer(weak) == "done"


def test_a_bot_turns_its_engines_to_the_rear() -> None:
    ship = ". - - - .\n- - - - -\n. EN-18> SC-BLUE - .\n- - - - -\n- . . . -"
    rows = "\n".join(f"ship 0: {row}" for row in ship.splitlines())
    head = "perihelion galaxy-trucker 1\nseats: 1\noption flights: IA\nphase: check\nnumber 0: 1\n"
    game = perihelion.from_position("galaxy-trucker", f"{head}{rows}\n")
    assert str(BOTS["rookie"](0).choose(perihelion.Chair(game, 0))) == "face right"
