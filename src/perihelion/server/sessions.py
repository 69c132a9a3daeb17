"""Sessions: where somebody is signed in, and how that ends."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import delete, func, select

from perihelion.server.database import Database
from perihelion.server.entries import PersonId
from perihelion.server.people import hashed
from perihelion.server.schema import sessions

SHOWN = 16


class SessionShown(msgspec.Struct):
    """A device one is signed in at; `here` is the one that asks, `seen` when it last did."""

    id: str
    device: str
    created: float
    seen: float
    here: bool


class Sessions:
    """The sessions of one person at a time; each is known by the beginning of its token's hash."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: PersonId, token: str) -> list[SessionShown]:
        """This one first, then those that were seen last."""
        here = hashed(token)
        query = select(sessions).where(sessions.c.person == person, sessions.c.expires > time.time())
        found = [
            SessionShown(
                row["token"][:SHOWN], row["device"], row["created"], row["seen"], row["token"] == here
            )
            for row in await self.database.rows(query)
        ]
        return sorted(found, key=lambda one: (not one.here, -one.seen))

    async def end(self, person: PersonId, session: str) -> None:
        known = func.substr(sessions.c.token, 1, SHOWN) == session
        await self.database.write(delete(sessions).where(sessions.c.person == person, known))

    async def end_others(self, person: PersonId, token: str) -> None:
        other = sessions.c.token != hashed(token)
        await self.database.write(delete(sessions).where(sessions.c.person == person, other))
