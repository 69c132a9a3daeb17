"""Standing orders: what a player of a slow game wants answered without being asked."""

import asyncio
import fnmatch
from pathlib import Path
from typing import Any

import pytest
from server.receivers import until
from server.serving import Server
from server.test_play import playing, turn
from server.test_tables import refused

from perihelion.client import Client
from perihelion.engine.decisions import Decision, Kind
from perihelion.engine.moves import Move
from perihelion.server.house import House
from perihelion.server.lobby import Setup
from perihelion.server.orders import Order, fits
from perihelion.server.settings import Settings


def give(client: Client, table: str, **order: Any) -> str:
    found: str = client.request("POST", f"/api/tables/{table}/orders", json=order)["id"]
    return found


def given(client: Client, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.request("GET", f"/api/tables/{table}/orders")
    return found


def acts(client: Client, table: str, seat: int) -> list[tuple[str, str]]:
    """By whom a seat was answered for, and the first thing told of it."""
    lines = [line for line in client.see(table).lines if line["kind"] == "acted" and line["seat"] == seat]
    return [(line["by"], line["events"][0]["kind"] if line["events"] else "") for line in lines]


def test_always_land_there_acts_when_the_turn_comes_and_on_the_question_put_already(server: Server) -> None:
    ada, ben, table = playing(server)
    give(ben, table, prompt="ws-turn", choose=["land PL-H2.right", "land *"])
    give(ada, table, prompt="ws-turn", choose=["land PL-H2.left"])
    until(lambda: acts(ada, table, 0) or None)
    assert acts(ada, table, 0) == [("order", "ws-landed")]
    turn(ada, table)
    until(lambda: acts(ada, table, 1) or None)
    view = ada.see(table).view
    assert view is not None
    assert [player["landed"] for player in view["table"]["players"]] == [["PL-H2.left"], ["PL-H2.right"]]
    asked = ben.see(table).asked
    assert asked is not None and asked["prompt"] != "ws-turn", (
        "an order answers no more than it was given for"
    )
    assert acts(ben, table, 1) == [("order", "ws-landed")]


def test_what_may_be_asked_is_foreseen_before_ones_first_turn(server: Server) -> None:
    ada, ben, table = playing(server, public=True)
    assert ben.see(table).asked is None
    foreseen = {one["prompt"]: one for one in ben.request("GET", f"/api/tables/{table}/foreseen")}
    assert "land PL-H2.right" in foreseen["ws-turn"]["moves"] and len(foreseen) > 2
    assert {one["seat"] for one in foreseen.values()} == {1}
    refused("not-seated", server.guest("Cy").request, "GET", f"/api/tables/{table}/foreseen")
    assert acts(ada, table, 0) == [], "nothing has happened at the table"


def test_an_order_acts_whichever_process_it_was_given_to(server: Server) -> None:
    """One leads the table; the other would only hear of its next line."""
    ada, _, table = playing(server)
    ada.play(table, "land PL-H1.left")
    for _ in range(2):
        with Client(server.client().address, ada.token) as there:
            give(there, table, prompt="ws-draw", choose=["draw left"], times=1)
        until(lambda: given(ada, table) == [] or None)
    assert [by for by, _ in acts(ada, table, 0)] == ["person", "order", "order"]


def test_orders_are_seen_by_their_owner_alone(server: Server) -> None:
    ada, ben, table = playing(server, public=True)
    number = give(ada, table, prompt="ws-end", choose=["end"])
    assert [one["id"] for one in given(ada, table)] == [number]
    assert given(ben, table) == [] and given(server.guest("Cid"), table) == []
    refused("no-such-order", ben.request, "DELETE", f"/api/tables/{table}/orders/{number}")
    assert number not in str(ben.see(table)) and len(given(ada, table)) == 1
    refused("not-signed-in", given, server.client(), table)


def test_a_revoked_order_acts_no_more(server: Server) -> None:
    ada, ben, table = playing(server)
    number = give(ada, table, prompt="ws-draw", choose=["skip", "draw left"])
    ada.play(table, "land PL-H1.left")
    until(lambda: acts(ada, table, 0)[1:] or None)
    assert acts(ada, table, 0)[1][0] == "order"
    ada.request("DELETE", f"/api/tables/{table}/orders/{number}")
    refused("no-such-order", ada.request, "DELETE", f"/api/tables/{table}/orders/{number}")
    assert given(ada, table) == []
    turn(ada, table)
    turn(ben, table)
    ada.play(table, next(move for move in ada.see(table).moves if move.startswith("land")))
    ada.see(table, ada.see(table).sequence, wait=1)
    assert acts(ada, table, 0)[-1][0] == "person"


def test_an_order_for_some_times_is_used_up(server: Server) -> None:
    ada, ben, table = playing(server)
    give(ada, table, prompt="ws-draw", choose=["draw left"], times=2)
    ada.play(table, "land PL-H1.left")
    until(lambda: [by for by, _ in acts(ada, table, 0)].count("order") == 2 or None)
    until(lambda: given(ada, table) == [] or None)
    turn(ada, table)
    assert [by for by, _ in acts(ada, table, 0)].count("order") == 2
    assert ben.see(table).moves


def test_an_order_keeps_still_while_what_it_waits_for_is_possible(server: Server) -> None:
    ada, _, table = playing(server)
    give(ada, table, prompt="ws-draw", choose=["skip"], unless=["draw deck"])
    ada.play(table, "land PL-H1.left")
    ada.see(table, ada.see(table).sequence, wait=1)
    assert [by for by, _ in acts(ada, table, 0)] == ["person"]
    give(ada, table, prompt="ws-draw", choose=["skip"], unless=["explore *"])
    until(lambda: acts(ada, table, 0)[1:] or None)
    assert acts(ada, table, 0)[1][0] == "order"


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        ({"choose": []}, "wrong-shape"),
        ({"choose": ["skip"], "times": 0}, "wrong-shape"),
        ({"choose": ["x" * 81]}, "wrong-shape"),
        ({"choose": ["skip"], "colour": "red"}, "wrong-shape"),
    ],
)
def test_an_order_nobody_could_follow_is_refused(server: Server, order: dict[str, Any], reason: str) -> None:
    ada = server.guest()
    table = ada.open("wild-space", seats=2).id
    refused(reason, give, ada, table, **order)


def test_orders_are_for_players_of_slow_games(server: Server) -> None:
    ada, _, live = playing(server, tempo={"kind": "live", "reserve": 60})
    refused("orders-not-live", give, ada, live, choose=["skip"])
    public = ada.open("wild-space", seats=2, public=True).id
    refused("not-seated", give, server.guest("Cid"), public, choose=["skip"])
    refused("no-such-table", give, server.guest("Cid"), live, choose=["skip"])
    for number in range(20):
        give(ada, public, choose=[f"skip {number}"])
    refused("too-many-orders", give, ada, public, choose=["skip"])


def asked(*moves: str, prompt: str = "hf-bid") -> Decision:
    offered = [Move(move.split()[0], tuple(move.split()[1:]), index) for index, move in enumerate(moves)]
    return Decision(Kind.CHOOSE, 0, prompt, "", lambda: [(move, None) for move in offered])


@pytest.mark.parametrize(
    ("order", "moves", "answer"),
    [
        (Order(["bid *", "pass"], up_to=8), ["bid 9", "bid 7", "bid 8", "pass"], "bid 7"),
        (Order(["bid *", "pass"], up_to=8), ["bid 9", "bid 10", "pass"], "pass"),
        (Order(["bid *"], up_to=8), ["bid 9", "pass"], None),
        (Order(["bid *"], up_to=0), ["bid 0", "bid 1"], "bid 0"),
        (Order(["pass"], up_to=8), ["bid 1", "pass"], "pass"),
        (Order(["bid *"], prompt="hf-bid"), ["bid 3", "bid 2"], "bid 3"),
        (Order(["bid *"], prompt="hf-sell"), ["bid 3"], None),
        (Order(["pass"], unless=["sell *"]), ["sell ore", "pass"], None),
        (Order(["pass"], unless=["sell *"]), ["buy ore", "pass"], "pass"),
        (Order(["sell gold", "sell *"]), ["sell ore", "sell gold"], "sell gold"),
        (Order(["SELL *"]), ["sell ore"], None),
    ],
)
def test_what_an_order_answers(order: Order, moves: list[str], answer: str | None) -> None:
    assert order.move(asked(*moves)) == answer


@pytest.mark.parametrize(
    ("pattern", "fitting"),
    [
        ("*", True), ("land PL-3A.left", True), ("land *", True), ("*left", True), ("land*left", True),
        ("*PL*3A*", True), ("land PL-3A.left*", True), ("**", True), ("l*d*l*t", True),
        ("land", False), ("land *right", False), ("*PL-3A", False), ("land PL-3A.left*t", False), ("", False),
        ("land PL-3A.lef?", False), ("l*d*t*l", False), ("l*t*t" + "*a" * 38, False),
    ],
)  # fmt: skip
def test_a_star_stands_for_anything(pattern: str, fitting: bool) -> None:
    assert fits("land PL-3A.left", pattern) is fitting


def test_however_many_patterns_there_are_none_is_kept() -> None:
    before = fnmatch._compile_pattern.cache_info().currsize  # type: ignore[attr-defined]
    question = Decision(Kind.CHOOSE, 0, "ws-turn", "WS-5.7", lambda: iter(()))
    assert Order(choose=[f"land*{number}*" for number in range(10)]).move(question) is None
    assert fnmatch._compile_pattern.cache_info().currsize == before  # type: ignore[attr-defined]


def test_an_order_given_while_others_are_looked_up_is_not_overlooked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told() -> None:
        house = House(Settings(data=tmp_path, workers=1))
        async with house.open():
            ada = await house.people.arrive("Ada")
            table = (await house.lobby.open(ada, Setup(game="wild-space", seats=2))).table.id
            read = house.database.rows

            async def read_slowly(query: Any) -> Any:
                """In the meantime an order is given."""
                found = await read(query)
                monkeypatch.setattr(house.database, "rows", read)
                await house.orders.give(table, ada.id, Order(["end"]))
                return found

            monkeypatch.setattr(house.database, "rows", read_slowly)
            await house.orders.of(table, ada.id)
            assert [given.order.choose for given in await house.orders.of(table, ada.id)] == [["end"]]

    asyncio.run(told())
