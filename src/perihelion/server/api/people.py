"""/api/me and what leads there: guests, accounts, sessions, recovery, one's own data."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post

from perihelion.engine.refused import Refused
from perihelion.server.api.who import address_of, payers, session_cookie, token_of
from perihelion.server.devices import device_words
from perihelion.server.house import House
from perihelion.server.names import folded
from perihelion.server.people import Person, checked_email
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
    """The code is asked for where there is a second step."""

    name: Text
    passphrase: Text
    code: Text | None = None


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """The passphrase, once more; a guest has none."""

    passphrase: Text | None = None


class Changes(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is left out stays as it is. Another address needs the passphrase, and its own consent.

    An account's name is what one signs in with: another one needs the passphrase, too.
    """

    name: Text | msgspec.UnsetType = msgspec.UNSET
    email: Text | msgspec.UnsetType | None = msgspec.UNSET
    webhook: Text | msgspec.UnsetType | None = msgspec.UNSET
    language: Text | msgspec.UnsetType = msgspec.UNSET
    notices: bool | msgspec.UnsetType = msgspec.UNSET
    digest: bool | msgspec.UnsetType = msgspec.UNSET
    passphrase: Text | None = None


class NewPassphrase(msgspec.Struct, forbid_unknown_fields=True):
    old: Text
    new: Text


class Lost(msgspec.Struct, forbid_unknown_fields=True):
    email: Text


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a letter with a new passphrase, or that of a guest alone."""

    secret: Text
    passphrase: Text | None = None
    code: Text | None = None


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
        return await signed_in(house, await house.people.arrive(data.name, data.language), request)

    @post("/accounts")
    async def register(
        self, data: Account, house: House, person: Person, request: Request[Any, Any, Any]
    ) -> Person:
        """The guest one is becomes an account and keeps all seats."""
        house.limits.spend("sign-in", person.id)
        email = checked_email(data.email)
        house.limits.spend("hash", address_of(request))
        return await house.register(person, data.name, data.passphrase, email)

    @post("/sessions")
    async def sign_in(self, data: SignIn, house: House, request: Request[Any, Any, Any]) -> Response[Session]:
        """Sign in to an account."""
        await house.lockout.guess(address_of(request), folded(data.name.strip()))
        person = await house.people.sign_in(data.name, data.passphrase)
        await house.second_step.check(person, data.code)
        return await signed_in(house, person, request)

    @delete("/sessions")
    async def sign_out(
        self,
        house: House,
        person: Person,
        request: Request[Any, Any, Any],
        data: Proof | None = None,
        everywhere: bool = False,
    ) -> Response[None]:
        """Leave this device, or with the passphrase all of them."""
        if everywhere:
            await proven(house, person, request, data)
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
    async def change(
        self, data: Changes, house: House, person: Person, request: Request[Any, Any, Any]
    ) -> Person:
        """Another name, address, language or way to be told."""
        fields = {
            name: value for name, value in msgspec.structs.asdict(data).items() if value is not msgspec.UNSET
        }
        del fields["passphrase"]
        if fields.get("webhook"):
            fields["webhook"] = checked_webhook(fields["webhook"], house.settings.webhooks)
        if data.email is not msgspec.UNSET or fields.get("name", person.name) != person.name:
            checked_email(fields.get("email"))
            await proven(house, person, request, Proof(data.passphrase))
        if data.email is msgspec.UNSET:
            return await house.change(person, **fields)
        email = fields.pop("email")
        if email is not None:
            house.spend_letter(person.id, email)
        changed = await house.change(person, **fields)
        await house.addresses.change(changed, email)
        return await house.change(changed)

    @post("/me/passphrase")
    async def change_passphrase(
        self, data: NewPassphrase, house: House, person: Person, request: Request[Any, Any, Any]
    ) -> Response[Session]:
        """A new passphrase; all other sessions end."""
        await house.lockout.guess(address_of(request), person.id)
        await house.people.change_passphrase(person, data.old, data.new)
        await house.recheck(person.id)
        return await signed_in(house, person, request)

    @get("/me/export")
    async def export(self, house: House, person: Person, request: Request[Any, Any, Any]) -> dict[str, Any]:
        """Everything the server keeps about oneself."""
        async with house.search(*payers(request, person)):
            return await house.export_of(person)

    @delete("/me", status_code=204)
    async def forget(
        self, house: House, person: Person, request: Request[Any, Any, Any], data: Proof | None = None
    ) -> None:
        """Have oneself forgotten, with the passphrase: seats stay, names and words go."""
        await proven(house, person, request, data)
        async with house.search(*payers(request, person)):
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
            return await signed_in(house, await house.people.come_back(data.secret), request)
        second = partial(house.second_step.check, code=data.code)
        person = await house.people.recover(data.secret, data.passphrase, second)
        await house.recheck(person.id)
        return await signed_in(house, person, request)


async def proven(house: House, person: Person, request: Request[Any, Any, Any], proof: Proof | None) -> None:
    """Raises Refused unless the passphrase came along, for what a stolen session must not do."""
    if not person.is_guest and proof is not None and proof.passphrase is not None:
        await house.lockout.guess(address_of(request), person.id)
    await house.people.prove(person, proof.passphrase if proof else None)


async def signed_in(house: House, person: Person, request: Request[Any, Any, Any]) -> Response[Session]:
    device = device_words(request.headers.get("user-agent", ""))
    token = await house.people.session(person.id, device)
    cookie = session_cookie(token, secure=house.settings.is_public)
    return Response(Session(person, token), status_code=201, cookies=[cookie])
