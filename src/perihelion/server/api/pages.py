"""Pages the server makes itself: the ready page, and the manual of the API."""

from __future__ import annotations

import json
from functools import lru_cache
from html import escape
from typing import Any

from litestar import Litestar, Request, Response, get

from perihelion.server.api.answers import language_of
from perihelion.server.house import House
from perihelion.words import Words

STYLE = """
:root { color-scheme: dark light; --ground: #0d1220; --ink: #e8ecf6; --quiet: #9aa5bf; --line: #2a3450;
  --light: #f4c95d; }
@media (prefers-color-scheme: light) { :root { --ground: #f7f8fc; --ink: #1a2033; --quiet: #56607a;
  --line: #d5daea; --light: #8a5a00; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2.5rem 1.25rem 5rem; max-width: 56rem; background: var(--ground);
  color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 2rem; letter-spacing: .02em; margin: 0 0 .25rem; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem; border-bottom: 1px solid var(--line); }
a { color: var(--light); } p { max-width: 42rem; } .quiet { color: var(--quiet); }
code, pre { font: .9rem/1.45 ui-monospace, monospace; }
pre { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; overflow: auto; }
details { border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .9rem; margin: .5rem 0; }
summary { cursor: pointer; } summary b { display: inline-block; min-width: 4.5rem; color: var(--light); }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .25rem .6rem .25rem 0;
  vertical-align: top; border-top: 1px solid var(--line); }
"""


def page(title: str, body: str, language: str = "en") -> Response[str]:
    """A plain page in the project's colours."""
    text = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body><main>{body}</main></body></html>"
    )
    return Response(text, media_type="text/html")


def ready(request: Request[Any, Any, Any], house: House) -> Response[str]:
    """What one sees first where the client for the browser was not built."""
    language = language_of(request)
    words = Words(language)
    example = (
        "from perihelion.client import Client\n\n"
        f'with Client("{house.settings.address}") as client:\n'
        '    client.arrive("Ada")\n'
        '    table = client.open("wild-space", seats=2, bots={"1": "rookie"})\n'
        '    client.do(table.id, "start")\n'
        "    client.play_seat(table.id, lambda update: update.moves[0])\n"
    )
    body = (
        f"<h1>Perihelion</h1><p>{escape(words('page-ready'))}</p>"
        f'<p><a href="/api/manual">{escape(words("page-manual"))}</a> · '
        f'<a href="/api/schema/openapi.json">OpenAPI</a> · <a href="/health">health</a> · '
        f'<a href="/metrics">metrics</a></p><h2>{escape(words("page-client"))}</h2>'
        f"<pre>{escape(example)}</pre>"
    )
    return page("Perihelion", body, language)


@get("/api/manual", include_in_schema=False)
async def manual(request: Request[Any, Any, Any]) -> Response[str]:
    """Every address of the API, from the OpenAPI document itself."""
    return page("Perihelion API", _manual(request.app))


@lru_cache(1)
def _manual(app: Litestar) -> str:
    """Written once: it takes fifty milliseconds, and anybody may ask for it."""
    schema = app.openapi_schema.to_schema()
    rows: dict[str, list[str]] = {}
    for path, methods in sorted(schema["paths"].items()):
        for method, about in methods.items():
            rows.setdefault((about.get("tags") or ["other"])[0], []).append(_operation(path, method, about))
    parts = [f"<h2>{escape(tag)}</h2>{''.join(rows[tag])}" for tag in sorted(rows)]
    shapes = [_shape(name, shape) for name, shape in sorted(schema["components"]["schemas"].items())]
    socket = f"<h2>Socket</h2><pre>{escape(SOCKET)}</pre>"
    return f"<h1>Perihelion API</h1>{''.join(parts)}{socket}<h2>Shapes</h2>{''.join(shapes)}"


SOCKET = """\
GET /api/live, upgraded; JSON in text frames. Session by cookie, or as a bearer token.

to the server    {"type": "watch", "table": "...", "since": 0}
                 {"type": "leave", "table": "..."}
                 {"type": "command", "table": "...", "id": "mine-1",
                  "command": {"do": "play", "moves": ["..."]}}
                 {"type": "mine"}
                 {"type": "ping"}
from the server  {"type": "update", "id": "...", "since": 0, "sequence": 7, "lines": [...], "state": {...}}
                 {"type": "present", "table": "...", "seats": [0, 2]}
                 {"type": "done", "id": "mine-1", "table": "...", "sequence": 8}
                 {"type": "refused", "id": "mine-1", "reason": "...", "rule": "...", "message": "..."}
                 {"type": "mine"}
                 {"type": "pong"}"""


def _operation(path: str, method: str, about: dict[str, Any]) -> str:
    told = about.get("description") or about.get("summary") or ""
    parameters = "".join(
        f"<tr><td><code>{escape(one['name'])}</code></td><td>{escape(one['in'])}</td>"
        f"<td>{escape(_type(one.get('schema', {})))}</td></tr>"
        for one in about.get("parameters", ())
    )
    sent = about.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    takes = f"<p>takes {escape(_type(sent))}</p>" if sent else ""
    return (
        f"<details><summary><b>{method.upper()}</b> <code>{escape(path)}</code> "
        f"<span class=quiet>{escape(told)}</span></summary>{takes}<table>{parameters}</table></details>"
    )


def _shape(name: str, shape: dict[str, Any]) -> str:
    fields = "".join(
        f"<tr><td><code>{escape(field)}</code></td><td>{escape(_type(about))}</td>"
        f"<td class=quiet>{escape(json.dumps(about['default']) if 'default' in about else '')}</td></tr>"
        for field, about in shape.get("properties", {}).items()
    )
    told = escape(shape.get("description", ""))
    return (
        f'<details id="{escape(name)}"><summary><code>{escape(name)}</code> <span class=quiet>{told}</span>'
        f"</summary><table>{fields}</table></details>"
    )


def _type(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    if "const" in schema or "enum" in schema:
        return " | ".join(map(str, schema.get("enum", [schema.get("const")])))
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(map(_type, schema[several])))
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    kind = schema.get("type", "anything")
    return " | ".join(kind) if isinstance(kind, list) else str(kind)
