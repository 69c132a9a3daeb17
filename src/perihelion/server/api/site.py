"""What concerns no table: games, packs, links, words, health and metrics."""

from __future__ import annotations

from functools import partial
from importlib.metadata import version
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, get, post
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest

import perihelion
from perihelion.bots import BOTS
from perihelion.bots.ladder import Rung, ladders
from perihelion.engine.packs import PackRow
from perihelion.games import info
from perihelion.rulebook import chapters, preface
from perihelion.server.api.tables import Secret
from perihelion.server.api.who import payers
from perihelion.server.hall import Receipt
from perihelion.server.house import House
from perihelion.server.links import Invitation
from perihelion.server.people import Person

open_tables = Gauge("perihelion_tables_in_memory", "Tables held in memory now.")
late_bots = Gauge("perihelion_late_bots", "Bot decisions that were late or failed.")


class PackFiles(msgspec.Struct, forbid_unknown_fields=True):
    """The files of a content pack, by name."""

    files: Annotated[dict[str, Annotated[str, msgspec.Meta(max_length=300_000)]], msgspec.Meta(max_length=20)]


class PackShown(msgspec.Struct):
    name: str
    digest: str
    game: str
    title: str
    version: str
    authors: str
    about: str


class Chapter(msgspec.Struct):
    """A chapter of the rules: clause -> its words, in which *...* is emphasised.

    parts   where a part of it begins: clause -> the part's title
    lead    paragraphs without a number; the first chapter is the preface, which has nothing else
    """

    title: str
    clauses: dict[str, str]
    parts: dict[str, str] = {}
    lead: list[str] = []


class Followed(Secret, forbid_unknown_fields=True):
    """A link, and whether whoever is invited by it sits down at once."""

    sit: bool = False


class Health(msgspec.Struct):
    """Whether this process lives, or can do its work."""

    status: str
    process: str
    version: str


class SiteApi(Controller):
    """Games, packs and links."""

    tags = ["site"]  # noqa: RUF012 - the framework's way

    @get("/api/games")
    async def games(self) -> list[dict[str, Any]]:
        """The games one can play here, with their options and numbers of players."""
        found = []
        for about in perihelion.games().values():
            plain: dict[str, Any] = msgspec.to_builtins(about)
            found.append(plain)
        return found

    @get("/api/rules/{game:str}")
    async def rules(self, game: str, language: Literal["en", "fr"] = "en") -> list[Chapter]:
        """The rules of a game in our own words, chapter by chapter, every clause with its number."""
        info(game)
        before = Chapter("", {}, lead=list(preface(game, language)))
        return [before, *(Chapter(one.title, one.clauses, one.parts) for one in chapters(game, language))]

    @get("/api/bots")
    async def bots(self) -> list[str]:
        """The bots that can take a seat."""
        return list(BOTS)

    @get("/api/ladder")
    async def ladder(self) -> dict[str, list[Rung]]:
        """By game, the bots with their ratings, the strongest first."""
        return ladders()

    @get("/api/packs")
    async def packs(self, house: House) -> list[PackShown]:
        """The content packs a table may choose."""
        await house.packs.fetch_all()
        return [_shown(digest, said) for digest, said in house.packs.all.items()]

    @post("/api/packs")
    async def bring_pack(
        self, data: PackFiles, request: Request[Any, Any, Any], house: House, person: Person
    ) -> PackShown:
        """Bring a content pack; refused with file and line where it is unsound."""
        house.limits.spend("open", person.id)
        with house.limits.work(*payers(request, person)) as bill:
            digest = await house.packs.bring(person.id, data.files, partial(house.clerks.do, bill))
        return _shown(digest, house.packs.all[digest])

    @post("/api/links/invitations", status_code=200)
    async def invitation(self, data: Secret, house: House, visitor: Person | None) -> Invitation:
        """Where a link leads, before one follows it."""
        return await house.links.invitation(data.secret, visitor.id if visitor else None)

    @post("/api/links", status_code=200)
    async def follow(self, data: Followed, house: House, person: Person) -> Receipt:
        """Go where a link leads: to a table, and with a seat's link into that seat."""
        house.limits.spend("sign-in", person.id)
        return await house.links.follow(data.secret, person, sits=data.sit)

    @get("/health")
    async def health(self, house: House) -> Health:
        """For whoever restarts processes: it lives."""
        return Health("ok", house.settings.process, version("perihelion"))

    @get("/ready")
    async def ready(self, house: House) -> Response[Health]:
        """For load balancers: 200 while what is written is kept, else 503 and why not."""
        why_not = house.leading.why_not_ready
        found = Health(why_not or "ok", house.settings.process, version("perihelion"))
        return Response(found, status_code=503 if why_not else 200)

    @get("/metrics", include_in_schema=False)
    async def metrics(self, house: House) -> Response[bytes]:
        """In the Prometheus format."""
        open_tables.set(house.hall.open_tables)
        late_bots.set(house.thinkers.late)
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _shown(digest: str, said: PackRow) -> PackShown:
    return PackShown(said.name, digest, said.game, said.title, said.version, said.authors, said.about)
