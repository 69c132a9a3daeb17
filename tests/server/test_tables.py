"""Tables: opening, sitting, starting, leaving, being replaced, playing again."""

from collections.abc import Callable
from typing import Any

import pytest
from server.receivers import until
from server.serving import Server, play_on

from perihelion.client import Client, ServerRefused


def refused(reason: str, work: Callable[..., Any], *arguments: Any, **said: Any) -> ServerRefused:
    with pytest.raises(ServerRefused) as caught:
        work(*arguments, **said)
    assert caught.value.reason == reason, caught.value
    return caught.value


def two_people(server: Server, game: str = "wild-space", **setup: Any) -> tuple[Client, Client, str]:
    """A table at which two people sit; it has not begun."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open(game, seats=2, **setup).id
    ben.follow(ada.link(table, "join"))
    ben.do(table, "sit")
    return ada, ben, table


def test_a_guest_plays_a_whole_game_against_bots(server: Server) -> None:
    ada = server.guest()
    table = ada.open("wild-space", seats=3, bots={"1": "rookie", "2": "random"}).id
    ada.do(table, "start")
    assert play_on(ada, table) > 20
    update = ada.see(table)
    assert update.status == "over"
    assert len(update.table["result"]["scores"]) == 3
    assert update.view is not None and update.view["result"]["winners"] == update.table["result"]["winners"]


def test_a_private_table_is_found_by_its_link_alone(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("wild-space", seats=2).id
    refused("no-such-table", ben.see, table)
    refused("no-such-table", ben.do, table, "sit")
    refused("no-such-table", ben.do, table, "say", text="let me in")
    assert table not in [card["id"] for card in ben.tables("open")]
    assert ben.follow(ada.link(table, "watch")) == table
    assert ben.see(table).seat is None
    refused("link-expired", ben.follow, "guessed")


def test_an_invitation_names_game_and_host_and_nothing_else(server: Server) -> None:
    ada, stranger = server.guest("Ada"), server.client()
    table = ada.open("wild-space", seats=2, title="Friday").id
    for kind in ("join", "watch"):
        said = {"secret": ada.link(table, kind)}
        shown = stranger.request("POST", "/api/links/invitations", json=said)
        about = {"game": "wild-space", "title": "Friday", "host": "Ada", "begun": False}
        assert shown == {"kind": kind, **about}
    ada.request("DELETE", f"/api/tables/{table}/links")
    for secret in (said["secret"], "guessed"):
        refused("link-expired", stranger.request, "POST", "/api/links/invitations", json={"secret": secret})


def test_a_public_table_is_listed_until_it_is_full(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("wild-space", seats=2, public=True, title="Two chairs").id
    assert table in [card["id"] for card in ben.tables("open")]
    ben.do(table, "sit")
    assert table not in [card["id"] for card in ben.tables("open")]
    refused("no-free-seat", server.guest("Cid").do, table, "sit")
    ada.do(table, "start")
    assert table in [card["id"] for card in server.guest("Dan").tables("watch")]


def test_only_the_owner_starts_seats_bots_and_removes(server: Server) -> None:
    _, ben, table = two_people(server)
    refused("not-owner", ben.do, table, "start")
    refused("not-owner", ben.do, table, "seat-bot", seat=0)
    refused("not-owner", ben.do, table, "remove", seat=0)
    refused("not-owner", ben.do, table, "close")
    assert refused("not-owner", ben.link, table, "seat", 0).status == 403


def test_a_bot_can_be_removed_before_the_start(server: Server) -> None:
    ada = server.guest()
    table = ada.open("wild-space", seats=2, bots={"1": "rookie"}).id
    ada.do(table, "remove", seat=1)
    assert ada.see(table).table["places"][1]["bot"] is None
    refused("seats-free", ada.do, table, "start")
    ada.do(table, "seat-bot", seat=1, bot="captain")
    ada.do(table, "start")


def test_a_game_does_not_begin_with_free_seats(server: Server) -> None:
    ada = server.guest()
    table = ada.open("wild-space", seats=3).id
    assert refused("seats-free", ada.do, table, "start").about["count"] == 2
    refused("not-started", ada.play, table, "end")
    ada.do(table, "seat-bot", seat=1)
    ada.do(table, "seat-bot", seat=2, bot="captain:5")
    refused("seat-taken", ada.do, table, "seat-bot", seat=2)
    ada.do(table, "start")
    refused("already-started", ada.do, table, "start")


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"game": "chess", "seats": 2}, "unknown-game"),
        ({"game": "wild-space", "seats": 6}, "bad-seats"),
        ({"game": "wild-space", "seats": 2, "options": {"colour": "red"}}, "unknown-option"),
        ({"game": "wild-space", "seats": 2, "options": {"expansions": ["moon"]}}, "bad-option"),
        ({"game": "wild-space", "seats": 2, "bots": {"7": "rookie"}}, "no-such-seat"),
        ({"game": "wild-space", "seats": 2, "bots": {"1": "deep-thought"}}, "no-such-bot"),
        ({"game": "wild-space", "seats": 2, "bots": {"1": "captain:100000"}}, "bot-too-slow"),
        ({"game": "wild-space", "seats": 1, "bots": {"0": "rookie"}}, "no-free-seat"),
        ({"game": "wild-space", "seats": 2, "packs": ["nowhere"]}, "no-such-pack"),
        ({"game": "wild-space", "seats": 2, "tempo": {"kind": "live", "reserve": 1}}, "bad-tempo"),
        ({"game": "wild-space", "seats": 2, "tempo": {"kind": "fast"}}, "wrong-shape"),
        ({"game": "wild-space", "seats": "two"}, "wrong-shape"),
        ({"game": "wild-space", "seats": 2, "colour": "red"}, "wrong-shape"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_reason(server: Server, setup: Any, reason: str) -> None:
    ada = server.guest()
    refused(reason, ada.request, "POST", "/api/tables", json=setup)
    assert ada.tables("mine") == []


def test_somebody_removed_and_blocked_stays_out(server: Server) -> None:
    ada, ben, table = two_people(server, public=True)
    seat = (
        ben.see(table)
        .table["places"]
        .index(next(p for p in ben.see(table).table["places"] if p["name"] == "Ben"))
    )
    ada.do(table, "remove", seat=seat, block=True)
    assert refused("blocked", ben.do, table, "sit").status == 403
    refused("blocked", ben.see, table)
    refused("not-yourself", ada.do, table, "remove", seat=1 - seat, block=True)


def test_whoever_leaves_a_running_game_is_played_by_a_bot_until_somebody_takes_the_seat(
    server: Server,
) -> None:
    ada, ben, table = two_people(server, public=True)
    ada.do(table, "start")
    seat = ben.see(table).seat
    assert seat is not None
    ben.do(table, "stand")
    assert ada.see(table).table["places"][seat]["bot"] == "rookie"
    cid = server.guest("Cid")
    cid.do(table, "sit", seat=seat)
    assert cid.see(table).seat == seat
    refused("seat-taken", server.guest("Dan").do, table, "sit", seat=seat)


def test_a_seat_link_of_the_owner_brings_a_lost_player_back(server: Server) -> None:
    """A bot stands in for Ben by then."""
    ada, ben, table = two_people(server, tempo={"kind": "turns", "patience": 1})
    ada.do(table, "start", shuffle=False)
    while ada.see(table).moves:
        ada.play(table, ada.see(table).moves[0])
    until(lambda: ada.see(table).table["places"][1]["bot"])
    seat = ben.see(table).seat
    first = ada.link(table, "seat", seat)
    again = ada.link(table, "seat", seat)
    back = server.guest("Ben at home")
    refused("link-expired", back.follow, first)
    back.follow(again)
    assert back.see(table).seat == seat
    assert ben.see(table).seat is None


def test_after_the_end_the_same_people_play_again_each_one_seat_further(server: Server) -> None:
    ada, ben, table = two_people(server)
    ada.do(table, "start", shuffle=False)
    refused("not-over", ada.request, "POST", f"/api/tables/{table}/rematch")
    ada.do(table, "resign")
    ben.do(table, "resign")
    while ada.see(table, wait=0).status != "over":
        update = ada.see(table)
        ada.see(table, update.sequence, wait=5)
    again = ada.request("POST", f"/api/tables/{table}/rematch")["id"]
    assert ben.request("POST", f"/api/tables/{table}/rematch")["id"] == again
    names = [place["name"] for place in ben.see(again).table["places"]]
    assert names == [ada.see(table).table["places"][seat]["name"] for seat in (1, 0)]


def test_the_tables_that_wait_for_one_come_first(server: Server) -> None:
    ada = server.guest()
    waiting = ada.open("wild-space", seats=2, bots={"1": "rookie"}).id
    for _ in range(3):
        ada.open("wild-space", seats=2)
    ada.do(waiting, "start", shuffle=False)
    mine = ada.tables("mine")
    assert mine[0]["id"] == waiting and mine[0]["your_turn"]
    assert not any(card["your_turn"] for card in mine[1:])


def test_a_closed_table_takes_no_more_moves(server: Server) -> None:
    ada, ben, table = two_people(server)
    ada.do(table, "start")
    ada.do(table, "close")
    refused("table-over", ben.play, table, "end")
    refused("table-over", ben.do, table, "resign")
    ben.do(table, "say", text="a pity")


def test_several_people_play_at_one_device_in_turn(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open("wild-space", seats=3, companions={"1": "Ben"}, public=True).id
    ada.do(table, "seat-companion", seat=2, name="Cid")
    assert [place["name"] for place in ada.see(table).table["places"]] == ["Ada", "Ben", "Cid"]
    refused("seat-taken", ada.do, table, "seat-companion", seat=1, name="Dan")
    refused("not-seated", server.guest("Eve").do, table, "seat-companion", seat=1, name="Dan")
    ada.do(table, "start", shuffle=False)
    seen = []
    for _ in range(30):
        update = ada.see(table)
        assert update.seat is not None and update.asked is not None, "one of them is always asked"
        assert update.view is not None and None not in update.view["table"]["players"][update.seat]["hand"]
        seen.append(update.seat)
        ada.play(table, update.moves[0])
    assert set(seen) == {0, 1, 2}
    assert [card["id"] for card in ada.tables("mine")] == [table], "a table is listed once"
    before = ada.see(table).sequence
    ada.do(table, "undo")
    assert ada.see(table).sequence == before + 1 and "undone" in [
        line["kind"] for line in ada.see(table).lines
    ], "companions need not be asked"
