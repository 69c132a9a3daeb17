"""/api/me/...: where one is signed in, the second step of signing in, and the address letters go to."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, delete, get, post, put

from perihelion.engine.refused import Refused
from perihelion.server.api.people import Proof, Text, proven
from perihelion.server.api.tables import Secret
from perihelion.server.api.who import address_of, token_of
from perihelion.server.house import House
from perihelion.server.people import Person
from perihelion.server.second_step import Offer
from perihelion.server.sessions import SessionShown


class TurnOn(msgspec.Struct, forbid_unknown_fields=True):
    """The secret that was offered, a code it makes, and the passphrase."""

    secret: Text
    code: Text
    passphrase: Text


class TurnOff(msgspec.Struct, forbid_unknown_fields=True):
    passphrase: Text
    code: Text


class TwoStep(msgspec.Struct):
    """Whether a code is asked for at signing in, and how many of those on paper are left."""

    on: bool
    left: int


class PaperCodes(msgspec.Struct):
    """Codes to be kept on paper, told this once; each opens once."""

    codes: list[str]


class Confirmed(msgspec.Struct):
    """The address that is confirmed now."""

    email: str


class AccountApi(Controller):
    """What only the owner of an account should be able to do."""

    path = "/api"
    tags = ["account"]  # noqa: RUF012 - the framework's way

    # Sessions.

    @get("/me/sessions")
    async def sessions(
        self, house: House, person: Person, request: Request[Any, Any, Any]
    ) -> list[SessionShown]:
        """Where one is signed in, this device first."""
        return await house.sessions.of(person.id, token_of(request) or "")

    @delete("/me/sessions", status_code=204)
    async def end_others(
        self, house: House, person: Person, request: Request[Any, Any, Any], data: Proof | None = None
    ) -> None:
        """Sign out everywhere else, with the passphrase."""
        await proven(house, person, request, data)
        await house.sessions.end_others(person.id, token_of(request) or "")
        await house.recheck(person.id)

    @delete("/me/sessions/{session:str}", status_code=204)
    async def end(
        self,
        session: str,
        house: House,
        person: Person,
        request: Request[Any, Any, Any],
        data: Proof | None = None,
    ) -> None:
        """Sign one device out, with the passphrase."""
        await proven(house, person, request, data)
        await house.sessions.end(person.id, session)
        await house.recheck(person.id)

    # The second step.

    @get("/me/two-step")
    async def two_step(self, house: House, person: Person) -> TwoStep:
        """Whether it is on."""
        return TwoStep(person.two_step, await house.second_step.left(person.id))

    @post("/me/two-step/offers", status_code=200)
    async def offer(self, house: House, person: Person) -> Offer:
        """A secret for an authenticator; nothing is kept of it until it is sent back with a code."""
        house.limits.spend("open", person.id)
        return house.second_step.offer(person)

    @put("/me/two-step")
    async def turn_on(
        self, data: TurnOn, house: House, person: Person, request: Request[Any, Any, Any]
    ) -> PaperCodes:
        """From now on signing in takes a code, too."""
        if person.is_guest:
            raise Refused("needs-account")
        await proven(house, person, request, Proof(data.passphrase))
        house.limits.spend("code", person.id)
        return PaperCodes(await house.second_step.turn_on(person, data.secret, data.code))

    @delete("/me/two-step", status_code=204)
    async def turn_off(
        self, data: TurnOff, house: House, person: Person, request: Request[Any, Any, Any]
    ) -> None:
        """Sign in with the passphrase alone again."""
        await proven(house, person, request, Proof(data.passphrase))
        await house.second_step.check(person, data.code)
        await house.second_step.turn_off(person)

    # The address.

    @post("/me/confirmations", status_code=202)
    async def send_again(self, house: House, person: Person) -> None:
        """The letter that confirms an address, once more."""
        if person.unconfirmed is None:
            raise Refused("nothing-to-confirm")
        if not house.settings.smtp:
            raise Refused("no-mail")
        house.spend_letter(person.id, person.unconfirmed)
        await house.addresses.ask(person, person.unconfirmed)

    @post("/confirmations", status_code=200)
    async def confirm(self, data: Secret, house: House, request: Request[Any, Any, Any]) -> Confirmed:
        """The link of the letter: the address becomes that of the person who asked for it."""
        house.limits.spend("sign-in", address_of(request))
        person = await house.addresses.confirm(data.secret)
        await house.recheck(person.id)
        found = await house.people.person(person.id)
        return Confirmed((found.email if found else None) or "")
