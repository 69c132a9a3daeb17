"""Which rules and which content a table plays with: the base game and what it is combined with."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from perihelion.engine.packs import KEPT_CONTENTS, KEPT_RULES, Pack, layered, names_of, overlaid
from perihelion.engine.refused import Refused
from perihelion.engine.ruleset import Ruleset
from perihelion.games.high_frontier.content import Content, packaged, read_content
from perihelion.games.high_frontier.expansion import Expansion
from perihelion.games.high_frontier.expansions.training import Training
from perihelion.games.high_frontier.packs import unplayable, unreadable
from perihelion.games.high_frontier.rules import FrontierRules

EXPANSIONS: dict[str, type[Expansion]] = {"training": Training}
Packs = tuple[Pack, ...]
Brought = tuple[type[Expansion], ...]


def rules_for(options: Mapping[str, Any], seats: int, packs: Packs = ()) -> Ruleset:
    """The rules of a table; the same table gets the same rules."""
    settled = tuple((name, tuple(v) if isinstance(v, list) else v) for name, v in options.items())
    return _rules(seats, settled, packs, names_of(packs))


@lru_cache(KEPT_RULES)
def _rules(
    seats: int, settled: tuple[tuple[str, Any], ...], packs: Packs, names: tuple[str, ...]
) -> FrontierRules:
    options = {name: list(value) if isinstance(value, tuple) else value for name, value in settled}
    chosen = [*options["expansions"], *([options["scenario"]] if "scenario" in options else [])]
    brought = tuple(EXPANSIONS[name] for name in chosen)
    content = content_for(packs, brought)
    rules = FrontierRules(seats, options, content, [expansion(content) for expansion in brought])
    digests = [pack.digest for pack in packs]
    own = content_for((), brought).digest
    rules.content = {"high-frontier": own} | dict(zip(names, digests, strict=True))
    return rules


@lru_cache(KEPT_CONTENTS)
def content_for(packs: Packs = (), brought: Brought = ()) -> Content:
    """The tables of the game, those of its expansions, and the packs, laid over one another."""
    return _read(packs, brought)


def _read(packs: Packs, brought: Brought = ()) -> Content:
    tables = packaged()
    for expansion in brought:
        tables = overlaid(tables, expansion.tables())
    return read_content(layered(tables, packs))


def check_pack(pack: Pack) -> list[Refused]:
    """Every row that cannot be read, then whether a game can be played with all of it."""
    return list(unreadable(pack)) or list(_unplayable(pack))


def _unplayable(pack: Pack) -> Iterator[Refused]:
    """Whatever only shows when the tables are put together; what is only looked at is not remembered."""
    try:
        yield from unplayable(_read((pack,)))
    except Refused as wrong:
        yield wrong
