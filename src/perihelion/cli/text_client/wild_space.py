"""Wild Space for the text client: what is asked and told, line by line."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from perihelion.cli.text_client.board import UNTOLD, Board, Brought, RivalScore, View, question
from perihelion.cli.text_client.in_brief import OPENING, Told, in_brief
from perihelion.cli.text_client.inspection import Inspection
from perihelion.cli.text_client.prospects import Prospects
from perihelion.cli.text_client.screen import Section
from perihelion.cli.text_client.wild_space_table import WildSpaceTable
from perihelion.engine.decisions import Decision
from perihelion.engine.driver import Game
from perihelion.engine.events import Event
from perihelion.engine.moves import Move
from perihelion.games import facts
from perihelion.words import Words
from perihelion.words.wild_space import WildSpaceWords

TURNS = frozenset({"ws-turn", "ws-smuggle"})


class WildSpaceBoard(Board):
    """See `Board`.

    prospects   what moves would come to
    """

    opening = OPENING
    helps: Mapping[str, str] = MappingProxyType({})
    sheet: Mapping[str, str] = MappingProxyType({})

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = names
        content = facts(game.rules)
        self.said = WildSpaceWords(words, content, names)
        self.prospects = Prospects(content)
        self.layout = WildSpaceTable(self.said)

    def _look(self) -> None:
        """Sees who the captains are now; with Encounters their side is chosen when the game has begun."""
        self.said.seen = self.game.view(None)["table"]

    # Questions and answers.

    def prompt(self, decision: Decision) -> str:
        verbs = {move.verb for move in decision.moves}
        return self.said.prompt(decision.prompt, decision.about, verbs)

    def move(self, decision: Decision, move: Move, view: View, brings: Brought = UNTOLD) -> tuple[str, str]:
        asked = question(decision, brings)
        title, gives = self.said.move(move.data, asked, view["table"])
        warning = self.prospects.note(move.data, asked, view["table"])
        if warning is None:
            return title, gives
        note = self.words(warning, credits=self.said.facts["numbers"]["credits_per_shuttle"])
        about_title = not gives or move.verb == "discard"
        return (f"{title} {note}", gives) if about_title else (title, f"{gives} {note}")

    def default(self, decision: Decision) -> str | None:
        return "end" if decision.prompt == "ws-end" else None

    def opens_turn(self, decision: Decision) -> bool:
        return decision.prompt in TURNS

    # What happened.

    def event(self, event: Event, reader: int | None) -> str:
        if event.kind == "ws-token":
            self._look()
        return self.said.event(event.as_json(), reader)

    def in_brief(self, events: Sequence[Event], reader: int | None) -> Iterator[Told]:
        self._look()
        return in_brief(events, reader, self.said)

    # The score.

    def item(self, item: dict[str, Any]) -> str:
        return self.said.item(item)

    def total(self, player: dict[str, Any]) -> int:
        return int(player["credits"])

    def items(self, player: dict[str, Any]) -> list[dict[str, Any]]:
        parts: list[dict[str, Any]] = player["parts"]
        return parts

    def tie_breaks(self, view: View) -> list[int]:
        return [len(player["crew"]) for player in view["table"]["players"]]

    def rivals(self, view: View) -> list[RivalScore]:
        solo = view["table"].get("solo")
        return [("smuggler", solo["credits"], solo["parts"])] if solo else []

    # The table.

    def is_laid(self, view: View) -> bool:
        return any(view["table"]["display"].values())

    def glance(self, view: View, decision: Decision) -> list[Section]:
        return self.layout.glance(view, hand=decision.prompt != "ws-smuggle")

    def inspect(self, asked: str) -> list[Section]:
        return Inspection(self.said).find(asked)
