"""Notices: that it is somebody's turn, by mail and webhook, against real receivers."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from email.message import EmailMessage
from secrets import token_hex
from typing import Any

import pytest
from server.receivers import ENDLESS, Hooks, Letters, until
from server.serving import Server, served
from server.test_play import playing, turn
from server.test_tables import refused

from perihelion.client import Client
from perihelion.server import webhooks

SETTLED = 2.5  # by then a notice would have been sent: it is looked for every second


@pytest.fixture(scope="module")
def hooks() -> Iterator[Hooks]:
    with Hooks() as receiving:
        yield receiving


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory, letters: Letters) -> Iterator[Server]:
    """A server that sends notices at once, and to addresses of this machine too."""
    settings = {"smtp": letters.address, "webhooks": "any", "notice_seconds": "0.2", "limits": "0"}
    own = Server(tmp_path_factory.mktemp("notices"), public="https://table.example", **settings)
    with served(own) as serving:
        yield serving


def _about_address(letters: Letters, email: str) -> list[EmailMessage]:
    return [letter for letter in letters.to(email) if "/tables/" not in letter.get_content()]


def reachable(client: Client, letters: Letters, **ways: Any) -> str:
    """Gives somebody an address that is known to be theirs; returns it, with no letter left."""
    email = f"somebody-{token_hex(4)}@example.org"
    client.request("PATCH", "/api/me", json={"email": email, **ways})
    client.request("POST", "/api/confirmations", json={"secret": letters.secret_to(email, "confirm")})
    until(lambda: len(_about_address(letters, email)) == 2 or None)
    known = _about_address(letters, email)
    letters.all = [letter for letter in letters.all if letter not in known]
    return email


def test_a_letter_says_whose_turn_it_is_and_where(serving: Server, letters: Letters) -> None:
    ada, ben, table = playing(serving, title="Évening game")
    email = reachable(ada, letters), reachable(ben, letters, language="fr")
    letter = letters.first_to(email[0])
    assert "Évening game" in letter["Subject"]
    assert f"https://table.example/tables/{table}" in letter.get_content() and "Ada" in letter.get_content()
    turn(ada, table)
    letter = letters.first_to(email[1])
    assert "à vous de jouer" in letter["Subject"] and "Bonjour Ben" in letter.get_content()


def test_an_address_nobody_has_confirmed_gets_no_letter_but_the_one_that_asks(
    serving: Server, letters: Letters
) -> None:
    ada, _, _ = playing(serving, title="Buy my pills at pills.example")
    email = f"stranger-{token_hex(4)}@example.org"
    ada.request("PATCH", "/api/me", json={"name": "Pills dot example", "email": email})
    letters.secret_to(email, "confirm")
    time.sleep(SETTLED)
    (letter,) = letters.to(email)
    assert "pills" not in f"{letter['Subject']} {letter.get_content()}".lower()


def test_a_webhook_is_told_with_table_and_address(serving: Server, hooks: Hooks) -> None:
    ada = serving.guest()
    path = f"/{token_hex(4)}"
    ada.request("PATCH", "/api/me", json={"webhook": hooks.address + path})
    table = ada.open("wild-space", seats=1, title="Alone").id
    ada.do(table, "start")
    told = hooks.first_at(path)
    assert told["kind"] == "your-turn" and told["table"] == table and told["title"] == "Alone"
    assert told["address"] == f"https://table.example/tables/{table}" and "Alone" in told["text"]


def test_an_answer_without_end_is_not_listened_to(serving: Server, hooks: Hooks) -> None:
    ada = serving.guest()
    path = f"/endless/{token_hex(4)}"
    ada.request("PATCH", "/api/me", json={"webhook": hooks.address + path})
    ada.do(ada.open("wild-space", seats=1).id, "start")
    hooks.first_at(path)
    assert until(lambda: hooks.answers[-1] if hooks.answers else None) < ENDLESS


def test_there_is_one_notice_a_turn_and_none_for_who_looks_or_wants_none(
    serving: Server, letters: Letters, hooks: Hooks
) -> None:
    ada, ben, table = playing(serving)
    ada_at, ben_at = reachable(ada, letters), reachable(ben, letters)
    quiet, _, _ = playing(serving)
    quiet_at = reachable(quiet, letters, notices=False)
    looking, _, watched = playing(serving)
    polling, _, polled = playing(serving)
    live, _, _ = playing(serving, tempo={"kind": "live", "reserve": 600})
    live_at = reachable(live, letters)
    paused, _, resting = playing(serving)
    paused.do(resting, "pause")
    paused_at = reachable(paused, letters)
    with looking.socket() as socket:
        socket.watch(watched)
        socket.until("update")
        looking_at = reachable(looking, letters)
        polling.see(polled, polling.see(polled).sequence, wait=0.1)
        polling_at = reachable(polling, letters)
        letters.first_to(ada_at)
        ada.play(table, "land PL-H1.left")
        ada.play(table, "draw left")
        ada.do(table, "pause")
        ada.do(table, "resume")
        time.sleep(SETTLED)
        assert len(letters.to(ada_at)) == 1, "one a turn, however many questions and rests it has"
        turn(ada, table)
        letters.first_to(ben_at)
        turn(ben, table)
        time.sleep(SETTLED)
        assert (len(letters.to(ada_at)), len(letters.to(ben_at))) == (2, 1)
        for nobody in (quiet_at, looking_at, polling_at, live_at, paused_at):
            assert letters.to(nobody) == []


def test_a_webhook_that_does_not_answer_keeps_no_table_waiting(serving: Server) -> None:
    ada, ben, table = playing(serving)
    ada.request("PATCH", "/api/me", json={"webhook": "http://127.0.0.1:9/nobody-listens"})
    time.sleep(1.5)
    turn(ada, table)
    assert ben.see(table).moves


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:8000/x",
        "http://localhost/x",
        "https://10.1.2.3/x",
        "http://192.168.0.1/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::127.0.0.1]/",
        "http://[64:ff9b::a9fe:a9fe]/",
        "http://[2002:7f00:1::]/",
        "http://[64:ff9b:1::a9fe:a9fe]/",
        "http://[::7f00:1]/",
        "http://[::ffff:0:10.0.0.1]/",
        "http://[fec0::1]/",
        "http://[2002:c0a8:1::1]/",
        "http://169.254.169.254/latest/meta-data",
        "http://0.0.0.0/",
        "ftp://example.org/",
        "http://user:secret@example.org/",
        "http://[",
        "http://example.org:99999/",
        "nowhere",
    ],
)
def test_a_webhook_into_the_hosts_own_network_is_refused(server: Server, address: str) -> None:
    ada = server.guest()
    refused("bad-webhook", ada.request, "PATCH", "/api/me", json={"webhook": address})
    assert ada.me().webhook is None


def test_a_webhook_on_the_internet_can_be_set_and_taken_away(server: Server) -> None:
    ada = server.guest()
    assert ada.request("PATCH", "/api/me", json={"webhook": "https://hooks.example.org/ada?x=1"})["webhook"]
    assert ada.request("PATCH", "/api/me", json={"webhook": None})["webhook"] is None


def test_a_server_of_names_that_never_answers_holds_up_webhooks_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answered = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answered.wait(60) and [])
    monkeypatch.setattr(webhooks, "SECONDS", 0.1)

    async def told() -> None:
        calls = [webhooks.call("http://slow.example/", {}, "public") for _ in range(40)]
        ends = await asyncio.gather(*calls, return_exceptions=True)
        assert all(isinstance(end, TimeoutError) for end in ends)
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "tables open"), 30)
        answered.set()

    asyncio.run(told())


# A letter a day.


@pytest.fixture(scope="module")
def daily(tmp_path_factory: pytest.TempPathFactory, letters: Letters) -> Iterator[Server]:
    """A server on which a day lasts three seconds, and turns are not told of one by one."""
    settings = {"smtp": letters.address, "notice_seconds": "9999", "digest_seconds": "3", "limits": "0"}
    with served(Server(tmp_path_factory.mktemp("daily"), public="https://table.example", **settings)) as on:
        yield on


def test_once_a_day_a_letter_says_what_waits_until_one_press_ends_it(daily: Server, letters: Letters) -> None:
    ada, ben, table = playing(daily, title="Évening game")
    idle = reachable(ben, letters)
    email = reachable(ada, letters, language="fr")
    letter = letters.first_to(email)
    text = letter.get_content()
    assert "une table vous attend" in letter["Subject"] and "Bonjour Ada" in text
    assert f"«\xa0Évening game\xa0», à vous de jouer\xa0: https://table.example/tables/{table}" in text
    until(lambda: len(letters.to(email)) == 2 or None)
    assert letters.to(idle) == [], "nothing waits for Ben"
    end = letter["List-Unsubscribe"].strip(" <>").removeprefix("https://table.example")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert text.rstrip().endswith(f"https://table.example/quiet#{end.rpartition('/')[2]}")
    daily.client().request("POST", "/api/quiet/nonsense")
    assert ada.request("GET", "/api/sessions")["digest"]
    daily.client().request("POST", end, data={"List-Unsubscribe": "One-Click"})
    assert not ada.request("GET", "/api/sessions")["digest"]
    before = len(letters.to(email))
    time.sleep(4.5)
    assert len(letters.to(email)) == before
