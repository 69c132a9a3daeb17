"""The database: schemas old and new, long games, and disks and locks that fail."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server.logs import check_logs, with_database
from server.serving import Server, play_on
from sqlalchemy import event, inspect

from perihelion.client import Client, ServerRefused
from perihelion.server.archive import Archive
from perihelion.server.bus import Alone
from perihelion.server.commands import Actor, Play, Start
from perihelion.server.database import Database
from perihelion.server.entries import Opened, Said, Sat
from perihelion.server.hall import Hall
from perihelion.server.house import House  # noqa: F401 - it brings the ways commands are carried out
from perihelion.server.ledger import Append, CardRow, Overtaken, PostgresLedger
from perihelion.server.live_table import CHECKPOINT_EVERY
from perihelion.server.packs import Packs
from perihelion.server.people import People
from perihelion.server.schema import metadata

SHELF = sorted((Path(__file__).parent / "shelf").glob("*.sql"))


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database."""
    if request.param == "postgres":
        return str(request.getfixturevalue("services").postgres.database())
    return sqlite_url(tmp_path)


def sqlite_url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'perihelion.sqlite'}"


def from_shelf(text: Path, folder: Path) -> Path:
    """A database of an older version, in a data folder."""
    folder.mkdir(parents=True, exist_ok=True)
    place = folder / "perihelion.sqlite"
    with closing(sqlite3.connect(place)) as database:
        database.executescript(text.read_text())
    return place


# Schemas.


def test_the_migrations_make_what_the_program_expects(url: str) -> None:
    async def work(database: Database) -> Any:
        await database.migrate()
        await database.migrate()
        async with database.engine.connect() as connection:
            return await connection.run_sync(
                lambda one: compare_metadata(MigrationContext.configure(one), metadata)
            )

    assert with_database(url, work) == []


def test_a_migration_that_breaks_off_has_done_nothing(url: str) -> None:
    """As when the power fails during the very first start."""

    async def work(database: Database) -> None:
        @event.listens_for(database.engine.sync_engine, "before_cursor_execute")
        def fail(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
            if broken and "CREATE TABLE recoveries" in statement:
                raise KeyboardInterrupt

        broken = True
        with pytest.raises(KeyboardInterrupt):
            await database.migrate()
        async with database.engine.connect() as connection:
            assert await connection.run_sync(lambda one: inspect(one).get_table_names()) == []
        broken = False
        await database.migrate()

    with_database(url, work)


def test_processes_that_start_at_the_same_time_migrate_once(url: str) -> None:
    async def work(_: Database) -> None:
        databases = [Database(url) for _ in range(4)]
        await asyncio.gather(*(database.migrate() for database in databases))
        for database in databases:
            await database.close()

    with_database(url, work)


@pytest.mark.parametrize("text", SHELF, ids=lambda text: text.stem)
def test_a_database_of_every_released_schema_keeps_what_is_in_it(text: Path, tmp_path: Path) -> None:
    place = from_shelf(text, tmp_path)
    before = _rows(place)
    with_database(sqlite_url(tmp_path), lambda database: database.migrate())
    after = _rows(place)
    for table, rows in before.items():
        if table != "alembic_version":
            assert [
                {name: row[name] for name in old} for row, old in zip(after[table], rows, strict=True)
            ] == rows
    check_logs(sqlite_url(tmp_path))


def test_what_nobody_confirmed_before_waits_to_be_and_a_guest_gives_an_accounts_name_back(
    tmp_path: Path,
) -> None:
    place = from_shelf(SHELF[0], tmp_path)
    with closing(sqlite3.connect(place)) as database, database:
        database.execute("UPDATE people SET email = 'ada@example.org' WHERE account IS NOT NULL")
        database.execute("UPDATE people SET name = 'ADA of the Shelf' WHERE account IS NULL")
    with_database(sqlite_url(tmp_path), lambda database: database.migrate())
    ada, ben = sorted(_rows(place)["people"], key=lambda row: row["account"] is None)
    assert (ada["email"], ada["unconfirmed"]) == (None, "ada@example.org")
    assert ada["name"] == "Ada of the shelf" and ben["name"].startswith("Nova ")


def _rows(place: Path) -> dict[str, list[dict[str, Any]]]:
    with closing(sqlite3.connect(place)) as database:
        database.row_factory = sqlite3.Row
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: [dict(row) for row in database.execute(f"SELECT * FROM {name}")] for name in names}


@pytest.mark.parametrize("text", SHELF, ids=lambda text: text.stem)
def test_a_running_table_of_every_released_schema_is_played_on(text: Path, tmp_path: Path) -> None:
    from_shelf(text, tmp_path)
    server = Server(tmp_path, limits="0").start()
    try:
        ada = server.client()
        ada.sign_in("Ada of the shelf", "a long passphrase")
        ben = server.client()
        ben._carry(_session(sqlite_url(tmp_path), "Ben"))
        cards = {card["title"]: card["id"] for card in ada.tables("mine")}
        assert len(cards) == 3
        long = cards["Against a bot"]
        assert play_on(ada, long, moves=10) == 10
        assert any(line.get("text") == "Je reviens demain." for line in ada.see(long).lines)
        slow = next(card["id"] for card in ben.tables("mine"))
        assert len(ben.request("GET", f"/api/tables/{slow}/orders")) == 1
        for somebody in (ada, ben):
            if somebody.see(slow).asked is not None:
                somebody.play(slow, somebody.see(slow).moves[0])
        ben.do(cards["To join"], "sit")
    finally:
        server.close_clients()
        assert server.stop() == 0
    check_logs(sqlite_url(tmp_path))


def _session(url: str, name: str) -> str:
    async def work(database: Database) -> str:
        rows = await database.rows(metadata.tables["people"].select())
        return await People(database).session(next(row["id"] for row in rows if row["name"] == name))

    return with_database(url, work)


# Long games.


def test_opening_a_long_game_replays_a_few_dozen_lines(url: str) -> None:
    replayed: list[int] = []

    async def work(database: Database) -> int:
        await database.migrate()
        archive = Archive(database)
        hall = Hall(archive, Alone(), Packs(database, Path("nowhere")).chosen, "here")
        ada, ben = Actor("ada", "Ada"), Actor("ben", "Ben")
        setup = Opened(owner="ada", game="wild-space", seats=2, title="Long")
        sat = [Sat(seat=seat, person=actor.person, name=actor.name) for seat, actor in enumerate((ada, ben))]
        await hall.open("long", ada, setup, *sat)
        await hall.command("long", ada, Start(shuffle=False))
        live = await hall.table("long")
        while live.table.status == "playing":
            seat, decision = next(iter(live.asked.items()))
            await hall.command("long", (ada, ben)[seat], Play(moves=[decision.moves[0].text]))
            replayed.append(len((await archive.open("long")).lines))
        return live.table.sequence

    lines = with_database(url, work)
    print(f"{lines} lines, at most {max(replayed)} replayed")
    assert lines > 80
    assert max(replayed) <= 2 * CHECKPOINT_EVERY + 12
    check_logs(url)


# Disks and locks that fail.


class Talk:
    """Somebody who talks without pause, and notes what was acknowledged and what refused."""

    def __init__(self, client: Client, table: str) -> None:
        self.client, self.table = client, table
        self.acknowledged: list[int] = []
        self.refusals: list[ServerRefused] = []
        self.slowest = 0.0
        self._over = threading.Event()
        self._talking = threading.Thread(target=self._talk)

    def _talk(self) -> None:
        number = 0
        while not self._over.is_set():
            began = time.monotonic()
            try:
                text = f"{number} " + "word " * 90
                self.acknowledged.append(self.client.do(self.table, "say", id=f"say-{number}", text=text))
                number += 1
            except ServerRefused as why:
                self.refusals.append(why)
                time.sleep(0.05)
            self.slowest = max(self.slowest, time.monotonic() - began)

    def __enter__(self) -> Talk:
        self._talking.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._talking.join()

    def until(self, holds: Callable[[], bool], seconds: float = 30) -> None:
        until = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < until, self.refusals[-1:]
            time.sleep(0.02)

    def goes_on(self, times: int = 20) -> None:
        reached = len(self.acknowledged)
        self.until(lambda: len(self.acknowledged) >= reached + times)


@contextmanager
def talking(server: Server) -> Iterator[Talk]:
    """Talk at a table; in the end all that was acknowledged is in the log, once."""
    ada = server.guest("Ada")
    table = ada.open("wild-space", seats=2).id
    with Talk(ada, table) as talk:
        talk.goes_on()
        yield talk
    assert {(why.status, why.reason) for why in talk.refusals} <= {(503, "unavailable")}
    said = [
        line.sequence for line in check_logs(sqlite_url(server.data))[table] if isinstance(line.entry, Said)
    ]
    assert said == talk.acknowledged
    assert "Traceback" not in server.told(), server.told()


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose disk is troubled for a while; it gets over each trouble."""
    server = Server(tmp_path_factory.mktemp("troubled"), limits="0").start()
    yield server
    server.close_clients()
    assert server.stop() == 0, server.told()


def readiness(server: Server, status: int = 200) -> str:
    """What the server says of itself to whoever sends people to it, if with this status."""
    answer = httpx.get(f"{server.address}/ready", trust_env=False)
    return str(answer.json()["status"]) if answer.status_code == status else ""


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of three megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", folder], capture_output=True, text=True
    )
    if made.returncode:
        pytest.skip(f"no disk of our own can be mounted: {made.stderr.strip()}")
    yield folder
    subprocess.run(["umount", folder], check=True)


def test_a_full_disk_is_survived(small_disk: Path, tmp_path: Path) -> None:
    server = Server(small_disk, limits="0")
    server.log = tmp_path / "log"
    server.start()
    filler = small_disk / "filler"
    try:
        with talking(server) as talk:
            with filler.open("wb", buffering=0) as file, pytest.raises(OSError, match="space"):
                while True:
                    file.write(b"x" * 4096)
            talk.until(lambda: len(talk.refusals) >= 10)
            assert talk.client.see(talk.table).status == "open", "reading goes on"
            talk.until(lambda: "full" in readiness(server, 503))
            filler.unlink()
            talk.goes_on()
            talk.until(lambda: readiness(server) == "ok")
        assert "full" in server.told()
    finally:
        server.close_clients()
        assert server.stop() == 0, server.told()


def test_a_file_that_may_not_grow_is_survived(own_server: Server) -> None:
    assert own_server.process is not None
    with talking(own_server) as talk:
        size = (own_server.data / "perihelion.sqlite-wal").stat().st_size
        most = resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (size + 8192, most[1]))
        talk.until(lambda: len(talk.refusals) >= 10)
        resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, most)
        talk.goes_on()


def test_a_locked_database_is_waited_for_and_then_refused(own_server: Server) -> None:
    with talking(own_server) as talk:
        with closing(sqlite3.connect(own_server.data / "perihelion.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            talk.until(lambda: bool(talk.refusals))
            assert talk.client.see(talk.table).status == "open", "reading goes on"
            talk.until(lambda: "locked" in readiness(own_server, 503))
            assert httpx.get(f"{own_server.address}/health", trust_env=False).status_code == 200
            other.execute("ROLLBACK")
        talk.goes_on()
    assert "database is locked" in own_server.told()


def test_a_slow_database_makes_commands_slow_and_loses_none(own_server: Server) -> None:
    with talking(own_server) as talk:
        for _ in range(3):
            with closing(
                sqlite3.connect(own_server.data / "perihelion.sqlite", isolation_level=None)
            ) as other:
                other.execute("BEGIN IMMEDIATE")
                time.sleep(1)
                other.execute("COMMIT")
            talk.goes_on(3)
    assert not talk.refusals
    assert talk.slowest > 0.7, "it was not slow"


def test_who_was_overtaken_is_told_so_even_if_the_rows_cannot_be_taken_back() -> None:
    """A driver whose connection breaks while a broken key is being rolled back says only that it is busy."""

    class Broken:
        def is_closed(self) -> bool:
            return False

        @asynccontextmanager
        async def transaction(self) -> AsyncIterator[None]:
            try:
                yield
            except asyncpg.UniqueViolationError:
                raise asyncpg.InternalClientError("another operation is in progress") from None

        async def executemany(self, statement: str, rows: object) -> None:
            raise asyncpg.UniqueViolationError('duplicate key value violates unique constraint "pk_log"')

    class Ledger(PostgresLedger):
        async def _driver(self) -> Any:
            return Broken()

    async def story() -> None:
        database = Database("postgresql+asyncpg://nobody@127.0.0.1:1/nothing")
        append = Append("t", [], CardRow("t", *[None] * (len(CardRow._fields) - 1)))  # type: ignore[arg-type]
        with pytest.raises(Overtaken):
            await Ledger(database).file([append])

    asyncio.run(story())
