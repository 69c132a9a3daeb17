"""Writes the client's types from Python's own: python web/types/make.py

What the server sends is declared in `perihelion.engine.shapes`, `perihelion.server.shapes` and the structs of
its API; what a game sends, in its `shapes` and in what the views of its expansions say they return. This
writes the same in TypeScript. A test holds the files up to date.
"""

import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from inspect import cleandoc, isclass
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, get_origin, get_type_hints, is_typeddict

from msgspec import inspect as shape

from perihelion.bots.ladder import Rung
from perihelion.engine import shapes as game
from perihelion.engine.options import Option, Terms
from perihelion.engine.ruleset import GameInfo
from perihelion.games import PACKAGES, info
from perihelion.games.declared import expansions_of, facts_of, part_of, table_of
from perihelion.server import shapes as table
from perihelion.server.api.account import TwoStep
from perihelion.server.api.company import Spectator
from perihelion.server.api.lessons import LessonShown
from perihelion.server.api.people import Session
from perihelion.server.api.site import Chapter
from perihelion.server.commands import Command
from perihelion.server.company import Known
from perihelion.server.friends import Friend
from perihelion.server.hall import Receipt
from perihelion.server.links import Invitation, Link
from perihelion.server.orders import Given, Order
from perihelion.server.people import Person
from perihelion.server.replays import Moment
from perihelion.server.second_step import Offer
from perihelion.server.sessions import SessionShown
from perihelion.server.swings import Decided, Standing, Swing
from perihelion.server.telling import Change, Update

SOURCE = Path(__file__).parents[1] / "src"
SHAPES = [
    game.Refusal, game.Decision, game.Event, game.Item, game.Result, game.Deal, game.View,
    table.Place, table.Pace, table.UndoAsked, table.Outcome, table.TableCard, table.Coach, table.TableState,
    table.Line, Update, Change, Moment, Standing, Swing, Decided, Receipt, Link, Invitation, Person, Session,
    SessionShown, TwoStep, Offer, Known, Friend, Spectator, Order, Given, Terms, Option, GameInfo,
    Chapter, Rung, LessonShown,
]  # fmt: skip
WIRE = """\
/** What the server sends. Written by web/types/make.py from the server's own types: change those instead. */

import type { About } from "./datum";

export type Seat = number;
"""
BOARD = """\
/** {title} as plain data. Written by web/types/make.py from {package}: change that instead. */
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


class Printer:
    """Prints types, and remembers which names they were called by.

    known      shapes that have a name in TypeScript
    named      texts, numbers and rows with a name of their own, as they are declared
    imported   module -> names of it that were used
    """

    def __init__(self, known: Iterable[Any]) -> None:
        self.known = set(known)
        self.named: dict[str, str] = {}
        self.imported: dict[str, set[str]] = {}

    def interface(self, one: Any, more: Iterable[str] = (), *, takes: bool = False) -> str:
        """A shape; where the server takes it, what has a default may be left out."""
        found = shape.type_info(one)
        assert isinstance(found, shape.TypedDictType | shape.StructType | shape.DataclassType)
        order = list(get_type_hints(one))
        fields = sorted(found.fields, key=lambda field: order.index(field.name))
        generic = "<Table = unknown>" if one is game.View else ""
        optional = takes or isinstance(found, shape.TypedDictType)
        rows = [self.field(field, optional=optional) for field in fields]
        if isinstance(found, shape.StructType) and found.tag is not None:
            rows.insert(0, f'  {found.tag_field}: "{found.tag}";')
        first = cleandoc(one.__doc__).splitlines()[0]
        body = "\n".join([*rows, *more])
        return f"/** {first} */\nexport interface {one.__name__}{generic} {{\n{body}\n}}\n"

    def field(self, field: shape.Field, *, optional: bool) -> str:
        """Only what may be missing is optional: the server writes defaults out."""
        mark = "?" if optional and not field.required else ""
        said = self.type(field.type)
        if field.name in WORDS and said == "Record<string, unknown>":
            said = "About"
        if field.name == "table" and said == "unknown":
            said = "Table"
        return f"  {field.encode_name}{mark}: {said};"

    def type(self, found: shape.Type) -> str:
        match found:
            case shape.Metadata(extra_json_schema={"title": str(name)}, extra={"from": str(module)}):
                self.imported.setdefault(module, set()).add(name)
                return name
            case shape.Metadata(type=inner, extra_json_schema={"title": str(name)}, extra=extra):
                self.named[name] = said_as(extra or {}) or self.type(inner)
                return name
            case shape.TypedDictType(cls=cls) | shape.StructType(cls=cls) | shape.DataclassType(cls=cls):
                return str(cls.__name__) if cls in self.known else "unknown"
            case shape.LiteralType(values=values):
                return _texts(values)
            case shape.UnionType(types=types):
                return " | ".join(self.type(one) for one in types)
            case shape.ListType(item_type=item) | shape.VarTupleType(item_type=item):
                inner = self.type(item)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case shape.TupleType(item_types=types):
                return f"[{', '.join(self.type(one) for one in types)}]"
            case shape.DictType(key_type=key, value_type=value):
                return f"Record<{self.type(key)}, {self.type(value)}>"
            case _:
                return PLAIN[type(found)]


def said_as(extra: Mapping[str, Any]) -> str:
    return str(extra.get("typescript", "")) or _texts(extra.get("texts", ()))


def _texts(values: Iterable[Any]) -> str:
    return " | ".join(f'"{value}"' for value in values)


def wire() -> str:
    """What the server sends, whatever is played."""
    printer = Printer(SHAPES)
    commands = Command.__subclasses__()
    anything = " | ".join(one.__name__ for one in commands)
    return (
        WIRE
        + "".join(f"\n{printer.interface(one)}" for one in SHAPES)
        + "".join(f"\n{printer.interface(one, takes=True)}" for one in commands)
        + f"\n/** What a person can do at a table. */\nexport type Command = {anything};\n"
    )


def board(name: str) -> str:
    """What a game sends: its own shapes, and to its table the parts of the expansions."""
    shapes = import_module(f"{PACKAGES[name]}.shapes")
    parts = {one.name: part for one in expansions_of(name) if (part := part_of(one)) is not None}
    own = [*declared(shapes)]
    for part in parts.values():
        own += [one for one in declared(sys.modules[part.__module__]) if one not in own]
        own += [one for one in within(part) if one not in (*own, game.Item)]
    printer = Printer([*own, game.Item])
    for one in vars(shapes).values():
        if get_origin(one) is Annotated:
            printer.type(shape.type_info(one))
    printer.imported["$lib/speaking"] = {"Speech"}
    more = {
        table_of(name): [f'  "{one}"?: {part.__name__};' for one, part in parts.items()],
        facts_of(name): ["  speech: Speech;"],  # every game's facts say what is told at the table
    }
    text = "".join(f"\n{printer.interface(one, more.get(one, ()))}" for one in own)
    names = "".join(f"export type {one} = {said};\n" for one, said in printer.named.items())
    if " Item" in text:
        printer.imported["$lib/types"] = {"Item"}
    used = {module: ", ".join(sorted(found)) for module, found in sorted(printer.imported.items())}
    imports = "\n" + "".join(
        f'import type {{ {found} }} from "{module}";\n' for module, found in used.items()
    )
    return BOARD.format(title=info(name).title, package=shapes.__name__) + imports + "\n" + names + text


def within(one: Any) -> list[Any]:
    """The shapes that a shape consists of, whatever module they stand in."""
    found: list[Any] = []
    ahead = [shape.type_info(one)]
    while ahead:
        match ahead.pop():
            case shape.TypedDictType(cls=cls, fields=fields):
                found += [cls] if cls is not one and cls not in found else []
                ahead += [field.type for field in fields]
            case shape.UnionType(types=types):
                ahead += types
            case shape.ListType(item_type=item):
                ahead.append(item)
            case shape.DictType(value_type=value):
                ahead.append(value)
    return found


def declared(module: ModuleType) -> list[Any]:
    """The shapes a module declares itself, with what is said of them."""
    return [
        one
        for one in vars(module).values()
        if isclass(one) and is_typeddict(one) and one.__module__ == module.__name__ and one.__doc__
    ]


def files() -> dict[Path, str]:
    boards = {SOURCE / "boards" / name / "types.ts": board(name) for name in PACKAGES}
    return {SOURCE / "lib" / "wire.ts": wire(), **boards}


if __name__ == "__main__":
    if "--check" in sys.argv:
        stale = [path.name for path, text in files().items() if path.read_text("utf-8") != text]
        sys.exit(f"run web/types/make.py: {', '.join(stale)} are out of date" if stale else 0)
    for path, text in files().items():
        path.write_text(text, "utf-8")
