"""What the OpenAPI document says of every operation alike: how it refuses."""

from __future__ import annotations

import msgspec
from litestar.openapi.spec import (
    OpenAPI,
    OpenAPIHeader,
    OpenAPIMediaType,
    OpenAPIResponse,
    Operation,
    PathItem,
    Reference,
    Schema,
)

from perihelion.server.api.answers import Refusal

REFUSALS = {
    "400": "What was sent has the wrong shape.",
    "401": "Say first who you are.",
    "403": "This is not for you to do, or the page that asks belongs to another site.",
    "404": "There is nothing there, or it is private.",
    "413": "Too long.",
    "422": "The rules, the table or the server do not allow it; `reason` says why.",
    "429": "Too often, or too many at a time.",
    "503": "Not now; nothing was lost.",
}
LATER = ("429", "503")
METHODS = ("get", "put", "post", "delete", "options", "head", "patch", "trace")


def document_refusals(document: OpenAPI) -> None:
    """Adds to each operation the answers that say no; they have one shape."""
    assert document.components.schemas is not None and document.paths is not None
    (_,), shapes = msgspec.json.schema_components([Refusal], ref_template="#/components/schemas/{name}")
    document.components.schemas |= shapes
    for path in document.paths.values():
        for operation in _operations(path):
            operation.responses = {**(operation.responses or {}), **_refusals()}
            if isinstance(nothing := operation.responses.get("204"), OpenAPIResponse):
                nothing.content = None


def _operations(path: PathItem) -> list[Operation]:
    found = [getattr(path, method) for method in METHODS]
    return [operation for operation in found if operation is not None]


def _refusals() -> dict[str, OpenAPIResponse]:
    shape = OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Refusal"))
    seconds = OpenAPIHeader(schema=Schema(type="integer"), description="Seconds to wait.")  # type: ignore[arg-type]
    return {
        status: OpenAPIResponse(
            description=told,
            content={"application/json": shape},
            headers={"Retry-After": seconds} if status in LATER else None,
        )
        for status, told in REFUSALS.items()
    }
