"""Every game keeps the laws, at a few tables at which every two choices meet."""

import os
import random
from typing import Any

import pytest
from conformance import kit
from conformance.cover import every_table

import perihelion
from perihelion import Chair
from perihelion.bots import BOTS

FULL = bool(os.environ.get("PERIHELION_FULL"))
# At every how many-th decision a position is proved: some games have thousands.
EVERY = (
    {"wild-space": 1, "galaxy-trucker": 7, "high-frontier": 4}
    if FULL
    else {"wild-space": 4, "galaxy-trucker": 15, "high-frontier": 9}
)
SEEDS = 4 if FULL else 1
MOST_PROOFS = 300 if FULL else 60
FACTIONS = {"factions": ["PRC", "ESA", "UN", "SHIMIZU"], "rounds": 4}
TABLES = [*every_table(), pytest.param("high-frontier", 4, FACTIONS, id="factions")]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_game_keeps_the_laws(name: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(SEEDS):
        kit.prove(
            lambda seed: perihelion.new(name, seats=seats, seed=seed, options=options),
            lambda text: perihelion.from_position(name, text),
            perihelion.load,
            seed=seed,
            every=EVERY[name],
        )


def sensible(game: perihelion.Game, rng: random.Random) -> tuple[int, Any] | None:
    """Mostly what a rookie answers, so that ships are sound and flights are long."""
    if game.is_race and rng.random() < 0.2:
        return None
    seat = rng.choice(sorted(game.pending))
    decision = game.pending[seat]
    if rng.random() < 0.1 and decision.prompt != "gt-ready":
        return seat, rng.choice(decision.moves)
    return seat, game.rules.vocabulary[BOTS["rookie"](1).choose(Chair(game, seat))]


SOUND: list[tuple[int, dict[str, Any]]] = [
    (3, {"flights": ["II"]}),
    (2, {"flights": ["III"], "tempo": "days", "ticks": 5}),
    (3, {"flights": ["IIIA"], "tempo": "live", "hourglass": 20, "welding": "free"}),
    (3, {"flights": ["I"], "expansions": ["evil-machinations", "rough-roads", "bonus-cards"]}),
]


@pytest.mark.parametrize(("seats", "options"), SOUND, ids=["turns", "days", "live", "cards"])
def test_flights_of_sound_ships_keep_the_laws(seats: int, options: dict[str, Any]) -> None:
    name = "galaxy-trucker"
    kit.prove(
        lambda seed: perihelion.new(name, seats=seats, seed=seed, options=options),
        lambda text: perihelion.from_position(name, text),
        perihelion.load,
        seed=3,
        every=3 if FULL else 7,
        choose=sensible,
    )


LATE_GAMES = 6 if FULL else 2
LATE = """perihelion high-frontier 1
seats: 3
option rounds: 15
seed: {seed}
turns: 30
faction 0: PRC
faction 1: ESA
faction 2: UN
water 0: 25
water 1: 9
water 2: 12
claim luna: 0 2 S
claim mars-hellas-basin: 1 1 C
claim hertha: 0 1 M
claim deimos: 1
claim vesta: 2 1 V beams
claim nysa: 2
failed: eros
glory any: 1
landings PRC: luna
pact: beam 1 2 ""
pact: leave 0 1 "luna"
pact: promise 2 0 "a\\u0020lift\\u0020home"
hand 0: R3* T3
hand 1: T7 R6 F2
rocket 0: luna 4t T2 R2 F1 PRC
outpost 0: hertha 2t R5 F6
freighter 0: luna-l1 T8*
leo 0: T4 F3
rocket 1: mars-hellas-basin 9 R1 F4 ESA
outpost 1: luna 3t R4
rocket 2: LEO 2t T5 R7 UN
outpost 2: nysa F5 R8*
tracks: S1 C1 M1 V1
"""


def test_the_late_game_keeps_the_laws() -> None:
    """Factories, freighters, colonies and pacts, which random play would hardly reach."""
    name = "high-frontier"
    for seed in range(LATE_GAMES):
        kit.prove(
            lambda seed: perihelion.from_position(name, LATE.format(seed=seed)),
            lambda text: perihelion.from_position(name, text),
            perihelion.load,
            seed=seed,
            every=3 if FULL else 15,
        )


def test_the_proofs_are_an_economy() -> None:
    assert len(TABLES) * SEEDS + len(SOUND) + LATE_GAMES <= MOST_PROOFS


@pytest.mark.skipif(not FULL, reason="runs only with --full")
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_random_games_end_and_lose_no_piece(name: str, seats: int, options: dict[str, Any]) -> None:
    """Plain random play, as a simulation runs it: no history, no events."""
    for seed in range(200):
        game = perihelion.new(name, seats=seats, seed=seed, options=options, tracked=False)
        tally = game.rules.tally(game.state)
        for now, _ in kit.walk(game, seed):
            assert now.pending
        assert game.rules.tally(game.state) == tally
        assert game.result is not None
