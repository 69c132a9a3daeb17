"""People for the bench: asynchronous, and as cheap as can be, so that the server is what is measured."""

import asyncio
import contextlib
import time
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

_read = msgspec.json.Decoder()
_write = msgspec.json.Encoder()


class Table:
    """A table with people at all seats, each with a socket of their own.

    arrivals       seconds from the sending of a move to its arrival at another's socket
    acknowledged   moves that were said to be durable
    """

    def __init__(self, table: str, sockets: list[ClientConnection], seed: int) -> None:
        self.table = table
        self.sockets = sockets
        self.arrivals: list[float] = []
        self.acknowledged = 0
        self.over = False
        self._rng = Random(seed)
        self._asked: tuple[int, list[str]] | None = None
        self._news = asyncio.Event()
        self._sent = 0.0
        self._mover = -1
        self._number = 0
        self._listening = [asyncio.create_task(self._listen(n)) for n in range(len(sockets))]

    async def _listen(self, seat: int) -> None:
        with contextlib.suppress(Exception):
            async for text in self.sockets[seat]:
                message = _read.decode(text)
                if message["type"] == "update":
                    self._heard(seat, message)
                elif message["type"] == "done":
                    self.acknowledged += 1
                    self._news.set()
                elif message["type"] != "present":
                    raise SystemExit(f"the server refused: {message}")

    def _heard(self, seat: int, message: dict) -> None:
        if self._sent and seat != self._mover and any(line["kind"] == "acted" for line in message["lines"]):
            self.arrivals.append(time.perf_counter() - self._sent)
        self.over = message["state"]["table"]["status"] == "over"
        asked = message["state"]["asked"]
        if asked is not None:
            self._asked = seat, asked["moves"]
            self._news.set()
        if self.over:
            self._news.set()

    async def move(self) -> None:
        """Whoever is asked makes some move."""
        while self._asked is None and not self.over:
            self._news.clear()
            await self._news.wait()
        if self._asked is None:
            return
        (seat, moves), self._asked = self._asked, None
        self._number += 1
        self._mover = seat
        command = {"do": "play", "moves": [self._rng.choice(moves)]}
        message = {"type": "command", "table": self.table, "id": f"m{self._number}", "command": command}
        self._sent = time.perf_counter()
        await self.sockets[seat].send(_write.encode(message).decode())

    async def move_each_second(self, seconds: int, *, late: float) -> None:
        begun = time.perf_counter() + late
        for second in range(seconds):
            await asyncio.sleep(max(0.0, begun + second - time.perf_counter()))
            if not self.over:
                await self.move()
        await asyncio.sleep(0.5)

    async def move_at_once(self, seconds: int) -> None:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until and not self.over:
            before = self.acknowledged
            await self.move()
            while self.acknowledged == before and not self.over:
                self._news.clear()
                await self._news.wait()

    async def close(self) -> None:
        for task in self._listening:
            task.cancel()
        for socket in self.sockets:
            with contextlib.suppress(Exception):
                await socket.close()


async def seat_people(address: str, tables: int, *, seats: int, watch: bool = True) -> list[Table]:
    """Tables that have begun, everybody watching."""
    found = []
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
        for first in range(0, tables, 10):
            some = range(first, min(first + 10, tables))
            found += await asyncio.gather(*(_seat(http, address, number, seats, watch) for number in some))
    return found


async def _seat(http: httpx.AsyncClient, address: str, number: int, seats: int, watch: bool) -> Table:
    tokens = []
    for seat in range(seats):
        answer = await http.post("/api/guests", json={"name": f"Person {number} {seat}"})
        tokens.append(answer.json()["token"])
        http.cookies.clear()
    owner = {"authorization": f"Bearer {tokens[0]}"}
    setup = {"game": "wild-space", "seats": seats, "public": True}
    table = (await http.post("/api/tables", json=setup, headers=owner)).json()["id"]
    for seat, token in enumerate(tokens[1:], 1):
        await _command(http, table, token, {"do": "sit"}, f"sit{seat}")
    await _command(http, table, tokens[0], {"do": "start"}, "start")
    sockets = [await _socket(address, table, token) for token in tokens] if watch else []
    return Table(table, sockets, number)


async def _command(http: httpx.AsyncClient, table: str, token: str, command: dict, key: str) -> None:
    headers = {"authorization": f"Bearer {token}"}
    body = {"id": key, "command": command}
    answer = await http.post(f"/api/tables/{table}/commands", json=body, headers=headers)
    answer.raise_for_status()


async def _socket(address: str, table: str, token: str) -> ClientConnection:
    headers = {"authorization": f"Bearer {token}"}
    url = address.replace("http", "ws", 1) + "/api/live"
    socket = await connect(url, additional_headers=headers, max_size=None, proxy=None, compression=None)
    await socket.send(_write.encode({"type": "watch", "table": table, "since": 0}).decode())
    return socket
