"""The tables at which the games are proved.

The base game, each expansion alone, all together, and a few tables more at which every two choices that go
together meet. The same code gives the same tables, so that what failed is found again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest
from conformance.kit import SHORT

import perihelion
from perihelion.engine.options import Option, seats_of

FULL = bool(os.environ.get("PERIHELION_FULL"))
# What keeps a game short, and what is no choice between a few things.
FIXED: dict[str, dict[str, Any]] = {
    "galaxy-trucker": {"hourglass": 20, "ticks": 4},
    "high-frontier": {"rounds": 12 if FULL else 6},
}
FLIGHTS: list[Any] = [("I",), ("IA",), ("IIA",), ("IVC",)]
FLIGHTS += [("II",), ("III",), ("IIIA",), ("IC",), ("IIC",), ("IIIC",), ("I", "IVC")] if FULL else []
VARIED = {"galaxy-trucker": {"flights": FLIGHTS}}
LAST = "the last seat begins"
# What needs no table of its own in the short form: the base game has one, chosen factions have; two,
# three and five fly such ships.
PROVED: dict[str, list[Pair]] = {
    "high-frontier": [
        *((("seats", seats), ("expansion", False)) for seats in (2, 4, 5)),
        (("seats", 4), ("expansion", True)),
    ],
    "galaxy-trucker": [
        *((("seats", 4), ("flights", (name,))) for name in ("IA", "IIA", "IVC")),
        *((("seats", 1), ("flights", (name,))) for name in ("IA", "IIA")),
    ],
}
SMALL = {
    "high-frontier": (LAST, "scenario", "shorter", "mining", "start-election"),
    "galaxy-trucker": ("robopolice", "unknown-supercard", "first-flight", "alien-order"),
}

Row = dict[str, Any]  # what is chosen at a table, factor by factor
Pair = tuple[tuple[str, Any], tuple[str, Any]]
Table = tuple[str, int, dict[str, Any]]  # game, seats, options


def expansions_of(info: perihelion.GameInfo) -> tuple[str, ...]:
    (choices,) = [option.choices for option in info.options if option.name == "expansions"]
    return choices


def expansions_for(info: perihelion.GameInfo, seats: int) -> list[str]:
    """All expansions that go with so many players, together."""
    (option,) = [option for option in info.options if option.name == "expansions"]
    named = (
        (choice, option.terms[choice].seats if choice in option.terms else ()) for choice in option.choices
    )
    return [choice for choice, goes_with in named if not goes_with or seats in goes_with]


def factors(info: perihelion.GameInfo) -> dict[str, list[Any]]:
    """Everything that can be chosen, with its values, the plain one first; None leaves it unsaid."""
    seats = sorted(seats_of(info.options, info.seats), key=lambda seats: seats != 2)
    found: dict[str, list[Any]] = {"seats": seats, LAST: [False, True]}
    found |= {expansion: [False, True] for expansion in expansions_of(info)}
    for option in info.options:
        if option.kind == "choice":
            found[option.name] = list(dict.fromkeys([*found.get(option.name, []), *values_of(option)]))
    return found | VARIED.get(info.name, {})


def values_of(option: Option) -> list[Any]:
    unsaid = [None] if option.seats else []
    return [*unsaid, *sorted(option.choices, key=lambda choice: choice != option.default)]


def table_of(info: perihelion.GameInfo, row: Row) -> Table:
    """The table that a row describes; whatever it leaves out is as usual."""
    plain = {name: values[0] for name, values in factors(info).items()} | row
    seats, last = plain.pop("seats"), plain.pop(LAST)
    chosen = [expansion for expansion in expansions_of(info) if plain.pop(expansion)]
    said = {name: list(value) if isinstance(value, tuple) else value for name, value in plain.items()}
    options = {name: value for name, value in said.items() if value is not None}
    first = {"first": seats - 1} if last else {}
    return info.name, seats, options | first | FIXED.get(info.name, {}) | {"expansions": chosen}


def is_possible(info: perihelion.GameInfo, row: Row) -> bool:
    _, seats, options = table_of(info, row)
    if seats == 1 and row.get(LAST):
        return False
    try:
        info.judge(seats, options)
    except perihelion.Refused:
        return False
    return True


def pairs(row: Row) -> Iterator[Pair]:
    return combinations(row.items(), 2)


def with_what_it_needs(info: perihelion.GameInfo, row: Row) -> Row | None:
    """The row, with one choice more where it is no table without it; None where that does not help."""
    more: list[Row] = [{}, *({name: value} for name, values in factors(info).items() for value in values)]
    helped = (row | one for one in more if not row.keys() & one.keys())
    return next((tried for tried in helped if is_possible(info, tried)), None)


def filled(info: perihelion.GameInfo, row: Row, wanted: dict[Pair, None]) -> Row:
    """The row with every other choice made so that it meets most of what is still wanted."""
    order = list(factors(info))
    for name, values in factors(info).items():
        ways = [{one: (row | {name: value})[one] for one in order if one in {*row, name}} for value in values]
        if name not in row:
            row = max((way for way in ways if is_possible(info, way)), key=lambda way: met(way, wanted))
    return {name: row[name] for name in order}


def met(row: Row, wanted: dict[Pair, None]) -> int:
    return sum(pair in wanted for pair in pairs(row))


def is_wanted(info: perihelion.GameInfo, pair: Pair) -> bool:
    """Whether two choices shall meet: in the short form small ones need only meet each expansion."""
    if not FULL and pair in PROVED.get(info.name, ()):
        return False
    names = {name for name, _ in pair}
    small = names & {*SMALL.get(info.name, ())}
    return None not in dict(pair).values() and (FULL or not small or bool(names & {*expansions_of(info)}))


def cover(info: perihelion.GameInfo) -> list[Row]:
    """Few rows in which every two choices that go together meet."""
    named = [[(name, value) for value in values] for name, values in factors(info).items()]
    every = (pair for two in combinations(named, 2) for pair in product(*two))
    wanted = dict.fromkeys(pair for pair in every if is_wanted(info, pair))
    rows = []
    while wanted:
        pair = next(iter(wanted))
        row = with_what_it_needs(info, dict(pair))
        if row is None:
            del wanted[pair]
            continue
        rows.append(filled(info, row, wanted))
        for pair in pairs(rows[-1]):
            wanted.pop(pair, None)
    return rows


def tables(info: perihelion.GameInfo) -> list[Table]:
    """The base game in its full length, each expansion alone, all together, and the cover; none twice."""
    base: Table = (info.name, 2, {"expansions": [], **SHORT.get(info.name, {})})
    chosen = expansions_of(info)
    sets = {(one,) for one in chosen} | ({chosen} if chosen else set())
    wished = [{"seats": 3, **dict.fromkeys(some, True)} for some in sorted(sets)]
    wished += [
        {"seats": seats, **dict.fromkeys(chosen, True)} for seats in factors(info)["seats"][-1:] if chosen
    ]
    few = [row for wish in wished if (row := with_what_it_needs(info, wish)) is not None]
    found = [base, *(table_of(info, row) for row in (*few, *cover(info)))]
    return [table for number, table in enumerate(found) if table not in found[:number]]


def every_table() -> list[Any]:
    """For a test that is to be held at all of them."""
    return [
        pytest.param(*table, id=f"{table[0]}-{table[1]}-{number}")
        for info in perihelion.games().values()
        for number, table in enumerate(tables(info))
    ]
