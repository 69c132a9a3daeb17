"""Running the server: it listens, says where, and stops cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
from collections.abc import Sequence
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from perihelion.server.api.live import TALK
from perihelion.server.app import application
from perihelion.server.house import House

GRACE_SECONDS = 5
LARGEST_MESSAGE = 256_000
LARGEST_HEAD = 64_000
HEAD_SECONDS = 20.0
BODY_SECONDS = 60.0
MOST_FRAGMENTS = 1_000
TOO_LARGE = 1009
logger = logging.getLogger("perihelion")


class Listener(HttpToolsProtocol):
    """HTTP in which a request comes in good time, and its head has an end; so have trailers."""

    _silent = 0
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        super().connection_lost(exc)

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
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._silent = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._wait(None)
        super().on_message_complete()


class Talker(WebSocketsSansIOProtocol):
    """Sockets on which a message has an end, however small the pieces it comes in."""

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
    """Bytes that are no text are the sender's fault and worth a line, not a traceback."""
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


def server(house: House) -> Server:
    config = uvicorn.Config(
        application(house),
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
    return made


def run(house: House) -> None:
    """Serves until it is told to stop; raises where it could not start."""
    made = server(house)
    signal.signal(signal.SIGTERM, lambda *_: None)  # the server stops in good order, and that is all
    loops = made.config.get_loop_factory()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loops) as runner:
        runner.run(made.serve())
    logger.info("stopped")
    if not made.started:
        raise SystemExit(1)
