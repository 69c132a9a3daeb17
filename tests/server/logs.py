"""Looking into the database behind the server's back."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import select

from perihelion.server import replays
from perihelion.server.archive import Archive
from perihelion.server.database import Database
from perihelion.server.entries import Line
from perihelion.server.live_table import open_table
from perihelion.server.packs import Packs
from perihelion.server.schema import tables

Found = TypeVar("Found")


def with_database(url: str, work: Callable[[Database], Awaitable[Found]]) -> Found:
    """Does something with a database, on a connection of its own."""

    async def working() -> Found:
        database = Database(url)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(working())


def lines_of(url: str, table: str) -> list[Line]:
    return with_database(url, lambda database: Archive(database).read(table))


def check_logs(url: str, only: Iterable[str] | None = None) -> dict[str, list[Line]]:
    """Every log has no hole, no command twice, and makes the same table from start and checkpoint."""

    async def checked(database: Database) -> dict[str, list[Line]]:
        found = [row["id"] for row in await database.rows(select(tables.c.id))]
        return {table: await check_log(database, table) for table in (found if only is None else only)}

    return with_database(url, checked)


async def check_log(database: Database, table: str) -> list[Line]:
    archive, packs = Archive(database), Packs(database, Path("nowhere"))
    while True:  # until nobody writes meanwhile
        opened = await open_table(archive, table, packs.chosen)
        lines, filed = await archive.read(table), (await archive.reached([table]))[table]
        assert opened is not None
        if opened.table.sequence == len(lines) == filed:
            break
    assert [line.sequence for line in lines] == list(range(1, filed + 1))
    commands = Counter((line.actor, line.command) for line in lines if line.command is not None)
    assert not [command for command, times in commands.items() if times > 1]
    whole = replays.at(await replays.story(archive, table, packs.chosen, filed))
    assert opened.table == whole.table
    for seat in [None, *range(len(whole.table.places))]:
        # A table taken up from a checkpoint does not know its earlier answers: there undo may say less.
        assert {**opened.state(seat, 0), "undo": None} == {**whole.state(seat, 0), "undo": None}
    return lines
