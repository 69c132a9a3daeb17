"""Crews as lines of text: cards by species, missions and what they give, the veteran token."""

from collections.abc import Iterator
from typing import Any

from perihelion.cli.text_client.board import View
from perihelion.cli.text_client.screen import Section
from perihelion.games.wild_space.components import ANIMALS
from perihelion.words.wild_space import WildSpaceWords

Plain = dict[str, Any]


class Crews:
    """Everybody's crew.

    said   the game's own words
    """

    def __init__(self, said: WildSpaceWords) -> None:
        self.said = said
        self.words = said.words
        self.cards: Plain = said.facts["cards"]

    def all_of(self, view: View) -> list[Section]:
        crews = [self.of(view, seat) for seat in range(view["seats"])]
        return [*crews, *self.of_smuggler(view["table"])]

    def of(self, view: View, seat: int) -> Section:
        player, names = view["table"]["players"][seat], self.said.names
        key = "ws-crew-yours" if seat == view["seat"] else "ws-crew"
        heading = self.words(key, who=names[seat], count=len(player["crew"]))
        lines = [*self._groups(player["crew"]), *self._missions(player), self._token(player)]
        known = [self.said.name("card", card) for card in player["hand"] if card is not None]
        if known and seat != view["seat"]:
            cards = self.words.listed("list-and", known)
            lines.append(self.words("ws-known-in-hand", who=names[seat], cards=cards))
        return heading, lines

    def of_smuggler(self, table: Plain) -> list[Section]:
        if "solo" not in table:
            return []
        crew = table["solo"]["crew"]
        return [(self.words("ws-crew-smuggler", count=len(crew)), list(self._groups(crew)))]

    def _groups(self, crew: list[str]) -> Iterator[str]:
        """Crew cards by species, then wild species, robots, and aliens that are not animals."""
        for group in (*ANIMALS, "wild", "robot", "none"):
            cards = [card for card in crew if self._group(card) == group]
            if cards:
                yield self.words(
                    "ws-group-line",
                    group=self._heading(group),
                    count=len(cards),
                    cards=", ".join(map(self._member, cards)),
                )

    def _group(self, card: str) -> str:
        facts = self.cards[card]
        animal: str | None = facts["animal"]
        return animal or ("robot" if facts["type"] == "robot" else "none")

    def _heading(self, group: str) -> str:
        match group:
            case "wild":
                return self.words("ws-group-wild")
            case "none":
                return self.words("ws-group-none")
        return self.words.sentence("ws-many", what=group)

    def _member(self, card: str) -> str:
        said, facts = self.said.name("card", card), self.cards[card]
        if facts["type"] == "captain":
            return f"{said} [{self.said.name('job', card)}]"
        notes = [self.words("ws-veteran")] if facts["veteran"] else []
        notes += [self.words("ws-wild-job")] if facts["job"] == "wild" else []
        return f"{said} [{', '.join(notes)}]" if notes else said

    def _missions(self, player: Plain) -> Iterator[str]:
        """What each emissary of the crew gives so far."""
        for item in player["parts"]:
            if item["part"] == "ws-mission":
                card = item["about"]["card"].split("@")[0]
                mission = self.said.name("mission", card)
                about = {"card": self.said.name("card", card), "mission": mission, "credits": item["credits"]}
                yield self.words("ws-mission-line", **about)

    def _token(self, player: Plain) -> str:
        token = player["token"]
        space = self.said.name("next-space", f"{player['captain']}.{token}")
        if token == len(self.cards[player["captain"]]["track"]):
            return space
        return self.words("ws-token-line", token=token, next=space)
