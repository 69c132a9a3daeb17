"""Stories: a position written by hand, what is then done, and what must be true."""

from __future__ import annotations

from typing import Any, Self, cast

import pytest

import perihelion
from perihelion import Game
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.wild_space.state import Player, WildSpace


def wild_space(lines: str = "", *, seats: int = 2) -> WildSpaceStory:
    """A story that begins at this position of Wild Space; what is left out is set up as usual."""
    body = "\n".join(line.strip() for line in lines.strip().splitlines())
    text = f"perihelion wild-space 1\nseats: {seats}\n{body}\n"
    return WildSpaceStory(perihelion.from_position("wild-space", text))


class Story:
    """Reads as play: `story.does("land PL-H1.left", "draw deck")`, then questions."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def does(self, *moves: str) -> Self:
        """The seat that is asked does these moves, one after the other."""
        for move in moves:
            (seat,) = self.game.pending
            self.game.play(seat, move)
        return self

    @property
    def offered(self) -> list[str]:
        (decision,) = self.game.pending.values()
        return [str(move) for move in decision.moves]

    @property
    def brings(self) -> dict[str, dict[str, int]]:
        """Move -> what it says it will bring and cost."""
        (decision,) = self.game.pending.values()
        return self.game.rules.brings(self.game.state, decision)

    def offers(self, verb: str) -> list[str]:
        """What is offered of one verb, without the verb."""
        return [move.split(" ", 1)[1] for move in self.offered if move.startswith(verb + " ")]

    @property
    def asked(self) -> str:
        (decision,) = self.game.pending.values()
        return decision.prompt

    def refuses(self, move: str, reason: str, rule: str | None = None) -> Self:
        """The move is refused for this reason, by this clause, and nothing changes."""
        (seat,) = self.game.pending
        before = self.game.position()
        with pytest.raises(perihelion.Refused) as refused:
            self.game.play(seat, move)
        assert refused.value.reason == reason
        assert rule is None or refused.value.rule == rule
        assert self.game.position() == before
        return self

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """What the events of this kind say, as this seat hears them."""
        return [dict(event.data) for event in self.game.events(seat) if event.kind == kind]


class WildSpaceStory(Story):
    """Then questions about the table of Wild Space."""

    @property
    def table(self) -> WildSpace:
        return cast(WildSpace, self.game.state)

    def player(self, seat: int) -> Player:
        return self.table.players[seat]

    def hand(self, seat: int) -> list[str]:
        return self.player(seat).hand

    def crew(self, seat: int) -> list[str]:
        """The crew without its captain."""
        return self.player(seat).crew[1:]

    @property
    def display(self) -> list[str | None]:
        return self.table.display

    def parts(self, seat: int) -> dict[str, int]:
        """Credits by part of the score, as the crew stands."""
        parts: dict[str, int] = {}
        for item in self.game.view(None)["table"]["players"][seat]["parts"]:
            parts[item["part"]] = parts.get(item["part"], 0) + item["credits"]
        return parts

    def mission(self, seat: int, card: str) -> int:
        """Credits a mission gives now."""
        parts: list[dict[str, Any]] = self.game.view(None)["table"]["players"][seat]["parts"]
        (item,) = (p for p in parts if p["part"] == "ws-mission" and p["about"]["card"] == card)
        return int(item["credits"])


class TruckerStory(Story):
    """Then questions about the table of Galaxy Trucker."""

    @property
    def gt(self) -> Trucker:
        return cast(Trucker, self.game.state)

    def ship(self, seat: int = 0) -> Ship:
        return self.gt.ship(seat)
