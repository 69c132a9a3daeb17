"""Which names this server answers to: a page that had its own name point here is not one of its pages.

Only a name can be made to point elsewhere (DNS rebinding), and only one with a dot is anybody's to give:
addresses and plain names of the local network are always answered.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from perihelion.server.settings import Settings

ANY = "*"


def own_names(settings: Settings) -> frozenset[str]:
    """The machine's, the public one, and those the host named."""
    machine = socket.gethostname().lower()
    named = {name.strip().lower() for name in settings.hosts.split(",")}
    public = urlsplit(settings.public).hostname or ""
    return frozenset({machine, f"{machine.partition('.')[0]}.local", settings.host.lower(), public, *named})


def is_own(host: str, names: frozenset[str]) -> bool:
    """Whether this is a name of ours, as a request gives it, perhaps with a port."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if "." not in name or name.endswith(".localhost") or name in names or ANY in names:
        return True
    try:
        return bool(ip_address(name))
    except ValueError:
        return False
