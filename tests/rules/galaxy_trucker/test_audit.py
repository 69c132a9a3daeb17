"""Whole games under the eyes of an auditor: nothing appears or vanishes without being told."""

import os
import random
from typing import cast

import pytest
from auditor import Auditor
from conformance import kit
from trucker import rich_flight

import perihelion
from perihelion import Chair, Game
from perihelion.bots import BOTS
from perihelion.games.galaxy_trucker.state import Trucker

GAMES = 1000 if os.environ.get("PERIHELION_FULL") else 12


def audited(game: Game, auditor: Auditor, seed: int) -> None:
    """Random play to the end."""
    rng = random.Random(seed)
    while not game.over:
        kit.do(game, kit.lively(game, rng))
        auditor.look()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games(seats: int) -> None:
    """[GT-1.5 GT-12.4 GT-13.5]"""
    for seed in range(GAMES // 4):
        game = perihelion.new("galaxy-trucker", seats=seats, seed=seed)
        audited(game, Auditor(game), seed)


def test_flights_of_rich_ships() -> None:
    """[GT-10.6 GT-12.2 GT-15.1 GT-21.8]"""
    for seed in range(GAMES):
        game = rich_flight(seed)
        auditor = Auditor(game)
        auditor.take_up()
        audited(game, auditor, seed)


@pytest.mark.parametrize("tempo", ["live", "turns", "days"])
def test_games_of_rookies(tempo: str) -> None:
    """[GT-1.2 GT-21.1]"""
    for seed in range(GAMES // 6):
        game = perihelion.new("galaxy-trucker", seats=3, seed=seed, options={"tempo": tempo})
        auditor, bots = Auditor(game), [BOTS["rookie"](seed + seat) for seat in range(3)]
        rng = random.Random(seed)
        while not game.over:
            if game.is_race:
                game.advance(rng.random() * 2)
            for seat in sorted(game.pending):
                if seat in game.pending:
                    game.play(seat, bots[seat].choose(Chair(game, seat)))
            auditor.look()


CARDS = ["evil-machinations", "rough-roads", "bonus-cards"]


@pytest.mark.parametrize("expansions", [*([name] for name in CARDS), CARDS], ids="+".join)
def test_games_of_rookies_with_the_cards_of_the_big_expansion(expansions: list[str]) -> None:
    """[BE-5.8 BE-6.3 BE-7.1]"""
    for seed in range(GAMES // 4):
        options = {"expansions": expansions, "flights": ["I", "II"], "ticks": 8, "roads": 3}
        game = perihelion.new("galaxy-trucker", seats=3, seed=seed, options=options)
        auditor, bots = Auditor(game), [BOTS["rookie"](seed + seat) for seat in range(3)]
        rng = random.Random(seed)
        while not game.over:
            seat = min(game.pending)
            odd = rng.random() < 0.1 and game.pending[seat].prompt != "gt-ready"
            move = rng.choice(game.pending[seat].moves) if odd else bots[seat].choose(Chair(game, seat))
            game.play(seat, move)
            auditor.look()


@pytest.mark.parametrize("aboard", ["goods", "humans", "batteries", "parts", "days", "bill"])
def test_the_auditor_finds_what_was_not_told(aboard: str) -> None:
    """Goods, crew, batteries, tiles, a rocket or credits that changed in silence."""
    game = rich_flight(0)
    auditor = Auditor(game)
    auditor.take_up()
    auditor.look()
    gt = cast(Trucker, game.state)
    match aboard:
        case "days":
            gt.flight.days[0] += 1
        case "bill":
            gt.bill(0, "card", 1, "GT-16.2")
        case _:
            getattr(gt.ship(0), aboard).popitem()
    with pytest.raises(AssertionError):
        auditor.look()


BUILDING = ("gt-build", "gt-place", "gt-ready", "gt-correct")
EXPANDED = [
    (2, {"expansions": ["new-technologies"]}),
    (3, {"expansions": ["new-technologies"], "flights": ["IA", "IIA"]}),
    (5, {"expansions": ["new-technologies", "fifth-wheel"], "flights": ["II"]}),
    (2, {"flights": ["IIA", "IIIA"]}),
]


@pytest.mark.parametrize(("seats", "options"), EXPANDED)
def test_games_with_new_technologies_and_classes(seats: int, options: dict[str, object]) -> None:
    """Rookies build, and half of what happens in flight is chance.  [BE-2.2.4 BE-2.5.8 BE-4.2.22]"""
    for seed in range(GAMES // 6):
        game = perihelion.new("galaxy-trucker", seats=seats, seed=seed, options={**options, "ticks": 8})
        auditor, bots = Auditor(game), [BOTS["rookie"](seed + seat) for seat in range(seats)]
        rng = random.Random(seed)
        while not game.over:
            seat = min(game.pending)
            decision = game.pending[seat]
            sensible = decision.prompt in BUILDING or rng.random() < 0.5
            game.play(seat, bots[seat].choose(Chair(game, seat)) if sensible else rng.choice(decision.moves))
            auditor.look()


def mix(rng: random.Random) -> tuple[int, dict[str, object]]:
    """Any parts of The Big Expansion that go together, with any classes and number of players."""
    seats = rng.choice((1, 2, 3, 4, 5))
    parts = {part for part in ("new-technologies", *CARDS) if rng.random() < 0.7}
    if seats == 5 or (seats == 4 and rng.random() < 0.5):
        parts |= {"new-technologies", "fifth-wheel"}
    flights = [rng.choice(classes) for classes in (("I", "IA"), ("II", "IIA"), ("III", "IIIA"))]
    options: dict[str, object] = {"expansions": sorted(parts), "flights": [rng.choice(flights)], "ticks": 6}
    if "rough-roads" in parts:
        options |= {"roads": rng.randint(0, 6), "handicaps": [rng.randint(0, 2) for _ in range(seats)]}
    return seats, options | {"forecasts": rng.choice(("no", "yes"))}


@pytest.mark.parametrize("part", range(4))
def test_games_of_any_mix(part: int) -> None:
    """Parts, classes, players and handicaps as they come; in the long form two thousand games.  [BE-1.1]"""
    for seed in range(part, GAMES * 2 if GAMES > 12 else 8, 4):
        rng = random.Random(seed)
        seats, options = mix(rng)
        game = perihelion.new("galaxy-trucker", seats=seats, seed=seed, options=options)
        auditor, bots = Auditor(game), [BOTS["rookie"](seed + seat) for seat in range(seats)]
        while not game.over:
            seat = rng.choice(sorted(game.pending))
            question = game.pending[seat]
            odd = question.prompt not in BUILDING and rng.random() < 0.3
            game.play(seat, rng.choice(question.moves) if odd else bots[seat].choose(Chair(game, seat)))
            auditor.look()


@pytest.mark.parametrize("flights", [["IC", "IIC"], ["IIIC"], ["I", "IVC"]])
def test_games_of_latest_models(flights: list[str]) -> None:
    """[LM-1.2 LM-6.6 LM-8.5]"""
    for seed in range(max(1, GAMES // 12)):
        game = perihelion.new("galaxy-trucker", seats=3, seed=seed, options={"flights": flights, "ticks": 8})
        auditor, bots = Auditor(game), [BOTS["rookie"](seed + seat) for seat in range(3)]
        while not game.over:
            seat = min(game.pending)
            game.play(seat, bots[seat].choose(Chair(game, seat)))
            auditor.look()
