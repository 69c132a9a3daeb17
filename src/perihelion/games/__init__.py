"""The games the engine knows; each registers with one line here and loads when first asked for."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from perihelion.engine.refused import Refused
from perihelion.engine.ruleset import GameInfo, Ruleset

PACKAGES = {
    "wild-space": "perihelion.games.wild_space",
}


def games() -> dict[str, GameInfo]:
    """Every game by name."""
    return {name: info(name) for name in PACKAGES}


def info(name: str) -> GameInfo:
    """What a game declares of itself; raises Refused for an unknown one."""
    if name not in PACKAGES:
        raise Refused("unknown-game", game=str(name)[:80], games=", ".join(PACKAGES))
    declared: GameInfo = import_module(PACKAGES[name] + ".meta").INFO
    return declared


def ruleset(name: str, seats: int, options: Mapping[str, Any]) -> Ruleset:
    """The rules of a game with these seats and options; raises Refused where they do not go."""
    about = info(name)
    seats = about.read_seats(seats)
    rules: Ruleset = import_module(PACKAGES[name] + ".editions").rules_for(
        about.read_options(options, seats), seats
    )
    return rules
