"""Several processes that share all tables, and the faults they live with."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from server.logs import check_logs, with_database
from server.receivers import LONGEST_WAIT, until
from server.services import Services
from server.serving import Server, Servers, play_on

from perihelion.client import Client, ServerRefused, Socket
from perihelion.server.archive import Append, Archive, Overtaken
from perihelion.server.bus import Alone
from perihelion.server.commands import Actor, Say
from perihelion.server.database import Database
from perihelion.server.entries import Acted, Line, Opened, Said
from perihelion.server.hall import Hall
from perihelion.server.house import House  # noqa: F401 - it brings the ways commands are carried out
from perihelion.server.live_table import LiveTable
from perihelion.server.packs import Packs


@pytest.fixture
def pair(postgres_server: Servers) -> Iterator[Servers]:
    """Two processes that nothing happens to."""
    yield postgres_server
    postgres_server.close_clients()


@pytest.fixture(scope="module")
def own_services() -> Iterator[Services]:
    """PostgreSQL and Redis that may be killed."""
    with Services() as started:
        yield started


@pytest.fixture
def shaken(tmp_path: Path, own_services: Services) -> Iterator[Servers]:
    """Two processes to which anything may happen."""
    serving = Servers(tmp_path, limits="0", **own_services.settings()).start()
    yield serving
    serving.close_clients()
    for one in serving.processes:
        if one.process is not None and one.process.poll() is None:
            assert one.stop() == 0, one.told()
    assert "Traceback" not in serving.told(), serving.told()


def at(server: Server, somebody: Client) -> Client:
    """The same person at another process."""
    server.clients.append(Client(server.address, somebody.token))
    return server.clients[-1]


def elsewhere(servers: Servers, somebody: Client) -> Server:
    """The process this client does not speak to."""
    return next(one for one in servers.processes if one.address != somebody.address)


def ada_and_ben(servers: Servers, **setup: Any) -> tuple[Client, Client, str]:
    """A table with two people who came to different processes, and its game has begun."""
    ada, ben = servers.guest("Ada"), servers.guest("Ben")
    assert ada.address != ben.address
    table = ada.open("wild-space", seats=2, public=True, **setup).id
    ben.do(table, "sit")
    ada.do(table, "start", shuffle=False)
    return ada, ben, table


def in_time(holds: Callable[[], bool]) -> None:
    """Waits until something holds, however busy the machine; how long it takes is for the bench."""
    until(lambda: holds() or None, seconds=LONGEST_WAIT)


def played_together(ada: Client, ben: Client, table: str, moves: int) -> int:
    """Both play, each at the own process, until so many moves are made or the game is over."""
    made = 0
    while made < moves:
        before = made
        for somebody in (ada, ben):
            update = somebody.see(table)
            if update.asked is not None and made < moves:
                somebody.play(table, update.moves[0])
                made += 1
        if made == before:
            break
    return made


# While nothing breaks.


def test_any_process_takes_any_command(pair: Servers) -> None:
    ada, ben, table = ada_and_ben(pair)
    assert played_together(ada, ben, table, 40) == 40
    other = at(elsewhere(pair, ada), ada)
    for number in range(10):
        here = (ada, other)[number % 2]
        sequence = here.do(table, "say", text=f"line {number}")
        assert [line["sequence"] for line in (other, ada)[number % 2].see(table, sequence - 1).lines] == [
            sequence
        ]
    check_logs(pair.settings["database"], [table])


def test_sockets_at_both_see_the_same_lines_in_the_same_order(pair: Servers) -> None:
    ada, ben, table = ada_and_ben(pair)
    with ada.socket() as here, ben.socket() as there:
        here.watch(table)
        there.watch(table)
        played_together(ada, ben, table, 30)
        last = ada.do(table, "say", text="the end")
        heard = [_heard_until(one, last) for one in (here, there)]
    assert [line["sequence"] for line in heard[0]] == list(range(1, last + 1))
    seen = [[(line["sequence"], line["kind"], line["at"]) for line in lines] for lines in heard]
    assert seen[0] == seen[1]


def _heard_until(socket: Socket, last: int) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    while not lines or lines[-1]["sequence"] < last:
        update = socket.until("update")
        assert update["since"] == (lines[-1]["sequence"] if lines else 0)
        lines += update["lines"]
    return lines


def test_of_simultaneous_commands_none_is_lost_and_none_is_doubled(pair: Servers) -> None:
    ada, ben, table = ada_and_ben(pair)
    each = 40

    def talk(somebody: Client, name: str) -> list[int]:
        return [somebody.do(table, "say", text=f"{name} {number}") for number in range(each)]

    with ThreadPoolExecutor(2) as both:
        talks = [both.submit(talk, somebody, name) for somebody, name in ((ada, "Ada"), (ben, "Ben"))]
        told = sorted(sequence for one in talks for sequence in one.result())
    lines = check_logs(pair.settings["database"], [table])[table]
    said = [(line.sequence, line.entry) for line in lines if isinstance(line.entry, Said)]
    assert [sequence for sequence, _ in said] == told == list(range(told[0], told[0] + 2 * each))
    for name in ("Ada", "Ben"):
        own = [entry.text for _, entry in said if entry.name == name]
        assert own == [f"{name} {number}" for number in range(each)]


def test_the_same_command_sent_to_both_at_once_acts_once(pair: Servers) -> None:
    ada, _, table = ada_and_ben(pair)
    twins = [at(one, ada) for one in pair.processes]
    start = threading.Barrier(2)
    for number in range(20):

        def send(here: Client, id: str = f"twice-{number}") -> int:
            start.wait()
            return here.do(table, "say", id=id, text=id)

        with ThreadPoolExecutor(2) as both:
            first, second = both.map(send, twins)
        assert first == second
    lines = check_logs(pair.settings["database"], [table])[table]
    assert len([line for line in lines if isinstance(line.entry, Said)]) == 20


def test_a_move_sent_to_both_at_once_is_made_once(pair: Servers) -> None:
    ada, ben, table = ada_and_ben(pair)
    twins = {person: [at(one, person) for one in pair.processes] for person in (ada, ben)}
    for number in range(12):
        for person in (ada, ben):
            update = person.see(table)
            if update.asked is None:
                continue
            move = update.moves[0]

            def send(here: Client, move: str = move, id: str = f"move-{number}") -> int:
                return here.do(table, "play", id=id, moves=[move])

            with ThreadPoolExecutor(2) as both:
                first, second = both.map(send, twins[person])
            assert first == second
    check_logs(pair.settings["database"], [table])


def test_a_bot_is_moved_once_though_both_look_after_the_table(pair: Servers) -> None:
    ada = pair.guest("Ada")
    table = ada.open("wild-space", seats=3, public=True, bots={"1": "rookie", "2": "rookie"}).id
    with ada.socket() as here, pair.guest("Ben").socket() as there:
        here.watch(table)
        there.watch(table)
        ada.do(table, "start")
        play_on(ada, table)
        for one in (here, there):
            _heard_until(one, ada.see(table).sequence)
    lines = check_logs(pair.settings["database"], [table])[table]
    moved = [line.entry.by for line in lines if isinstance(line.entry, Acted)]
    assert moved.count("bot") > 20
    assert "stand-in" not in moved and "did not answer" not in pair.told()


def test_a_pack_brought_to_one_is_played_with_at_the_other(pair: Servers) -> None:
    folder = Path(__file__).parents[2] / "packs/robots-at-work"
    files = {one.name: one.read_text() for one in folder.glob("*.toml")}
    ada, ben = pair.guest("Ada"), pair.guest("Ben")
    brought = ada.request("POST", "/api/packs", json={"files": files})
    assert ben.request("POST", "/api/packs", json={"files": files}) == brought
    assert brought in ben.request("GET", "/api/packs")
    table = ben.open("wild-space", seats=2, public=True, packs=[brought["digest"]], bots={"1": "rookie"}).id
    assert ada.see(table).table["packs"] == {brought["name"]: brought["digest"]}


def test_what_no_database_can_hold_is_refused_and_harms_nobody(pair: Servers) -> None:
    ada, ben, table = ada_and_ben(pair)

    def talk() -> None:
        for number in range(20):
            ben.do(table, "say", text=str(number))

    with ThreadPoolExecutor(1) as talking:
        talked = talking.submit(talk)
        for _ in range(10):
            with pytest.raises(ServerRefused) as caught:
                ada.do(table, "say", id="nothing\x00", text="nothing")
            assert caught.value.reason == "wrong-shape"
        talked.result()
    check_logs(pair.settings["database"], [table])


def test_of_commands_committed_together_only_the_overtaken_one_fails(services: Services) -> None:
    async def work(database: Database) -> None:
        await database.migrate()
        here, there = (
            Hall(Archive(database), Alone(), Packs(database, Path("nowhere")).chosen, process)
            for process in ("here", "there")
        )
        ada, names = Actor("ada", "Ada"), ["one", "two", "three"]
        for name in names:
            await here.open(name, ada, Opened(owner="ada", game="wild-space", seats=2, title=name))
        await there.command("two", ada, Say(text="first"))
        appends = [_appended(await here.table(name), "second") for name in names]
        ends = await asyncio.gather(*map(here.archive.append, appends), return_exceptions=True)
        assert [type(end) for end in ends] == [type(None), Overtaken, type(None)]
        # Through the hall nobody notices.
        again = Hall(here.archive, Alone(), Packs(database, Path("nowhere")).chosen, "again")
        for name in names:
            await again.table(name)
        await there.command("two", ada, Say(text="third"))
        done = await asyncio.gather(*(again.command(name, ada, Say(text="fourth")) for name in names))
        assert [one.sequence for one in done] == [3, 4, 3]

    url = services.postgres.database()
    with_database(url, work)
    said = [line.entry.text for line in check_logs(url)["two"] if isinstance(line.entry, Said)]
    assert said == ["first", "third", "fourth"]


def _appended(live: LiveTable, text: str) -> Append:
    line = Line(live.table.sequence + 1, 0, Said(person="ada", name="Ada", text=text), "ada")
    live.take(line)
    return live.rows_for([line])


# When something breaks.


def test_the_death_of_the_process_that_leads_is_noticed_and_bots_go_on(shaken: Servers) -> None:
    doomed, other = shaken.processes
    ada = doomed.guest("Ada")
    table = ada.open("wild-space", seats=2, public=True, bots={"1": "rookie"}).id
    ada.do(table, "start", shuffle=False)
    play_on(ada, table, moves=3)
    heir = at(other, ada)
    _until_the_bot_waits(ada, table)
    # The last word of the dying process gives the turn to the bot.
    _play_until_the_bot_is_asked_and_kill(doomed, ada, table)
    before = heir.see(table)
    in_time(lambda: _was_moved_by_bot(heir, table, before.sequence) or heir.see(table).asked is not None)
    assert play_on(heir, table, moves=3) == 3
    check_logs(shaken.settings["database"])


def _until_the_bot_waits(ada: Client, table: str) -> None:
    in_time(lambda: ada.see(table).asked is not None)


def _play_until_the_bot_is_asked_and_kill(doomed: Server, ada: Client, table: str) -> None:
    """Stops the process, so that it sends no more, when the turn is the bot's."""
    for _ in range(200):
        update = ada.see(table)
        if update.asked is None:
            assert doomed.process is not None
            doomed.process.send_signal(signal.SIGSTOP)
            doomed.kill()
            return
        ada.play(table, update.moves[0])
    raise AssertionError("the bot never had a turn")


def _was_moved_by_bot(client: Client, table: str, since: int) -> bool:
    return any(line.get("by") == "bot" for line in client.see(table, since).lines)


def test_clocks_run_on_when_the_process_that_watched_them_dies(shaken: Servers) -> None:
    doomed, other = shaken.processes
    ada = doomed.guest("Ada")
    tempo = {"kind": "live", "reserve": 10, "increment": 0}
    table = ada.open("wild-space", seats=2, public=True, tempo=tempo, bots={"1": "rookie"}).id
    ada.do(table, "start", shuffle=False)
    _until_the_bot_waits(ada, table)
    heir = at(other, ada)
    doomed.kill()
    seat = heir.see(table).seat
    in_time(lambda: heir.see(table).table["places"][seat]["bot"] is not None)


def test_redis_lost_and_found_under_play(shaken: Servers, own_services: Services) -> None:
    ada, ben, table = ada_and_ben(shaken)
    bots = ada.open("wild-space", seats=2, public=True, bots={"1": "rookie"}).id
    ada.do(bots, "start", shuffle=False)
    with ben.socket() as there:
        there.watch(table)
        there.until("update")
        own_services.redis.stop(signal.SIGKILL)
        _hears_news(ada, there, table)
        assert played_together(ada, ben, table, 20) == 20
        # Also bots go on, whichever process leads the table.
        assert play_on(at(elsewhere(shaken, ada), ada), bots, moves=15) == 15
        own_services.redis.start()
        _hears_news(ada, there, table)
    check_logs(shaken.settings["database"])


def _hears_news(speaker: Client, hearer: Socket, table: str, times: int = 5) -> None:
    """What one says at one process the other hears at the other."""
    for _ in range(times):
        sequence = speaker.do(table, "say", text="do you hear me?")
        while hearer.until("update")["sequence"] < sequence:
            pass


@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGKILL], ids=["restarted", "killed"])
def test_postgres_lost_and_found_under_play(shaken: Servers, own_services: Services, way: int) -> None:
    ada, ben, table = ada_and_ben(shaken)
    acknowledged: list[int] = []
    refusals: list[ServerRefused] = []
    over = threading.Event()

    def talk(somebody: Client, name: str) -> None:
        number = 0
        while not over.is_set():
            try:
                text = f"{name} {number}"
                acknowledged.append(somebody.do(table, "say", id=text, text=text))
                number += 1
            except ServerRefused as why:
                refusals.append(why)
                time.sleep(0.05)

    with ben.socket() as there, ThreadPoolExecutor(2) as both:
        there.watch(table)
        talks = [both.submit(talk, somebody, name) for somebody, name in ((ada, "Ada"), (ben, "Ben"))]
        in_time(lambda: len(acknowledged) > 20)
        own_services.postgres.stop(way)
        in_time(lambda: len(refusals) > 5)
        time.sleep(1.5)
        own_services.postgres.start()
        reached = len(acknowledged)
        in_time(lambda: len(acknowledged) > reached + 20)
        over.set()
        for one in talks:
            one.result()
        last = ada.do(table, "say", text="the end")
        while there.until("update")["sequence"] < last:
            pass
    assert {(why.status, why.reason) for why in refusals} == {(503, "unavailable")}
    lines = check_logs(shaken.settings["database"])[table]
    said = [line for line in lines if isinstance(line.entry, Said)]
    assert sorted([*acknowledged, last]) == [line.sequence for line in said]
    assert played_together(ada, ben, table, 5) == 5
