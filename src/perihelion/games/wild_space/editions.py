"""Which rules and which content a table plays with: the base game and what it is combined with."""

from functools import cache
from typing import Any

from perihelion.engine.ruleset import Ruleset
from perihelion.games.wild_space.content import BASE, Content, packaged, read_content
from perihelion.games.wild_space.expansion import Expansion
from perihelion.games.wild_space.expansions.encounters import Encounters
from perihelion.games.wild_space.expansions.reading import FullReader
from perihelion.games.wild_space.expansions.solo import Solo
from perihelion.games.wild_space.expansions.space_base import SpaceBase
from perihelion.games.wild_space.rules import WildSpaceRules

EXPANSIONS: dict[str, type[Expansion]] = {
    "solo": Solo,
    "space-base": SpaceBase,
    "encounters": Encounters,
}
TABLES = {"solo": "solo", "space-base": "space_base", "encounters": "encounters"}


def rules_for(options: dict[str, Any], seats: int) -> Ruleset:
    """The rules of a table; the same table gets the same rules."""
    return _rules(seats, options["first"], tuple(options["expansions"]), options.get("level"))


@cache
def _rules(seats: int, first: int, chosen: tuple[str, ...], level: str | None) -> WildSpaceRules:
    names = (("solo",) if seats == 1 else ()) + chosen
    options = {"first": first, "expansions": list(chosen)} | ({"level": level} if level else {})
    content = content_for(names)
    return WildSpaceRules(seats, options, content, [EXPANSIONS[name](content) for name in names])


@cache
def content_for(names: tuple[str, ...]) -> Content:
    """The tables of the base game and of these expansions, read together."""
    return read_content(packaged(*BASE, *(TABLES[name] for name in names)), FullReader)
