"""The door: connections that rest shut nobody out, and whoever does not read is hung up on."""

import asyncio
import json
import resource
import socket
from contextlib import ExitStack, suppress
from types import SimpleNamespace
from typing import Any

import pytest
from server.serving import Server
from websockets.sync.client import connect

from perihelion.engine.refused import Refused
from perihelion.server import door as doors
from perihelion.server import limits as limiting
from perihelion.server.api.shield import Shield
from perihelion.server.door import Door
from perihelion.server.limits import MOST_BROUGHT, Limits

PING = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125


class Guest(SimpleNamespace):
    """A connection that only comes and stays."""

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)

    def __init__(self, host: str, unread: int = 0) -> None:
        self.left = False
        super().__init__(client=(host, 1), transport=self, close=self.go, abort=self.go)
        self.get_write_buffer_size = lambda: unread

    def go(self) -> None:
        self.left = True


def test_idle_connections_give_way_to_those_who_come() -> None:
    door = Door(1_000)
    idle = [Guest("10.0.0.1") for _ in range(1_100)]
    for one in idle:
        door.enter(one)
    assert sum(not one.left for one in idle) == doors.MOST_RESTING and not idle[-1].left
    other = Guest("10.0.0.2")
    door.enter(other)
    assert door.work(other) and not other.left


def test_a_house_full_of_idle_ones_from_everywhere_has_room_for_one_more() -> None:
    door = Door(300)
    idle = [Guest(f"10.0.0.{number}") for number in range(300)]
    for one in idle:
        door.enter(one)
    late = Guest("10.0.1.1")
    door.enter(late)
    assert idle[0].left and not late.left and door.work(late)


def test_one_address_with_too_much_at_work_is_told_and_another_is_not() -> None:
    door = Door(10_000)

    def asks(host: str) -> bool:
        one = Guest(host)
        door.enter(one)
        return door.work(one)

    answers = [asks("10.0.0.1") for _ in range(doors.MOST_AT_WORK)]
    assert answers[0] and not answers[-1]
    assert asks("10.0.0.2")
    assert all(asks("127.0.0.1") for _ in range(1_000)), "a proxy speaks for everybody"


def test_what_one_address_does_not_read_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "UNREAD_SECONDS", 0.01)

    async def unread() -> None:
        door = Door()
        guests = [Guest("10.0.0.1", unread=6_000_000) for _ in range(3)] + [Guest("10.0.0.2", unread=1)]
        for one in guests:
            door.enter(one)
            door.unread(one)
        door.read(guests[3])
        await asyncio.sleep(0)
        assert [one.left for one in guests] == [False, False, True, False]
        while not guests[0].left:
            await asyncio.sleep(0.01)
        assert not guests[3].left

    asyncio.run(unread())


def socket_that_does_not_read(server: Server) -> socket.socket:
    """An open socket, after its handshake, of somebody without an account."""
    port = int(server.address.rsplit(":", 1)[1])
    raw = socket.create_connection(("127.0.0.1", port), 20)
    raw.sendall(
        b"GET /api/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    assert b"101" in raw.recv(100)
    return raw


def test_a_socket_that_only_pings_and_does_not_read_is_closed(sqlite_server: Server) -> None:
    with socket_that_does_not_read(sqlite_server) as raw, pytest.raises(OSError):
        for _ in range(20_000):
            raw.sendall(PING * 100)


def test_a_client_that_pings_now_and_then_is_answered(sqlite_server: Server) -> None:
    with connect(sqlite_server.address.replace("http", "ws") + "/api/live", proxy=None) as live:
        for _ in range(10):
            assert live.ping().wait(20)
        live.send(json.dumps({"type": "ping"}))
        assert live.recv(timeout=20) == '{"type":"pong"}'


def test_many_idle_connections_keep_nobody_out(sqlite_server: Server) -> None:
    port = int(sqlite_server.address.rsplit(":", 1)[1])
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 3_000)), hard))
    with ExitStack() as held:
        for _ in range(1_100):
            held.enter_context(socket.create_connection(("127.0.0.1", port), 20))
        assert sqlite_server.guest().me().name == "Ada"
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_full_house_says_so_in_words() -> None:
    """To requests and to sockets alike."""
    told: list[Any] = []

    async def send(message: Any) -> None:
        told.append(message)

    async def nothing(*_: Any) -> None:
        raise AssertionError("nobody comes in")

    shield = Shield(nothing, "http://x", Limits(), https=False, names=frozenset())
    base = {"path": "/api/games", "method": "GET", "client": ("10.0.0.1", 1), "state": {"full": True}}
    for kind in ("http", "websocket"):
        scope: Any = {**base, "type": kind, "headers": [(b"accept-language", b"fr")]}
        asyncio.run(shield(scope, nothing, send))  # type: ignore[arg-type]
    starts = [message for message in told if message["type"].endswith("start")]
    assert [start["status"] for start in starts] == [503, 503]
    assert all(b"retry-after" in dict(start["headers"]) for start in starts)
    bodies = [json.loads(message["body"]) for message in told if message["type"].endswith("body")]
    assert all(body["reason"] == "house-full" and "pleine" in body["message"] for body in bodies)


def test_one_network_is_one_address() -> None:
    door = Door(10_000)
    idle = [Guest(f"2001:db8::{number:x}") for number in range(doors.MOST_RESTING + 50)]
    for one in idle:
        door.enter(one)
    assert sum(one.left for one in idle) == 50


def test_what_one_address_sends_at_a_time_has_a_bound() -> None:
    limits, piece = Limits(), MOST_BROUGHT // 4
    with ExitStack() as sent:
        for _ in range(4):
            sent.enter_context(limits.bring("10.0.0.1"))(piece)
        with pytest.raises(Refused, match="house-full"), limits.bring("10.0.0.1") as more:
            more(1)
        with limits.bring("10.0.0.2") as more:
            more(piece)
    with limits.bring("10.0.0.1") as more:
        more(piece)


def test_many_names_make_nobody_forget_a_debt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limiting, "MOST_REMEMBERED", 100)
    limits = Limits()
    for number in range(300):
        limits.spend("request", f"10.0.0.{number}")
        with suppress(Refused):
            limits.spend("mail", "eve")
    with pytest.raises(Refused, match="too-often"):
        limits.spend("mail", "eve", cost=2)
