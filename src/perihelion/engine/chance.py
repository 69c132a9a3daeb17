"""The game's own random stream: small, seeded, and never part of what a player receives."""

from collections import deque
from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

Result = str | int
T = TypeVar("T", str, int)

LARGEST_SEED = _MASK = (1 << 64) - 1
SECRET = 1 << 255
"""Seeds from here to twice as much are secrets: what is drawn from one does not tell what comes next."""
_GOLDEN = 0x9E3779B97F4A7C15


def is_seed(number: int) -> bool:
    """Whether a stream can begin with it: a small number anybody can type, or a secret."""
    return 0 <= number <= LARGEST_SEED or SECRET <= number < 2 * SECRET


class ChanceAsked(Exception):
    """A scripted stream ran out of results: the caller decides what comes next."""

    def __init__(self, kind: str, options: Sequence[Result]) -> None:
        super().__init__(kind)
        self.kind = kind
        self.options = tuple(options)


class Stream:
    """Results drawn by counting: draw n of a seed is always the same.

    Of a small seed by splitmix64, which is fast; of a secret by keyed BLAKE2b, which nobody works out.

    seed     where the stream begins
    draws    how many results were drawn; with the seed this is the whole state
    fixed    results a position laid down for what is to come: kind -> results, consumed first
    script   results to be replayed in order, or None
    log      (kind, result) of every draw, or None where nobody keeps a record
    """

    __slots__ = ("draws", "fixed", "log", "script", "seed")

    def __init__(self, seed: int, draws: int = 0) -> None:
        self.seed = seed
        self.draws = draws
        self.fixed: dict[str, list[Result]] = {}
        self.script: deque[tuple[str, Result]] | None = None
        self.log: list[tuple[str, Result]] | None = None

    def clone(self) -> "Stream":
        twin = Stream(self.seed, self.draws)
        if self.fixed:
            twin.fixed = {kind: results[:] for kind, results in self.fixed.items()}
        return twin

    def pick(self, kind: str, options: Sequence[T]) -> T:
        """One of the options at random; `kind` names the draw in records, such as "deck"."""
        draws = self.draws = self.draws + 1
        if self.fixed or self.script is not None:
            result = self._foretold(kind, options)
            if result is not None:
                return result
        if self.seed > LARGEST_SEED:
            word = _keyed(self.seed, draws)
        else:
            z = (self.seed + draws * _GOLDEN) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            word = z ^ (z >> 31)
        result = options[(word * len(options)) >> 64]
        if self.log is not None:
            self.log.append((kind, result))
        return result

    def _foretold(self, kind: str, options: Sequence[T]) -> T | None:
        """The result a position or a script has laid down for this draw, if any."""
        result: Result | None = None
        if self.script is not None:
            if not self.script or self.script[0][0] != kind:
                raise ChanceAsked(kind, options)
            result = self.script.popleft()[1]
        if kind in self.fixed:
            laid_down = self.fixed[kind].pop(0)
            result = laid_down if result is None else result
            if not self.fixed[kind]:
                del self.fixed[kind]
        if result is None:
            return None
        for option in options:
            if option == result:
                if self.log is not None:
                    self.log.append((kind, option))
                return option
        raise ChanceAsked(kind, options)


def _keyed(secret: int, number: int) -> int:
    """The 64 bits of a draw; without the secret they are like any others."""
    drawn = blake2b(number.to_bytes(8, "little"), digest_size=8, key=secret.to_bytes(32, "little"))
    return int.from_bytes(drawn.digest(), "little")
