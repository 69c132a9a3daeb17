"""Backup and restore: while it serves, whole or not at all, from either database into either."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.logs import check_logs, with_database
from server.serving import Server, play_on, served
from typer.testing import CliRunner, Result

from perihelion.cli import app
from perihelion.server.backups import KEPT, _seal
from perihelion.server.database import Database
from perihelion.server.schema import processes

FULL = bool(os.environ.get("PERIHELION_FULL"))
DATABASES = ["sqlite", "postgres"]


def perihelion(*arguments: str | Path) -> Result:
    """The command, in this process."""
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def refuses(done: Result, words: str) -> None:
    """A sentence, and no traceback."""
    assert done.exit_code == 1, done.output
    assert done.output.startswith("perihelion: ") and words in done.output, done.output
    assert isinstance(done.exception, SystemExit)


def place(request: pytest.FixtureRequest, kind: str, folder: Path) -> list[str]:
    """Options for a new, empty database of this kind."""
    if kind == "sqlite":
        return ["--data", str(folder)]
    services = request.getfixturevalue("services")
    return ["--data", str(folder), "--database", services.postgres.database()]


def url_of(options: list[str]) -> str:
    if "--database" in options:
        return options[options.index("--database") + 1]
    return f"sqlite+aiosqlite:///{options[options.index('--data') + 1]}/perihelion.sqlite"


def rows_of(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in a database."""

    async def work(database: Database) -> dict[str, list[tuple[Any, ...]]]:
        found = {}
        for table in KEPT:
            query = table.select().order_by(*table.primary_key.columns)
            found[table.name] = [tuple(row.values()) for row in await database.rows(query)]
        return found

    return with_database(url, work)


BackedUp = tuple[str, Path, int, Server, list[str]]


@pytest.fixture(scope="module", params=DATABASES)
def backed_up(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[BackedUp]:
    """A server that was backed up while people played: what was known before, the file, the server."""
    folder = tmp_path_factory.mktemp(f"backup-{request.param}")
    options = place(request, request.param, folder / "data")
    server = Server(folder / "data", limits="0", database="".join(options[3:])).start()
    ada = server.guest("Ada")
    ada.register(f"Ada of {request.param}", "a long passphrase")
    table = ada.open("wild-space", seats=2, bots={"1": "rookie"}, title="Backed up").id
    ada.do(table, "start", shuffle=False)
    play_on(ada, table, moves=12)
    before = ada.see(table).sequence
    over = threading.Event()

    def talk() -> None:
        while not over.is_set():
            ada.do(table, "say", text="meanwhile")

    talking = threading.Thread(target=talk)
    talking.start()
    file = folder / "backup"
    try:
        done = perihelion("backup", file, *options)
    finally:
        over.set()
        talking.join()
    assert done.exit_code == 0, done.output
    assert [one.name for one in folder.iterdir() if one.name.startswith("backup")] == ["backup"]
    yield request.param, file, before, server, options
    server.close_clients()
    assert server.stop() == 0 and "Traceback" not in server.told(), server.told()


@pytest.mark.parametrize("into", DATABASES)
def test_a_backup_made_while_it_serves_is_restored_into_either_database(
    backed_up: BackedUp, into: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    kind, file, before, *_ = backed_up
    options = place(request, into, tmp_path / "new")
    done = perihelion("restore", file, *options)
    assert done.exit_code == 0, done.output
    ((table, lines),) = check_logs(url_of(options)).items()
    assert len(lines) >= before
    if FULL or kind != into:  # in the short form it is served where it changed its database
        with served(Server(tmp_path / "new", limits="0", database="".join(options[3:]))) as server:
            ada = server.client()
            ada.sign_in(f"Ada of {kind}", "a long passphrase")
            assert ada.see(table).sequence >= before
            assert play_on(ada, table, moves=3) == 3
        check_logs(url_of(options))


def test_there_and_back_everything_is_as_it_was(
    backed_up: BackedUp, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    _, file, *_ = backed_up
    first, second = (
        place(request, "postgres", tmp_path / "first"),
        place(request, "sqlite", tmp_path / "second"),
    )
    assert perihelion("restore", file, *first).exit_code == 0
    assert perihelion("backup", tmp_path / "again", *first).exit_code == 0
    assert perihelion("restore", tmp_path / "again", *second).exit_code == 0
    assert rows_of(url_of(first)) == rows_of(url_of(second))
    assert sum(map(len, rows_of(url_of(first)).values())) > 20


def test_what_is_there_is_replaced_only_by_force(
    backed_up: BackedUp, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    kind, file, *_ = backed_up
    options = place(request, kind, tmp_path / "new")
    assert perihelion("restore", file, *options).exit_code == 0
    before = rows_of(url_of(options))
    refuses(perihelion("restore", file, *options), "--force")
    assert rows_of(url_of(options)) == before
    assert perihelion("restore", file, *options, "--force").exit_code == 0
    assert rows_of(url_of(options)) == before


def test_a_database_somebody_serves_from_is_left_alone(backed_up: BackedUp) -> None:
    _, file, _, server, options = backed_up
    refuses(perihelion("restore", file, *options, "--force"), "Stop it first")
    assert server.guest("Ben").tables("mine") == []


@pytest.mark.parametrize("harm", ["cut", "flipped", "empty", "foreign", "unsealed", "absent"])
def test_a_damaged_file_is_refused(backed_up: BackedUp, harm: str, tmp_path: Path) -> None:
    _, file, *_ = backed_up
    bad = tmp_path / "bad"
    whole = file.read_bytes()
    match harm:
        case "cut":
            bad.write_bytes(whole[: len(whole) * 2 // 3])
        case "flipped":
            bad.write_bytes(whole.replace(b"meanwhile", b"meanwhilf", 1))
        case "empty":
            bad.write_bytes(b"")
        case "foreign":
            bad.write_text("This is a letter.")
        case "unsealed":
            bad.write_bytes(whole)
            with closing(sqlite3.connect(bad)) as database, database:
                database.execute("DROP TABLE sealed")
    refuses(perihelion("restore", bad, "--data", tmp_path / "new"), "damaged")
    assert not (tmp_path / "new/perihelion.sqlite").exists()


def test_a_backup_of_a_newer_version_is_refused(backed_up: BackedUp, tmp_path: Path) -> None:
    _, file, *_ = backed_up
    newer = tmp_path / "newer"
    newer.write_bytes(file.read_bytes())
    with closing(sqlite3.connect(newer)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.execute("DROP TABLE sealed")
    _seal(newer)
    refuses(perihelion("restore", newer, "--data", tmp_path / "new"), "newer")


def test_a_backup_that_cannot_be_written_leaves_the_old_one(backed_up: BackedUp, tmp_path: Path) -> None:
    *_, options = backed_up
    refuses(perihelion("backup", tmp_path / "nowhere" / "backup", *options), "could not be written")
    (tmp_path / "small").write_text("the old one")
    small = [
        "prlimit",
        "--fsize=20000",
        sys.executable,
        "-m",
        "perihelion",
        "backup",
        str(tmp_path / "small"),
    ]
    done = subprocess.run([*small, *options], capture_output=True, text=True)
    assert done.returncode == 1 and "could not be written" in done.stderr, done.stderr
    assert "Traceback" not in done.stderr
    assert [one.name for one in tmp_path.iterdir()] == ["small"]
    assert (tmp_path / "small").read_text() == "the old one"


def test_where_nothing_is_nothing_is_backed_up(tmp_path: Path) -> None:
    refuses(perihelion("backup", tmp_path / "file", "--data", tmp_path / "none"), "no database")
    assert list(tmp_path.iterdir()) == []


def test_processes_are_no_part_of_a_backup() -> None:
    assert processes not in KEPT
