"""What New Technologies keep of their own on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import Colour, HullId, Square, TileId
from perihelion.games.galaxy_trucker.content import Content
from perihelion.games.galaxy_trucker.ships.board_rows import Few, Some
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker

NAME = "new-technologies"
TABLE = "new_technologies"


class SetupNumbers(msgspec.Struct, forbid_unknown_fields=True):
    players: Some
    removed: Few


class BoosterNumbers(msgspec.Struct, forbid_unknown_fields=True):
    forward: float
    elsewhere: float
    cards: Some


class SpecialistNumbers(msgspec.Struct, forbid_unknown_fields=True):
    manager: Few
    reward: tuple[Few, Few, Few]
    merchant: Few
    goods: tuple[Colour, ...]
    techie: Few


SECTIONS: dict[str, type] = {
    "setup": SetupNumbers,
    "boosters": BoosterNumbers,
    "specialists": SpecialistNumbers,
}


@dataclass(slots=True)
class Technology:
    """The annex.

    removed      tiles that are out for the whole game; nobody has seen them
    shown        tiles that lay open in earlier flights: they are in play
    sleepers     seat -> square of a stasis chamber -> humans asleep there
    specialists  seat -> what its cyan alien knows
    spent        specialisations of aliens that were lost before another came: used up for the flight
    away         seat -> hull in hyperspace -> cards whose end it still awaits there
    stash        seat -> the hulls in hyperspace while a card is met, of a ship that has several
    boosted      seat -> cannons boosted in the declaration under way
    saved        seats whose Techie has saved a battery on this card
    burnt        furnaces used in the gain of goods under way
    pardoned     seats whose Lawyer was aboard when they gave up
    """

    removed: list[TileId] = field(default_factory=list)
    shown: set[TileId] = field(default_factory=set)
    sleepers: dict[Seat, dict[Square, int]] = field(default_factory=dict)
    specialists: dict[Seat, str] = field(default_factory=dict)
    spent: set[str] = field(default_factory=set)
    away: dict[Seat, dict[HullId, int]] = field(default_factory=dict)
    stash: dict[Seat, Ship] = field(default_factory=dict)
    boosted: dict[Seat, list[Square]] = field(default_factory=dict)
    saved: set[Seat] = field(default_factory=set)
    burnt: list[Square] = field(default_factory=list)
    pardoned: set[Seat] = field(default_factory=set)

    def clone(self) -> Technology:
        """Measured: most of it is empty most of the time, and copying that is half the cost."""
        return Technology(
            self.removed[:],
            self.shown.copy(),
            {seat: there.copy() for seat, there in self.sleepers.items()} if self.sleepers else {},
            self.specialists.copy() if self.specialists else {},
            self.spent.copy() if self.spent else set(),
            {seat: there.copy() for seat, there in self.away.items()} if self.away else {},
            {seat: ship.clone() for seat, ship in self.stash.items()} if self.stash else {},
            {seat: squares[:] for seat, squares in self.boosted.items()} if self.boosted else {},
            self.saved.copy() if self.saved else set(),
            self.burnt[:] if self.burnt else [],
            self.pardoned.copy() if self.pardoned else set(),
        )


def technology(gt: Trucker) -> Technology:
    """The annex; a table that is made of a view may have none, and then nothing is known."""
    kept = gt.annexes.get(NAME)
    if kept is None:
        kept = gt.annexes[NAME] = Technology()
    assert isinstance(kept, Technology)
    return kept


@dataclass(slots=True, frozen=True)
class Figures:
    """The numbers of the expansion's table."""

    setup: SetupNumbers
    boosters: BoosterNumbers
    specialists: SpecialistNumbers


def read_figures(printed: Content) -> Figures:
    table = printed.tables[TABLE]
    return Figures(
        table.section("setup", SetupNumbers),
        table.section("boosters", BoosterNumbers),
        table.section("specialists", SpecialistNumbers),
    )


def figures(gt: Trucker) -> Figures:
    found: Figures = gt.on.expansion(NAME).figures
    return found
