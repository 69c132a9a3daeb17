"""Company: whom somebody does not want to meet, and what the host should know about people."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from perihelion.engine.refused import Refused
from perihelion.server import shapes
from perihelion.server.commands import AnyCommand, SeatCompanion, Sit
from perihelion.server.database import Database
from perihelion.server.entries import PersonId, Said, TableId, read_entry
from perihelion.server.live_table import LiveTable
from perihelion.server.names import checked_text
from perihelion.server.people import People, Person, new_id
from perihelion.server.schema import admitted, blocks, log, people, reports

MOST_BLOCKED = 500
QUOTED = 10
logger = logging.getLogger("perihelion")


class Known(msgspec.Struct):
    """Somebody, by the name others know."""

    id: PersonId
    name: str


class Report(msgspec.Struct):
    """What somebody wants the host to know about somebody else, and what that other person said last."""

    id: str
    at: float
    by: str
    person: PersonId
    name: str
    table: TableId
    why: str
    said: list[str]
    settled: bool


class Company:
    """Blocks and reports."""

    def __init__(self, database: Database, everybody: People) -> None:
        self.database = database
        self.people = everybody

    # Blocking.

    async def blocked_by(self, person: PersonId | None) -> set[PersonId]:
        """Whom somebody does not want to meet."""
        rows = await self.database.rows(select(blocks.c.other).where(blocks.c.person == (person or "")))
        return {row["other"] for row in rows}

    async def known(self, who: Iterable[PersonId]) -> list[Known]:
        """People by name; those who are gone are left out."""
        query = select(people.c.id, people.c.name).where(people.c.id.in_(list(who)))
        return [
            Known(row["id"], row["name"]) for row in await self.database.rows(query.order_by(people.c.name))
        ]

    async def block(self, person: Person, other: PersonId) -> None:
        if other == person.id:
            raise Refused("not-yourself")
        if await self.people.person(other) is None:
            raise Refused("nobody-there")
        if len(await self.blocked_by(person.id)) >= MOST_BLOCKED:
            raise Refused("too-many-blocked", limit=MOST_BLOCKED)
        with contextlib.suppress(IntegrityError):  # once is enough
            await self.database.write(insert(blocks).values(person=person.id, other=other))

    async def unblock(self, person: PersonId, other: PersonId) -> None:
        await self.database.write(delete(blocks).where(blocks.c.person == person, blocks.c.other == other))

    async def check_welcome(self, live: LiveTable, person: PersonId) -> None:
        """Raises Refused where whoever opened the table does not want to meet this person."""
        if person in await self.blocked_by(live.table.owner):
            raise Refused("blocked")

    async def check_invited(self, live: LiveTable, person: PersonId | None) -> None:
        """Raises Refused where this person does not want to meet whoever opened the table."""
        if live.table.owner in await self.blocked_by(person):
            raise Refused("you-blocked-host")

    async def check(self, live: LiveTable, person: Person, command: AnyCommand) -> None:
        """What a command needs to be checked for that stands in no log."""
        if isinstance(command, Sit):
            await self.check_welcome(live, person.id)
        elif isinstance(command, SeatCompanion):
            await self.people.check_free(command.name, person.id)

    async def hush(self, lines: Sequence[shapes.Line], person: PersonId | None) -> list[shapes.Line]:
        """Lines without what blocked people said."""
        if person is None or all(line["kind"] != "said" for line in lines):
            return list(lines)
        hidden = await self.blocked_by(person)
        return [line for line in lines if line["kind"] != "said" or line.get("person") not in hidden]

    async def spectators(self, live: LiveTable, watching: Iterable[PersonId]) -> list[Known]:
        """Who looks on here: those who look now, and those who came by a link."""
        query = select(admitted.c.person).where(admitted.c.table_id == live.table.id)
        found = {row["person"] for row in await self.database.rows(query)} | set(watching)
        return await self.known(found - {live.table.owner, *live.table.people, *live.table.blocked})

    # Reporting.

    async def report(self, by: Person, person: PersonId, live: LiveTable, why: str) -> None:
        """Lands with the host: `perihelion reports` lists them."""
        if person == by.id:
            raise Refused("not-yourself")
        if await self.people.person(person) is None:
            raise Refused("nobody-there")
        table = live.table.id
        said = msgspec.json.encode(await self._said(table, person)).decode()
        row = {"id": new_id(), "at": time.time(), "reporter": by.id, "person": person, "table_id": table}
        await self.database.write(insert(reports).values(**row, why=checked_text(why), said=said))
        logger.warning("somebody was reported at table %s: perihelion reports lists it", table)

    async def _said(self, table: TableId, person: PersonId) -> list[str]:
        """What somebody said last at a table."""
        query = select(log.c.entry).where(log.c.table_id == table, log.c.actor == person)
        query = (
            query.where(log.c.entry.contains('"kind":"said"')).order_by(log.c.sequence.desc()).limit(QUOTED)
        )
        found = []
        for row in await self.database.rows(query):
            with contextlib.suppress(msgspec.MsgspecError):  # a damaged line
                found.append(read_entry(row["entry"]))
        return [entry.text for entry in reversed(found) if isinstance(entry, Said)]

    async def reports(self, *, settled: bool = False) -> list[Report]:
        """The oldest first; with `settled` also those the host has dealt with."""
        query = select(reports).order_by(reports.c.at)
        rows = await self.database.rows(query if settled else query.where(reports.c.settled.is_(False)))
        ids = {row[who] for row in rows for who in ("reporter", "person")}
        names = {one.id: one.name for one in await self.known(ids)}
        return [_report(row, names) for row in rows]

    async def settle(self, report: str) -> None:
        if not await self.database.write(update(reports).where(reports.c.id == report).values(settled=True)):
            raise Refused("no-such-report", said=report[:40])


def _report(row: Any, names: dict[PersonId, str]) -> Report:
    return Report(
        id=row["id"],
        at=row["at"],
        by=names.get(row["reporter"], "?"),
        person=row["person"],
        name=names.get(row["person"], "?"),
        table=row["table_id"],
        why=row["why"],
        said=msgspec.json.decode(row["said"], type=list[str]),
        settled=row["settled"],
    )
