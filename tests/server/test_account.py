"""Accounts: what a stolen session must not do, addresses that are confirmed, sessions, the second step."""

import sqlite3
import time
from collections.abc import Iterator
from secrets import token_hex
from typing import Any

import httpx
import pyotp
import pytest
from server.receivers import Letters, until
from server.serving import Server, served
from server.test_people import PASSPHRASE, account, confirmed, fresh, lost
from server.test_tables import refused
from websockets.exceptions import ConnectionClosed

from perihelion.client import Client, ServerRefused
from perihelion.server.devices import device_words
from perihelion.server.limits import Limits, network_of
from perihelion.server.lockout import Lockout

PROOF = {"passphrase": PASSPHRASE}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits."""
    with served(Server(tmp_path_factory.mktemp("strict"))) as serving:
        yield serving


# What a stolen session must not do.


@pytest.mark.parametrize(
    ("method", "path", "said"),
    [
        ("DELETE", "/api/me", {}),
        ("DELETE", "/api/me/sessions", {}),
        ("DELETE", "/api/me/sessions/0123456789abcdef", {}),
        ("DELETE", "/api/sessions?everywhere=true", {}),
        ("PATCH", "/api/me", {"email": "thief@example.org"}),
        ("PATCH", "/api/me", {"email": None}),
        ("PATCH", "/api/me", {"name": "Thief"}),
    ],
)
def test_a_session_alone_cannot_do_what_takes_the_account_away(
    server: Server, method: str, path: str, said: dict[str, Any]
) -> None:
    name = fresh("Ada")
    ada = account(server, name, "ada@example.org")
    refused("passphrase-needed", ada.request, method, path, json=said)
    refused("not-your-passphrase", ada.request, method, path, json=said | {"passphrase": "a guess at it"})
    assert ada.me().name == name
    assert ada.request("GET", "/api/me")["unconfirmed"] == "ada@example.org"
    ada.request(method, path, json=said | PROOF)


def test_a_guest_has_no_passphrase_to_be_asked_for(server: Server) -> None:
    ada = server.guest()
    ada.request("DELETE", "/api/me/sessions")
    ada.request("DELETE", "/api/me")
    refused("not-signed-in", ada.me)


# Addresses.


def test_a_new_address_serves_once_it_is_confirmed_and_both_are_told(
    post_office: Server, letters: Letters
) -> None:
    old, new = (f"{word}-{token_hex(4)}@example.org" for word in ("old", "new"))
    name = fresh("Ada")
    ada = confirmed(post_office, letters, name, old)
    changed = ada.request("PATCH", "/api/me", json={"email": new, **PROOF})
    assert (changed["email"], changed["unconfirmed"]) == (old, new)
    until(lambda: next((one for one in letters.to(old) if new in one.get_content()), None))
    asked = letters.first_to(new)
    assert name not in f"{asked['Subject']} {asked.get_content()}"
    secret = {"secret": letters.secret_to(new, "confirm")}
    for _ in range(2):  # whoever reads the letter need not be signed in; it is good for once
        if ada.me().email == old:
            post_office.client().request("POST", "/api/confirmations", json=secret)
        else:
            refused("link-expired", post_office.client().request, "POST", "/api/confirmations", json=secret)
    me = ada.request("GET", "/api/me")
    assert (me["email"], me["unconfirmed"]) == (new, None)
    until(lambda: len([one for one in letters.to(old) if new in one.get_content()]) == 2 or None)
    until(lambda: next((one for one in letters.to(new) if name in one.get_content()), None))


def test_a_letter_that_was_overtaken_by_another_wish_confirms_nothing(
    post_office: Server, letters: Letters
) -> None:
    first, second = (f"{word}-{token_hex(4)}@example.org" for word in ("first", "second"))
    ada = account(post_office, fresh("Ada"), first)
    secret = {"secret": letters.secret_to(first, "confirm")}
    ada.request("PATCH", "/api/me", json={"email": second, **PROOF})
    refused("link-expired", ada.request, "POST", "/api/confirmations", json=secret)
    ada.request("POST", "/api/me/confirmations")
    again = {"secret": letters.secret_to(second, "confirm", 2)}
    assert ada.request("POST", "/api/confirmations", json=again) == {"email": second}
    refused("nothing-to-confirm", ada.request, "POST", "/api/me/confirmations")


# Sessions.


def test_everybody_sees_where_they_are_signed_in_and_signs_one_device_out(server: Server) -> None:
    name = fresh("Ada")
    ada, phone, desk = account(server, name), server.client(), server.client()
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    phone._http.headers["user-agent"] = firefox
    phone.sign_in(name, PASSPHRASE)
    desk.sign_in(name, PASSPHRASE)
    found = ada.request("GET", "/api/me/sessions")
    assert [one["here"] for one in found] == [True, False, False]
    assert sorted(one["device"].partition("/")[0] for one in found) == [
        "Firefox · Linux",
        "python-httpx",
        "python-httpx",
    ]
    assert all(time.time() - 600 < one["seen"] <= time.time() + 5 for one in found)
    session = next(one["id"] for one in found if one["device"] == "Firefox · Linux")
    assert phone.token is not None and session not in phone.token
    with phone.socket() as socket:
        ada.request("DELETE", f"/api/me/sessions/{session}", json=PROOF)
        with pytest.raises(ConnectionClosed):
            socket.receive(timeout=60)
    refused("not-signed-in", phone.me)
    assert desk.me().name == name
    ada.request("DELETE", "/api/me/sessions", json=PROOF)
    refused("not-signed-in", desk.me)
    assert len(ada.request("GET", "/api/me/sessions")) == 1


def test_nobody_ends_the_session_of_somebody_else(server: Server) -> None:
    ada, ben = account(server, fresh("Ada")), account(server, fresh("Ben"))
    (session,) = ada.request("GET", "/api/me/sessions")
    ben.request("DELETE", f"/api/me/sessions/{session['id']}", json=PROOF)
    assert ada.me()


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
            "Safari · iPhone",
        ),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome · Android"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("my-bot/1.0 (at home)", "my-bot/1.0"),
        ("", ""),
        ("\u202ebad\x07" + "x" * 300, "bad" + "x" * 77),
    ],
)
def test_a_device_is_told_in_a_few_words(agent: str, words: str) -> None:
    assert device_words(agent) == words


# The second step.


def enrolled(server: Server, name: str, client: Client | None = None) -> tuple[Client, pyotp.TOTP, list[str]]:
    """An account that signs in with codes; the step of the clock its code was of is used up."""
    ada = client or account(server, name)
    secret = ada.request("POST", "/api/me/two-step/offers")["secret"]
    maker = pyotp.TOTP(secret)
    said = {"secret": secret, "code": maker.now(), **PROOF}
    return ada, maker, ada.request("PUT", "/api/me/two-step", json=said)["codes"]


def unused(maker: pyotp.TOTP) -> str:
    """The code of the step to come, which a server takes already: it stays good for a step at least."""
    return maker.at(int(time.time()), 1)


def sign_in(server: Server, name: str, code: str | None) -> Client:
    client = server.client()
    client.sign_in(name, PASSPHRASE, code)
    return client


def test_an_offer_of_a_second_step_is_shown_as_letters_and_as_a_picture(server: Server) -> None:
    name = fresh("Ada")
    ada = account(server, name)
    offer = ada.request("POST", "/api/me/two-step/offers")
    assert len(offer["secret"]) == 32 and offer["picture"].startswith("data:image/svg+xml")
    assert pyotp.parse_uri(offer["uri"]).issuer == "Perihelion"
    assert ada.request("GET", "/api/me/two-step") == {"on": False, "left": 0}
    right = {"secret": offer["secret"], "code": pyotp.TOTP(offer["secret"]).now(), **PROOF}
    put = ("PUT", "/api/me/two-step")
    refused("not-your-passphrase", ada.request, *put, json=right | {"passphrase": "a guess"})
    refused("wrong-code", ada.request, *put, json=right | {"code": "x"})
    refused("wrong-code", ada.request, *put, json=right | {"secret": "A"})
    sign_in(server, name, None)
    refused("needs-account", server.guest().request, "POST", "/api/me/two-step/offers")


def test_a_code_is_asked_for_and_opens_once(server: Server) -> None:
    name = fresh("Ada")
    ada, maker, _ = enrolled(server, name)
    assert ada.request("GET", "/api/me")["two_step"]
    assert refused("code-needed", sign_in, server, name, None).status == 401
    refused("wrong-code", sign_in, server, name, "123")
    code = unused(maker)
    assert sign_in(server, name, f"{code[:3]} {code[3:]}").me().name == name
    refused("wrong-code", sign_in, server, name, code)
    wrong = {"name": name, "passphrase": "another one", "code": unused(maker)}
    refused("wrong-passphrase", server.client().request, "POST", "/api/sessions", json=wrong)


def test_a_code_on_paper_opens_once(server: Server) -> None:
    name = fresh("Ada")
    ada, _, codes = enrolled(server, name)
    assert len(set(codes)) == 10
    assert sign_in(server, name, codes[3].upper()).me().name == name
    refused("wrong-code", sign_in, server, name, codes[3])
    assert ada.request("GET", "/api/me/two-step") == {"on": True, "left": 9}


def test_the_second_step_is_turned_off_with_passphrase_and_code(server: Server) -> None:
    name = fresh("Ada")
    ada, maker, codes = enrolled(server, name)
    off = ("DELETE", "/api/me/two-step")
    refused("wrong-shape", ada.request, *off, json=PROOF)
    refused("wrong-code", ada.request, *off, json={**PROOF, "code": "abcd"})
    refused("not-your-passphrase", ada.request, *off, json={"passphrase": "a guess", "code": codes[0]})
    ada.request(*off, json={**PROOF, "code": unused(maker)})
    sign_in(server, name, None)
    refused("wrong-code", enrolled(server, name, ada)[0].request, *off, json={**PROOF, "code": codes[0]})


def test_a_letter_with_a_new_passphrase_does_not_lead_round_the_second_step(
    post_office: Server, letters: Letters
) -> None:
    name, email = fresh("Ada"), f"ada-{token_hex(4)}@example.org"
    _, _, codes = enrolled(post_office, name, confirmed(post_office, letters, name, email))
    lost(post_office, email)
    claim = {"secret": letters.secret_to(email, "recover"), "passphrase": "another one"}
    claims = ("POST", "/api/recoveries/claims")
    refused("code-needed", post_office.client().request, *claims, json=claim)
    refused("wrong-code", post_office.client().request, *claims, json=claim | {"code": "000000"})
    back = post_office.client().request(*claims, json=claim | {"code": codes[0]})
    assert back["person"]["name"] == name


def test_figures_can_be_guessed_a_few_times_and_paper_still_opens(strict: Server) -> None:
    name = fresh("Ada")
    _, _, codes = enrolled(strict, name)
    told = [_reason(strict, name, f"{number:06}") for number in range(5)]
    assert told[-1] == "too-often" and told[0] == "wrong-code"
    assert sign_in(strict, name, codes[0]).me().name == name


def _reason(server: Server, name: str, code: str) -> str:
    try:
        sign_in(server, name, code)
    except ServerRefused as why:
        return why.reason
    return "in"


# Guessing passphrases.


def test_whoever_guesses_from_elsewhere_does_not_keep_the_owner_out(strict: Server) -> None:
    name = fresh("Ada")
    account(strict, name)
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.9")
    with httpx.Client(base_url=strict.address, transport=elsewhere, trust_env=False) as thief:
        guess = {"name": name, "passphrase": "guess guess"}
        told = [thief.post("/api/sessions", json=guess).json()["reason"] for _ in range(14)]
        assert told[0] == "wrong-passphrase" and told[-1] == "too-often"
        right = thief.post("/api/sessions", json={"name": name, "passphrase": PASSPHRASE})
        assert right.status_code == 429, "locked out is who guessed"
        assert strict.client().sign_in(name, PASSPHRASE).name == name


def test_guesses_from_everywhere_make_a_name_slower_and_never_lock_it() -> None:
    lockout = Lockout(Limits())
    waits = [lockout.lateness("ada", 0.0) for _ in range(200)]
    assert waits[0] == 0 and waits[-1] == 3 and waits == sorted(waits)
    assert lockout.lateness("ada", 3600.0) == 0 and lockout.lateness("ben", 0.0) == 0


def test_whoever_has_an_address_has_all_of_its_network() -> None:
    assert (
        network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1") != network_of("2001:db8:1:3::")
    )
    assert network_of("192.0.2.7") == "192.0.2.7" and network_of("local") == "local"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7" and network_of("::1") == "::1"


def test_a_device_that_comes_again_is_seen_though_nobody_waits_for_it(post_office: Server) -> None:
    ada = post_office.guest()
    with sqlite3.connect(post_office.data / "perihelion.sqlite") as database:
        database.execute("UPDATE sessions SET seen = seen - 3600")
    until(lambda: ada.request("GET", "/api/me/sessions")[0]["seen"] > time.time() - 600 or None)
