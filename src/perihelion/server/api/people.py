"""/api/me and what leads there: guests, accounts, sessions, recovery, one's own data."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post

from perihelion.engine.refused import Refused
from perihelion.server.api.who import address_of, session_cookie, token_of
from perihelion.server.house import House
from perihelion.server.people import Person, folded
from perihelion.server.webhooks import checked_webhook

Text = Annotated[str, msgspec.Meta(max_length=300)]


class Arrival(msgspec.Struct, forbid_unknown_fields=True):
    """A guest's name."""

    name: Text
    language: str = "en"


class Account(msgspec.Struct, forbid_unknown_fields=True):
    """A name to sign in with, a passphrase, and an address in case it is lost."""

    name: Text
    passphrase: Text
    email: Text | None = None


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    name: Text
    passphrase: Text


class Changes(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is left out stays as it is."""

    name: Text | msgspec.UnsetType = msgspec.UNSET
    email: Text | msgspec.UnsetType | None = msgspec.UNSET
    webhook: Text | msgspec.UnsetType | None = msgspec.UNSET
    language: Text | msgspec.UnsetType = msgspec.UNSET
    notices: bool | msgspec.UnsetType = msgspec.UNSET


class NewPassphrase(msgspec.Struct, forbid_unknown_fields=True):
    old: Text
    new: Text


class Lost(msgspec.Struct, forbid_unknown_fields=True):
    email: Text


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a letter with a new passphrase, or that of a guest alone."""

    secret: Text
    passphrase: Text | None = None


class WayBack(msgspec.Struct):
    """A guest's secret, told this once: whoever has it is that guest."""

    secret: str


class Session(msgspec.Struct):
    """Who one is now; the token serves clients without cookies."""

    person: Person
    token: str


class PeopleApi(Controller):
    """Who one is."""

    path = "/api"
    tags = ["people"]  # noqa: RUF012 - the framework's way

    @post("/guests")
    async def arrive(self, data: Arrival, house: House, request: Request[Any, Any, Any]) -> Response[Session]:
        """Play at once, as a guest."""
        house.limits.spend("arrive", address_of(request))
        return await _signed_in(house, await house.people.arrive(data.name, data.language))

    @post("/accounts")
    async def register(
        self, data: Account, house: House, person: Person, request: Request[Any, Any, Any]
    ) -> Person:
        """The guest one is becomes an account and keeps all seats."""
        house.limits.spend("sign-in", person.id)
        house.limits.spend("hash", address_of(request))
        return await house.people.register(person, data.name, data.passphrase, data.email)

    @post("/sessions")
    async def sign_in(self, data: SignIn, house: House, request: Request[Any, Any, Any]) -> Response[Session]:
        """Sign in to an account."""
        house.limits.spend("sign-in", address_of(request))
        house.limits.spend("sign-in", folded(data.name.strip()))
        return await _signed_in(house, await house.people.sign_in(data.name, data.passphrase))

    @delete("/sessions")
    async def sign_out(
        self, house: House, person: Person, request: Request[Any, Any, Any], everywhere: bool = False
    ) -> Response[None]:
        """Leave this device, or all of them."""
        if everywhere:
            await house.people.sign_out_everywhere(person.id)
        else:
            await house.people.sign_out(token_of(request) or "")
        await house.recheck(person.id)
        answer: Response[None] = Response(None, status_code=204)
        answer.delete_cookie("perihelion")
        return answer

    @get("/sessions")
    async def session(self, visitor: Person | None) -> Person | None:
        """Who one is, if anybody: to be asked before one knows whether there is a session."""
        return visitor

    @get("/me")
    async def me(self, person: Person) -> Person:
        """Who one is."""
        return person

    @patch("/me")
    async def change(self, data: Changes, house: House, person: Person) -> Person:
        """Another name, address, language or way to be told."""
        fields = {
            name: value for name, value in msgspec.structs.asdict(data).items() if value is not msgspec.UNSET
        }
        if fields.get("webhook"):
            fields["webhook"] = checked_webhook(fields["webhook"], house.settings.webhooks)
        changed = await house.people.change(person, **fields)
        await house.recheck(person.id)
        return changed

    @post("/me/passphrase")
    async def change_passphrase(self, data: NewPassphrase, house: House, person: Person) -> Response[Session]:
        """A new passphrase; all other sessions end."""
        house.limits.spend("sign-in", person.id)
        await house.people.change_passphrase(person, data.old, data.new)
        await house.recheck(person.id)
        return await _signed_in(house, person)

    @get("/me/export")
    async def export(self, house: House, person: Person) -> dict[str, Any]:
        """Everything the server keeps about oneself."""
        return await house.export_of(person)

    @delete("/me", status_code=204)
    async def forget(self, house: House, person: Person) -> None:
        """Have oneself forgotten: seats stay, names and words go."""
        await house.forget(person)

    @post("/recoveries", status_code=202)
    async def recover_by_mail(self, data: Lost, house: House, request: Request[Any, Any, Any]) -> None:
        """A mail with a link, if there is an account with this address; the answer is the same if not."""
        house.limits.spend("mail", address_of(request))
        if not house.settings.smtp:
            raise Refused("no-mail")
        house.limits.spend("mail", data.email.casefold())
        await house.mail_recoveries(data.email)

    @post("/me/ways-back")
    async def way_back(self, house: House, person: Person) -> WayBack:
        """A secret by which a guest comes back to all seats."""
        house.limits.spend("sign-in", person.id)
        return WayBack(await house.people.way_back(person))

    @post("/recoveries/claims")
    async def recover(
        self, data: Recovery, house: House, request: Request[Any, Any, Any]
    ) -> Response[Session]:
        """A new passphrase by the link of the mail; without one, a guest by the secret they kept."""
        house.limits.spend("sign-in", address_of(request))
        if data.passphrase is None:
            return await _signed_in(house, await house.people.come_back(data.secret))
        person = await house.people.recover(data.secret, data.passphrase)
        await house.recheck(person.id)
        return await _signed_in(house, person)


async def _signed_in(house: House, person: Person) -> Response[Session]:
    token = await house.people.session(person.id)
    cookie = session_cookie(token, secure=house.settings.is_public)
    return Response(Session(person, token), status_code=201, cookies=[cookie])
