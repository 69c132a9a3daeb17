"""Content packs a table may choose: those the host put in the data folder, and those people brought.

A pack that was ever played with stays, by its digest: its games can be opened whatever became of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import RowMapping, Select, func, insert, select
from sqlalchemy.exc import IntegrityError

from perihelion.engine.packs import Pack, PackRow, named, pack_of, said_of
from perihelion.engine.refused import Refused
from perihelion.games import check_pack
from perihelion.server.database import Database
from perihelion.server.entries import PersonId
from perihelion.server.schema import packs

LARGEST_PACK = 300_000
MOST_OF_ONE = 20
MOST_LETTERS_OF_ONE = 1_000_000
MOST_READ = 32
HOST = ""
Aside = Callable[..., Awaitable[Any]]
logger = logging.getLogger("perihelion")


class Packs:
    """Every pack by its digest; those of the same name are versions of one.

    all   what each says of itself; its tables are in memory only while they are used
    """

    def __init__(self, database: Database, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self.all: dict[str, PackRow] = {}
        self._read: OrderedDict[str, Pack] = OrderedDict()

    async def load(self) -> None:
        """The packs of the database, and those that lie in the folder now."""
        await self.fetch_all()
        for folder in sorted(self.folder.glob("*/pack.toml")):
            files = {path.name: path.read_text("utf-8") for path in folder.parent.glob("*.toml")}
            try:
                await self.bring(HOST, files)
            except Refused as why:
                logger.warning("pack %s is left out: %s", folder.parent.name, why)

    async def bring(self, owner: PersonId, files: Mapping[str, str], aside: Aside = asyncio.to_thread) -> str:
        """The digest of a pack to be played with from now on; raises Refused where it is unsound.

        Reading and checking take a while, and are done aside.

        What is here already under another name keeps that name: it is the content that counts.
        """
        if sum(map(len, files.values())) > LARGEST_PACK:
            raise Refused("too-long", limit=LARGEST_PACK)
        pack: Pack = await aside(sound, dict(files))
        if pack.digest not in self.all:
            await self._keep(owner, pack, files)
        return pack.digest

    async def _keep(self, owner: PersonId, pack: Pack, files: Mapping[str, str]) -> None:
        body = msgspec.json.encode(dict(files)).decode()
        if owner != HOST:
            await self._check_room(owner, len(body))
        row = {"digest": pack.digest, "name": pack.name, "game": pack.said.game, "owner": owner}
        with contextlib.suppress(IntegrityError):  # another process was brought the same one
            await self.database.write(insert(packs).values(**row, body=body))
        await self.fetch(pack.digest)

    async def _check_room(self, owner: PersonId, letters: int) -> None:
        """Raises Refused where somebody's packs, or what they say together, are more than we keep for one."""
        kept = func.coalesce(func.sum(func.length(packs.c.body)), 0).label("letters")
        of_theirs = select(func.count().label("number"), kept).where(packs.c.owner == owner)
        own = await self.database.row(of_theirs)
        assert own is not None
        if own["number"] >= MOST_OF_ONE:
            raise Refused("too-many-packs", limit=MOST_OF_ONE)
        if own["letters"] + letters > MOST_LETTERS_OF_ONE:
            raise Refused("too-long", limit=MOST_LETTERS_OF_ONE)

    async def of(self, digests: Iterable[str]) -> list[Pack]:
        """Those of these packs that there are, in this order; the last used stay in memory."""
        return [pack for digest in digests if (pack := await self._of(digest)) is not None]

    async def _of(self, digest: str) -> Pack | None:
        pack = self._read.get(digest)
        if pack is None:
            row = await self.database.row(select(packs).where(packs.c.digest == digest))
            if row is None:
                return None
            pack = self._read[digest] = await asyncio.to_thread(pack_of, _files(row))
            self.all[digest] = pack.said
        self._read.move_to_end(digest)
        while len(self._read) > MOST_READ:
            self._read.popitem(last=False)
        return pack

    async def chosen(self, wanted: Mapping[str, str]) -> Sequence[Pack]:
        """The packs a table names; raises Refused for one that is missing."""
        return named(await self.of(wanted.values()), wanted, "")

    async def fetch(self, *digests: str) -> None:
        """Packs another process was brought."""
        unknown = [digest for digest in digests if digest not in self.all]
        if unknown:
            await self._fetch(select(packs).where(packs.c.digest.in_(unknown)))

    async def fetch_all(self) -> None:
        await self._fetch(select(packs).where(packs.c.digest.not_in(list(self.all))))

    async def _fetch(self, query: Select[Any]) -> None:
        for row in await self.database.rows(query):
            self.all[row["digest"]] = said_of(_files(row))


def _files(row: RowMapping) -> dict[str, str]:
    return msgspec.json.decode(row["body"], type=dict[str, str])


def sound(files: Mapping[str, str]) -> Pack:
    """The pack these files are; raises Refused with file and line where it cannot be played with."""
    try:
        pack = pack_of(files)
        complaints = check_pack(pack)
    except RecursionError as error:
        raise Refused("bad-content", None, 1, 1, file="pack.toml", detail=str(error)) from None
    for complaint in complaints:
        raise complaint
    return pack
