"""Erasing: the one exception to an append-only log, for somebody who wants to be forgotten."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, or_, select, update

from perihelion.server.database import Database
from perihelion.server.entries import NOBODY, Opened, PersonId, TableId, erased, read_entry, write_entry
from perihelion.server.schema import checkpoints, log, tables


def _concerns(person: PersonId) -> ColumnElement[bool]:
    return or_(log.c.actor == person, log.c.entry.contains(f'"{person}"'))


async def tables_of(database: Database, person: PersonId) -> list[TableId]:
    """Every table at which somebody ever did something."""
    found = await database.rows(select(log.c.table_id).where(_concerns(person)).distinct())
    return [row["table_id"] for row in found]


async def erase(database: Database, person: PersonId) -> None:
    """Names and words of a person in every log become question marks; what was played stays."""
    for row in await database.rows(select(log).where(_concerns(person))):
        try:
            entry = read_entry(row["entry"])
        except msgspec.MsgspecError:  # a damaged line: the host has been told
            continue
        if (clean := erased(entry, person)) is not entry:
            here = update(log).where(log.c.table_id == row["table_id"], log.c.sequence == row["sequence"])
            await database.write(here.values(entry=write_entry(clean)))
        if isinstance(clean, Opened):
            await database.write(
                update(tables).where(tables.c.id == row["table_id"]).values(title=clean.title)
            )
    for row in await database.rows(select(checkpoints).where(checkpoints.c.body.contains(f'"{person}"'))):
        here = update(checkpoints).where(
            checkpoints.c.table_id == row["table_id"], checkpoints.c.sequence == row["sequence"]
        )
        kept = msgspec.json.decode(row["body"])
        await database.write(here.values(body=_without_name(kept, kept["table"], person)))
    for row in await database.rows(select(tables).where(tables.c.card.contains(f'"{person}"'))):
        card = msgspec.json.decode(row["card"])
        here = update(tables).where(tables.c.id == row["id"], tables.c.sequence == row["sequence"])
        await database.write(here.values(card=_without_name(card, card, person)))


def _without_name(whole: dict[str, Any], table: dict[str, Any], person: PersonId) -> str:
    """A checkpoint or a card, as JSON, in whose places this person has no name; nor is the title theirs."""
    opened = table.get("opened")
    if isinstance(opened, dict) and (opened.get("titled") or opened["owner"]) == person:
        opened["title"] = NOBODY
    for place in table["places"]:
        if place.get("person") == person:
            place["name"] = NOBODY
    return msgspec.json.encode(whole).decode()
