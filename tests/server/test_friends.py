"""Friends from past tables, asking them to another, and rematches that are offered and accepted."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from server.serving import Server
from server.test_tables import refused, two_people

from perihelion.client import Client


def names(client: Client) -> list[str]:
    return [one["name"] for one in client.request("GET", "/api/me/friends")]


def met(server: Server, **setup: Any) -> tuple[Client, Client, str]:
    """Two people whose game has begun."""
    ada, ben, table = two_people(server, **setup)
    ada.do(table, "start", shuffle=False)
    return ada, ben, table


def ask(client: Client, table: str, other: Client) -> None:
    client.request("POST", f"/api/tables/{table}/invitations", json={"other": other.me().id})


def rematch(client: Client, table: str) -> dict[str, Any]:
    answer: dict[str, Any] = client.request("POST", f"/api/tables/{table}/rematch")
    return answer


def sitting(client: Client, table: str) -> list[str]:
    return [place["name"] for place in client.see(table).table["places"]]


def test_whom_one_has_played_with_is_a_friend_and_nobody_else(server: Server) -> None:
    ada, ben, table = two_people(server)
    assert names(ada) == [], "nothing was played yet"
    ada.do(table, "start", shuffle=False)
    (friend,) = ada.request("GET", "/api/me/friends")
    assert (friend["name"], friend["tables"], friend["game"]) == ("Ben", 1, "wild-space")
    assert names(ben) == ["Ada"] and names(server.guest("Eve")) == []
    ada.request("DELETE", f"/api/me/friends/{ben.me().id}")
    assert names(ada) == [] and names(ben) == ["Ada"]


def test_a_friend_finds_the_table_among_their_own_and_sits_down_with_one_press(server: Server) -> None:
    ada, ben, _ = met(server)
    table = ada.open("wild-space", seats=2, title="Again?").id
    ask(ada, table, ben)
    ask(ada, table, ben)
    (card,) = [card for card in ben.tables("mine") if card["id"] == table]
    assert card["invited_by"] == "Ada" and not card["your_turn"]
    ben.do(table, "sit")
    assert sitting(ada, table) == ["Ada", "Ben"]
    (card,) = [card for card in ben.tables("mine") if card["id"] == table]
    assert "invited_by" not in card


def test_an_invitation_that_is_declined_is_gone(server: Server) -> None:
    ada, ben, _ = met(server)
    table = ada.open("wild-space", seats=2).id
    ask(ada, table, ben)
    ben.request("DELETE", f"/api/tables/{table}/invitations")
    assert table not in [card["id"] for card in ben.tables("mine")]
    refused("no-such-table", ben.see, table)


def test_nobody_can_find_out_who_exists_by_asking_them(server: Server) -> None:
    """A stranger, somebody who has blocked one, and nobody at all: the answer is the same."""
    ada, ben, _ = met(server)
    eve = server.guest("Eve")
    table = ada.open("wild-space", seats=2).id
    said = [refused("nobody-there", ask, ada, table, eve)]
    ben.request("POST", "/api/me/blocks", json={"other": ada.me().id})
    assert names(ada) == [] and names(ben) == []
    refused("nobody-there", ask, ada, table, ben)
    wish = {"json": {"other": "nobody"}}
    refused("nobody-there", ada.request, "POST", f"/api/tables/{table}/invitations", **wish)
    assert said and table not in [card["id"] for card in ben.tables("mine")]


def test_only_who_sits_or_owns_asks_and_only_before_the_game(server: Server) -> None:
    ada, ben, table = met(server)
    cid = server.guest("Cid")
    refused("no-such-table", ask, cid, table, ben)
    third = ada.open("wild-space", seats=2, bots={"1": "rookie"}).id
    refused("no-free-seat", ask, ada, third, ben)
    alone = ada.open("wild-space", seats=2, practice=True).id
    refused("practice-is-alone", ask, ada, alone, ben)


def test_whoever_is_forgotten_is_nobodys_friend(server: Server) -> None:
    ada, ben, _ = met(server)
    table = ada.open("wild-space", seats=2).id
    ask(ada, table, ben)
    ada.request("DELETE", "/api/me")
    assert names(ben) == [] and not any("invited_by" in card for card in ben.tables("mine"))


def test_a_rematch_is_offered_and_begins_when_it_is_accepted(server: Server) -> None:
    ada, ben, table = met(server)
    ada.do(table, "close")
    again = rematch(ada, table)["id"]
    assert sitting(ada, again) == ["", "Ada"] and ada.see(again).status == "open"
    (card,) = [card for card in ben.tables("mine") if card["id"] == again]
    assert card["invited_by"] == "Ada"
    accepted = rematch(ben, table)
    assert accepted["id"] == again and accepted["state"]["table"]["status"] == "playing"
    assert sitting(ada, again) == ["Ben", "Ada"]
    assert rematch(ada, table)["id"] == again


def test_when_everybody_presses_at_once_there_is_one_table(server: Server) -> None:
    ada, ben, table = met(server)
    ada.do(table, "close")
    with ThreadPoolExecutor(4) as at_once:
        pressed = [at_once.submit(rematch, who, table) for who in (ada, ben, ada, ben)]
        found = {one.result()["id"] for one in pressed}
    (again,) = found
    assert sorted(sitting(ada, again)) == ["Ada", "Ben"] and ada.see(again).status == "playing"
    for who in (ada, ben):
        assert sum(card["status"] in ("open", "playing") for card in who.tables("mine")) == 1


def test_against_bots_alone_a_rematch_begins_at_once_and_companions_come_along(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open("wild-space", seats=3, bots={"1": "rookie"}, companions={"2": "Grandpa"}).id
    ada.do(table, "start", shuffle=False)
    ada.do(table, "close")
    again = rematch(ada, table)
    assert again["state"]["table"]["status"] == "playing"
    assert [place["name"] for place in again["state"]["table"]["places"]] == ["", "Grandpa", "Ada"]


def test_a_link_seats_who_is_invited_with_one_press(server: Server) -> None:
    ada, ben, cid = server.guest("Ada"), server.guest("Ben"), server.guest("Cid")
    table = ada.open("wild-space", seats=2).id
    said = {"secret": ada.link(table, "join"), "sit": True}
    for _ in range(2):
        ben.request("POST", "/api/links", json=said)
    assert sitting(ada, table) == ["Ada", "Ben"]
    cid.request("POST", "/api/links", json=said)
    assert cid.see(table).seat is None, "whoever comes too late looks on"
    watching = {"secret": ada.link(ada.open("wild-space", seats=2).id, "watch"), "sit": True}
    seen = cid.request("POST", "/api/links", json=watching)["table"]
    assert sitting(cid, seen) == ["Ada", ""]


def test_the_socket_says_when_the_list_of_ones_tables_changes(server: Server) -> None:
    ada, ben, table = met(server)
    with ben.socket() as socket:
        socket.send({"type": "mine"})
        socket.send({"type": "ping"})
        socket.until("pong")
        again = ada.open("wild-space", seats=2).id
        ask(ada, again, ben)
        socket.until("mine")
        assert again in [card["id"] for card in ben.tables("mine")]
        ada.play(table, ada.see(table).moves[0])
        while not ben.see(table).moves:
            ada.play(table, ada.see(table).moves[0])
        socket.until("mine")


def test_an_order_is_given_while_others_are_asked_and_acts_when_its_question_comes(server: Server) -> None:
    ada, ben, table = met(server)
    assert ben.see(table).asked is None
    ben.request(
        "POST", f"/api/tables/{table}/orders", json={"prompt": "ws-turn", "choose": ["*"], "times": 1}
    )
    while ada.see(table).moves:
        ada.play(table, ada.see(table).moves[-1])
    update = ben.see(table)
    while not any(line.get("by") == "order" for line in update.lines):
        update = ben.see(table, wait=5, since=update.sequence)
