"""Which rules and which content a table plays with: the base game and what it is combined with."""

from collections.abc import Iterator
from functools import lru_cache

from perihelion.engine.editions import Packs, Remembered
from perihelion.engine.options import Options
from perihelion.engine.packs import KEPT_CONTENTS, Pack, layered, overlaid
from perihelion.engine.refused import Refused
from perihelion.games.high_frontier.content import BASE, Content, packaged, read_content
from perihelion.games.high_frontier.expansion import Expansion
from perihelion.games.high_frontier.expansions.expansion.edition import TheExpansion
from perihelion.games.high_frontier.expansions.hermes import Hermes
from perihelion.games.high_frontier.expansions.invasion import Invasion
from perihelion.games.high_frontier.expansions.race import Race
from perihelion.games.high_frontier.expansions.training import Training
from perihelion.games.high_frontier.meta import STANDARD
from perihelion.games.high_frontier.packs import unplayable, unreadable
from perihelion.games.high_frontier.rules import FrontierRules

EXPANSIONS: dict[str, type[Expansion]] = {
    "expansion": TheExpansion,
    "training": Training,
    "race": Race,
    "invasion": Invasion,
    "hermes": Hermes,
}
Brought = tuple[type[Expansion], ...]


@Remembered
def rules_for(options: Options, seats: int, packs: Packs) -> FrontierRules:
    """The rules of a table."""
    chosen = [name for name in (*options["expansions"], options["scenario"]) if name != STANDARD]
    brought = tuple(EXPANSIONS[name] for name in chosen)
    content = content_for(packs, brought)
    rules = FrontierRules(seats, options, content, [expansion(content) for expansion in brought])
    rules.content = {"high-frontier": content_for((), brought).digest}
    return rules


@lru_cache(KEPT_CONTENTS)
def content_for(packs: Packs = (), brought: Brought = ()) -> Content:
    """The tables of the game, those of its expansions, and the packs, laid over one another."""
    return _read(packs, brought)


def _read(packs: Packs, brought: Brought = ()) -> Content:
    tables = packaged()
    for expansion in brought:
        tables = overlaid(tables, expansion.tables())
    sets = (*BASE, *(name for expansion in brought for name in expansion.sets))
    beside = [table for expansion in brought for table in expansion.boards()]
    return read_content(layered(tables, packs), sets, beside=beside)


def check_pack(pack: Pack) -> list[Refused]:
    """Every row that cannot be read, then whether a game can be played with all of it."""
    return list(unreadable(pack)) or list(_unplayable(pack))


def _unplayable(pack: Pack) -> Iterator[Refused]:
    """Whatever only shows when the tables are put together; what is only looked at is not remembered."""
    try:
        yield from unplayable(_read((pack,)))
    except Refused as wrong:
        yield wrong
