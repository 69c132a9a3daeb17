"""People: guests, accounts, sessions, lost passphrases, one's own data and its end."""

import asyncio
import json
import sqlite3
from pathlib import Path
from secrets import token_hex
from threading import Thread

import pytest
from server.receivers import Letters, until
from server.serving import Server
from server.test_tables import refused, two_people
from websockets.exceptions import ConnectionClosed

from perihelion.client import Client, ServerRefused
from perihelion.server.house import House
from perihelion.server.lobby import Setup
from perihelion.server.people import hashed
from perihelion.server.settings import Settings

PASSPHRASE = "a quiet evening in orbit"
PACK = Path(__file__).parents[2] / "packs" / "robots-at-work"


def fresh(name: str) -> str:
    """A name nobody else has."""
    return f"{name} {token_hex(4)}"


def account(server: Server, name: str, email: str | None = None) -> Client:
    client = server.guest()
    client.register(name, PASSPHRASE, email)
    return client


def stored(server: Server) -> str:
    """Every row of every table of the database, as text."""
    with sqlite3.connect(server.data / "perihelion.sqlite") as database:
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return "\n".join(str(row) for name in names for row in database.execute(f"SELECT * FROM {name}"))


def test_a_guest_is_somebody_at_once(server: Server) -> None:
    ada = server.client()
    assert refused("not-signed-in", ada.me).status == 401
    assert ada.arrive("  Ada   Lovelace ", "fr").name == "Ada Lovelace"
    assert ada.me().language == "fr" and ada.me().account is None


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "A\u200bda", "A\u202eda", "A\x07da"])
def test_a_name_nobody_could_read_is_refused(server: Server, name: str) -> None:
    refused("bad-name", server.client().arrive, name)


def test_an_account_keeps_the_seats_of_the_guest_it_was(server: Server) -> None:
    ada, _, table = two_people(server)
    ada.do(table, "start", shuffle=False)
    name = fresh("Ada")
    assert ada.register(name, PASSPHRASE).account == name
    refused("already-account", ada.register, fresh("Ada"), PASSPHRASE)
    elsewhere = server.client()
    elsewhere.sign_in(name, PASSPHRASE)
    assert elsewhere.me().id == ada.me().id
    assert elsewhere.see(table).seat == 0 and elsewhere.see(table).moves
    assert [card["id"] for card in elsewhere.tables("mine")] == [table]


def test_a_wrong_passphrase_and_a_wrong_name_are_told_alike(server: Server) -> None:
    name = fresh("Ada")
    account(server, name)
    wrong = refused("wrong-passphrase", server.client().sign_in, name, "a loud evening in orbit")
    nobody = refused("wrong-passphrase", server.client().sign_in, fresh("Nobody"), PASSPHRASE)
    assert (wrong.status, str(wrong)) == (nobody.status, str(nobody)) == (401, str(nobody))
    refused("bad-passphrase", server.guest().register, fresh("Ben"), "short")


def test_a_name_that_looks_like_one_taken_is_taken(server: Server) -> None:
    name = fresh("Zoé")
    account(server, name)
    alike = [
        name,
        name.upper(),
        name.replace("é", "e\u0301"),
        name.replace("Z", "Ｚ"),
        name.replace(" ", "\u2003"),
    ]
    for other in alike:
        refused("name-taken", server.guest().register, other, PASSPHRASE)
    signed = server.client()
    assert signed.sign_in(name.upper(), PASSPHRASE).name == name


def test_a_guest_who_signed_out_comes_back_to_all_seats_by_the_link_they_kept(server: Server) -> None:
    ada, other = server.guest("Ada"), server.client()
    table, me = ada.open("wild-space", seats=2).id, ada.me().id
    secret = ada.request("POST", "/api/me/ways-back")["secret"]
    ada.request("DELETE", "/api/sessions")
    path = "/api/recoveries/claims"
    for wrong in ({"secret": "guessed"}, {"secret": secret, "passphrase": "eight or more"}):
        refused("link-expired", other.request, "POST", path, json=wrong)
    for client in (other, server.client()):  # a link somebody keeps is used more than once
        client._session(client.request("POST", path, json={"secret": secret}))
        assert client.me().id == me and [card["id"] for card in client.tables("mine")] == [table]
    other.register(fresh("Ada"), "eight or more")
    refused("link-expired", server.client().request, "POST", path, json={"secret": secret})
    refused("already-account", other.request, "POST", "/api/me/ways-back")


def test_who_one_is_may_be_asked_by_nobody(server: Server) -> None:
    assert server.client().request("GET", "/api/sessions") is None
    assert server.guest("Ada").request("GET", "/api/sessions")["name"] == "Ada"


def test_signing_out_ends_this_session_alone(server: Server) -> None:
    name = fresh("Ada")
    ada, other = account(server, name), server.client()
    other.sign_in(name, PASSPHRASE)
    ada.request("DELETE", "/api/sessions")
    refused("not-signed-in", ada.me)
    assert other.me().name == name


def test_signing_out_everywhere_ends_every_session_and_closes_every_socket(server: Server) -> None:
    name = fresh("Ada")
    ada, other = account(server, name), server.client()
    other.sign_in(name, PASSPHRASE)
    table = ada.open("wild-space", seats=2).id
    with other.socket() as socket:
        socket.watch(table)
        socket.until("update")
        everywhere = {"params": {"everywhere": True}}
        refused("passphrase-needed", ada.request, "DELETE", "/api/sessions", **everywhere)
        ada.request("DELETE", "/api/sessions", **everywhere, json={"passphrase": PASSPHRASE})
        refused("not-signed-in", other.me)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                socket.receive(timeout=60)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    refused("no-such-table", ada.see, table)


def test_name_address_and_language_can_be_changed(server: Server) -> None:
    name, new, taken = fresh("Ada"), fresh("Augusta"), fresh("Ben")
    ada = account(server, name)
    account(server, taken)
    address = {"email": "ada@example.org", "passphrase": PASSPHRASE}
    changed = ada.request("PATCH", "/api/me", json={"name": new, "language": "fr", **address})
    assert (changed["name"], changed["unconfirmed"], changed["language"]) == (new, "ada@example.org", "fr")
    renamed = {"name": taken.upper(), "passphrase": PASSPHRASE}
    refused("name-taken", ada.request, "PATCH", "/api/me", json=renamed)
    refused("bad-email", ada.request, "PATCH", "/api/me", json={"email": "nowhere"})
    refused("unknown-language", ada.request, "PATCH", "/api/me", json={"language": "tlh"})
    refused("wrong-passphrase", server.client().sign_in, name, PASSPHRASE)
    assert server.client().sign_in(new, PASSPHRASE).name == new
    assert ada.request("PATCH", "/api/me", json=address | {"email": None})["unconfirmed"] is None
    account(server, name)


def test_somebody_with_a_new_name_speaks_under_it_over_an_open_socket(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open("wild-space", seats=2).id
    with ada.socket() as socket:
        socket.watch(table)
        socket.until("update")
        ada.request("PATCH", "/api/me", json={"name": "Augusta"})
        socket.until("done", id=socket.do(table, "say", text="hello"))
        assert ada.see(table).lines[-1]["name"] == "Augusta"


def test_a_new_passphrase_ends_all_other_sessions(server: Server) -> None:
    name = fresh("Ada")
    ada, other = account(server, name), server.client()
    other.sign_in(name, PASSPHRASE)
    new = {"old": "wrong " + PASSPHRASE, "new": "a storm on the sun"}
    refused("wrong-passphrase", ada.request, "POST", "/api/me/passphrase", json=new)
    said = ada.request("POST", "/api/me/passphrase", json={**new, "old": PASSPHRASE})
    refused("not-signed-in", other.me)
    with Client(server.address, said["token"]) as again:
        assert again.me().name == name
    refused("wrong-passphrase", server.client().sign_in, name, PASSPHRASE)
    server.client().sign_in(name, "a storm on the sun")


def test_a_server_without_mail_says_so_to_whoever_lost_a_passphrase(server: Server) -> None:
    lost = {"email": "ada@example.org"}
    refused("no-mail", server.client().request, "POST", "/api/recoveries", json=lost)


def lost(server: Server, email: str) -> None:
    assert server.client().request("POST", "/api/recoveries", json={"email": email}) is None


def confirmed(server: Server, letters: Letters, name: str, email: str) -> Client:
    """An account whose address is known to be its own."""
    client = account(server, name, email)
    secret = letters.secret_to(email, "confirm")
    assert client.request("POST", "/api/confirmations", json={"secret": secret}) == {"email": email}
    return client


def test_a_lost_passphrase_is_replaced_by_a_link_that_works_once(
    post_office: Server, letters: Letters
) -> None:
    name, email = fresh("Ada"), f"ada-{token_hex(4)}@example.org"
    ada = confirmed(post_office, letters, name, email)
    ada.request("PATCH", "/api/me", json={"language": "fr"})
    lost(post_office, email.upper())
    secret = letters.secret_to(email, "recover")
    assert any("phrase de passe" in letter["Subject"] for letter in letters.to(email))
    claim = {"secret": secret, "passphrase": "short"}
    claims = "/api/recoveries/claims"
    refused("bad-passphrase", post_office.client().request, "POST", claims, json=claim)
    back = post_office.client().request("POST", claims, json=claim | {"passphrase": "a storm on the sun"})
    assert back["person"]["name"] == name
    refused("not-signed-in", ada.me)
    refused("link-expired", ada.request, "POST", claims, json=claim | {"passphrase": PASSPHRASE})
    post_office.client().sign_in(name, "a storm on the sun")


def test_a_recovery_claimed_twice_at_once_works_once(post_office: Server, letters: Letters) -> None:
    email = f"ada-{token_hex(4)}@example.org"
    confirmed(post_office, letters, fresh("Ada"), email)
    lost(post_office, email)
    secret, results = letters.secret_to(email, "recover"), list[str]()

    def claim(number: int) -> None:
        try:
            body = {"secret": secret, "passphrase": f"passphrase {number}"}
            post_office.client().request("POST", "/api/recoveries/claims", json=body)
            results.append("done")
        except ServerRefused as why:
            results.append(why.reason)

    claiming = [Thread(target=claim, args=(number,)) for number in range(4)]
    for one in claiming:
        one.start()
    for one in claiming:
        one.join()
    assert sorted(results) == ["done", "link-expired", "link-expired", "link-expired"]


def test_a_recovery_link_expires(post_office: Server, letters: Letters) -> None:
    email = f"ada-{token_hex(4)}@example.org"
    confirmed(post_office, letters, fresh("Ada"), email)
    lost(post_office, email)
    claim = {"secret": letters.secret_to(email, "recover"), "passphrase": PASSPHRASE}
    with sqlite3.connect(post_office.data / "perihelion.sqlite") as database:
        database.execute("UPDATE recoveries SET expires = expires - 3601")
    refused("link-expired", post_office.client().request, "POST", "/api/recoveries/claims", json=claim)


def test_nobody_learns_whether_an_address_is_known(post_office: Server, letters: Letters) -> None:
    lost(post_office, "stranger@example.org")
    email, unconfirmed = f"ada-{token_hex(4)}@example.org", f"ben-{token_hex(4)}@example.org"
    account(post_office, fresh("Ben"), unconfirmed)
    lost(post_office, unconfirmed)
    confirmed(post_office, letters, fresh("Ada"), email)
    lost(post_office, email)
    letters.secret_to(email, "recover")
    assert not letters.to("stranger@example.org")
    assert not any("/recover#" in letter.get_content() for letter in letters.to(unconfirmed))


def test_what_is_stored_of_secrets_is_their_hash(post_office: Server, letters: Letters) -> None:
    email = f"ada-{token_hex(4)}@example.org"
    ada = confirmed(post_office, letters, fresh("Ada"), email)
    table = ada.open("wild-space", seats=2).id
    words = [
        ada.token,
        ada.link(table, "join"),
        ada.link(table, "seat", 1),
        ada.link(table, "watch"),
        PASSPHRASE,
    ]
    lost(post_office, email)
    words += [letters.secret_to(email, "recover"), letters.secret_to(email, "confirm")]
    text, file = stored(post_office), (post_office.data / "perihelion.sqlite").read_bytes()
    file += Path(f"{post_office.data}/perihelion.sqlite-wal").read_bytes()
    for word in words:
        assert word is not None and word not in text and word.encode() not in file
    assert "$argon2id$" in text and email in text


def test_everybody_can_take_their_own_data_along(server: Server) -> None:
    name = fresh("Ada")
    ada, ben, table = two_people(server)
    ada.register(name, PASSPHRASE, "ada@example.org")
    ada.do(table, "start", shuffle=False)
    ada.do(table, "say", text="good luck")
    ben.do(table, "say", text="to you too")
    ada.play(table, ada.see(table).moves[0])
    ada.play(table, "draw deck")
    order = {"choose": ["skip"], "prompt": "ws-nothing"}
    ada.request("POST", f"/api/tables/{table}/orders", json=order)
    mine = ada.request("GET", "/api/me/export")
    assert mine["person"]["name"] == name and mine["person"]["unconfirmed"] == "ada@example.org"
    assert [card["id"] for card in mine["tables"]] == [table]
    assert "ws-nothing" in json.dumps(mine["orders"])
    said = [line["text"] for line in mine["log"] if line["kind"] == "said"]
    moves = [line["move"] for line in mine["log"] if line["kind"] == "acted"]
    assert said == ["good luck"] and moves[1:] == ["draw deck"]


def test_sessions_links_and_packs_are_ones_own_data_and_their_secrets_are_not(tmp_path: Path) -> None:
    async def told() -> None:
        async with House(Settings(data=tmp_path, workers=1)).open() as house:
            ada = await house.people.arrive("Ada")
            token = await house.people.session(ada.id)
            table = (await house.lobby.open(ada, Setup(game="wild-space", seats=2))).table.id
            link = await house.links.make(table, ada.id, "watch")
            await house.packs.bring(ada.id, {path.name: path.read_text() for path in PACK.glob("*.toml")})
            mine = json.loads(json.dumps(await house.export_of(ada)))
            assert [link["kind"] for link in mine["links"]] == ["watch"]
            assert len(mine["sessions"]) == 1 and [pack["name"] for pack in mine["packs"]] == [PACK.name]
            for word in (token, hashed(token), link.secret, hashed(link.secret)):
                assert word not in json.dumps(mine)

    asyncio.run(told())


def test_nobody_learns_a_running_games_secrets_from_their_own_data(server: Server) -> None:
    ada, ben, table = two_people(server)
    ada.do(table, "start", shuffle=False)
    for client in (ada, ben):
        for _ in range(4):
            client.play(table, client.see(table).moves[0])
    for client in (ada, ben):
        text = json.dumps(client.request("GET", "/api/me/export"))
        other = (ben if client is ada else ada).see(table)
        assert other.view is not None and other.seat is not None
        assert client.see(table).view is not None
        hidden = set(other.view["table"]["players"][other.seat]["hand"])
        hidden -= set(client.see(table).view["table"]["players"][other.seat]["hand"])  # type: ignore[index]
        assert hidden and not any(card in text for card in hidden)
        assert "seed" not in text and "chance" not in text


def answers_about(client: Client, table: str) -> str:
    """Everything the server says of a table, as text."""
    found: list[object] = [client.request("GET", f"/api/tables/{table}", params={"since": 0})]
    found += [
        client.request("GET", "/api/tables", params={"which": which}) for which in ("mine", "open", "watch")
    ]
    found += [client.request("GET", f"/api/tables/{table}/moments/{number}") for number in (2, 5, 6)]
    found += [client.request("GET", f"/api/tables/{table}/record"), client.request("GET", "/api/me/export")]
    return json.dumps(found)


def forgotten(server: Server) -> tuple[Client, str, str]:
    """A running game, long enough for checkpoints, one of whose players had herself forgotten."""
    name = fresh("Ada")
    ada, ben, table = two_people(server, public=True)
    ada.register(name, PASSPHRASE, "ada.to.be@example.org")
    ada.do(table, "stand")
    ada.do(table, "sit")
    ada.do(table, "say", text="my telephone number is 12345")
    ada.do(table, "start", shuffle=False)
    for _ in range(4):
        for client in (ada, ben):
            while client.see(table).asked:
                client.play(table, client.see(table).moves[0])
    assert name in answers_about(ben, table)
    with ben.socket() as socket:
        socket.watch(table)
        assert name in json.dumps(socket.until("update"))
        ada.request("DELETE", "/api/me", json={"passphrase": PASSPHRASE})
        refused("not-signed-in", ada.me)
        update = socket.until("update")
        while all(line["kind"] == "acted" for line in update["lines"]):
            update = socket.until("update")
        assert name not in json.dumps(update) and "?" not in update["state"]["table"]["places"][0]["name"]
        socket.watch(table, 0)
        assert name not in json.dumps(socket.until("update", since=0))
    refused("wrong-passphrase", server.client().sign_in, name, PASSPHRASE)
    return ben, table, name


def test_a_player_who_is_forgotten_vanishes_from_every_answer_and_a_bot_plays_on(server: Server) -> None:
    ben, table, name = forgotten(server)
    text = answers_about(ben, table)
    assert name not in text and "12345" not in text and "to.be" not in text
    assert ben.see(table).table["places"][0] == {
        **ben.see(table).table["places"][0],
        "person": None,
        "name": "",
        "bot": "rookie",
    }
    assert until(lambda: ben.see(table).asked, 30)
    ben.play(table, ben.see(table).moves[0])


def test_the_table_of_an_owner_who_is_forgotten_gets_another_owner(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("wild-space", seats=2, public=True).id
    ben.do(table, "sit")
    ada.request("DELETE", "/api/me")
    assert ben.see(table).table["owner"] == ben.me().id
    ben.do(table, "close")


def test_a_player_who_is_forgotten_vanishes_from_the_database(post_office: Server) -> None:
    ben, table, name = forgotten(post_office)
    ben.do(table, "say", text="still here")
    text = stored(post_office)
    assert table in text and "still here" in text
    for word in (name, "12345", "ada.to.be@example.org"):
        assert word not in text


def test_a_finished_game_keeps_its_result_without_the_name_of_who_was_forgotten(server: Server) -> None:
    name = fresh("Ada")
    ada, ben, table = two_people(server, public=True)
    ada.request("PATCH", "/api/me", json={"name": name})
    ada.do(table, "stand")
    ada.do(table, "sit")
    ada.do(table, "start", shuffle=False)
    ada.do(table, "close")
    ada.request("DELETE", "/api/me")
    update = ben.see(table)
    assert [place["name"] for place in update.table["places"]] == ["?", "Ben"]
    assert name not in answers_about(ben, table)
