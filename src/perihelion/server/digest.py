"""The digest: once a day a quiet letter of all that waits for somebody, where anything does.

Its last line ends it, with one press and without signing in.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import and_, or_, select, update

from perihelion.server.database import Database
from perihelion.server.entries import PersonId
from perihelion.server.people import secret
from perihelion.server.schema import invitations, people, seats, tables
from perihelion.server.settings import Settings
from perihelion.words import Words

MOST_AT_ONCE = 50
MOST_LISTED = 30
LOOKS = 100  # so often in the time between two letters


class Digest:
    """The letters of a day; `post` sends one."""

    def __init__(self, database: Database, settings: Settings, post: Callable[..., None]) -> None:
        self.database = database
        self.settings = settings
        self._post = post
        self._looked = 0.0

    async def look(self) -> None:
        """Finds whom tables have kept waiting, and writes to each at most once in the time set."""
        every, now = self.settings.digest_seconds, time.time()
        if not every or now - self._looked < every / LOOKS:
            return
        self._looked = now
        wanting = (people.c.digest.is_(True), people.c.email.is_not(None), people.c.digested < now - every)
        waits = or_(
            select(seats.c.seat).where(self._waiting(now)).where(seats.c.person == people.c.id).exists(),
            select(invitations.c.at)
            .where(self._invited(now))
            .where(invitations.c.person == people.c.id)
            .exists(),
        )
        query = select(people).where(*wanting, waits).limit(MOST_AT_ONCE)
        for row in await self.database.rows(query):
            this = (people.c.id == row["id"], people.c.digested == row["digested"])
            word = row["quiet"] or secret()
            if await self.database.write(update(people).where(*this).values(digested=now, quiet=word)):
                await self._write(row, word, now)

    def _waiting(self, now: float) -> Any:
        """Seats of slow games that have been asked for half the time between two letters."""
        long_ago = now - self.settings.digest_seconds / 2
        at = tables.alias()
        table = select(at.c.id).where(
            at.c.id == seats.c.table_id, at.c.status == "playing", at.c.tempo != "live"
        )
        return and_(seats.c.asked.is_(True), seats.c.since < long_ago, table.exists())

    def _invited(self, now: float) -> Any:
        """Invitations as old to tables that still have room, which were not accepted."""
        long_ago = now - self.settings.digest_seconds / 2
        at, own = tables.alias(), seats.alias()
        table = select(at.c.id).where(at.c.id == invitations.c.table_id, at.c.status == "open", at.c.free > 0)
        sits = select(own.c.seat).where(
            own.c.table_id == invitations.c.table_id, own.c.person == invitations.c.person
        )
        return and_(invitations.c.at < long_ago, table.exists(), ~sits.exists())

    async def _write(self, row: Any, word: str, now: float) -> None:
        words, lines = Words(row["language"]), list[str]()
        turns = select(tables.c.id, tables.c.title).join(seats, seats.c.table_id == tables.c.id).distinct()
        asked = select(tables.c.id, tables.c.title).join(invitations, invitations.c.table_id == tables.c.id)
        for key, query in (
            ("digest-turn", turns.where(self._waiting(now), seats.c.person == row["id"])),
            ("digest-invited", asked.where(self._invited(now), invitations.c.person == row["id"])),
        ):
            for one in await self.database.rows(query.limit(MOST_LISTED)):
                address = f"{self.settings.address}/tables/{one['id']}"
                lines.append(words(key, table=one["title"], address=address))
        if not lines:
            return
        end = f"{self.settings.address}/quiet#{word}"
        text = words("digest-text", name=row["name"], list="\n".join(lines), address=end)
        self._post(
            row["email"],
            words("digest-title", count=len(lines)),
            text,
            List_Unsubscribe=f"<{self.settings.address}/api/quiet/{word}>",
            List_Unsubscribe_Post="List-Unsubscribe=One-Click",
        )

    async def end(self, word: str) -> PersonId | None:
        """Whoever holds the word of a letter gets no more of them; an unknown word does nothing."""
        row = await self.database.row(select(people.c.id).where(people.c.quiet == word))
        if row is None:
            return None
        await self.database.write(update(people).where(people.c.id == row["id"]).values(digest=False))
        return str(row["id"])
