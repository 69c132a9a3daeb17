"""The screen: plain lines in, plain lines out; colour only decorates."""

import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from textwrap import TextWrapper

from rich.console import Console
from rich.text import Text

Section = tuple[str, Sequence[str]]
HEADING, LOG, QUIET = "bold cyan", "green", "dim"
CLEAR = "\033[H\033[2J\033[3J"
BLANK = "\n" * 60
WIDEST = 110


class Leave(Exception):
    """The person at the keyboard wants to leave the game."""


class Gone(Leave):
    """Nobody is at the keyboard any more."""


class Screen:
    """One terminal.

    plain   no colour and no escape sequences but the curtain's
    """

    def __init__(self, *, plain: bool = False) -> None:
        self.plain = plain or not _shows_colour()
        self._console = None if self.plain else Console(highlight=False, markup=False, emoji=False)
        for stream in (sys.stdin, sys.stdout):
            with suppress(AttributeError, ValueError):  # a closed stream, or one of a test
                getattr(stream, "reconfigure")(errors="replace")  # noqa: B009
        if not self.plain and sys.stdin is not None and sys.stdin.isatty():
            _edit_lines()

    def say(self, text: str = "", style: str = "") -> None:
        try:
            if self._console is None:
                print(text)
            else:
                self._console.print(Text(self._wrapped(text), style), soft_wrap=True)
        except BrokenPipeError:
            sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115  # whoever read along has gone
            raise Gone from None

    def _wrapped(self, text: str) -> str:
        """Lines no wider than the screen, what follows on set in a little."""
        width = self._console.width if self._console else WIDEST
        fold = TextWrapper(
            min(width, WIDEST), subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
        )
        return "\n".join(fold.fill(line) if len(line) > fold.width else line for line in text.split("\n"))

    def heading(self, text: str) -> None:
        self.say()
        self.say(text, HEADING)

    def copy(self, text: str) -> None:
        """Text to be copied: as it is, whatever the width."""
        print(text)

    def sections(self, sections: Iterable[Section]) -> None:
        for heading, lines in sections:
            self.heading(heading)
            for line in lines:
                self.say(line)

    def ask(self, question: str = "> ") -> str:
        """One line typed by the person; raises Gone where there will be none."""
        *before, last = [question] if self.plain else self._wrapped(question.rstrip()).split("\n")
        for line in before:
            self.say(line)
        try:
            sys.stdout.flush()
            return " ".join(input(f"{last.rstrip()} ").split())
        except (EOFError, KeyboardInterrupt, OSError, RuntimeError):
            raise Gone from None

    def curtain(self) -> None:
        """Wipes away what the last person saw, the pages scrolled past included."""
        with suppress(ImportError):
            import readline

            readline.clear_history()
        if sys.stdout.isatty():
            sys.stdout.write(BLANK if os.environ.get("TERM", "dumb") == "dumb" else BLANK + CLEAR)


def _shows_colour() -> bool:
    quiet = "NO_COLOR" in os.environ or os.environ.get("TERM", "dumb") == "dumb"
    return sys.stdout is not None and sys.stdout.isatty() and not quiet


def _edit_lines() -> None:
    """Arrow keys and a history, where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401
