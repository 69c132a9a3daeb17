"""Blocking and reporting people, and who looks on at a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post

from perihelion.engine.refused import Refused
from perihelion.server.company import Known
from perihelion.server.entries import PersonId, TableId
from perihelion.server.house import House
from perihelion.server.live_table import LiveTable
from perihelion.server.people import Person

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class Whom(msgspec.Struct, forbid_unknown_fields=True):
    """Not `person`: the framework would take a wrong one for a fault of whoever asks, and of its own."""

    other: Id


class Complaint(msgspec.Struct, forbid_unknown_fields=True):
    """Of whom, at which table, and why."""

    other: Id
    table: Id
    why: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Spectator(msgspec.Struct):
    """Somebody who looks on; `silenced` says that they may not speak."""

    id: PersonId
    name: str
    silenced: bool


class CompanyApi(Controller):
    """Whom one meets."""

    path = "/api"
    tags = ["company"]  # noqa: RUF012 - the framework's way

    @get("/me/blocks")
    async def blocked(self, house: House, person: Person) -> list[Known]:
        """Whom one has blocked."""
        return await house.company.known(await house.company.blocked_by(person.id))

    @post("/me/blocks", status_code=204)
    async def block(self, data: Whom, house: House, person: Person) -> None:
        """Not to read what somebody says, nor to be invited by them, nor to have them at one's tables."""
        house.limits.spend("open", person.id)
        await house.company.block(person, data.other)
        await house.recheck(person.id)

    @delete("/me/blocks/{other:str}", status_code=204)
    async def unblock(self, other: PersonId, house: House, person: Person) -> None:
        """Think better of it."""
        await house.company.unblock(person.id, other)
        await house.recheck(person.id)

    @post("/reports", status_code=204)
    async def report(self, data: Complaint, house: House, person: Person) -> None:
        """Let the host know of somebody one met at a table, with what they said last there."""
        house.limits.spend("report", person.id)
        live = await _seen(house, data.table, person)
        await house.company.report(person, data.other, live, data.why)

    @get("/tables/{table:str}/spectators")
    async def spectators(self, table: TableId, house: House, person: Person) -> list[Spectator]:
        """Who looks on (for the owner, who may silence and remove them)."""
        live = await _seen(house, table, person)
        if person.id != live.table.owner:
            raise Refused("not-owner")
        watching = [who for at, who in house.presence.watching if at == table]
        found = await house.company.spectators(live, watching)
        return [Spectator(one.id, one.name, one.id in live.table.silenced) for one in found]


async def _seen(house: House, table: TableId, person: Person) -> LiveTable:
    """The table, where this person may see it."""
    live = await house.hall.newest(table)
    await house.lobby.check_may_see(live, person.id)
    return live
