"""The second step of signing in: a code of the moment (TOTP), or one of a few codes kept on paper."""

from __future__ import annotations

import base64
import time
from secrets import token_bytes

import msgspec
import pyotp
import segno
from pyotp.utils import strings_equal
from sqlalchemy import delete, func, insert, select, update

from perihelion.engine.refused import Refused
from perihelion.server.database import Database
from perihelion.server.entries import PersonId
from perihelion.server.limits import Limits
from perihelion.server.people import Person, hashed
from perihelion.server.schema import people, recovery_codes

ISSUER = "Perihelion"
SECRET_LETTERS = 32  # 160 bits, as many as the hash has
PAPER_CODES, PAPER_BYTES = 10, 10
WINDOW = (-1, 0, 1)  # a clock may be half a minute off


class Offer(msgspec.Struct):
    """A secret for an authenticator: as letters, as an address, and as a picture to be scanned."""

    secret: str
    uri: str
    picture: str


class SecondStep:
    """Codes of everybody who wants a second step."""

    def __init__(self, database: Database, limits: Limits) -> None:
        self.database = database
        self.limits = limits

    def offer(self, person: Person) -> Offer:
        """A fresh secret. Nothing is kept: whoever means it sends it back with a code that it makes."""
        if person.is_guest:
            raise Refused("needs-account")
        word = pyotp.random_base32(SECRET_LETTERS)
        uri = pyotp.TOTP(word).provisioning_uri(name=person.name, issuer_name=ISSUER)
        picture = segno.make(uri, error="m").svg_data_uri(scale=4, dark="#000", light="#fff")
        return Offer(word, uri, picture)

    async def turn_on(self, person: Person, word: str, code: str) -> list[str]:
        """From now on a code is asked for; returns those to be kept on paper, told this once."""
        if person.two_step:
            raise Refused("two-step-on")
        step = _step_of(_checked_secret(word), code)
        if step is None:
            raise Refused("wrong-code")
        codes = [_paper_code() for _ in range(PAPER_CODES)]
        rows = [{"code": hashed(_bare(one)), "person": person.id} for one in codes]
        await self.database.write(
            delete(recovery_codes).where(recovery_codes.c.person == person.id),
            insert(recovery_codes).values(rows),
            update(people).where(people.c.id == person.id).values(totp=word, totp_step=step),
        )
        return codes

    async def turn_off(self, person: Person) -> None:
        await self.database.write(
            delete(recovery_codes).where(recovery_codes.c.person == person.id),
            update(people).where(people.c.id == person.id).values(totp=None),
        )

    async def left(self, person: PersonId) -> int:
        """How many codes on paper have not been used."""
        query = select(func.count().label("left")).where(recovery_codes.c.person == person)
        row = await self.database.row(query)
        return int(row["left"]) if row else 0

    async def check(self, person: Person, code: str | None) -> None:
        """Raises Refused unless this is a code of the person's that was never used before.

        Figures can be guessed, so tries are few, from wherever they come; codes on paper cannot, so that
        their owner always has a way in.
        """
        if not person.two_step:
            return
        if not code or not _bare(code):
            raise Refused("code-needed")
        if _bare(code).isdigit():
            self.limits.spend("code", person.id)
            right = await self._use_moment(person.id, _bare(code))
        else:
            here = (recovery_codes.c.person == person.id, recovery_codes.c.code == hashed(_bare(code)))
            right = await self.database.write(delete(recovery_codes).where(*here)) == 1
        if not right:
            raise Refused("wrong-code")

    async def _use_moment(self, person: PersonId, code: str) -> bool:
        """Each step of the clock opens once, in whichever process."""
        row = await self.database.row(select(people.c.totp).where(people.c.id == person))
        step = _step_of(row["totp"], code) if row and row["totp"] else None
        if step is None:
            return False
        this = update(people).where(people.c.id == person, people.c.totp_step < step)
        return await self.database.write(this.values(totp_step=step)) == 1


def _step_of(word: str, code: str) -> int | None:
    """The step of the clock a code belongs to, if any."""
    maker, now = pyotp.TOTP(word), int(time.time())
    steps = [now // maker.interval + shift for shift in WINDOW]
    said = _bare(code)
    return next((step for step in steps if strings_equal(maker.generate_otp(step), said)), None)


def _checked_secret(word: str) -> str:
    letters = set("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    if len(word) != SECRET_LETTERS or not set(word) <= letters:
        raise Refused("wrong-code")
    return word


def _paper_code() -> str:
    letters = base64.b32encode(token_bytes(PAPER_BYTES)).decode().lower()
    return "-".join(letters[start : start + 4] for start in range(0, len(letters), 4))


def _bare(code: str) -> str:
    """As it is compared, however it was typed."""
    return "".join(sign for sign in code.lower() if sign.isascii() and sign.isalnum())
