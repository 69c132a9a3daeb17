"""Play: over HTTP and sockets, once each, seen alike by everybody who may; undo, clocks, chat, restarts."""

import json
from collections.abc import Iterator
from threading import Thread
from typing import Any

import msgspec
import pytest
from server.receivers import until
from server.serving import Server, play_on, served
from server.test_tables import refused, two_people

from perihelion.client import Client, ServerRefused, Socket, Update
from perihelion.server.commands import Actor, Play
from perihelion.server.entries import (
    Acted,
    AnyEntry,
    HandedBack,
    Line,
    Opened,
    Sat,
    Started,
    TakenOver,
    Tempo,
)
from perihelion.server.live_table import LiveTable
from perihelion.server.play import play
from perihelion.server.tables import GRACE_SECONDS, Table

LIVE = {"kind": "live", "reserve": 10, "increment": 2}


def playing(server: Server, **setup: Any) -> tuple[Client, Client, str]:
    """Ada at seat 0 and Ben at seat 1; Ada is asked."""
    ada, ben, table = two_people(server, **setup)
    ada.do(table, "start", shuffle=False)
    return ada, ben, table


def turn(client: Client, table: str) -> None:
    """Plays first moves until somebody else is asked."""
    while moves := client.see(table).moves:
        client.play(table, moves[0])


def kinds(update: Update) -> list[str]:
    return [line["kind"] for line in update.lines]


def lines_to(socket: Socket, sequence: int, since: int = 0) -> list[dict[str, Any]]:
    """Every line a socket is sent up to this one; no update leaves a gap."""
    lines: list[dict[str, Any]] = []
    while since < sequence:
        update = socket.until("update")
        assert update["since"] == since
        lines += update["lines"]
        since = update["sequence"]
    return lines


def test_a_move_over_http_is_seen_over_a_socket_and_the_other_way_round(server: Server) -> None:
    ada, ben, table = playing(server)
    with ben.socket() as socket:
        socket.watch(table, ada.see(table).sequence)
        socket.until("update")
        done = ada.play(table, "land PL-H1.left")
        update = socket.until("update", sequence=done)
        assert [event["kind"] for event in update["lines"][0]["events"]] and update["lines"][0][
            "by"
        ] == "person"
    with ada.socket() as socket:
        answer = socket.until("done", "refused", id=socket.do(table, "play", moves=["draw left"]))
        assert answer["type"] == "done" and answer["sequence"] == ben.see(table).sequence


def test_a_command_sent_twice_acts_once_and_is_answered_alike(server: Server) -> None:
    ada, _, table = playing(server)
    moves = ["land PL-H1.left", "draw left"]
    first = ada.do(table, "play", id="mine", moves=moves)
    assert ada.do(table, "play", id="mine", moves=moves) == first
    assert ada.do(table, "play", id="mine", moves=moves, after=1) == first
    with ada.socket() as socket:
        for _ in range(2):
            socket.do(table, "play", id="mine", moves=moves)
            assert socket.until("done", "refused", id="mine")["sequence"] == first
        socket.do(table, "say", id="said", text="hello")
        said = socket.until("done", id="said")["sequence"]
    assert ada.do(table, "say", id="said", text="hello") == said
    assert kinds(ada.see(table)).count("acted") == 2 and kinds(ada.see(table)).count("said") == 1


def test_the_same_id_of_another_person_is_another_command(server: Server) -> None:
    ada, ben, table = playing(server)
    first = ada.do(table, "say", id="1", text="hello")
    assert ben.do(table, "say", id="1", text="hello yourself") > first


def test_a_command_sent_many_times_at_once_acts_once(server: Server) -> None:
    ada, _, table = playing(server)
    answers: list[int] = []

    def send(what: str, **said: Any) -> None:
        with Client(ada.address, ada.token) as again:
            answers.append(again.do(table, what, id=f"{what} once", **said))

    for what, said in (("say", {"text": "hello"}), ("play", {"moves": ["land PL-H1.left", "draw left"]})):
        answers.clear()
        sending = [Thread(target=send, args=(what,), kwargs=said) for _ in range(6)]
        for one in sending:
            one.start()
        for one in sending:
            one.join()
        assert len(answers) == 6 and len(set(answers)) == 1
    assert kinds(ada.see(table)).count("said") == 1 and kinds(ada.see(table)).count("acted") == 2


def test_a_move_thought_of_before_the_game_went_on_is_refused(server: Server) -> None:
    ada, ben, table = playing(server)
    seen = ada.see(table).sequence
    ben.do(table, "say", text="take your time")
    ada.do(table, "play", moves=["land PL-H1.left"], after=seen)
    refused("game-went-on", ada.do, table, "play", moves=["draw left"], after=seen)
    ada.do(table, "play", moves=["draw left"], after=ada.see(table).sequence)


def test_several_moves_at_once_are_done_all_or_none(server: Server) -> None:
    ada, _, table = playing(server)
    before = ada.see(table)
    with pytest.raises(ServerRefused):
        ada.play(table, "land PL-H1.left", "draw left", "land PL-H1.left")
    assert ada.see(table) == before
    ada.play(table, "land PL-H1.left", "draw left", "draw left", "end")
    assert kinds(ada.see(table, before.sequence)) == ["acted"] * 4
    assert not ada.see(table).moves


def test_a_refused_move_says_why_by_which_clause_in_the_players_language(server: Server) -> None:
    ada, _, table = playing(server)
    said = []
    for language in ("en", "fr"):
        ada.request("PATCH", "/api/me", json={"language": language})
        why = refused("ws-must-use-shuttle", ada.play, table, "pass")
        assert why.status == 422 and why.rule == "WS-5.8"
        with ada.socket() as socket:
            answer = socket.until("refused", id=socket.do(table, "play", moves=["pass"]))
            assert f"{answer['reason']}: {answer['message']}" == str(why) and answer["rule"] == why.rule
        said.append(str(why))
    assert said[0] != said[1]


def test_who_is_not_asked_or_not_seated_cannot_play(server: Server) -> None:
    _, ben, table = playing(server, public=True)
    refused("not-your-turn", ben.play, table, "land PL-H1.left")
    refused("not-seated", server.guest("Cid").play, table, "land PL-H1.left")
    refused("not-signed-in", server.client().play, table, "land PL-H1.left")


def test_whoever_comes_back_gets_exactly_what_was_missed(server: Server) -> None:
    ada, ben, table = playing(server, public=True)
    watchers = [ada, ben, server.guest("Cid")]
    stayed = [client.socket() for client in watchers]
    left = [client.socket() for client in watchers]
    for socket in (*stayed, *left):
        socket.watch(table)
    turn(ada, table)
    middle = ben.do(table, "say", text="my turn")
    halves = [lines_to(socket, middle) for socket in left]
    seen = [half[-1]["sequence"] for half in halves]
    for socket in left:
        socket.__exit__(None, None, None)
    turn(ben, table)
    turn(ada, table)
    end = ada.do(table, "undo")
    wholes = [lines_to(socket, end) for socket in stayed]
    for client, since, half, whole in zip(watchers, seen, halves, wholes, strict=True):
        with client.socket() as socket:
            socket.watch(table, since)
            assert half + lines_to(socket, end, since) == whole
        assert client.see(table, since).lines == whole[since:]
        assert client.see(table).lines == whole
    assert wholes[0] != wholes[1] != wholes[2]
    for socket in stayed:
        socket.__exit__(None, None, None)


def test_who_asks_for_what_is_still_to_come_gets_what_comes(server: Server) -> None:
    ada, _, table = playing(server)
    with ada.socket() as socket:
        socket.watch(table, 1000)
        assert socket.until("update")["lines"] == []
        done = ada.play(table, "land PL-H1.left")
        assert [line["sequence"] for line in socket.until("update")["lines"]] == [done]


def test_all_tabs_of_one_person_see_the_same_and_any_may_play(server: Server) -> None:
    ada, _, table = playing(server)
    with ada.socket() as one, ada.socket() as two:
        for tab in (one, two):
            tab.watch(table)
            tab.until("update")
        one.until("done", id=one.do(table, "play", moves=["land PL-H1.left"]))
        done = two.until("done", id=two.do(table, "play", moves=["draw left"]))["sequence"]
        ada.do(table, "say", text="and by http")
        ends = [tab.until("update", sequence=done + 1)["state"] for tab in (one, two)]
    for end in ends:
        assert end["view"] == ada.see(table).view and end["asked"] == ada.see(table).asked


def hand(update: Update, seat: int) -> list[str | None]:
    assert update.view is not None
    found: list[str | None] = update.view["table"]["players"][seat]["hand"]
    return found


def test_a_spectator_sees_what_everybody_may_see_and_nothing_else(server: Server) -> None:
    ada, ben, table = playing(server, public=True)
    turn(ada, table)
    turn(ben, table)
    cid, nobody = server.guest("Cid"), server.client()
    seen = cid.see(table)
    assert seen.seat is None and seen.asked is None and seen.view is not None and seen.view["seat"] is None
    assert nobody.see(table).view == seen.view and nobody.see(table).lines == seen.lines
    for seat, client in enumerate((ada, ben)):
        secret = set(hand(client.see(table), seat)) - set(hand(seen, seat))
        other = (ben, ada)[seat]
        assert secret
        for text in (cid, nobody, other):
            wire = json.dumps(text.request("GET", f"/api/tables/{table}"))
            assert not any(str(card) in wire for card in secret)
    with cid.socket() as socket:
        socket.watch(table)
        update = socket.until("update")
        assert (update["lines"], update["state"]["view"]) == (seen.lines, seen.view)


def test_a_move_that_told_nothing_is_taken_back_freely(server: Server) -> None:
    ada, ben, table = playing(server)
    before = ada.see(table)
    ada.play(table, "land PL-H1.left")
    ada.do(table, "undo")
    after = ada.see(table)
    assert (after.view, after.asked) == (before.view, before.asked)
    assert after.lines[-1]["kind"] == "undone" and after.lines[-1]["consent"] is None
    assert after.table["undo"] is None
    refused("nothing-to-undo", ben.do, table, "undo")


def test_a_move_others_know_of_is_taken_back_with_their_consent(server: Server) -> None:
    ada, ben, table = playing(server)
    ada.play(table, "land PL-H1.left")
    before = ada.see(table)
    ada.play(table, "draw deck")
    ada.do(table, "undo")
    assert ben.see(table).table["undo"] == {"seat": 0, "agreed": []}
    refused("undo-already-asked", ada.do, table, "undo")
    refused("no-undo-asked", ada.do, table, "answer-undo", accept=True)
    ben.do(table, "answer-undo", accept=False)
    assert ada.see(table).table["undo"] is None
    refused("no-undo-asked", ben.do, table, "answer-undo", accept=True)
    ada.do(table, "undo")
    ben.do(table, "answer-undo", accept=True)
    after = ada.see(table)
    assert after.view is not None and before.view is not None
    assert after.view["table"] == before.view["table"] and after.asked == before.asked
    assert [line["kind"] for line in after.lines[-2:]] == ["undo-answered", "undone"]
    assert after.lines[-1]["events"][0]["kind"] == "undone"


def test_a_move_made_meanwhile_ends_the_request(server: Server) -> None:
    ada, ben, table = playing(server)
    ada.play(table, "land PL-H1.left", "draw deck")
    ada.do(table, "undo")
    ada.play(table, "draw deck")
    assert ada.see(table).table["undo"] is None
    refused("no-undo-asked", ben.do, table, "answer-undo", accept=True)


def against_a_bot(ada: Client, **setup: Any) -> str:
    """A card has been drawn at a table with a bot."""
    table = ada.open("wild-space", seats=2, bots={"1": "rookie"}, **setup).id
    ada.do(table, "start", shuffle=False)
    ada.play(table, "land PL-H1.left", "draw deck")
    return table


def test_bots_do_not_let_a_drawn_card_be_taken_back(server: Server) -> None:
    ada = server.guest()
    table = against_a_bot(ada)
    assert ada.see(table).state["undo"] is None
    refused("undo-bots-mind", ada.do, table, "undo")
    assert not ada.see(table).table["practice"]


def test_people_cannot_allow_what_a_bot_at_their_table_minds(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    table = ada.open("wild-space", seats=3, bots={"2": "rookie"}, public=True).id
    ben.do(table, "sit")
    ada.do(table, "start", shuffle=False)
    ada.play(table, "land PL-H1.left")
    ada.do(table, "undo")
    ada.play(table, "land PL-H1.left", "draw deck")
    refused("undo-bots-mind", ada.do, table, "undo")


def test_at_a_practice_table_everything_is_taken_back(server: Server) -> None:
    ada = server.guest()
    table = against_a_bot(ada, practice=True)
    assert ada.see(table).table["practice"]
    seen = ada.see(table)
    ada.do(table, "undo")
    after = ada.see(table, seen.sequence)
    assert kinds(after) == ["undone"] and after.lines[0]["consent"] == [1]
    assert after.asked is not None and after.asked["prompt"] == "ws-draw"


def test_a_practice_table_is_for_one_person(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    refused("practice-is-alone", ada.open, "wild-space", seats=2, practice=True, companions={"1": "Cid"})
    table = ada.open("wild-space", seats=2, practice=True, public=True).id
    refused("practice-is-alone", ben.do, table, "sit")
    refused("practice-is-alone", ada.do, table, "seat-companion", seat=1, name="Cid")


def test_the_clock_of_a_table_that_is_paused_stands_still(server: Server) -> None:
    ada, ben, table = playing(server, tempo={"kind": "live", "reserve": 600})
    ben.do(table, "pause")
    assert ada.see(table).status == "paused"
    refused("paused", ada.play, table, "land PL-H1.left")
    refused("not-playing", ada.do, table, "pause")
    stood = ada.see(table).state["clocks"]
    assert until(lambda: ada.see(table, ada.see(table).sequence, wait=0.3).state["clocks"]) == stood
    ada.do(table, "resume")
    refused("not-paused", ada.do, table, "resume")
    ada.see(table, ada.see(table).sequence, wait=0.3)
    ran = ada.see(table).state["clocks"]
    assert ran[0] < stood[0] - 0.2 and ran[1] == stood[1] == 600


def test_an_answer_gives_the_increment_back(server: Server) -> None:
    ada, ben, table = playing(server, tempo={**LIVE, "increment": 5})
    turn(ada, table)
    clocks = ben.see(table).state["clocks"]
    assert 10 < clocks[0] <= 15 and clocks[1] <= 10


def taken_over(client: Client, table: str, seat: int, seconds: float = 30) -> None:
    until(lambda: client.see(table).table["places"][seat]["bot"], seconds)


def test_a_flag_falls_and_a_bot_plays_until_the_player_is_back(server: Server) -> None:
    ada, ben, table = playing(server, tempo={"kind": "live", "reserve": 10})
    taken_over(ben, table, 0)
    line = next(line for line in ben.see(table).lines if line["kind"] == "taken-over")
    assert (line["seat"], line["why"]) == (0, "clock")
    ada.do(table, "return")
    refused("nobody-stands-in", ada.do, table, "return")
    assert ada.see(table).table["places"][0]["bot"] is None
    clock = ada.see(table).state["clocks"][0]
    assert clock is not None and 5 < clock <= 10, "whoever comes back has time to look"
    moved = [line["by"] for line in ada.see(table).lines if line["kind"] == "acted"]
    assert set(moved) <= {"stand-in"}


def test_a_player_who_vanished_is_played_by_a_bot_until_the_player_is_back(server: Server) -> None:
    ada, ben, table = playing(server, tempo={"kind": "turns", "patience": 1})
    with ben.socket() as socket:
        socket.watch(table)
        while (update := socket.until("update"))["state"]["asked"] is None:
            pass
        assert update["state"]["table"]["places"][0] == {
            **update["state"]["table"]["places"][0],
            "name": "Ada",
            "bot": "rookie",
        }
        with ada.socket() as back:
            back.watch(table)
            back.until("update")
            ada.do(table, "return")
            refused("nobody-stands-in", ada.do, table, "return")
            turn(ben, table)
            moves = ada.see(table).moves
            assert moves
            ada.play(table, moves[0])
    lines = ada.see(table).lines[4:]
    assert lines[0]["kind"] == "taken-over" and (lines[0]["seat"], lines[0]["why"]) == (0, "vanished")
    middle = [line["kind"] for line in lines].index("handed-back")
    own = [
        [line["by"] for line in part if line.get("seat") == 0 and "by" in line]
        for part in (lines[:middle], lines[middle:])
    ]
    assert set(own[0]) == {"stand-in"} and set(own[1]) == {"person"}


def test_a_player_who_plays_while_a_bot_stands_in_is_back() -> None:
    """Here without a server: a bot at a real table would mostly be faster."""
    live = LiveTable(Table("table"))
    seats = [Sat(seat=seat, person=name, name=name) for seat, name in enumerate(("ada", "ben"))]
    opened = Opened(owner="ada", game="wild-space", seats=2, title="Two", tempo=Tempo("live", 10))
    begun: list[AnyEntry] = [opened, *seats, Started(seed=1, order=[0, 1]), TakenOver(seat=0, why="clock")]
    for entry in begun:
        live.take(Line(live.table.sequence + 1, 100.0, entry))
    done = play(live, Actor("ada", "ada"), Play(moves=["land PL-H1.left", "draw left"]))
    assert [type(entry) for entry in done] == [HandedBack, Acted, Acted]
    for entry in done:
        live.take(Line(live.table.sequence + 1, 150.0, entry), done=True)
    assert live.table.places[0].bot is None and live.clocks(151.0)[0] == GRACE_SECONDS - 1


def test_a_player_who_looks_on_has_not_vanished(server: Server) -> None:
    ada, ben, table = playing(server, tempo={"kind": "turns", "patience": 2})
    with ada.socket() as socket:
        socket.watch(table)
        socket.until("update")
        ben.see(table, ben.see(table).sequence, wait=8)
        assert "taken-over" not in kinds(ben.see(table))


def test_whoever_resigns_is_played_by_a_bot_to_the_end(server: Server) -> None:
    ada, ben, table = playing(server)
    ada.do(table, "resign")
    refused("already-resigned", ada.do, table, "resign")
    refused("already-resigned", ada.play, table, "end")
    refused("nobody-stands-in", ada.do, table, "return")
    place = ben.see(table).table["places"][0]
    assert place["resigned"] and place["name"] == "Ada" and place["bot"] == "rookie"
    until(lambda: ben.see(table).asked, 30)
    assert ben.see(table).lines[-1]["by"] == "stand-in"


def test_what_is_said_may_point_to_a_line_of_the_log(server: Server) -> None:
    ada, ben, table = playing(server, public=True)
    line = ada.play(table, "land PL-H1.left")
    ben.do(table, "say", text="  why \n there? ", about=line)
    server.guest("Cid").do(table, "say", text="bravo")
    said = [line for line in ada.see(table).lines if line["kind"] == "said"]
    assert [(one["name"], one["text"], one.get("about")) for one in said] == [
        ("Ben", "why there?", line),
        ("Cid", "bravo", None),
    ]
    refused("no-such-line", ben.do, table, "say", text="and there?", about=99)
    refused("nothing-said", ben.do, table, "say", text=" \n ")
    refused("wrong-shape", ben.do, table, "say", text="x" * 501)
    refused("wrong-shape", ben.do, table, "say", text="")


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits, which may be stopped and started again."""
    with served(Server(tmp_path_factory.mktemp("own"))) as serving:
        yield serving


def test_who_talks_too_fast_has_to_wait(own: Server) -> None:
    ada = own.guest()
    table = ada.open("wild-space", seats=2).id
    for number in range(10):
        ada.do(table, "say", text=str(number))
    assert refused("too-often", ada.do, table, "say", text="and again").status == 429
    with ada.socket() as socket:
        answer = socket.until("refused", "done", id=socket.do(table, "say", text="by socket then"))
        assert answer["reason"] == "too-often" and answer["about"]["seconds"] >= 1
    own.guest("Ben").open("wild-space", seats=2)


def whole(client: Client, table: str) -> Update:
    """A table but for its clocks, which run."""
    update = client.see(table)
    return msgspec.structs.replace(update, state={**update.state, "clocks": None})


def test_after_a_crash_every_table_stands_exactly_as_before(own: Server) -> None:
    tempo = {"kind": "days", "reserve": 86400}
    ada, ben, short = playing(own, public=True)
    long = ada.open("wild-space", seats=2, public=True, tempo=tempo).id
    ben.do(long, "sit")
    ada.do(long, "start", shuffle=False)
    ada.play(short, "land PL-H1.left", "draw left")
    while ada.see(long).sequence < 52:  # long enough for two checkpoints
        turn(ada, long)
        turn(ben, long)
    ada.play(long, ada.see(long).moves[0])
    ben.do(long, "say", text="good night")
    people = [ada, ben, own.guest("Cid")]
    before = [whole(client, table) for client in people for table in (short, long)]
    clocks = ada.see(long).state["clocks"]
    own.kill()
    own.start()
    assert [whole(client, table) for client in people for table in (short, long)] == before
    account = ada.request("GET", f"/api/tables/{long}/record")
    assert account["events"] == ada.see(long).events, "from the start, not from the last checkpoint"
    later = ada.see(long).state["clocks"]
    assert clocks[0] - 60 < later[0] < clocks[0] + 2, "a crash forgets a moment, never against a player"
    assert later[1] == clocks[1]
    ada.do(long, "undo")
    ada.do(short, "undo")
    ben.do(short, "answer-undo", accept=True)
    turn(ada, long)
    turn(ben, long)
    assert ada.see(long).moves


def test_a_move_older_than_the_last_checkpoints_can_be_taken_back(own: Server) -> None:
    ada, lost, table = playing(own)
    ada.play(table, "land PL-H1.left")
    before = ada.see(table)
    ada.play(table, "draw deck")
    for number in range(8):
        other = own.guest(f"Guest {number}")
        other.follow(ada.link(table, "watch"))
        for word in range(8):
            other.do(table, "say", text=f"word {word}")
    assert ada.see(table).sequence > 64
    own.stop()
    own.start()
    ada.do(table, "undo")
    ada.do(table, "say", text="please")
    assert ada.see(table).table["undo"] == {"seat": 0, "agreed": []}
    ben = own.guest("Ben again")
    ben.follow(lost.link(table, "seat", 1))
    ben.do(table, "answer-undo", accept=True)
    after = ada.see(table)
    assert after.view is not None and before.view is not None
    assert after.view["table"] == before.view["table"] and after.asked == before.asked
    own.stop()
    own.start()
    assert ada.see(table) == after
    ada.play(table, "draw deck")


def test_a_whole_game_played_over_sockets_ends(server: Server) -> None:
    ada, ben, table = playing(server)
    ending = Thread(target=lambda: ben.play_seat(table, lambda update: update.moves[0]))
    ending.start()
    update = ada.play_seat(table, lambda update: update.moves[0])
    ending.join()
    assert update.status == "over" and play_on(ada, table) == 0
    refused("table-over", ada.play, table, "end")


def test_who_is_looking_is_told_to_everybody_at_the_table(server: Server) -> None:
    ada, ben, table = playing(server, public=True)
    with server.guest("Cid").socket() as watching, ada.socket() as looking:
        watching.watch(table)
        looking.watch(table)
        assert watching.until("present", seats=[0])["table"] == table, "whoever only watches has no seat"
        with ben.socket() as coming:
            coming.watch(table)
            assert looking.until("present", seats=[0, 1])
        assert looking.until("present", seats=[0])


def test_one_is_told_how_a_move_can_be_taken_back(server: Server) -> None:
    ada, ben, table = playing(server)
    assert ada.see(table).state["undo"] is None, "there is nothing to take back yet"
    ada.play(table, "land PL-H1.left")
    assert ada.see(table).state["undo"] == "at once"
    ada.play(table, "draw deck")
    assert ada.see(table).state["undo"] == "by consent", "a card was learnt"
    assert ben.see(table).state["undo"] is None
    ada.do(table, "undo")
    ben.do(table, "answer-undo", accept=True)
    assert ada.see(table).state["undo"] == "at once"
    cid = server.guest("Cid")
    assert cid.see(against_a_bot(cid)).state["undo"] is None, "bots mind"
    assert cid.see(against_a_bot(cid, practice=True)).state["undo"] == "at once", "bots consent"
