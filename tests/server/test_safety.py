"""Hostile third parties: what they may not do, may not learn, and how they are told no."""

import asyncio
import json
import re
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from tempfile import gettempdir
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from litestar.datastructures import Headers
from server.receivers import LONGEST_WAIT
from server.serving import Server, play_on
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from perihelion.client import Client, ServerRefused
from perihelion.server import running
from perihelion.server.api.hosts import is_own, own_names
from perihelion.server.api.pages import manual
from perihelion.server.api.shield import is_foreign
from perihelion.server.names import folded
from perihelion.server.settings import Settings

FOREIGN = [
    {"origin": "http://evil.example"},
    {"origin": "null"},
    {"origin": "http://[evil"},
    {"origin": "https://evil.example:99999999"},
    {"origin": ""},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with half the usual limits, so that slow machines reach them, behind a public address."""
    settings = {"public": "https://table.example", "limits": "0.5"}
    serving = Server(tmp_path_factory.mktemp("strict"), **settings).start()
    yield serving
    serving.close_clients()
    assert serving.stop() == 0, serving.told()
    assert "Traceback" not in serving.told(), serving.told()[-4000:]


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    """A client of somebody else's making, with a session by token."""
    token = server.guest("Mal").token
    headers = {"authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server.address, headers=headers, trust_env=False, timeout=30) as client:
        yield client


def bare(server: Server, **said: Any) -> httpx.Client:
    return httpx.Client(base_url=server.address, trust_env=False, timeout=30, **said)


def live(server: Server, token: str | None = None, **said: Any) -> ClientConnection:
    headers = dict(said.pop("headers", {})) | ({"authorization": f"Bearer {token}"} if token else {})
    url = server.address.replace("http", "ws") + "/api/live"
    socket: ClientConnection = connect(url, additional_headers=headers, proxy=None, **said)
    return socket


def sooner_or_later(server: Server, token: str | None) -> ClientConnection:
    """A connection, by whoever waits where others at this address were too fast."""
    with suppress(InvalidStatus):
        return live(server, token)
    time.sleep(1)
    return sooner_or_later(server, token)


def check_quiet(text: str) -> None:
    """An answer tells nothing of the program behind it."""
    for clue in (
        "Traceback",
        'File "',
        ".py",
        "site-packages",
        "sqlalchemy",
        "sqlite",
        str(ROOT),
        gettempdir(),
    ):
        assert clue not in text, text[:300]


# Cookies, headers, other people's pages.


def test_the_session_cookie_is_out_of_reach_of_scripts_and_foreign_pages(server: Server) -> None:
    with bare(server) as http:
        cookie = http.post("/api/guests", json={"name": "Ada"}).headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
        assert "secure" not in cookie and "domain" not in cookie
        assert http.get("/api/me").json()["name"] == "Ada"
        gone = http.delete("/api/sessions").headers["set-cookie"].lower()
        assert "max-age=0" in gone or "1970" in gone
        assert http.get("/api/me").json()["reason"] == "not-signed-in"


def test_behind_a_public_https_address_cookies_are_secure_and_the_browser_stays_on_https(
    strict: Server,
) -> None:
    with bare(strict) as http:
        home = {"origin": "https://table.example", "sec-fetch-site": "same-origin"}
        answer = http.post("/api/guests", json={"name": "Ada"}, headers=home)
        assert "secure" in answer.headers["set-cookie"].lower().split("; ")
        assert "max-age=31536000" in answer.headers["strict-transport-security"]
        away = http.post("/api/guests", json={"name": "Ada"}, headers={"origin": "https://evil.example"})
        assert away.status_code == 403


KINDS = [
    ("GET", "/", 200), ("GET", "/api/manual", 200), ("GET", "/api/schema/openapi.json", 200),
    ("GET", "/health", 200), ("GET", "/metrics", 200), ("GET", "/api/games", 200),
    ("GET", "/api/nowhere", 404),
    ("GET", "/api/tables/nowhere", 404), ("GET", "/api/schema/nowhere", 404), ("PUT", "/api/me", 405),
    ("POST", "/api/guests", 400), ("GET", "/api/tables?which=none", 400), ("DELETE", "/api/me", 403),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path", "status"), KINDS)
def test_every_kind_of_answer_carries_the_security_headers(
    server: Server, method: str, path: str, status: int
) -> None:
    foreign = {"origin": "http://evil.example"} if status == 403 else {}
    with bare(server) as http:
        answer = http.request(method, path, headers=foreign)
    assert answer.status_code == status, answer.text
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "script-src" not in policy and "http:" not in policy and "*" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "server" not in answer.headers and "x-powered-by" not in answer.headers
    check_quiet(answer.text if path != "/" else "")


def test_the_pages_of_the_server_load_nothing_from_outside(server: Server) -> None:
    with bare(server) as http:
        for path in ("/", "/api/manual"):
            text = http.get(path).text
            assert not re.search(r"<iframe|\son\w+=|javascript:|@import|url\(", text)
            assert not re.search(r'(src|href)="(?!/[^/])', text), "something comes from elsewhere"
            assert not re.search(r"<script(?![^>]*\ssrc=)", text), "the policy would forbid it"


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_foreign_page_can_do_nothing_with_a_players_cookie(server: Server, headers: dict[str, str]) -> None:
    ada = server.guest()
    table = ada.open("wild-space", seats=2, public=True).id
    before = ada.see(table).sequence
    said = {"id": "x", "command": {"do": "say", "text": "forged"}}
    with bare(server, cookies={"perihelion": ada.token or ""}) as http:
        forged = http.post(f"/api/tables/{table}/commands", json=said, headers=headers)
        assert (forged.status_code, forged.json()["reason"]) == (403, "foreign-origin")
        as_form = http.post(f"/api/tables/{table}/commands", data={"id": "x"}, headers=headers)
        assert as_form.status_code == 403
        assert http.delete("/api/me", headers=headers).status_code == 403
        home = {"origin": server.address, "sec-fetch-site": "same-origin"}
        assert ada.see(table).sequence == before and ada.me().name == "Ada"
        assert http.post(f"/api/tables/{table}/commands", json=said, headers=home).status_code == 200


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_foreign_page_cannot_open_a_socket(server: Server, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus) as why:
        live(server, server.guest().token, headers=headers)
    assert why.value.response.status_code == 403
    assert json.loads(why.value.response.body or b"")["reason"] == "foreign-origin"


def test_a_refusal_at_the_door_speaks_the_visitors_language(server: Server) -> None:
    with bare(server, headers={"accept-language": "fr", "origin": "http://evil.example"}) as http:
        told = http.post("/api/guests", json={"name": "Ada"}).json()["message"]
    assert told == "Cette page appartient à un autre site."


def test_a_bearer_token_needs_no_cookie_and_wins_over_one(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    with bare(server, cookies={"perihelion": ben.token or ""}) as http:
        assert http.get("/api/me", headers={"authorization": f"Bearer {ada.token}"}).json()["name"] == "Ada"
        assert http.get("/api/me", headers={"authorization": f"bearer {ada.token}"}).json()["name"] == "Ada"
        assert http.get("/api/me").json()["name"] == "Ben"
        assert http.get("/api/me", params={"token": ada.token}).json()["name"] == "Ben"
    with live(server, ada.token) as socket:
        socket.send('{"type":"ping"}')
        assert socket.recv(timeout=LONGEST_WAIT) == '{"type":"pong"}'


# Sizes and shapes.

NESTED = 100_000
BODIES = [
    b"", b"\x00", b"\xff\xfe{}", b"null", b"[]", b'"x"', b"{", b'{"game":', b"{}" * 1000,
    b'{"game":"wild-space","seats":1e999}', b'{"game":"wild-space","seats":' + b"9" * 5000 + b"}",
    b'{"game":"wild-space","seats":2,"options":' + b'{"a":' * NESTED + b"1" + b"}" * NESTED + b"}",
    b'{"game":"wild-space","seats":2,"options":{"expansions":' + b"[" * 900 + b"]" * 900 + b"}}",
    b'{"game":"wild-space","seats":2,"options":{"first":' + b"9" * 4000 + b"}}",
    b'{"game":"wild-space","seats":2,"options":{"' + b"x" * 500_000 + b'":1}}',
    b'{"game":"' + b"x" * 500_000 + b'","seats":2}',
    b'{"game":"wild-space","seats":2,"title":"\\ud800"}', b'{"game":"wild-space","seats":2,"title":"\xff"}',
    b'{"game":"wild-space","seats":2,"title":"\\u0000\\u001b\\u202e"}',
    b'{"game":"wild-space","seats":2,"title":"' + b"x" * 61 + b'"}',
    b'{"game":"wild-space","seats":2,"packs":[' + b'"x",' * 50_000 + b'"x"]}',
    b'{"game":"wild-space","seats":2,"bots":{"' + b"9" * 5000 + b'":"rookie"}}',
    b'{"game":"wild-space","seats":2,"bots":{"-1":"rookie"}}',
    b'{"game":"wild-space","seats":2,"bots":{"00":"rookie"}}',
    b'{"game":"wild-space","seats":2,"bots":{"1":"' + b"x" * 500_000 + b'"}}',
    b'{"game":"wild-space","seats":2,"bots":{"1":"captain:' + b"9" * 30 + b'"}}',
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:60]))
def test_a_body_of_any_size_or_shape_is_refused_with_a_reason(http: httpx.Client, body: Any) -> None:
    answer = http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 404, 422), answer.text[:300]
    assert answer.json()["reason"] and len(answer.content) < 2_000
    check_quiet(answer.text)
    assert http.get("/api/tables?which=mine").json() == []


@pytest.mark.parametrize(
    "kind", ["text/plain", "text/html", "multipart/form-data", "application/x-msgpack", "x"]
)
def test_a_body_of_a_wrong_kind_is_refused(http: httpx.Client, kind: str) -> None:
    answer = http.post("/api/tables", content=b"\x80\xff", headers={"content-type": kind})
    assert answer.status_code == 400 and answer.json()["reason"] == "wrong-shape"
    check_quiet(answer.text)


def test_what_is_too_large_is_refused_however_it_comes(http: httpx.Client) -> None:
    whole = http.post("/api/tables", content=b"x" * 3_100_000)
    pieces = http.post("/api/tables", content=(b"x" * 100_000 for _ in range(40)))
    for answer in (whole, pieces):
        assert (answer.status_code, answer.json()["reason"]) == (413, "too-long")


ADDRESSES = [
    "/api/tables/%00", "/api/tables/%ff%fe", "/api/tables/" + "x" * 5000, "/api/tables/..%2f..%2fetc",
    "/api/tables/{t}/moments/" + "9" * 30, "/api/tables/{t}/moments/" + "9" * 5000,
    "/api/tables/{t}/moments/-1", "/api/tables/{t}/moments/0", "/api/tables/{t}/moments/1.5",
    "/api/tables/{t}/moments/1?seat=" + "9" * 5000, "/api/tables/{t}/moments/1?seat=-1",
    "/api/tables/{t}?since=" + "9" * 30, "/api/tables/{t}?since=-1", "/api/tables/{t}?since=x",
    "/api/tables/{t}/updates?wait=x", "/api/tables?which=%00", "/api/schema/../../etc/passwd",
    "/static/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd",
    "/assets/..%2f..%2f..%2f..%2f..%2fpyproject.toml", "/assets/%2e%2e/%2e%2e/%2e%2e/pyproject.toml",
    "/assets//etc/passwd", "/assets/%2fetc%2fpasswd", "/assets/..%5c..%5cetc%5cpasswd", "/assets/%00",
    "/.env", "/api//nowhere", "/api/me//nowhere",
]  # fmt: skip


@pytest.mark.parametrize("path", ADDRESSES, ids=lambda path: path[:50])
def test_an_address_of_any_shape_leads_nowhere(server: Server, http: httpx.Client, path: str) -> None:
    table = server.guest().open("wild-space", seats=2, public=True).id
    answer = http.get(path.replace("{t}", table))
    page = http.get("/").text
    assert answer.status_code in (400, 404, 422) or answer.text == page
    assert "root:" not in answer.text and "[project]" not in answer.text
    check_quiet(answer.text)


@pytest.mark.parametrize(
    "webhook",
    ["http://[", "http://a b/", "http://\x00/", "http://a\nb/", "http://x:99999/", "ftp://x/", "javascript:1",
     "http://user:secret@x.example/", "http://" + "a" * 70 + ".example/", "http://a..b/", "//x", "x" * 301,
     "https://ex\u0430mple.org/\u202e"],
)  # fmt: skip
def test_an_address_nobody_could_call_is_no_webhook(http: httpx.Client, webhook: Any) -> None:
    answer = http.patch("/api/me", json={"webhook": webhook})
    assert answer.status_code in (400, 422) and answer.json()["reason"] in ("bad-webhook", "wrong-shape")


@pytest.mark.parametrize("email", ["a@[.cc", "(@a.cc", "a@b.cc\nBcc: x@y.zz", "a b@c.dd", "@a.cc", "a" * 300])
def test_what_could_forge_a_letter_is_no_address(http: httpx.Client, email: Any) -> None:
    assert http.patch("/api/me", json={"email": email}).json()["reason"] in ("bad-email", "wrong-shape")


@pytest.mark.parametrize(
    "files",
    [{"pack.toml": "a=" + "[" * 5000}, {"../../x.toml": "a=1"}, {"pack.toml": "\x00"}, {},
     {"pack.toml": 'name="x"\ngame="../../etc"\ntitle="x"', "cards.toml": "x=1"},
     {f"{number}.toml": "x=1" for number in range(21)}, {"pack.toml": "#" * 300_001}],
    ids=range(7),
)  # fmt: skip
def test_a_pack_of_nonsense_is_refused_with_a_reason(http: httpx.Client, files: Any) -> None:
    answer = http.post("/api/packs", json={"files": files})
    assert answer.status_code in (400, 404, 413, 422), answer.text
    check_quiet(answer.text)


@pytest.mark.parametrize(
    "record", ["", "{}", "[" * 100_000, '{"format":"perihelion record"}', "\x00", "9" * 5000]
)
def test_a_record_of_nonsense_is_refused_with_a_reason(http: httpx.Client, record: Any) -> None:
    answer = http.post("/api/tables/records", json={"record": record})
    assert answer.status_code == 422 and answer.json()["reason"] == "damaged-record", answer.text
    check_quiet(answer.text)


def test_a_record_does_not_bring_a_bot_that_thinks_for_ever(server: Server) -> None:
    ada = server.guest()
    table = ada.open("wild-space", seats=1).id
    ada.do(table, "start")
    play_on(ada, table)
    record = json.dumps(ada.request("GET", f"/api/tables/{table}/record"))
    for bot, reason in (("captain:100000", "bot-too-slow"), ("nobody", "no-such-bot")):
        with pytest.raises(ServerRefused, match=reason):
            ada.request("POST", "/api/tables/records", json={"record": record, "bot": bot})


def test_what_is_said_steers_no_terminal_and_turns_no_line(server: Server) -> None:
    ada = server.guest()
    table = ada.open("wild-space", seats=2, title="a\x1b[31m\u202eb").id
    ada.do(table, "say", text="\x1b]0;owned\x07 \u202etfel\x00")
    update = ada.see(table)
    assert update.table["title"] == "a[31mb"
    assert update.lines[-1]["text"] == "]0;owned tfel"
    with pytest.raises(ServerRefused, match="nothing-said"):
        ada.do(table, "say", text="\x00\u202e \x1b")


# Guessing, and other people's things.


def test_secrets_cannot_be_guessed_or_looked_up(server: Server, http: httpx.Client) -> None:
    ada = server.guest()
    table = ada.open("wild-space", seats=2).id
    secret = ada.link(table, "join")
    assert ada.token is not None and len(secret) >= 43 and len(ada.token) >= 43
    for guess in ("", "x", "x" * 201, secret[:-1], secret.swapcase(), secret + " ", "%", "*", "\x00"):
        answer = http.post("/api/links", json={"secret": guess})
        assert answer.json()["reason"] in ("link-expired", "wrong-shape"), guess
        claim = http.post("/api/recoveries/claims", json={"secret": guess, "passphrase": "long enough"})
        assert claim.json()["reason"] in ("link-expired", "wrong-shape"), guess
    for guess in ("x", "x" * 5000, ada.token[:-1], ada.token.swapcase(), "' OR 1=1 --"):
        answer = httpx.get(
            f"{server.address}/api/me", headers={"authorization": f"Bearer {guess}"}, trust_env=False
        )
        assert answer.status_code == 401, guess


def test_wrong_name_and_wrong_passphrase_are_told_alike(server: Server) -> None:
    ada = server.guest()
    name = f"Real {time.time_ns() % 10**9}"
    ada.register(name, "correct horse")
    with bare(server) as http:
        wrong = http.post("/api/sessions", json={"name": name, "passphrase": "wrong horse"})
        nobody = http.post("/api/sessions", json={"name": "Nobody", "passphrase": "wrong horse"})
    assert (wrong.status_code, wrong.content) == (nobody.status_code, nobody.content) == (401, nobody.content)


def test_nobody_acts_for_another_seat_or_reads_anothers_orders(server: Server) -> None:
    ada, ben, eve = server.guest("Ada"), server.guest("Ben"), server.guest("Eve")
    table = ada.open("wild-space", seats=2, public=True).id
    ben.do(table, "sit")
    ada.do(table, "start", shuffle=False)
    order = ben.request("POST", f"/api/tables/{table}/orders", json={"choose": ["zzz"]})["id"]
    assert ada.request("GET", f"/api/tables/{table}/orders") == []
    for other in (ada, eve):
        with pytest.raises(ServerRefused, match="no-such-order"):
            other.request("DELETE", f"/api/tables/{table}/orders/{order}")
    asked = next(client for client in (ada, ben) if client.see(table).asked)
    move = asked.see(table).moves[0]
    waiting = ben if asked is ada else ada
    for client, reason in ((waiting, "not-your-turn"), (eve, "not-seated")):
        with pytest.raises(ServerRefused, match=reason):
            client.play(table, move)
    for path in (f"/api/tables/{table}/orders", f"/api/tables/{table}/links"):
        with pytest.raises(ServerRefused, match="not-seated"):
            eve.request("POST", path, json={"choose": ["*"]} if "orders" in path else {"kind": "join"})
    assert order not in json.dumps(ada.request("GET", "/api/me/export"))


def test_whoever_is_blocked_hears_no_more(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("wild-space", seats=2, public=True).id
    ben.do(table, "sit")
    with live(server, ben.token) as socket:
        socket.send(json.dumps({"type": "watch", "table": table}))
        assert json.loads(socket.recv(timeout=LONGEST_WAIT))["type"] == "update"
        ada.do(table, "remove", seat=1, block=True)
        told = [json.loads(socket.recv(timeout=LONGEST_WAIT))]
        while told[-1].get("reason") != "blocked":
            told.append(json.loads(socket.recv(timeout=LONGEST_WAIT)))
        ada.do(table, "say", text="he is gone")
        with pytest.raises(TimeoutError):
            socket.recv(timeout=0.5)
    with pytest.raises(ServerRefused, match="blocked"):
        ben.see(table)


def test_a_session_that_ended_ends_its_sockets(server: Server) -> None:
    ada = server.guest()
    table = ada.open("wild-space", seats=2).id
    with live(server, ada.token) as socket:
        socket.send(json.dumps({"type": "watch", "table": table}))
        assert json.loads(socket.recv(timeout=LONGEST_WAIT))["type"] == "update"
        ada.request("DELETE", "/api/sessions", params={"everywhere": True})
        with pytest.raises(ConnectionClosed):
            while True:
                socket.recv(timeout=LONGEST_WAIT)


# Rates and counts.


def check_limited(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()["reason"]) == (429, "too-often")
    assert 1 <= int(answer.headers["retry-after"]) <= 600
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_whoever_does_things_too_often_is_told_to_wait(strict: Server) -> None:
    ada = strict.guest()
    table = ada.open("wild-space", seats=2, public=True).id
    from_afar = {
        "authorization": f"Bearer {ada.token}",
        "x-forwarded-for": "192.0.2.1",
    }  # others pay for themselves
    with bare(strict, headers=from_afar) as http:
        for path, body, most in (
            (f"/api/tables/{table}/commands", {"command": {"do": "say", "text": "x"}}, 10),
            ("/api/links", {"secret": "guess"}, 10),
            ("/api/sessions", {"name": "Ada", "passphrase": "guess guess"}, 10),
            ("/api/tables", {"game": "wild-space", "seats": 2}, 20),
        ):
            answers = [
                http.post(path, json={**body, **({"id": f"{number}"} if "command" in body else {})})
                for number in range(most + 3)
            ]
            check_limited(answers[-1])
            assert sum(answer.status_code == 429 for answer in answers) >= 2, path
        often = (http.get("/api/games") for _ in range(2_000))
        check_limited(next(answer for answer in often if answer.status_code != 200))
        assert http.get("/").status_code == 200
    assert strict.guest("Ben").me().name == "Ben"


def test_one_name_written_in_many_ways_is_one_name_to_guess_at() -> None:
    """The limit on guesses hangs on it."""
    assert {folded(name) for name in ("Ada", "ada", " ADA ", "\uff21\uff24\uff21", "A\u0064a")} == {"ada"}


def test_a_flood_on_one_socket_is_slowed_down_and_nobody_else_waits(strict: Server) -> None:
    mal, ada = strict.guest("Mal"), strict.guest("Ada")
    with live(strict, mal.token) as flood, live(strict, ada.token) as quiet:
        for _ in range(1_000):
            flood.send('{"type":"ping"}')
        answers = (json.loads(flood.recv(timeout=LONGEST_WAIT)) for _ in range(1_000))
        assert next(answers)["type"] == "pong"
        assert any(answer.get("reason") == "too-often" for answer in answers)
        quiet.send('{"type":"ping"}')
        assert quiet.recv(timeout=LONGEST_WAIT) == '{"type":"pong"}'


def test_nobody_holds_more_connections_than_a_person_needs(strict: Server) -> None:
    mal = strict.guest("Mal")
    with ExitStack() as held:
        sockets = [held.enter_context(sooner_or_later(strict, mal.token)) for _ in range(21)]
        with pytest.raises(ConnectionClosed) as why:
            sockets[-1].recv(timeout=LONGEST_WAIT)
        assert why.value.rcvd is not None and why.value.rcvd.reason == "too-many-connections"
        other = held.enter_context(live(strict, strict.guest("Ada").token))
        other.send('{"type":"ping"}')
        assert other.recv(timeout=LONGEST_WAIT) == '{"type":"pong"}'
        for table in range(51):
            sockets[0].send(json.dumps({"type": "watch", "table": f"none{table}"}))
        assert json.loads(sockets[0].recv(timeout=LONGEST_WAIT))["reason"] == "no-such-table"


def test_a_message_in_endless_pieces_is_cut_off(server: Server) -> None:
    with live(server, server.guest().token, max_size=None) as connection, pytest.raises(ConnectionClosed):
        connection.send("" for _ in range(5_000))
        connection.recv(timeout=LONGEST_WAIT)


# HTTP itself.


def talk(server: Server, *parts: bytes) -> bytes:
    """Raw bytes to the server, and everything it answers."""
    with socket.create_connection(("127.0.0.1", int(server.address.rsplit(":", 1)[1])), 5) as raw:
        answer = b""
        try:
            for part in parts:
                raw.sendall(part)
            raw.settimeout(1)
            while got := raw.recv(65536):
                answer += got
        except (TimeoutError, ConnectionError):
            pass
    return answer


HEAD = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
SMUGGLED = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize(
    "request_",
    [
        HEAD + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + SMUGGLED,
        HEAD + b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n" + SMUGGLED,
        HEAD + b"Content-Length: 2\r\nContent-Length: 9\r\n\r\n{}" + SMUGGLED,
        HEAD + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n" + SMUGGLED,
        HEAD + b"Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n" + SMUGGLED,
        HEAD + b"Content-Length: -1\r\n\r\n" + SMUGGLED,
        HEAD + b"Content-Length: 0x2\r\n\r\n{}" + SMUGGLED,
        HEAD + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n\r\n" + SMUGGLED,
        b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
    ids=range(11),
)
def test_no_second_request_is_smuggled_in_a_first(server: Server, request_: Any) -> None:
    answer = talk(server, request_)
    assert b"wild-space" not in answer and b"200 OK" not in answer, answer
    check_quiet(answer.decode("latin-1"))


def test_a_head_without_end_is_cut_off(server: Server) -> None:
    for start in (b"GET / HTTP/1.1\r\nX: ", b"GET /", HEAD + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: "):
        answer = talk(server, start, *[b"a" * 60_000] * 40)
        assert b"200 OK" not in answer and b"201" not in answer
    assert server.guest().me().name == "Ada"


def test_half_a_request_on_many_connections_keeps_nobody_out(server: Server) -> None:
    port = int(server.address.rsplit(":", 1)[1])
    with ExitStack() as held:
        for _ in range(200):
            raw = held.enter_context(socket.create_connection(("127.0.0.1", port), 5))
            raw.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\n")
        ada: Client = server.guest()
        table = ada.open("wild-space", seats=2, bots={"1": "rookie"}).id
        ada.do(table, "start")
        assert play_on(ada, table, moves=3) == 3


def test_records_that_never_end_do_not_fill_the_memory(strict: Server) -> None:
    """Whoever sends the larger part of many long ones is told that this is enough, and nobody else is."""
    port, token = int(strict.address.rsplit(":", 1)[1]), strict.guest().token
    head = "POST /api/tables/records HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    head += f"Authorization: Bearer {token}\r\nContent-Length: 2900000\r\n\r\n"
    with ExitStack() as held:
        sent = [held.enter_context(socket.create_connection(("127.0.0.1", port), 60)) for _ in range(4)]
        for raw in sent:
            with suppress(ConnectionError):
                raw.sendall(head.encode() + b"x" * 2_800_000)
        told, _, _ = select.select(sent, [], [], LONGEST_WAIT)
        assert b"503 Service Unavailable" in told[0].recv(4096)
        assert strict.guest().me().name == "Ada"


def test_the_manual_is_written_once() -> None:
    """Writing it holds up everybody's moves, and anybody may ask for it."""

    class Application:
        written = 0

        @property
        def openapi_schema(self) -> Any:
            return self

        def to_schema(self) -> dict[str, Any]:
            self.written += 1
            return {"paths": {}, "components": {"schemas": {}}}

    asked: Any = SimpleNamespace(app=Application())
    write: Any = manual.fn
    for _ in range(3):
        assert asyncio.run(write(asked)).content.startswith("<!doctype html>")
    assert asked.app.written == 1


@pytest.mark.parametrize(
    "slow",
    [b"", b"POST / HTTP/1.1\r\nHost: x\r\n", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf"],
    ids=["nothing", "half a head", "half a body"],
)
def test_whoever_takes_too_long_to_ask_is_hung_up_on(monkeypatch: pytest.MonkeyPatch, slow: bytes) -> None:
    monkeypatch.setattr(running, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(running, "BODY_SECONDS", 0.3)

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    async def told() -> None:
        serving = uvicorn.Server(uvicorn.Config(listen, port=0, http=running.Listener, lifespan="off"))
        task = asyncio.create_task(serving.serve())
        while not serving.started:
            await asyncio.sleep(0.01)
        port = serving.servers[0].sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(slow)
        assert b"200 OK" not in await asyncio.wait_for(reader.read(), LONGEST_WAIT)
        writer.close()
        serving.should_exit = True
        await task

    asyncio.run(told())


NAMES = own_names(Settings(public="https://table.example", hosts="games.lan.example, Other.Example"))


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("127.0.0.1:8000", True), ("[::1]:8000", True), ("192.168.1.20", True), ("localhost:8000", True),
        ("gamebox:8000", True), ("table.example", True), ("TABLE.example:443", True),
        ("table.example.", True), ("games.lan.example", True), ("other.example:8000", True),
        (f"{socket.gethostname()}:8000", True),
        ("evil.example", False), ("table.example.evil.example", False), ("127.0.0.1.evil.example", False),
        ("evil.example:8000", False), ("[::1", False),
    ],
)  # fmt: skip
def test_a_server_answers_to_its_own_names(host: str, own: bool) -> None:
    assert is_own(host, NAMES) is own


def test_a_foreign_name_that_points_here_is_turned_away(server: Server) -> None:
    """DNS rebinding: the page and the host it asks have the same name, which is not ours."""
    rebound = {"host": "evil.example", "origin": "http://evil.example", "sec-fetch-site": "same-origin"}
    with bare(server, headers=rebound) as http:
        for answer in (http.get("/api/games"), http.post("/api/guests", json={"name": "Eve"}), http.get("/")):
            assert (answer.status_code, answer.json()["reason"]) == (421, "unknown-host")


@pytest.mark.parametrize(
    ("host", "origin", "https", "foreign"),
    [
        ("table.example", "https://table.example", True, False),
        ("table.example", "http://table.example", True, True),
        ("table.example", "http://table.example", False, True),
        ("127.0.0.1:8000", "http://127.0.0.1:8000", False, False),
        ("other.example", "http://other.example", True, True),
        ("other.example", "https://other.example", True, False),
    ],
)
def test_a_page_that_came_without_tls_is_none_of_an_https_host(
    host: str, origin: str, https: bool, foreign: bool
) -> None:
    headers = Headers({"host": host, "origin": origin})
    assert is_foreign(headers, "https://table.example", https=https) is foreign
