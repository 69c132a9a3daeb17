"""Views as vectors: what a seat may know, in an array of fixed size.

An encoder reads a view and nothing else, so that it cannot know more than the seat. A game has its
own in `ENCODERS`; for every other game there is the hashed one.
"""

from collections.abc import Callable
from importlib import import_module

from perihelion.engine.ruleset import Ruleset
from perihelion.lab.encoding.hashed import Hashed
from perihelion.lab.encoding.layout import Encoder, Layout

__all__ = ["ENCODERS", "Encoder", "Hashed", "Layout", "encoder_for"]

ENCODERS = {
    "wild-space": "perihelion.lab.encoding.wild_space:WildSpaceEncoder",
}


def encoder_for(rules: Ruleset) -> Encoder:
    """The encoder of a game with its seats and options; the same table gets the same layout."""
    named = ENCODERS.get(rules.info.name)
    if named is None:
        return Hashed(rules)
    module, name = named.split(":")
    make: Callable[[Ruleset], Encoder] = getattr(import_module(module), name)
    return make(rules)
