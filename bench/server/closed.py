"""The closed loop: a table moves as soon as every seat has the update; new ones follow finished ones.

What the server can do and what a move costs it are read off the same run: the load is whatever it takes.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

_write = msgspec.json.Encoder()


class Asked(msgspec.Struct):
    """The part of a question that a player who moves at random reads."""

    kind: str
    moves: list[str]


class Card(msgspec.Struct):
    status: str


class State(msgspec.Struct):
    """What of a table's state has changed; what is left out stands as it did."""

    asked: Asked | msgspec.UnsetType | None = msgspec.UNSET
    table: Card | msgspec.UnsetType = msgspec.UNSET


class Line(msgspec.Struct):
    kind: str


class Heard(msgspec.Struct):
    """A message of the server, as far as the bench reads it: the rest costs the players nothing."""

    type: str
    id: str | None = None
    table: str | None = None
    sequence: int = 0
    lines: list[Line] = []
    state: State | None = None
    reason: str = ""


_read = msgspec.json.Decoder(Heard)


@dataclass(frozen=True, slots=True)
class Mix:
    """What is played: `people` have the first seats, bots the others; `only` is the kind of question that
    is played to its end, after which a new table follows (the live building of a ship).
    """

    game: str = "wild-space"
    people: int = 2
    bots: int = 0
    bot: str = "rookie"
    tempo: dict[str, Any] = field(default_factory=dict)
    only: str = ""

    def setup(self) -> dict[str, Any]:
        seats = range(self.people, self.people + self.bots)
        asked = {"game": self.game, "seats": self.people + self.bots, "public": True}
        return asked | {"bots": {str(seat): self.bot for seat in seats}, "tempo": self.tempo}


MIXES = {
    "Wild Space, two people": Mix(),
    "Wild Space, one person and a bot": Mix(people=1, bots=1),
    "Galaxy Trucker, live building of two": Mix(
        "galaxy-trucker", tempo={"kind": "live", "reserve": 3600, "increment": 10}, only="command"
    ),
    "High Frontier, four people": Mix("high-frontier", people=4),
}


class Seat:
    """A person at one seat, with a socket and a token of their own."""

    def __init__(self, token: str, socket: ClientConnection) -> None:
        self.token = token
        self.socket = socket
        self.table = ""
        self.sequence = 0
        self.asked: Asked | None = None
        self.over = False
        self.acted = 0
        self.bytes = 0

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(_write.encode(message), text=True)

    async def watch(self, table: str) -> None:
        if self.table:
            await self.send({"type": "leave", "table": self.table})
        self.table, self.sequence, self.asked, self.over = table, 0, None, False
        await self.send({"type": "watch", "table": table, "since": 0, "changes": True})

    def hear(self, message: Heard) -> None:
        assert message.state is not None
        self.sequence = message.sequence
        self.acted += sum(line.kind == "acted" for line in message.lines)
        if message.state.asked is not msgspec.UNSET:
            self.asked = message.state.asked
        if message.state.table is not msgspec.UNSET:
            self.over = message.state.table.status == "over"


class Loop:
    """One table after another, with the same people.

    times      seconds from the sending of a move until every seat had it
    refused    moves that came too late, where everybody acts at once
    """

    def __init__(self, http: httpx.AsyncClient, mix: Mix, seats: list[Seat], seed: int) -> None:
        self.http = http
        self.mix = mix
        self.seats = seats
        self.times: list[float] = []
        self.refused = 0
        self._rng = Random(seed)
        self._numbers = 0
        self._goal = 0
        self._done = 0
        self._news = asyncio.Event()
        self._listening = [asyncio.create_task(self._listen(seat)) for seat in seats]

    async def _listen(self, seat: Seat) -> None:
        async for text in seat.socket:
            seat.bytes += len(text)
            message = _read.decode(text)
            if message.type in ("update", "change") and message.id == seat.table:
                seat.hear(message)
            elif message.type == "done":
                self._done = message.sequence
            elif message.type == "refused":
                self.refused += 1
                self._done = self._goal
            self._news.set()

    async def _until(self, true: Any) -> None:
        while not true():
            self._news.clear()
            await self._news.wait()

    async def open(self) -> None:
        """A table that has begun, everybody watching."""
        owner = {"authorization": f"Bearer {self.seats[0].token}"}
        answer = await self.http.post("/api/tables", json=self.mix.setup(), headers=owner)
        answer.raise_for_status()
        table = answer.json()["id"]
        for seat in self.seats[1:]:
            await self._command(seat, table, {"do": "sit"})
        await self._command(self.seats[0], table, {"do": "start", "shuffle": False})
        for seat in self.seats:
            await seat.watch(table)
        await self._until(lambda: all(seat.sequence for seat in self.seats))

    async def _command(self, seat: Seat, table: str, command: dict[str, Any]) -> None:
        """Returns when it was acknowledged."""
        self._numbers += 1
        self._done, self._goal = 0, 1
        message = {"type": "command", "table": table, "id": f"m{self._numbers}", "command": command}
        await seat.send(message)
        await self._until(lambda: self._done)

    def _askable(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.asked is not None and seat.asked.moves]

    def _is_over(self) -> bool:
        """The game, or the part of it that is played here."""
        if any(seat.over for seat in self.seats):
            return True
        only = self.mix.only
        return bool(only) and any(seat.asked.kind != only for seat in self._askable() if seat.asked)

    async def move(self) -> None:
        """Somebody who is asked moves; then until it is durable and everybody has it."""
        await self._until(lambda: self._is_over() or self._askable())
        if self._is_over():
            await self.open()
            return
        seat = self._rng.choice(self._askable())
        assert seat.asked is not None
        moves, before = seat.asked.moves, time.perf_counter()
        refused = self.refused
        await self._command(seat, seat.table, {"do": "play", "moves": [self._rng.choice(moves)]})
        if self.refused == refused:
            await self._until(lambda: all(other.sequence >= self._done for other in self.seats))
            self.times.append(time.perf_counter() - before)

    async def play(self, until: float) -> None:
        """As fast as it goes."""
        while time.perf_counter() < until:
            await self.move()

    async def play_each_second(self, until: float, *, late: float) -> None:
        """One move a second, at this table's moment of the second."""
        moment = time.perf_counter() + late
        while moment < until:
            await asyncio.sleep(max(0.0, moment - time.perf_counter()))
            await self.move()
            moment += 1

    @property
    def acted(self) -> int:
        """Moves that all seats together have made, as the first one heard of them."""
        return self.seats[0].acted

    @property
    def bytes(self) -> int:
        return sum(seat.bytes for seat in self.seats)

    async def close(self) -> None:
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*(seat.socket.close() for seat in self.seats), return_exceptions=True)


async def begin(http: httpx.AsyncClient, address: str, mix: Mix, tables: int) -> list[Loop]:
    """So many tables, ten at a time."""
    found: list[Loop] = []
    for first in range(0, tables, 10):
        some = range(first, min(first + 10, tables))
        found += await asyncio.gather(*(_begin(http, address, mix, number) for number in some))
    return found


async def _begin(http: httpx.AsyncClient, address: str, mix: Mix, number: int) -> Loop:
    seats = []
    for seat in range(mix.people):
        answer = await http.post("/api/guests", json={"name": f"Person {number} {seat}"})
        http.cookies.clear()
        token = answer.json()["token"]
        url = address.replace("http", "ws", 1) + "/api/live"
        headers = {"authorization": f"Bearer {token}"}
        socket = await connect(url, additional_headers=headers, max_size=None, proxy=None, compression=None)
        seats.append(Seat(token, socket))
    loop = Loop(http, mix, seats, number)
    await loop.open()
    return loop
