"""The client for the browser: one page, and the files it consists of."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from perihelion.engine.refused import Refused
from perihelion.server.api.pages import ready
from perihelion.server.api.previews import dressed
from perihelion.server.house import House

FOR_EVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
PLACES = (
    Path(__file__).parents[2] / "web",  # in an installed package
    Path(__file__).parents[4] / "web" / "dist",  # in a checkout
)


@cache
def files() -> dict[str, tuple[bytes, str]]:
    """Every file of the client with its type; none where it was not built."""
    root = next((place for place in PLACES if (place / "index.html").is_file()), None)
    if root is None:
        return {}
    return {
        path.relative_to(root).as_posix(): (path.read_bytes(), mimetypes.guess_type(path)[0] or "text/plain")
        for path in root.rglob("*")
        if path.is_file()
    }


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], house: House, path: str = "") -> Response[Any]:
    """A file of the client; every other address is a page of it, and the page itself says if it knows it."""
    found, name = files(), str(path).strip("/")
    if not found:
        if name:
            raise Refused("unknown-address")
        return ready(request, house)
    if name not in found and (name.startswith(("api", "assets")) or "." in name.rsplit("/", 1)[-1]):
        raise Refused("unknown-address")
    content, kind = found.get(name) or found["index.html"]
    if content is found["index.html"][0]:
        content = await dressed(content, request, house, name)
    kept = FOR_EVER if name.startswith("assets/") else ALWAYS_ASK
    return Response(content, media_type=kind, headers={"cache-control": kept})
