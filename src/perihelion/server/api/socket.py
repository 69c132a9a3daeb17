"""/api/live: the socket. One connection serves any number of tables.

To the server: watch, leave, command, mine, ping. From it: update, change, present, done, refused, mine, pong.
An update holds what was missed since the last one and how the table stands, so that a client that lost its
connection watches again with the last sequence it saw and has everything. A change goes only to who
asked for changes, after an update or a change that ended where it begins.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from prometheus_client import Counter, Gauge

from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Refused
from perihelion.server.api.answers import Refusal, language_of, refusal
from perihelion.server.api.who import address_of, house_of, token_of, whose
from perihelion.server.commands import Actor, AnyCommand, Say
from perihelion.server.entries import TableId
from perihelion.server.hall import PAGE, Receipt
from perihelion.server.house import House
from perihelion.server.live_table import REMEMBERED_LINES, LiveTable
from perihelion.server.people import Person
from perihelion.server.telling import NOTHING

LARGEST_MESSAGE = 64_000
MOST_TABLES = 50
MOST_WAITING = 64
SIGNED_OUT = 4401
FLOOD_PAUSE = 0.2
BUSY = 4429
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[ -~]*$")]
logger = logging.getLogger("perihelion")

sockets = Gauge("perihelion_sockets", "Connections open now.")
messages = Counter("perihelion_messages", "Messages received by sockets.", ["kind"])


class Watch(msgspec.Struct, tag_field="type", tag="watch", forbid_unknown_fields=True):
    """Be told whatever happens at a table after this line.

    With `changes` the first answer is an update, and those after it only tell what is different.
    """

    table: Id
    since: Annotated[int, msgspec.Meta(ge=0)] = 0
    changes: bool = False


class Leave(msgspec.Struct, tag_field="type", tag="leave", forbid_unknown_fields=True):
    table: Id


class Command(msgspec.Struct, tag_field="type", tag="command", forbid_unknown_fields=True):
    table: Id
    id: Id
    command: AnyCommand


class Mine(msgspec.Struct, tag_field="type", tag="mine", forbid_unknown_fields=True):
    """Be told, from now on, whenever the list of one's own tables is not what it was."""


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


TALK = "perihelion.talk"
"""An extension of ASGI that our own server brings: several messages at once, straight to the socket."""
Talk = Callable[[Sequence[bytes]], Awaitable[None]]
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # what sending and receiving raise once the client went
Incoming = Watch | Leave | Command | Mine | Ping
heard = {kind: messages.labels(kind.__name__.lower()) for kind in (Watch, Leave, Command, Mine, Ping)}
_read = msgspec.json.Decoder(Incoming)
_write = msgspec.json.Encoder()


class Connection:
    """One socket: whose it is, and which tables it watches from which line on."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], house: House, person: Person | None, token: str | None
    ) -> None:
        self.socket = socket
        self.house = house
        self.person = person
        self.token = token
        self.watched: dict[TableId, int] = {}
        self._had: dict[
            TableId, Seat | None
        ] = {}  # who wants changes: the seat of the last update, or NOTHING
        self._expecting: set[TableId] = set()  # watched anew: told how they stand, news or not
        self._stale: set[TableId] = set()
        self._people: set[TableId] = set()  # where people came or went
        self._listed = False  # there is something new in the list of one's own tables
        self._news = asyncio.Event()
        self._answers: list[bytes] = []  # to commands: they go out together with the updates they led to
        self._talk = cast("dict[str, dict[str, Talk]]", socket.scope["extensions"])[TALK]["say"]
        self._doing: set[asyncio.Task[None]] = set()

    @property
    def language(self) -> str:
        return self.person.language if self.person else language_of(self.socket)

    async def look_again(self) -> None:
        """Whose socket this is may have changed the name or ended the session, or missed how clocks stand."""
        found = await whose(self.token, self.house)
        if found is not None:
            self.person = found
            self._expecting |= set(self.watched)
            for table in self.watched:
                self._mark(table)
        else:
            with contextlib.suppress(*GONE):
                await self.socket.close(code=SIGNED_OUT, reason="signed out")

    @property
    def _id(self) -> str | None:
        return self.person.id if self.person else None

    async def send(self, message: Any) -> None:
        await self._say(_write.encode(message))

    async def _say(self, *texts: bytes) -> None:
        await self._talk(texts)

    def _answer(self, message: Any) -> None:
        self._answers.append(_write.encode(message))
        self._news.set()

    async def refuse(self, why: Refused, table: str | None = None) -> None:
        await self.send(self._refusal(why, None, table))

    def _refusal(self, why: Refused, id: str | None, table: str | None) -> dict[str, Any]:
        return {"type": "refused", "id": id, "table": table, **_plain(refusal(why, self.language))}

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
                if why.reason == "too-often":  # what is not read yet waits at the sender's
                    await asyncio.sleep(FLOOD_PAUSE)
                await self.send(self._refusal(why, *_named_in(text)))
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                await self.refuse(Refused("wrong-shape", detail=str(error)[:200]))

    async def _hear(self, message: Incoming) -> None:
        heard[type(message)].inc()
        match message:
            case Ping():
                await self.send({"type": "pong"})
            case Mine():
                if self._id is not None:
                    self.house.listeners.setdefault(self._id, set()).add(self._list_changed)
            case Leave(table=table):
                await self._leave(table)
            case Watch(table=table):
                try:
                    await self._watch(message)
                except Refused as why:
                    await self.refuse(why, table=table)
            case Command():
                if len(self._doing) + len(self._answers) >= MOST_WAITING:
                    raise Refused("too-often", seconds=1)
                doing = asyncio.create_task(self._answer_command(message))
                self._doing.add(doing)
                doing.add_done_callback(self._doing.discard)

    async def _watch(self, message: Watch) -> None:
        table = message.table
        live = await self.house.hall.newest(table)
        await self.house.lobby.check_may_see(live, self._id)
        if table not in self.watched:
            if len(self.watched) >= MOST_TABLES:
                raise Refused("too-many-tables", limit=MOST_TABLES)
            self.house.hall.hearers[table].add(self.changed)
            if self._id is not None:
                await self.house.presence.come(table, self._id)
            await self.house.presence.listen(table, self._people_changed)
        self.watched[table] = min(message.since, live.table.sequence)
        self._had.pop(table, None)
        if message.changes:
            self._had[table] = NOTHING
        self._expecting.add(table)
        self._mark(table)

    async def _leave(self, table: TableId) -> None:
        self._had.pop(table, None)
        if self.watched.pop(table, None) is not None:
            self.house.hall.hearers[table].discard(self.changed)
            self.house.presence.ignore(table, self._people_changed)
            if self._id is not None:
                await self.house.presence.go(table, self._id)

    async def _answer_command(self, message: Command) -> None:
        """Every command gets its answer, whatever happens."""
        why = None
        try:
            receipt = await self._carry_out(message)
        except Refused as refused:
            why = refused
        except Exception:
            logger.exception("fault at %r of table %s", message.command, message.table)
            why = Refused("fault")
        if why is None:
            self._answer(
                {"type": "done", "id": message.id, "table": receipt.table, "sequence": receipt.sequence}
            )
        else:
            self._answer(self._refusal(why, message.id, message.table))

    async def _carry_out(self, message: Command) -> Receipt:
        house, person = self.house, self.person
        if person is None:
            raise Refused("not-signed-in")
        house.limits.spend("chat" if isinstance(message.command, Say) else "command", person.id)
        live = await house.hall.table(message.table)
        await house.lobby.check_may_do(live, person.id, message.command)
        await house.company.check(live, person, message.command)
        return await house.hall.command(
            message.table, Actor(person.id, person.name), message.command, message.id
        )

    # What goes out.

    def changed(self, live: LiveTable) -> None:
        self._mark(live.table.id)

    def _list_changed(self) -> None:
        self._listed = True
        self._news.set()

    def _people_changed(self, table: TableId) -> None:
        self._people.add(table)
        self._news.set()

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
            if self._answers:
                answers, self._answers = self._answers, []
                await self._say(*answers)
            if self._listed:
                self._listed = False
                await self.send({"type": "mine"})
            while self._people:
                table = self._people.pop()
                seats = self.house.presence.present.get(table, [])
                await self.send({"type": "present", "table": table, "seats": seats})

    async def _tell(self, table: TableId) -> None:
        since = self.watched.get(table)
        if since is None:
            return
        try:
            live = await self.house.hall.table(table)
            await self.house.lobby.check_may_see(live, self._id)
            if live.table.sequence - since > REMEMBERED_LINES:
                payers = (self._id or "", address_of(self.socket))
                self.house.limits.spend("lines", *filter(None, payers), cost=PAGE)
            expecting, had = table in self._expecting, self._had.get(table, NOTHING)
            told = await self.house.tell(table, self._id, since, NOTHING if expecting else had)
        except Refused as why:
            if why.reason in ("blocked", "no-such-table"):
                await self._leave(table)
            else:
                asyncio.get_running_loop().call_later(1.0, self._mark, table)
            await self.refuse(why, table=table)
            return
        if self.watched.get(table) != since or expecting != (table in self._expecting):  # watched anew
            self._mark(table)
        elif told.sequence > since or table in self._expecting:
            self.watched[table] = told.sequence
            self._expecting.discard(table)
            if table in self._had:
                self._had[table] = told.seat
            answers, self._answers = self._answers, []
            await self._say(*answers, told.text)
            if told.sequence < told.last:
                self._mark(table)

    def open(self) -> None:
        if self._id is not None:
            self.house.sockets.setdefault(self._id, set()).add(self.look_again)

    async def close(self) -> None:
        if self._id is not None:
            mine = self.house.sockets.get(self._id, set())
            mine.discard(self.look_again)
            if not mine:
                self.house.sockets.pop(self._id, None)
            lists = self.house.listeners.get(self._id, set())
            lists.discard(self._list_changed)
            if not lists:
                self.house.listeners.pop(self._id, None)
        for table in list(self.watched):
            await self._leave(table)


def _named_in(text: str | bytes) -> tuple[str | None, str | None]:
    """Which command at which table a message is, so that whoever sent it knows what was refused."""
    if len(text) <= LARGEST_MESSAGE:
        with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
            match _read.decode(text if isinstance(text, bytes) else text.encode()):
                case Command(id=id, table=table):
                    return id, table
    return None, None


def _plain(value: Refusal | Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(value)
    return plain


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """The socket of a browser, or of any other client."""
    house = house_of(socket)
    token = token_of(socket)
    try:
        person = await whose(token, house)
        with contextlib.ExitStack() as held:
            held.enter_context(house.limits.hold("address", address_of(socket)))
            held.enter_context(house.limits.hold("socket", person.id if person else address_of(socket)))
            await socket.accept()
            await _serve(Connection(socket, house, person, token))
    except Refused as why:
        await socket.accept()
        await socket.close(code=BUSY, reason=why.reason)


async def _serve(connection: Connection) -> None:
    """Until either side goes."""
    telling = asyncio.create_task(connection.tell())
    connection.open()
    sockets.inc()
    try:
        await connection.listen()
    except GONE:
        pass
    finally:
        sockets.dec()
        telling.cancel()
        with contextlib.suppress(asyncio.CancelledError, *GONE):
            await telling
        await connection.close()
