"""/api/push: whether browsers can be told here, which of them are, and an end to the letters of a day."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post

from perihelion.server.api.who import address_of, token_of
from perihelion.server.house import House
from perihelion.server.people import Person
from perihelion.server.push import Subscription

Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class PushKey(msgspec.Struct):
    """What a browser needs in order to be told by this server; null where it tells none."""

    key: str | None


class Browser(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser is told, and the keys that its messages are sealed with."""

    endpoint: Endpoint
    p256dh: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    auth: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Told(msgspec.Struct, forbid_unknown_fields=True):
    endpoint: Endpoint


class PushApi(Controller):
    """Being told while no page is open."""

    path = "/api"
    tags = ["push"]  # noqa: RUF012 - the framework's way

    @get("/push")
    async def key(self, house: House) -> PushKey:
        """The public key of this server."""
        return PushKey(house.notices.push.key)

    @post("/me/push", status_code=204)
    async def subscribe(
        self, data: Browser, house: House, person: Person, request: Request[Any, Any, Any]
    ) -> None:
        """Tell this browser, as long as the session lasts."""
        house.limits.spend("open", person.id)
        wanted = Subscription(data.endpoint, data.p256dh, data.auth)
        await house.notices.push.subscribe(person.id, token_of(request) or "", wanted)

    @delete("/me/push", status_code=204)
    async def unsubscribe(self, data: Told, house: House, person: Person) -> None:
        """Tell this browser no more."""
        await house.notices.push.unsubscribe(person.id, data.endpoint)

    @post("/quiet/{word:str}", status_code=204)
    async def quiet(self, word: Word, house: House, request: Request[Any, Any, Any]) -> None:
        """No more letters of the day to whoever got this word in one; any other word does nothing."""
        house.limits.spend("sign-in-address", address_of(request))
        person = await house.notices.digest.end(word)
        if person is not None:
            await house.recheck(person)
