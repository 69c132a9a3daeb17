"""Notices: that it is somebody's turn, by mail and webhook; in the page itself the socket says so.

At most one a turn, and none to somebody who is looking. Whether one was sent stands with the seat in the
database, so that no two processes send the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from smtplib import SMTPException
from typing import Any

import httpx
from sqlalchemy import select, update

from perihelion.engine.refused import Refused
from perihelion.server import webhooks
from perihelion.server.database import Database
from perihelion.server.mail import Mail
from perihelion.server.schema import people, seats, tables
from perihelion.server.settings import Settings
from perihelion.words import Words

LOOKS_EVERY = 1.0
LOOKING_SECONDS = 15.0
WAITS = (2.0, 8.0, 0.0)
MOST_AT_ONCE = 50
logger = logging.getLogger("perihelion")


class Notices:
    """Tells people that a table waits for them."""

    def __init__(self, database: Database, settings: Settings, clock: Callable[[], float]) -> None:
        self.database = database
        self._clock = clock
        self.settings = settings
        self.mail = Mail(settings.smtp, settings.mail_from) if settings.smtp else None
        self._looking: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._looking = asyncio.create_task(self._keep_looking())

    async def stop(self) -> None:
        for task in [self._looking, *self._sending]:
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            try:
                await self.look()
            except Refused:
                logger.warning("notices wait: the database does not answer")
            except Exception:
                logger.exception("notices failed")

    async def look(self) -> None:
        """Finds whom a slow table has been waiting for, and sees that each is told once."""
        now = time.time()
        query = (
            select(seats.c.table_id, seats.c.seat, seats.c.since, tables.c.title, people)
            .join(tables, tables.c.id == seats.c.table_id)
            .join(people, people.c.id == seats.c.person)
            .where(
                seats.c.asked.is_(True),
                seats.c.noticed < seats.c.since,
                seats.c.since < now - self.settings.notice_seconds,
            )
            .where(seats.c.looked < self._clock() - LOOKING_SECONDS, tables.c.tempo != "live")
            .where(people.c.notices.is_(True), tables.c.status == "playing")
            .limit(MOST_AT_ONCE)
        )
        for row in await self.database.rows(query):
            claim = update(seats).where(
                seats.c.table_id == row["table_id"],
                seats.c.seat == row["seat"],
                seats.c.noticed < row["since"],
            )
            if await self.database.write(claim.values(noticed=row["since"])):
                self._soon(self._send(row))

    def post(self, to: str, title: str, text: str) -> None:
        """Sends a letter while nobody waits for it: the time it takes says nothing about the address."""
        mail = self.mail
        assert mail is not None
        self._soon(self._try(lambda: mail.send(to, title, text)))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        sending = asyncio.create_task(work)
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    async def _send(self, row: Any) -> None:
        words = Words(row["language"])
        address = f"{self.settings.address}/tables/{row['table_id']}"
        title = words("notice-turn-title", table=row["title"])
        if row["webhook"]:
            body = {"kind": "your-turn", "table": row["table_id"], "title": row["title"], "address": address}
            await self._try(
                lambda: webhooks.call(row["webhook"], {**body, "text": title}, self.settings.webhooks)
            )
        mail = self.mail
        if row["email"] and mail is not None:
            text = words("notice-turn-text", name=row["name"], table=row["title"], address=address)
            await self._try(lambda: mail.send(row["email"], title, text))

    async def _try(self, send: Any) -> None:
        """A few times, further and further apart."""
        for wait in WAITS:
            try:
                await send()
                return
            except (OSError, ValueError, SMTPException, httpx.HTTPError, httpx.InvalidURL, Refused) as error:
                logger.warning("a notice was not taken: %r", error)
                await asyncio.sleep(wait)
