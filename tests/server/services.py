"""PostgreSQL and Redis for tests: on loopback, in a folder of their own, gone when the tests are over."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import pytest
from server.ports import free_port

STARTS_WITHIN = 120.0
DIES_WITH_US = ["setpriv", "--pdeathsig", "KILL"] if shutil.which("setpriv") else []


def postgres_programs() -> Path | None:
    """Where PostgreSQL's programs are: outside the path on Debian."""
    found = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    found += [Path(one).resolve().parent for one in [shutil.which("initdb")] if one]
    needed = ("initdb", "postgres", "pg_isready", "psql")
    return next((folder for folder in found if all((folder / one).exists() for one in needed)), None)


def missing() -> str | None:
    """Why there is no PostgreSQL with Redis here, if so."""
    absent = [] if postgres_programs() else ["PostgreSQL"]
    absent += [] if shutil.which("redis-server") else ["redis-server"]
    return (
        f"{' and '.join(absent)} not installed; as root, ./perihelion test installs them" if absent else None
    )


class Service:
    """A program that can be stopped, killed and started again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*DIES_WITH_US, *self.command()], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log,
                stderr=log, user=self.user, group=self.user,
            )  # fmt: skip
        until = time.monotonic() + STARTS_WITHIN
        while not self.answers():
            told = (self.folder / "log").read_text()
            assert self.process.poll() is None and time.monotonic() < until, told
            time.sleep(0.02)

    @property
    def user(self) -> str | None:
        """Whom it runs as; None is who runs the tests."""
        return None

    def stop(self, with_signal: int = signal.SIGINT) -> None:
        """SIGINT asks for an end in good order, SIGKILL does not ask."""
        if self.process is not None:
            self.process.send_signal(with_signal)
            self.process.wait(60)
            self.process = None


class Postgres(Service):
    """A cluster of its own; it refuses root, who lends it another name."""

    def __init__(self, folder: Path, *, fsync: bool = False) -> None:
        super().__init__(folder)
        programs = postgres_programs()
        assert programs is not None
        self._programs, self._fsync = programs, fsync
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        self._run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")

    @property
    def user(self) -> str | None:
        return "postgres" if os.geteuid() == 0 else None

    def _run(self, program: str, *arguments: str) -> str:
        done = subprocess.run(
            [self._programs / program, *arguments], cwd=self.folder, capture_output=True, text=True,
            user=self.user, group=self.user,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "fsync": "on" if self._fsync else "off",
            "shared_buffers": "32MB",
            "max_connections": "60",
        }
        said = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [str(self._programs / "postgres"), "-D", "data", *said]

    def answers(self) -> bool:
        where = ["-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run([self._programs / "pg_isready", "-q", *where]).returncode == 0

    def sql(self, text: str, database: str = "postgres") -> str:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-d", database]
        return self._run("psql", "-qAt", *where, "-c", text)

    def database(self) -> str:
        """A new, empty database; returns the address of it."""
        name = f"perihelion_{time.monotonic_ns()}"
        self.sql(f"CREATE DATABASE {name}")
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.port}/{name}"


class Redis(Service):
    """It keeps nothing."""

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        said = {"bind": "127.0.0.1", "port": str(self.port), "save": "", "appendonly": "no"}
        return ["redis-server", *(part for name, value in said.items() for part in (f"--{name}", value))]

    def answers(self) -> bool:
        asked = subprocess.run(
            ["redis-cli", "-h", "127.0.0.1", "-p", str(self.port), "ping"], capture_output=True
        )
        return asked.stdout.strip() == b"PONG"


class Services:
    """PostgreSQL and Redis together; `with Services() as services` starts and clears them away."""

    def __enter__(self) -> Services:
        if why := missing():
            pytest.skip(why)
        self.folder = Path(tempfile.mkdtemp(prefix="perihelion-services-"))
        self.folder.chmod(0o755)
        homes = {name: self.folder / name for name in ("postgres", "redis")}
        for home in homes.values():
            home.mkdir()
        try:
            self.postgres, self.redis = Postgres(homes["postgres"]), Redis(homes["redis"])
            self.postgres.start()
            self.redis.start()
        except BaseException:
            self.clear()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()

    def clear(self) -> None:
        for name in ("postgres", "redis"):
            service = getattr(self, name, None)
            if service is not None:
                service.stop()
        shutil.rmtree(self.folder)

    def settings(self) -> dict[str, str]:
        """For servers that share a new database."""
        return {"database": self.postgres.database(), "redis": self.redis.url}
