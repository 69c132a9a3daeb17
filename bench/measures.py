"""What is measured, and how."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from time import perf_counter_ns, process_time

import perihelion
from perihelion import Chair, Game
from perihelion.bots import BOTS

GAME = "wild-space"
SEATS = (2, 3, 4, 5)


@dataclass(slots=True, frozen=True)
class Size:
    """How much is measured.

    games       random games per number of seats and round
    matches     games between captains that give positions, per number of seats
    every       one position is kept of so many decisions
    rounds      how often everything is measured
    """

    games: int
    matches: int
    every: int
    rounds: int


FULL = Size(games=80, matches=3, every=5, rounds=7)
QUICK = Size(games=2, matches=1, every=60, rounds=1)


def random_play(seats: int, games: int) -> float:
    """Decisions a second in games of random moves, all legal moves worked out at each."""
    rng = Random(seats)
    decisions = 0
    begun = process_time()
    for seed in range(games):
        game = perihelion.new(GAME, seats=seats, seed=seed, tracked=False)
        while game.pending:
            ((seat, decision),) = game.pending.items()
            game.play(seat, decision.moves[int(rng.random() * len(decision.moves))])
            decisions += 1
    return decisions / (process_time() - begun)


def positions(size: Size, *, tracked: bool) -> list[Game]:
    """Games between captains that do not search, stopped at many decisions from the first to the last.

    Random players would leave crews small and every figure too good. When the captain's first sight
    changes, the positions change with it and a new baseline is to be kept.
    """
    kept: list[Game] = []
    for seats in SEATS:
        for seed in range(size.matches):
            game = perihelion.new(GAME, seats=seats, seed=seed, tracked=tracked)
            chairs = [(BOTS["captain"](seat), Chair(game, seat)) for seat in range(seats)]
            decisions = 0
            while game.pending:
                if decisions % size.every == 0:
                    kept.append(game.clone())
                (seat,) = game.pending
                bot, chair = chairs[seat]
                game.play(seat, bot.choose(chair))
                decisions += 1
    return kept


def microseconds(operation: Callable[[], object]) -> float:
    begun = perf_counter_ns()
    operation()
    return (perf_counter_ns() - begun) / 1000


def asked(game: Game) -> int:
    return min(game.pending)


OPERATIONS: dict[str, Callable[[Game], Callable[[], object]]] = {
    "clone": lambda game: game.clone,
    "view": lambda game: lambda: game.view(asked(game)),
    "imagine": lambda game: lambda: game.imagine(asked(game), 1),
    "position": lambda game: game.position,
    "save": lambda game: game.save,
    "load": lambda game: (lambda text: lambda: perihelion.load(text))(game.save()),
}


class Timings:
    """The best time of an operation at each of many positions; a later round only makes it better."""

    def __init__(self, operation: str, games: list[Game]) -> None:
        self._calls = [OPERATIONS[operation](game) for game in games]
        self._best = [float("inf")] * len(games)

    def round(self) -> None:
        self._best = [
            min(best, microseconds(call)) for best, call in zip(self._best, self._calls, strict=True)
        ]

    def share(self, share: float) -> float:
        """The time that this share of the positions does not exceed."""
        return sorted(self._best)[min(len(self._best) - 1, int(share * len(self._best)))]


def largest_view(games: Iterable[Game]) -> float:
    """Kilobytes of the largest view as JSON."""
    return max(len(json.dumps(game.view(asked(game))).encode()) for game in games) / 1000
