"""An outage is nobody's fault: while nobody serves a table its clocks, hourglass and patience stand still."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from server.services import Services
from server.serving import Server, Servers, served

from perihelion.server.clock import LONGEST_GAP, Beat, HouseClock
from perihelion.server.commands import Actor, Start
from perihelion.server.entries import Sat, Tempo
from perihelion.server.house import House
from perihelion.server.leading import Leading
from perihelion.server.lobby import Setup
from perihelion.server.settings import Settings

LONG, SHORT = LONGEST_GAP + 2, 1.0  # of a process that stays, of one that is started anew
LIVE = {"kind": "live", "reserve": 600}


class Evening:
    """Two tables at one house: one with clocks, one with an hourglass."""

    def __init__(self, house: Server) -> None:
        self.ada = house.guest("Ada")
        self.quick = self._begun("wild-space")
        self.truck = self._begun("galaxy-trucker", flights=["I"])
        self.began, self.left = time.monotonic(), self.clocks()

    def _begun(self, game: str, **options: object) -> str:
        companions = {"1": "Ben"}
        table = self.ada.open(game, seats=2, tempo=LIVE, options=options, companions=companions).id
        self.ada.do(table, "start", shuffle=False)
        return table

    def clocks(self) -> list[float]:
        """What is left on the clock of whoever is asked, and in the hourglass."""
        view = self.ada.see(self.truck).view
        assert view is not None
        return [min(self.ada.see(self.quick).state["clocks"]), view["table"]["building"]["left"]]

    def check(self, outage: float) -> None:
        """However long all of it took, the outage was not counted."""
        for before, now in zip(self.left, self.clocks(), strict=True):
            assert before - now <= time.monotonic() - self.began - outage


def is_stopped(house: Server) -> None:
    assert house.process is not None
    house.process.send_signal(signal.SIGSTOP)
    time.sleep(LONG)
    house.process.send_signal(signal.SIGCONT)


def is_killed(house: Server) -> None:
    house.kill()
    time.sleep(SHORT)
    house.start()


def is_shut(house: Server) -> None:
    assert house.stop() == 0
    time.sleep(SHORT)
    house.start()


def test_nobody_loses_by_an_outage_however_it_comes(tmp_path: Path) -> None:
    """SIGSTOP, kill -9, a restart."""
    with served(Server(tmp_path, limits="0")) as house:
        for outage, seconds in ((is_stopped, LONG), (is_killed, SHORT), (is_shut, SHORT)):
            evening = Evening(house)
            outage(house)
            evening.check(seconds)


def test_nobody_loses_by_the_death_of_both_of_two_processes(tmp_path: Path, services: Services) -> None:
    with served(Servers(tmp_path, limits="0", **services.settings())) as house:
        evening = Evening(house)
        is_killed(house)
        evening.check(SHORT)


def test_a_page_that_counted_on_is_told_how_clocks_stand(tmp_path: Path) -> None:
    server = Server(tmp_path, limits="0").start()
    try:
        ada = server.guest("Ada")
        table = ada.open("wild-space", seats=2, tempo=LIVE, bots={"1": "rookie"}).id
        ada.do(table, "start", shuffle=False)
        with ada.socket() as socket:
            socket.watch(table)
            before, began = socket.until("update"), time.monotonic()
            assert server.process is not None
            server.process.send_signal(signal.SIGSTOP)
            time.sleep(LONGEST_GAP + 1)
            server.process.send_signal(signal.SIGCONT)
            after = socket.until("update")
        assert after["sequence"] == before["sequence"] and after["lines"] == []
        lost = before["state"]["clocks"][0] - after["state"]["clocks"][0]
        assert lost <= time.monotonic() - began - LONGEST_GAP
    finally:
        server.close_clients()
        server.stop()


class Hands:
    """A monotonic clock that is turned by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_neither_the_clock_on_the_wall_nor_a_gap_moves_a_players_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An hour forward and two back, as by a careless operator; then an hour in which nobody served."""

    async def told() -> None:
        house = House(Settings(data=tmp_path, workers=1))
        house.clock._monotonic = hands = Hands()
        house.clock._beat = Beat(0.0, hands.time)
        async with house.open():
            table = await begun(house)
            wall = time.time
            for jump, gap in ((3600, 0), (-3600, 0), (0, 3600)):
                monkeypatch.setattr(time, "time", lambda jump=jump: wall() + jump)
                hands.time += gap
                await house.leading._beat()
                hands.time += 1
                await house.leading._sweep()
                await asyncio.gather(*house.leading._busy.values())
                state = (await house.hall.update(table, None, 0)).state
                assert [place["bot"] for place in state["table"]["places"]] == [None, None]
            assert state["clocks"] == [pytest.approx(7), 10]

    asyncio.run(told())


def test_bots_that_keep_pace_with_people_are_not_looked_at_without_end(tmp_path: Path) -> None:
    """Everybody builds at once, Ada has vanished, and the bots wait until they may act again."""

    async def told() -> None:
        house = House(Settings(data=tmp_path, workers=1))
        house.clock._monotonic = hands = Hands()
        house.clock._beat = Beat(0.0, hands.time)
        async with house.open():
            ada = await house.people.arrive("Ada")
            setup = Setup(
                game="galaxy-trucker", seats=2, tempo=Tempo("live", 600, patience=5), bots={1: "rookie"}
            )
            table = (await house.lobby.open(ada, setup)).table.id
            await house.hall.command(table, Actor(ada.id, "Ada"), Start(shuffle=False))
            for _ in range(30):
                hands.time += 1
                await house.leading._beat()
            assert not all([await house.leading._attend(table) for _ in range(20)])

    asyncio.run(told())


async def begun(house: House) -> str:
    """Ada is asked, has ten seconds, and five in which to give a sign."""
    ada = await house.people.arrive("Ada")
    live = await house.lobby.open(ada, Setup(game="wild-space", seats=2, tempo=Tempo("live", 10, patience=5)))
    ben = Sat(seat=1, person="ben", name="Ben")
    await house.hall.do(live.table.id, lambda _: [ben])
    await house.hall.command(live.table.id, Actor(ada.id, "Ada"), Start(shuffle=False))
    return live.table.id


def test_the_house_clock_counts_heartbeats_and_no_gap() -> None:
    hands = Hands()
    clock = HouseClock(hands)
    assert clock.take(Beat(500.0, hands.time)), "the first heartbeat goes on from what was written down"
    hands.time += 1.5
    assert clock.now() == 501.5
    assert not clock.take(Beat(clock.now(), hands.time))
    hands.time += 60
    assert clock.now() == 501.5, "since a gap nothing has passed"
    assert clock.take(Beat(clock.now(), hands.time)) and clock.resumed == 501.5
    hands.time += 1
    assert clock.now() == 502.5
    assert clock.take(Beat(530.0, hands.time)) is False and clock.now() == 530.0, "others went on meanwhile"


def test_two_houses_that_beat_at_once_do_not_hurry_the_clock() -> None:
    """What another wrote while our heartbeat was under way is not counted from when that began."""
    now = 100.0
    clock = HouseClock(lambda: now)
    clock.take(Beat(50.0, now))

    class Slow:
        async def execute(self, *_: object) -> object:
            nonlocal now
            now += 2
            return SimpleNamespace(scalar_one=lambda: 51.9)

    clock.take(asyncio.run(clock.say(Slow())))  # type: ignore[arg-type]
    assert clock.now() == pytest.approx(51.9)


def test_the_hourglass_is_looked_at_by_the_house_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody set the clock on the wall back by years."""
    monkeypatch.setattr(time, "time", lambda: 0.0)
    table = SimpleNamespace(places=[SimpleNamespace(bot=None)], tempo=SimpleNamespace(kind="live"))
    live = SimpleNamespace(table=table, asked=[0], offer_to_bot=None, next_tick=1_000.0, now=lambda: 1_001.0)
    assert Leading._may_act(SimpleNamespace(), live)  # type: ignore[arg-type]
