"""Lessons at tables: guided, resumed, finished."""

from collections.abc import Callable
from typing import Any

from server.serving import Server

from perihelion.client import Client, ServerRefused, Update
from perihelion.lessons import lesson

GAME = "wild-space"


def learn(client: Client, **wish: bool) -> Update:
    said = client.request("POST", f"/api/lessons/{GAME}", json=wish)
    return client.see(said["id"])


def asked(client: Client, table: str) -> Update:
    """The table once the learner is asked something, or the game is over."""
    update = client.see(table)
    while update.asked is None and update.status == "playing":
        update = client.see(table, since=update.sequence, wait=10)
    return update


def reason(work: Callable[..., Any], *arguments: Any) -> str:
    try:
        work(*arguments)
    except ServerRefused as why:
        return why.reason
    return ""


def test_lessons_are_listed(server: Server) -> None:
    listed = {lesson["game"]: lesson for lesson in server.client().request("GET", "/api/lessons")}
    assert set(listed) == {GAME, "galaxy-trucker", "high-frontier"}
    assert all(shown["minutes"] > 0 and len(shown["chapters"]) > 4 for shown in listed.values())
    assert reason(server.guest().request, "POST", "/api/lessons/chess") in ("no-such-lesson", "wrong-shape")


def test_a_lesson_is_followed_to_its_end_with_a_rival_who_keeps_to_the_script(server: Server) -> None:
    ada = server.guest("Ada")
    table = learn(ada).id
    guided = 0
    while (update := asked(ada, table)).asked is not None:
        coach = update.state["coach"]
        assert coach["note"]
        guided += coach["guided"]
        ada.play(table, update.moves[0])
    assert guided == sum(step.seat == 0 for step in lesson(GAME).steps)
    assert update.status == "over" and update.state["coach"]["note"] == "finished"


def test_another_move_is_barred_meanwhile_and_refused_when_sent(server: Server) -> None:
    ada = server.guest("Ada")
    update = learn(ada)
    assert update.moves == ["land PL-H1.left"]
    assert update.asked is not None
    assert update.asked["barred"]["land PL-H1.right"]["reason"] == "lesson-waits"
    assert reason(ada.play, update.id, "land PL-H1.right") == "lesson-waits"
    assert reason(ada.play, update.id, "land PL-H1.left", "draw middle") == "lesson-waits"
    assert ada.see(update.id).sequence == update.sequence
    ada.play(update.id, "land PL-H1.left")


def test_a_lesson_goes_on_where_it_was_left_and_can_begin_again(server: Server) -> None:
    ada = server.guest("Ada")
    first = learn(ada)
    ada.play(first.id, "land PL-H1.left")
    on = learn(ada)
    assert on.id == first.id and on.state["coach"]["note"] == "draw"
    anew = learn(ada, again=True)
    assert anew.id != first.id and anew.state["coach"]["note"] == "land"
    assert ada.see(first.id).status == "closed"
    assert [card["lesson"] for card in ada.tables("mine") if card["status"] == "playing"] == [GAME]


def test_a_move_of_a_lesson_can_be_taken_back(server: Server) -> None:
    ada = server.guest("Ada")
    table = learn(ada).id
    for move in ("land PL-H1.left", "draw left"):
        ada.play(table, move)
    ada.do(table, "undo")
    assert ada.see(table).state["coach"]["note"] == "draw"


def test_who_gives_up_a_lesson_is_played_to_the_end_by_the_script_and_a_bot(server: Server) -> None:
    ada = server.guest("Ada")
    table = learn(ada).id
    ada.do(table, "resign")
    update = ada.see(table)
    while update.status == "playing":
        update = ada.see(table, since=update.sequence, wait=10)
    assert update.status == "over"


def test_playing_again_after_a_lesson_is_an_ordinary_game(server: Server) -> None:
    ada = server.guest("Ada")
    table = learn(ada).id
    ada.do(table, "resign")
    while ada.see(table).status == "playing":
        ada.see(table, since=ada.see(table).sequence, wait=10)
    again = ada.request("POST", f"/api/tables/{table}/rematch")
    assert again["state"]["table"]["lesson"] is None


def test_others_see_the_table_without_its_coach(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = learn(ada).id
    ben.follow(ada.link(table, "watch"))
    assert ben.see(table).state["coach"] is None
