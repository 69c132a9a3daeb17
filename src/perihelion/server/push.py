"""Web Push: what a browser is told while no page of ours is open.

The text is sealed for the browser alone (RFC 8291, RFC 8188: aes128gcm), and signed with the key of this
server (VAPID, RFC 8292), so that whoever carries it can neither read nor forge it.
"""

from __future__ import annotations

import hashlib
import json
import os
import struct
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from perihelion.engine.refused import Refused
from perihelion.server import webhooks
from perihelion.server.database import Database
from perihelion.server.entries import PersonId
from perihelion.server.people import hashed
from perihelion.server.schema import subscriptions
from perihelion.server.settings import Settings

MOST = 10  # browsers of one person
LASTS = 86400  # seconds a message is kept for a browser that sleeps
SIGNED_FOR = 12 * 3600
RECORD = 4096
POINT, AUTH = 65, 16
GONE = (404, 410)
CURVE = ec.SECP256R1()


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_b64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A new secret key, as the settings take it."""
    return b64(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    """Raises Refused for what is no key."""
    try:
        return ec.derive_private_key(int.from_bytes(from_b64(text), "big"), CURVE)
    except ValueError:
        raise Refused("bad-setting", name="push_key", said="...") from None


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def sealed(
    text: bytes,
    p256dh: bytes,
    auth: bytes,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A text that only the browser with these keys can read; the keys of our own are fresh each time."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh))
    secret = _derived(shared, auth, b"WebPush: info\0" + p256dh + point(own), 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack(">IB", RECORD, POINT) + point(own)
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


def signed(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str) -> str:
    """Who sends this, for whoever carries messages to this address, and for no other."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + SIGNED_FOR,
        "sub": contact,
    }
    said = ".".join(b64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(SHA256())))
    token = f"{said}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={b64(point(key))}"


class Subscription(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser is told, and the keys its messages are sealed with."""

    endpoint: str
    p256dh: str
    auth: str


class Push:
    """The browsers that want to be told."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self._key = read_key(settings.push_key) if settings.push_key else None
        self._allowed = "any" if settings.webhooks == "any" else "public"

    @property
    def key(self) -> str | None:
        """What a browser needs to know to be told by us; None where no key was set."""
        return b64(point(self._key)) if self._key else None

    @property
    def _contact(self) -> str:
        address = self.settings.mail_from.rpartition("<")[2].rstrip(">")
        return self.settings.push_contact or (
            self.settings.public if self.settings.is_public else f"mailto:{address}"
        )

    async def subscribe(self, person: PersonId, token: str, wanted: Subscription) -> None:
        """From now on this browser is told, until the session ends: it is one person's alone.

        Where somebody has too many, the oldest goes.
        """
        if self._key is None:
            raise Refused("no-push")
        self._check(wanted)
        mine, id = subscriptions.c.person == person, hashed(wanted.endpoint)
        row = {"id": id, "person": person, "session": hashed(token), "created": time.time()}
        try:
            await self.database.write(
                delete(subscriptions).where(subscriptions.c.id == id),
                insert(subscriptions).values(**row, **msgspec.structs.asdict(wanted)),
            )
        except IntegrityError:  # the same twice at once, or signed out a moment ago
            return
        kept = select(subscriptions.c.id).where(mine).order_by(subscriptions.c.created.desc())
        rows = await self.database.rows(kept.offset(MOST))
        if rows:
            old = [row["id"] for row in rows]
            await self.database.write(delete(subscriptions).where(subscriptions.c.id.in_(old)))

    def _check(self, wanted: Subscription) -> None:
        """Raises Refused for an address inside this network, or keys that are none."""
        webhooks.checked_webhook(wanted.endpoint, self._allowed)
        if self._allowed != "any" and not wanted.endpoint.startswith("https://"):
            raise Refused("bad-webhook")
        try:
            public, auth = from_b64(wanted.p256dh), from_b64(wanted.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)
        except ValueError:
            raise Refused("bad-push-keys") from None
        if len(public) != POINT or len(auth) != AUTH:
            raise Refused("bad-push-keys")

    async def unsubscribe(self, person: PersonId, endpoint: str) -> None:
        this = (subscriptions.c.id == hashed(endpoint), subscriptions.c.person == person)
        await self.database.write(delete(subscriptions).where(*this))

    async def of(self, person: PersonId) -> list[Any]:
        """Where somebody is told."""
        if self._key is None:
            return []
        query = select(subscriptions).where(subscriptions.c.person == person)
        return list(await self.database.rows(query.order_by(subscriptions.c.created)))

    async def send(self, to: Any, message: dict[str, Any]) -> None:
        """Tells one browser; one that is gone is told no more. Raises where it was not taken."""
        assert self._key is not None
        body = sealed(msgspec.json.encode(message), from_b64(to["p256dh"]), from_b64(to["auth"]))
        headers = {
            "authorization": signed(self._key, to["endpoint"], self._contact),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LASTS),
            "urgency": "normal",
            "topic": b64(hashlib.sha256(str(message.get("tag", "")).encode()).digest()[:16]),
        }
        try:
            await webhooks.deliver(to["endpoint"], self._allowed, headers, content=body)
        except httpx.HTTPStatusError as why:
            if why.response.status_code not in GONE:
                raise
            await self.database.write(delete(subscriptions).where(subscriptions.c.id == to["id"]))
