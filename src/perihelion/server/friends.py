"""Friends: the people one has played with, and asking them to a table.

Nobody else can be asked: whoever is not on one's own list is not there, whether they exist or not. Who has
blocked one, or whom one has blocked, is not listed either.
"""

from __future__ import annotations

import contextlib
import json
import time
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from perihelion.engine.refused import Refused
from perihelion.server.database import Database
from perihelion.server.entries import PersonId, TableId
from perihelion.server.live_table import LiveTable
from perihelion.server.lobby import Lobby
from perihelion.server.notices import Notices
from perihelion.server.people import Person
from perihelion.server.schema import admitted, blocks, invitations, people, seats, strangers, tables

MOST_LISTED = 100
MOST_ASKED = 30  # to one table
BY_A_FRIEND = "friend"  # in the place of a link's secret, which is a hash


class Friend(msgspec.Struct):
    """Somebody one has played with: at how many tables, when last, and what."""

    id: PersonId
    name: str
    tables: int
    last: float
    game: str


class Friends:
    """Who played with whom."""

    def __init__(self, database: Database, lobby: Lobby, notices: Notices) -> None:
        self.database = database
        self.lobby = lobby
        self.notices = notices

    async def of(self, person: PersonId, only: PersonId | None = None) -> list[Friend]:
        """Those one has played with, the last first."""
        mine, theirs = seats.alias("mine"), seats.alias("theirs")
        met = (
            select(
                theirs.c.person,
                func.count(theirs.c.table_id.distinct()).label("tables"),
                func.max(tables.c.moved).label("last"),
            )
            .join(mine, mine.c.table_id == theirs.c.table_id)
            .join(tables, tables.c.id == theirs.c.table_id)
            .where(mine.c.person == person, theirs.c.person != person, theirs.c.person != "")
            .where(tables.c.status.in_(["playing", "paused", "over"]), self._welcome(person, theirs.c.person))
        )
        if only is not None:
            met = met.where(theirs.c.person == only)
        found = met.group_by(theirs.c.person).subquery()
        query = select(people.c.id, people.c.name, found.c.tables, found.c.last).join(
            found, found.c.person == people.c.id
        )
        rows = await self.database.rows(query.order_by(found.c.last.desc()).limit(MOST_LISTED))
        games = await self._games(person, [row["id"] for row in rows])
        return [Friend(**row, game=games.get(row["id"], "")) for row in rows]

    def _welcome(self, person: PersonId, other: Any) -> Any:
        """Neither wants not to meet the other."""
        apart = select(blocks.c.other).where(
            or_(
                and_(blocks.c.person == person, blocks.c.other == other),
                and_(blocks.c.person == other, blocks.c.other == person),
            )
        )
        gone = select(strangers.c.other).where(strangers.c.person == person, strangers.c.other == other)
        return and_(~apart.exists(), ~gone.exists())

    async def _games(self, person: PersonId, others: list[PersonId]) -> dict[PersonId, str]:
        """What was played with each last."""
        mine, theirs = seats.alias("mine"), seats.alias("theirs")
        query = (
            select(theirs.c.person, tables.c.game)
            .join(mine, mine.c.table_id == theirs.c.table_id)
            .join(tables, tables.c.id == theirs.c.table_id)
            .where(mine.c.person == person, theirs.c.person.in_(others))
            .order_by(tables.c.moved)
        )
        return {row["person"]: row["game"] for row in await self.database.rows(query)}

    async def forget(self, person: PersonId, other: PersonId) -> None:
        """Not to see somebody in the list any more; what was played stays, and so does the other's list."""
        if not await self.of(person, other):
            return
        with contextlib.suppress(IntegrityError):  # once is enough
            await self.database.write(insert(strangers).values(person=person, other=other))

    # Asking.

    async def invite(self, live: LiveTable, host: Person, other: PersonId) -> bool:
        """Asks a friend to a table that has not begun; whether they had not been asked before."""
        table = live.table
        if host.id != table.owner and table.seat_of(host.id) is None:
            raise Refused("not-seated")
        if not await self.of(host.id, other) or other in table.blocked:
            raise Refused("nobody-there")
        if table.setup.practice:
            raise Refused("practice-is-alone")
        if table.seat_of(other) is not None:
            return False
        if table.status != "open" or not any(place.is_free for place in table.places):
            raise Refused("no-free-seat")
        return await self.ask(live, host, other)

    async def ask(self, live: LiveTable, host: Person, other: PersonId) -> bool:
        """Lets somebody in and tells them, once."""
        table = live.table.id
        asked = select(func.count()).where(invitations.c.table_id == table)
        async with self.database.connected() as connection:
            if ((await connection.execute(asked)).scalar() or 0) >= MOST_ASKED:
                raise Refused("too-many-invited", limit=MOST_ASKED)
        row = {"table_id": table, "person": other, "host": host.id, "at": time.time()}
        try:
            await self.database.write(insert(invitations).values(**row))
        except IntegrityError:
            return False
        await self.lobby.admit(table, other, BY_A_FRIEND, sits=True)
        await self.notices.invite(other, table, host.name, live.table.setup.game)
        return True

    async def decline(self, table: TableId, person: PersonId) -> None:
        """Rather not: the table is listed no more."""
        this = (invitations.c.table_id == table, invitations.c.person == person)
        let_in = (
            admitted.c.table_id == table,
            admitted.c.person == person,
            admitted.c.link == BY_A_FRIEND,
        )
        if await self.database.write(delete(invitations).where(*this)):
            await self.database.write(delete(admitted).where(*let_in))

    async def asked(self, table: TableId) -> list[PersonId]:
        """Who was asked to a table."""
        query = select(invitations.c.person).where(invitations.c.table_id == table)
        return [row["person"] for row in await self.database.rows(query)]

    async def invited(self, person: PersonId) -> list[dict[str, Any]]:
        """The tables a friend would like one to sit down at, with the friend's name."""
        sits = select(seats.c.seat).where(
            seats.c.table_id == invitations.c.table_id, seats.c.person == invitations.c.person
        )
        query = (
            select(tables.c.card, tables.c.moved, people.c.name, invitations.c.host)
            .join(invitations, invitations.c.table_id == tables.c.id)
            .join(people, people.c.id == invitations.c.host)
            .where(
                invitations.c.person == person, tables.c.status == "open", tables.c.free > 0, ~sits.exists()
            )
            .where(self._welcome(person, invitations.c.host))
            .order_by(invitations.c.at.desc())
            .limit(MOST_LISTED)
        )
        rows = await self.database.rows(query)
        return [
            {**json.loads(row["card"]), "moved": row["moved"], "your_turn": False, "invited_by": row["name"]}
            for row in rows
        ]
