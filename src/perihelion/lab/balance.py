"""Balance: how often each piece is used and what it is worth, from simulated games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import Any

import perihelion
from perihelion.bots import NoSuchBot, entrant
from perihelion.engine.chairs import Chair
from perihelion.engine.driver import Game
from perihelion.engine.refused import Refused
from perihelion.games import facts
from perihelion.lab.pool import cores, pool_of

STRETCH = 20
LOPSIDED = 3.0  # standard errors


@dataclass(slots=True)
class Played:
    """What one seat did in one game: its score, whether it won, and the pieces it used by kind."""

    score: int
    won: float
    used: dict[str, list[str]]


@dataclass(slots=True)
class Worth:
    """One piece.

    kind, piece   such as "card", "RO-13"
    uses          seats that used it
    share         of all seats that could
    worth         mean score of those seats less that of the others
    error         standard error of that
    typical       mean worth of all pieces of its kind: whoever plays more cards scores more with each
    """

    kind: str
    piece: str
    uses: int
    share: float
    worth: float
    error: float
    typical: float = 0.0

    @property
    def is_lopsided(self) -> bool:
        """Whether it is clearly better or worse than the typical piece of its kind."""
        return self.error > 0 and abs(self.worth - self.typical) > LOPSIDED * self.error

    def as_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "piece": self.piece,
            "uses": self.uses,
            "share": round(self.share, 4),
            "worth": round(self.worth, 2),
            "error": round(self.error, 2),
            "typical": round(self.typical, 2),
            "lopsided": self.is_lopsided,
        }


@dataclass(slots=True)
class Balance:
    """The report: every piece with its worth, most valuable first within its kind."""

    game: str
    games: int
    seats: int
    mean: float
    pieces: list[Worth]

    def of(self, kind: str) -> list[Worth]:
        return [piece for piece in self.pieces if piece.kind == kind]

    def kinds(self) -> list[str]:
        return list(dict.fromkeys(piece.kind for piece in self.pieces))


@dataclass(slots=True)
class Sums:
    """Count, sum and sum of squares of the scores of the seats that used a piece."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, score: float) -> None:
        self.count += 1
        self.total += score
        self.squares += score * score

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        if self.count < 2:
            return 0.0
        return max(0.0, (self.squares - self.total * self.mean) / (self.count - 1))


@dataclass(slots=True)
class Table:
    """What is simulated; the same table and seed give the same report on one core or many."""

    game: str
    seats: int
    bot: str
    seed: int
    options: dict[str, Any] = field(default_factory=dict)


Usage = Callable[[Game, int], dict[str, list[str]]]


def wild_space_usage(game: Game, seat: int) -> dict[str, list[str]]:
    """Cards played, captain, sectors landed on, slots launched from, and the seat itself."""
    mine = [event for event in game.events(None) if event.seat == seat]

    def named(kind: str, what: str) -> list[str]:
        return [str(event.data[what]) for event in mine if event.kind == kind]

    captain = game.view(None)["table"]["players"][seat]["captain"]
    used = {"card": named("ws-played", "card"), "captain": [captain], "seat": [str(seat)]}
    used["sector"] = named("ws-landed", "sector")
    used["slot"] = named("ws-launched", "slot")
    return {kind: pieces for kind, pieces in used.items() if pieces}


def galaxy_trucker_usage(game: Game, seat: int) -> dict[str, list[str]]:
    """Kinds of tiles attached, number tiles, cards that paid, and the seat itself."""
    tiles = facts(game.rules)["tiles"]
    mine = [event for event in game.events(None) if event.seat == seat]
    kinds = [tiles[event.data["tile"]]["kind"] for event in mine if event.kind == "gt-attached"]
    numbers = [str(event.data["number"]) for event in mine if event.kind in ("gt-finished", "gt-number")]
    bill = game.view(None)["table"]["players"][seat]["bill"]
    paid = [about for _, part, _, _, about in bill if part == "card"]
    used = {"tile": kinds, "number": numbers, "card": paid, "seat": [str(seat)]}
    return {kind: pieces for kind, pieces in used.items() if pieces}


USAGE: dict[str, Usage] = {"wild-space": wild_space_usage, "galaxy-trucker": galaxy_trucker_usage}


def balance(table: Table, games: int, *, workers: int | None = None) -> Balance:
    """Plays so many games and tells what each piece is worth; raises Refused for bad input."""
    if table.game not in USAGE:
        raise Refused("no-balance", game=table.game)
    try:
        entrant(table.bot)
    except NoSuchBot as why:
        raise Refused("unknown-bot", detail=str(why)) from None
    perihelion.new(table.game, seats=table.seats, options=table.options)
    stretches = [range(start, min(start + STRETCH, games)) for start in range(0, games, STRETCH)]
    results = pool_of(workers or cores()).run(partial(play_stretch, table), stretches)
    played = [seat for stretch in sorted(results, key=lambda stretch: stretch[0]) for seat in stretch[1]]
    return report(table, games, played)


def play_stretch(table: Table, numbers: Sequence[int]) -> tuple[int, list[Played]]:
    return numbers[0], [seat for number in numbers for seat in play_one(table, number)]


def play_one(table: Table, number: int) -> Iterator[Played]:
    """One game; its seed follows from the table's seed and its number."""
    seed = table.seed * 1_000_003 + number
    game = perihelion.new(table.game, seats=table.seats, seed=seed, options=table.options)
    player = entrant(table.bot)
    bots = [player.make(seed * 10 + seat) for seat in range(table.seats)]
    while not game.over:
        seat = min(game.pending)
        game.play(seat, bots[seat].choose(Chair(game, seat, player.simulations)))
    result = game.result
    assert result is not None
    for seat, score in enumerate(result.scores):
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        yield Played(score, won, USAGE[table.game](game, seat))


def report(table: Table, games: int, played: Sequence[Played]) -> Balance:
    everybody = Sums()
    users: dict[tuple[str, str], Sums] = defaultdict(Sums)
    for seat in played:
        everybody.add(seat.score)
        for kind, pieces in seat.used.items():
            for piece in dict.fromkeys(pieces):
                users[kind, piece].add(seat.score)
    found = [_worth(kind, piece, sums, everybody) for (kind, piece), sums in users.items()]
    for kind in dict.fromkeys(worth.kind for worth in found):
        _compare([worth for worth in found if worth.kind == kind])
    found.sort(key=lambda worth: (worth.kind, -worth.worth, worth.piece))
    return Balance(table.game, games, table.seats, everybody.mean, found)


def _compare(pieces: list[Worth]) -> None:
    """Each piece of a kind is measured against the mean of them all."""
    uses = sum(piece.uses for piece in pieces)
    typical = sum(piece.worth * piece.uses for piece in pieces) / uses
    for piece in pieces:
        piece.typical = typical


def _worth(kind: str, piece: str, users: Sums, everybody: Sums) -> Worth:
    others = Sums(
        everybody.count - users.count, everybody.total - users.total, everybody.squares - users.squares
    )
    share = users.count / everybody.count
    if not others.count:
        return Worth(kind, piece, users.count, share, 0.0, 0.0)
    error = sqrt(users.variance / users.count + others.variance / others.count)
    return Worth(kind, piece, users.count, share, users.mean - others.mean, error)


def as_json(found: Balance) -> Mapping[str, Any]:
    return {
        "game": found.game,
        "games": found.games,
        "seats": found.seats,
        "mean": round(found.mean, 2),
        "pieces": [piece.as_json() for piece in found.pieces],
    }
