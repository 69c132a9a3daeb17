"""New Technologies, Fifth Wheel and the classes IA and IIA in words: every question, answer and event."""

from __future__ import annotations

import random

import pytest
from trucker import LONE, expanded

import perihelion
from perihelion import words
from perihelion.games import facts
from perihelion.words.galaxy_trucker import GalaxyTruckerWords

JUMPER = ". . - . .\n. - C - .\n- h @ b -\n- - N E -\n- - . - -"
GUNS = ". . C . .\n. - K C> .\nD B @ h -\n- - e - -\n- - . - -"
SLEEPY = ". . Z . .\n. l h:cyan - .\n- b @ - -\n- - e - -\n- - . - -"
FURNACE = ". . b:0 . .\n. b:0 R - .\n- - @ c -\n- - e - -\n- - . - -"
HOLDS = ". . - . .\n. - L - .\n- c @ - -\n- - e - -\n- - . - -"
FACING = "perihelion galaxy-trucker 1\nseats: 1\noption flights: IA\nphase: check\nnumber 0: 1\n"


def games() -> list[perihelion.Game]:
    """Tables at which each of the questions comes up."""
    five = "new-technologies fifth-wheel"
    return [
        expanded(JUMPER, LONE, card="STARDUST-I OPEN-SPACE-I-1", days=(9, 4)).game,
        expanded(GUNS, LONE, card="SLAVERS-I").game,
        expanded(SLEEPY, LONE, card="SLAVERS-I", lines="specialist 0: diplomat").game,
        expanded(FURNACE, card="PLANETS-I-2").game,
        expanded(HOLDS, HOLDS, *[LONE] * 3, expansions=five, card="PLANETS-I-3", days=(9, 7, 5, 3, 1)).game,
        perihelion.from_position("galaxy-trucker", FACING),
        perihelion.new("galaxy-trucker", seats=2, seed=5, options={"flights": ["IA", "IIA"], "ticks": 6}),
    ]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_all_of_it_has_words(language: str) -> None:
    heard: set[str] = set()
    for number, game in enumerate(games()):
        told = GalaxyTruckerWords(
            words.Words(language), facts(game.rules), ["Ann", "Bob", "Cy", "Dee", "Eve"]
        )
        chance = random.Random(number)
        for _ in range(400):
            if game.over:
                break
            seat = min(game.pending)
            decision = game.pending[seat]
            heard.add(decision.prompt)
            about = {"prompt": decision.prompt, "about": decision.about, "seat": seat}
            table = game.view(seat)["table"]
            assert told.prompt(decision.prompt, decision.about)
            assert all(told.move(move.data, about, table) for move in decision.moves)
            game.play(seat, decision.moves[0] if number < 6 else chance.choice(decision.moves))
        for event in game.events(0):
            said = [told.event(event.as_json(), reader) for reader in (0, 1)]
            assert all(said) and not any("  " in sentence for sentence in said), said
        assert not told.words.problems
    assert {"gt-jump", "gt-wake", "gt-burn", "gt-recharge", "gt-diplomat", "gt-leave", "gt-face"} <= heard
