"""/api/live: the socket. One connection serves any number of tables.

To the server: watch, leave, command, ping. From it: update, done, refused, pong. An update holds what was
missed since the last one and how the table stands, so that a client that lost its connection watches again
with the last sequence it saw and has everything.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from prometheus_client import Counter, Gauge

from perihelion.engine.refused import Refused
from perihelion.server.api.answers import Refusal, language_of, refusal
from perihelion.server.api.who import address_of, house_of, token_of
from perihelion.server.commands import Actor, AnyCommand, Say
from perihelion.server.entries import TableId
from perihelion.server.house import House
from perihelion.server.live import LiveTable
from perihelion.server.people import Person

LARGEST_MESSAGE = 64_000
MOST_TABLES = 50
MOST_WAITING = 64
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]

sockets = Gauge("perihelion_sockets", "Connections open now.")
messages = Counter("perihelion_messages", "Messages received by sockets.", ["kind"])


class Watch(msgspec.Struct, tag_field="type", tag="watch", forbid_unknown_fields=True):
    """Be told whatever happens at a table after this line."""

    table: Id
    since: Annotated[int, msgspec.Meta(ge=0)] = 0


class Leave(msgspec.Struct, tag_field="type", tag="leave", forbid_unknown_fields=True):
    table: Id


class Do(msgspec.Struct, tag_field="type", tag="command", forbid_unknown_fields=True):
    table: Id
    id: Id
    command: AnyCommand


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


Incoming = Watch | Leave | Do | Ping
_read = msgspec.json.Decoder(Incoming)
_write = msgspec.json.Encoder()


class Connection:
    """One socket: whose it is, and which tables it watches from which line on."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, person: Person | None) -> None:
        self.socket = socket
        self.house = house
        self.person = person
        self.language = person.language if person else language_of(socket)
        self.watched: dict[TableId, int] = {}
        self._stale: set[TableId] = set()
        self._news = asyncio.Event()
        self._sending = asyncio.Lock()
        self._doing: set[asyncio.Task[None]] = set()

    @property
    def _id(self) -> str | None:
        return self.person.id if self.person else None

    async def send(self, message: Any) -> None:
        async with self._sending:
            await self.socket.send_data(_write.encode(message), mode="text")

    async def refuse(self, why: Refused, id: str | None = None, table: str | None = None) -> None:
        await self.send({"type": "refused", "id": id, "table": table, **_plain(refusal(why, self.language))})

    # What comes in.

    async def listen(self) -> None:
        """Until the client goes; whatever it sends, it gets an answer."""
        while True:
            text = await self.socket.receive_data(mode="text")
            try:
                self.house.limits.spend("message", self._id or address_of(self.socket))
                if len(text) > LARGEST_MESSAGE:
                    raise Refused("too-long", limit=LARGEST_MESSAGE)
                await self._hear(_read.decode(text if isinstance(text, bytes) else text.encode()))
            except Refused as why:
                await self.refuse(why)
            except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
                await self.refuse(Refused("wrong-shape", detail=str(error)[:200]))

    async def _hear(self, message: Incoming) -> None:
        messages.labels(type(message).__name__.lower()).inc()
        match message:
            case Ping():
                await self.send({"type": "pong"})
            case Leave(table=table):
                await self._leave(table)
            case Watch(table=table, since=since):
                try:
                    await self._watch(table, since)
                except Refused as why:
                    await self.refuse(why, table=table)
            case Do():
                if len(self._doing) >= MOST_WAITING:
                    raise Refused("too-often", seconds=1)
                doing = asyncio.create_task(self._do(message))
                self._doing.add(doing)
                doing.add_done_callback(self._doing.discard)

    async def _watch(self, table: TableId, since: int) -> None:
        live = await self.house.hall.table(table)
        await self.house.lobby.check_may_see(live, self._id)
        if table not in self.watched:
            if len(self.watched) >= MOST_TABLES:
                raise Refused("too-many-tables", limit=MOST_TABLES)
            self.house.hall.hearers[table].add(self.changed)
            if self._id is not None:
                await self.house.presence.come(table, self._id)
        self.watched[table] = since - 1
        self._mark(table)

    async def _leave(self, table: TableId) -> None:
        if self.watched.pop(table, None) is not None:
            self.house.hall.hearers[table].discard(self.changed)
            if self._id is not None:
                await self.house.presence.go(table, self._id)

    async def _do(self, message: Do) -> None:
        """Every command gets its answer, whatever happens."""
        try:
            done = await self._done(message)
            await self.send({"type": "done", "id": message.id, **_plain(done)})
        except Refused as why:
            await self.refuse(why, message.id, message.table)
        except (WebSocketDisconnect, RuntimeError):
            pass

    async def _done(self, message: Do) -> Any:
        house, person = self.house, self.person
        if person is None:
            raise Refused("not-signed-in")
        house.limits.spend("chat" if isinstance(message.command, Say) else "command", person.id)
        live = await house.hall.table(message.table)
        await house.lobby.check_may_see(live, person.id)
        return await house.hall.command(
            message.table, Actor(person.id, person.name), message.command, message.id
        )

    # What goes out.

    def changed(self, live: LiveTable) -> None:
        self._mark(live.table.id)

    def _mark(self, table: TableId) -> None:
        self._stale.add(table)
        self._news.set()

    async def tell(self) -> None:
        """Sends updates as fast as the client takes them; what it could not take comes in the next one."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._stale:
                await self._tell(self._stale.pop())

    async def _tell(self, table: TableId) -> None:
        since = self.watched.get(table)
        if since is None:
            return
        try:
            live = await self.house.hall.table(table)
            await self.house.lobby.check_may_see(live, self._id)
            update = await self.house.hall.update(table, self._id, max(since, 0))
        except Refused as why:
            if why.reason in ("blocked", "no-such-table"):
                await self._leave(table)
            else:
                asyncio.get_running_loop().call_later(1.0, self._mark, table)
            await self.refuse(why, table=table)
            return
        if table in self.watched and (update.sequence > self.watched[table]):
            self.watched[table] = update.sequence
            await self.send(update)

    async def close(self) -> None:
        for table in list(self.watched):
            await self._leave(table)


def _plain(value: Refusal | Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(value)
    return plain


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """The socket of a browser, or of any other client."""
    house = house_of(socket)
    token = token_of(socket) or socket.query_params.get("token")
    person = None if token is None or len(token) > 200 else await house.people.who(token)
    await socket.accept()
    connection = Connection(socket, house, person)
    telling = asyncio.create_task(connection.tell())
    sockets.inc()
    try:
        await connection.listen()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        sockets.dec()
        telling.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await telling
        await connection.close()
