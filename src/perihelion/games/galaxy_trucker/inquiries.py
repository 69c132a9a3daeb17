"""What a player may ask beside the game: how safe a ship is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, cast

from perihelion.engine.chance import Stream
from perihelion.engine.refused import Refused
from perihelion.games.galaxy_trucker import shapes
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.ships.analysis import Odds, falling_with
from perihelion.games.galaxy_trucker.ships.boards import board_facts
from perihelion.games.galaxy_trucker.ships.from_views import ship_seen
from perihelion.games.galaxy_trucker.ships.sheet import Sheet, sheets
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Player, Trucker
from perihelion.games.galaxy_trucker.views import ship_view

if TYPE_CHECKING:
    from perihelion.games.galaxy_trucker.rules import TruckerRules


def inquire(rules: TruckerRules, view: Mapping[str, Any], question: Mapping[str, Any]) -> dict[str, Any]:
    """`{"ask": "odds", "seat": 1}`: how likely every kind of hit costs the ship of a seat a part.

    Of so many `rolls` of the dice, `loses` cost a part although batteries are spent, `unpaid` where none is;
    `tiles` go on average. `weak` are tiles that take others with them: [square, tiles]. While ships are
    built, one is judged as it would be loaded. `falls` says which others go with a tile, `engines` and
    `cannons` what makes the strengths. Raises Refused for any other question.
    """
    table, seat = view["table"], question.get("seat")
    named = type(seat) is int and 0 <= seat < len(table["players"])
    if question.get("ask") != "odds" or question.keys() != {"ask", "seat"} or not named:
        raise Refused("no-such-question", said=repr(dict(question))[:80])
    return safety(sheets(ships_seen(rules, table))[int(seat or 0)])


def judged(table: Trucker) -> shapes.Workshop:
    """The first ship of a table as a workshop shows it: every error, strength and risk."""
    sheet = sheets(table)[0]
    flaws = [(flaw.reason.key, list(flaw.squares)) for flaw in sheet.flaws]
    told: shapes.Workshop = {
        "ship": ship_view(sheet.gt, sheet.seat),
        "plan": board_facts(sheet.ship.board),
        "flaws": flaws,
        "safety": cast(shapes.Safety, safety(sheet)),
    }
    return told


def safety(sheet: Sheet) -> dict[str, Any]:
    """How safe a ship is, and what its strengths are made of."""
    rolls = len(sheet.ship.board.rolls(sheet.gt.on.numbers.dice))
    falls = falling(sheet.ship)
    return {
        "rolls": rolls,
        "odds": [odds_as_json(odds, rolls) for odds in sheet.odds],
        "weak": [[square, 1 + len(others)] for square, others in falls.items()],
        "falls": falls,
        "engines": [asdict(term) for term in sheet.engines.terms],
        "cannons": [asdict(term) for term in sheet.cannons.terms],
    }


def ships_seen(rules: TruckerRules, table: Mapping[str, Any]) -> Trucker:
    """A table with the ships of a view, and nothing else on it."""
    board = rules.boards[table["class"]]
    players = [Player(ship_seen(player, board, rules.tiles), player["cabin"]) for player in table["players"]]
    gt = Trucker(
        rules=rules, stream=Stream(0), agenda=[], round=table["round"], phase=table["phase"], players=players
    )
    flown = enumerate(zip(table["flights"], rules.flights, strict=True))
    gt.instead = {number: name for number, (name, agreed) in flown if name != agreed.id}
    for expansion in rules.expansions:
        expansion.see(gt, table[expansion.name])
    return gt


def odds_as_json(odds: Odds, rolls: int) -> dict[str, Any]:
    return {
        "hit": odds.hit,
        "side": odds.side,
        "loses": int(odds.loses * rolls),
        "unpaid": int(odds.unpaid * rolls),
        "tiles": round(float(odds.tiles), 2),
    }


def falling(ship: Ship) -> dict[Square, list[Square]]:
    """Tiles that take others with them when they are lost, the weakest first, and which.  [GT-15.2]"""
    found = {square: falling_with(ship, square) for square in ship.parts}
    weak = sorted((square for square in found if found[square]), key=lambda square: -len(found[square]))
    return {square: found[square] for square in weak}
