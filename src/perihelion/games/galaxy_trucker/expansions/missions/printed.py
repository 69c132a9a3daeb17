"""What the tables of Missions say: the missions, and the numbers of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import msgspec

from perihelion.engine.content import Table
from perihelion.games.galaxy_trucker.expansions.missions.tasks.vocabulary import (
    PAYLOADS,
    SECTIONS,
    ClientNumbers,
    DirectiveNumbers,
    MissionRow,
    nothing_to_do,
)
from perihelion.games.galaxy_trucker.meta import MISSIONS

__all__ = ["PAYLOADS", "SECTIONS", "MissionNumbers", "MissionRow", "PrintedMissions", "read_missions"]


class MissionNumbers(msgspec.Struct, forbid_unknown_fields=True):
    """The standard missions game: credits to begin with, missions drawn, what wins, a new trucker."""

    credits: Annotated[int, msgspec.Meta(ge=0, le=200)]
    drawn: Annotated[int, msgspec.Meta(ge=1, le=9)]
    winner: Annotated[int, msgspec.Meta(ge=0, le=200)]
    newcomer: Annotated[int, msgspec.Meta(ge=0, le=200)]


NONE = nothing_to_do()


@dataclass(slots=True)
class PrintedMissions:
    """The missions by id, in printed order, the numbers of the game, of clients and of directives."""

    missions: dict[str, MissionRow]
    numbers: MissionNumbers
    client: ClientNumbers
    directives: DirectiveNumbers

    @property
    def usual(self) -> tuple[str, ...]:
        """Those of the game, and not of a pack."""
        return MISSIONS

    def of(self, name: str) -> MissionRow:
        return self.missions.get(name, NONE)


def read_missions(table: Table) -> PrintedMissions:
    """The missions of the table, each with how sure it is.

    [MI-2.6.5 MI-17.1 MI-17.1.1 MI-17.5 MI-17.6 MI-17.9.2 MI-17.10.9 MI-17.11 MI-17.13 MI-17.14 MI-17.14.1
    MI-17.15]

    Ruling: of the cards only Beverage Run is known. What the others ask for and pay is ours, after missions
    of the same or a like name in the publisher's app; their rows say so, and a pack can replace them.
    """
    rows = table.rows("mission", lambda said: msgspec.convert(said, MissionRow))
    return PrintedMissions(
        {row.id: row for row in rows},
        table.section("numbers", MissionNumbers),
        table.section("client", ClientNumbers),
        table.section("directives", DirectiveNumbers),
    )
