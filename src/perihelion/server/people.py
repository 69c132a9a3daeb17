"""People: guests who play at once, accounts that stay, sessions, recovery, one's own data."""

from __future__ import annotations

import hashlib
import re
import time
import unicodedata
from secrets import token_urlsafe
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from perihelion.engine.refused import Refused
from perihelion.server.database import Database
from perihelion.server.entries import PersonId
from perihelion.server.hashing import beside
from perihelion.server.schema import admitted, orders, people, recoveries, sessions

SESSION_SECONDS = 400 * 86400.0
RECOVERY_SECONDS = 3600.0
LONGEST_NAME, LONGEST_FOLDED = 24, 40
SHORTEST_PASSPHRASE, LONGEST_PASSPHRASE = 8, 200
LANGUAGES = ("en", "fr")
EMAIL = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:(?:[\w-]{1,63}\.)+[\w-]{2,63}|localhost)")

STEERING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"

_hasher = PasswordHasher()  # argon2id, with the library's own parameters
_nobody = _hasher.hash("nobody")


class Person(msgspec.Struct):
    """Somebody, as the server knows him."""

    id: PersonId
    name: str
    account: str | None = None
    email: str | None = None
    webhook: str | None = None
    language: str = "en"
    notices: bool = True

    @property
    def is_guest(self) -> bool:
        return self.account is None


def secret() -> str:
    """An unguessable word for a link or a session."""
    return token_urlsafe(32)


def hashed(word: str) -> str:
    """What is stored of a secret. It has 256 bits, so that a plain hash cannot be searched."""
    return hashlib.sha256(word.encode()).hexdigest()


def new_id(length: int = 9) -> str:
    """A fresh id that can stand in an address."""
    return token_urlsafe(length).replace("-", "x").replace("_", "y")


def checked_name(name: str) -> str:
    """A name people can read: one line, no invisible signs, no longer than fits a seat."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    if not plain or len(plain) > LONGEST_NAME:
        raise Refused("bad-name", limit=LONGEST_NAME)
    if any(unicodedata.category(sign)[0] == "C" for sign in plain) or len(folded(plain)) > LONGEST_FOLDED:
        raise Refused("bad-name", limit=LONGEST_NAME)
    return plain


def checked_text(text: str) -> str:
    """One line of text without signs that steer a terminal or turn the reading direction."""
    seen = (sign for sign in text if sign.isspace() or unicodedata.category(sign) != "Cc")
    plain = " ".join("".join(sign for sign in seen if sign not in STEERING).split())
    if not plain:
        raise Refused("nothing-said")
    return plain


def folded(account: str) -> str:
    """Names that look alike are one account."""
    plain = unicodedata.normalize("NFKC", account).casefold()
    return " ".join(unicodedata.normalize("NFKC", plain).split())


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

    async def person(self, person: PersonId) -> Person | None:
        return _person(await self.database.row(select(people).where(people.c.id == person)))

    # Arriving.

    async def arrive(self, name: str, language: str = "en") -> Person:
        """A guest with a name of their choice."""
        now = time.time()
        guest = Person(new_id(), checked_name(name), language=language if language in LANGUAGES else "en")
        row = {"id": guest.id, "name": guest.name, "language": guest.language, "created": now}
        await self.database.write(insert(people).values(**row, notices=True))
        return guest

    async def register(self, person: Person, name: str, passphrase: str, email: str | None) -> Person:
        """A guest becomes an account and keeps all seats; raises Refused where the name is taken."""
        if not person.is_guest:
            raise Refused("already-account")
        name, email = checked_name(name), checked_email(email)
        if await self.database.row(select(people.c.id).where(people.c.account == folded(name))):
            raise Refused("name-taken")  # before anything is hashed, which takes long
        kept = await _hash(passphrase)
        row = {"name": name, "account": folded(name), "passphrase": kept, "email": email}
        try:
            await self.database.write(
                update(people).where(people.c.id == person.id).values(**row),
                delete(recoveries).where(recoveries.c.person == person.id),
            )
        except IntegrityError:
            raise Refused("name-taken") from None
        found = await self.person(person.id)
        assert found is not None
        return found

    async def sign_in(self, name: str, passphrase: str) -> Person:
        """The account of this name; raises Refused, without saying which of the two was wrong."""
        row = await self.database.row(select(people).where(people.c.account == folded(name)))
        if not await _verify(passphrase, row["passphrase"] if row else None):
            raise Refused("wrong-passphrase")
        found = _person(row)
        assert found is not None
        return found

    # Sessions.

    async def session(self, person: PersonId) -> str:
        """A new session; its token is for the person alone and stored hashed."""
        token, now = secret(), time.time()
        row = {"token": hashed(token), "person": person, "created": now, "expires": now + SESSION_SECONDS}
        await self.database.write(insert(sessions).values(**row))
        return token

    async def who(self, token: str) -> Person | None:
        """Whose session this is."""
        query = select(people).join(sessions, sessions.c.person == people.c.id)
        query = query.where(sessions.c.token == hashed(token), sessions.c.expires > time.time())
        return _person(await self.database.row(query))

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
        )

    # Changing and recovering.

    async def change(self, person: Person, **fields: Any) -> Person:
        """New name, e-mail, webhook, language or wish for notices; one signs in with the new name."""
        if "name" in fields:
            fields["name"] = checked_name(fields["name"])
            fields |= {} if person.is_guest else {"account": folded(fields["name"])}
        if "email" in fields:
            fields["email"] = checked_email(fields["email"])
        if fields.get("language", "en") not in LANGUAGES:
            raise Refused("unknown-language", said=fields["language"][:20])
        try:
            if fields:
                await self.database.write(update(people).where(people.c.id == person.id).values(**fields))
        except IntegrityError:
            raise Refused("name-taken") from None
        found = await self.person(person.id)
        assert found is not None
        return found

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
        await self.database.write(insert(recoveries).values(**entry))
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

    async def recover(self, token: str, passphrase: str) -> Person:
        """A new passphrase for whom the mail was sent to; the secret works once."""
        person = await self._recovered(token)
        if person is None or person.is_guest:
            raise Refused("link-expired")
        kept = await _hash(passphrase)
        if not await self.database.write(delete(recoveries).where(recoveries.c.token == hashed(token))):
            raise Refused("link-expired")
        await self._set_passphrase(person.id, kept)
        return person

    async def forget(self, person: PersonId) -> None:
        """All that says who somebody was goes; the tables they played at keep an empty seat's name."""
        await self.database.write(
            delete(sessions).where(sessions.c.person == person),
            delete(recoveries).where(recoveries.c.person == person),
            delete(orders).where(orders.c.person == person),
            delete(admitted).where(admitted.c.person == person),
            delete(people).where(people.c.id == person),
        )


def _person(row: Any) -> Person | None:
    if row is None:
        return None
    account = row["name"] if row["account"] is not None else None
    return Person(
        row["id"], row["name"], account, row["email"], row["webhook"], row["language"], row["notices"]
    )
