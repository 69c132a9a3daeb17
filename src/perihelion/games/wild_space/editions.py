"""Which rules and which content a table plays with: the base game and what it is combined with."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from perihelion.engine.content import Table
from perihelion.engine.packs import Pack, layered
from perihelion.engine.refused import Refused
from perihelion.engine.ruleset import Ruleset
from perihelion.games.wild_space.components import Reader
from perihelion.games.wild_space.content import BASE, Content, packaged, read_content
from perihelion.games.wild_space.expansion import Expansion
from perihelion.games.wild_space.expansions.encounters import Encounters
from perihelion.games.wild_space.expansions.reading import FullReader
from perihelion.games.wild_space.expansions.solo import CLASSES, Solo
from perihelion.games.wild_space.expansions.space_base import SpaceBase
from perihelion.games.wild_space.meta import MOST_SEATS
from perihelion.games.wild_space.rules import WildSpaceRules

EXPANSIONS: dict[str, type[Expansion]] = {
    "solo": Solo,
    "space-base": SpaceBase,
    "encounters": Encounters,
}
TABLES = {"solo": "solo", "space-base": "space_base", "encounters": "encounters"}
Packs = tuple[Pack, ...]


def rules_for(options: Mapping[str, Any], seats: int, packs: Packs = ()) -> Ruleset:
    """The rules of a table; the same table gets the same rules."""
    return _rules(seats, options["first"], tuple(options["expansions"]), options.get("level"), packs)


@cache
def _rules(
    seats: int, first: int, chosen: tuple[str, ...], level: str | None, packs: Packs
) -> WildSpaceRules:
    names = (("solo",) if seats == 1 else ()) + chosen
    options = {"first": first, "expansions": list(chosen)} | ({"level": level} if level else {})
    content = content_for(names, packs)
    rules = WildSpaceRules(seats, options, content, [EXPANSIONS[name](content) for name in names])
    rules.content = {"wild-space": content_for(names).digest} | {pack.name: pack.digest for pack in packs}
    return rules


@cache
def content_for(names: tuple[str, ...], packs: Packs = ()) -> Content:
    """The tables of the base game and of these expansions with their packs, read together."""
    tables = packaged(*BASE, *(TABLES[name] for name in names))
    return read_content(layered(tables, packs), FullReader)


def check_pack(pack: Pack) -> list[Refused]:
    """Every row that cannot be read, then whether a game can be played with all of it."""
    return list(_wrong_rows(pack)) or list(_unplayable(pack))


def _wrong_rows(pack: Pack) -> Iterator[Refused]:
    ours = {table.name.removesuffix(".toml"): table for table in packaged(*BASE, *TABLES.values())}
    for name, table in pack.tables.items():
        if name not in ours:
            yield Refused("unknown-table", None, 1, 1, file=table.name, tables=", ".join(ours))
            continue
        for kind in table.kinds():
            if kind not in ours[name].kinds():
                detail = f"{ours[name].name} has no rows of this kind: {kind}"
                yield table.refused(kind, 0, None, detail)
            elif kind in FullReader.kinds:
                yield from _wrong_cards(table, kind)


def _wrong_cards(table: Table, kind: str) -> Iterator[Refused]:
    """Cards, one by one, so that every error is told and not only the first."""
    base = content_for(tuple(TABLES))
    for _, index in table.origins(kind):
        try:
            table.row(kind, index, lambda said: _read_alone(base, kind, said))
        except Refused as wrong:
            yield wrong


def _read_alone(base: Content, kind: str, said: Mapping[str, Any]) -> object:
    row = FullReader.row(said)
    reader: Reader = FullReader(
        {**base.reader.types, row.id: FullReader.type_of(kind, row)}, {**base.rows, row.id: row}
    )
    return reader.card(row)


def _unplayable(pack: Pack) -> Iterator[Refused]:
    """Whatever only shows when the tables are put together, in every mix that reads them."""
    for names in ((), ("solo",), ("space-base",), ("encounters",), tuple(TABLES)):
        try:
            content = content_for(names, (pack,))
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
    for sector in content.sectors.values():
        if len({action.slug for action in sector.actions}) != len(sector.actions) or not sector.actions:
            yield Refused(
                "too-few-pieces", file="planets.toml", what=f"different actions on {sector.id}", needed=1
            )
    if "solo" in names:
        yield from _too_few_hostile(Solo(content))


def _too_few_hostile(solo: Solo) -> Iterator[Refused]:
    there = Counter(hostile.kind for hostile in solo.hostile.values())
    for counts in solo.levels.values():
        for kind, needed in zip(CLASSES, counts, strict=False):
            if there[kind] < needed:
                what = f"hostile planets of class {kind}"
                yield Refused("too-few-pieces", file="solo.toml", what=what, needed=needed)
