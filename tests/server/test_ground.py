"""What can be wrong with the ground a server stands on: it says so in one sentence, and what to do."""

from __future__ import annotations

import asyncio
import os
import pickle
import re
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.receivers import until
from server.serving import Server
from server.test_tables import refused, two_people
from sqlalchemy import update

from perihelion.engine.refused import Refused
from perihelion.server import backups, replays
from perihelion.server.archive import Damaged
from perihelion.server.clerks import Clerks
from perihelion.server.commands import Actor, Say, Start
from perihelion.server.house import House
from perihelion.server.limits import Bill
from perihelion.server.lobby import Setup
from perihelion.server.people import People
from perihelion.server.schema import log
from perihelion.server.settings import Settings


def opened(settings: Settings) -> None:
    """A house opens and closes again."""

    async def told() -> None:
        async with House(settings).open():
            pass

    asyncio.run(told())


def why_not(settings: Settings) -> Refused:
    with pytest.raises(Refused) as refusal:
        opened(settings)
    return refusal.value


def by_file(folder: Path, name: str) -> Settings:
    return Settings(data=folder / name, database=f"sqlite+aiosqlite:///{folder / 'shared.sqlite'}", workers=1)


def test_a_second_server_on_the_same_file_is_refused_whatever_its_folder(tmp_path: Path) -> None:
    async def told() -> None:
        (tmp_path / "again.sqlite").symlink_to(tmp_path / "shared.sqlite")
        again = Settings(data=tmp_path / "c", database=f"sqlite+aiosqlite:///{tmp_path / 'again.sqlite'}")
        async with House(by_file(tmp_path, "a")).open():
            for settings in (by_file(tmp_path, "b"), again):
                with pytest.raises(Refused, match="data-in-use"):
                    async with House(settings).open():
                        pass

    asyncio.run(told())
    opened(by_file(tmp_path, "b"))


def test_a_folder_that_cannot_be_and_a_file_that_is_no_database_are_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert why_not(Settings(data=tmp_path / "file" / "data")).reason == "data-unusable"
    (tmp_path / "perihelion.sqlite").write_text("once upon a time there was a database " * 20)
    assert why_not(Settings(data=tmp_path)).reason == "database-corrupt"
    newer = tmp_path / "newer"
    opened(Settings(data=newer, workers=1))
    with closing(sqlite3.connect(newer / "perihelion.sqlite")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert why_not(Settings(data=newer)).reason == "database-newer"


def test_on_the_command_line_it_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "perihelion.sqlite").write_text("once upon a time there was a database " * 20)
    said = subprocess.run(
        [sys.executable, "-m", "perihelion", "serve", "--port", "0", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
    )
    assert said.returncode == 1 and "Traceback" not in said.stderr
    assert said.stderr.splitlines()[-1].startswith(f"perihelion: {tmp_path}/perihelion.sqlite is not a sound")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("PORT", "80000"),
        ("PORT", "-1"),
        ("PORT", "x"),
        ("LIMITS", "y"),
        ("LIMITS", "nan"),
        ("WORKERS", "-3"),
        ("REDIS", "nonsense"),
        ("PUBLIC", "table.example"),
        ("PUBLIC", "http://[bad"),
        ("SMTP", "mail.example"),
        ("WEBHOOKS", "all"),
        ("DATABASE", "nonsense"),
        ("DATABASE", "foo://bar/baz"),
        ("DATABASE", "sqlite:///tables.sqlite"),
        ("DATABASE", "sqlite+aiosqlite://"),
        ("DATABASE", "sqlite+aiosqlite:///file:tables.sqlite?uri=true"),
        ("DATABASE", "postgresql://ada:hush@db.example/tables"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(name: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"PERIHELION_{name}", said)
    with pytest.raises(Refused, match=r"bad-(setting|database)") as refusal:
        Settings.from_environment()
    assert "hush" not in str(refusal.value)


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_nobody_else_reads_the_database_or_a_backup(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        settings = Settings(data=tmp_path / "data", workers=1)
        opened(settings)
        database, backup = tmp_path / "data" / "perihelion.sqlite", tmp_path / "tables.backup"
        database.chmod(0o644)  # as an earlier version left it

        async def told() -> None:
            async with House(settings).open() as house:
                await house.people.arrive("Ada")
                beside = [database.with_name(database.name + part) for part in ("", "-wal", "-shm")]
                assert [mode(file) for file in beside] == [0o600] * 3
                await backups.back_up(settings, backup)

        asyncio.run(told())
        asyncio.run(backups.restore(Settings(data=tmp_path / "again"), backup))
        assert mode(backup) == mode(tmp_path / "again" / "perihelion.sqlite") == 0o600
    finally:
        os.umask(before)


def test_a_damaged_line_is_told_to_the_host_and_to_the_players(tmp_path: Path) -> None:
    server = Server(tmp_path, limits="0").start()
    ada, ben, table = two_people(server)
    sound = ada.open("wild-space", seats=2).id
    ada.do(table, "start")
    server.stop()
    with closing(sqlite3.connect(tmp_path / "perihelion.sqlite")) as database, database:
        database.execute(
            "UPDATE log SET entry = substr(entry, 5) WHERE table_id = ? AND sequence = 3", [table]
        )
    server.start()
    try:
        for _ in range(3):
            assert "has been told" in str(refused("table-damaged", ben.see, table))
        assert ada.see(sound).status == "open"
        told = until(
            lambda: re.findall(f"ERROR table {table} is damaged at line 3: .*", server.told()) or None
        )
        assert len(told) == 1
        said = subprocess.run(
            [sys.executable, "-m", "perihelion", "check", "--data", str(tmp_path)],
            capture_output=True,
            text=True,
        )
        assert said.returncode == 1 and f"table {table}, line 3: " in said.stdout
        assert said.stdout.endswith("1 tables are sound, 1 damaged\n")
    finally:
        server.close_clients()
        server.stop()
    assert "Traceback" not in server.told()


def test_whoever_is_forgotten_while_signing_in_is_not_signed_in(tmp_path: Path) -> None:
    async def told() -> None:
        async with House(Settings(data=tmp_path, workers=1)).open() as house:
            people: People = house.people
            ada = await people.arrive("Ada")
            await house.forget(ada)
            for late in (
                people.session(ada.id),
                people.register(ada, "Ada", "a long passphrase"),
                people.change(ada, name="Eve"),
                people.way_back(ada),
            ):
                with pytest.raises(Refused, match="not-signed-in"):
                    await late

    asyncio.run(told())


def test_a_title_goes_with_whoever_gave_it(tmp_path: Path) -> None:
    """Also where a rematch of somebody else took it over."""
    server = Server(tmp_path, limits="0").start()
    try:
        ada, ben, table = two_people(server, title="Ada Lovelace invites")
        ada.do(table, "start")
        ada.do(table, "close")
        again = ben.request("POST", f"/api/tables/{table}/rematch")["id"]
        assert ben.see(again).table["title"] == "Ada Lovelace invites"
        ada.request("DELETE", "/api/me")
        for one in (table, again):
            assert ben.see(one).table["title"] == "?"
        assert "Lovelace" not in str(ben.tables("mine"))
        server.stop()
        with closing(sqlite3.connect(tmp_path / "perihelion.sqlite")) as database:
            assert "Lovelace" not in "\n".join(database.iterdump())
    finally:
        server.close_clients()
        if server.process is not None and server.process.poll() is None:
            server.stop()


def test_a_line_that_only_a_replay_reads_is_told_too_and_keeps_nobody_here(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A table opens from its checkpoint; the damage lies before it."""

    async def told() -> None:
        async with House(Settings(data=tmp_path, workers=1, limits=0)).open() as house:
            house.clerks.do = at_once  # type: ignore[method-assign]
            ada = await house.people.arrive("Ada")
            live = await house.lobby.open(ada, Setup("wild-space", 2, companions={1: "Ben"}))
            table, actor = live.table.id, Actor(ada.id, ada.name)
            await house.hall.command(table, actor, Start())
            for number in range(60):
                await house.hall.command(table, actor, Say(text=f"line {number}"))
            here = (log.c.table_id == table, log.c.sequence == 3)
            await house.database.write(update(log).where(*here).values(entry="{}"))
            house.hall._forget(table)
            assert (await house.hall.table(table)).table.sequence == 64
            for _ in range(2):
                with pytest.raises(Damaged):
                    await house.played_again(Bill(ada.id), table, replays.record, ada.id)
            assert len((await house.export_of(ada))["log"]) > 60
            await house.forget(ada)
            assert await house.people.person(ada.id) is None

    asyncio.run(told())
    assert len([one for one in caplog.messages if "is damaged at line 3" in one]) == 1


async def at_once(bill: Bill, work: Callable[..., Any], *about: Any) -> Any:
    """As a clerk does it in another process."""
    try:
        return pickle.loads(pickle.dumps(work(*about)))
    except Refused as why:
        raise pickle.loads(pickle.dumps(why)) from None


def test_a_server_that_stops_waits_for_no_clerk() -> None:
    """Neither who is at work nor who has waited for a turn is waited for."""

    async def told() -> None:
        clerks = Clerks()
        asked = [asyncio.create_task(clerks.do(Bill(who), time.sleep, 60)) for who in ("Ada", "Ben")]
        await asyncio.sleep(0.1)
        clerks.stop()
        for why in await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 20):
            assert isinstance(why, Refused) and why.reason == "too-busy"

    asyncio.run(told())
