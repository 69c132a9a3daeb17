"""The captain of High Frontier: it plans with the planner, trades, and beats rookies."""

import os

from frontier import FrontierStory, frontier

from perihelion import Chair, lab
from perihelion.bots import BOTS

FULL = bool(os.environ.get("PERIHELION_FULL"))
GAMES, LEAST = (200, 0.60) if FULL else (12, 0.30)


def chosen(story: FrontierStory) -> str:
    (seat,) = story.game.pending
    return BOTS["captain"](0).choose(Chair(story.game, seat))


def test_it_beats_the_rookie() -> None:
    """Rotated seats; the lower bound of its share with 95 % confidence."""
    standing = lab.simulate(
        "high-frontier", bots=("captain", "rookie"), games=GAMES, seed=7, workers=1, options={"rounds": 120}
    ).standing("captain")
    assert standing.low >= LEAST, standing


def test_it_builds_a_product_ships_it_home_and_sells_it() -> None:
    """[HF-5.8 HF-6.6 HF-5.3]"""
    owner = "claim luna: 0 1 S\nhand 0: R3*\nwater 0: 0"
    story = frontier(owner, factions="PRC UN")
    assert chosen(story) == "produce R3"
    story.does("produce R3")
    assert chosen(story) == "build freighter luna"
    flying = frontier("claim luna: 0 1 S\nfreighter 0: luna R3*", factions="PRC UN")
    assert chosen(flying) == "haul"
    home = frontier("claim luna: 0 1 S\nfreighter 0: LEO R3*", factions="PRC UN")
    assert chosen(home) == "sell R3"


def test_it_bids_more_for_what_it_lacks() -> None:
    """[HF-5.2.2]"""
    lines = "hand 1: R1 F2\nwater 0: 9\nwater 1: 9"
    story = frontier(lines, factions="PRC UN").does("research thruster")
    assert chosen(story) == "bid 1"
    full = frontier(lines.replace("R1 F2", "T3 R1 F2"), factions="PRC UN").does("research refinery")
    assert chosen(full) in ("bid 1", "pass")


def test_it_researches_to_sell_again_while_it_saves() -> None:
    """[HF-5.2 HF-5.3]"""
    saving = frontier("hand 0: T4 R8 F3\nwater 0: 0", factions="UN NASA")
    assert chosen(saving).startswith("research")
    spare = frontier("hand 0: T3 T4 R8 F3\nwater 0: 0", factions="UN NASA")
    assert chosen(spare).startswith("sell")
