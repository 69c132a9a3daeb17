"""What Latest Models keep of their own on the table, and the numbers of their content."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, TypedDict

import msgspec

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import Colour, Confidence, Square
from perihelion.games.galaxy_trucker.content import Content
from perihelion.games.galaxy_trucker.ships.board_rows import Few, Some
from perihelion.games.galaxy_trucker.state import Trucker

if TYPE_CHECKING:
    from perihelion.games.galaxy_trucker.rules import TruckerRules

NAME = "latest-models"
TABLE = "latest_models"
SPLICE, SPHERE, FLEET = ("IC", "IIC"), "IIIC", "IVC"
CLASSES = (*SPLICE, SPHERE, FLEET)


class Section(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    confidence: Confidence


class PlanNumbers(Section, kw_only=True):
    """Which squares each face of a die opens; `again` is what the second of two equal dice opens."""

    dice: Annotated[int, msgspec.Meta(ge=1, le=3)]
    faces: tuple[list[Square], list[Square], list[Square], list[Square], list[Square], list[Square]]
    again: list[Square]


class SphereNumbers(Section, kw_only=True):
    """What lost components cost, by their number; the last figure for so many or more."""

    losses: Annotated[list[Few], msgspec.Meta(min_length=1)]


class InsuranceNumbers(Section, kw_only=True):
    """What an insurance costs, and the most that lost components then cost."""

    premiums: Annotated[list[Some], msgspec.Meta(min_length=1)]
    most: Annotated[list[Few], msgspec.Meta(min_length=1)]

    def __post_init__(self) -> None:
        if len(self.premiums) != len(self.most):
            raise ValueError("most: write as many as there are premiums")


class HarderNumbers(Section, kw_only=True):
    """What is added to the figures of every card; cards of the level `reuse` come again."""

    strength: Few
    crew: Few
    credits: Few
    taken: Few
    reuse: Some


SECTIONS: dict[str, type] = {
    "plans": PlanNumbers,
    "sphere": SphereNumbers,
    "insurance": InsuranceNumbers,
    "harder": HarderNumbers,
}


@dataclass(slots=True, frozen=True)
class Figures:
    """The numbers of the expansion's table."""

    plans: PlanNumbers
    sphere: SphereNumbers
    insurance: InsuranceNumbers
    harder: HarderNumbers


def read_figures(printed: Content) -> Figures:
    table = printed.tables[TABLE]
    return Figures(
        table.section("plans", PlanNumbers),
        table.section("sphere", SphereNumbers),
        table.section("insurance", InsuranceNumbers),
        table.section("harder", HarderNumbers),
    )


def figures_of(rules: TruckerRules) -> Figures:
    found: Figures = rules.expansion(NAME).figures
    return found


def figures(gt: Trucker) -> Figures:
    return figures_of(gt.on)


@dataclass(slots=True)
class Models:
    """The annex.

    plans      the dice that have fallen while fleets are built, in this flight
    premiums   seat -> what it paid for its insurance
    kept       seat -> goods of ships that gave up, to be paid for after the flight
    extra      seat -> what the Merchant then adds for those of the own ship
    bettered   seats that have bettered the goods of the card in play
    """

    plans: list[int] = field(default_factory=list)
    premiums: dict[Seat, int] = field(default_factory=dict)
    kept: dict[Seat, list[Colour]] = field(default_factory=dict)
    extra: dict[Seat, int] = field(default_factory=dict)
    bettered: list[Seat] = field(default_factory=list)

    def clone(self) -> Models:
        return Models(
            self.plans[:],
            self.premiums.copy(),
            {seat: cubes[:] for seat, cubes in self.kept.items()},
            self.extra.copy(),
            self.bettered[:],
        )


class ModelsTable(TypedDict):
    """Dice that have fallen; by player the premium paid, goods kept of ships that gave up, what is added."""

    plans: list[int]
    premiums: list[int]
    kept: list[list[str]]
    extra: list[int]
    bettered: list[Seat]


def models(gt: Trucker) -> Models:
    kept = gt.annexes.get(NAME)
    if kept is None:
        kept = gt.annexes[NAME] = Models()
    assert isinstance(kept, Models)
    return kept


def is_fleet(gt: Trucker) -> bool:
    """Whether this is a flight of fleets, class IVC."""
    return gt.board.id == FLEET
