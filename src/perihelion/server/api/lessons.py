"""/api/lessons: first games with a coach beside them."""

from __future__ import annotations

import msgspec
from litestar import Controller, get, post

from perihelion.lessons import lesson, lessons
from perihelion.server.hall import Update
from perihelion.server.house import House
from perihelion.server.people import Person


class LessonShown(msgspec.Struct):
    """A lesson: about how many minutes it takes, and its chapters by the keys of the catalogues."""

    game: str
    minutes: int
    chapters: list[str]


class LessonWish(msgspec.Struct, forbid_unknown_fields=True):
    """With `again` from the beginning; else on from where one left."""

    again: bool = False


class LessonsApi(Controller):
    """Lessons."""

    path = "/api/lessons"
    tags = ["lessons"]  # noqa: RUF012 - the framework's way

    @get()
    async def shown(self) -> list[LessonShown]:
        """The games one can learn here."""
        return [LessonShown(one.game, one.minutes, list(one.chapters)) for one in map(lesson, lessons())]

    @post("/{game:str}", status_code=200)
    async def learn(self, game: str, data: LessonWish, house: House, person: Person) -> Update:
        """One's own table for a lesson; it goes on where one left it. Its `coach` says what to do."""
        house.limits.spend("open", person.id)
        live = await house.lobby.learn(person, game, again=data.again)
        return await house.hall.update(live.table.id, person.id, 0)
