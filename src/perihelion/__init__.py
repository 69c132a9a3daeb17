"""Perihelion, an open table for space board games.

>>> import perihelion
>>> game = perihelion.new("wild-space", seats=2, seed=7)
>>> game.play(0, "land PL-H1.left")
>>> [str(move) for move in game.pending[0].moves][:3]
['draw left', 'draw middle', 'draw right']
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from perihelion.engine.chairs import Bot, Chair
from perihelion.engine.chance import Stream, is_seed
from perihelion.engine.decisions import Decision, Kind
from perihelion.engine.driver import Game
from perihelion.engine.events import Event, Journal
from perihelion.engine.moves import Move
from perihelion.engine.packs import Pack, read_pack
from perihelion.engine.reading import read_position
from perihelion.engine.refused import Refused
from perihelion.engine.replays import load_record
from perihelion.engine.ruleset import GameInfo, Result, Ruleset
from perihelion.games import games, info, ruleset

__all__ = [
    "Bot",
    "Chair",
    "Decision",
    "Event",
    "Game",
    "GameInfo",
    "Kind",
    "Move",
    "Pack",
    "Refused",
    "Result",
    "from_position",
    "games",
    "load",
    "new",
    "read_pack",
]


def _sentence(refused: Refused) -> str:
    """A refusal in English; the words, which nothing down here leans on, are read when the first is told."""
    english = import_module("perihelion.words").Words("en")
    place = {"line": refused.line, "column": refused.column}
    return str(english.refusal(refused.reason, about=refused.about, rule=refused.rule, **place))


Refused.speak = staticmethod(_sentence)


def new(
    game: str,
    *,
    seats: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    packs: Sequence[Pack] = (),
    tracked: bool = True,
) -> Game:
    """A game after its set-up; the same seed gives the same game.

    With `tracked=False` it keeps no history and tells no events: faster, for simulation.
    """
    rules = ruleset(game, seats, options or {}, packs)
    if type(seed) is not int or not is_seed(seed):
        raise Refused("bad-seed", said=repr(seed)[:80])
    stream = Stream(seed)
    if not tracked:
        return Game(rules.begin(stream, None))
    stream.log = []
    begun = Game(rules.begin(stream, Journal(rules.events)))
    begun.track(seed=seed)
    return begun


def from_position(game: str, text: str, *, packs: Sequence[Pack] = (), rules: int | None = None) -> Game:
    """The game a position describes; what it leaves out comes from the normal set-up.

    `rules` is the version of the rules, where the position does not say; without, today's.
    """

    def rules_for(options: dict[str, Any], seats: int, chosen: list[Pack]) -> Ruleset:
        return ruleset(game, seats, options, chosen)

    return read_position(info(game), text, rules_for, packs, rules)


def load(text: str, *, packs: Sequence[Pack] = ()) -> Game:
    """The game of a record, as it stood when it was saved; `packs` are those it may name."""

    def begin(game: str, start: str, rules: int) -> Game:
        return from_position(game, start, packs=packs, rules=rules)

    return load_record(text, ruleset, begin, packs)
