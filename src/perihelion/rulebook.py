"""The rules for players and the ledger of their clauses, as the folder `rules` holds them."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from perihelion.games import info

CLAUSE = r"[A-Z]{2}-[0-9]+[A-Z]?(?:\.[0-9A-Z]+)*"
_PARAGRAPH = re.compile(rf"^\*\*({CLAUSE})\*\* ")


@dataclass(slots=True)
class Clause:
    """One numbered clause of a rulebook.

    id           "WS-6.4"
    kind         "rule": something to be done or forbidden; "info": components, names, advice
    title        in a few words
    confidence   "source", "derived" or "reconstructed"
    scope        the expansion or mode it belongs to, or nothing
    later        why it is not yet played, or nothing
    """

    id: str
    kind: str
    title: str
    confidence: str
    scope: str = ""
    later: str = ""


@dataclass(slots=True)
class Section:
    """A chapter of the rules as the player reads it: clause id -> paragraph.

    parts   where a part of it begins: clause id -> the part's title
    """

    title: str
    clauses: dict[str, str]
    parts: dict[str, str] = field(default_factory=dict)


def rules_folder() -> Path:
    """In a checkout beside the sources, in an installed package inside it."""
    package = Path(__file__).parent
    inside, beside = package / "rules", package.parents[1] / "rules"
    return inside if inside.is_dir() else beside


@cache
def ledger(game: str) -> dict[str, Clause]:
    """Every clause of a game's rulebooks by its number, rulebook by rulebook."""
    clauses: dict[str, Clause] = {}
    for prefix, book in info(game).rulebooks.items():
        rows = tomllib.loads((rules_folder() / f"{book}.toml").read_text("utf-8"))["clause"]
        for row in rows:
            assert row["id"].startswith(f"{prefix}-"), f"{row['id']} stands in the rulebook of {prefix}"
            clauses[row["id"]] = Clause(**row)
    return clauses


@cache
def chapters(game: str, language: str) -> tuple[Section, ...]:
    """The rules in a language, chapter by chapter, rulebook by rulebook."""
    read: list[Section] = []
    part = ""
    for paragraph in _paragraphs(game, language):
        if paragraph.startswith("## "):
            read.append(Section(paragraph[3:].strip(), {}))
        elif paragraph.startswith("### "):
            part = paragraph[4:].strip()
        elif found := _PARAGRAPH.match(paragraph):
            read[-1].clauses[found[1]] = paragraph[found.end() :]
            if part:
                read[-1].parts[found[1]], part = part, ""
    return tuple(read)


@cache
def preface(game: str, language: str) -> tuple[str, ...]:
    """What stands before the first chapter."""
    before: list[str] = []
    base, *_ = info(game).rulebooks.values()
    for paragraph in _blocks(base, language):
        if paragraph.startswith("## "):
            break
        if not paragraph.startswith("# "):
            before.append(paragraph)
    return tuple(before)


def _paragraphs(game: str, language: str) -> list[str]:
    return [block for book in info(game).rulebooks.values() for block in _blocks(book, language)]


def _blocks(book: str, language: str) -> list[str]:
    text = (rules_folder() / f"{book}.{language}.md").read_text("utf-8")
    return [block.strip() for block in text.split("\n\n")]


def paragraph(game: str, clause: str, language: str) -> str | None:
    """The words of one clause, or nothing where there is none of this number."""
    for section in chapters(game, language):
        if clause in section.clauses:
            return section.clauses[clause]
    return None
