"""The encoder for any game: every fact of a view has a place that its hash decides."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import copysign, log1p
from typing import Any
from zlib import crc32

from perihelion.engine.decisions import Decision
from perihelion.engine.ruleset import Ruleset
from perihelion.lab.encoding.layout import Layout, Parts, Vector

FACTS = 4096
QUESTION = 128
LARGEST_LOG = 14.0  # of a number just over a million


class Hashed:
    """The hashing trick over the flattened JSON of a view.

    A text or a gap is a fact of its own, "path=text"; a number has the place of its path and
    counts by its logarithm. Facts that share a place add up, each with a sign of its own, so that
    on average they do not disturb one another. Seats are numbered as at the table.
    """

    def __init__(self, rules: Ruleset, size: int = FACTS) -> None:
        self.layout = Layout({"seat": (rules.seats,), "facts": (size,), "question": (QUESTION,)})

    def write(self, view: Mapping[str, Any], decision: Decision | None, parts: Parts) -> None:
        if view["seat"] is not None:
            parts["seat"][view["seat"]] = 1
        scatter({name: said for name, said in view.items() if name != "seat"}, parts["facts"])
        write_question(decision, parts["question"])


def write_question(decision: Decision | None, into: Vector) -> None:
    """What is asked: its prompt and what it is about."""
    if decision is not None:
        scatter({"prompt": decision.prompt, "about": dict(decision.about)}, into)


def scatter(said: Any, into: Vector) -> None:
    """Adds every fact of a JSON value at its place."""
    size = len(into)
    total: dict[int, float] = {}
    for fact, worth in facts("", said):
        place, sign = placed(fact, size)
        total[place] = total.get(place, 0.0) + sign * worth
    if total:
        into[list(total)] = [max(-1.0, min(1.0, worth)) for worth in total.values()]


@lru_cache(maxsize=1 << 17)
def placed(fact: str, size: int) -> tuple[int, int]:
    """The place of a fact and its sign; the same on every machine."""
    digest = crc32(fact.encode())
    return (digest >> 1) % size, 1 if digest & 1 else -1


def facts(path: str, said: Any) -> Iterator[tuple[str, float]]:
    """Every fact of a JSON value. Texts of a list are a heap of things; all else stands in order."""
    match said:
        case dict():
            for name, value in said.items():
                yield from facts(f"{path}.{name}", value)
        case list() | tuple():
            for number, value in enumerate(said):
                heap = value is None or isinstance(value, str)
                yield from facts(f"{path}[]" if heap else f"{path}[{number}]", value)
        case str() | None:
            yield f"{path}={said}", 1.0
        case _:
            yield path, copysign(min(1.0, log1p(abs(said)) / LARGEST_LOG), said)
