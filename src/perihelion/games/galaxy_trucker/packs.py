"""Content packs for Galaxy Trucker: every row and value that cannot be read, each with file and line."""

from collections import Counter
from collections.abc import Iterator

from perihelion.engine.packs import Pack, wrong_rows
from perihelion.engine.refused import Refused
from perihelion.games.galaxy_trucker.content import BASE, Content, base_content, packaged
from perihelion.games.galaxy_trucker.meta import MOST_SEATS
from perihelion.games.galaxy_trucker.rows import SECTIONS, Reader

SHAPES = {"numbers": SECTIONS}


def unreadable(pack: Pack) -> Iterator[Refused]:
    """Rows and values that cannot be read."""
    reader = _reader(pack)
    return wrong_rows(pack, packaged(*BASE), lambda kind, said: getattr(reader, kind)(said), SHAPES)


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
