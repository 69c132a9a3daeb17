"""High Frontier at a server: bots play it, and a person plays it over the wire."""

from typing import Any

import pytest
from server.serving import Server

from perihelion.client import ServerRefused

GAME = "high-frontier"
SHORT = {"rounds": 3}


def test_a_whole_game_is_played_over_the_wire(server: Server) -> None:
    """A person who takes income against two bots, over three rounds.  [HF-4.0]"""
    ada = server.guest("Ada")
    table = ada.open(GAME, seats=3, options=SHORT, bots={"1": "rookie", "2": "captain"}).id
    ada.do(table, "start")
    finished = ada.play_seat(table, lambda update: plain_answer(update.moves))
    assert finished.status == "over" and len(finished.table["result"]["scores"]) == 3


def plain_answer(moves: list[str]) -> str:
    """Takes income, stays out of auctions, and passes on."""
    return next((move for move in ("income", "pass") if move in moves), moves[0])


def test_everything_but_the_decks_lies_open(server: Server) -> None:
    """[HF-2.5A HF-2.7A]"""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open(GAME, seats=2, options=SHORT).id
    ben.follow(ada.link(table, "join"))
    ben.do(table, "sit")
    ada.do(table, "start", shuffle=False)
    seen: list[dict[str, Any]] = []
    for person in (ada, ben):
        view = person.see(table).view
        assert view is not None
        seen.append(view["table"])
    assert seen[0] == seen[1]
    assert all(deck.keys() == {"top", "left", "under"} for deck in seen[0]["decks"].values())


def test_bots_answer_deals(server: Server) -> None:
    """A gift is taken; what costs more than it brings is declined.  [HF-5.9]"""
    ada = server.guest("Ada")
    table = ada.open(GAME, seats=2, options=SHORT, bots={"1": "rookie"}).id
    ada.do(table, "start", shuffle=False)
    for given, wanted, answer in ((2, 0, "deal-agreed"), (1, 2, "deal-declined")):
        amounts = {(0, 1): given, (1, 0): wanted}
        parts = [
            {"from": giver, "to": taker, "what": "water", "amount": amount}
            for (giver, taker), amount in amounts.items()
            if amount
        ]
        since = ada.do(table, "propose", terms={"parts": parts})
        answered = ada.see(table, since, wait=20)
        assert [event["kind"] for event in answered.events if event["seat"] == 1][:1] == [answer]


def test_the_planner_is_asked_over_the_wire(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open(GAME, seats=1).id
    with pytest.raises(ServerRefused) as early:
        ada.ask(table, ask="routes", to="luna")
    assert early.value.reason == "not-started"
    ada.do(table, "start")
    ada.play(table, "tanks 4")
    route = ada.ask(table, ask="routes", to="luna")["routes"][0]
    assert route["turns"] == 2 and route["legs"][-1]["path"][-1] == "luna"
    for person, question in ((ben, {"ask": "routes", "to": "luna"}), (ada, {"ask": "me"})):
        with pytest.raises(ServerRefused):
            person.ask(table, **question)
