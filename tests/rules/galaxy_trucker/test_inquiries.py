"""What a player may ask beside the game: how safe a ship is, from what a seat sees of it."""

from typing import Any, cast

import pytest
from shipyard import ARMED, SPLIT, build

import perihelion
from perihelion import Refused
from perihelion.engine.driver import Game
from perihelion.games.galaxy_trucker.ships.sheet import sheets
from perihelion.games.galaxy_trucker.state import Trucker


def table(*drawings: str) -> Game:
    used: set[str] = set()
    ships = [build(drawing, seat=seat, used=used) for seat, drawing in enumerate(drawings)]
    rows = [f"ship {seat}: {row}" for seat, ship in enumerate(ships) for row in ship]
    head = f"perihelion galaxy-trucker 1\nseats: {len(drawings)}\noption flights: I\n"
    return perihelion.from_position("galaxy-trucker", head + "\n".join(rows) + "\n")


@pytest.mark.parametrize("reader", [0, 1, None])
def test_the_odds_of_any_ship_are_those_of_its_sheet(reader: int | None) -> None:
    """[GT-14.1 GT-14.4]"""
    game = table(ARMED, SPLIT)
    for seat, sheet in enumerate(sheets(cast(Trucker, game.state))):
        answer = game.inquire(reader, {"ask": "odds", "seat": seat})
        told = [(one["hit"], one["side"], one["loses"], one["unpaid"]) for one in answer["odds"]]
        assert answer["rolls"] == 36
        assert told == [(one.hit, one.side, one.loses * 36, one.unpaid * 36) for one in sheet.odds]


def test_tiles_that_take_others_with_them_are_weak() -> None:
    """In the middle, and where a row of cabins hangs on.  [GT-15.2]"""
    weak = table(SPLIT).inquire(0, {"ask": "odds", "seat": 0})["weak"]
    assert weak == [["7.7", 4], ["8.7", 4], ["9.7", 3], ["9.8", 2]]


@pytest.mark.parametrize(
    "question",
    [
        {"ask": "odds"},
        {"ask": "odds", "seat": 2},
        {"ask": "odds", "seat": -1},
        {"ask": "odds", "seat": True},
        {"ask": "odds", "seat": "0"},
        {"ask": "odds", "seat": 0, "hit": "small-shot"},
        {"ask": "routes", "seat": 0},
        {},
    ],
)
def test_anything_else_is_no_question(question: dict[str, Any]) -> None:
    with pytest.raises(Refused) as why:
        table(ARMED, SPLIT).inquire(0, question)
    assert why.value.reason == "no-such-question"
