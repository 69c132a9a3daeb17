"""What each page shows of itself where its link is pasted: as a stranger may see it, and no more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from urllib.parse import parse_qs, urlencode

import msgspec
from sqlalchemy import func, select

from perihelion.engine.refused import Refused
from perihelion.games import games
from perihelion.server.database import Database
from perihelion.server.entries import TableId
from perihelion.server.links import Links
from perihelion.server.live_table import LiveTable
from perihelion.server.previews.drawing import Scene, Sitting
from perihelion.server.schema import log, people
from perihelion.server.swings import Decided
from perihelion.words import LANGUAGES, Words

SITE = {
    "home": ("preview-home", "preview-home-more"),
    "learn": ("preview-learn", "preview-learn-more"),
}
OF_A_GAME = {"rules": "preview-rules-game", "learn": "preview-learn-game"}
ABOUT = {
    "wild-space": "preview-about-wild-space",
    "galaxy-trucker": "preview-about-galaxy-trucker",
    "high-frontier": "preview-about-high-frontier",
}
LONGEST = 24
LARGEST_LINE = 2**31


class Preview(msgspec.Struct, frozen=True):
    """A title, a sentence, a picture, and the address of the picture below /previews.

    listed   whether it may be found by searching: what somebody was sent may not
    seconds  how long the picture may be kept
    """

    title: str
    text: str
    scene: Scene
    picture: str
    listed: bool = True
    seconds: int = 86400


class Previews:
    """Finds what a page shows; every answer is the same for everybody."""

    def __init__(
        self, database: Database, links: Links, decided: Callable[[LiveTable, str], Awaitable[Decided]]
    ) -> None:
        self.database = database
        self.links = links
        self.decided = decided

    async def of(self, path: str, query: str, language: str, payer: str) -> Preview:
        """Of a page of the client; of one that shows nothing in particular, that of the whole site."""
        asked = {name: values[-1][:LONGEST] for name, values in parse_qs(query[:200]).items()}
        match path.strip("/").split("/"):
            case ["tables", table] | ["tables", table, "replay"]:
                found = await self.table(table, language, payer, asked.get("at"), asked.get("by"))
            case ["join", code]:
                found = await self.invitation(code, language)
            case ["rules" | "learn" | "new" as page, game] if game in games():
                return self.game(game, language, page)
            case ["learn"]:
                return self._site(language, "learn")
            case _:
                found = None
        return found or self._site(language, "home")

    def _site(self, language: str, page: str) -> Preview:
        words = Words(language)
        title, text = map(words, SITE[page])
        return Preview(title, text, Scene("home", title, below=text), f"site/{page}.png?language={language}")

    def site(self, page: str, language: str) -> Preview | None:
        return self._site(language, page) if page in SITE else None

    def game(self, game: str, language: str, page: str = "new") -> Preview:
        """A game's cover; its rules and its lesson say so."""
        words = Words(language)
        title = words(f"title-{game}")
        above = words(OF_A_GAME[page]) if page in OF_A_GAME else ""
        text = words(ABOUT[game])
        scene = Scene(game, title, above, text)
        whole = words("preview-title", above=title, game=above) if above else title
        return Preview(whole, text, scene, f"games/{game}-{page}.png?language={language}")

    # Tables.

    async def table(
        self, table: TableId, language: str, payer: str, at: str | None = None, code: str | None = None
    ) -> Preview | None:
        """A table that is public, or whose replay somebody shared; of any other the game and no more.

        Whoever asks first for a moment pays for finding out how it stood then.
        """
        try:
            live = await self.links.lobby.hall.table(table)
        except Refused:
            return None
        language = await self._shared(live, code) or language
        is_shared = live.table.setup.public or await self._shared(live, code) is not None
        asked = {"language": language} | ({"by": code} if code else {}) | ({"at": at} if at else {})
        picture = f"tables/{table}.png?{urlencode(asked)}"
        if not is_shared:
            found = self.game(live.table.setup.game, language)
            return msgspec.structs.replace(found, picture=picture, listed=False, seconds=60)
        move = await self._move(live, at)
        then = await self._then(live, int(at or 0), payer) if move else None
        return self._shown(live, Words(language), move, then, picture)

    async def _shared(self, live: LiveTable, code: str | None) -> str | None:
        """The language of whoever shared the replay of a finished game by this code, if anybody did."""
        found = await self.links.behind(code) if code and live.table.status == "over" else None
        if found is None or found[0]["kind"] != "replay" or found[1].table.id != live.table.id:
            return None
        return await self._tongue(found[0]["maker"]) or "en"

    async def _tongue(self, person: str | None) -> str | None:
        row = await self.database.row(select(people.c.language).where(people.c.id == (person or "")))
        return row["language"] if row and row["language"] in LANGUAGES else None

    async def _then(self, live: LiveTable, at: int, payer: str) -> Sequence[int] | None:
        """Everybody's score at a line of a finished game: of a running one it might tell what is hidden."""
        if live.table.status != "over":
            return None
        try:
            course = (await self.decided(live, payer)).course
        except Refused:  # too much was asked for: then without
            return None
        return next((one.scores for one in reversed(course) if one.sequence <= at), None)

    def _shown(
        self, live: LiveTable, words: Words, move: int, then: Sequence[int] | None, picture: str
    ) -> Preview:
        card = live.card()
        over = card["status"] == "over" and card["result"] is not None
        game, title = words(f"title-{card['game']}"), card["title"]
        above = (
            words("preview-move", move=move) if move else words("preview-over" if over else "preview-table")
        )
        winners = _winners(live, words) if over and not move else ""
        below = winners or ("" if title == game else title)
        seats = _sittings(live, words, told=over and not move)
        if then is not None:
            seats = tuple(msgspec.structs.replace(one, points=then[one.seat]) for one in seats)
        scene = Scene(card["game"], game, above, below, seats)
        titled = words("preview-title", above=game, game=above)
        names = ", ".join(f"{one.name} {one.points}" if then else one.name for one in scene.seats)
        text = " ".join(filter(None, (winners, words("preview-players", names=names) if names else "")))
        return Preview(
            titled if title == game else f"{title} · {titled}",
            text or words(ABOUT[card["game"]]),
            scene,
            picture,
            listed=False,
            seconds=3600 if over else 60,
        )

    async def _move(self, live: LiveTable, at: str | None) -> int:
        """Which move of the game a line of the log is; 0 where no line is named, or the last."""
        if not (at and at.isdecimal() and int(at) < min(LARGEST_LINE, live.table.sequence)):
            return 0
        made = select(func.count()).where(
            log.c.table_id == live.table.id,
            log.c.sequence <= int(at),
            log.c.entry.contains('"kind":"acted"'),
        )
        async with self.database.connected() as connection:
            return (await connection.execute(made)).scalar() or 0

    async def invitation(self, code: str, language: str) -> Preview | None:
        """Who invites to which game: whoever has the address of a link was sent it."""
        found = await self.links.behind(code) if code.isalnum() and len(code) <= LONGEST else None
        if found is None or found[0]["kind"] == "replay":
            return None
        row, live = found
        language = await self._tongue(row["maker"]) or language
        words, setup = Words(language), live.table.setup
        owner = await self.database.row(select(people.c.name).where(people.c.id == live.table.owner))
        game = words(f"title-{setup.game}")
        key = "preview-watch" if row["kind"] == "watch" else "preview-join"
        above = words(key, host=owner["name"] if owner else "?")
        below = "" if setup.title == game else setup.title
        text = " · ".join(filter(None, (below, words(ABOUT[setup.game]))))
        scene = Scene(setup.game, game, above, below or words(ABOUT[setup.game]))
        picture = f"join/{code}.png?language={language}"
        title = words("preview-title", above=above, game=game)
        return Preview(title, text, scene, picture, listed=False, seconds=300)


def _sittings(live: LiveTable, words: Words, *, told: bool) -> tuple[Sitting, ...]:
    """Who sits there; with points once the game is over, and then the best first."""
    card, found = live.card(), list[Sitting]()
    result: Any = card["result"] if told else None
    for seat, place in enumerate(card["places"]):
        name = place["name"] or _bot(place["bot"], seat, words)
        points = result["scores"][seat] if result else None
        found.append(Sitting(name, points, bool(result and seat in result["winners"]), seat))
    return tuple(sorted(found, key=lambda one: result["ranks"][one.seat]) if result else found)


def _bot(bot: str | None, seat: int, words: Words) -> str:
    level = (bot or "").partition(":")[0]
    return words("name-bot", bot=level, number=seat + 1) if bot else words("preview-free")


def _winners(live: LiveTable, words: Words) -> str:
    """Who won, and whether a tie had to be broken for it."""
    sittings = _sittings(live, words, told=True)
    won = [one for one in sittings if one.won]
    if not won:
        return words("preview-lost")
    tied = any(one.points == won[0].points for one in sittings if not one.won)
    names = ", ".join(one.name for one in won)
    return words("preview-won-tie" if tied else "preview-won", names=names, count=len(won))
