"""/api/workshop: ships that belong to no game, judged by the rules."""

from __future__ import annotations

from asyncio import to_thread
from typing import Any, cast

import msgspec
from litestar import Controller, Request, get, post

from perihelion.engine.reading import read_table
from perihelion.engine.refused import Refused
from perihelion.games import facts, info, ruleset
from perihelion.games.galaxy_trucker import inquiries
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.server.api.who import address_of
from perihelion.server.house import House

GAME = "galaxy-trucker"
LONGEST = 4_000  # signs of a position; a ship has a few hundred


class ShipText(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Galaxy Trucker with one ship."""

    position: str


class WorkshopApi(Controller):
    """The workshop of Galaxy Trucker."""

    path = "/api/workshop"
    tags = ["workshop"]  # noqa: RUF012 - the framework's way

    @get(sync_to_thread=False)
    def pieces(self) -> dict[str, Any]:
        """Every tile and board there is, with their words."""
        return facts(ruleset(GAME, 1, {}, []))

    @post(status_code=200)
    async def judge(self, data: ShipText, house: House, request: Request[Any, Any, Any]) -> dict[str, Any]:
        """What a ship is worth: errors, strengths, exact odds of every hit."""
        if len(data.position) > LONGEST:
            raise Refused("too-long", limit=LONGEST)
        with house.limits.work(address_of(request)):
            return await to_thread(judged, data.position)


def judged(position: str) -> dict[str, Any]:
    """A ship given as text, judged; raises Refused where the text is wrong."""
    table = read_table(
        info(GAME), position, lambda options, seats, packs: ruleset(GAME, seats, options, packs)
    )
    return cast(dict[str, Any], inquiries.judged(cast(Trucker, table)))
