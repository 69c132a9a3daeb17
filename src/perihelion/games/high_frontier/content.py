"""Content tables read once and checked: cards, factions, map, rocket diagram, numbers."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from perihelion.engine.content import Table, digest
from perihelion.games.high_frontier.components import (
    DECKS,
    SUPPORT_DECKS,
    Card,
    CardId,
    Faction,
    FactionId,
)
from perihelion.games.high_frontier.mat import FuelRow, Glory, MassClass, Numbers, Training, Venture
from perihelion.games.high_frontier.rows import ROWS, SECTIONS, read_faction
from perihelion.games.high_frontier.starmap.spaces import Map, Space

PACKAGE = "perihelion.games.high_frontier"
TABLES = ("cards", "map", "numbers")
BASE = ("base", "return-to-the-moon")  # sets and boards without the expansion


@dataclass(slots=True, eq=False)
class Content:
    """Everything printed that is in play.

    cards      patents and crews by id
    factions   by id; the crew card has the same id
    map        the board as a graph
    rows       dry mass -> its row of the rocket diagram
    classes    wet-mass classes, the lightest first
    glories    spaces of the Glory Arena by id
    ventures   by id
    numbers    all others
    training   of the training scenario
    digest     of everything the tables say
    """

    cards: dict[CardId, Card]
    factions: dict[FactionId, Faction]
    map: Map
    rows: dict[int, FuelRow]
    classes: tuple[MassClass, ...]
    glories: dict[str, Glory]
    ventures: dict[str, Venture]
    numbers: Numbers
    training: Training
    digest: str

    @property
    def decks(self) -> tuple[str, ...]:
        """The decks that have cards.  [HF-2.5A]"""
        there = {card.deck for card in self.cards.values()}
        return tuple(name for name in (*DECKS, *SUPPORT_DECKS) if name in there)

    @property
    def is_extended(self) -> bool:
        """Whether cards of the expansion are in play."""
        return any(card.set == "expansion" for card in self.cards.values())

    def deck(self, name: str) -> tuple[CardId, ...]:
        """The patents of a deck, in the order of the table.  [HF-2.5A]"""
        return tuple(card.id for card in self.cards.values() if card.deck == name)


def packaged() -> list[Table]:
    """Tables that come with the game."""
    return [Table.of_package(PACKAGE, f"{name}.toml") for name in TABLES]


@cache
def base_content() -> Content:
    return read_content(packaged())


def read_content(
    tables: Sequence[Table], sets: Collection[str] = BASE, *, beside: Sequence[Table] = ()
) -> Content:
    """The tables as pieces, of these sets only; raises Refused with file and line.

    What expansions read for themselves stands beside them, and counts as content all the same.
    """
    cards, board, numbers = tables
    patents = [card for card in _rows(cards, "card") if card.set in sets]
    crews = [card for card in _rows(cards, "crew") if card.set in sets]
    factions = {faction.id: faction for faction in cards.rows("crew", read_faction)}
    return Content(
        cards={card.id: card for card in (*patents, *crews)},
        factions={card.id: factions[card.id] for card in crews},
        map=_read_map(board, sets),
        rows=_read_diagram(numbers),
        classes=tuple(sorted(_rows(numbers, "class"), key=lambda found: found.column)),
        glories={glory.id: glory for glory in _rows(numbers, "glory")},
        ventures={venture.id: venture for venture in _rows(numbers, "venture")},
        numbers=_read_numbers(numbers),
        training=Training(**msgspec.to_builtins(numbers.section("training", SECTIONS["training"]))),
        digest=digest(*tables, *beside),
    )


def _read_map(table: Table, sets: Collection[str]) -> Map:
    """The spaces of these boards, the edges and routes between them.  [HF-2.2]"""
    zones = {zone.id: zone for zone in _rows(table, "zone")}
    everywhere = {space.id: space for space in _rows(table, "space")}
    for index, space in enumerate(everywhere.values()):
        if space.zone not in zones:
            raise table.refused("space", index, "zone", f"no zone: {space.zone!r}")
    edges, roads, routes = (list(_rows(table, kind)) for kind in ("edge", "road", "route"))
    for kind, field, found in (
        ("edge", "id", [(edge.a, edge.b) for edge in edges]),
        ("road", "sites", [road.sites for road in roads]),
        ("route", "path", [route.path for route in routes]),
    ):
        _check_spaces(table, kind, field, found, everywhere)
    spaces = {space.id: space for space in everywhere.values() if space.board in sets}
    return Map(
        spaces=spaces,
        edges=tuple(edge for edge in edges if edge.a in spaces and edge.b in spaces),
        roads={road.world: road for road in roads if spaces.keys() >= set(road.sites)},
        routes=tuple(route for route in routes if spaces.keys() >= set(route.path)),
        zones=zones,
    )


def _check_spaces(
    table: Table, kind: str, field: str, found: Sequence[Sequence[str]], spaces: dict[str, Space]
) -> None:
    for index, named in enumerate(found):
        for space in named:
            if space not in spaces:
                raise table.refused(kind, index, field, f"no space: {space!r}")


def _read_diagram(table: Table) -> dict[int, FuelRow]:
    """Dry mass -> row; every mass up to the heaviest needs one, with steps for every tank.  [HF-5.4B]"""
    limits = msgspec.to_builtins(table.section("limits", SECTIONS["limits"]))
    found: dict[int, FuelRow] = {}
    for index, row in enumerate(_rows(table, "row")):
        if len(row.steps) != limits["tanks"]:
            raise table.refused("row", index, "steps", f"steps for {limits['tanks']} tanks")
        found |= dict.fromkeys(row.masses, row)
    for mass in range(limits["dry_mass"] + 1):
        if mass not in found:
            raise table.refused_section("limits", "dry_mass", f"no row for the dry mass {mass}")
    return found


def _read_numbers(table: Table) -> Numbers:
    """The sections of the table of numbers together."""
    found: dict[str, Any] = {}
    for name, shape in SECTIONS.items():
        if name != "training":
            found |= msgspec.to_builtins(table.section(name, shape))
    lists = {name: tuple(value) for name, value in found.items() if isinstance(value, list)}
    return Numbers(**(found | lists), factories=dict(_rows(table, "length")))


def _rows(table: Table, kind: str) -> Iterator[Any]:
    """Rows of one kind as pieces; an id may stand only once."""
    seen = set()
    for index, (piece, said) in enumerate(zip(table.rows(kind, ROWS[kind]), table.data[kind], strict=True)):
        if said["id"] in seen:
            raise table.refused(kind, index, "id", f"{said['id']} stands twice")
        seen.add(said["id"])
        yield piece
