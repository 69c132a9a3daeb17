"""Who is asking: a session by cookie in the browser, by bearer token elsewhere."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from perihelion.engine.refused import Refused
from perihelion.server.house import House
from perihelion.server.limits import network_of
from perihelion.server.people import SESSION_SECONDS, Person

COOKIE = "perihelion"
LONGEST_TOKEN = 200


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    house: House = connection.app.state.house
    return house


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The session a connection carries."""
    kind, _, word = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and word:
        return word.strip()
    return connection.cookies.get(COOKIE)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return network_of(connection.client.host) if connection.client else "local"


def payers(request: ASGIConnection[Any, Any, Any, Any], visitor: Person | None) -> tuple[str, ...]:
    """Who pays for work: the person, and whoever else comes from there."""
    return (visitor.id, address_of(request)) if visitor else (address_of(request),)


async def visitor(request: Request[Any, Any, Any], house: House) -> Person | None:
    """Whoever asks, if we know them."""
    found = await whose(token_of(request), house)
    if found is not None:
        request.state["language"] = found.language
    return found


async def whose(token: str | None, house: House) -> Person | None:
    return None if token is None or len(token) > LONGEST_TOKEN else await house.people.who(token)


async def person(visitor: Person | None) -> Person:
    """Whoever asks; raises Refused for somebody without a session."""
    if visitor is None:
        raise Refused("not-signed-in")
    return visitor


def session_cookie(token: str, *, secure: bool) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=int(SESSION_SECONDS),
        path="/",
        httponly=True,
        secure=secure,
        samesite="lax",
    )
