"""Web Push, against an endpoint on loopback that takes messages apart as a browser does."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes, token_hex
from threading import Thread
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from server.receivers import Receiver, until
from server.serving import Server, served
from server.test_play import playing, turn
from server.test_tables import refused

from perihelion.client import Client
from perihelion.server.push import CURVE, MOST, b64, from_b64, new_key, point, read_key, sealed

KEY = new_key()
SETTLED = 2.5


class Browser:
    """What a browser keeps of a subscription: two secrets, with which it reads what comes."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(CURVE)
        self._auth = token_bytes(16)

    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": b64(point(self._key)), "auth": b64(self._auth)}

    def opened(self, body: bytes) -> dict[str, Any]:
        """By RFC 8188 and 8291, from the receiver's side."""
        salt, (_, length) = body[:16], struct.unpack(">IB", body[16:21])
        sender, text = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + point(self._key) + sender
        secret = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, text, None)
        assert plain.endswith(b"\2"), "the last record says so"
        found: dict[str, Any] = json.loads(plain[:-1])
        return found


class PushService(Receiver):
    """Carries messages, as far as their sender proves who it is; addresses with `gone` are gone."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        taken = self.taken

        class Answers(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                taken.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(410 if "gone" in self.path else 201)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                return None

        self._receiving = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
        self._thread = Thread(target=self._receiving.serve_forever, kwargs={"poll_interval": 0.05})

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._receiving.server_port}"

    def browser(self, name: str = "") -> Browser:
        return Browser(f"{self.address}/{name}{token_hex(6)}")

    def to(self, browser: Browser) -> list[tuple[dict[str, str], bytes]]:
        return [
            (headers, body) for path, headers, body in self.taken if self.address + path == browser.endpoint
        ]

    def first_to(self, browser: Browser) -> tuple[dict[str, str], bytes]:
        return until(lambda: next(iter(self.to(browser)), None))

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._receiving.shutdown()
        self._thread.join()
        self._receiving.server_close()


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as carrying:
        yield carrying


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {"webhooks": "any", "notice_seconds": "0.2", "limits": "0", "push_key": KEY}
    with served(
        Server(tmp_path_factory.mktemp("push"), push_contact="mailto:host@example.org", **settings)
    ) as on:
        yield on


def told(client: Client, browser: Browser) -> None:
    client.request("POST", "/api/me/push", json=browser.subscription())


def test_a_text_is_sealed_as_the_standard_seals_it() -> None:
    """The example of RFC 8291, section 5."""
    text = sealed(
        b"When I grow up, I want to be a watermelon",
        from_b64("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        from_b64("BTBZMqHH6r4Tts7J_aSIgg"),
        own=read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=from_b64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert b64(text) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_reads_whose_turn_it_is_and_whoever_carries_it_knows_the_sender(
    serving: Server, service: PushService
) -> None:
    ada, ben, table = playing(serving, title="Évening game")
    mine, theirs = service.browser(), service.browser()
    told(ada, mine)
    told(ben, theirs)
    headers, body = service.first_to(mine)
    said = mine.opened(body)
    assert (said["kind"], said["tag"], said["waiting"]) == ("your-turn", table, 1)
    assert "Évening game" in said["title"] and "Évening" not in body.decode("latin-1")
    assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
    claims = proven(headers["authorization"])
    assert claims["aud"] == service.address and claims["sub"] == "mailto:host@example.org"
    assert time.time() < claims["exp"] < time.time() + 86400
    turn(ada, table)
    assert theirs.opened(service.first_to(theirs)[1])["tag"] == table
    time.sleep(SETTLED)
    assert len(service.to(mine)) == 1, "once a turn"


def proven(authorization: str) -> dict[str, Any]:
    """What the sender says of itself, if it signed that with the key the browser knows."""
    token, key = (part.partition("=")[2] for part in authorization.removeprefix("vapid ").split(", "))
    said, _, signature = token.rpartition(".")
    r, s = (int.from_bytes(from_b64(signature)[at : at + 32], "big") for at in (0, 32))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_b64(key))
    public.verify(encode_dss_signature(r, s), said.encode(), ec.ECDSA(SHA256()))
    assert from_b64(key) == point(read_key(KEY))
    claims: dict[str, Any] = json.loads(from_b64(said.partition(".")[2]))
    return claims


def test_a_browser_that_is_gone_or_signed_out_is_told_no_more(serving: Server, service: PushService) -> None:
    ada, ben, table = playing(serving)
    gone, out, kept = service.browser("gone"), service.browser(), service.browser()
    for browser in (gone, kept):
        told(ada, browser)
    told(ben, out)
    service.first_to(gone)
    service.first_to(kept)
    ben.request("DELETE", "/api/sessions")
    turn(ada, table)
    again = ada.open("wild-space", seats=1).id
    ada.do(again, "start")
    until(lambda: len(service.to(kept)) == 2 or None)  # later than Ben's turn
    assert len(service.to(gone)) == 1 and service.to(out) == []


def test_there_are_only_so_many_browsers_and_each_is_one_persons(
    serving: Server, service: PushService
) -> None:
    ada, ben = serving.guest("Ada"), serving.guest("Ben")
    shared = service.browser()
    told(ada, shared)
    told(ben, shared)
    browsers = [service.browser() for _ in range(MOST + 2)]
    for browser in browsers:
        told(ada, browser)
        told(ada, browser)
    kept = [one["endpoint"] for one in ada.request("GET", "/api/me/export")["subscriptions"]]
    assert sorted(kept) == sorted(one.endpoint for one in browsers[2:])
    assert [one["endpoint"] for one in ben.request("GET", "/api/me/export")["subscriptions"]] == [
        shared.endpoint
    ]
    ben.request("DELETE", "/api/me/push", json={"endpoint": shared.endpoint})
    assert ben.request("GET", "/api/me/export")["subscriptions"] == []


def test_nonsense_is_no_browser(serving: Server, service: PushService) -> None:
    ada, good = serving.guest(), service.browser().subscription()
    for wrong in (
        {"p256dh": "x"},
        {"p256dh": b64(bytes(65))},
        {"auth": "AA"},
        {"p256dh": "é"},
        {"auth": "="},
    ):
        refused("bad-push-keys", ada.request, "POST", "/api/me/push", json={**good, **wrong})
    refused("bad-webhook", ada.request, "POST", "/api/me/push", json={**good, "endpoint": "ftp://x.example/"})


def test_without_a_key_no_browser_is_told_and_into_the_own_network_none(server: Server) -> None:
    ada = server.guest()
    assert ada.request("GET", "/api/push") == {"key": None}
    refused(
        "no-push", ada.request, "POST", "/api/me/push", json=Browser("https://push.example/x").subscription()
    )


@pytest.mark.parametrize("address", ["https://127.0.0.1/x", "https://localhost/x", "http://push.example/x"])
def test_where_webhooks_stay_on_the_internet_so_does_push(tmp_path: Any, address: str) -> None:
    from perihelion.engine.refused import Refused
    from perihelion.server.database import Database
    from perihelion.server.push import Push, Subscription
    from perihelion.server.settings import Settings

    settings = Settings(data=tmp_path, push_key=KEY)
    push = Push(Database(settings.database_url), settings)
    with pytest.raises(Refused, match="bad-webhook"):
        push._check(Subscription(**Browser(address).subscription()))


def test_the_command_makes_a_key_that_a_server_takes(serving: Server) -> None:
    made = subprocess.run(
        [sys.executable, "-m", "perihelion", "push-keys"], capture_output=True, text=True, check=True
    ).stdout.strip()
    name, _, key = made.partition("=")
    assert name == "PERIHELION_PUSH_KEY" and len(point(read_key(key))) == 65
    assert serving.guest().request("GET", "/api/push") == {"key": b64(point(read_key(KEY)))}
