"""Webhooks: addresses of people's own that are told when it is their turn."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import httpx

from perihelion.engine.refused import Refused

SECONDS = 5.0  # for all of it: the way there, the answer, and what somebody may drip into it
HOLD_ANOTHER = [ipaddress.ip_network(net) for net in ("::/96", "::ffff:0:0:0/96", "64:ff9b::/96")]
NAT64_OF_A_NETWORK = ipaddress.ip_network("64:ff9b:1::/48")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_asking = ThreadPoolExecutor(4, "names")  # a server of names that never answers holds up webhooks alone


def checked_webhook(address: str, allowed: str) -> str:
    """An address one may be told at; raises Refused for anything else."""
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
    if isinstance(address, ipaddress.IPv6Address) and (
        address.is_site_local or address in NAT64_OF_A_NETWORK
    ):
        return False
    return all(one.is_global and not one.is_multicast for one in (address, *_embedded(address)))


def _embedded(address: Address) -> Iterator[ipaddress.IPv4Address]:
    """Where gateways send what goes to an address: some hold another one (mapped, 6to4, Teredo, NAT64)."""
    if isinstance(address, ipaddress.IPv6Address):
        known = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        yield from (one for one in known if one is not None)
        if any(address in network for network in HOLD_ANOTHER):
            yield ipaddress.IPv4Address(address.packed[-4:])


async def _public_address(host: str, port: int) -> str:
    """Where a name leads, if that is on the internet: a webhook must not reach into the host's network."""
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_asking, ask)
    addresses = [ipaddress.ip_address(one[4][0]) for one in found]
    if not addresses or not all(map(_is_public, addresses)):
        raise Refused("bad-webhook")
    return str(addresses[0])


async def call(address: str, body: dict[str, Any], allowed: str) -> None:
    """Tells an address; raises where it does not take it. No redirect is followed, no answer is read."""
    await deliver(address, allowed, json=body)


async def deliver(address: str, allowed: str, headers: dict[str, str] | None = None, **told: Any) -> None:
    """The same with content of any kind."""
    async with asyncio.timeout(SECONDS):
        await _deliver(address, allowed, headers or {}, told)


async def _deliver(address: str, allowed: str, headers: dict[str, str], told: dict[str, Any]) -> None:
    parts = urlsplit(checked_webhook(address, allowed))
    port = parts.port or (443 if parts.scheme == "https" else 80)
    url, extensions = address, {}
    if allowed != "any":
        numeric = await _public_address(parts.hostname or "", port)
        shown = f"[{numeric}]" if ":" in numeric else numeric
        url = parts._replace(netloc=f"{shown}:{port}").geturl()
        extensions = {"sni_hostname": parts.hostname}
    told |= {"headers": {**headers, "host": parts.netloc}, "extensions": extensions}
    async with (
        httpx.AsyncClient(timeout=SECONDS, trust_env=False) as client,
        client.stream("POST", url, **told) as answer,
    ):
        answer.raise_for_status()
