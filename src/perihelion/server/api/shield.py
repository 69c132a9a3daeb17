"""The shield in front of everything: headers, foreign pages kept out, and the log line of each request."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Response
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import Histogram

from perihelion.engine.refused import Refused
from perihelion.server.api.answers import Refusal, refused, spoken
from perihelion.server.api.hosts import is_own
from perihelion.server.limits import Limits, network_of

SAFE = {"GET", "HEAD", "OPTIONS"}
METHODS = SAFE | {"POST", "PUT", "PATCH", "DELETE"}
LIMITED = ("api/", "health", "ready", "metrics", "previews/")
SECURITY = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HSTS = "max-age=31536000; includeSubDomains"
requests = Histogram("perihelion_request_seconds", "Time to answer a request.", ["method", "status"])
logger = logging.getLogger("perihelion.requests")


def is_foreign(headers: Headers, address: str, *, https: bool = False) -> bool:
    """Whether a page of another site sent this, as its browser says.

    `https` says how the request came; the page of a site that is served so came so, too.
    """
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    if origin is None or origin == address:
        return False
    kind, _, host = origin.partition("://")
    return host != headers.get("host") or (kind == "http" and (https or address == f"https://{host}"))


class Shield:
    """ASGI middleware; `address` is the public one, `names` are those the server answers to."""

    def __init__(
        self, app: ASGIApp, address: str, limits: Limits, *, https: bool, names: frozenset[str]
    ) -> None:
        self.app = app
        self.limits = limits
        self._names = names
        self._address = address.rstrip("/")
        self._headers = SECURITY | ({"strict-transport-security": HSTS} if https else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()

        async def dressed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message.setdefault("headers", [])
                found = MutableScopeHeaders(message)
                for name, value in self._headers.items():
                    found.setdefault(name, value)
                _note(scope, message["status"], time.perf_counter() - begun)
            await send(message)

        headers = Headers.from_scope(scope)
        try:
            self._let_in(scope, headers)
        except Refused as why:
            await _turn_away(scope, dressed, refused(why, spoken(headers)))
        else:
            with self.limits.bring(_whence(scope)) as more:
                await self.app(scope, _weighed(receive, more), dressed)

    def _let_in(self, scope: Scope, headers: Headers) -> None:
        """Raises Refused for what a foreign page wants done, for whoever asks too often, in a full house."""
        if scope.get("state", {}).get("full"):
            raise Refused("house-full", seconds=5)
        if not is_own(headers.get("host", ""), self._names):
            raise Refused("unknown-host", host=headers["host"][:80])
        unsafe = _is_socket(scope) or scope.get("method") not in SAFE
        https = scope.get("scheme") in ("https", "wss")
        if unsafe and is_foreign(headers, self._address, https=https):
            raise Refused("foreign-origin")
        if scope["path"].lstrip("/").startswith(LIMITED):
            self.limits.spend("request", _whence(scope))


def _whence(scope: Scope) -> str:
    client = scope.get("client")
    return network_of(client[0]) if client else "local"


def _weighed(receive: Receive, more: Callable[[int], None]) -> Receive:
    async def weighed() -> Any:
        message = await receive()
        if message["type"] == "http.request":
            more(len(message["body"]))
        return message

    return weighed


def _note(scope: Scope, status: int, seconds: float) -> None:
    method = scope.get("method", "GET")
    requests.labels(method if method in METHODS else "other", str(status)).observe(seconds)
    logger.info("%s %r %d %.1f ms", method, scope["path"][:120], status, seconds * 1000)


def _is_socket(scope: Scope) -> bool:
    return str(scope["type"]) == "websocket"


async def _turn_away(scope: Scope, send: Send, answer: Response[Refusal]) -> None:
    """The answer in place of the application's; a socket gets it instead of being opened."""
    body = msgspec.json.encode(answer.content)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), str(value).encode()) for name, value in answer.headers.items()]
    kind = "websocket.http.response" if _is_socket(scope) else "http.response"
    start: Any = {"type": f"{kind}.start", "status": answer.status_code, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
