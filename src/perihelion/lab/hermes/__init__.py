"""Hermes fall with open cards: which deals can be won by somebody who knows what is to come.

The solver plays the game itself, forwards and back, with the seed it was dealt with: it sees every die
and every card before it comes, as no player does. A line it finds is a game won by the rules; where it
finds none, there may be one all the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import perihelion
from perihelion.engine.driver import Game
from perihelion.engine.history import Answer
from perihelion.lab.hermes.outlook import table
from perihelion.lab.hermes.search import Solver

WIDTHS = (8, 24)  # of the searches, one after the other
HERMES = {"expansions": ["expansion"], "scenario": "hermes"}


@dataclass(slots=True, frozen=True)
class Solved:
    """What was found of one deal.

    seed      of the game
    faction   that is played
    aside     bodies turned aside, by the best line
    width     of the search that won, or of the last
    moves     of the line that wins; none where it was not found
    """

    seed: int
    faction: str
    aside: int
    width: int
    moves: tuple[str, ...]


def deal(seed: int) -> Game:
    return perihelion.new("high-frontier", seats=1, seed=seed, options=HERMES)


def solve(seed: int, widths: Sequence[int]) -> Solved:
    """Searches ever wider until a line wins."""
    game, aside, width = deal(seed), 0, 0
    for width in widths:
        solver = Solver(game.clone(), width)
        won = solver.win()
        aside = max(aside, solver.aside)
        if won is not None:
            return Solved(seed, table(game).players[0].faction, aside, width, moves_of(won))
    return Solved(seed, table(game).players[0].faction, aside, width, ())


def moves_of(game: Game) -> tuple[str, ...]:
    """Every answer that led here."""
    history = game.history
    assert history is not None
    return tuple(str(entry.act.move) for entry in history.entries if isinstance(entry.act, Answer))
