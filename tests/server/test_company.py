"""Company: names that cannot be borne, spectators who are silenced or sent away, blocks, reports, packs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from server.serving import Server
from server.test_people import PASSPHRASE, account, fresh
from server.test_tables import refused, two_people

from perihelion.client import Client
from perihelion.server.names import likeness


def said(client: Client, table: str) -> list[str]:
    return [line["text"] for line in client.see(table).lines if line["kind"] == "said"]


# Names.


@pytest.mark.parametrize(
    "other",
    [
        "ada lovelace",
        "ÀDA LOVELACE",
        "Аdа Lоvеlасе",
        "Ada_Lovelace",
        "AdaLovelace.",
        "Ada L0ve1ace",
        "Αda Lovelace",
        "Ꭺda Lovelace",
        "Aða Lovelace",
        "Aᴅᴀ Lօvelace",
    ],
)
def test_names_that_look_alike_are_one(other: str) -> None:
    assert likeness(other) == likeness("Ada Lovelace") != likeness("Ida Lovelace")


def test_no_guest_bears_the_name_of_an_account(server: Server) -> None:
    name = fresh("Zoé")
    zoe = account(server, name)
    for alike in (name, name.upper(), name.replace("é", "e"), name.replace("o", "о"), name + "."):
        refused("name-taken", server.client().arrive, alike)
        refused("name-taken", server.guest().request, "PATCH", "/api/me", json={"name": alike})
        refused("name-taken", server.guest().register, alike, PASSPHRASE)
    ben = server.guest("Ben")
    seated = {"seats": 3, "companions": {"1": name.lower()}}
    refused("name-taken", ben.open, "wild-space", **seated)
    table, proof = ben.open("wild-space", seats=3).id, {"passphrase": PASSPHRASE}
    refused("name-taken", ben.do, table, "seat-companion", seat=1, name=name)
    assert zoe.request("PATCH", "/api/me", json={"name": name.upper(), **proof})["name"] == name.upper()


def test_a_guest_whose_name_becomes_an_account_gets_another(server: Server) -> None:
    name = fresh("Ada")
    guest = server.guest(name)
    table = guest.open("wild-space", seats=2).id
    with guest.socket() as socket:
        socket.watch(table)
        socket.until("update")
        account(server, name)
        socket.until("done", id=socket.do(table, "say", text="hello"))
    assert guest.me().name.startswith("Nova ") and guest.see(table).lines[-1]["name"] == guest.me().name


# Spectators.


def test_the_owner_silences_a_spectator_and_lets_them_speak_again(server: Server) -> None:
    ada, ben, table = two_people(server, public=True)
    carl = server.guest("Carl")
    person = carl.me().id
    carl.do(table, "say", text="hello")
    refused("not-owner", ben.do, table, "silence", person=person)
    ada.do(table, "silence", person=person)
    assert refused("silenced", carl.do, table, "say", text="hello?").status == 403
    assert carl.see(table).lines[-1]["kind"] == "silenced"
    ada.do(table, "silence", person=person, silent=False)
    carl.do(table, "say", text="thank you")
    assert said(ben, table) == ["hello", "thank you"]
    refused("not-yourself", ada.do, table, "silence", person=ada.me().id)


def test_the_owner_sees_who_looks_on_and_sends_one_away(sqlite_server: Server) -> None:
    ada, ben, table = two_people(sqlite_server)
    carl = sqlite_server.guest("Carl")
    carl.follow(ada.link(table, "watch"))
    person = carl.me().id
    looking = {"id": person, "name": "Carl", "silenced": False}
    assert ada.request("GET", f"/api/tables/{table}/spectators") == [looking]
    refused("not-owner", ben.request, "GET", f"/api/tables/{table}/spectators")
    refused("not-owner", ben.do, table, "expel", person=person)
    refused("not-spectator", ada.do, table, "expel", person=ben.me().id)
    with carl.socket() as socket:
        socket.watch(table)
        socket.until("update")
        ada.do(table, "expel", person=person)
        assert socket.until("refused")["reason"] == "blocked"
    refused("blocked", carl.see, table)
    refused("blocked", carl.follow, ada.link(table, "join"))
    assert ada.request("GET", f"/api/tables/{table}/spectators") == []


# Blocking.


def blocked(client: Client, other: Client) -> None:
    client.request("POST", "/api/me/blocks", json={"other": other.me().id})


def test_what_a_blocked_person_says_is_hidden_from_whoever_blocked_them(server: Server) -> None:
    ada, ben, table = two_people(server, public=True)
    carl = server.guest("Carl")
    carl.do(table, "say", text="something vile")
    ada.do(table, "say", text="good luck")
    blocked(ada, carl)
    assert said(ada, table) == ["good luck"]
    assert said(ben, table) == ["something vile", "good luck"]
    with ada.socket() as socket:
        socket.watch(table)
        assert "vile" not in str(socket.until("update"))
        carl.do(table, "say", text="something viler")
        ben.do(table, "say", text="stop it")
        heard = ""
        while "stop it" not in heard:
            heard += str(socket.until("update"))
        assert "viler" not in heard
    assert ada.request("GET", "/api/me/blocks") == [{"id": carl.me().id, "name": "Carl"}]
    ada.request("DELETE", f"/api/me/blocks/{carl.me().id}")
    assert said(ada, table)[0] == "something vile"


def test_a_blocked_person_sits_at_no_table_one_opened_and_invites_one_to_none(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    blocked(ada, ben)
    blocked(ada, ben)
    mine, theirs = (who.open("wild-space", seats=2, public=True).id for who in (ada, ben))
    refused("blocked", ben.do, mine, "sit")
    refused("blocked", ben.follow, ada.link(mine, "seat", 1))
    invited = {"secret": ben.link(theirs, "join")}
    refused("you-blocked-host", ada.follow, invited["secret"])
    refused("you-blocked-host", ada.request, "POST", "/api/links/invitations", json=invited)
    assert theirs not in [card["id"] for card in ada.tables("open")]
    assert theirs in [card["id"] for card in server.guest().tables("open")]
    refused("not-yourself", blocked, ada, ada)
    refused("nobody-there", ada.request, "POST", "/api/me/blocks", json={"other": "nobody"})


def test_a_rematch_seats_nobody_beside_whom_they_have_blocked(server: Server) -> None:
    ada, ben, table = two_people(server)
    ada.do(table, "start", shuffle=False)
    ada.do(table, "close")
    blocked(ada, ben)
    again = ben.request("POST", f"/api/tables/{table}/rematch")
    assert [place["name"] for place in again["state"]["table"]["places"]] == ["Ben", ""]


# Reports.


def test_a_report_lands_with_the_host_who_deals_with_it(sqlite_server: Server) -> None:
    ada, ben, table = two_people(sqlite_server, public=True)
    ben.do(table, "say", text="something vile")
    about = {"other": ben.me().id, "table": table, "why": "vile\x07 words"}
    ada.request("POST", "/api/reports", json=about)
    listed = reports(sqlite_server.data)
    assert "Ada reports Ben" in listed and "why: vile words" in listed and "said: something vile" in listed
    report = next(line.split()[0] for line in listed.splitlines() if table in line)
    assert report not in reports(sqlite_server.data, "--settle", report)
    assert f"{report} (dealt with)" in reports(sqlite_server.data, "--all")
    assert "perihelion reports" in sqlite_server.told()
    ben.request("DELETE", "/api/me")
    assert report not in reports(sqlite_server.data, "--all")


def reports(data: Path, *said: str) -> str:
    command = [sys.executable, "-m", "perihelion", "reports", "--data", str(data), *said]
    return subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ).stdout


def test_nobody_reports_from_a_table_they_may_not_see(server: Server) -> None:
    ada, ben, table = two_people(server)
    about = {"other": ben.me().id, "table": table, "why": "x"}
    refused("no-such-table", server.guest().request, "POST", "/api/reports", json=about)
    refused("nobody-there", ada.request, "POST", "/api/reports", json=about | {"other": "nobody"})
