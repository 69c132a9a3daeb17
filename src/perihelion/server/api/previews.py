"""/previews: the pictures of links, and the lines by which a page names its own."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from html import escape
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get

from perihelion.engine.refused import Refused
from perihelion.games import info
from perihelion.server.api.answers import language_of
from perihelion.server.api.who import address_of
from perihelion.server.house import House
from perihelion.server.previews.drawing import HEIGHT, WIDTH, Scene, draw
from perihelion.server.previews.pages import Preview

MOST_KEPT = 48
DRAWN_BY = "2"  # another drawing is another picture
Language = Literal["en", "fr"]
kept: OrderedDict[str, bytes] = OrderedDict()


@get("/previews/site/{name:str}", include_in_schema=False)
async def site_picture(
    name: str, request: Request[Any, Any, Any], house: House, language: Language = "en"
) -> Response[bytes]:
    """The picture of the site, or of its lessons."""
    return await _picture(house, request, house.previews.site(_named(name), language))


@get("/previews/games/{name:str}", include_in_schema=False)
async def game_picture(
    name: str, request: Request[Any, Any, Any], house: House, language: Language = "en"
) -> Response[bytes]:
    """The picture of a game, of its rules or of its lesson."""
    game, _, page = _named(name).rpartition("-")
    info(game)
    return await _picture(house, request, house.previews.game(game, language, page))


@get("/previews/tables/{name:str}", include_in_schema=False)
async def table_picture(
    name: str,
    request: Request[Any, Any, Any],
    house: House,
    language: Language = "en",
    at: str | None = None,
    by: str | None = None,
) -> Response[bytes]:
    """The picture of a table or of a moment of it."""
    at, by = at and at[:12], by and by[:24]
    found = await house.previews.table(_named(name), language, address_of(request), at, by)
    return await _picture(house, request, found)


@get("/previews/join/{name:str}", include_in_schema=False)
async def join_picture(
    name: str, request: Request[Any, Any, Any], house: House, language: Language = "en"
) -> Response[bytes]:
    """The picture of an invitation."""
    return await _picture(house, request, await house.previews.invitation(_named(name), language))


PICTURES = [site_picture, game_picture, table_picture, join_picture]


def _named(name: str) -> str:
    """Of a PNG alone."""
    if not name.endswith(".png") or len(name) > 60:
        raise Refused("unknown-address")
    return name.removesuffix(".png")


async def _picture(house: House, request: Request[Any, Any, Any], shown: Preview | None) -> Response[bytes]:
    """Drawn once; whoever has it already is told so, and pays nothing."""
    if shown is None:
        raise Refused("unknown-address")
    tag = f'"{_tag(shown.scene)}"'
    headers = {
        "cache-control": f"public, max-age={shown.seconds}",
        "etag": tag,
        "cross-origin-resource-policy": "cross-origin",
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type="image/png", headers=headers)
    return Response(await _drawn(house, request, shown.scene), media_type="image/png", headers=headers)


def _tag(scene: Scene) -> str:
    return hashlib.sha256(msgspec.json.encode((DRAWN_BY, scene))).hexdigest()[:32]


async def _drawn(house: House, request: Request[Any, Any, Any], scene: Scene) -> bytes:
    """By a clerk, paid by whoever asks; the last ones are kept."""
    tag = _tag(scene)
    if tag not in kept:
        with house.limits.work(address_of(request)) as bill:
            kept[tag] = await house.clerks.do(bill, draw, scene)
        while len(kept) > MOST_KEPT:
            kept.popitem(last=False)
    kept.move_to_end(tag)
    return kept[tag]


HEAD = b"<title>Perihelion</title>"
ABOUT = b'<meta name="description"'


async def dressed(page: bytes, request: Request[Any, Any, Any], house: House, path: str) -> bytes:
    """The page with the lines that tell others what it shows."""
    query = request.scope.get("query_string", b"").decode("latin-1")
    try:
        shown = await house.previews.of(path, query, language_of(request), address_of(request))
    except Refused:  # a database that does not answer must not keep the page from opening
        return page
    start, found, rest = page.partition(ABOUT)
    if found:
        page = start + rest.partition(b"/>")[2]
    return page.replace(HEAD, _lines(shown, _whole(request, house)).encode(), 1)


def _whole(request: Request[Any, Any, Any], house: House) -> str:
    """The address people come by."""
    return (house.settings.public or str(request.base_url)).rstrip("/")


def _lines(shown: Preview, site: str) -> str:
    title = shown.title if shown.title == "Perihelion" else f"{shown.title} · Perihelion"
    tags = {
        "og:site_name": "Perihelion",
        "og:type": "website",
        "og:title": shown.title,
        "og:description": shown.text,
        "og:image": f"{site}/previews/{shown.picture}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": shown.title,
    }
    names = {"description": shown.text, "twitter:card": "summary_large_image"}
    names |= {} if shown.listed else {"robots": "noindex"}
    lines = [f"<title>{escape(title)}</title>"]
    lines += [f'<meta name="{name}" content="{escape(text)}" />' for name, text in names.items()]
    lines += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    return "\n    ".join(lines)
