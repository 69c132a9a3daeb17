"""How processes tell one another that a table went on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL = "perihelion"
RETRY_SECONDS = 0.5
logger = logging.getLogger("perihelion")


class News(msgspec.Struct):
    """What a process tells the others; the log itself they read in the database."""

    process: str
    table: str = ""
    sequence: int = 0
    person: str = ""
    """Whose sessions ended or whose orders changed."""


Hear = Callable[[News], Awaitable[None]]


class Bus(Protocol):
    """Tells news to every other process."""

    is_shared: bool

    async def start(self, hear: Hear) -> None: ...

    async def tell(self, news: News) -> None: ...

    async def stop(self) -> None: ...


class Alone:
    """One process: nobody else to tell."""

    is_shared = False

    async def start(self, hear: Hear) -> None:
        return None

    async def tell(self, news: News) -> None:
        return None

    async def stop(self) -> None:
        return None


class ByRedis:
    """Several processes. News that Redis loses are no loss: the log is read again every few seconds."""

    is_shared = True

    def __init__(self, url: str, process: str) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=2)
        self._process = process
        self._listening: asyncio.Task[None] | None = None

    async def start(self, hear: Hear) -> None:
        self._listening = asyncio.create_task(self._listen(hear))

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=1)
                        if message is not None:
                            await self._heard(hear, message["data"])
            except (RedisError, OSError) as error:
                logger.warning("redis lost: %s", error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _heard(self, hear: Hear, data: bytes) -> None:
        try:
            news = msgspec.json.decode(data, type=News)
        except msgspec.DecodeError:
            return
        if news.process != self._process:
            await hear(news)

    async def tell(self, news: News) -> None:
        try:
            await self._redis.publish(CHANNEL, msgspec.json.encode(news))
        except (RedisError, OSError) as error:
            logger.warning("redis did not take news of table %s: %s", news.table, error)

    async def stop(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self._redis.aclose()
