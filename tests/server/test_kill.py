"""kill -9 under play: what was acknowledged stays, and what is sent again acts once."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.logs import check_logs
from server.receivers import LONGEST_WAIT
from server.services import Services
from server.serving import Server, Servers, play_on
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from perihelion.client import Client, Socket
from perihelion.server.entries import Line

FULL = bool(os.environ.get("PERIHELION_FULL"))
ROUNDS = 20 if FULL else 2
TABLES = 50 if FULL else 2
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError)


class Player(threading.Thread):
    """Plays as fast as it can over a socket; sends again, with the same id, what was not answered."""

    def __init__(self, client: Client, table: str) -> None:
        super().__init__(daemon=True)
        self.address, self.token, self.me = client.address, client.token, client.me().id
        self.table = table
        self.acknowledged: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.again = 0
        self.wrong: Exception | None = None
        self.over = threading.Event()
        self.has_given_up = False
        self._pending: tuple[str, dict[str, Any]] | None = None
        self._asked: dict[str, Any] | None = None

    def run(self) -> None:
        try:
            while not ((self.over.is_set() and self._pending is None) or self.has_given_up):
                try:
                    self._play()
                except LOST:
                    time.sleep(0.05)
        except Exception as wrong:
            self.wrong = wrong

    def _play(self) -> None:
        with Socket(self.address, self.token) as socket:
            if self._pending is not None:
                self.again += 1
                self._send(socket)
            socket.watch(self.table)
            seen = self._see(socket, 0)
            while self._pending is not None or not self.over.is_set():
                if self._pending is None:
                    self._choose()
                    self._send(socket)
                seen = self._see(socket, seen)

    def _choose(self) -> None:
        number = len(self.acknowledged) + len(self.refused)
        command = {"do": "say", "text": f"line {number}"}
        if self._asked is not None:
            command = {"do": "play", "moves": self._asked["moves"][:1]}
        self._pending = (f"command-{number}", command)

    def _send(self, socket: Socket) -> None:
        assert self._pending is not None
        id, command = self._pending
        socket.send({"type": "command", "table": self.table, "id": id, "command": command})

    def _see(self, socket: Socket, seen: int) -> int:
        """Until the answer has come, and the table as it stood after it."""
        wanted = 1 if self._pending is None else None
        while wanted is None or seen < wanted:
            message = socket.receive(timeout=20)
            if message["type"] == "update":
                seen, self._asked = message["sequence"], message["state"]["asked"]
            elif self._pending is not None and message.get("id") == self._pending[0]:
                wanted = self._answered(message, seen)
        return seen

    def _answered(self, message: dict[str, Any], seen: int) -> int:
        assert self._pending is not None
        id, self._pending = self._pending[0], None
        if message["type"] == "done":
            self.acknowledged[id] = message["sequence"]
            return int(message["sequence"])
        self.refused[id] = message["reason"]
        return seen


@pytest.fixture
def doomed(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, limits="0").start()
    yield server
    server.close_clients()
    server.kill()


@pytest.fixture
def doomed_pair(tmp_path: Path, services: Services) -> Iterator[Servers]:
    servers = Servers(tmp_path, limits="0", **services.settings()).start()
    yield servers
    servers.close_clients()
    servers.kill()


def players_at(server: Server) -> Iterator[Player]:
    for _ in range(TABLES):
        ada, ben = server.guest("Ada"), server.guest("Ben")
        table = ada.open("wild-space", seats=2, public=True).id
        ben.do(table, "sit")
        ada.do(table, "start")
        yield from (Player(ada, table), Player(ben, table))


def kill_again_and_again(server: Server, processes: list[Server], rounds: int) -> list[Player]:
    chance = random.Random()
    players = list(players_at(server))
    for player in players:
        player.start()
    try:
        for _ in range(rounds):
            reached = sum(len(player.acknowledged) for player in players)
            while sum(len(player.acknowledged) for player in players) < reached + 30:
                time.sleep(0.01)
            time.sleep(chance.uniform(0, 0.5))
            killed = chance.choice(processes)
            killed.kill()
            killed.start()
        time.sleep(0.5)
    except BaseException:
        for player in players:
            player.has_given_up = True
        raise
    for player in players:
        player.over.set()
    for player in players:
        player.join(60)
        assert not player.is_alive() and player.wrong is None, player.wrong
    return players


def check(players: list[Player], url: str) -> None:
    """What was acknowledged is in the log where it was said to be, once; what was refused is not."""
    logs = check_logs(url)
    for player in players:
        found = {line.command: line.sequence for line in _lines_of(player, logs)}
        assert found == player.acknowledged
        assert not set(player.refused.values()) - {"not-your-turn", "not-asked", "illegal-move", "game-over"}
    total = sum(len(player.acknowledged) for player in players)
    resent = sum(player.again for player in players)
    print(f"{total} commands acknowledged, {resent} sent again, none lost, none doubled")


def _lines_of(player: Player, logs: dict[str, list[Line]]) -> list[Line]:
    return [
        line
        for line in logs[player.table]
        if line.actor == player.me and line.command and line.command.startswith("command-")
    ]


def test_a_killed_server_loses_and_doubles_nothing(doomed: Server) -> None:
    players = kill_again_and_again(doomed, [doomed], ROUNDS)
    assert doomed.stop() == 0 and "Traceback" not in doomed.told(), doomed.told()
    check(players, f"sqlite+aiosqlite:///{doomed.data / 'perihelion.sqlite'}")


def test_of_two_servers_any_may_be_killed(doomed_pair: Servers) -> None:
    players = kill_again_and_again(doomed_pair, doomed_pair.processes, ROUNDS)
    assert doomed_pair.stop() == 0 and "Traceback" not in doomed_pair.told(), doomed_pair.told()
    check(players, doomed_pair.settings["database"])


def test_a_killed_server_takes_its_workers_with_it(doomed: Server) -> None:
    ada = doomed.guest()
    table = ada.open("wild-space", seats=2, bots={"1": "rookie"}).id
    ada.do(table, "start")
    play_on(ada, table, moves=5)
    assert doomed.process is not None
    workers = Path(f"/proc/{doomed.process.pid}/task/{doomed.process.pid}/children").read_text().split()
    doomed.kill()
    until = time.monotonic() + LONGEST_WAIT
    while left := [worker for worker in workers if _is_alive(worker)]:
        assert time.monotonic() < until, f"{left} of {workers} go on"
        time.sleep(0.1)
    assert workers


def _is_alive(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except FileNotFoundError:
        return False
