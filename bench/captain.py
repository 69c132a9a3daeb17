"""How long the captain of Wild Space thinks, with both expansions, where turns are longest."""

from pathlib import Path
from time import process_time

import perihelion
from perihelion import Chair, Game
from perihelion.bots import entrant

LONG_TURNS = Path(__file__).resolve().parents[1] / "tests" / "bots" / "long_turns"
BOTH = {"expansions": ["space-base", "encounters"]}
PLAYS = entrant("captain:4")  # whose games give the positions: strong enough for large hands
THINKS = entrant("captain")


def decisions(seats: int, every: int) -> list[Game]:
    """One in so many decisions of a game between captains, those with a single answer left out."""
    game = perihelion.new("wild-space", seats=seats, seed=seats, options=BOTH, tracked=False)
    bots = [PLAYS.make(seat) for seat in range(seats)]
    kept, asked = [], 0
    while game.pending:
        seat, decision = next(iter(game.pending.items()))
        if len(decision.moves) > 1:
            asked += 1
            if asked % every == 0:
                kept.append(game.clone())
        game.play(seat, bots[seat].choose(Chair(game, seat, PLAYS.simulations)))
    return kept


class CaptainBench:
    """A captain's decision at its usual strength: in whole games, and in the longest turns known.

    A later round only makes a time better.
    """

    def __init__(self, seats: tuple[int, ...] = (1, 2, 3, 4, 5), *, every: int = 4, longest: int = 4) -> None:
        self._usual = [game for number in seats for game in decisions(number, every)]
        paths = sorted(LONG_TURNS.glob("*.txt"))[:longest]
        self._longest = [perihelion.from_position("wild-space", path.read_text()) for path in paths]
        self._best = [float("inf")] * (len(self._usual) + len(self._longest))

    def round(self) -> None:
        times = map(_microseconds, self._usual + self._longest)
        self._best = [min(best, now) for best, now in zip(self._best, times, strict=True)]

    def figures(self) -> dict[str, float]:
        usual, longest = sorted(self._best[: len(self._usual)]), self._best[len(self._usual) :]
        what = "both expansions: captain's decision"
        return {
            f"{what}, median": usual[len(usual) // 2],
            f"{what}, p99": usual[len(usual) * 99 // 100],
            f"{what}, slowest": max(*usual, *longest),
        }


def _microseconds(game: Game) -> float:
    seat = min(game.pending)
    bot = THINKS.make(seat)
    begun = process_time()
    bot.choose(Chair(game, seat, THINKS.simulations))
    return (process_time() - begun) * 1e6
