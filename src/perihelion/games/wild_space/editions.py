"""Which rules and which content a table plays with: the base game and what it is combined with."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial
from typing import Any

import msgspec

from perihelion.engine.editions import Packs, Remembered
from perihelion.engine.options import Options
from perihelion.engine.packs import KEPT_CONTENTS, Pack, layered, wrong_rows
from perihelion.engine.refused import Refused
from perihelion.games.wild_space.components import (
    ExploreRow,
    PlanetRow,
    Reader,
    ScoringNumbers,
    SetupNumbers,
)
from perihelion.games.wild_space.content import BASE, Content, packaged, read_content
from perihelion.games.wild_space.expansion import Expansion
from perihelion.games.wild_space.expansions.encounters import AlienNumbers, Encounters
from perihelion.games.wild_space.expansions.meetings import MEETINGS
from perihelion.games.wild_space.expansions.reading import FullReader
from perihelion.games.wild_space.expansions.solo import CLASSES, LevelRow, Solo, SoloNumbers, read_hostile
from perihelion.games.wild_space.expansions.space_base import BaseSoloNumbers, SpaceBase, read_slot
from perihelion.games.wild_space.meta import MOST_SEATS
from perihelion.games.wild_space.rules import WildSpaceRules

EXPANSIONS: dict[str, type[Expansion]] = {
    "solo": Solo,
    "space-base": SpaceBase,
    "encounters": Encounters,
}
TABLES = {"solo": "solo", "space-base": "space_base", "encounters": "encounters"}


@Remembered
def rules_for(options: Options, seats: int, packs: Packs) -> WildSpaceRules:
    """The rules of a table."""
    names = (*(("solo",) if seats == 1 else ()), *options["expansions"])
    content = content_for(names, packs)
    parts: list[Expansion] = [EXPANSIONS[name](content) for name in names]
    parts += [meeting(content) for meeting in MEETINGS if set(meeting.between) <= set(names)]
    rules = WildSpaceRules(seats, options, content, parts)
    rules.content = {"wild-space": content_for(names).digest}
    return rules


@lru_cache(KEPT_CONTENTS)
def content_for(names: tuple[str, ...], packs: Packs = ()) -> Content:
    """The tables of the base game and of these expansions with their packs, read together."""
    return _read(names, packs)


def _read(names: tuple[str, ...], packs: Packs) -> Content:
    tables = packaged(*BASE, *(TABLES[name] for name in names))
    return read_content(layered(tables, packs), FullReader)


def check_pack(pack: Pack) -> list[Refused]:
    """Every row that cannot be read, then whether a game can be played with all of it."""
    return list(_unreadable(pack)) or list(_unplayable(pack))


Shape = Callable[[Reader, Any], object]
ROWS: dict[str, Shape] = {
    "planet": lambda reader, said: reader.planet(msgspec.convert(said, PlanetRow)),
    "slot": read_slot,
    "hostile": read_hostile,
}
SECTIONS: dict[str, dict[str, type]] = {
    "numbers": {"setup": SetupNumbers, "scoring": ScoringNumbers},
    "planets": {"explore": ExploreRow},
    "solo": {"levels": LevelRow, "numbers": SoloNumbers},
    "space_base": {"solo": BaseSoloNumbers},
    "encounters": {"levels": LevelRow, "numbers": AlienNumbers},
}


def _unreadable(pack: Pack) -> Iterator[Refused]:
    """Rows and values that cannot be read."""
    tables = packaged(*BASE, *TABLES.values())
    return wrong_rows(pack, tables, partial(_read_alone, content_for(tuple(TABLES))), SECTIONS)


def _read_alone(base: Content, kind: str, said: Mapping[str, Any]) -> object:
    """A row as it would be read among the cards there are."""
    if kind in ROWS:
        return ROWS[kind](base.reader, said)
    row = FullReader.row(said)
    types = {**base.reader.types, row.id: FullReader.type_of(kind, row)}
    return FullReader(types, {**base.rows, row.id: row}).card(row)


def _unplayable(pack: Pack) -> Iterator[Refused]:
    """Whatever only shows when the tables are put together, in every mix that reads them.

    What is only looked at is not remembered.
    """
    for names in ((), ("solo",), ("space-base",), ("encounters",), tuple(TABLES)):
        try:
            content = _read(names, (pack,))
            for name in names:
                EXPANSIONS[name](content)
            yield from _too_few(content, names)
        except Refused as wrong:
            yield wrong
            return


def _too_few(content: Content, names: tuple[str, ...]) -> Iterator[Refused]:
    """A table needs cards, captains and planets enough for everybody."""
    needed = MOST_SEATS * content.numbers["setup"]["hand"] + content.numbers["setup"]["display"]
    if len(content.deck) <= needed:
        yield Refused("too-few-pieces", file="cards.toml", what="cards", needed=needed + 1)
    if len(content.captains) <= MOST_SEATS:
        yield Refused("too-few-pieces", file="cards.toml", what="captains", needed=MOST_SEATS + 1)
    for number in (0, *content.numbers["setup"]["face_down"]):
        if not content.planets_of(number):
            yield Refused("too-few-pieces", file="planets.toml", what=f"planets of number {number}", needed=1)
    if "solo" in names:
        yield from _too_few_hostile(Solo(content))


def _too_few_hostile(solo: Solo) -> Iterator[Refused]:
    there = Counter(hostile.kind for hostile in solo.hostile.values())
    for counts in solo.levels.values():
        for kind, needed in zip(CLASSES, counts, strict=False):
            if there[kind] < needed:
                what = f"hostile planets of class {kind}"
                yield Refused("too-few-pieces", file="solo.toml", what=what, needed=needed)
