"""How payloads are called."""

from collections.abc import Iterable

from perihelion.engine.speech import Glossary, phrase, said
from perihelion.games.galaxy_trucker.components import TURNS, Tile
from perihelion.games.galaxy_trucker.expansions.missions.printed import PAYLOADS

AXES = ("column", "row")  # of a single artifact as it lies, and after a quarter turn


def glossary(single: Iterable[Tile]) -> Glossary:
    """The words of payloads by type, and of what a single artifact switches off as it lies."""
    axes = {str(turn): phrase("gt-zone", line=AXES[turn % 2]) for turn in TURNS}
    return {
        "payload": {name: phrase("gt-payload", payload=name) for name in PAYLOADS},
        "artifact-turned": axes,
        "turned": {tile.id: said("artifact-turned of turn") for tile in single},
    }
