"""Content packs: folders of tables that add to a game's content or replace parts of it. Data only."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from perihelion.engine.content import Layered, Table, digest, row_id
from perihelion.engine.plain import is_steering, plain
from perihelion.engine.refused import Refused

LARGEST_FILE = 1_000_000
LONGEST_TITLE, LONGEST_TEXT = 60, 2_000
KEPT_CONTENTS, KEPT_RULES = 16, 32
"""How many a game remembers, those used last: each takes a megabyte or more, and up to 100 ms to read."""
ReadRow = Callable[[str, Mapping[str, Any]], object]  # kind, what the row says
Shapes = Mapping[str, Mapping[str, type]]  # table -> section -> shape


class PackRow(msgspec.Struct, forbid_unknown_fields=True):
    """What `pack.toml` says."""

    name: str
    game: str
    title: str
    version: str = "1"
    authors: str = ""
    about: str = ""

    def __post_init__(self) -> None:
        """Whoever looks at a list reads lines, and nothing turns or steers them."""
        self.title = plain(self.title)[:LONGEST_TITLE] or self.name
        self.version = plain(self.version)[:LONGEST_TITLE]
        self.authors, self.about = plain(self.authors)[:LONGEST_TEXT], plain(self.about)[:LONGEST_TEXT]


@dataclass(slots=True, eq=False)
class Pack:
    """A content pack.

    said     its `pack.toml`
    tables   its tables by name, such as "cards"
    digest   of what they say; records name it
    """

    said: PackRow
    tables: dict[str, Table]
    digest: str

    @property
    def name(self) -> str:
        return self.said.name

    def __eq__(self, other: object) -> bool:
        """One pack is one pack whatever its name: it is the content that counts."""
        return isinstance(other, Pack) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


def read_pack(folder: Path | str) -> Pack:
    """The pack in a folder; raises Refused with file and line."""
    root = Path(folder)
    if not (root / "pack.toml").is_file():
        raise Refused("not-a-pack", file=root.name)
    return pack_of({path.name: _text(path) for path in sorted(root.glob("*.toml"))}, root.name)


def said_of(files: Mapping[str, str], called: str = "pack") -> PackRow:
    """What the pack these files are says of itself."""
    if "pack.toml" not in files:
        raise Refused("not-a-pack", file=called)
    return _read_said(Table("pack.toml", files["pack.toml"]))


def pack_of(files: Mapping[str, str], called: str = "pack") -> Pack:
    """The pack these files are, by name and text; raises Refused with file and line."""
    said = said_of(files, called)
    names = sorted(name for name in files if name.endswith(".toml") and name != "pack.toml")
    if not names:
        raise Refused("empty-pack", file=called)
    tables = {name.removesuffix(".toml"): Table(name, files[name]) for name in names}
    return Pack(said, tables, digest(*tables.values()))


def _read_said(table: Table) -> PackRow:
    try:
        said = msgspec.convert(table.data, PackRow)
    except msgspec.ValidationError as error:
        raise Refused("bad-content", None, 1, 1, file="pack.toml", detail=str(error)) from None
    if not said.name.replace("-", "").isalnum() or not said.name.isascii():
        raise Refused(
            "bad-content", None, 1, 1, file="pack.toml", detail=f"no name for a pack: {said.name!r}"
        )
    return said


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise Refused("too-long", file=path.name, limit=LARGEST_FILE)
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refused("bad-content", None, 1, 1, file=path.name, detail=str(error)) from None


def layered(tables: Iterable[Table], packs: Sequence[Pack]) -> list[Table]:
    """Tables of a game with the packs laid over them in their order."""
    found = list(tables)
    for pack in packs:
        found = overlaid(found, pack.tables)
    return found


def overlaid(tables: Iterable[Table], over: Mapping[str, Table]) -> list[Table]:
    """Tables of a game with others of the same name laid over them."""
    names = ((table, table.name.removesuffix(".toml")) for table in tables)
    return [Layered(table, over[name]) if name in over else table for table, name in names]


def named(packs: Sequence[Pack], content: Mapping[str, str], game: str) -> list[Pack]:
    """The packs a record or a position names, in that order; raises Refused for one that is missing."""
    found = []
    for name, wanted in content.items():
        if name != game:
            matching = [pack for pack in packs if pack.name == name and pack.digest == wanted]
            if not matching:
                there = any(pack.name == name for pack in packs)
                raise Refused("other-pack" if there else "missing-pack", pack=name, digest=wanted)
            found.append(matching[0])
    return found


def as_words(packs: Mapping[str, str], game: str) -> list[str]:
    return [f"{name}@{found}" for name, found in packs.items() if name != game]


def wrong_rows(pack: Pack, tables: Iterable[Table], read: ReadRow, shapes: Shapes) -> Iterator[Refused]:
    """Everything that cannot be read over a game's tables, row by row and not only the first."""
    ours = {table.name.removesuffix(".toml"): table for table in tables}
    if len(pack.name) > LONGEST_TITLE:
        yield Refused("bad-content", None, 1, 1, file="pack.toml", detail=f"no name for a pack: {pack.name}")
    for name, table in pack.tables.items():
        if name not in ours:
            yield Refused("unknown-table", None, 1, 1, file=table.name, tables=", ".join(ours))
            continue
        yield from _unreadable(table)
        for kind in table.kinds():
            if kind in ours[name].kinds():
                yield from _wrong_in(table, kind, read)
            else:
                yield table.refused(kind, 0, None, f"{ours[name].name} has no rows of this kind: {kind}")
        yield from _wrong_sections(ours[name], table, shapes.get(name, {}))


def _wrong_in(table: Table, kind: str, read: ReadRow) -> Iterator[Refused]:
    ids = [row_id(row) for row in table.data[kind]]
    for _, index in table.origins(kind):
        if ids[index] in ids[:index]:
            yield table.refused(kind, index, "id", f"{ids[index]} stands twice")
        try:
            table.row(kind, index, lambda said: read(kind, said))
        except Refused as wrong:
            yield wrong


def _unreadable(table: Table) -> Iterator[Refused]:
    """Texts that are longer than anybody reads, or would do something to whoever reads them."""
    for kind in table.kinds():
        for index, row in enumerate(table.data[kind]):
            for field, text in _texts(row):
                if not _is_readable(text):
                    yield table.refused(kind, index, field, f"not for reading: {ascii(text)[:80]}")
    for section in table.sections():
        for field, text in _texts(table.data[section]):
            if not _is_readable(text):
                yield table.refused_section(section, field, f"not for reading: {ascii(text)[:80]}")


def _is_readable(text: str) -> bool:
    return len(text) <= LONGEST_TEXT and not any(map(is_steering, text))


def _texts(said: object, field: str = "") -> Iterator[tuple[str, str]]:
    """Every text in what a row says, its names too, each with the field it stands in."""
    if isinstance(said, str):
        yield field, said
    elif isinstance(said, Mapping):
        for name, value in said.items():
            yield field or name, name
            yield from _texts(value, field or name)
    elif isinstance(said, list):
        for value in said:
            yield from _texts(value, field)


def _wrong_sections(under: Table, over: Table, shapes: Mapping[str, type]) -> Iterator[Refused]:
    for section in over.sections():
        if section not in shapes:
            yield over.refused_section(section, None, f"{under.name} has no section of this name: {section}")
            continue
        try:
            Layered(under, over).section(section, shapes[section])
        except Refused as wrong:
            yield wrong
    for entry, value in over.data.items():
        if not isinstance(value, dict | list):
            yield Refused("bad-content", None, 1, 1, file=over.name, detail=f"{entry} stands in no section")
