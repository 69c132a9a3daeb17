"""Content packs for Galaxy Trucker: every row and value that cannot be read, each with file and line."""

from collections import Counter
from collections.abc import Iterator

from perihelion.engine.content import Layered, Table, row_id
from perihelion.engine.packs import Pack
from perihelion.engine.refused import Refused
from perihelion.games.galaxy_trucker.content import BASE, Content, base_content, packaged
from perihelion.games.galaxy_trucker.meta import MOST_SEATS
from perihelion.games.galaxy_trucker.rows import SECTIONS, Reader


def wrong_rows(pack: Pack) -> Iterator[Refused]:
    """Rows one by one, so that every error is told and not only the first."""
    ours = {table.name.removesuffix(".toml"): table for table in packaged(*BASE)}
    for name, table in pack.tables.items():
        if name not in ours:
            yield Refused("unknown-table", None, 1, 1, file=table.name, tables=", ".join(ours))
            continue
        for kind in table.kinds():
            if kind in ours[name].kinds():
                yield from _wrong_in(table, kind, _reader(pack))
            else:
                yield table.refused(kind, 0, None, f"{ours[name].name} has no rows of this kind: {kind}")
        yield from _wrong_sections(ours[name], table)


def _reader(pack: Pack) -> Reader:
    """Reads tiles of the game's kinds and of those the pack adds, as far as these can be read."""
    kinds = dict(base_content().kinds)
    table = pack.tables.get("tiles")
    for said in table.data.get("kind", ()) if table else ():
        try:
            kinds[said["id"]] = Reader.kind(said)
        except (Refused, ValueError, KeyError):
            continue
    return Reader(kinds)


def _wrong_in(table: Table, kind: str, reader: Reader) -> Iterator[Refused]:
    ids = [row_id(row) for row in table.data[kind]]
    for _, index in table.origins(kind):
        if ids[index] in ids[:index]:
            yield table.refused(kind, index, "id", f"{ids[index]} stands twice")
        try:
            table.row(kind, index, getattr(reader, kind))
        except Refused as wrong:
            yield wrong


def _wrong_sections(under: Table, over: Table) -> Iterator[Refused]:
    for section in over.sections():
        if section not in under.sections():
            yield over.refused_section(section, None, f"{under.name} has no section of this name: {section}")
            continue
        try:
            Layered(under, over).section(section, SECTIONS[section])
        except Refused as wrong:
            yield wrong
    for entry, value in over.data.items():
        if not isinstance(value, dict | list):
            yield Refused("bad-content", None, 1, 1, file=over.name, detail=f"{entry} stands in no section")


def too_few(content: Content) -> Iterator[Refused]:
    """A table needs cards enough for every pile, and a starting cabin for everybody.  [GT-2.1 GT-2.5]"""
    if len(content.cabins) < MOST_SEATS:
        yield Refused("too-few-pieces", file="tiles.toml", what="starting cabins", needed=MOST_SEATS)
    there = Counter(card.level for card in content.cards.values())
    for level in content.levels.values():
        for number, count in enumerate(level.cards, 1):
            needed = count * content.numbers.piles
            if there[number] < needed:
                what = f"cards of level {number}"
                yield Refused("too-few-pieces", file="cards.toml", what=what, needed=needed)
