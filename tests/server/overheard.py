"""What went over the wire at a table, and what would have gone in a game with other hidden cards.

`Everybody` plays a table over sockets and keeps every byte each audience was sent. `Imagination` reads the
table's log and says, with the server's own code, what an audience would have been sent in an imagined game:
one in which that audience knows the same and everything else was drawn anew.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from conformance.kit import DULL
from server.serving import Server
from websockets.sync.client import connect

from perihelion.client import Client, ServerRefused
from perihelion.engine.decisions import Seat
from perihelion.engine.driver import Game
from perihelion.engine.records import RecordLine
from perihelion.engine.refused import Refused
from perihelion.engine.replays import with_chance
from perihelion.server import playing
from perihelion.server.entries import Acted, Line, Started, Told, Undone, read_entry
from perihelion.server.live_table import LiveTable, shown_line
from perihelion.server.tables import Table

Audience = Seat | None
OTHER_SEED = 4_000_000_007


def as_bytes(value: Any) -> bytes:
    """JSON the way it goes over the wire, but for the order of names."""
    return json.dumps(msgspec.to_builtins(value), sort_keys=True).encode()


def as_shown(state: Any, *, undo: bool) -> bytes:
    """A state as bytes; an imagined game remembers no earlier answers that could be taken back."""
    return as_bytes({**msgspec.to_builtins(state), **({} if undo else {"undo": None})})


@dataclass
class Ear:
    """One socket and all that came through it."""

    client: Client | None
    socket: Any
    raw: list[str] = field(default_factory=list)
    updates: list[dict[str, Any]] = field(default_factory=list)

    def hear(self, upto: int) -> None:
        """Everything, until the table has been shown at this line."""
        while not self.updates or self.updates[-1]["sequence"] < upto:
            text = self.socket.recv(timeout=20)
            self.raw.append(text)
            message = json.loads(text)
            if message["type"] == "update":
                self.updates.append(message)

    @property
    def now(self) -> dict[str, Any]:
        return self.updates[-1]


@contextmanager
def listening(server: Server, client: Client | None, table: str) -> Iterator[Ear]:
    headers = {"authorization": f"Bearer {client.token}"} if client else {}
    url = server.address.replace("http", "ws") + "/api/live"
    with connect(url, additional_headers=headers, max_size=None, proxy=None) as socket:
        socket.send(json.dumps({"type": "watch", "table": table, "since": 0}))
        yield Ear(client, socket)


class Everybody:
    """People at every seat of a table, and two who only watch: one with a session, one without."""

    def __init__(self, ears: list[Ear], table: str, seed: int) -> None:
        self.ears = ears
        self.table = table
        self.chance = random.Random(seed)
        self.sequence = 0

    def hear(self, upto: int) -> None:
        self.sequence = max(self.sequence, upto)
        for ear in self.ears:
            ear.hear(self.sequence)

    @property
    def players(self) -> list[Ear]:
        return [ear for ear in self.ears if ear.now["state"]["seat"] is not None]

    @property
    def status(self) -> str:
        return str(self.ears[0].now["state"]["table"]["status"])

    def play(self, moves: int) -> None:
        """So many moves, lively ones for choice, with some talk and some moves taken back."""
        for _ in range(moves):
            if self.status != "playing":
                return
            asked = [ear for ear in self.players if ear.now["state"]["asked"]]
            ear = self.chance.choice(asked)
            self._move(ear)
            if self.chance.random() < 0.1:
                self._talk()
            if self.chance.random() < 0.1 and self.status == "playing":
                self._take_back(ear)

    def _move(self, ear: Ear) -> None:
        legal = ear.now["state"]["asked"]["moves"]
        bright = [move for move in legal if move.split(" ")[0] not in DULL]
        move = self.chance.choice(bright if bright and self.chance.random() < 0.85 else legal)
        assert ear.client is not None
        self.hear(ear.client.play(self.table, move))

    def _talk(self) -> None:
        ear = self.chance.choice([ear for ear in self.ears if ear.client])
        assert ear.client is not None
        self.hear(ear.client.do(self.table, "say", text=f"hm {self.sequence}", about=self.sequence))

    def _take_back(self, ear: Ear) -> None:
        """Where the others have to be asked, they agree."""
        assert ear.client is not None
        try:
            self.hear(ear.client.do(self.table, "undo"))
        except ServerRefused:
            return
        for other in self.players:
            if other is not ear and ear.now["state"]["table"]["undo"] and other.client is not None:
                self.hear(other.client.do(self.table, "answer-undo", accept=True))


def read_log(data: Path, table: str) -> list[Line]:
    with sqlite3.connect(data / "perihelion.sqlite") as database:
        query = "SELECT sequence, at, entry FROM log WHERE table_id = ? ORDER BY sequence"
        return [
            Line(number, at, read_entry(entry)) for number, at, entry in database.execute(query, (table,))
        ]


def eyes(game: Game, audience: Audience, seed: int) -> Seat:
    """Whose knowledge is kept: a spectator knows less than any seat, now this one, now that one."""
    return seed % game.rules.seats if audience is None else audience


class Imagination:
    """A table by its log: line by line, as it was and as it could have been."""

    def __init__(self, table: str, log: list[Line]) -> None:
        self.log = log
        self.live = LiveTable(Table(table))
        self.before: Game | None = None

    def walk(self) -> Iterator[Line]:
        """The table after each line of its log; `before` is the game before that line."""
        for line in self.log:
            self.before = self.live.game.clone() if self.live.game is not None else None
            self.live.take(line)
            yield line

    def with_game(self, game: Game | None) -> LiveTable:
        """The same table with another game, which began with another seed."""
        return LiveTable(msgspec.structs.replace(self.live.table, seed=OTHER_SEED), game)

    def imagined(self, audience: Audience, seed: int) -> LiveTable:
        """The table with a game this audience could be watching."""
        game = self.live.game
        if game is None or game.over:
            return self.with_game(game)
        return self.with_game(game.imagine(eyes(game, audience, seed), seed))

    def state(self, audience: Audience, seed: int) -> bytes:
        """How the table would be shown in an imagined game."""
        return as_shown(self.imagined(audience, seed).state(audience, 0), undo=False)

    def line(self, line: Line, audience: Audience, seed: int) -> bytes:
        """How a line would be shown whose secrets are others: seed, chance, move, and what others know."""
        game = self.live.game
        if game is None or game.over or not isinstance(line.entry, Started | Acted | Undone):
            return as_bytes(shown_line(line, audience))
        journal = game.imagine(eyes(game, audience, seed), seed).state.journal
        assert journal is not None
        known = {event.seq: event for event in journal.events}
        told = [Told.of(known[one.seq]) for one in line.entry.events]
        changes: dict[str, Any] = {"events": told}
        if isinstance(line.entry, Started):
            changes["seed"] = OTHER_SEED
        if isinstance(line.entry, Acted):
            changes["done"] = msgspec.structs.replace(line.entry.done, move="other", chance=[("other", 1)])
        other = msgspec.structs.replace(line.entry, **changes)
        return as_bytes(shown_line(Line(line.sequence, line.at, other), audience))

    def played(self, line: Line, audience: Audience, seed: int) -> tuple[bytes, bytes] | None:
        """Line and state where the same is done in a game imagined before it.

        None where it cannot be done there, where others had locked other answers, or where the audience
        sees another table afterwards: then it was entitled to tell the two games apart.
        """
        real, before, entry = self.live.game, self.before, line.entry
        if real is None or before is None or real.over or not isinstance(entry, Acted):
            return None
        game = before.imagine(eyes(before, audience, seed), seed)
        if game.locked != before.locked:  # other secret answers were imagined, and are told with the last one
            return None
        again = RecordLine(seat=entry.done.seat, move=entry.done.move)
        try:
            acted: Acted = with_chance(
                game.state.stream, entry.done.chance, lambda: playing.act(game, again, entry.by)
            )
        except Refused:
            return None
        if game.view(audience) != real.view(audience):
            return None
        shown = shown_line(Line(line.sequence, line.at, acted), audience)
        own = audience == entry.done.seat
        return as_bytes(shown), as_shown(self.with_game(game).state(audience, 0), undo=own)
