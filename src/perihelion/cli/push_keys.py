"""`perihelion push-keys`: the key a server needs to tell browsers."""

from __future__ import annotations


def push_keys() -> None:
    """Make a key for telling browsers (Web Push), as a line for the environment; keep it."""
    from perihelion.server.push import new_key

    print(f"PERIHELION_PUSH_KEY={new_key()}")
