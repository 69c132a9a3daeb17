"""What is measured, and how."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from random import Random
from time import perf_counter_ns, process_time
from typing import Any

import perihelion
from perihelion import Chair, Game
from perihelion.bots import BOTS


@dataclass(slots=True, frozen=True)
class Mix:
    """Games that are measured together: what is played, by how many, and which bots give the positions.

    quick     options of a quick run, where games are long otherwise
    """

    game: str
    seats: tuple[int, ...]
    options: dict[str, Any] = field(default_factory=dict)
    bot: str = "captain"
    quick: dict[str, Any] = field(default_factory=dict)

    def new(self, seats: int, seed: int, *, tracked: bool) -> Game:
        return perihelion.new(self.game, seats=seats, seed=seed, options=self.options, tracked=tracked)


MIXES = {
    "Wild Space": Mix("wild-space", (2, 3, 4, 5)),
    "Wild Space alone": Mix("wild-space", (1,)),
    "Space Base": Mix("wild-space", (2, 3, 4, 5), {"expansions": ["space-base"]}),
    "Encounters": Mix("wild-space", (2, 3, 4, 5), {"expansions": ["encounters"]}),
    "both expansions": Mix("wild-space", (1, 2, 3, 4, 5), {"expansions": ["space-base", "encounters"]}),
    "Galaxy Trucker": Mix("galaxy-trucker", (2, 3, 4), quick={"flights": ["I"]}),
    "High Frontier": Mix("high-frontier", (2, 3, 4, 5), {"rounds": 30}, "rookie", {"rounds": 4}),
}


@dataclass(slots=True, frozen=True)
class Size:
    """How much is measured.

    games       random games per mix and round
    matches     games between bots that give positions, per mix and number of seats
    every       one position is kept of so many decisions
    rounds      how often everything is measured
    """

    games: int
    matches: int
    every: int
    rounds: int


FULL = Size(games=160, matches=3, every=5, rounds=7)
QUICK = Size(games=5, matches=1, every=60, rounds=1)


def random_play(mix: Mix, games: int) -> float:
    """Decisions a second in games of random moves, all legal moves worked out at each."""
    rng = Random(1)
    decisions = 0
    begun = process_time()
    for seed in range(games):
        game = mix.new(mix.seats[seed % len(mix.seats)], seed, tracked=False)
        while game.pending:
            seat, decision = next(iter(game.pending.items()))
            game.play(seat, decision.moves[int(rng.random() * len(decision.moves))])
            decisions += 1
    return decisions / (process_time() - begun)


def positions(mix: Mix, size: Size, *, tracked: bool) -> list[Game]:
    """Games between bots that do not search, stopped at many decisions from the first to the last.

    Random players would leave crews small and every figure too good; the captain of High Frontier plans
    too long. When a bot's first sight changes, the positions change with it and a new baseline is to be kept.
    """
    kept: list[Game] = []
    for seats in mix.seats:
        for seed in range(size.matches):
            game = mix.new(seats, seed, tracked=tracked)
            chairs = [(BOTS[mix.bot](seat), Chair(game, seat)) for seat in range(seats)]
            decisions = 0
            while game.pending:
                if decisions % size.every == 0:
                    kept.append(game.clone())
                seat = asked(game)
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


class Bench:
    """Everything that is measured of one mix."""

    def __init__(self, name: str, mix: Mix, size: Size) -> None:
        mix = replace(mix, options=mix.options | mix.quick) if size is QUICK else mix
        self._name, self._mix, self._size = name, mix, size
        self._speed = 0.0
        plain, tracked = positions(mix, size, tracked=False), positions(mix, size, tracked=True)
        self._largest_view = largest_view(plain)
        self._plain = {name: Timings(name, plain) for name in ("clone", "view", "imagine")}
        self._tracked = {name: Timings(name, tracked) for name in ("clone", "position", "save", "load")}

    def round(self) -> None:
        self._speed = max(self._speed, random_play(self._mix, self._size.games))
        for timing in (*self._plain.values(), *self._tracked.values()):
            timing.round()

    def figures(self) -> dict[str, float]:
        plain, tracked = self._plain, self._tracked
        figures = {
            "random play": self._speed,
            "clone, median": plain["clone"].share(0.5),
            "clone, p99": plain["clone"].share(0.99),
            "clone of a tracked game, median": tracked["clone"].share(0.5),
            "clone of a tracked game, p99": tracked["clone"].share(0.99),
            "view, median": plain["view"].share(0.5),
            "view, p99": plain["view"].share(0.99),
            "view, largest JSON": self._largest_view,
            "imagine, median": plain["imagine"].share(0.5),
            "position, median": tracked["position"].share(0.5),
            "save, median": tracked["save"].share(0.5),
            "load, median": tracked["load"].share(0.5),
        }
        return {f"{self._name}: {figure}": value for figure, value in figures.items()}
