"""Games read from files the person names: records and positions alike, with troubles put into words."""

from pathlib import Path

import perihelion
from perihelion.engine.driver import Game
from perihelion.engine.refused import Refused
from perihelion.words import Words

LARGEST = 16_000_000


class Trouble(Exception):
    """A file that cannot be used, and why, in words."""


def read_game(path: Path, words: Words) -> Game:
    """The game in a file, a record or a position; raises Trouble."""
    try:
        if path.stat().st_size > LARGEST:
            raise Trouble(words("file-trouble", kind="large", path=str(path)))
        return game_of(path.read_text("utf-8"))
    except Refused as why:
        said = refusal(why, words)
        raise Trouble(words("file-refused", path=str(path), why=said)) from None
    except UnicodeDecodeError:
        raise Trouble(words("file-trouble", kind="binary", path=str(path))) from None
    except (OSError, ValueError) as error:
        raise Trouble(trouble(error, path, words)) from None


def game_of(text: str) -> Game:
    """Positions begin with the word perihelion; everything else is taken for a record."""
    first = text.lstrip("\ufeff \t\r\n")
    if first.startswith("perihelion "):
        return perihelion.from_position(first.split(maxsplit=2)[1], text)
    return perihelion.load(text)


def refusal(why: Refused, words: Words) -> str:
    return words.refusal(why.reason, about=why.about, rule=why.rule, line=why.line, column=why.column)


def trouble(error: Exception, path: Path, words: Words) -> str:
    """Why the system would not read or write a file."""
    match error:
        case FileNotFoundError():
            kind = "missing"
        case IsADirectoryError():
            kind = "folder"
        case PermissionError():
            kind = "forbidden"
        case _:
            kind = "other"
    return words("file-trouble", kind=kind, path=str(path))
