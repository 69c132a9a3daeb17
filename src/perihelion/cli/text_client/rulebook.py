"""The rules to read at the table: found by number or by word in the rules' own files."""

import re
from pathlib import Path
from typing import NamedTuple

import perihelion

CLAUSE = re.compile(r"^\*\*([A-Z]+-[0-9A-Z]+\.[0-9]+)\*\* ")


class Clause(NamedTuple):
    """One numbered paragraph."""

    number: str
    text: str

    @property
    def title(self) -> str:
        """Its opening words, up to the first full stop."""
        return re.split(r"(?<=[.?!])\s", self.text, maxsplit=1)[0]


class Rulebook:
    """The rules of a game in one language.

    sections   headings in order
    clauses    numbered paragraphs in order
    """

    def __init__(self, game: str, language: str) -> None:
        self.sections: list[str] = []
        self.clauses: list[Clause] = []
        path = rules_folder() / f"{game}.{language}.md"
        for paragraph in path.read_text("utf-8").split("\n\n") if path.is_file() else ():
            self._read(paragraph.strip("\n"))

    def _read(self, paragraph: str) -> None:
        found = CLAUSE.match(paragraph)
        if found:
            text = paragraph[found.end() :]
            self.clauses.append(Clause(found[1], re.sub(r"\*+", "", text)))
        elif paragraph.startswith("##"):
            self.sections.append(paragraph.lstrip("# "))

    def find(self, asked: str) -> list[Clause]:
        """The clause of this number, those of this section, or those that hold this word."""
        number = asked.upper().removeprefix("WS-").rstrip(".")
        exact = [clause for clause in self.clauses if clause.number.split("-", 1)[1] == number]
        if exact:
            return exact
        section = [
            clause for clause in self.clauses if clause.number.split("-", 1)[1].split(".")[0] == number
        ]
        if section:
            return section
        wanted = asked.casefold()
        return [clause for clause in self.clauses if wanted in clause.text.casefold()]


def rules_folder() -> Path:
    """Beside the installed package, or in the checkout."""
    package = Path(perihelion.__file__).parent
    return package / "rules" if (package / "rules").is_dir() else package.parents[1] / "rules"
