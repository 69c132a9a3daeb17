"""A person at a keyboard, scripted: in this process, or at a terminal of their own."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pexpect

import perihelion
from perihelion.cli.text_client.menu import new_table
from perihelion.cli.text_client.screen import Leave, Screen
from perihelion.cli.text_client.seating import seating
from perihelion.cli.text_client.table import Table
from perihelion.words import Words

END = "\x04"


class Typist(Screen):
    """Types these lines, then is gone; what was said is kept."""

    def __init__(self, *lines: str) -> None:
        super().__init__(plain=True)
        self.lines = list(lines)
        self.said: list[str] = []

    def say(self, text: str = "", style: str = "") -> None:
        self.said.append(text)

    def copy(self, text: str) -> None:
        self.said.append(text)

    def ask(self, question: str = "> ") -> str:
        self.said.append(question)
        if not self.lines:
            raise Leave
        return " ".join(self.lines.pop(0).split())

    def curtain(self) -> None:
        self.said.append("~~~ curtain ~~~")

    @property
    def text(self) -> str:
        return "\n".join(self.said)


def at_table(
    *lines: str,
    players: tuple[str, ...] = ("human", "random"),
    seed: int = 3,
    language: str = "en",
    practice: bool = False,
    **options: Any,
) -> tuple[Table, Typist]:
    """A table after these lines were typed."""
    typist = Typist(*lines)
    words = Words(language)
    table = new_table("wild-space", list(players), seed, options=options, screen=typist, words=words)
    if practice:
        table.practise()
    with suppress(Leave):
        table.play()
    return table, typist


def at_position(text: str, *lines: str, language: str = "en") -> tuple[Table, Typist]:
    """The same from a position, with one person and bots around it."""
    typist = Typist(*lines)
    game = perihelion.from_position(text.split()[1], text)
    table = Table(game, seating(game.rules.seats, 1, ["random"]), screen=typist, words=Words(language))
    with suppress(Leave):
        table.play()
    return table, typist


def play_out(*players: str, seed: int, screen: Typist, language: str = "en", **options: Any) -> Table:
    """A whole game by this typist."""
    words = Words(language)
    table = new_table("wild-space", players, seed, options=options, screen=screen, words=words)
    table.play()
    return table


class FirstMoves(Typist):
    """Always the first move, and Enter where a curtain falls."""

    def ask(self, question: str = "> ") -> str:
        self.said.append(question)
        return "1" if question == "> " else ""


def terminal(data: Path, *arguments: str, term: str = "xterm-256color", **more: str) -> pexpect.spawn:
    """`perihelion` with these arguments in a terminal of its own."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "LANG", "LC_ALL")}
    env = kept | {"PERIHELION_DATA": str(data), "TERM": term, **more}
    child = pexpect.spawn(
        sys.executable,
        ["-m", "perihelion", *arguments],
        env=env,
        encoding="utf-8",
        timeout=60,
        dimensions=(50, 120),
    )
    child.delaybeforesend = None
    return child


def ask(child: pexpect.spawn) -> str:
    """What the terminal said up to its next question."""
    child.expect("\n> ")
    return str(child.before)


def play_on(child: pexpect.spawn) -> tuple[str, int]:
    """Always the first move, to the end: all that was said, and how many answers it took."""
    said, answers = [], 0
    while child.expect(["\n> ", pexpect.EOF]) == 0:
        said.append(child.before)
        child.sendline("1")
        answers += 1
    child.wait()
    return "".join([*said, child.before]), answers
