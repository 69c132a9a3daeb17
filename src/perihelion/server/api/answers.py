"""Answers that say no: always JSON with a reason, the clause behind it and a sentence, never a traceback."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException

from perihelion.engine.refused import Refused
from perihelion.words import LANGUAGES, Words

STATUS = {
    "wrong-shape": 400,
    "not-signed-in": 401,
    "wrong-passphrase": 401,
    "code-needed": 401,
    "wrong-code": 401,
    "passphrase-needed": 403,
    "not-your-passphrase": 403,
    "silenced": 403,
    "you-blocked-host": 403,
    "not-owner": 403,
    "not-seated": 403,
    "blocked": 403,
    "foreign-origin": 403,
    "no-such-table": 404,
    "no-such-order": 404,
    "no-such-moment": 404,
    "unknown-game": 404,
    "no-such-lesson": 404,
    "unknown-address": 404,
    "wrong-method": 405,
    "too-long": 413,
    "unknown-host": 421,
    "too-often": 429,
    "too-many-connections": 429,
    "unavailable": 503,
    "table-damaged": 503,
    "too-busy": 503,
    "house-full": 503,
    "fault": 500,
}
LARGEST_BODY = 3_000_000
_words = {language: Words(language) for language in LANGUAGES}
logger = logging.getLogger("perihelion")


class Refusal(msgspec.Struct, omit_defaults=True):
    """Why something was not done; nothing was changed."""

    reason: str
    message: str
    rule: str | None = None
    line: int | None = None
    column: int | None = None
    about: dict[str, Any] = {}


def refusal(why: Refused, language: str = "en") -> Refusal:
    """A refusal in words."""
    words = _words.get(language, _words["en"])
    message = words.refusal(why.reason, about=why.about, rule=why.rule, line=why.line, column=why.column)
    return Refusal(why.reason, message, why.rule, why.line, why.column, dict(why.about))


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """That of the person, where we know who asks."""
    return connection.state.get("language") or spoken(connection.headers)


def spoken(headers: Mapping[str, str]) -> str:
    """French where the client asks for it before English."""
    for part in headers.get("accept-language", "").split(",")[:8]:
        wanted = part.strip()[:2].lower()
        if wanted in LANGUAGES:
            return wanted
    return "en"


def refused(why: Refused, language: str) -> Response[Refusal]:
    status = STATUS.get(why.reason, 422)
    headers = {"Retry-After": str(why.about.get("seconds", 1))} if status in (429, 503) else {}
    return Response(refusal(why, language), status_code=status, headers=headers)


def no(request: Request[Any, Any, Any], why: Refused) -> Response[Refusal]:
    """What the rules, the table or the server do not allow."""
    return refused(why, language_of(request))


def misfit(request: Request[Any, Any, Any], error: ValidationException) -> Response[Refusal]:
    """What was sent has the wrong shape."""
    detail = error.detail
    if isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        detail = f"{first.get('key', '')}: {first.get('message', '')}" if isinstance(first, dict) else detail
    return no(request, Refused("wrong-shape", detail=str(detail)[:300]))


def unreadable(request: Request[Any, Any, Any], error: UnicodeError | RecursionError) -> Response[Refusal]:
    """What was sent is not text, or is nested without end."""
    return no(request, Refused("wrong-shape", detail=str(error)[:200]))


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """No such address, wrong method, too large a body."""
    why = {
        404: Refused("unknown-address"),
        405: Refused("wrong-method"),
        413: Refused("too-long", limit=LARGEST_BODY),
    }.get(error.status_code, Refused("wrong-shape", detail=str(error.detail)[:200]))
    answer = no(request, why)
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """A fault of ours: loud in the log, quiet in the answer."""
    logger.error("fault at %s %s", request.method, request.url.path, exc_info=error)
    return Response(refusal(Refused("fault"), language_of(request)), status_code=500)


HANDLERS: dict[Any, Any] = {
    Refused: no,
    ValidationException: misfit,
    UnicodeError: unreadable,
    RecursionError: unreadable,
    HTTPException: http_error,
    Exception: fault,
}
