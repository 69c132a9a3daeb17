"""Latest Models in words: every question, answer and event."""

from __future__ import annotations

import random

import pytest

import perihelion
from perihelion import words
from perihelion.games import facts
from perihelion.words.galaxy_trucker import GalaxyTruckerWords

RICH = "bill 0: IVC/card/30/GT-16.2\nbill 1: IVC/card/30/GT-16.2\n"
HEAD = "perihelion galaxy-trucker 1\nseats: 2\noption flights: IVC\n"


def games() -> list[perihelion.Game]:
    """Tables of each class; fleets before the first card, and whose goods are bettered."""
    gaining = HEAD + "phase: flight\nplans: 2 4\nwaiting: yellow blue\ncard: PLANETS-I-4\n"
    classes = (["IC", "IIC"], ["IIIC"], ["IVC"])
    return [
        *(
            perihelion.new("galaxy-trucker", seats=2, seed=4, options={"flights": f, "ticks": 5})
            for f in classes
        ),
        perihelion.from_position(
            "galaxy-trucker", HEAD + RICH + "phase: launch\nplans: 2 4\nnumber 0: 1\nnumber 1: 2\n"
        ),
        perihelion.from_position("galaxy-trucker", gaining + "agenda: better_goods 0\nagenda: end_card\n"),
    ]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_all_of_it_has_words(language: str) -> None:
    heard: set[str] = set()
    for number, game in enumerate(games()):
        told = GalaxyTruckerWords(words.Words(language), facts(game.rules), ["Ann", "Bob"])
        chance = random.Random(number)
        while not game.over and len(game.events(0)) < 400:
            seat = min(game.pending)
            decision = game.pending[seat]
            heard.add(decision.prompt)
            about = {"prompt": decision.prompt, "about": decision.about, "seat": seat}
            table = game.view(seat)["table"]
            assert told.prompt(decision.prompt, decision.about)
            assert all(told.move(move.data, about, table) for move in decision.moves)
            game.play(seat, decision.moves[0] if number > 2 else chance.choice(decision.moves))
        for event in game.events(0):
            heard.add(event.kind)
            said = [told.event(event.as_json(), reader) for reader in (0, 1)]
            assert all(said) and not any("  " in sentence for sentence in said), said
        assert not told.words.problems
    assert {"gt-insure", "gt-insured", "gt-plan", "gt-better", "gt-bettered"} <= heard


@pytest.mark.parametrize(("language", "hull"), [("en", "ship B"), ("fr", "le vaisseau B")])
def test_ships_of_a_fleet_have_letters(language: str, hull: str) -> None:
    assert words.Words(language)("gt-hull", hull="b") == hull
