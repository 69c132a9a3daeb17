"""Whole games under the eyes of an auditor: no water, card, cube, disk or fuel appears or vanishes untold."""

import os
import random
from typing import cast

import pytest
from conformance import kit
from frontier import frontier
from frontier_auditor import Auditor

import perihelion
from perihelion import Chair, Game
from perihelion.bots import BOTS
from perihelion.games.high_frontier.state import Frontier

FULL = bool(os.environ.get("PERIHELION_FULL"))
GAMES = 1000 if FULL else 12


def audited(game: Game, seed: int) -> None:
    """Random play to the end."""
    auditor, rng = Auditor(game), random.Random(seed)
    auditor.look()
    while not game.over:
        kit.do(game, kit.lively(game, rng))
        auditor.look()


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_random_games(seats: int) -> None:
    """[HF-2.4B HF-3.1B HF-3.1D]"""
    for seed in range(GAMES // 5):
        game = perihelion.new("high-frontier", seats=seats, seed=seed, options={"rounds": 20})
        audited(game, seed)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_with_the_expansion(seats: int) -> None:
    """[HF-8.2 HF-8.5B HF-8.6]"""
    for seed in range(GAMES // 5):
        options = {"rounds": 15, "expansions": ["expansion"], "shorter": "yes"}
        audited(perihelion.new("high-frontier", seats=seats, seed=seed, options=options), seed)


def test_a_war_is_audited() -> None:
    """Rockets meet over a factory, with all their weapons.  [HF-8.4 HF-8.3F]"""
    lines = """
        option rounds: 3
        politics: W1
        claim hertha: 1 2 M
        rocket 0: hertha 4t NASA T2 R6* R8 D3/heavy
        outpost 0: hertha R5* G9
        rocket 1: hertha 4t PRC T7* R1* F3
        outpost 1: hertha R3 G8 D1/heavy
    """
    for seed in range(GAMES // 3):
        game = frontier(lines, expansion=True).game
        auditor, rng = Auditor(game), random.Random(seed)
        auditor.take_up()
        while not game.over:
            kit.do(game, kit.lively(game, rng))
            auditor.look()


def played_by(bot: str, seats: int, seed: int) -> Game:
    """A game of bots from beginning to end, every answer audited."""
    game = perihelion.new("high-frontier", seats=seats, seed=seed, options={"rounds": 120})
    auditor = Auditor(game)
    bots = [BOTS[bot](seed + seat) for seat in range(seats)]
    while not game.over:
        (seat,) = game.pending
        game.play(seat, bots[seat].choose(Chair(game, seat)))
        auditor.look()
    return game


@pytest.mark.parametrize(("bot", "games"), [("rookie", GAMES // 4), ("captain", GAMES // 16 or 2)])
def test_games_of_bots_come_to_their_end(bot: str, games: int) -> None:
    """Hundreds of them in the long form, without a stall.  [HF-7.3]"""
    ends = [cast(Frontier, played_by(bot, 2 + seed % 4, seed).state).over for seed in range(games)]
    assert ends.count("rounds") <= len(ends) // 10


TAMPERED = ("water", "hand", "deck", "claim", "cube", "failed", "fuel", "glory", "side")
LATE = """
rocket 0: luna-l1 3t T2 R2 PRC
outpost 0: luna 2t F1
claim luna: 0
"""


@pytest.mark.parametrize("what", TAMPERED)
def test_the_auditor_finds_what_was_not_told(what: str) -> None:
    """Water, cards, pieces or fuel that changed in silence."""
    story = frontier(LATE, factions="PRC UN")
    auditor, hf = Auditor(story.game), story.hf
    auditor.take_up()
    auditor.look()
    match what:
        case "water":
            hf.players[0].water += 1
        case "hand":
            hf.players[1].hand.clear()
        case "deck":
            hf.decks["thruster"].unseen.pop()
        case "claim":
            hf.claims["luna"].owner = 1
        case "cube":
            hf.claims["luna"].cubes = 1
        case "failed":
            hf.failed.add("deimos")
        case "fuel":
            story.rocket().steps -= 1
        case "glory":
            hf.glory["mars"] = 0
        case "side":
            hf.black.add("R2")
    with pytest.raises(AssertionError):
        auditor.look()
