"""Content packs for Galaxy Trucker: every row and value that cannot be read, each with file and line."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from perihelion.engine.content import Table
from perihelion.engine.packs import Pack, wrong_rows
from perihelion.engine.refused import Refused
from perihelion.games.galaxy_trucker.content import Content
from perihelion.games.galaxy_trucker.meta import MOST_SEATS
from perihelion.games.galaxy_trucker.rows import SECTIONS, Reader

SHAPES = {"numbers": SECTIONS}


def unreadable(
    pack: Pack,
    tables: Sequence[Table],
    whole: Content,
    sections: Mapping[str, Mapping[str, type]],
    rows: Mapping[str, type],
) -> Iterator[Refused]:
    """Rows and values that cannot be read over these tables, which make up this content.

    `sections` are the shapes of those that expansions add, by table, and `rows` of the rows they add.
    """
    reader = _reader(pack, whole)
    shapes = {**SHAPES, **{name: dict(shapes) for name, shapes in sections.items()}}

    def read(kind: str, said: Mapping[str, Any]) -> object:
        return msgspec.convert(said, rows[kind]) if kind in rows else getattr(reader, kind)(said)

    return wrong_rows(pack, tables, read, shapes)


def _reader(pack: Pack, whole: Content) -> Reader:
    """Reads tiles of the game's kinds and of those the pack adds, as far as these can be read."""
    reader = Reader(whole.kinds, whole.reader.printing)
    reader.aliens = list(whole.aliens)
    for table in pack.tables.values():
        for said in table.data.get("kind", ()):
            with suppress(Refused, ValueError, KeyError):
                reader.kind(said)
    return reader


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
