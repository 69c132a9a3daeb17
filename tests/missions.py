"""Stories of Missions: a flight at its last card, or a game that begins with a mission."""

from __future__ import annotations

from typing import Any

from trucker import FlightStory, flight

import perihelion
from perihelion.games.galaxy_trucker.ships.boards import Board

LAST = "STARDUST-I"


def new(name: str, *, seats: int = 2, flights: str = "I", seed: int = 1) -> FlightStory:
    """A game that begins with this mission, in the class agreed on."""
    options: dict[str, Any] = {"expansions": ["missions"], "missions": [name], "flights": flights.split()}
    game = perihelion.new("galaxy-trucker", seats=seats, seed=seed, options=options)
    while any(decision.prompt == "gt-ships" for decision in game.pending.values()):
        game.play(min(game.pending), f"fly {options['flights'][0]}")
    return FlightStory(game)


BARE = """
. . - . .
. - - - .
- - @ h -
- - e - -
- - . - -
"""


def on(
    name: str, *ships: str, lines: str = "", board: str | Board = "I", card: str | None = LAST, **about: Any
) -> FlightStory:
    """A flight of this mission at its last card, which is dust."""
    chosen = "" if "option expansions" in lines else "option expansions: missions\n"
    said = f"{chosen}mission: {name}\n{lines}"
    return flight(*ships, card=card, last=True, lines=said, board=board, **about)


def paid(story: FlightStory, seat: int = 0) -> dict[str, int]:
    """What the mission has paid and taken, by part of the bill."""
    return {part: credits for part, credits in story.bill(seat).items() if "mission" in part}
