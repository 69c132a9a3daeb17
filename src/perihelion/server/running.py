"""Running the server: it listens, says where, and stops cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal

import uvicorn

from perihelion.server.app import application
from perihelion.server.house import House

GRACE_SECONDS = 5
LARGEST_MESSAGE = 256_000
logger = logging.getLogger("perihelion")


class Server(uvicorn.Server):
    """Says where it is once it listens."""

    house: House

    async def startup(self, sockets: object = None) -> None:
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            logger.info("ready at %s (stop with Ctrl-C)", self.house.settings.address)


def server(house: House) -> Server:
    config = uvicorn.Config(
        application(house),
        host=house.settings.host,
        port=house.settings.port,
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )
    made = Server(config)
    made.house = house
    return made


def run(house: House) -> None:
    """Serves until it is told to stop; raises where it could not start."""
    made = server(house)
    signal.signal(signal.SIGTERM, lambda *_: None)  # the server stops in good order, and that is all
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(made.serve())
    logger.info("stopped")
    if not made.started:
        raise SystemExit(1)
