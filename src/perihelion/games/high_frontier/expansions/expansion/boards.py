"""The boards of the expansion and how they stand: space politics, the sunspot cycle, a fight under way."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cache
from typing import Literal, cast

import msgspec

from perihelion.engine.content import Table
from perihelion.engine.decisions import Seat
from perihelion.games.high_frontier.components import CardId, Confidence, SiteId
from perihelion.games.high_frontier.content import PACKAGE
from perihelion.games.high_frontier.state import Frontier, Slot

NAME = "expansion"
START = 0  # of the sunspot cycle
CENTRE = "CE"  # of space politics
FACTORY = "factory"  # what fights, beside stacks

Effect = Literal[
    "centrist",
    "nationalism",
    "paleoconservatism",
    "capitalism",
    "antinuke",
    "egalitarianism",
    "militarism",
    "anarchy",
    "war",
]
Sector = Literal["blue", "yellow", "red"]


class Square(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A square of space politics.  [HF-8.6]"""

    id: str
    effect: Effect
    next: tuple[str, ...]
    confidence: Confidence
    faction: str = ""
    vp: int = 0


class Spot(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A spot of the sunspot cycle.  [HF-8.5A]"""

    id: str
    sector: Sector
    confidence: Confidence


class Mine(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Sites that a die closes before the game.  [HF-3.2C]"""

    id: str
    sites: tuple[SiteId, ...]
    confidence: Confidence


class Figures(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All other numbers of the expansion, as the table says them."""

    crowded: int
    glitch: int
    debris: int
    sector: int
    red_belts: int
    cube: int
    crewed: int
    manned: int
    bare: int


@dataclass(frozen=True, slots=True)
class Boards:
    """What is printed on the boards of the expansion."""

    squares: dict[str, Square]
    spots: tuple[Spot, ...]
    mines: dict[int, Mine]
    numbers: Figures


@cache
def table_of_boards() -> Table:
    return Table.of_package(PACKAGE, "expansion.toml")


@cache
def boards() -> Boards:
    table = table_of_boards()
    squares = table.rows("square", lambda said: msgspec.convert(said, Square))
    spots = table.rows("spot", lambda said: msgspec.convert(said, Spot))
    mines = table.rows("mine", lambda said: msgspec.convert(said, Mine))
    return Boards(
        {square.id: square for square in squares},
        tuple(spots),
        {int(mine.id): mine for mine in mines},
        table.section("numbers", Figures),
    )


@dataclass(slots=True)
class Fight:
    """A fight under way. Stages go from 1, the defender's rayguns, to 5, the buggies.  [HF-8.4]

    attacker, slot    who attacks, and with what: a stack, or "factory"
    defender, target  who is attacked, and what
    stage             which step of combat it is
    fired             weapons of this stage that have had their turn
    raging            the rocket that attacks is used up by it
    chase             thrust of attacker and defender, once it has been worked out anew
    onward            where the defender was bound for, "" where it was not under way
    """

    attacker: Seat
    slot: Slot
    defender: Seat
    target: Slot
    stage: int = 1
    fired: list[CardId] = field(default_factory=list)
    raging: bool = False
    chase: list[int] = field(default_factory=list)
    onward: str = ""

    def clone(self) -> Fight:
        found = Fight(*(getattr(self, name) for name in FIGHT))
        found.fired, found.chase = self.fired[:], self.chase[:]
        return found


FIGHT = tuple(part.name for part in fields(Fight))


@dataclass(slots=True)
class Sky:
    """How the boards of the expansion stand.

    square    of the politics disk
    spot      of the sunspot disk
    due       whether an event is still to be rolled for
    rolled    whether the event of this turn has been: nobody attacks after it
    fought    stacks of the active player's that have fought in this turn
    ferried   whether somebody's cycler has carried the craft under way
    ending    why the game will be over after the last election, "" before
    fight     under way, or None
    used      cards that have been in use in this turn
    vented    thrusters whose afterburner has burnt in this turn
    cleared   whether everybody who might intercept the next step has been asked
    """

    square: str = CENTRE
    spot: int = START
    due: bool = False
    rolled: bool = False
    fought: list[Slot] = field(default_factory=list)
    ferried: bool = False
    ending: str = ""
    fight: Fight | None = None
    used: list[CardId] = field(default_factory=list)
    vented: list[CardId] = field(default_factory=list)
    cleared: bool = False

    def clone(self) -> Sky:
        fight = self.fight and self.fight.clone()
        return Sky(
            self.square,
            self.spot,
            self.due,
            self.rolled,
            self.fought[:],
            self.ferried,
            self.ending,
            fight,
            self.used[:],
            self.vented[:],
            self.cleared,
        )


def sky(hf: Frontier) -> Sky:
    return cast(Sky, hf.annexes[NAME])


def sector(hf: Frontier) -> Sector:
    """The sector in which the sunspot disk stands.  [HF-8.5A]"""
    return boards().spots[sky(hf).spot].sector


def regime(hf: Frontier) -> Effect:
    """What the square of the politics disk changes.  [HF-8.6]"""
    return boards().squares[sky(hf).square].effect
