"""Positions as text: lines of `key: words`, read with line and column, written without loss."""

from collections.abc import Container, Iterator
from dataclasses import dataclass
from typing import NoReturn

from perihelion.engine.refused import Refused

LONGEST = 200_000
LONGEST_NUMBER = 78  # digits, of a secret seed
VERSION = "1"


@dataclass(slots=True)
class Word:
    """A word of a position and where it stands."""

    text: str
    line: int
    column: int

    def refuse(self, reason: str, **about: object) -> NoReturn:
        raise Refused(reason, None, self.line, self.column, said=self.text[:80], **about)

    def one_of(self, allowed: Container[str | int], what: str) -> str | int:
        """The id or number this word means, if it is allowed here."""
        if self.text in allowed:
            return self.text
        number = as_number(self.text)
        if number is None or number not in allowed:
            self.refuse("unknown-word", what=what)
        return number

    def name(self, allowed: Container[str], what: str) -> str:
        if self.text not in allowed:
            self.refuse("unknown-word", what=what)
        return self.text

    def piece(self, allowed: Container[str], what: str, taken: set[str]) -> str:
        """A piece that lies nowhere else yet; `taken` are those that do, and it is one of them now."""
        piece = self.name(allowed, what)
        if piece in taken:
            self.refuse("named-twice")
        taken.add(piece)
        return piece

    def number(self, least: int, most: int) -> int:
        number = as_number(self.text)
        if number is None or not least <= number <= most:
            self.refuse("bad-number", least=least, most=most)
        return number


def as_number(text: str) -> int | None:
    if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER:
        return int(text)
    return None


@dataclass(slots=True)
class Line:
    """One line: its key and its words."""

    key: Word
    words: list[Word]

    def refuse(self, reason: str, **about: object) -> NoReturn:
        self.key.refuse(reason, **about)

    def only(self, count: int) -> list[Word]:
        """The words, where there are exactly so many."""
        if len(self.words) != count:
            self.refuse("wrong-count", expected=count, found=len(self.words))
        return self.words


class Page:
    """A position's lines, each to be taken once; what nobody takes is refused."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str) or len(text) > LONGEST:
            raise Refused("too-long", limit=LONGEST)
        self._lines = list(_lines(text))
        self._stood = {line.key.text: (line.key.line, line.key.column) for line in self._lines[::-1]}
        self._last = text.count("\n") + 1

    def header(self, game: str) -> None:
        """Takes the first line: `perihelion <game> 1`."""
        if not self._lines:
            raise Refused("empty-position", None, 1, 1)
        line = self._lines.pop(0)
        words = [line.key.text, *(word.text for word in line.words)]
        if len(words) != 3 or words[0] != "perihelion":
            line.refuse("not-a-position")
        if words[1] != game:
            line.words[0].refuse("other-game", game=game)
        if words[2] != VERSION:
            line.words[1].refuse("other-version", version=VERSION)

    def take(self, key: str) -> Line | None:
        """The line of this key, or nothing; a key that stands twice is refused."""
        found = self.take_all(key)
        if len(found) > 1:
            found[1].refuse("key-twice")
        return found[0] if found else None

    def take_all(self, key: str) -> list[Line]:
        found = [line for line in self._lines if line.key.text == key]
        if found:
            self._lines = [line for line in self._lines if line.key.text != key]
        return found

    def take_some(self, *names: str) -> list[Line]:
        """The lines whose key begins with one of these names, in their order."""
        found = [line for line in self._lines if line.key.text.split()[0] in names]
        self._lines = [line for line in self._lines if line not in found]
        return found

    def finish(self) -> None:
        if self._lines:
            self._lines[0].refuse("unknown-key")

    def where(self, key: str) -> tuple[int, int]:
        """Where the first line of this key stands, taken or not; the end where there is none."""
        return self._stood.get(key, self.end())

    def end(self) -> tuple[int, int]:
        """Where something missing is reported."""
        return self._last, 1


def _lines(text: str) -> Iterator[Line]:
    for number, row in enumerate(text.split("\n"), 1):
        words = list(_words(row.split("#", 1)[0].rstrip("\r"), number))
        if not words:
            continue
        yield Line(words[0], words[1:]) if words[0].text == "perihelion" else _keyed(words)


def _keyed(words: list[Word]) -> Line:
    """A key is one or two words and a colon: `display:`, `crew 0:`."""
    ends = [count for count, word in enumerate(words[:2], 1) if word.text.endswith(":")]
    if not ends or words[0].text == ":":
        words[0].refuse("no-key")
    key = " ".join(word.text for word in words[: ends[0]])[:-1]
    return Line(Word(key, words[0].line, words[0].column), words[ends[0] :])


def _words(row: str, number: int) -> Iterator[Word]:
    column = 0
    for piece in row.replace("\t", " ").split(" "):
        if piece:
            if not piece.isprintable():
                raise Refused("unreadable-text", None, number, column + 1)
            yield Word(piece, number, column + 1)
        column += len(piece) + 1
