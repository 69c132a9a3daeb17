"""What games tell is held to what they declare."""

import json
from typing import Any, cast

import msgspec

from perihelion.engine.composing import ComposedRules
from perihelion.engine.driver import Game
from perihelion.engine.shapes import View
from perihelion.games.declared import part_of, table_of


def check_shape(told: Any, declared: Any) -> None:
    """All of it is there and of the kind declared; and nothing besides, which reading would leave out."""
    read = json.loads(msgspec.json.encode(msgspec.convert(told, declared)))
    assert read == json.loads(msgspec.json.encode(told)), f"more is told than {declared.__name__} declares"


def check_view(game: Game, view: Any) -> None:
    """The frame of a view, the game's own table, and the part of each expansion in play."""
    check_shape(view, View)
    table = dict(view["table"])
    for expansion in cast(ComposedRules, game.rules).expansions:
        part = table.pop(expansion.name)
        check_shape(part, part_of(type(expansion)) or dict[str, None])
    check_shape(table, table_of(game.rules.info.name))
