"""Replays and records: stepping through tables, taking records along, going on from them; content packs."""

import json
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
import pytest
from server.receivers import until
from server.serving import Server
from server.test_play import hand, playing, turn
from server.test_tables import refused

import perihelion
from perihelion.client import Client, Update

EXAMPLE = Path(__file__).parents[2] / "packs" / "robots-at-work"


def moment(client: Client, table: str, sequence: int, **said: Any) -> dict[str, Any]:
    found: dict[str, Any] = client.request("GET", f"/api/tables/{table}/moments/{sequence}", params=said)
    return found


def record_of(client: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = client.request("GET", f"/api/tables/{table}/record")
    return found


def finished(
    server: Server, **setup: Any
) -> tuple[Client, Client, str, dict[int, tuple[Update, Update, Update]]]:
    """A public game of Ada and Ben that is over, and what both and a spectator saw after some lines."""
    ada, ben, table = playing(server, public=True, **setup)
    cid, seen = server.guest("Cid"), {}
    while (update := ada.see(table)).status == "playing":
        if update.sequence % 9 == 0:
            seen[update.sequence] = (update, ben.see(table), cid.see(table))
        client, moves = (ada, update.moves) if update.moves else (ben, ben.see(table).moves)
        client.play(table, moves[0])
    return ada, ben, table, seen


def test_a_finished_game_is_its_record_and_every_moment_of_it_what_was_seen_then(server: Server) -> None:
    ada, ben, table, seen = finished(server)
    text = json.dumps(record_of(ada, table))
    game = perihelion.load(text)
    assert game.over and game.result is not None
    assert list(game.result.winners) == ada.see(table).table["result"]["winners"]
    for seat, client in ((0, ada), (1, ben), (None, server.guest("Dan"))):
        assert client.see(table).view == json.loads(json.dumps(game.view(seat)))
    record = json.loads(text)
    for sequence, updates in seen.items():
        done = [line for line in updates[2].lines if line["kind"] == "acted"]
        part = {**record, "decisions": record["decisions"][: len(done)], "result": None}
        then = perihelion.load(json.dumps({name: value for name, value in part.items() if value is not None}))
        for seat, update in zip((0, 1, None), updates, strict=True):
            assert update.view == json.loads(json.dumps(then.view(seat)))
            client = (ada, ben)[seat] if seat is not None else server.guest("Dan")
            shown = moment(client, table, sequence)
            assert (shown["view"], shown["asked"], shown["line"]) == (
                update.view,
                update.asked,
                update.lines[-1],
            )
            if seat is not None:
                assert moment(server.client(), table, sequence, seat=seat)["view"] == update.view


def test_a_running_game_is_stepped_through_from_ones_own_seat_alone(server: Server) -> None:
    ada, ben, table = playing(server, public=True)
    before = [client.see(table) for client in (ada, ben, server.guest("Cid"))]
    turn(ada, table)
    last = ada.see(table).sequence
    for client, then in zip((ada, ben, server.guest("Dan")), before, strict=True):
        shown = moment(client, table, then.sequence)
        assert (shown["view"], shown["asked"], shown["seat"]) == (then.view, then.asked, then.seat)
        assert (shown["sequence"], shown["last"]) == (then.sequence, last)
    assert moment(ada, table, 1)["view"] is None
    assert moment(ada, table, last, seat=0)["view"] == ada.see(table).view
    refused("not-your-seat", moment, ada, table, last, seat=1)
    refused("not-your-seat", moment, server.client(), table, last, seat=0)
    refused("no-such-moment", moment, ada, table, last + 1)
    private = playing(server)[2]
    refused("no-such-table", moment, ada, private, 4)
    refused("no-such-table", record_of, ada, private)


def by_link(client: Client, table: str, part: str, link: str, **said: Any) -> Any:
    headers = {"perihelion-link": link}
    return client.request("GET", f"/api/tables/{table}/{part}", params=said, headers=headers)


def test_whoever_has_the_link_sees_the_replay_of_a_private_game_but_not_what_was_said(server: Server) -> None:
    ada, ben, table = playing(server)
    said = ada.do(table, "say", text="a word among friends")
    while (update := ada.see(table)).status == "playing":
        client, moves = (ada, update.moves) if update.moves else (ben, ben.see(table).moves)
        client.play(table, moves[0])
    link, stranger, signed_in = ada.link(table, "replay"), server.client(), server.guest("Cid")
    for outsider in (stranger, signed_in):
        for part in ("replay", "facts", "record", f"moments/{said}"):
            refused("no-such-table", by_link, outsider, table, part, "guessed")
        refused("no-such-table", outsider.see, table)
        for seat, player in enumerate((ada, ben)):
            shown = by_link(outsider, table, "replay", link, seat=seat)
            kept = [line for line in player.see(table).lines if line["kind"] in ("started", "acted")]
            assert shown["lines"] == kept
            assert by_link(outsider, table, f"moments/{said - 1}", link, seat=seat)["view"]
        silent = by_link(outsider, table, f"moments/{said}", link)
        assert silent["line"].keys() == {"sequence", "at", "kind"}
        assert "among friends" not in json.dumps(shown) and by_link(outsider, table, "facts", link)
        assert by_link(outsider, table, "record", link)["format"] == "perihelion record"
    assert "among friends" in json.dumps(by_link(ben, table, "replay", link, seat=0)), (
        "of the table as before"
    )
    refused("link-expired", signed_in.follow, link)
    refused("no-such-table", by_link, stranger, playing(server)[2], "replay", link)
    ada.request("DELETE", f"/api/tables/{table}/links")
    refused("no-such-table", by_link, stranger, table, "replay", link)


def test_a_link_to_a_moment_of_a_running_private_game_shows_what_spectators_see(server: Server) -> None:
    ada, ben, table = playing(server)
    said = ada.do(table, "say", text="a word among friends")
    refused("no-such-table", server.guest("Cid").link, table, "replay")
    link, stranger = ben.link(table, "replay"), server.client()
    shown = by_link(stranger, table, "replay", link)
    assert shown["state"]["seat"] is None and "among friends" not in json.dumps(shown)
    watcher = server.guest("Dee")
    watcher.follow(ada.link(table, "watch"))
    assert by_link(stranger, table, f"moments/{said}", link)["view"] == watcher.see(table).view
    for part in ("replay", f"moments/{said}"):
        refused("not-your-seat", by_link, stranger, table, part, link, seat=0)
    refused("no-such-table", stranger.see, table)
    account = by_link(stranger, table, "record", link)
    assert account["format"] != "perihelion record" and "among friends" not in json.dumps(account)


def test_the_log_of_a_replay_is_read_from_the_seat_one_looks_from(server: Server) -> None:
    ada, ben, table, _ = finished(server)
    for seat, player in enumerate((ada, ben)):
        shown = by_link(server.client(), table, "replay", "", seat=seat)
        assert shown["lines"] == player.see(table).lines and shown["state"]["seat"] == seat
    running = playing(server, public=True)[2]
    refused("not-your-seat", by_link, server.client(), running, "replay", "", seat=0)


def test_what_is_taken_along_of_a_running_game_holds_no_secret(server: Server) -> None:
    ada, ben, table = playing(server, public=True)
    turn(ada, table)
    turn(ben, table)
    cid = server.guest("Cid")
    for client in (ada, ben, cid):
        account = record_of(client, table)
        assert account["format"] == "perihelion account" and account["view"] == client.see(table).view
        told = [event for line in client.see(table).lines for event in line.get("events", ())]
        assert account["events"] == told, "all of it, also where the server has put the table away meanwhile"
        for seat, owner in enumerate((ada, ben)):
            if owner is not client:
                secret = set(hand(owner.see(table), seat)) - set(hand(client.see(table), seat))
                assert secret and not any(str(card) in json.dumps(account) for card in secret)
    refused("not-started", record_of, ada, ada.open("wild-space", seats=2).id)
    refused("not-over", ada.request, "POST", f"/api/tables/{table}/branches", json={"sequence": 6})


def bring(client: Client, record: str, **said: Any) -> Update:
    return client_update(client.request("POST", "/api/tables/records", json={"record": record, **said}))


def client_update(said: dict[str, Any]) -> Update:
    return msgspec.convert(said, Update)


def play_out(game: perihelion.Game, decisions: int = 10_000) -> None:
    while decisions and not game.over:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.moves[0])
        decisions -= 1


def test_a_record_opens_a_table_that_goes_on_where_it_ends(server: Server) -> None:
    game = perihelion.new("wild-space", seats=2, seed=7)
    play_out(game, 10)
    seat = next(iter(game.pending))
    ada = server.guest()
    table = bring(ada, game.save(), title="Again", seat=seat).id
    ada.do(table, "start")
    update = ada.see(table)
    assert update.seat == seat and update.table["title"] == "Again"
    assert update.view == json.loads(json.dumps(game.view(seat)))
    assert update.moves == [move.text for move in game.pending[seat].moves]
    assert [event["seq"] for event in update.events] == list(range(1, len(update.events) + 1))
    ada.play(table, update.moves[0])
    game.play(seat, update.moves[0])
    assert ada.see(table).view == json.loads(json.dumps(game.view(seat))), "with the same chance"


def test_a_record_of_a_finished_game_opens_as_a_finished_table(server: Server) -> None:
    game = perihelion.new("wild-space", seats=2, seed=7)
    play_out(game)
    ada = server.guest()
    table = bring(ada, game.save()).id
    assert ada.see(table).status == "over" and game.result is not None
    assert ada.see(table).table["result"]["scores"] == list(game.result.scores)
    decisions = json.loads(game.save())["decisions"]
    assert decisions == record_of(ada, table)["decisions"]
    acts = [line["sequence"] for line in ada.see(table).lines if line["kind"] == "acted"]
    assert len(acts) == len(decisions), "every decision is a line, and can be looked at"
    again = perihelion.new("wild-space", seats=2, seed=7)
    play_out(again, 20)
    for seat in (0, 1):
        then = moment(ada, table, acts[19], seat=seat)
        assert then["view"] == json.loads(json.dumps(again.view(seat)))


@pytest.mark.parametrize(
    ("damage", "reason", "line"),
    [
        (lambda text: text[:-40], "damaged-record", None),
        (lambda text: text.replace("perihelion record", "chess record"), "not-a-record", 2),
        (lambda text: text.replace('"version": 1', '"version": 9'), "other-version", 3),
        (lambda text: text.replace('"game": "wild-space"', '"game": "chess"'), "unknown-game", 4),
        (lambda text: text.replace("land PL-H1.left", "land PL-H9.left", 1), "unknown-move", 12),
        (lambda text: "[]", "damaged-record", 1),
        (lambda text: "", "damaged-record", 1),
    ],
)
def test_a_damaged_or_foreign_record_is_refused_with_its_line(
    server: Server, damage: Any, reason: str, line: int | None
) -> None:
    game = perihelion.new("wild-space", seats=2, seed=7)
    for move in ("land PL-H1.left", "draw left"):
        game.play(0, move)
    ada = server.guest()
    why = refused(reason, bring, ada, damage(game.save()))
    assert why.status in (404, 422) and why.line is not None
    assert line is None or why.line == line
    assert ada.tables("mine") == []


def test_a_record_with_a_seat_or_a_bot_that_cannot_be_is_refused(server: Server) -> None:
    ada, record = server.guest(), perihelion.new("wild-space", seats=2, seed=7).save()
    refused("no-such-seat", bring, ada, record, seat=2)
    refused("no-such-bot", bring, ada, record, bot="deep-thought")
    refused("bot-too-slow", bring, ada, record, bot="captain:100000")


def test_a_new_table_branches_from_the_middle_of_a_finished_game(server: Server) -> None:
    ada, ben, table, seen = finished(server)
    sequence, then = next((sequence, then) for sequence, then in seen.items() if then[1].moves)
    path = f"/api/tables/{table}/branches"
    again = client_update(ben.request("POST", path, json={"sequence": sequence, "seat": 1})).id
    ben.do(again, "start")
    update = ben.see(again)
    assert update.seat == 1 and update.view == then[1].view and update.asked == then[1].asked
    assert [place["bot"] for place in update.table["places"]] == ["rookie", None]
    turn(ben, again)
    until(lambda: ben.see(again).moves, 30)
    assert ada.see(table).status == "over"
    refused("no-such-moment", ben.request, "POST", path, json={"sequence": 9999})
    refused("not-started", ben.request, "POST", path, json={"sequence": 2})
    refused("game-over", ben.request, "POST", path, json={"sequence": ben.see(table).sequence})


def files(name: str, **more: str) -> dict[str, str]:
    head = f'name = "{name}"\ngame = "wild-space"\ntitle = "Mine"\n'
    return {"pack.toml": head, "cards.toml": (EXAMPLE / "cards.toml").read_text(), **more}


def test_a_pack_is_brought_and_refused_with_file_and_line(server: Server) -> None:
    ada = server.guest()
    shown = ada.request("POST", "/api/packs", json={"files": files("robots-again")})
    assert shown["digest"] in [pack["digest"] for pack in ada.request("GET", "/api/packs")]
    wrong = '[[robot]]\nid = "RO-13"\njob = "baker"\ncredits = 4\nconfidence = "source"\n'
    why = refused(
        "bad-content", ada.request, "POST", "/api/packs", json={"files": files("x", **{"cards.toml": wrong})}
    )
    assert why.about["file"] == "cards.toml" and why.line == 3
    refused("not-a-pack", ada.request, "POST", "/api/packs", json={"files": {"cards.toml": wrong}})
    refused(
        "empty-pack",
        ada.request,
        "POST",
        "/api/packs",
        json={"files": {"pack.toml": files("x")["pack.toml"]}},
    )
    refused("not-signed-in", server.client().request, "POST", "/api/packs", json={"files": files("x")})


def test_a_pack_brought_under_many_names_is_kept_once_and_what_is_kept_is_counted(server: Server) -> None:
    """Its letters are counted, too: three large ones are all that is kept for one person."""
    ada = server.guest()
    robot, large = 1 + int(token_hex(4), 16), "\n#" + "x" * 290_000

    def bring_pack(name: str, credits: int, comment: str = "") -> dict[str, Any]:
        cards = OWN["cards.toml"].replace("credits = 4", f"credits = {credits}") + comment
        found: dict[str, Any] = ada.request(
            "POST", "/api/packs", json={"files": files(name, **{"cards.toml": cards})}
        )
        return found

    brought = [bring_pack(f"name-{number}", robot) for number in range(25)]
    assert {pack["name"] for pack in brought} == {"name-0"}
    assert len({pack["digest"] for pack in brought}) == 1
    for number in range(1, 4):
        bring_pack(f"large-{number}", robot + number, large)
    refused("too-long", bring_pack, "large-4", robot + 4, large)


def test_a_table_played_with_a_pack_opens_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, limits="0")
    (tmp_path / "packs").mkdir(parents=True)
    (tmp_path / "packs" / "robots-at-work").symlink_to(EXAMPLE)
    server.start()
    pack = perihelion.read_pack(EXAMPLE)
    game = perihelion.new("wild-space", seats=2, seed=7, packs=[pack])
    play_out(game)
    ada, _, running = playing(server, packs=[pack.digest])
    table = bring(ada, game.save()).id
    text = json.dumps(record_of(ada, table))
    assert perihelion.load(text, packs=[pack]).over
    brought = ada.request("POST", "/api/packs", json={"files": files(f"own-{token_hex(2)}", **OWN)})["digest"]
    own = ada.open("wild-space", seats=1, packs=[brought, pack.digest]).id
    ada.do(own, "start")
    before = [ada.see(one) for one in (table, running, own)]
    assert [len(update.table["packs"]) for update in before] == [1, 1, 2]
    assert before[1].table["packs"] == {"robots-at-work": pack.digest}
    server.kill()
    (tmp_path / "packs" / "robots-at-work").unlink()
    server.start()
    assert [ada.see(one) for one in (table, running, own)] == before
    ada.play(own, ada.see(own).moves[0])
    again = bring(ada, text).id
    assert ada.see(again).status == "over" and ada.see(again).table["packs"] == {
        "robots-at-work": pack.digest
    }
    refused("no-such-pack", ada.open, "wild-space", 2, packs=["0" * 32])
    server.close_clients()
    assert server.stop() == 0 and "Traceback" not in server.told(), server.told()


OWN = {
    "cards.toml": '[[robot]]\nid = "RO-14"\njob = "pilot"\ncredits = 4\nconfidence = "source"\n'
    'sourced = ["job", "credits"]\n'
}
