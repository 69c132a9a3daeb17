"""`perihelion check`: whether every table can be read to its last line."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

from perihelion.cli.serve import Data, Database
from perihelion.engine.refused import Refused
from perihelion.words import Words

if TYPE_CHECKING:
    from perihelion.server.settings import Settings


def check(data: Data = None, database: Database = None) -> None:
    """Read the log of every table, also while it serves; says which are damaged, and where."""
    from perihelion.server.settings import Settings

    try:
        sound, damaged = asyncio.run(_check(Settings.from_environment(data=data, database=database)))
    except Refused as why:
        sys.exit("perihelion: " + Words("en").refusal(why.reason, about=why.about))
    print(f"{sound} tables are sound, {damaged} damaged")
    if damaged:
        sys.exit(1)


async def _check(settings: Settings) -> tuple[int, int]:
    from perihelion.server.checking import check

    sound = damaged = 0
    async for table, why in check(settings):
        if why is None:
            sound += 1
        else:
            damaged += 1
            print(f"table {table}, line {why.damaged}: {why.detail}")
    return sound, damaged
