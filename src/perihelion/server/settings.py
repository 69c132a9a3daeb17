"""What a host may set; every field can also be given as PERIHELION_<FIELD> in the environment."""

import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from secrets import token_urlsafe
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from perihelion.engine.refused import Refused

LARGEST_PORT = 65_535
KINDS: dict[str, Callable[[str], Any]] = {
    "port": int,
    "data": Path,
    "notice_seconds": float,
    "digest_seconds": float,
    "workers": int,
    "bot_seconds": float,
    "limits": float,
}
DRIVERS = ("postgresql+asyncpg", "sqlite+aiosqlite")
KINDS_OF_ADDRESS = {
    "redis": ("redis", "rediss", "unix"),
    "public": ("http", "https"),
    "smtp": ("smtp", "smtps"),
}
KEY = re.compile(r"[\w-]{43}")
CONTACT = re.compile(r"(mailto:[^\s@]+@|https://)\S+")
LEAST = {"workers": 0, "limits": 0, "notice_seconds": 0, "digest_seconds": 0, "bot_seconds": 0.1}


@dataclass(slots=True)
class Settings:
    """How this server runs.

    host, port      where it listens
    data            folder of the database, packs and backups
    database        SQLAlchemy address; empty: SQLite in the data folder
    redis           address of the Redis that several processes speak through; empty: one process alone
    public          the address people reach it by, such as https://table.example; empty: this machine only
    hosts           other names it answers to, separated by commas; "*": to any
    smtp            address of a mail server, such as smtp://user:secret@mail.example:587; empty: no mail
    mail_from       who mails come from
    webhooks        "public": to addresses of the internet alone; "any": also to this network; "none"
    push_key        the secret key browsers are told with, of `perihelion push-keys`; empty: none is told
    push_contact    whom those who carry such messages may write to: mailto:... or https://...
    digest_seconds  how often, at most, somebody gets a letter of all that waits; 0: never
    notice_seconds  how long a table waits before it sends for somebody by mail or webhook
    workers         processes in which bots think; 0: as many as there are cores, less one
    bot_seconds     the longest a bot may think about one decision
    limits          factor on how often things may be done; 0 lifts all limits, for tests of load
    process         name of this process among those that share the tables
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("perihelion-data")
    database: str = ""
    redis: str = ""
    public: str = ""
    hosts: str = ""
    smtp: str = ""
    mail_from: str = "Perihelion <perihelion@localhost>"
    webhooks: str = "public"
    push_key: str = ""
    push_contact: str = ""
    digest_seconds: float = 86400.0
    notice_seconds: float = 30.0
    workers: int = 0
    bot_seconds: float = 5.0
    limits: float = 1.0
    process: str = field(default_factory=lambda: token_urlsafe(6))

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data / 'perihelion.sqlite'}"

    @property
    def is_public(self) -> bool:
        return self.public.startswith("https://")

    @property
    def address(self) -> str:
        """Where people find it."""
        return self.public or f"http://{self.host}:{self.port}"

    @classmethod
    def from_environment(cls, **said: Any) -> "Settings":
        """What was said, else what the environment says, else the usual."""
        found = {}
        for one in fields(cls):
            value = said.get(one.name)
            text = os.environ.get(f"PERIHELION_{one.name.upper()}")
            if value is None and text is not None:
                value = _read(one.name, text)
            if value is not None:
                found[one.name] = value
        _check(found)
        return cls(**found)


def _check(found: dict[str, Any]) -> None:
    """Raises Refused for what could only fail later, and not in a sentence."""
    wrong = [name for name, least in LEAST.items() if not least <= found.get(name, least) < float("inf")]
    wrong += [name for name, kinds in KINDS_OF_ADDRESS.items() if not _leads(found.get(name), kinds)]
    wrong += [] if 0 <= found.get("port", 0) <= LARGEST_PORT else ["port"]
    wrong += (
        [] if not found.get("push_contact") or CONTACT.fullmatch(found["push_contact"]) else ["push_contact"]
    )
    wrong += [] if not found.get("push_key") or KEY.fullmatch(found["push_key"]) else ["push_key"]
    wrong += [] if found.get("webhooks", "none") in ("public", "any", "none") else ["webhooks"]
    if wrong:
        said = "..." if wrong[0] == "push_key" else _unsecret(str(found[wrong[0]]))
        raise Refused("bad-setting", name=wrong[0], said=said)
    if found.get("database"):
        _check_database(found["database"])


def _leads(address: str | None, kinds: tuple[str, ...]) -> bool:
    try:
        parts = urlsplit(address or "")
        return not address or (parts.scheme in kinds and bool(parts.hostname or parts.scheme == "unix"))
    except ValueError:
        return False


def _unsecret(said: str) -> str:
    """Without the user and the passphrase that may stand in an address."""
    return said[:80] if "@" not in said else f"...@{said.rpartition('@')[2][:80]}"


def _check_database(address: str) -> None:
    """A driver we speak, and a file that has a name: two servers would not know that they share another."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise Refused("bad-database", said=_unsecret(address)) from None
    named = url.database and not url.database.startswith((":", "file:"))
    if url.drivername not in DRIVERS or not (named or url.drivername == DRIVERS[0]):
        raise Refused("bad-database", said=url.render_as_string()[:120])


def _read(name: str, text: str) -> Any:
    try:
        return KINDS.get(name, str)(text)
    except ValueError:
        raise Refused("bad-setting", name=name, said=text[:80]) from None
