"""The bots while Hermes falls: they make rockets just in time, keep what they need, and turn bodies aside."""

import os

import pytest
from frontier import FrontierStory

import perihelion
from perihelion import Chair
from perihelion.bots import BOTS

FULL = bool(os.environ.get("PERIHELION_FULL"))
HERMES = {"expansions": ["expansion"], "scenario": "hermes"}
GAMES, LEAST = 60, 3  # and how many of them it wins at least
LINES = "perihelion high-frontier 1\nseats: 1\noption expansions: expansion\noption scenario: hermes\n"


def hermes(lines: str) -> FrontierStory:
    return FrontierStory(perihelion.from_position("high-frontier", LINES + lines + "\n"))


def chosen(story: FrontierStory) -> str:
    return BOTS["captain"](0).choose(Chair(story.game, 0))


def fallen(seed: int) -> int:
    """How many bodies a captain turns aside."""
    game = perihelion.new("high-frontier", seats=1, seed=seed, options=HERMES)
    bot = BOTS["captain"](seed)
    while not game.over:
        game.play(0, bot.choose(Chair(game, 0)))
    return len(game.view(0)["table"]["hermes"]["aside"])


def test_what_stands_on_a_body_turns_it_aside() -> None:
    """[HF-8.7C]"""
    story = hermes("faction 0: NASA\nrocket 0: hermes-a F3 T2\nsunspots: 5")
    assert chosen(story) == "deflect F3"


def test_it_buys_the_cards_that_a_rocket_still_lacks() -> None:
    """The refinery that needs nothing, for a steamer that needs nothing.  [HF-8.7C]"""
    tops = "top thruster: T6\ntop robonaut: R8\ntop refinery: F3\ntop generator: G9\ntop reactor: X2"
    story = hermes(f"faction 0: UN\nwater 0: 9\nhand 0: T2\n{tops}\ntop radiator: D2")
    assert chosen(story) == "research refinery"


def test_a_rocket_is_boosted_when_it_can_land_before_long() -> None:
    """Two turns to fly, and the bodies open in two.  [HF-8.5C HF-8.7C]"""
    kit = "faction 0: UN\nwater 0: 12\nhand 0: T2 F3\n"
    assert chosen(hermes(kit + "sunspots: 3")) in ("boost T2", "boost F3")
    assert not chosen(hermes(kit + "sunspots: 5\nyellow: 3\nturns: 17")).startswith("boost")


def test_who_turns_patents_black_sells_them_again_and_again() -> None:
    """A card comes back to hand when it is sold; what it costs to boost is its mass.  [HF-5.3.1 HF-8.7C]"""
    assert chosen(hermes("faction 0: SHIMIZU\nwater 0: 1\nhand 0: T6*\nwithout-factory 0: T6")) == "boost T6"
    assert chosen(hermes("faction 0: SHIMIZU\nwater 0: 1\nleo 0: T6*")) == "sell T6"


def test_a_sail_leaves_when_it_will_find_the_bodies_open() -> None:
    """Pushed by its own power it takes three turns, and cannot wait before them.  [HF-6.5 HF-8.5C]"""
    ready = "faction 0: ESA\nrocket 0: LEO 1t T6 F3\nyellow: 1\n"
    assert chosen(hermes(ready + "sunspots: 3")) == "fly"
    assert chosen(hermes(ready + "sunspots: 1")) != "fly"


def test_a_glitch_takes_what_the_rocket_can_do_without() -> None:
    """[HF-8.5B.2]"""
    story = hermes("faction 0: NASA\nrocket 0: hermes-heo 3t T2 F3 R7\nsunspots: 3\nyellow: 1\ndice: 3").does(
        "pass"
    )
    assert chosen(story) == "lose R7"


def test_a_rocket_waits_before_the_bodies_until_they_open() -> None:
    """[HF-8.5C]"""
    waiting = hermes("faction 0: NASA\nrocket 0: hermes-heo 3t T2 F3\nsunspots: 3\nyellow: 1")
    assert chosen(waiting) != "fly" and not chosen(waiting).startswith("abandon")
    assert chosen(hermes("faction 0: NASA\nrocket 0: hermes-heo 3t T2 F3\nsunspots: 5\nyellow: 1")) == "fly"


@pytest.mark.skipif(not FULL, reason="sixty games take minutes")
def test_it_turns_hermes_aside_now_and_then() -> None:
    """docs/bots.md has the figure.  [HF-8.7C]"""
    aside = [fallen(seed) for seed in range(1, GAMES + 1)]
    assert aside.count(2) >= LEAST, aside
