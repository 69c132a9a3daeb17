"""The Rough Roads as the table writes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal, cast

import msgspec

from perihelion.engine.content import Table
from perihelion.games.galaxy_trucker.state import Trucker

if TYPE_CHECKING:
    from perihelion.games.galaxy_trucker.expansions.rough_roads.expansion import RoughRoads

ByFlight = Annotated[list[int], msgspec.Meta(min_length=3, max_length=3)]


KNOWN = frozenset(
    [
        "stiff_competition",
        "engine_envy",
        "space_junk",
        "deja_vu",
        "cosmic_psychosis",
        "metal_fatigue",
        "bum_batteries",
        "meteoric_inversion",
        "tough_trip",
        "remorseless_fate",
        "piercing_projectiles",
        "union_ship",
        "explosive_goods",
        "explosive_batteries",
        "infected_goods",
        "sommersault",
        "defective_connectors",
        "made_to_order",
        "dead_zone",
        "nasty_surprise",
        "paranoid_locals",
        "big_baddies",
        "bad_luck",
        "panic",
        "personalized_cabins",
    ]
)


class RoadRow(msgspec.Struct, forbid_unknown_fields=True):
    id: Annotated[str, msgspec.Meta(pattern="^[a-z_]+$")]
    confidence: Literal["source", "derived", "reconstructed"]
    building: bool = False

    def __post_init__(self) -> None:
        """What a road does is a rule: a pack cannot invent one."""
        if self.id not in KNOWN:
            raise ValueError(f"no rough road: {self.id!r}")


class RoadNumbers(msgspec.Struct, forbid_unknown_fields=True):
    extra_cards: ByFlight
    order: ByFlight
    rolls: Annotated[int, msgspec.Meta(ge=1, le=9)]


@dataclass(slots=True)
class PrintedRoads:
    """The cards by id, and their numbers by flight."""

    roads: dict[str, RoadRow]
    extra_cards: list[int]
    order: list[int]
    rolls: int


def read_roads(table: Table) -> PrintedRoads:
    rows = table.rows("road", lambda said: msgspec.convert(said, RoadRow))
    numbers = table.section("numbers", RoadNumbers)
    return PrintedRoads({row.id: row for row in rows}, numbers.extra_cards, numbers.order, numbers.rolls)


def printed(gt: Trucker) -> PrintedRoads:
    return cast("RoughRoads", gt.on.expansion("rough-roads")).roads
