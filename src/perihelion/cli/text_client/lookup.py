"""The rules at the table: a clause, a section, or what a word finds."""

import re
from collections.abc import Collection
from typing import NamedTuple

from perihelion.cli.text_client.screen import QUIET, Screen
from perihelion.rulebook import chapters, ledger
from perihelion.words import Words

FEW = 3


class Passage(NamedTuple):
    """A numbered paragraph.

    title   the words it opens with in italics
    text    all of it, without the marks of its typesetting
    scope   the expansion or mode it belongs to, or nothing
    """

    number: str
    title: str
    text: str
    scope: str

    @property
    def section(self) -> str:
        return self.short.split(".")[0]

    @property
    def short(self) -> str:
        return self.number.split("-", 1)[1]


def passages(game: str, language: str) -> list[Passage]:
    """Every paragraph in order."""
    clauses = ledger(game)
    read = []
    for chapter in chapters(game, language):
        for number, text in chapter.clauses.items():
            opening = re.match(r"\*(.+?)\*", text)
            plain = re.sub(r"\*+", "", text)
            scope = clauses[number].scope if number in clauses else ""
            read.append(Passage(number, opening[1] if opening else plain, plain, scope))
    return read


def find(read: list[Passage], asked: str, in_play: Collection[str]) -> list[Passage]:
    """The clause of this number, those of this section, or those that hold this word.

    Of the latter those with the word in their title come first, and what is in play before what is not.
    """
    number = asked.upper().split("-", 1)[-1].rstrip(".")
    for found in (
        [passage for passage in read if passage.short == number],
        [passage for passage in read if passage.section == number],
    ):
        if found:
            return found
    wanted = asked.casefold()
    return sorted(
        (passage for passage in read if wanted in passage.text.casefold()),
        key=lambda passage: (
            wanted not in passage.title.casefold(),
            bool(passage.scope) and passage.scope not in in_play,
        ),
    )


def read_rules(screen: Screen, words: Words, game: str, asked: str, in_play: Collection[str] = ()) -> None:
    """Shows what was asked for; a long list only by titles."""
    try:
        read = passages(game, words.language)
    except OSError:
        return screen.say(words("rules-missing"))
    if not asked:
        screen.sections([(words("rules-sections"), _contents(game, words, read))])
        return screen.say(words("rules-how"), QUIET)
    found = find(read, asked, in_play)
    if not found:
        return screen.say(words("rules-nothing", asked=asked))
    if len(found) <= FEW:
        for passage in found:
            screen.say(words("rules-line", number=passage.number, title=passage.text))
        return None
    screen.sections([(words("rules-found", count=len(found)), [_line(passage, words) for passage in found])])
    return screen.say(words("rules-how"), QUIET)


def _line(passage: Passage, words: Words) -> str:
    if not passage.scope:
        return words("rules-line", number=passage.number, title=passage.title)
    scope = words(f"choice-{passage.scope}")
    return words("rules-line-scope", number=passage.number, title=passage.title, scope=scope)


def _contents(game: str, words: Words, read: list[Passage]) -> list[str]:
    """The chapters, and the parts of one that has several."""
    scopes = {passage.section: passage.scope for passage in read}
    lines = []
    for chapter in chapters(game, words.language):
        lines.append(chapter.title)
        parts = dict.fromkeys(number.split("-", 1)[1].split(".")[0] for number in chapter.clauses)
        for part in parts if len(parts) > 1 else ():
            lines.append(f"  {part}. {words(f'choice-{scopes[part]}')}")
    return lines
