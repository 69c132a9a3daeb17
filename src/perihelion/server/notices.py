"""Notices: that it is somebody's turn, by mail, webhook and push; in the page itself the socket says so.

At most one a turn, and none to somebody who is looking. Whether one was sent stands with the seat in the
database, so that no two processes send the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from smtplib import SMTPException
from typing import Any

import httpx
from sqlalchemy import func, select, update

from perihelion.engine.refused import Refused
from perihelion.server import webhooks
from perihelion.server.database import Database
from perihelion.server.digest import Digest
from perihelion.server.entries import PersonId, TableId
from perihelion.server.mail import Mail
from perihelion.server.push import Push
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
        self.push = Push(database, settings)
        self.digest = Digest(database, settings, self.post)
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
                if self.mail is not None:
                    await self.digest.look()
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

    def post(self, to: str, title: str, text: str, **more: str) -> None:
        """Sends a letter while nobody waits for it: the time it takes says nothing about the address."""
        mail = self.mail
        assert mail is not None
        self._soon(self._try(lambda: mail.send(to, title, text, **more)))

    async def invite(self, person: PersonId, table: TableId, host: str, game: str) -> None:
        """Tells somebody that a friend wants to play with them; whoever wants no notices gets none."""
        row = await self.database.row(select(people).where(people.c.id == person, people.c.notices.is_(True)))
        if row is not None:
            words = Words(row["language"])
            said = {"host": host, "game": words(f"title-{game}")}
            title = words("notice-invited-title", **said)
            self._soon(self._tell(dict(row), "invited", table, title, "notice-invited-text", said))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        sending = asyncio.create_task(work)
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    async def _send(self, row: Any) -> None:
        title = Words(row["language"])("notice-turn-title", table=row["title"])
        said = {"table": row["title"]}
        await self._tell(row, "your-turn", row["table_id"], title, "notice-turn-text", said)

    async def _tell(
        self, row: Any, kind: str, table: TableId, title: str, text: str, said: dict[str, str]
    ) -> None:
        """By every way somebody has opened: their browsers, a webhook, a letter."""
        address = f"{self.settings.address}/tables/{table}"
        body = {"kind": kind, "table": table, "title": said.get("table", ""), "address": address}
        await self._tell_browsers(row["id"], {"kind": kind, "tag": table, "title": title})
        if row["webhook"]:
            await self._try(
                lambda: webhooks.call(row["webhook"], {**body, "text": title}, self.settings.webhooks)
            )
        mail = self.mail
        if row["email"] and mail is not None:
            letter = Words(row["language"])(text, name=row["name"], address=address, **said)
            await self._try(lambda: mail.send(row["email"], title, letter))

    async def _tell_browsers(self, person: PersonId, message: dict[str, Any]) -> None:
        """With the number of tables that wait, for the badge of the app."""
        browsers = await self.push.of(person)
        if not browsers:
            return
        count = select(func.count(seats.c.table_id.distinct())).where(
            seats.c.person == person, seats.c.asked.is_(True)
        )
        async with self.database.connected() as connection:
            waiting = (await connection.execute(count)).scalar() or 0
        for one in browsers:
            await self._try(partial(self.push.send, one, {**message, "waiting": waiting}))

    async def _try(self, send: Any) -> None:
        """A few times, further and further apart."""
        for wait in WAITS:
            try:
                await send()
                return
            except (OSError, ValueError, SMTPException, httpx.HTTPError, httpx.InvalidURL, Refused) as error:
                logger.warning("a notice was not taken: %r", error)
                await asyncio.sleep(wait)
