"""`perihelion backup` and `perihelion restore`: everything the server keeps, in one file."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any

import typer

from perihelion.cli.serve import Data, Database
from perihelion.engine.refused import Refused
from perihelion.words import Words

File = Annotated[Path, typer.Argument(help="The file of the backup.", dir_okay=False)]
Force = Annotated[bool, typer.Option("--force", help="Replace everything that is in the database.")]


def backup(file: File, data: Data = None, database: Database = None) -> None:
    """Write everything the server keeps into a file, also while it serves."""
    from perihelion.server.backups import back_up
    from perihelion.server.settings import Settings

    _run(lambda: back_up(Settings.from_environment(data=data, database=database), file))
    print(f"backed up: {file} ({file.stat().st_size:,} bytes)")


def restore(file: File, data: Data = None, database: Database = None, force: Force = False) -> None:
    """Put a backup in the place of an empty database; the server must not run."""
    from perihelion.server import backups
    from perihelion.server.settings import Settings

    _run(lambda: backups.restore(Settings.from_environment(data=data, database=database), file, force=force))
    print(f"restored: {file}")


def _run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    logging.getLogger("perihelion").setLevel(logging.ERROR)  # the sentence below says it
    try:
        asyncio.run(work())
    except Refused as why:
        sys.exit("perihelion: " + Words("en").refusal(why.reason, about=why.about))
