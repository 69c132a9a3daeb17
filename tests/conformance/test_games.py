"""Every game, player count and option mix keeps the laws."""

import os
from typing import Any

import pytest
from conformance import kit

import perihelion

FULL = bool(os.environ.get("PERIHELION_FULL"))


def mixes() -> list[Any]:
    """Every game with every number of seats, and every option at its first and last value."""
    found = []
    for name, info in perihelion.games().items():
        for seats in info.seats:
            found.append(pytest.param(name, seats, {}, id=f"{name}-{seats}"))
            found.append(pytest.param(name, seats, {"first": seats - 1}, id=f"{name}-{seats}-last-first"))
    return found


@pytest.mark.parametrize(("name", "seats", "options"), mixes())
def test_game_keeps_the_laws(name: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(6 if FULL else 1):
        kit.prove(
            lambda seed: perihelion.new(name, seats=seats, seed=seed, options=options),
            lambda text: perihelion.from_position(name, text),
            perihelion.load,
            seed=seed,
            every=1 if FULL else 4,
        )


@pytest.mark.parametrize("name", perihelion.games())
def test_random_games_end_in_every_number_of_seats(name: str) -> None:
    """Plain random play, as a simulation runs it: no history, no events."""
    for seats in perihelion.games()[name].seats:
        for seed in range(400 if FULL else 40):
            game = perihelion.new(name, seats=seats, seed=seed, tracked=False)
            tally = game.rules.tally(game.state)
            for now, _ in kit.walk(game, seed):
                assert now.pending
            assert game.rules.tally(game.state) == tally
            assert game.result is not None
