"""The shield in front of everything: headers, foreign pages kept out, and the log line of each request."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import Histogram

SAFE = {"GET", "HEAD", "OPTIONS"}
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


def is_foreign(headers: Headers, address: str) -> bool:
    """Whether a page of another site sent this, as its browser says."""
    site = headers.get("sec-fetch-site")
    origin = headers.get("origin")
    if origin is None:
        return site not in (None, "same-origin", "none")
    return origin != address and urlsplit(origin).netloc != headers.get("host")


class Shield:
    """ASGI middleware; `address` is the public one."""

    def __init__(self, app: ASGIApp, address: str, *, https: bool) -> None:
        self.app = app
        self._address = address.rstrip("/")
        self._headers = SECURITY | ({"strict-transport-security": HSTS} if https else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        unsafe = _is_socket(scope) or scope.get("method") not in SAFE
        if unsafe and is_foreign(headers, self._address):
            await _turn_away(scope, receive, send)
            return
        begun = time.perf_counter()

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                found = MutableScopeHeaders(message)
                for name, value in self._headers.items():
                    found.setdefault(name, value)
                _note(scope, message["status"], time.perf_counter() - begun)
            await send(message)

        await self.app(scope, receive, dressed)


def _note(scope: Scope, status: int, seconds: float) -> None:
    requests.labels(scope.get("method", ""), str(status)).observe(seconds)
    logger.info("%s %s %d %.1f ms", scope.get("method"), scope["path"][:120], status, seconds * 1000)


def _is_socket(scope: Scope) -> bool:
    return str(scope["type"]) == "websocket"


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    if _is_socket(scope):
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
        return
    body = b'{"reason":"foreign-origin","message":"This page belongs to another site."}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
