"""Every piece of Wild Space, and what can be asked of the words about it."""

from collections.abc import Iterator
from itertools import product
from typing import Any

Plain = dict[str, Any]


def calls_on(facts: Plain) -> Iterator[tuple[str, list[Any], Plain]]:
    """Method, arguments and options for every name and every text there is."""
    for card, said in facts["cards"].items():
        yield from ((method, [card], {}) for method in ("name", "the", "job", "card_line"))
        yield "confidence", [{key: said[key] for key in ("confidence", "sourced")}], {}
        if said["alien"]:
            yield "alien_line", [card], {}
        if said["track"]:
            yield "one_sided", [card], {}
            for token in range(len(said["track"]) + 1):
                yield "next_space", [{"captain": card, "token": token}], {}
    for planet, said in facts["planets"].items():
        yield "planet", [planet], {}
        yield from product(("place", "sector_line"), ([sector] for sector in said["sectors"]), ({},))
    yield from product(("source",), ([source] for source in _sources(facts)), ({},))
    yield from product(("effect",), ([effect] for effect in facts["effects"].values()), ({},))
    yield "actions", ["explore"], {}
    yield "place", ["explore"], {}
    for board, slots in facts["boards"].items():
        yield "board", [board], {}
        yield from (("slot_line", [slot], {}) for slot in slots)
    for planet in facts["hostile"]:
        yield from (("hostile_lines", [planet], {"landed": landed}) for landed in (False, True))


def _sources(facts: Plain) -> Iterator[str]:
    """What can ask or give; captains that stay in the box have effects, but no name."""
    pieces = {**facts["cards"], **facts["planets"], **facts["boards"], "explore": None}
    for source in {**facts["effects"], **facts["pays"]}:
        parts = source.split(".")
        if any(".".join(parts[:n]) in pieces for n in range(1, len(parts) + 1)):
            yield source
