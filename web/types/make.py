"""Writes the client's types from the server's own: python web/types/make.py

What the server sends is declared in `perihelion.engine.shapes`, `perihelion.server.shapes` and the structs of
its API; this writes the same in TypeScript. A test holds the file up to date.
"""

import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import inspect as shape

from perihelion.bots.ladder import Rung
from perihelion.engine import shapes as game
from perihelion.engine.options import Option, Terms
from perihelion.engine.ruleset import GameInfo
from perihelion.server import shapes as table
from perihelion.server.api.account import TwoStep
from perihelion.server.api.company import Spectator
from perihelion.server.api.lessons import LessonShown
from perihelion.server.api.people import Session
from perihelion.server.api.site import Chapter
from perihelion.server.company import Known
from perihelion.server.hall import Done
from perihelion.server.links import Invitation, Link
from perihelion.server.orders import Given, Order
from perihelion.server.people import Person
from perihelion.server.replays import Moment
from perihelion.server.second_step import Offer
from perihelion.server.sessions import SessionShown
from perihelion.server.telling import Change, Update

FILE = Path(__file__).parents[1] / "src" / "lib" / "wire.ts"
SHAPES = [
    game.Refusal, game.Decision, game.Event, game.Item, game.Result, game.Deal, game.View,
    table.Place, table.Pace, table.UndoAsked, table.Outcome, table.TableCard, table.Coach, table.TableState,
    table.Line, Update, Change, Moment, Done, Link, Invitation, Person, Session, SessionShown, TwoStep, Offer,
    Known, Spectator, Order, Given, Terms, Option, GameInfo,
    Chapter, Rung, LessonShown,
]  # fmt: skip
HEAD = """\
/** What the server sends. Written by web/types/make.py from the server's own types: change those instead. */

import type { About } from "./datum";

export type Seat = number;
"""
WORDS = ("about", "data")  # what a sentence is told about
PLAIN = {
    shape.StrType: "string",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.BoolType: "boolean",
    shape.NoneType: "null",
    shape.AnyType: "unknown",
}


def typescript() -> str:
    """The whole file."""
    return HEAD + "".join(f"\n{_interface(one)}" for one in SHAPES)


def _interface(one: Any) -> str:
    found = shape.type_info(one)
    assert isinstance(found, shape.TypedDictType | shape.StructType | shape.DataclassType)
    order = list(get_type_hints(one))
    fields = sorted(found.fields, key=lambda field: order.index(field.name))
    generic = "<Table = unknown>" if one is game.View else ""
    rows = [_field(field, optional=isinstance(found, shape.TypedDictType)) for field in fields]
    if isinstance(found, shape.StructType) and found.tag is not None:
        rows.insert(0, f'  {found.tag_field}: "{found.tag}";')
    first = cleandoc(one.__doc__).splitlines()[0]
    return f"/** {first} */\nexport interface {one.__name__}{generic} {{\n" + "\n".join(rows) + "\n}\n"


def _field(field: shape.Field, *, optional: bool) -> str:
    """Only what may be missing is optional: the server writes defaults out."""
    mark = "?" if optional and not field.required else ""
    said = _type(field.type)
    if field.name in WORDS and said == "Record<string, unknown>":
        said = "About"
    if field.name == "table" and said == "unknown":
        said = "Table"
    return f"  {field.encode_name}{mark}: {said};"


def _type(found: shape.Type) -> str:
    match found:
        case shape.TypedDictType(cls=cls) | shape.StructType(cls=cls) | shape.DataclassType(cls=cls):
            return str(cls.__name__) if cls in SHAPES else "unknown"
        case shape.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case shape.UnionType(types=types):
            return " | ".join(_type(one) for one in types)
        case shape.ListType(item_type=item) | shape.VarTupleType(item_type=item):
            inner = _type(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case shape.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case _:
            return PLAIN[type(found)]


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(0 if FILE.read_text("utf-8") == typescript() else "web/src/lib/wire.ts is out of date")
    FILE.write_text(typescript(), "utf-8")
