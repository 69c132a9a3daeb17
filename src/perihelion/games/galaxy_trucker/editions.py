"""Which rules and which content a table plays with: the base game and what it is combined with."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from perihelion.engine.content import Table
from perihelion.engine.editions import Packs, Remembered
from perihelion.engine.options import Options
from perihelion.engine.packs import KEPT_CONTENTS, Pack, layered
from perihelion.engine.refused import Refused
from perihelion.games.galaxy_trucker.content import BASE, Content, packaged, read_content
from perihelion.games.galaxy_trucker.expansion import Expansion
from perihelion.games.galaxy_trucker.packs import too_few, unreadable
from perihelion.games.galaxy_trucker.rules import TruckerRules

EXPANSIONS: dict[str, type[Expansion]] = {}


@Remembered
def rules_for(options: Options, seats: int, packs: Packs) -> TruckerRules:
    """The rules of a table."""
    names = tuple(options["expansions"])
    content = content_for(names, packs)
    rules = TruckerRules(seats, options, content, [EXPANSIONS[name](content) for name in names])
    rules.content = {"galaxy-trucker": content_for(names).digest}
    return rules


@lru_cache(KEPT_CONTENTS)
def content_for(names: tuple[str, ...] = (), packs: Packs = ()) -> Content:
    """The tables of the game and of these expansions with the packs laid over them, read together."""
    return _read(names, packs)


def _read(names: Iterable[str], packs: Packs) -> Content:
    return read_content(layered(_tables(names), packs), *(EXPANSIONS[name].printing for name in names))


def _tables(names: Iterable[str]) -> list[Table]:
    return [*packaged(*BASE), *(table for name in names for table in EXPANSIONS[name].tables())]


def check_pack(pack: Pack) -> list[Refused]:
    """Every row that cannot be read, then whether a game can be played with all of it."""
    everything = tuple(EXPANSIONS)
    found = list(unreadable(pack, _tables(everything), content_for(everything)))
    return found or list(_unplayable(pack))


def _unplayable(pack: Pack) -> Iterator[Refused]:
    """Whatever only shows when the tables are put together; what is only looked at is not remembered."""
    for names in dict.fromkeys([(), tuple(EXPANSIONS)]):
        try:
            yield from too_few(_read(names, (pack,)))
        except Refused as wrong:
            yield wrong
            return
