"""Hostile guests, each from an address of their own, all at once: bench/server/hostile.py ADDRESS SECONDS

Every one of them asks for what costs a server most, as fast as it is answered, with a guest's rights.
"""

import asyncio
import contextlib
import itertools
import os
import random
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

import perihelion

AT_ONCE = 4
IDLE = 1_100
PING = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
ELSEWHERE = 19  # a guest's own machine is not ours: what it takes to be hostile is not to be measured
PACK = Path(__file__).parents[2] / "packs" / "robots-at-work"
UPGRADE = (
    b"GET /api/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
Deed = Callable[[httpx.AsyncClient, int], Awaitable[httpx.Response]]


def long_record() -> str:
    """A long game to its end, at random."""
    chance, game = random.Random(4), perihelion.new("high-frontier", seats=2, seed=4)
    while not game.over:
        seat = next(iter(game.pending))
        game.play(seat, chance.choice(game.pending[seat].moves).text)
    return game.save()


class Guest:
    """One who never stops."""

    def __init__(self, address: str, number: int) -> None:
        self.address, self.until = address, 0.0
        self.host = f"127.0.0.{number}"
        way = httpx.AsyncHTTPTransport(local_address=self.host)
        self.http = httpx.AsyncClient(base_url=address, transport=way, timeout=120)
        self.done = self.refused = 0

    async def arrive(self) -> None:
        token = (await self.http.post("/api/guests", json={"name": "Mal"})).json()["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {token}"

    async def keep_on(self, deed: Deed) -> None:
        """The same over and over, several at a time."""
        numbers = itertools.count()

        async def one_after_another() -> None:
            while time.monotonic() < self.until:
                with contextlib.suppress(httpx.HTTPError):
                    answer = await deed(self.http, next(numbers))
                    self.done += answer.is_success
                    self.refused += not answer.is_success
                    if answer.status_code == 429:
                        await asyncio.sleep(0.1)

        await asyncio.gather(*(one_after_another() for _ in range(AT_ONCE)))

    def connect(self) -> socket.socket:
        host, port = self.address.removeprefix("http://").split(":")
        return socket.create_connection((host, int(port)), 10, source_address=(self.host, 0))


async def open_record(guest: Guest, record: str) -> str:
    found: str = (await guest.http.post("/api/tables/records", json={"record": record})).json()["id"]
    return found


def only_ping(guest: Guest) -> None:
    """Without an account, without reading, again whenever it is hung up on."""
    while time.monotonic() < guest.until:
        with contextlib.suppress(OSError), guest.connect() as raw:
            raw.sendall(UPGRADE)
            while time.monotonic() < guest.until:
                raw.sendall(PING * 100)
                guest.done += 100
        time.sleep(0.1)


def rest(guest: Guest) -> None:
    """More connections than a process has descriptors, on which nothing is said."""
    while time.monotonic() < guest.until:
        with contextlib.ExitStack() as held, contextlib.suppress(OSError):
            for _ in range(IDLE):
                held.enter_context(guest.connect())
                guest.done += 1
            time.sleep(max(0.0, min(5.0, guest.until - time.monotonic())))


async def seat_bots(guest: Guest) -> None:
    """As many tables as one may have, all of slow bots."""

    async def opened(http: httpx.AsyncClient, number: int) -> httpx.Response:
        setup = {"game": "wild-space", "seats": 4, "bots": {str(seat): "captain:400" for seat in (1, 2, 3)}}
        answer = await http.post("/api/tables", json=setup)
        if answer.is_success:
            table = answer.json()["id"]
            for what in ("start", "resign"):
                body = {"id": what, "command": {"do": what}}
                await http.post(f"/api/tables/{table}/commands", json=body)
        return answer

    await guest.keep_on(opened)


async def all_at_once(address: str, seconds: float) -> None:
    record = long_record()
    names = ("records", "replays", "whole logs", "taken names", "packs", "options", "bots", "pings", "idle")
    guests = {name: Guest(address, number) for number, name in enumerate(names, 2)}
    for guest in guests.values():
        await guest.arrive()
    table = await open_record(guests["replays"], record)
    logged = await open_record(guests["whole logs"], record)
    last = (await guests["replays"].http.get(f"/api/tables/{table}")).json()["last"]
    cards = (PACK / "cards.toml").read_text()
    taken = {"name": "Perihelion", "passphrase": "taken already"}
    await guests["packs"].http.post("/api/accounts", json=taken)

    def packed(number: int) -> dict[str, str]:
        said = f'name = "mine-{number}"\ngame = "wild-space"\ntitle = "Mine"\n'
        return {"pack.toml": said, "cards.toml": cards}

    def live_table(number: int) -> dict[str, object]:
        options = {"tempo": "live", "hourglass": 30 + number % 200}
        return {"game": "galaxy-trucker", "seats": 4, "options": options}

    deeds: dict[str, Deed] = {
        "records": lambda http, _: http.post("/api/tables/records", json={"record": record}),
        "replays": lambda http, _: http.get(f"/api/tables/{table}/moments/{last}"),
        "whole logs": lambda http, _: http.get(f"/api/tables/{logged}?since=0"),
        "taken names": lambda http, _: http.post("/api/accounts", json=taken),
        "packs": lambda http, number: http.post("/api/packs", json={"files": packed(number)}),
        "options": lambda http, number: http.post("/api/tables", json=live_table(number)),
    }
    print("ready", flush=True)
    for guest in guests.values():
        guest.until = time.monotonic() + seconds
    await asyncio.gather(
        *(guests[name].keep_on(deed) for name, deed in deeds.items()),
        seat_bots(guests["bots"]),
        asyncio.to_thread(only_ping, guests["pings"]),
        asyncio.to_thread(rest, guests["idle"]),
    )
    for name, guest in guests.items():
        print(f"{name}: {guest.done} done, {guest.refused} refused", file=sys.stderr)


if __name__ == "__main__":
    os.nice(ELSEWHERE)
    asyncio.run(all_at_once(sys.argv[1], float(sys.argv[2])))
