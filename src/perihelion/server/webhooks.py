"""Webhooks: addresses of people's own that are told when it is their turn."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

import httpx

from perihelion.engine.refused import Refused

SECONDS = 5.0


def checked_webhook(address: str, allowed: str) -> str:
    """An address one may be told at; raises Refused for what is none."""
    if allowed == "none":
        raise Refused("no-webhooks")
    try:
        parts, url = urlsplit(address), httpx.URL(address)
        port_fits = parts.port is None or parts.port > 0
        (parts.hostname or "").encode("idna")
    except (ValueError, httpx.InvalidURL):
        raise Refused("bad-webhook") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or not port_fits:
        raise Refused("bad-webhook")
    if not (address.isascii() and address.isprintable()) or url.host != parts.hostname:
        raise Refused("bad-webhook")
    if allowed != "any" and _is_near(parts.hostname):
        raise Refused("bad-webhook")
    return address


def _is_near(host: str) -> bool:
    """Whether a host is plainly in this network; where a name leads is asked when it is called."""
    try:
        return not ipaddress.ip_address(host).is_global
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


async def _public_address(host: str, port: int) -> str:
    """Where a name leads, if that is on the internet: a webhook must not reach into the host's network."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [ipaddress.ip_address(one[4][0]) for one in found]
    if not addresses or not all(address.is_global and not address.is_multicast for address in addresses):
        raise Refused("bad-webhook")
    return str(addresses[0])


async def call(address: str, body: dict[str, Any], allowed: str) -> None:
    """Tells an address; raises where it does not take it. Redirects are not followed."""
    parts = urlsplit(checked_webhook(address, allowed))
    port = parts.port or (443 if parts.scheme == "https" else 80)
    headers = {"host": parts.netloc}
    url, extensions = address, {}
    if allowed != "any":
        numeric = await _public_address(parts.hostname or "", port)
        shown = f"[{numeric}]" if ":" in numeric else numeric
        url = parts._replace(netloc=f"{shown}:{port}").geturl()
        extensions = {"sni_hostname": parts.hostname}
    async with httpx.AsyncClient(timeout=SECONDS, trust_env=False) as client:
        answer = await client.post(url, json=body, headers=headers, extensions=extensions)
        answer.raise_for_status()
