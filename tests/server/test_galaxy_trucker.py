"""Galaxy Trucker at a server: sockets race for tiles, bots keep a person's pace, tables set the tempo."""

import time
from typing import Any

import pytest
from server.receivers import until
from server.serving import Server

from perihelion.client import Client, ServerRefused
from perihelion.server.leading import BOTS_PACE

GAME = "galaxy-trucker"
LIVE = {"kind": "live", "reserve": 600}
ONE = {"flights": ["I"]}


def building(server: Server, **setup: Any) -> tuple[Client, Client, str]:
    """Ada and Ben at a live table where ships are being built."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open(GAME, seats=2, tempo=LIVE, options=ONE, **setup).id
    ben.follow(ada.link(table, "join"))
    ben.do(table, "sit")
    ada.do(table, "start", shuffle=False)
    return ada, ben, table


def test_of_two_sockets_that_take_the_same_tile_one_gets_it(server: Server) -> None:
    """Again and again, both at the same moment.  [GT-4.4 GT-26.1]"""
    ada, ben, table = building(server)
    with ada.socket() as first, ben.socket() as second:
        for number in range(6):
            ada.play(table, "draw")
            ada.play(table, "return")
            tile = seen_by(ada, table)["face_up"][-1]
            sockets = (first, second) if number % 2 else (second, first)
            sent = {socket: socket.do(table, "play", moves=[f"take {tile}"]) for socket in sockets}
            said = {socket: socket.until("done", "refused", id=id) for socket, id in sent.items()}
            assert sorted(message["type"] for message in said.values()) == ["done", "refused"]
            (late,) = (message for message in said.values() if message["type"] == "refused")
            assert late["reason"] == "gt-not-face-up"
            winner = 0 if said[first]["type"] == "done" else 1
            hands = [player["hand"] for player in seen_by(ada, table)["players"]]
            assert hands[winner] == tile and hands[1 - winner] is None
            (ada, ben)[winner].play(table, "return")


def seen_by(client: Client, table: str) -> dict[str, Any]:
    """The table as this person sees it."""
    view = client.see(table).view
    assert view is not None
    seen: dict[str, Any] = view["table"]
    return seen


def test_time_runs_and_bots_build_at_a_persons_pace(server: Server) -> None:
    """In some seconds a bot acts once or twice, not a hundred times.  [GT-26.1]"""
    ada = server.guest("Ada")
    table = ada.open(GAME, seats=2, tempo=LIVE, options=ONE, bots={"1": "rookie"}).id
    began = time.monotonic()
    ada.do(table, "start", shuffle=False)
    left = until(lambda: _after_an_act(ada, table, seat=1))
    update = ada.see(table)
    acts = [line for line in update.lines if line["kind"] == "acted" and line["by"] == "bot"]
    assert update.view is not None and update.view["table"]["building"]["left"] <= left < 90
    assert 1 <= len(acts) <= 2 + (time.monotonic() - began) / BOTS_PACE


def _after_an_act(client: Client, table: str, seat: int) -> float | None:
    """What is left of the hourglass once a bot has acted and it is well under way."""
    update = client.see(table)
    assert update.view is not None
    left: float = update.view["table"]["building"]["left"]
    return left if left < 87 and any(event["seat"] == seat for event in update.events) else None


def test_sand_runs_wherever_a_game_is_built_live(server: Server) -> None:
    """At a table without clocks, too.  [GT-26.1]"""
    ada = server.guest("Ada")
    table = ada.open(GAME, seats=2, options=ONE | {"tempo": "live"}, bots={"1": "rookie"}).id
    ada.do(table, "start", shuffle=False)
    assert until(lambda: _after_an_act(ada, table, seat=1)) < 90


@pytest.mark.parametrize("kind", ["live", "turns", "days"])
def test_the_game_is_built_in_the_tempo_of_its_table(server: Server, kind: str) -> None:
    """[GT-26.1 GT-26.2 GT-26.3]"""
    ada = server.guest("Ada")
    tempo = {"kind": kind} | ({} if kind == "turns" else {"reserve": 600})
    opened = ada.open(GAME, seats=2, tempo=tempo, options=ONE, bots={"1": "rookie"})
    assert opened.table["options"].get("tempo", "turns") == kind
    chosen = ada.open(GAME, seats=2, tempo=tempo, options=ONE | {"tempo": "days"}, bots={"1": "rookie"})
    assert chosen.table["options"]["tempo"] == "days"


def test_a_whole_flight_is_played_over_the_wire(server: Server) -> None:
    """A remote rookie against one that sits at the server."""
    ada = server.guest("Ada")
    table = ada.open(GAME, seats=2, options=ONE | {"tempo": "turns"}, bots={"1": "rookie"}).id
    ada.do(table, "start")
    finished = ada.play_seat(table, lambda update: first_answer(update.moves))
    assert finished.status == "over" and len(finished.table["result"]["scores"]) == 2


def first_answer(moves: list[str]) -> str:
    """Attaches what it can, and finishes when nothing else is asked."""
    return next((move for move in moves if move.startswith(("attach", "finish", "draw"))), moves[0])


def test_how_safe_a_ship_is_is_asked_over_the_wire(server: Server) -> None:
    """Of any ship at the table, by anybody there.  [GT-14.1]"""
    ada, ben, table = building(server)
    for person, seat in ((ada, 0), (ada, 1), (ben, 0)):
        answer = person.ask(table, ask="odds", seat=seat)
        assert answer["rolls"] == 36 and len(answer["odds"]) == 16
        assert {one["loses"] for one in answer["odds"] if one["hit"] == "large-shot"} == {6}, "a lone cabin"
    for person, question in ((server.guest("Cid"), {"seat": 0}), (ada, {"seat": 2})):
        with pytest.raises(ServerRefused):
            person.ask(table, ask="odds", **question)
