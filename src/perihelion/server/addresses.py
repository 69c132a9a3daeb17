"""Addresses: one is used for nothing until whoever reads it has said so; of a change both are told."""

from __future__ import annotations

import time

from sqlalchemy import delete, insert, select, update

from perihelion.engine.refused import Refused
from perihelion.server.database import Database
from perihelion.server.notices import Notices
from perihelion.server.people import People, Person, checked_email, hashed, secret
from perihelion.server.schema import confirmations, people, recoveries
from perihelion.words import Words

CONFIRM_SECONDS = 86400.0


class Addresses:
    """The mail addresses of people."""

    def __init__(self, database: Database, everybody: People, notices: Notices) -> None:
        self.database = database
        self.people = everybody
        self.notices = notices

    async def change(self, person: Person, email: str | None) -> None:
        """An address somebody would like to have, or none; the old one serves until it is confirmed."""
        email = checked_email(email)
        wanted = None if email == person.email else email
        fields = {"unconfirmed": wanted} | ({"email": None} if email is None else {})
        await self.database.write(
            delete(confirmations).where(confirmations.c.person == person.id),
            update(people).where(people.c.id == person.id).values(**fields),
        )
        if person.email and email is None:
            self._tell(person, person.email, "mail-address-removed-text")
        elif wanted is not None:
            await self.ask(person, wanted)
            if person.email:
                self._tell(person, person.email, "mail-address-asked-text", email=wanted)

    async def ask(self, person: Person, email: str) -> None:
        """A letter with a link, if mail is sent at all. It holds no word that anybody wrote."""
        if self.notices.mail is None:
            return
        word = secret()
        row = {"token": hashed(word), "person": person.id, "email": email}
        await self.database.write(insert(confirmations).values(**row, expires=time.time() + CONFIRM_SECONDS))
        words, link = Words(person.language), f"{self.notices.settings.address}/confirm#{word}"
        self.notices.post(email, words("mail-confirm-title"), words("mail-confirm-text", address=link))

    async def confirm(self, word: str) -> Person:
        """The address of the letter becomes the person's; raises Refused for a link that is worth nothing."""
        this = (confirmations.c.token == hashed(word), confirmations.c.expires > time.time())
        row = await self.database.row(select(confirmations).where(*this))
        person = await self.people.person(row["person"]) if row else None
        if row is None or person is None or not await self._take(person, row["email"]):
            raise Refused("link-expired")
        if person.email:
            self._tell(person, person.email, "mail-address-changed-text", email=row["email"])
        self._tell(person, row["email"], "mail-address-yours-text")
        return person

    async def _take(self, person: Person, email: str) -> bool:
        """Letters with a new passphrase that are under way to the old address open nothing any more."""
        mine = update(people).where(people.c.id == person.id, people.c.unconfirmed == email)
        gone = delete(confirmations).where(confirmations.c.person == person.id)
        old = [] if person.is_guest else [delete(recoveries).where(recoveries.c.person == person.id)]
        return await self.database.write(*old, gone, mine.values(email=email, unconfirmed=None)) == 1

    def _tell(self, person: Person, to: str, what: str, **about: str) -> None:
        if self.notices.mail is not None:
            words = Words(person.language)
            text = words(what, name=person.name, **about)
            self.notices.post(to, words("mail-address-title"), text)
