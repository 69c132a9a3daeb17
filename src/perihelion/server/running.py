"""Running the server: it listens, says where, and stops cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import sys
from collections.abc import Sequence
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from perihelion.server.api.socket import TALK
from perihelion.server.app import application
from perihelion.server.door import KEPT_DESCRIPTORS, Door, door_of, raise_descriptors
from perihelion.server.house import House
from perihelion.server.struct_types import work_out_shapes

GRACE_SECONDS = 5
SWITCH_SECONDS = 0.0005  # how long a thread beside the event loop holds it up at most, each time
LARGEST_MESSAGE = 256_000
LARGEST_HEAD = 64_000
HEAD_SECONDS = 20.0
BODY_SECONDS = 60.0
MOST_FRAGMENTS = 1_000
TOO_LARGE = 1009
TOO_OFTEN = 1008
BITE = 4096
PINGS_AT_ONCE, PINGS_PER_SECOND = 60, 5
FULL = "full"
logger = logging.getLogger("perihelion")


class Guest(asyncio.Protocol):
    """A connection that the door knows of; whoever does not read does not stay for ever."""

    door: Door

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)  # type: ignore[arg-type]
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.door.unread(self)  # type: ignore[arg-type]

    def resume_writing(self) -> None:
        super().resume_writing()
        self.door.read(self)  # type: ignore[arg-type]


class Listener(Guest, HttpToolsProtocol):
    """HTTP in which a request comes in good time, and its head has an end; so have trailers."""

    _silent = 0
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)
        self.door = door_of(self.server_state)
        self.door.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.door.leave(self)
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float | None) -> None:
        """Hangs up when so much time has passed; None: there is nothing to wait for."""
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = None if seconds is None else self.loop.call_later(seconds, self.transport.close)

    def data_received(self, data: bytes) -> None:
        self._silent += len(data)
        super().data_received(data)
        if self._silent > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too long.")

    def on_message_begin(self) -> None:
        self._wait(HEAD_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._silent = 0
        is_socket = self.parser.should_upgrade() and self._should_upgrade()
        self._wait(None if is_socket else BODY_SECONDS)
        if not is_socket and not self.door.work(self):
            self.scope["state"][FULL] = True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._silent = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._wait(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self.door.rest(self)
        super().on_response_complete()


class Talker(Guest, WebSocketsSansIOProtocol):
    """Sockets on which a message has an end, however small the pieces it comes in.

    Whoever does not read is sent no more pongs, and is hung up on after a while; so is whoever only pings.
    """

    _pings, _pinged_at = 0.0, 0.0

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door = door_of(server_state)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.door.enter(self)
        if not self.door.work(self):
            self.app_state = {**self.app_state, FULL: True}

    def data_received(self, data: bytes) -> None:
        """Bite by bite: the rest of a flood need not be read."""
        for start in range(0, len(data), BITE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + BITE])

    def handle_ping(self) -> None:
        pongs = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(pongs)
        self._count_ping()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_ping()

    def _count_ping(self) -> None:
        """No client needs more than a ping now and then."""
        now = self.loop.time()
        self._pings = max(0.0, self._pings - (now - self._pinged_at) * PINGS_PER_SECOND) + 1
        self._pinged_at = now
        if self._pings > PINGS_AT_ONCE and not self.close_sent:
            self.conn.send_close(TOO_OFTEN, "too many pings")
            self.handle_parser_exception()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.send_close(TOO_LARGE)
            self.handle_parser_exception()

    async def run_asgi(self) -> None:
        self.scope["extensions"][TALK] = {"say": self.say}
        await super().run_asgi()

    async def say(self, texts: Sequence[bytes]) -> None:
        """Several messages in one go, past all that lies between a route and its socket."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def send(self, message: Any) -> None:
        """An answer in place of a socket is complete, too."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True


def without_trace(record: logging.LogRecord) -> bool:
    """Bytes that are not text are the sender's fault and worth a line, not a traceback."""
    if str(record.msg).startswith("Invalid UTF-8"):
        record.exc_info = None
    return True


class Server(uvicorn.Server):
    """Says where it is once it listens."""

    house: House

    async def startup(self, sockets: object = None) -> None:
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            gc.collect()
            gc.freeze()  # the program itself need not be searched for rubbish, which takes 200 ms each time
            logger.info("ready at %s (stop with Ctrl-C)", self.house.settings.address)

    async def shutdown(self, sockets: object = None) -> None:
        """Nobody waits for what clerks are at: it may take longer than the grace of a server that stops."""
        self.house.clerks.stop()
        await super().shutdown(sockets)  # type: ignore[arg-type]


def server(house: House) -> Server:
    config = uvicorn.Config(
        application(house),
        lifespan="off",  # the house is open before anybody is let in: see `run`
        host=house.settings.host,
        port=house.settings.port,
        http=Listener,
        ws=Talker,
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )
    logging.getLogger("uvicorn.error").addFilter(without_trace)
    made = Server(config)
    made.house = house
    most = raise_descriptors() - KEPT_DESCRIPTORS
    made.server_state.door = Door(most, factor=house.settings.limits)  # type: ignore[attr-defined]
    return made


async def _serve(made: Server) -> None:
    async with made.house.open():
        await made.serve()


def run(house: House) -> None:
    """Serves until it is told to stop; raises Refused where it could not start."""
    made = server(house)
    work_out_shapes()
    sys.setswitchinterval(SWITCH_SECONDS)
    # The server stops in good order, and that is all.
    signal.signal(signal.SIGTERM, lambda *_: setattr(made, "should_exit", True))
    loops = made.config.get_loop_factory()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loops) as runner:
        runner.run(_serve(made))
    logger.info("stopped")
    if not made.started:
        raise SystemExit(1)
