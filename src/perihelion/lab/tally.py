"""Adding games up, and what the sums tell.

Sums are whole numbers until the last step, so that games added in any order tell the same.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import permutations
from math import sqrt
from typing import Any

from perihelion.engine.ruleset import Result

SURE = 1.959964  # standard deviations that hold 95 % of a normal distribution


@dataclass(slots=True, frozen=True)
class Figures:
    """Something that is told in figures."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(slots=True, frozen=True)
class Spread(Figures):
    """How a number was spread over many games."""

    mean: float
    error: float
    median: float
    least: int
    most: int

    @classmethod
    def of(cls, counts: Counter[int]) -> "Spread":
        n = counts.total()
        mean = sum(value * times for value, times in counts.items()) / n
        squares = sum(times * (value - mean) ** 2 for value, times in sorted(counts.items()))
        error = sqrt(squares / (n - 1) / n) if n > 1 else 0.0
        return cls(mean, error, median(counts), min(counts), max(counts))


def median(counts: Counter[int]) -> float:
    """The middle value, or the mean of the two in the middle."""
    n = counts.total()
    values = sorted(counts.items())
    return (_ranked(values, (n - 1) // 2) + _ranked(values, n // 2)) / 2


def _ranked(values: Sequence[tuple[int, int]], rank: int) -> int:
    for value, times in values:
        if rank < times:
            return value
        rank -= times
    raise AssertionError("the rank lies beyond the values")


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's): honest near 0 and 1, where the usual one is not."""
    share, square = wins / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = SURE / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return 0.0 if not wins else middle - reach, 1.0 if wins == games else middle + reach


@dataclass(slots=True, frozen=True)
class Standing(Figures):
    """How a bot, or a seat, fared.

    name            of the bot or the seat
    games           how often it sat at a table; a bot in two seats of one game counts twice
    wins            games won; one shared by two counts half
    share           wins per game
    low, high       the 95 % interval of the share
    score           its scores
    """

    name: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    score: Spread


class Record:
    """The scores of a bot or a seat, and how many it shared each of its wins with."""

    __slots__ = ("scores", "wins")

    def __init__(self) -> None:
        self.scores: Counter[int] = Counter()
        self.wins: Counter[int] = Counter()

    def add(self, score: int, winners: int) -> None:
        """One game; `winners` is 0 where it was not won, else by how many."""
        self.scores[score] += 1
        if winners:
            self.wins[winners] += 1

    def merge(self, other: "Record") -> None:
        self.scores.update(other.scores)
        self.wins.update(other.wins)

    def standing(self, name: str) -> Standing:
        games = self.scores.total()
        wins = sum((times / winners for winners, times in sorted(self.wins.items())), 0.0)
        return Standing(name, games, wins, wins / games, *wilson(wins, games), Spread.of(self.scores))


class Tally:
    """Many games added up: by bot, by seat, and how long they were.

    halves   (bot, other) -> half points of the bot against the other: 2 for each seat of the other
             it was ranked before, 1 for each it shared a rank with
    """

    __slots__ = ("bots", "decisions", "halves", "seats", "turns")

    def __init__(self, bots: Sequence[str], seats: int) -> None:
        self.bots = {name: Record() for name in bots}
        self.seats = [Record() for _ in range(seats)]
        self.halves: Counter[tuple[str, str]] = Counter()
        self.decisions: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()

    @property
    def games(self) -> int:
        return self.decisions.total()

    def add(self, bots: Sequence[str], result: Result, *, decisions: int, turns: int) -> None:
        for seat, name in enumerate(bots):
            winners = len(result.winners) if seat in result.winners else 0
            self.bots[name].add(result.scores[seat], winners)
            self.seats[seat].add(result.scores[seat], winners)
        for (seat, name), (other, rival) in permutations(enumerate(bots), 2):
            mine, theirs = result.ranks[seat], result.ranks[other]
            self.halves[name, rival] += 2 if mine < theirs else int(mine == theirs)
        self.decisions[decisions] += 1
        self.turns[turns] += 1

    def merge(self, other: "Tally") -> None:
        for name, record in other.bots.items():
            self.bots[name].merge(record)
        for mine, record in zip(self.seats, other.seats, strict=True):
            mine.merge(record)
        self.halves.update(other.halves)
        self.decisions.update(other.decisions)
        self.turns.update(other.turns)
