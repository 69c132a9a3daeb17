"""What games declare of what they tell: the shapes that the types of the client are made of."""

import sys
from importlib import import_module
from inspect import get_annotations
from operator import attrgetter
from typing import Any

from perihelion.engine.composing import Expansion
from perihelion.games import PACKAGES


def table_of(name: str) -> Any:
    """The shape of a game's table in a view, without what its expansions add."""
    return _returned(import_module(f"{PACKAGES[name]}.views").view)


def facts_of(name: str) -> Any:
    """The shape of the content in play."""
    return _returned(import_module(f"{PACKAGES[name]}.facts").facts)


def part_of(expansion: type[Expansion[Any, Any]]) -> Any:
    """The shape of what an expansion adds to a table under its name; None where it adds nothing."""
    return _returned(expansion.view) if "view" in vars(expansion) else None


def expansions_of(name: str) -> list[type[Expansion[Any, Any]]]:
    return list(import_module(f"{PACKAGES[name]}.editions").EXPANSIONS.values())


def _returned(function: Any) -> Any:
    """What a function says it returns; where annotations are texts, the name is looked up in its module."""
    said = get_annotations(function)["return"]
    return attrgetter(said)(sys.modules[function.__module__]) if isinstance(said, str) else said
