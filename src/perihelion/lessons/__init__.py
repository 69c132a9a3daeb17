"""Lessons: a first game with a coach beside it, one file a game (docs/lessons.md).

>>> lesson("wild-space").seats
2
"""

from functools import cache
from importlib.resources import files

from perihelion.engine.refused import Refused
from perihelion.lessons.lesson import Lesson, Remark, Step
from perihelion.lessons.reading import read_lesson

__all__ = ["Lesson", "Remark", "Step", "lesson", "lessons"]


@cache
def lessons() -> tuple[str, ...]:
    """The games one can learn here."""
    found = (file.name for file in files("perihelion.lessons").iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game; raises Refused where there is none."""
    if game not in lessons():
        raise Refused("no-such-lesson", said=game[:80])
    text = files("perihelion.lessons").joinpath(f"{game}.toml").read_text("utf-8")
    return read_lesson(game, text)
