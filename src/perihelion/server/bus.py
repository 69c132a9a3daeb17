"""How processes tell one another that a table went on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
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
    """Whose standing orders at the table changed; without a table: whose name or sessions."""
    lists: tuple[str, ...] = ()
    """Whose list of tables is not what it was."""


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
    """Several processes. News that Redis loses is no loss: the log is read again every few seconds."""

    is_shared = True

    def __init__(self, url: str, process: str) -> None:
        again = Retry(NoBackoff(), 1)
        self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=2, retry=again)
        self._process = process
        self._untold: dict[tuple[str, str, tuple[str, ...]], News] = {}
        self._news = asyncio.Event()
        self._working: list[asyncio.Task[None]] = []

    async def start(self, hear: Hear) -> None:
        self._working = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._keep_telling())]

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
        """Returns at once: nobody who plays waits for Redis."""
        self._untold[news.table, news.person, news.lists] = news
        self._news.set()

    async def _keep_telling(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            told, self._untold = self._untold, {}
            try:
                async with self._redis.pipeline(transaction=False) as together:
                    for news in told.values():
                        together.publish(CHANNEL, msgspec.json.encode(news))
                    await together.execute()
            except (RedisError, OSError) as error:
                logger.warning("redis did not take news of %s tables: %s", len(told), error)

    async def stop(self) -> None:
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        await self._redis.aclose()
