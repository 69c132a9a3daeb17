"""Stories of High Frontier: a table written in the notation, what is then done, and what must be true."""

from __future__ import annotations

from typing import Any, cast

from story import Story

import perihelion
from perihelion.games.high_frontier.meta import FACTIONS
from perihelion.games.high_frontier.state import Claim, Flight, Frontier, Player, Stack

TOPS = ("top thruster: T1", "top robonaut: R1", "top refinery: F1")

SUPPORT_TOPS = ("top generator: G9", "top reactor: X7", "top radiator: D7")


def frontier(
    lines: str = "", *, seats: int = 2, factions: str = "", expansion: bool = False
) -> FrontierStory:
    """A story that begins at this position; what is left out is set up as usual.

    factions    of the seats in order; the first ones of the box where nothing is said
    expansion   whether it is in play
    """
    said = ["perihelion high-frontier 1", f"seats: {seats}"]
    said += ["option expansions: expansion"] if expansion else []
    named = factions.split() or list(FACTIONS[:seats])
    said += [f"faction {seat}: {name}" for seat, name in enumerate(named)] if seats > 1 else []
    body = [line.strip() for line in lines.strip().splitlines()]
    if seats > 1:
        tops = (*TOPS, *SUPPORT_TOPS) if expansion else TOPS
        said += [top for top in tops if _is_free(top, body)]
    return FrontierStory(perihelion.from_position("high-frontier", "\n".join(said + body) + "\n"))


def _is_free(top: str, body: list[str]) -> bool:
    """Whether a position says nothing of this top card."""
    key, card = top.split(": ")
    words = {word.rstrip("*").partition("/")[0] for line in body for word in line.split()}
    return card not in words and not any(line.startswith(key) for line in body)


class FrontierStory(Story):
    """`story.does("research thruster", "pass")`, then questions about the table."""

    @property
    def hf(self) -> Frontier:
        return cast(Frontier, self.game.state)

    def player(self, seat: int = 0) -> Player:
        return self.hf.players[seat]

    @property
    def flight(self) -> Flight:
        assert self.hf.flight is not None
        return self.hf.flight

    def freighter(self, seat: int = 0) -> Stack:
        return self.player(seat).stacks["freighter"]

    def outpost(self, seat: int = 0) -> Stack:
        return self.player(seat).stacks["outpost"]

    def rocket(self, seat: int = 0) -> Stack:
        return self.player(seat).stacks["rocket"]

    def water(self, seat: int = 0) -> int:
        return self.player(seat).water

    def claim(self, site: str) -> Claim:
        return self.hf.claims[site]

    def parts(self, seat: int = 0) -> dict[str, int]:
        """The score by its parts, parts of one kind together."""
        found: dict[str, int] = {}
        for item in self.hf.on.book.score(self.hf, seat):
            found[item.part] = found.get(item.part, 0) + item.credits
        return found


def part(what: str, giver: int, taker: int, **named: Any) -> dict[str, Any]:
    return {"from": giver, "to": taker, "what": what, **named}


def deal(story: FrontierStory, *parts: dict[str, Any], proposer: int = 0) -> FrontierStory:
    """Proposed, and agreed to by everybody concerned."""
    number = story.game.propose(proposer, {"parts": list(parts)})
    for seat in {party for p in parts for party in (p["from"], p["to"])} - {proposer}:
        story.game.respond(seat, number, True)
    return story
