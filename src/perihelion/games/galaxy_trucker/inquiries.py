"""What a player may ask beside the game: how safe a ship is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from perihelion.engine.chance import Stream
from perihelion.engine.refused import Refused
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.ships.analysis import Odds, lost_with
from perihelion.games.galaxy_trucker.ships.from_views import ship_seen
from perihelion.games.galaxy_trucker.ships.sheet import sheets
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Player, Trucker

if TYPE_CHECKING:
    from perihelion.games.galaxy_trucker.rules import TruckerRules


def inquire(rules: TruckerRules, view: Mapping[str, Any], question: Mapping[str, Any]) -> dict[str, Any]:
    """`{"ask": "odds", "seat": 1}`: how likely every kind of hit costs the ship of a seat a part.

    Of so many `rolls` of the dice, `loses` cost a part although batteries are spent, `unpaid` where none is;
    `tiles` go on average. `weak` are tiles that take others with them: [square, tiles]. While ships are
    built, one is judged as it would be loaded. Raises Refused for any other question.
    """
    table, seat = view["table"], question.get("seat")
    named = type(seat) is int and 0 <= seat < len(table["players"])
    if question.get("ask") != "odds" or question.keys() != {"ask", "seat"} or not named:
        raise Refused("no-such-question", said=repr(dict(question))[:80])
    sheet = sheets(ships_seen(rules, table))[int(seat or 0)]
    rolls = len(sheet.ship.board.rolls(rules.numbers.dice))
    return {
        "rolls": rolls,
        "odds": [odds_as_json(odds, rolls) for odds in sheet.odds],
        "weak": [list(point) for point in weak_points(sheet.ship)],
    }


def ships_seen(rules: TruckerRules, table: Mapping[str, Any]) -> Trucker:
    """A table with the ships of a view, and nothing else on it."""
    board = rules.boards[table["class"]]
    players = [Player(ship_seen(player, board, rules.tiles), player["cabin"]) for player in table["players"]]
    return Trucker(
        rules=rules, stream=Stream(0), agenda=[], round=table["round"], phase=table["phase"], players=players
    )


def odds_as_json(odds: Odds, rolls: int) -> dict[str, Any]:
    return {
        "hit": odds.hit,
        "side": odds.side,
        "loses": int(odds.loses * rolls),
        "unpaid": int(odds.unpaid * rolls),
        "tiles": round(float(odds.tiles), 2),
    }


def weak_points(ship: Ship) -> list[tuple[Square, int]]:
    """Tiles that take others with them when they are lost, the weakest first.  [GT-15.2]"""
    found = [(square, lost_with(ship, square)) for square in ship.parts]
    return sorted((point for point in found if point[1] > 1), key=lambda point: -point[1])
