"""The rules of tables, each made once and remembered for the next table that plays the same."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Generic, TypeVar

from perihelion.engine.options import Options
from perihelion.engine.packs import KEPT_RULES, Pack
from perihelion.engine.ruleset import Ruleset

Packs = tuple[Pack, ...]
R = TypeVar("R", bound=Ruleset)
Settled = tuple[tuple[str, Any], ...]  # options, so that a table can be looked up by them


class Remembered(Generic[R]):
    """Decorates the function that makes a game's rules: the same table gets the same rules.

    The function says which content of the game itself is in play; the packs' is added here. Packs of the same
    content are told apart by their names, for these are what a game writes down.
    """

    def __init__(self, make: Callable[[Options, int, Packs], R]) -> None:
        self._make = make
        self._rules = lru_cache(KEPT_RULES)(self._made)
        self.cache_info = self._rules.cache_info

    def __call__(self, options: Mapping[str, Any], seats: int, packs: Packs = ()) -> R:
        settled = tuple((name, tuple(v) if isinstance(v, list) else v) for name, v in options.items())
        return self._rules(settled, seats, packs, tuple(pack.name for pack in packs))

    def _made(self, settled: Settled, seats: int, packs: Packs, names: tuple[str, ...]) -> R:
        options = {name: list(value) if isinstance(value, tuple) else value for name, value in settled}
        rules = self._make(options, seats, packs)
        digests = [pack.digest for pack in packs]
        rules.content = {**rules.content, **dict(zip(names, digests, strict=True))}
        return rules
