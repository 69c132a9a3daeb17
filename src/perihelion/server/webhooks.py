"""Webhooks: addresses of people's own that are told when it is their turn."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx

from perihelion.engine.refused import Refused

SECONDS = 5.0  # for all of it: the way there, the answer, and what somebody may drip into it
NAT64 = ipaddress.ip_network("64:ff9b::/96")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


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
        return not _is_public(ipaddress.ip_address(host))
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _is_public(address: Address) -> bool:
    """Whether an address, and whatever address stands in it, is on the internet."""
    return all(one.is_global and not one.is_multicast for one in (address, *_embedded(address)))


def _embedded(address: Address) -> Iterator[ipaddress.IPv4Address]:
    """Where gateways send what goes to an address: mapped, 6to4, Teredo and NAT64 hold another one."""
    if isinstance(address, ipaddress.IPv6Address):
        known = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        yield from (one for one in known if one is not None)
        if address in NAT64:
            yield ipaddress.IPv4Address(address.packed[-4:])


async def _public_address(host: str, port: int) -> str:
    """Where a name leads, if that is on the internet: a webhook must not reach into the host's network."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [ipaddress.ip_address(one[4][0]) for one in found]
    if not addresses or not all(map(_is_public, addresses)):
        raise Refused("bad-webhook")
    return str(addresses[0])


async def call(address: str, body: dict[str, Any], allowed: str) -> None:
    """Tells an address; raises where it does not take it. No redirect is followed, no answer is read."""
    parts = urlsplit(checked_webhook(address, allowed))
    port = parts.port or (443 if parts.scheme == "https" else 80)
    headers = {"host": parts.netloc}
    url, extensions = address, {}
    if allowed != "any":
        numeric = await _public_address(parts.hostname or "", port)
        shown = f"[{numeric}]" if ":" in numeric else numeric
        url = parts._replace(netloc=f"{shown}:{port}").geturl()
        extensions = {"sni_hostname": parts.hostname}
    told: dict[str, Any] = {"json": body, "headers": headers, "extensions": extensions}
    async with (
        asyncio.timeout(SECONDS),
        httpx.AsyncClient(timeout=SECONDS, trust_env=False) as client,
        client.stream("POST", url, **told) as answer,
    ):
        answer.raise_for_status()
