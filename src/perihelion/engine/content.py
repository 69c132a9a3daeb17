"""Content tables: TOML files with one row per card, tile or board, checked with file and line."""

import hashlib
import tomllib
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from perihelion.engine.refused import Refused

T = TypeVar("T")

LARGEST_NUMBER = (1 << 63) - 1


class Table:
    """One content file.

    name   of the file, for messages
    text   of the file
    data   what it says
    """

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
            _check_numbers(self.data)
        except ValueError as error:  # among them tomllib's own, and numbers without end
            raise Refused("bad-content", None, *_place_in(str(error)), file=name, detail=str(error)) from None

    @classmethod
    def of_package(cls, package: str, name: str) -> "Table":
        return cls(name, files(package).joinpath("content", name).read_text("utf-8"))

    def kinds(self) -> list[str]:
        """The kinds of rows it holds."""
        return [kind for kind, rows in self.data.items() if isinstance(rows, list)]

    def sections(self) -> list[str]:
        """The names of its sections, `[name]`."""
        return [name for name, section in self.data.items() if isinstance(section, dict)]

    def section(self, name: str, shape: type[T]) -> T:
        """A section in its shape; a value that has none is refused with its line."""
        try:
            return msgspec.convert(self.data.get(name, {}), shape)
        except msgspec.ValidationError as error:
            raise self.refused_section(name, _field_in(error), str(error)) from None

    def refused_section(self, name: str, field: str | None, detail: str) -> Refused:
        line = self.line_under(f"[{name}]", 0, field)
        return Refused("bad-content", None, line, 1, file=self.name, detail=detail)

    def origins(self, kind: str) -> list[tuple["Table", int]]:
        """Where each row of a kind comes from: the file and its number there."""
        return [(self, index) for index in range(len(self.data.get(kind, ())))]

    def rows(self, kind: str, shape: Callable[[Mapping[str, Any]], T]) -> Iterator[T]:
        """The rows `[[kind]]` in their shape; a row that has none is refused with its line."""
        for table, index in self.origins(kind):
            yield table.row(kind, index, shape)

    def row(self, kind: str, index: int, shape: Callable[[Mapping[str, Any]], T]) -> T:
        try:
            return shape(self.data[kind][index])
        except (msgspec.ValidationError, Refused) as error:
            detail = error.about.get("detail", str(error)) if isinstance(error, Refused) else str(error)
            raise self.refused(kind, index, _field_in(error), detail) from None

    def refused(self, kind: str, index: int, field: str | None, detail: str) -> Refused:
        """A refusal that names the line of this field of a row, or of the row itself."""
        return Refused(
            "bad-content", None, self.line_of(kind, index, field), 1, file=self.name, detail=detail
        )

    def line_of(self, kind: str, index: int, field: str | None = None) -> int:
        return self.line_under(f"[[{kind}]]", index, field)

    def line_under(self, heading: str, index: int, field: str | None = None) -> int:
        """The line of a field under a heading that may stand several times, or of the heading.

        `rewards[1]` is the second of a list, which may have a line of its own.
        """
        name, _, item = (field or "").partition("[")
        rows = self.text.split("\n")
        heads = [n for n, row in enumerate(rows, 1) if row.split("#")[0].strip() == heading]
        if index >= len(heads):
            return 1
        head = heads[index]
        if field is not None:
            for n, row in enumerate(rows[head:], head + 1):
                if row.startswith("["):
                    break
                if row.split("=")[0].strip() == name:
                    return n + _lines_to(rows[n:], item)
        return head


class Layered(Table):
    """A table with another laid over it: rows of the same id are replaced, others are added."""

    def __init__(self, under: Table, over: Table) -> None:
        self.name, self.text = under.name, under.text
        self.under, self.over = under, over
        self.data = dict(under.data)
        for name, value in over.data.items():
            if isinstance(value, dict) and isinstance(self.data.get(name), dict):
                self.data[name] = {**self.data[name], **value}
            elif isinstance(value, list):
                self.data[name] = [table.data[name][index] for table, index in self.origins(name)]
            else:
                self.data[name] = value

    def origins(self, kind: str) -> list[tuple[Table, int]]:
        over = {row_id(table.data[kind][index]): (table, index) for table, index in self.over.origins(kind)}
        kept = []
        for table, index in self.under.origins(kind):
            kept.append(over.pop(row_id(table.data[kind][index]), (table, index)))
        return kept + list(over.values())

    def refused(self, kind: str, index: int, field: str | None, detail: str) -> Refused:
        table, place = self.origins(kind)[index]
        return table.refused(kind, place, field, detail)

    def refused_section(self, name: str, field: str | None, detail: str) -> Refused:
        blamed = self.over if name in self.over.sections() else self.under
        return blamed.refused_section(name, field, detail)


def row_id(row: Mapping[str, Any]) -> str:
    """What a row is known by: its id, or the board and slot it describes."""
    return str(row.get("id", f"{row.get('board')}.{row.get('slot')}"))


def digest(*tables: Table) -> str:
    """A hash of what tables say, whatever their comments and spaces; it goes into records."""
    said = msgspec.json.encode([table.data for table in tables], order="sorted")
    return hashlib.sha256(said).hexdigest()[:32]


def _check_numbers(said: Any) -> None:
    """Raises ValueError for a whole number beyond the 64 bits the format promises to everybody."""
    match said:
        case dict():
            _check_numbers(list(said.values()))
        case list():
            for one in said:
                _check_numbers(one)
        case int() if not -LARGEST_NUMBER <= said <= LARGEST_NUMBER:
            raise ValueError("a number is too large")


def _place_in(message: str) -> tuple[int, int]:
    """tomllib says `... (at line 3, column 7)`, or `(at end of document)`."""
    numbers = [int(word.strip("(),")) for word in message.split() if word.strip("(),").isdigit()]
    return (numbers[-2], numbers[-1]) if "(at line" in message and len(numbers) >= 2 else (1, 1)


def _field_in(error: Exception) -> str | None:
    """The field a check complains of: msgspec writes "... - at `$.animal`"."""
    if isinstance(error, Refused):
        field = error.about.get("field")
        return field if isinstance(field, str) else None
    text = str(error)
    if "unknown field `" in text:
        return text.split("unknown field `")[1].split("`")[0]
    _, _, path = text.partition("`$.")
    return path.rstrip("`").split(".")[0].replace("[...]", "") or None


def _lines_to(rows: list[str], item: str) -> int:
    """How many lines below a list that stands open the table of this number lies; 0 where it lies beside."""
    number, entries = item.rstrip("]"), [n for n, row in enumerate(rows, 1) if row.strip().startswith("{")]
    closed = next((n for n, row in enumerate(rows, 1) if row.strip() == "]"), 0)
    inside = [n for n in entries if n < closed]
    return inside[int(number)] if number.isdigit() and int(number) < len(inside) else 0
