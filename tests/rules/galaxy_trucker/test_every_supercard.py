"""Every supercard at every moment: clones go on alike, positions are read as written, nothing stalls."""

from __future__ import annotations

import random
from functools import partial

import pytest
from conformance import kit
from trucker import RICH, FlightStory, expanded

import perihelion
from perihelion.games.galaxy_trucker.editions import content_for

PLAIN_III = """
. . . . - . . . .
. . . - D - . . .
- . - - h - - . -
- D< x h @ h x b -
- - E - e - c:gb - -
- - . - - - . - -
"""
PAIR = """
- . . - . . - - .
- - - - . - h - -
. h B . . . x h .
e E e - . e e e -
- . . - . . - - .
"""
ROBOPOLICE = "option robopolice: yes\n"
SUPERCARDS = [card.id for card in content_for(("missions", "robopolice")).cards.values() if card.level == 8]


def proved(story: FlightStory, seed: int) -> None:
    """The card is met with answers of chance, and every question is looked at as the kit looks at games."""
    rng, game = random.Random(seed), story.game
    for _ in range(400):
        if story.is_between_cards or not game.pending:
            return
        seat = min(game.pending)
        answer = seat, rng.choice(game.pending[seat].moves)
        kit.check_decisions(game)
        kit.check_views(game)
        kit.check_clone(game, answer)
        kit.check_position(game, partial(perihelion.from_position, "galaxy-trucker"), seed)
        kit.check_locals(game)
        kit.check_no_leak(game, seed)
        kit.do(game, answer)
    raise AssertionError("it goes on for ever")


@pytest.mark.parametrize("card", SUPERCARDS)
def test_every_supercard_met_by_rich_ships(card: str) -> None:
    story = expanded(
        RICH,
        PLAIN_III,
        expansions="missions new-technologies",
        board="III",
        card=card,
        days=(20, 14),
        lines=ROBOPOLICE,
    )
    proved(story, len(card))


@pytest.mark.parametrize("card", SUPERCARDS)
def test_every_supercard_met_by_a_ship_of_two_parts(card: str) -> None:
    story = expanded(PAIR, expansions="missions", board="IIA", card=card, days=(20,), lines=ROBOPOLICE)
    proved(story, len(card))
