"""High Frontier at a server: bots play it, and a person plays it over the wire."""

from typing import Any

from server.serving import Server

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
