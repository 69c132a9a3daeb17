"""Content packs: folders of tables that add to a game's content or replace parts of it. Data only."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from perihelion.engine.content import Layered, Table, digest
from perihelion.engine.refused import Refused

LARGEST_FILE = 1_000_000


class PackRow(msgspec.Struct, forbid_unknown_fields=True):
    """What `pack.toml` says."""

    name: str
    game: str
    title: str
    version: str = "1"
    authors: str = ""
    about: str = ""


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
        return isinstance(other, Pack) and (self.name, self.digest) == (other.name, other.digest)

    def __hash__(self) -> int:
        return hash((self.name, self.digest))


def read_pack(folder: Path | str) -> Pack:
    """The pack in a folder; raises Refused with file and line."""
    root = Path(folder)
    said = _read_said(root)
    tables = {
        path.stem: _read_table(path) for path in sorted(root.glob("*.toml")) if path.name != "pack.toml"
    }
    if not tables:
        raise Refused("empty-pack", file=root.name)
    return Pack(said, tables, digest(*tables.values()))


def _read_said(root: Path) -> PackRow:
    if not (root / "pack.toml").is_file():
        raise Refused("not-a-pack", file=root.name)
    table = _read_table(root / "pack.toml")
    try:
        said = msgspec.convert(table.data, PackRow)
    except msgspec.ValidationError as error:
        raise Refused("bad-content", None, 1, 1, file="pack.toml", detail=str(error)) from None
    if not said.name.replace("-", "").isalnum() or not said.name.isascii():
        raise Refused(
            "bad-content", None, 1, 1, file="pack.toml", detail=f"no name for a pack: {said.name!r}"
        )
    return said


def _read_table(path: Path) -> Table:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise Refused("too-long", file=path.name, limit=LARGEST_FILE)
        return Table(path.name, path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Refused("bad-content", None, 1, 1, file=path.name, detail=str(error)) from None


def layered(tables: Iterable[Table], packs: Sequence[Pack]) -> list[Table]:
    """Tables of a game with the packs laid over them in their order."""
    found = []
    for table in tables:
        for pack in packs:
            over = pack.tables.get(table.name.removesuffix(".toml"))
            table = table if over is None else Layered(table, over)
        found.append(table)
    return found


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
