"""The games the engine knows; each registers with one line here and loads when first asked for."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from perihelion.engine.packs import Pack
from perihelion.engine.refused import Refused
from perihelion.engine.ruleset import GameInfo, Ruleset

PACKAGES = {
    "wild-space": "perihelion.games.wild_space",
    "galaxy-trucker": "perihelion.games.galaxy_trucker",
    "high-frontier": "perihelion.games.high_frontier",
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


def ruleset(name: str, seats: int, options: Mapping[str, Any], packs: Sequence[Pack] = ()) -> Ruleset:
    """The rules of a game with these seats, options and packs; raises Refused where they do not go."""
    about = info(name)
    chosen = about.judge(seats, options)
    for pack in packs:
        if pack.said.game != name:
            raise Refused("pack-of-other-game", pack=pack.name, game=pack.said.game)
    editions = import_module(PACKAGES[name] + ".editions")
    rules: Ruleset = editions.rules_for(chosen, seats, tuple(packs))
    return rules


def check_pack(pack: Pack) -> list[Refused]:
    """Everything that is wrong with a pack, each with file and line."""
    info(pack.said.game)
    found: list[Refused] = import_module(PACKAGES[pack.said.game] + ".editions").check_pack(pack)
    return found


def facts(rules: Ruleset) -> dict[str, Any]:
    """The content in play at a table as plain JSON, for clients that draw it and put it into words."""
    found: dict[str, Any] = import_module(PACKAGES[rules.info.name] + ".facts").facts(rules)
    return found | {"speech": rules.spoken()}
