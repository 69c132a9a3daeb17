"""What did not change is not sent: an update first, then changes, and both make the same table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, cast

import pytest
from server.serving import Server
from server.test_tables import two_people
from websockets.sync.client import connect

from perihelion.client import Client
from perihelion.server.telling import Telling, Update

LONGEST_WAIT = 20.0


@pytest.fixture
def held() -> Iterator[ExitStack]:
    """Sockets that are closed in the end."""
    with ExitStack() as held:
        yield held


class Follower:
    """A client that asked for changes and puts the table together from them."""

    def __init__(self, server: Server, client: Client | None, held: ExitStack) -> None:
        headers = {"authorization": f"Bearer {client.token}"} if client else {}
        url = server.address.replace("http", "ws") + "/api/live"
        self.socket = held.enter_context(connect(url, additional_headers=headers, max_size=None, proxy=None))
        self.kinds: list[str] = []
        self.state: dict[str, Any] = {}
        self.sequence = 0
        self.sent = 0

    def watch(self, table: str, since: int = 0) -> None:
        self.socket.send(json.dumps({"type": "watch", "table": table, "since": since, "changes": True}))

    def hear(self, upto: int) -> None:
        while self.sequence < upto:
            self.hear_one()

    def hear_one(self) -> dict[str, Any]:
        text = self.socket.recv(timeout=LONGEST_WAIT)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("update", "change"):
            self.kinds.append(message["type"])
            self.sent = len(text)
            self.sequence = message["sequence"]
        if message["type"] == "update":
            self.state = message["state"]
        elif message["type"] == "change":
            self.state = {**self.state, **message["state"]}
            if self.state["view"] is not None:
                self.state["view"] = {**self.state["view"], **message["view"]}
        return message


def _told(state: dict[str, Any]) -> dict[str, Any]:
    return {part: value for part, value in state.items() if part != "clocks"}


@pytest.mark.parametrize("game", ["wild-space", "galaxy-trucker", "high-frontier"])
def test_changes_make_the_same_table_as_updates(sqlite_server: Server, held: ExitStack, game: str) -> None:
    ada, ben = sqlite_server.guest("Ada"), sqlite_server.guest("Ben")
    table = ada.open(game, seats=2, public=True).id
    followers = [(who, Follower(sqlite_server, who, held)) for who in (ada, ben, None)]
    for _, follower in followers:
        follower.watch(table)
        follower.hear(1)
    ben.do(table, "sit")
    done = ada.do(table, "start", shuffle=False)
    eve = sqlite_server.guest("Eve")
    for number in range(12):
        for who, follower in followers:
            follower.hear(done)
            assert _told(follower.state) == _told((who or eve).see(table).state)
        player = next(who for who in (ada, ben) if who.see(table).moves)
        moves = player.see(table).moves
        done = player.play(table, moves[number % len(moves)])
    for _, follower in followers:
        assert follower.kinds[0] == "update"
        assert set(follower.kinds[3:]) == {"change"}


def following(server: Server, who: Client, held: ExitStack, table: str, line: int) -> Follower:
    """Somebody who watches a table, and has heard of it up to this line."""
    follower = Follower(server, who, held)
    follower.watch(table)
    follower.hear(line)
    return follower


def test_whoever_watches_anew_has_a_whole_update_again(sqlite_server: Server, held: ExitStack) -> None:
    ada, _, table = two_people(sqlite_server, public=True)
    follower = following(sqlite_server, ada, held, table, ada.do(table, "start", shuffle=False))
    whole = follower.sent
    follower.hear(ada.do(table, "say", text="Hello."))
    assert follower.kinds[-1] == "change"
    assert follower.sent < whole / 3
    follower.watch(table, follower.sequence)
    while follower.hear_one()["type"] != "update":
        pass
    assert _told(follower.state) == _told(ada.see(table).state)


def test_whoever_takes_a_seat_sees_it_whole(sqlite_server: Server, held: ExitStack) -> None:
    """What a spectator had is no part of what a seat is shown."""
    ada, ben, table = two_people(sqlite_server, public=True)
    follower = following(sqlite_server, ben, held, table, ada.do(table, "start", shuffle=False))
    follower.hear(ben.do(table, "stand"))
    assert follower.kinds[-1] == "update"
    assert follower.state["seat"] is None
    assert _told(follower.state) == _told(sqlite_server.guest("Eve").see(table).state)


def test_a_client_that_did_not_ask_for_changes_has_updates_alone(
    sqlite_server: Server, held: ExitStack
) -> None:
    ada = sqlite_server.guest("Ada")
    table = ada.open("wild-space", seats=2, public=True).id
    follower = Follower(sqlite_server, ada, held)
    follower.socket.send(json.dumps({"type": "watch", "table": table}))
    follower.hear(1)
    follower.hear(ada.do(table, "say", text="Hello."))
    assert set(follower.kinds) == {"update"}


def test_whatever_line_it_is_asked_from_one_text_is_kept_for_an_audience() -> None:
    """So that nobody fills the memory by watching from ever other lines."""
    telling, state = Telling(), cast(Any, {"seat": None, "view": None})
    for since in range(50):
        telling.keep(None, Update("t", since, 60, 60, [], state), changes=False)
    assert telling.kept(None, 48, sequence=60, changes=False) is None
    assert len(telling._texts) <= 1
