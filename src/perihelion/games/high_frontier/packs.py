"""Content packs for High Frontier: every row and value that cannot be read, each with file and line."""

from collections.abc import Iterator

from perihelion.engine.content import Layered, Table, row_id
from perihelion.engine.packs import Pack
from perihelion.engine.refused import Refused
from perihelion.games.high_frontier.components import DECKS
from perihelion.games.high_frontier.content import Content, packaged
from perihelion.games.high_frontier.rows import ROWS, SECTIONS

MOST_SEATS = 5


def wrong_rows(pack: Pack) -> Iterator[Refused]:
    """Rows one by one, so that every error is told and not only the first."""
    ours = {table.name.removesuffix(".toml"): table for table in packaged()}
    for name, table in pack.tables.items():
        if name not in ours:
            yield Refused("unknown-table", None, 1, 1, file=table.name, tables=", ".join(ours))
            continue
        for kind in table.kinds():
            if kind in ours[name].kinds():
                yield from _wrong_in(table, kind)
            else:
                yield table.refused(kind, 0, None, f"{ours[name].name} has no rows of this kind: {kind}")
        yield from _wrong_sections(ours[name], table)


def _wrong_in(table: Table, kind: str) -> Iterator[Refused]:
    ids = [row_id(row) for row in table.data[kind]]
    for _, index in table.origins(kind):
        if ids[index] in ids[:index]:
            yield table.refused(kind, index, "id", f"{ids[index]} stands twice")
        try:
            table.row(kind, index, ROWS[kind])
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
    """A table needs a crew for everybody and a card of each deck for each shorter game.  [HF-3.1A HF-3.3]"""
    if sum(faction.set == "base" for faction in content.factions.values()) < MOST_SEATS:
        yield Refused("too-few-pieces", file="cards.toml", what="crews", needed=MOST_SEATS)
    for deck in DECKS:
        needed = MOST_SEATS * content.numbers.extra + 1
        if len(content.deck(deck)) < needed:
            yield Refused(
                "too-few-pieces", file="cards.toml", what=f"cards of the deck {deck}", needed=needed
            )
