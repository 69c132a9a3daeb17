"""The table of an imagined game as a judge reads it: the view without its scores, which cost the most."""

from typing import Any, cast

from perihelion.engine.decisions import Seat
from perihelion.engine.driver import Game
from perihelion.games.wild_space.components import SLOTS
from perihelion.games.wild_space.expansions.aliens import aliens
from perihelion.games.wild_space.expansions.smuggler import smuggler, whose_turn
from perihelion.games.wild_space.expansions.space_base import bases
from perihelion.games.wild_space.state import Player, WildSpace


def at_table(game: Game) -> WildSpace:
    return cast(WildSpace, game.state)


def glimpse(ws: WildSpace) -> dict[str, Any]:
    """What the views of all seats tell together; only an imagined game may be looked at in this way."""
    table: dict[str, Any] = {
        "turn": ws.turn,
        "turns": ws.on.turns,
        "active": ws.active,
        "planets": [{"planet": planet} for planet in ws.planets],
        "display": dict(zip(SLOTS, ws.display, strict=True)),
        "players": [_player(player) for player in ws.players],
    }
    for name in ws.annexes:
        table[name] = _ANNEXES[name](ws)
    return table


def _player(player: Player) -> dict[str, Any]:
    return {
        "captain": player.captain,
        "token": player.token,
        "crew": player.crew,
        "hand": player.hand,
        "landed": player.landed,
        "explored": player.explored,
    }


def _solo(ws: WildSpace) -> dict[str, Any]:
    own = smuggler(ws)
    return {
        "crew": own.crew,
        "turn": whose_turn(ws),
        "open": own.open,
        "landed": own.landed,
        "aside": own.aside,
    }


def _space_base(ws: WildSpace) -> dict[str, Any]:
    own = bases(ws)
    players = [{"board": b, "docked": d} for b, d in zip(own.boards, own.docked, strict=True)]
    return {"players": players}


def _encounters(ws: WildSpace) -> dict[str, Any]:
    own = aliens(ws)
    return {"quartz": own.quartz, "display": dict(zip(SLOTS, own.display, strict=True))}


_ANNEXES = {"solo": _solo, "space-base": _space_base, "encounters": _encounters}


def turns_left(table: dict[str, Any], seat: Seat) -> int:
    """Turns this seat still has, the present one included if it is its own."""
    left = table["turns"] - table["turn"]
    if "solo" in table:
        return int(left + (table["solo"]["turn"] == "you")) // 2
    seats = len(table["players"])
    before = (seat - table["active"]) % seats
    return int(-(-(left - before) // seats))
