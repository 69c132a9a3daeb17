"""Erasing: the one exception to an append-only log, for somebody who wants to be forgotten."""

from __future__ import annotations

import msgspec
from sqlalchemy import or_, select, update

from perihelion.server.database import Database
from perihelion.server.entries import AnyEntry, PersonId, Replaced, Said, Sat, read_entry, write_entry
from perihelion.server.schema import checkpoints, log, tables

NOBODY = "?"


async def erase(database: Database, person: PersonId) -> None:
    """Names and words of a person in every log become question marks; what was played stays."""
    query = select(log).where(or_(log.c.actor == person, log.c.entry.contains(f'"{person}"')))
    for row in await database.rows(query):
        entry = read_entry(row["entry"])
        erased = _erased(entry, person)
        if erased is not entry:
            here = update(log).where(log.c.table_id == row["table_id"], log.c.sequence == row["sequence"])
            await database.write(here.values(entry=write_entry(erased)))
    for table, column, key in ((checkpoints, "body", "table_id"), (tables, "card", "id")):
        for row in await database.rows(select(table).where(table.c[column].contains(f'"{person}"'))):
            here = update(table).where(table.c[key] == row[key])
            if "sequence" in table.c and table is checkpoints:
                here = here.where(table.c.sequence == row["sequence"])
            await database.write(here.values({column: _without_name(row[column], person)}))


def _erased(entry: AnyEntry, person: PersonId) -> AnyEntry:
    match entry:
        case Said() if entry.person == person:
            return msgspec.structs.replace(entry, name=NOBODY, text=NOBODY)
        case Sat() | Replaced() if entry.person == person:
            return msgspec.structs.replace(entry, name=NOBODY)
    return entry


def _without_name(text: str, person: PersonId) -> str:
    """The places of a table, as JSON, without this person's name."""
    found = msgspec.json.decode(text)
    for place in [*found.get("places", ()), *found.get("table", {}).get("places", ())]:
        if place.get("person") == person:
            place["name"] = NOBODY
    return msgspec.json.encode(found).decode()
