"""Content tables read once and checked: cards, captains, planets, numbers."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from perihelion.engine.content import Table, digest
from perihelion.engine.refused import Refused
from perihelion.games.wild_space.components import (
    Card,
    CardId,
    CardRow,
    Effect,
    EffectId,
    ExploreRow,
    Planet,
    PlanetId,
    PlanetRow,
    Reader,
    ScoringNumbers,
    Sector,
    SectorId,
    SetupNumbers,
)

PACKAGE = "perihelion.games.wild_space"
BASE = ("cards", "planets", "numbers")


@dataclass(slots=True)
class Content:
    """Everything printed.

    rows       crew cards and captains as the tables write them
    cards      the same as the rules see them
    deck       ids of the cards that form the deck
    captains   ids of the captains
    planets    by id
    sectors    by id
    explore    what exploring gives: one of these
    effects    by id, the parts of sequences included
    numbers    of set-up and scoring
    reader     reads further selectors, effects and conditions over these cards
    tables     the tables by name
    digest     of everything they say
    """

    rows: dict[CardId, CardRow]
    cards: dict[CardId, Card]
    deck: tuple[CardId, ...]
    captains: tuple[CardId, ...]
    planets: dict[PlanetId, Planet]
    sectors: dict[SectorId, Sector]
    explore: tuple[Effect, ...]
    effects: dict[EffectId, Effect]
    numbers: dict[str, Any]
    reader: Reader
    tables: dict[str, Table]
    digest: str

    def planets_of(self, requires: int) -> list[PlanetId]:
        return [planet.id for planet in self.planets.values() if planet.requires == requires]


def packaged(*names: str) -> list[Table]:
    """Tables that come with the game."""
    return [Table.of_package(PACKAGE, f"{name}.toml") for name in names]


@cache
def base_content() -> Content:
    return read_content(packaged(*BASE))


def read_content(tables: Sequence[Table], reading: type[Reader] = Reader) -> Content:
    """The tables as pieces; raises Refused with file and line."""
    by_name = {table.name.removesuffix(".toml"): table for table in tables}
    rows, types = _card_rows(tables, reading)
    reader = reading(types, rows)
    cards = {card.id: card for card in _cards(tables, reader)} | reader.doubles()
    worlds = [planet for table in tables for planet in table.rows("planet", lambda row: _planet(reader, row))]
    explore = read_explore(reader, by_name["planets"])
    sectors = {sector.id: sector for world in worlds for sector in world.sectors}
    printed = [cards[card] for card in rows]
    return Content(
        rows=rows,
        cards=cards,
        deck=tuple(sorted(card for card in rows if types[card] != "captain" and reader.is_in_deck(card))),
        captains=tuple(card for card in rows if types[card] == "captain"),
        planets={world.id: world for world in worlds},
        sectors=sectors,
        explore=explore,
        effects={effect.id: effect for effect in _effects(printed, sectors.values(), explore)},
        numbers=read_numbers(by_name["numbers"]),
        reader=reader,
        tables=by_name,
        digest=digest(*tables),
    )


def read_numbers(table: Table) -> dict[str, Any]:
    setup, scoring = table.section("setup", SetupNumbers), table.section("scoring", ScoringNumbers)
    return {"setup": msgspec.to_builtins(setup), "scoring": msgspec.to_builtins(scoring)}


def read_explore(reader: Reader, table: Table) -> tuple[Effect, ...]:
    """What exploring gives, the same on every sector.  [WS-5.5]"""
    actions = table.section("explore", ExploreRow).actions
    try:
        return tuple(reader.effect(f"explore.{n}", said) for n, said in enumerate(actions, 1))
    except Refused as wrong:
        raise table.refused_section("explore", "actions", wrong.about["detail"]) from None


def _planet(reader: Reader, row: Any) -> Planet:
    return reader.planet(msgspec.convert(row, PlanetRow))


def _card_rows(
    tables: Sequence[Table], reading: type[Reader]
) -> tuple[dict[CardId, CardRow], dict[CardId, str]]:
    rows: dict[CardId, CardRow] = {}
    types: dict[CardId, str] = {}
    for table in tables:
        for kind in reading.kinds:
            for index, row in enumerate(table.rows(kind, reading.row)):
                if row.id in rows:
                    raise table.refused(kind, index, "id", f"{row.id} stands twice")
                rows[row.id], types[row.id] = row, reading.type_of(kind, row)
    return rows, types


def _cards(tables: Sequence[Table], reader: Reader) -> Iterator[Card]:
    for table in tables:
        for kind in reader.kinds:
            yield from table.rows(kind, lambda row: reader.card(reader.rows[row["id"]]))


def _effects(
    cards: Iterable[Card], sectors: Iterable[Sector], explore: tuple[Effect, ...]
) -> Iterator[Effect]:
    cards = list(cards)
    tops: list[Effect] = [card.effect for card in cards if card.effect]
    tops += [space for card in cards for space in card.track if isinstance(space, Effect)]
    tops += [action for sector in sectors for action in sector.actions]
    for effect in (*tops, *explore):
        yield effect
        yield from effect.parts
