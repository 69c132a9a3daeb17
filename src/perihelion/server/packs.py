"""Content packs a table may choose: those the host put in the data folder, and those people brought.

A pack that was ever played with stays, by its digest: its games can be opened whatever became of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Select, insert, select
from sqlalchemy.exc import IntegrityError

from perihelion.engine.packs import Pack, named, pack_of
from perihelion.engine.refused import Refused
from perihelion.games import check_pack
from perihelion.server.database import Database
from perihelion.server.entries import PersonId
from perihelion.server.schema import packs

LARGEST_PACK = 300_000
MOST_OF_ONE = 20
HOST = ""
logger = logging.getLogger("perihelion")


class Packs:
    """Every pack by its digest; those of the same name are versions of one."""

    def __init__(self, database: Database, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self.all: dict[str, Pack] = {}

    async def load(self) -> None:
        """The packs of the database, and those that lie in the folder now."""
        await self.fetch_all()
        for folder in sorted(self.folder.glob("*/pack.toml")):
            files = {path.name: path.read_text("utf-8") for path in folder.parent.glob("*.toml")}
            try:
                await self.bring(HOST, files)
            except Refused as why:
                logger.warning("pack %s is left out: %s", folder.parent.name, why)

    async def bring(self, owner: PersonId, files: Mapping[str, str]) -> Pack:
        """A pack to be played with from now on; raises Refused with file and line where it is unsound.

        What is here already under another name keeps that name: it is the content that counts.
        """
        if sum(map(len, files.values())) > LARGEST_PACK:
            raise Refused("too-long", limit=LARGEST_PACK)
        try:
            pack = await asyncio.to_thread(pack_of, files)
            complaints = await asyncio.to_thread(check_pack, pack)
        except RecursionError as error:
            raise Refused("bad-content", None, 1, 1, file="pack.toml", detail=str(error)) from None
        for complaint in complaints:
            raise complaint
        if pack.digest not in self.all:
            await self._keep(owner, pack, files)
        return self.all[pack.digest]

    async def _keep(self, owner: PersonId, pack: Pack, files: Mapping[str, str]) -> None:
        own = await self.database.rows(select(packs.c.digest).where(packs.c.owner == owner))
        if owner != HOST and len(own) >= MOST_OF_ONE:
            raise Refused("too-many-packs", limit=MOST_OF_ONE)
        row = {"digest": pack.digest, "name": pack.name, "game": pack.said.game, "owner": owner}
        body = msgspec.json.encode(dict(files)).decode()
        with contextlib.suppress(IntegrityError):  # another process was brought the same one
            await self.database.write(insert(packs).values(**row, body=body))
        kept = await self.database.row(select(packs.c.body).where(packs.c.digest == pack.digest))
        assert kept is not None
        self.all[pack.digest] = pack_of(msgspec.json.decode(kept["body"], type=dict[str, str]))

    async def chosen(self, wanted: Mapping[str, str]) -> Sequence[Pack]:
        """The packs a table names; raises Refused for one that is missing."""
        await self.fetch(*wanted.values())
        return named(list(self.all.values()), wanted, "")

    async def fetch(self, *digests: str) -> None:
        """Packs another process was brought."""
        unknown = [digest for digest in digests if digest not in self.all]
        if unknown:
            await self._fetch(select(packs).where(packs.c.digest.in_(unknown)))

    async def fetch_all(self) -> None:
        await self._fetch(select(packs).where(packs.c.digest.not_in(list(self.all))))

    async def _fetch(self, query: Select[Any]) -> None:
        for row in await self.database.rows(query):
            self.all[row["digest"]] = pack_of(msgspec.json.decode(row["body"], type=dict[str, str]))
