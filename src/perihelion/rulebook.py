"""The rules for players and the ledger of their clauses, as the folder `rules` holds them."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

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
    """A chapter of the rules as the player reads it: clause id -> paragraph."""

    title: str
    clauses: dict[str, str]


def rules_folder() -> Path:
    """In a checkout beside the sources, in an installed package inside it."""
    package = Path(__file__).parent
    inside, beside = package / "rules", package.parents[1] / "rules"
    return inside if inside.is_dir() else beside


@cache
def ledger(game: str) -> dict[str, Clause]:
    """Every clause of a game's rulebooks by its number."""
    data = tomllib.loads((rules_folder() / f"{game}.toml").read_text("utf-8"))
    return {row["id"]: Clause(**row) for row in data["clause"]}


@cache
def chapters(game: str, language: str) -> tuple[Section, ...]:
    """The rules in a language, chapter by chapter."""
    text = (rules_folder() / f"{game}.{language}.md").read_text("utf-8")
    read: list[Section] = []
    for block in text.split("\n\n"):
        paragraph = block.strip()
        if paragraph.startswith("## "):
            read.append(Section(paragraph[3:].strip(), {}))
        elif found := _PARAGRAPH.match(paragraph):
            read[-1].clauses[found[1]] = paragraph[found.end() :]
    return tuple(read)


def paragraph(game: str, clause: str, language: str) -> str | None:
    """The words of one clause, or nothing where there is none of this number."""
    for section in chapters(game, language):
        if clause in section.clauses:
            return section.clauses[clause]
    return None
