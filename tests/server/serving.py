"""Real servers for tests: each a process of its own, on loopback, with a data folder of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import httpx
from server.ports import free_port

from perihelion.client import Client

STARTS_WITHIN = 120.0


class Server:
    """A server process; it can be killed and started again on the same data."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.port = free_port()
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None
        self.clients: list[Client] = []
        self.log = data / f"server-{self.port}.log"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        self.launch()
        self.wait()
        return self

    def launch(self) -> None:
        """Starts the process, and does not wait until it serves."""
        self.data.mkdir(parents=True, exist_ok=True)
        said = {
            "PERIHELION_PORT": str(self.port),
            "PERIHELION_DATA": str(self.data),
            "PERIHELION_WORKERS": "1",
        }
        said |= {f"PERIHELION_{name.upper()}": value for name, value in self.settings.items()}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "perihelion", "serve"],
                env=os.environ | said,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def wait(self) -> None:
        """Until it serves."""
        assert self.process is not None
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until:
            assert self.process.poll() is None, f"the server did not start:\n{self.told()}"
            try:
                if httpx.get(f"{self.address}/health", trust_env=False, timeout=1).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"the server did not answer:\n{self.told()}")

    def told(self) -> str:
        """What it logged."""
        return self.log.read_text() if self.log.exists() else ""

    def stop(self) -> int:
        """In good order; returns the exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(60)

    def guest(self, name: str = "Ada", language: str = "en") -> Client:
        """Somebody new."""
        client = self.client()
        client.arrive(name, language)
        return client

    def client(self) -> Client:
        """Nobody in particular yet."""
        self.clients.append(Client(self.address))
        return self.clients[-1]

    def close_clients(self) -> None:
        while self.clients:
            self.clients.pop().close()


S = TypeVar("S", bound=Server)


@contextmanager
def served(server: S) -> Iterator[S]:
    """A server for a while; it stops in good order, and there is no fault in its log."""
    server.start()
    try:
        yield server
    except BaseException:
        server.close_clients()
        server.kill()
        raise
    server.close_clients()
    assert server.stop() == 0, server.told()[-4000:]
    assert "Traceback" not in server.told(), server.told()[-4000:]


class Servers(Server):
    """Two processes that share all tables; people come to them in turn."""

    def __init__(self, data: Path, **settings: str) -> None:
        super().__init__(data, **settings)
        self.processes = [Server(data / str(one), **settings) for one in range(2)]
        self._turn = 0

    @property
    def address(self) -> str:
        """Any of them will do."""
        return self.processes[self._turn % len(self.processes)].address

    def start(self) -> Servers:
        """All at once, as after a power cut."""
        for one in self.processes:
            one.launch()
        for one in self.processes:
            one.wait()
        return self

    def told(self) -> str:
        return "\n".join(one.told() for one in self.processes)

    def stop(self) -> int:
        return max(one.stop() for one in self.processes)

    def kill(self) -> None:
        for one in self.processes:
            one.kill()

    def client(self) -> Client:
        self._turn += 1
        return super().client()

    def close_clients(self) -> None:
        super().close_clients()
        for one in self.processes:
            one.close_clients()


def play_on(client: Client, table: str, moves: int = 10_000) -> int:
    """Answers with the first legal move until the game is over or so many were made; returns how many."""
    made = 0
    update = client.see(table)
    while update.status == "playing" and made < moves:
        if update.asked is None:
            update = client.see(table, update.sequence, wait=5)
            continue
        client.play(table, update.moves[0])
        made += 1
        update = client.see(table)
    return made
