"""Reading a lesson's file; what is wrong with it is said loudly, for it is ours."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import msgspec

from perihelion.engine.decisions import Seat
from perihelion.lessons.lesson import Lesson, Remark, Step


class StepRow(msgspec.Struct, forbid_unknown_fields=True):
    """A decision of the learner (`you`: any of these answers), or what another seat does, in order."""

    you: str | list[str] = ""
    note: str = ""
    rule: str = ""
    why: str = ""
    seat: Seat | None = None
    does: list[str] = []


class ChapterRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    steps: list[StepRow] = []


class RemarkRow(msgspec.Struct, forbid_unknown_fields=True):
    note: str
    rule: str = ""
    prompt: str = ""


class LessonFile(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    bot: str
    minutes: int
    position: str
    chapter: list[ChapterRow]
    end: RemarkRow
    later: list[RemarkRow] = []


def read_lesson(game: str, text: str) -> Lesson:
    """The lesson a file describes."""
    file = msgspec.convert(tomllib.loads(text), LessonFile)
    return Lesson(
        game=game,
        seat=file.seat,
        bot=file.bot,
        minutes=file.minutes,
        position=file.position,
        chapters=tuple(chapter.name for chapter in file.chapter),
        steps=tuple(_steps(file)),
        later={row.prompt: Remark(row.note, row.rule) for row in file.later},
        end=Remark(file.end.note, file.end.rule),
    )


def _steps(file: LessonFile) -> Iterator[Step]:
    for number, chapter in enumerate(file.chapter):
        for row in chapter.steps:
            assert bool(row.you) != bool(row.does), f"chapter {chapter.name}: {row}"
            for answer in row.does:
                assert row.seat is not None, f"chapter {chapter.name}: who does {answer}?"
                yield Step(row.seat, (answer,), number)
            if row.you:
                answers = (row.you,) if isinstance(row.you, str) else tuple(row.you)
                yield Step(file.seat, answers, number, Remark(row.note, row.rule, row.why))
