"""The content of the base game, read once and checked: cards, captains, planets, numbers."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from perihelion.engine.content import Table, digest
from perihelion.games.wild_space.components import (
    TYPES,
    Card,
    CardId,
    CardRow,
    Effect,
    EffectId,
    Planet,
    PlanetId,
    PlanetRow,
    Reader,
    Sector,
    SectorId,
)

PACKAGE = "perihelion.games.wild_space"


@dataclass(slots=True)
class Content:
    """Everything printed.

    cards      crew cards and captains by id
    deck       ids of the cards that form the deck
    captains   ids of the captains
    planets    by id
    sectors    by id
    explore    what exploring gives: one of these
    effects    by id, the parts of sequences included
    numbers    of set-up and scoring
    digest     of everything the tables say
    """

    cards: dict[CardId, Card]
    deck: tuple[CardId, ...]
    captains: tuple[CardId, ...]
    planets: dict[PlanetId, Planet]
    sectors: dict[SectorId, Sector]
    explore: tuple[Effect, ...]
    effects: dict[EffectId, Effect]
    numbers: dict[str, Any]
    digest: str

    def planets_of(self, requires: int) -> list[PlanetId]:
        return [planet.id for planet in self.planets.values() if planet.requires == requires]


@cache
def base_content() -> Content:
    return read_content(
        *(Table.of_package(PACKAGE, f"{name}.toml") for name in ("cards", "planets", "numbers"))
    )


def read_content(cards: Table, planets: Table, numbers: Table) -> Content:
    """The tables as pieces; raises Refused with file and line."""
    rows, types = _card_rows(cards)
    reader = Reader(types, rows)
    kinds = (*TYPES, "captain")
    read = {
        card.id: card
        for kind in kinds
        for card in cards.rows(kind, lambda row: reader.card(msgspec.convert(row, CardRow)))
    }
    worlds = list(planets.rows("planet", lambda row: reader.planet(msgspec.convert(row, PlanetRow))))
    actions = planets.data["explore"]["actions"]
    explore = tuple(reader.effect(f"explore.{n}", said) for n, said in enumerate(actions, 1))
    sectors = {sector.id: sector for world in worlds for sector in world.sectors}
    return Content(
        cards=read,
        deck=tuple(sorted(card for card, kind in types.items() if kind != "captain")),
        captains=tuple(card for card, kind in types.items() if kind == "captain"),
        planets={world.id: world for world in worlds},
        sectors=sectors,
        explore=explore,
        effects={effect.id: effect for effect in _effects(read, sectors, explore)},
        numbers=numbers.data,
        digest=digest(cards, planets, numbers),
    )


def _card_rows(cards: Table) -> tuple[dict[CardId, CardRow], dict[CardId, str]]:
    rows: dict[CardId, CardRow] = {}
    types: dict[CardId, str] = {}
    for kind in (*TYPES, "captain"):
        for index, row in enumerate(cards.rows(kind, lambda row: msgspec.convert(row, CardRow))):
            if row.id in rows:
                raise cards.refused(kind, index, "id", f"{row.id} stands twice")
            rows[row.id], types[row.id] = row, kind
    return rows, types


def _effects(
    cards: dict[CardId, Card], sectors: dict[SectorId, Sector], explore: tuple[Effect, ...]
) -> Iterator[Effect]:
    tops: list[Effect] = [card.effect for card in cards.values() if card.effect]
    tops += [space for card in cards.values() for space in card.track if isinstance(space, Effect)]
    tops += [action for sector in sectors.values() for action in sector.actions]
    for effect in (*tops, *explore):
        yield effect
        yield from effect.parts
