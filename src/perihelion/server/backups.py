"""Backups: all that a database holds in one SQLite file, whatever database it came from or goes to.

A backup is made while the server serves. The file is sealed with a digest of every row, so that a
damaged one is never restored.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from hashlib import sha256
from pathlib import Path

from sqlalchemy import create_engine, delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.engine.refused import Refused
from perihelion.server.database import Database, Unavailable, known_revisions, newest_revision
from perihelion.server.ground import OWN, hold
from perihelion.server.schema import house_clock, metadata, processes
from perihelion.server.settings import Settings

ROWS_AT_ONCE = 500
SEAL = "sealed"
KEPT = [table for table in metadata.sorted_tables if table is not processes]
FILLED = [
    table for table in KEPT if table is not house_clock
]  # by people: the clock stands in an empty house, too


# Making one.


async def back_up(settings: Settings, file: Path) -> None:
    """Writes a backup; the file is complete or absent."""
    database = Database(settings.database_url)
    try:
        with _written(file) as part:
            if database.is_sqlite:
                _copy_file(database.file, part)
            else:
                await _copy_out(database, part)
            _seal(part)
    finally:
        await database.close()


@contextmanager
def _written(file: Path) -> Iterator[Path]:
    """A file to be written beside its place; it takes the place when it is whole and on the disk."""
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(OWN)
        yield part
        _flush(part)
        part.replace(file)
        _flush(file.parent)
    except (OSError, sqlite3.OperationalError, Unavailable) as error:
        why = getattr(error.__cause__, "orig", error)  # of a database: what its driver said
        if not isinstance(why, OSError | sqlite3.Error):
            raise
        raise Refused("cannot-write", file=str(file), detail=str(why)) from error
    finally:
        part.unlink(missing_ok=True)


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _copy_file(source: Path, target: Path) -> None:
    """A SQLite database as it stands at one moment, also while somebody writes to it."""
    if not source.exists():
        raise Refused("nothing-to-back-up", folder=str(source.parent))
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")


async def _copy_out(database: Database, target: Path) -> None:
    """A PostgreSQL database as it stands at one moment."""
    async with database.connected() as connection:
        await connection.execution_options(isolation_level="REPEATABLE READ")
        revision = await _revision(connection)
        engine = create_engine(f"sqlite:///{target}")
        try:
            with engine.begin() as new:
                metadata.create_all(new)
                new.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
                new.execute(text("INSERT INTO alembic_version VALUES (:revision)"), {"revision": revision})
                for table in KEPT:
                    async with connection.stream(select(table)) as rows:
                        async for some in rows.mappings().partitions(ROWS_AT_ONCE):
                            new.execute(insert(table), [dict(row) for row in some])
        finally:
            engine.dispose()


async def _revision(connection: AsyncConnection) -> str:
    """Of a database with today's schema; raises Refused for another."""
    found = await connection.execute(text("SELECT to_regclass('alembic_version')"))
    revision = None
    if found.scalar() is not None:
        revision = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
    if revision != newest_revision():
        raise Refused("schema-not-today")
    return str(revision)


def _seal(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(f"CREATE TABLE {SEAL} (made REAL NOT NULL, digest TEXT NOT NULL)")
        connection.execute(f"INSERT INTO {SEAL} VALUES (?, ?)", (time.time(), _digest(connection)))


def _digest(connection: sqlite3.Connection) -> str:
    """Of every row of every table."""
    digest = sha256()
    query = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name != ? ORDER BY name"
    for name, made in connection.execute(query, (SEAL,)).fetchall():
        digest.update(f"{name}\n{made}\n".encode())
        for row in connection.execute(f'SELECT * FROM "{name}" ORDER BY rowid'):
            digest.update(repr(row).encode())
    return digest.hexdigest()


# Restoring one.


async def restore(settings: Settings, file: Path, *, force: bool = False) -> None:
    """Puts a backup in the place of what is there; raises Refused and changes nothing where it may not be."""
    check(file)
    database = Database(settings.database_url)
    try:
        if database.is_sqlite:
            await _restore_file(settings, database.file, file, force=force)
        else:
            await _restore_rows(database, file, force=force)
    finally:
        await database.close()


def check(file: Path) -> None:
    """Raises Refused for a file that is not a whole backup, or one this program is too old for."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            whole = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            sealed = connection.execute(f"SELECT digest FROM {SEAL}").fetchone()
            revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            sound = whole and sealed == (_digest(connection),)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise Refused("backup-damaged", file=str(file)) from error
    if not sound or revision is None:
        raise Refused("backup-damaged", file=str(file))
    if revision[0] not in known_revisions():
        raise Refused("backup-newer", file=str(file))


async def _prepared(file: Path, part: Path) -> None:
    """The backup as a database of today's schema, beside the one it will replace."""
    shutil.copyfile(file, part)
    with closing(sqlite3.connect(part)) as connection, connection:
        connection.execute(f"DROP TABLE {SEAL}")
    database = Database(f"sqlite+aiosqlite:///{part}")
    try:
        await database.migrate()
    finally:
        await database.close()
    with closing(sqlite3.connect(part)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


async def _restore_file(settings: Settings, place: Path, file: Path, *, force: bool) -> None:
    settings.data.mkdir(parents=True, exist_ok=True)
    with hold(place), _written(place) as part:
        if place.exists() and not force and not _is_empty_file(place):
            raise Refused("database-not-empty")
        await _prepared(file, part)
        _set_aside(place)


def _is_empty_file(place: Path) -> bool:
    try:
        with closing(sqlite3.connect(place)) as connection:
            query = "SELECT name FROM sqlite_master WHERE type = 'table'"
            there = {name for (name,) in connection.execute(query)}
            asked = (f"SELECT EXISTS (SELECT 1 FROM {table.name})" for table in FILLED if table.name in there)
            return not any(connection.execute(question).fetchone()[0] for question in asked)
    except sqlite3.DatabaseError:  # damaged, but somebody may still want it
        return False


def _set_aside(place: Path) -> None:
    """The database that goes takes its journal with it; the new one must not read that."""
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(place)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    for beside in ("-wal", "-shm"):
        place.with_name(place.name + beside).unlink(missing_ok=True)


async def _restore_rows(database: Database, file: Path, *, force: bool) -> None:
    await database.migrate()
    with tempfile.TemporaryDirectory() as folder:
        part = Path(folder) / "backup.sqlite"
        await _prepared(file, part)
        engine = create_engine(f"sqlite:///{part}")
        try:
            async with database.writing() as connection:
                await _check_idle(connection, force=force)
                for table in reversed(metadata.sorted_tables):
                    await connection.execute(delete(table))
                with engine.connect() as old:
                    for table in KEPT:
                        for some in old.execute(select(table)).mappings().partitions(ROWS_AT_ONCE):
                            await connection.execute(insert(table), [dict(row) for row in some])
        finally:
            engine.dispose()


async def _check_idle(connection: AsyncConnection, *, force: bool) -> None:
    """Nobody serves from the database, and nothing is in it unless it may be replaced."""
    alive = select(processes.c.id).where(processes.c.until > time.time())
    if (await connection.execute(alive)).first() is not None:
        raise Refused("database-in-use")
    for table in FILLED:
        if not force and (await connection.execute(select(table).limit(1))).first() is not None:
            raise Refused("database-not-empty")
