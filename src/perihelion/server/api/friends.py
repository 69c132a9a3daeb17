"""/api/me/friends: whom one has played with, and asking them to a table."""

from __future__ import annotations

from litestar import Controller, delete, get, post

from perihelion.server.api.company import Whom
from perihelion.server.api.tables import seen
from perihelion.server.entries import PersonId, TableId
from perihelion.server.friends import Friend
from perihelion.server.house import House
from perihelion.server.people import Person


class FriendsApi(Controller):
    """Friends."""

    path = "/api"
    tags = ["friends"]  # noqa: RUF012 - the framework's way

    @get("/me/friends")
    async def friends(self, house: House, person: Person) -> list[Friend]:
        """The people one has played with, the last first."""
        return await house.friends.of(person.id)

    @delete("/me/friends/{other:str}", status_code=204)
    async def forget(self, other: PersonId, house: House, person: Person) -> None:
        """Not to see somebody there any more."""
        house.limits.spend("command", person.id)
        await house.friends.forget(person.id, other)

    @post("/tables/{table:str}/invitations", status_code=204)
    async def invite(self, table: TableId, data: Whom, house: House, person: Person) -> None:
        """Ask a friend to a table; asked twice it is done once."""
        live = await seen(house, table, person)
        house.limits.spend("invite", person.id)
        if await house.friends.invite(live, person, data.other):
            await house.tell_mine(data.other)

    @delete("/tables/{table:str}/invitations", status_code=204)
    async def decline(self, table: TableId, house: House, person: Person) -> None:
        """Rather not come to a table one was asked to."""
        house.limits.spend("command", person.id)
        await house.friends.decline(table, person.id)
        await house.tell_mine(person.id)
