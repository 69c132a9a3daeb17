"""The ground a server stands on: its folder and its SQLite file. What is wrong with them is one sentence."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import IO

from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError

from perihelion.engine.refused import Refused

OWN = 0o600  # nobody else reads names, words and hands
UNSOUND = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


def hold(file: Path) -> IO[str]:
    """Two processes on one SQLite file would not hear of one another; raises Refused for the second."""
    place = file.resolve()
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        held = place.with_name(place.name + ".lock").open("w")
    except OSError as error:
        raise unusable(place.parent, error) from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise Refused("data-in-use", file=str(file)) from None
    return held


def keep_private(file: Path) -> None:
    """Nobody but the host may read a database or a backup, from its first byte on."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWN))
        for one in (file, file.with_name(file.name + "-wal"), file.with_name(file.name + "-shm")):
            with suppress(FileNotFoundError):
                one.chmod(OWN)
    except OSError as error:
        raise unusable(file, error) from None


def unusable(place: Path, error: OSError) -> Refused:
    return Refused("data-unusable", file=str(place), detail=error.strerror or str(error))


def why_unsound(file: Path, error: BaseException | None) -> Refused | None:
    """What is wrong with a database that could not be brought up to date, if it is the file's fault."""
    if isinstance(error, CommandError):
        return Refused("database-newer", file=str(file))
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    if code is None:
        return None
    if code & 0xFF in UNSOUND:
        return Refused("database-corrupt", file=str(file))
    return Refused("data-unusable", file=str(file), detail=str(cause))
