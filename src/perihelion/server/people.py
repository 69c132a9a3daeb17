"""People: guests who play at once, accounts that stay, sessions, recovery, one's own data."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import time
from collections.abc import Awaitable, Callable
from secrets import token_urlsafe
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import Update, delete, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from perihelion.engine.refused import Refused
from perihelion.server.database import Database
from perihelion.server.entries import NOBODY, PersonId
from perihelion.server.hashing import beside
from perihelion.server.names import checked_name, folded, likeness
from perihelion.server.schema import (
    admitted,
    blocks,
    confirmations,
    invitations,
    links,
    orders,
    packs,
    people,
    recoveries,
    recovery_codes,
    reports,
    sessions,
    strangers,
    subscriptions,
)

SESSION_SECONDS = 400 * 86400.0
RECOVERY_SECONDS = 3600.0
SEEN_EVERY = 300.0
MOST_NOTED = 20
NEW_NAME = "Nova "
MOST_TOLD = 50
SHORTEST_PASSPHRASE, LONGEST_PASSPHRASE = 8, 200
LANGUAGES = ("en", "fr")
EMAIL = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:(?:[\w-]{1,63}\.)+[\w-]{2,63}|localhost)")

_hasher = PasswordHasher()  # argon2id, with the library's own parameters
_nobody = _hasher.hash("nobody")


class Person(msgspec.Struct):
    """Somebody, as the server knows them."""

    id: PersonId
    name: str
    account: str | None = None
    email: str | None = None
    webhook: str | None = None
    language: str = "en"
    notices: bool = True
    unconfirmed: str | None = None
    two_step: bool = False
    digest: bool = True

    @property
    def is_guest(self) -> bool:
        return self.account is None


Check = Callable[[Person], Awaitable[None]]


def secret() -> str:
    """An unguessable word for a link or a session."""
    return token_urlsafe(32)


def hashed(word: str) -> str:
    """What is stored of a secret. It has 256 bits, so that a plain hash cannot be searched."""
    return hashlib.sha256(word.encode()).hexdigest()


def new_id(length: int = 9) -> str:
    """A fresh id that can stand in an address."""
    return token_urlsafe(length).replace("-", "x").replace("_", "y")


def checked_email(email: str | None) -> str | None:
    if email is not None and not (len(email) <= 254 and EMAIL.fullmatch(email)):
        raise Refused("bad-email")
    return email


async def _hash(passphrase: str) -> str:
    if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
        raise Refused("bad-passphrase", least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE)
    return await beside(_hasher.hash, passphrase)


async def _verify(passphrase: str, kept: str | None) -> bool:
    """Takes as long for somebody who does not exist."""
    try:
        return await beside(_hasher.verify, kept or _nobody, passphrase) and kept is not None
    except Argon2Error:
        return False


class People:
    """Everybody the server knows."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._noting: set[asyncio.Task[None]] = set()

    async def person(self, person: PersonId) -> Person | None:
        return _person(await self.database.row(select(people).where(people.c.id == person)))

    async def _still(self, person: PersonId) -> Person:
        """Somebody who was there a moment ago; raises Refused for whom was forgotten meanwhile."""
        found = await self.person(person)
        if found is None:
            raise Refused("not-signed-in")
        return found

    # Arriving.

    async def arrive(self, name: str, language: str = "en") -> Person:
        """A guest with a name of their choice."""
        now = time.time()
        guest = Person(new_id(), checked_name(name), language=language if language in LANGUAGES else "en")
        await self.check_free(guest.name, guest.id)
        row = {"id": guest.id, "name": guest.name, "language": guest.language, "created": now}
        row["likeness"] = likeness(guest.name)
        await self.database.write(insert(people).values(**row, notices=True))
        return guest

    async def check_free(self, name: str, person: PersonId) -> None:
        """Raises Refused for a name that looks like another's account."""
        alike = (people.c.likeness == likeness(name), people.c.account.is_not(None), people.c.id != person)
        if await self.database.row(select(people.c.id).where(*alike)) is not None:
            raise Refused("name-taken")

    async def give_way(self, account: Person) -> list[PersonId]:
        """Guests who bore what is an account's name now get another; returns those who came last."""
        alike = (people.c.likeness == likeness(account.name), people.c.account.is_(None))
        found = await self.database.rows(
            select(people.c.id).where(*alike).order_by(people.c.created.desc()).limit(MOST_TOLD)
        )
        if found:
            other = literal(NEW_NAME) + func.substr(people.c.id, 1, 6)
            await self.database.write(update(people).where(*alike).values(name=other, likeness=""))
        return [row["id"] for row in found]

    async def register(self, person: Person, name: str, passphrase: str) -> Person:
        """A guest becomes an account and keeps all seats; raises Refused where the name is taken."""
        if not person.is_guest:
            raise Refused("already-account")
        name = checked_name(name)
        await self.check_free(name, person.id)  # before anything is hashed, which takes long
        kept = await _hash(passphrase)
        row = {"name": name, "likeness": likeness(name), "account": folded(name), "passphrase": kept}
        try:
            await self.database.write(
                update(people).where(people.c.id == person.id).values(**row),
                delete(recoveries).where(recoveries.c.person == person.id),
            )
        except IntegrityError:
            raise Refused("name-taken") from None
        return await self._still(person.id)

    async def sign_in(self, name: str, passphrase: str) -> Person:
        """The account of this name; raises Refused, without saying which of the two was wrong."""
        row = await self.database.row(select(people).where(people.c.account == folded(name)))
        if not await _verify(passphrase, row["passphrase"] if row else None):
            raise Refused("wrong-passphrase")
        found = _person(row)
        assert found is not None
        return found

    # Sessions.

    async def session(self, person: PersonId, device: str = "") -> str:
        """A new session; its token is for the person alone and stored hashed."""
        token, now = secret(), time.time()
        row = {"token": hashed(token), "person": person, "created": now, "expires": now + SESSION_SECONDS}
        try:
            await self.database.write(insert(sessions).values(**row, seen=now, device=device))
        except IntegrityError:  # forgotten a moment ago
            raise Refused("not-signed-in") from None
        return token

    async def who(self, token: str) -> Person | None:
        """Whose session this is."""
        query = select(people, sessions.c.seen).join(sessions, sessions.c.person == people.c.id)
        this, now = sessions.c.token == hashed(token), time.time()
        row = await self.database.row(query.where(this, sessions.c.expires > now))
        if row is not None and row["seen"] < now - SEEN_EVERY and len(self._noting) < MOST_NOTED:
            noting = asyncio.create_task(self._note(update(sessions).where(this).values(seen=now)))
            self._noting.add(noting)
            noting.add_done_callback(self._noting.discard)
        return _person(row)

    async def _note(self, seen: Update) -> None:
        """Whoever only looks does not wait for it, nor for a database that cannot be written."""
        with contextlib.suppress(Refused):
            await self.database.write(seen)

    async def sign_out(self, token: str) -> None:
        await self.database.write(delete(sessions).where(sessions.c.token == hashed(token)))

    async def sign_out_everywhere(self, person: PersonId) -> None:
        await self.database.write(delete(sessions).where(sessions.c.person == person))

    async def forget_expired(self) -> None:
        """Sessions and recoveries that no longer open anything."""
        now = time.time()
        await self.database.write(
            delete(sessions).where(sessions.c.expires < now),
            delete(recoveries).where(recoveries.c.expires < now),
            delete(confirmations).where(confirmations.c.expires < now),
        )

    # Changing and recovering.

    async def change(self, person: Person, **fields: Any) -> Person:
        """New name, webhook, language or wish for notices; one signs in with the new name."""
        if "name" in fields:
            fields["name"] = checked_name(fields["name"])
            await self.check_free(fields["name"], person.id)
            fields["likeness"] = likeness(fields["name"])
            fields |= {} if person.is_guest else {"account": folded(fields["name"])}
        if fields.get("language", "en") not in LANGUAGES:
            raise Refused("unknown-language", said=fields["language"][:20])
        try:
            if fields:
                await self.database.write(update(people).where(people.c.id == person.id).values(**fields))
        except IntegrityError:
            raise Refused("name-taken") from None
        return await self._still(person.id)

    async def prove(self, person: Person, passphrase: str | None) -> None:
        """Raises Refused unless whoever holds the session knows the passphrase, too.

        A guest has none: whoever holds a guest's session can make a way back with it anyhow.
        """
        if person.is_guest:
            return
        if passphrase is None:
            raise Refused("passphrase-needed")
        row = await self.database.row(select(people.c.passphrase).where(people.c.id == person.id))
        if not await _verify(passphrase, row["passphrase"] if row else None):
            raise Refused("not-your-passphrase")

    async def change_passphrase(self, person: Person, old: str, new: str) -> None:
        """Every other session ends with the old passphrase."""
        row = await self.database.row(select(people.c.passphrase).where(people.c.id == person.id))
        if not await _verify(old, row["passphrase"] if row else None):
            raise Refused("wrong-passphrase")
        await self._set_passphrase(person.id, await _hash(new))

    async def _set_passphrase(self, person: PersonId, kept: str) -> None:
        await self.database.write(
            update(people).where(people.c.id == person).values(passphrase=kept),
            delete(sessions).where(sessions.c.person == person),
            delete(recoveries).where(recoveries.c.person == person),
        )

    async def recovery(self, email: str) -> list[tuple[Person, str]]:
        """A secret for each account with this address, to be mailed there."""
        rows = await self.database.rows(
            select(people).where(func.lower(people.c.email) == email.lower(), people.c.account.is_not(None))
        )
        found = []
        for row in rows[:5]:
            person = _person(row)
            assert person is not None
            found.append((person, await self._secret_of(person.id, RECOVERY_SECONDS)))
        return found

    async def _secret_of(self, person: PersonId, seconds: float) -> str:
        token = secret()
        entry = {"token": hashed(token), "person": person, "expires": time.time() + seconds}
        try:
            await self.database.write(insert(recoveries).values(**entry))
        except IntegrityError:  # forgotten a moment ago
            raise Refused("not-signed-in") from None
        return token

    async def way_back(self, person: Person) -> str:
        """A secret by which a guest comes back, from any device, as long as a session lasts."""
        if not person.is_guest:
            raise Refused("already-account")
        return await self._secret_of(person.id, SESSION_SECONDS)

    async def come_back(self, token: str) -> Person:
        """The guest who kept this secret; with an account it opens nothing any more."""
        person = await self._recovered(token)
        if person is None or not person.is_guest:
            raise Refused("link-expired")
        return person

    async def _recovered(self, token: str) -> Person | None:
        query = select(people).join(recoveries, recoveries.c.person == people.c.id)
        query = query.where(recoveries.c.token == hashed(token), recoveries.c.expires > time.time())
        return _person(await self.database.row(query))

    async def recover(self, token: str, passphrase: str, check: Check) -> Person:
        """A new passphrase for whom the mail was sent to, once the second step is done; it works once."""
        person = await self._recovered(token)
        if person is None or person.is_guest:
            raise Refused("link-expired")
        kept = await _hash(passphrase)
        await check(person)
        if not await self.database.write(delete(recoveries).where(recoveries.c.token == hashed(token))):
            raise Refused("link-expired")
        await self._set_passphrase(person.id, kept)
        return person

    async def forget(self, person: PersonId) -> None:
        """All that says who somebody was goes; the tables they played at keep an empty seat's name."""
        await self.database.write(
            delete(sessions).where(sessions.c.person == person),
            delete(recoveries).where(recoveries.c.person == person),
            delete(recovery_codes).where(recovery_codes.c.person == person),
            delete(confirmations).where(confirmations.c.person == person),
            delete(blocks).where(or_(blocks.c.person == person, blocks.c.other == person)),
            delete(strangers).where(or_(strangers.c.person == person, strangers.c.other == person)),
            delete(subscriptions).where(subscriptions.c.person == person),
            delete(invitations).where(or_(invitations.c.person == person, invitations.c.host == person)),
            delete(reports).where(or_(reports.c.reporter == person, reports.c.person == person)),
            delete(orders).where(orders.c.person == person),
            delete(admitted).where(admitted.c.person == person),
            delete(links).where(links.c.maker == person),
            update(links).where(links.c.used_by == person).values(used_by=NOBODY),
            update(packs).where(packs.c.owner == person).values(owner=NOBODY),
            delete(people).where(people.c.id == person),
        )


def _person(row: Any) -> Person | None:
    if row is None:
        return None
    account = row["name"] if row["account"] is not None else None
    return Person(
        row["id"],
        row["name"],
        account,
        row["email"],
        row["webhook"],
        row["language"],
        row["notices"],
        row["unconfirmed"],
        row["totp"] is not None,
        row["digest"],
    )
