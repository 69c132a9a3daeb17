"""Recorded games as everybody at the table is told them: nothing is left a placeholder, nothing a key."""

import re
from pathlib import Path
from typing import Any

import pytest

import perihelion
from perihelion.cli.text_client.boards import board_for
from perihelion.words import LANGUAGES, Words

SHELF = Path(__file__).parents[1] / "shelf"
RECORDS = [
    "wild-space-3-space-base-encounters-11",
    "wild-space-1-space-base-encounters-3",
    "galaxy-trucker-4",
    "high-frontier-4",
]
UNTOLD = re.compile(r"\{ ?\$|^[a-z]+(-[a-z]+)+$")
NAMES = ["Ana", "Bo", "Chloé", "Dan"]


@pytest.mark.parametrize("record", RECORDS)
def test_every_audience_is_told_every_event_in_words(record: Any) -> None:
    game = perihelion.load((SHELF / f"{record}.json").read_text("utf-8"))
    for words in map(Words, LANGUAGES):
        board = board_for(game, words, NAMES[: game.rules.seats])
        for reader in (None, *range(game.rules.seats)):
            told = [board.event(event, reader) for event in game.events(reader)]
            assert len(told) > 50 and [line for line in told if UNTOLD.search(line)] == []
        assert words.problems == set()
