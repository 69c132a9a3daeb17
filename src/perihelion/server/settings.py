"""What a host may set; every field can also be given as PERIHELION_<FIELD> in the environment."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from perihelion.engine.refused import Refused

LARGEST_PORT = 65_535
KINDS: dict[str, Callable[[str], Any]] = {
    "port": int,
    "data": Path,
    "notice_seconds": float,
    "workers": int,
    "bot_seconds": float,
    "limits": float,
}


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
        if not 0 <= found.get("port", 0) <= LARGEST_PORT:
            raise Refused("bad-setting", name="port", said=str(found["port"]))
        return cls(**found)


def _read(name: str, text: str) -> Any:
    try:
        return KINDS.get(name, str)(text)
    except ValueError:
        raise Refused("bad-setting", name=name, said=text[:80]) from None
