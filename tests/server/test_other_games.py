"""What Wild Space does not have, shown with the tiny game: secret answers, deals, phases in real time."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from tiny.game import INFO, TinyRules

from perihelion.engine.refused import Refused
from perihelion.games import PACKAGES
from perihelion.server import seats
from perihelion.server.commands import Actor, Play, Propose, Respond, Start, Undo
from perihelion.server.entries import Acted, Sat, Tempo
from perihelion.server.hall import Update
from perihelion.server.house import House
from perihelion.server.lobby import Setup
from perihelion.server.settings import Settings

ADA, BEN = Actor("ada", "Ada"), Actor("ben", "Ben")


@pytest.fixture(autouse=True)
def tiny_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game stands among the others for a while."""
    meta, editions = ModuleType("tiny_game.meta"), ModuleType("tiny_game.editions")
    meta.INFO = INFO  # type: ignore[attr-defined]
    editions.rules_for = lambda options, seats, packs: TinyRules(seats, options)  # type: ignore[attr-defined]
    for module in (meta, editions):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(PACKAGES, "tiny", "tiny_game")


class Sitting:
    """Ada and Ben at a tiny table, in a house without a front door."""

    def __init__(self, house: House, table: str) -> None:
        self.house = house
        self.table = table

    async def do(self, actor: Actor, command: Any) -> int:
        return (await self.house.hall.command(self.table, actor, command)).sequence

    async def play(self, actor: Actor, move: str) -> int:
        return await self.do(actor, Play(moves=[move]))

    async def state(self, actor: Actor | None) -> dict[str, Any]:
        """What somebody is shown, as it is sent."""
        return dict((await self.seen(actor)).state)

    async def seen(self, actor: Actor | None, since: int = 0) -> Update:
        return await self.house.hall.update(self.table, actor.person if actor else None, since)

    async def is_bidding(self, actor: Actor) -> bool:
        asked = (await self.seen(actor)).state["asked"]
        return asked is not None and asked["prompt"] == "tiny-bid"

    async def moves(self, actor: Actor) -> list[str]:
        found: list[str] = (await self.state(actor))["asked"]["moves"]
        return found


def at_a_table(
    folder: Path, story: Callable[[Sitting], Awaitable[None]], tempo: Tempo | None = None, seed: int = 7
) -> None:
    async def told() -> None:
        seats._chance = random.Random(seed)  # type: ignore[assignment]
        async with House(Settings(data=folder, workers=1)).open() as house:
            ada = await house.people.arrive("Ada")
            ada.id = ADA.person
            setup = Setup(game="tiny", seats=2, tempo=tempo or Tempo())
            live = await house.lobby.open(ada, setup)
            ben = Sat(seat=1, person=BEN.person, name=BEN.name)
            await house.hall.do(live.table.id, lambda _: [ben])
            sitting = Sitting(house, live.table.id)
            await sitting.do(ADA, Start(shuffle=False))
            await story(sitting)

    before = seats._chance
    try:
        asyncio.run(told())
    finally:
        seats._chance = before


def test_a_secret_answer_shows_nothing_until_the_last_one_is_given(tmp_path: Path) -> None:
    """Whatever Ada bids, Ben and a spectator are sent the same."""
    sent: dict[int, list[bytes]] = {}

    def bidding(number: int) -> Callable[[Sitting], Awaitable[None]]:
        async def story(sitting: Sitting) -> None:
            await sitting.play(ADA, (await sitting.moves(ADA))[number])
            for reader in (BEN, None):
                update = msgspec.to_builtins(await sitting.seen(reader))
                assert update["state"]["view"]["locked"] == [0]
                update.pop("id")
                update["state"]["table"]["id"] = ""
                update["state"]["table"].pop("opened")
                for line in update["lines"]:
                    line.pop("at")
                sent.setdefault(number, []).append(msgspec.json.encode(update))

        return story

    for number in (0, 1):
        at_a_table(tmp_path / str(number), bidding(number))
    assert sent[0] == sent[1]


def test_a_secret_answer_can_be_withdrawn_until_the_last_one_is_given(tmp_path: Path) -> None:
    async def story(sitting: Sitting) -> None:
        await sitting.play(ADA, (await sitting.moves(ADA))[0])
        assert (await sitting.seen(ADA)).state["asked"] is None
        await sitting.do(ADA, Undo())
        await sitting.play(ADA, (await sitting.moves(ADA))[1])
        await sitting.play(BEN, (await sitting.moves(BEN))[0])
        bids = [line for line in (await sitting.seen(None)).lines if line.get("events")][-1]["events"]
        assert [event["kind"] for event in bids][:2] == ["tiny-bid", "tiny-bid"]

    at_a_table(tmp_path, story)


def test_an_answer_meant_for_another_question_is_refused_and_one_beside_others_is_not(tmp_path: Path) -> None:
    async def story(sitting: Sitting) -> None:
        first = (await sitting.seen(ADA)).sequence
        for actor in (BEN, ADA):
            await sitting.do(actor, Play(moves=(await sitting.moves(actor))[:1], after=first))
        while not await sitting.is_bidding(ADA):
            asked = [actor for actor in (ADA, BEN) if (await sitting.seen(actor)).state["asked"]]
            await sitting.play(asked[0], (await sitting.moves(asked[0]))[-1])
        second = (await sitting.seen(ADA)).sequence
        bids = await sitting.moves(ADA)
        await sitting.play(BEN, (await sitting.moves(BEN))[0])
        with pytest.raises(Refused, match="game-went-on"):
            await sitting.do(ADA, Play(moves=bids[:1], after=first))
        await sitting.do(ADA, Play(moves=bids[:1], after=second))

    at_a_table(tmp_path, story)


def test_a_deal_is_known_to_its_parties_alone(tmp_path: Path) -> None:
    async def story(sitting: Sitting) -> None:
        await sitting.do(ADA, Propose(terms={"to": 1, "points": 2}))
        (deal,) = (await sitting.state(BEN))["view"]["deals"]
        assert (await sitting.state(None))["view"]["deals"] == []
        told = (await sitting.seen(None)).lines[-1]["events"][-1]
        assert told["kind"] == "deal-proposed" and told["data"] == {"number": 1}
        await sitting.do(BEN, Respond(number=deal["number"], accept=True))
        assert (await sitting.state(BEN))["view"]["deals"] == []

    at_a_table(tmp_path, story)


async def reach_the_rush(sitting: Sitting) -> None:
    for actor in (ADA, BEN):
        await sitting.play(actor, (await sitting.moves(actor))[0])
    while not (await sitting.house.hall.table(sitting.table)).table.racing:
        live = await sitting.house.hall.table(sitting.table)
        (seat,) = live.asked
        await sitting.play((ADA, BEN)[seat], "no")


def test_in_real_time_the_clock_is_told_by_the_log_alone(tmp_path: Path) -> None:
    """Time passes unasked, is written down, and an answer is judged at its own moment."""

    async def story(sitting: Sitting) -> None:
        await reach_the_rush(sitting)
        while (await sitting.state(None))["view"]["table"]["clock"] > 8:
            await asyncio.sleep(0.1)
        await sitting.play(ADA, "grab t1")
        live = await sitting.house.hall.table(sitting.table)
        passed = [
            line.entry for line in live.lines if isinstance(line.entry, Acted) and line.entry.by == "clock"
        ]
        left = (await sitting.state(None))["view"]["table"]["clock"]
        assert len(passed) > 1 and left < 10
        assert sum(entry.done.advance or 0 for entry in passed) == pytest.approx(10 - left)
        with pytest.raises(Refused, match="taken"):
            await sitting.play(BEN, "grab t1")
        sitting.house.hall._forget(sitting.table)
        again = await sitting.house.hall.table(sitting.table)
        assert again is not live and again.table == live.table

    at_a_table(tmp_path, story, Tempo(kind="live", reserve=600))


def test_without_clocks_a_rush_waits_for_everybody(tmp_path: Path) -> None:
    async def story(sitting: Sitting) -> None:
        await reach_the_rush(sitting)
        await asyncio.sleep(1.5)
        assert (await sitting.state(None))["view"]["table"]["clock"] == 10

    at_a_table(tmp_path, story)
