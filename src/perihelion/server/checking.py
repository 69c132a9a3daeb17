"""Checking: every table taken up from its log, line by line, as a server would."""

from __future__ import annotations

from collections.abc import AsyncIterator

from sqlalchemy import select

from perihelion.server.archive import Archive, Damaged
from perihelion.server.database import Database
from perihelion.server.entries import TableId
from perihelion.server.live_table import open_table
from perihelion.server.packs import Packs
from perihelion.server.schema import tables
from perihelion.server.settings import Settings


async def check(settings: Settings) -> AsyncIterator[tuple[TableId, Damaged | None]]:
    """Every table, and what is wrong with it, if anything; nothing is changed."""
    database = Database(settings.database_url)
    archive, packs = Archive(database), Packs(database, settings.data / "packs")
    try:
        for row in await database.rows(select(tables.c.id).order_by(tables.c.id)):
            try:
                await open_table(archive, row["id"], packs.chosen, whole=True)
                yield row["id"], None
            except Damaged as why:
                yield row["id"], why
    finally:
        await database.close()
