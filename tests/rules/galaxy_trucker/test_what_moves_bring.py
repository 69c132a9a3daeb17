"""What moves cost and bring is told before they are made, and comes true."""

import os
from collections import Counter
from itertools import product

import pytest
from promises import Promises
from trucker import GUARDED, PLAIN, PLAIN_III, RICH, comes, flight, rich_flight

from perihelion import Game
from perihelion.engine.decisions import Seat
from perihelion.engine.moves import Move
from perihelion.games.galaxy_trucker.state import Trucker

GAMES = 40 if os.environ.get("PERIHELION_FULL") else 1
CARDS = ("ABANDONED-SHIP-I-1", "ABANDONED-STATION-I-1", "SLAVERS-I", "SMUGGLERS-I", "PIRATES-I")
# Credits and days come when all is loaded and everybody gone, a battery before the next one is asked for.
UNTIL = {"land": "end_card", "gt-visit yes": "end_card", "gt-claim yes": "open_fire", "power": "power"}


def test_whoever_mans_an_abandoned_ship_is_told_crew_credits_and_days() -> None:
    """[GT-16.2]"""
    story = flight(PLAIN, card="ABANDONED-SHIP-I-1")
    card = story.gt.on.cards["ABANDONED-SHIP-I-1"]
    assert story.brings == {"yes": {"credits": card.credits, "crew": -card.loss.crew, "days": -card.days}}


def test_landing_costs_days() -> None:
    """[GT-16.1]"""
    story = flight(PLAIN, card="PLANETS-I-1")
    assert story.brings["land 1"] == {"days": -story.gt.on.cards["PLANETS-I-1"].days}
    assert "pass" not in story.brings


def test_a_shield_costs_a_battery_and_taking_the_hit_says_nothing() -> None:
    """[GT-14.4]"""
    story = comes(GUARDED, "small-meteor", "front", 7)
    assert story.brings == {"drain 5.7": {"batteries": -1}}


def test_giving_up_and_finishing_cannot_be_made_good() -> None:
    """[GT-7.6 GT-20.1]"""
    game = flight(PLAIN).game
    assert game.rules.groups(game.pending[0]) == {"give-up": "dangerous", "ready": "ends"}


def figures(game: Game, seat: Seat, move: Move) -> dict[str, int]:
    """How a seat stands; days as they were gained and lost, whatever spaces were skipped.  [GT-10.6]"""
    gt = game.state
    assert isinstance(gt, Trucker)
    moved = [
        event.data["days"] for event in game.events(None) if event.kind == "gt-moved" and event.seat == seat
    ]
    return {
        "credits": gt.players[seat].credits,
        "days": sum(moved),
        "crew": gt.ship(seat).crew_count,
        "batteries": gt.ship(seat).battery_count,
    }


def test_every_answer_of_random_flights_brings_what_it_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """[GT-11.8 GT-12.6 GT-13.1 GT-14.4 GT-16.1 GT-16.2 GT-16.3 GT-17.2]"""
    kept: Counter[str] = Counter()
    for seed, card in product(range(GAMES), ("", *CARDS)):
        strong = flight(RICH, PLAIN_III, board="III", card=card, lines=f"seed: {seed}").game if card else None
        with monkeypatch.context() as patch:
            kept += Promises(strong or rich_flight(seed), figures, UNTIL, patch).play(seed, most=200)
    assert {"land", "yes", "power", "drain", "dismiss"} <= kept.keys(), kept
