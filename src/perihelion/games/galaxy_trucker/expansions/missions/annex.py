"""What Missions keep of their own on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import TileId
from perihelion.games.galaxy_trucker.expansions.missions.supercards.memory import CardMemory
from perihelion.games.galaxy_trucker.expansions.missions.tasks.memory import TaskMemory
from perihelion.games.galaxy_trucker.state import Trucker

if TYPE_CHECKING:
    from perihelion.games.galaxy_trucker.expansions.missions.expansion import Missions
    from perihelion.games.galaxy_trucker.expansions.missions.printed import MissionRow

NAME = "missions"
SUPER = 8  # the level of supercards: that of no pile
MissionId = str  # "beverage-run"
PayloadType = str  # "explosive", "fragile", "heavy", "radioactive", "artifact"


@dataclass(slots=True)
class Job:
    """The annex.

    mission    of this flight, or "" before it is chosen
    drawn      the missions drawn for this flight
    gone       missions discarded
    booked     flight by number -> its mission, where all are chosen before the first
    ready      whether the mission of this flight is set up
    hidden     type of payload -> how many of it lie face down in the warehouse: which ones is chance
    box        payloads that are not in this flight, sorted
    supers     by pile: how many supercards lie in it
    dead       truckers who died in this flight
    out        seats that sit out the rest of the game
    launched   seat -> components that were lost before the launch
    card       what supercards must remember
    task       what the mission must remember
    """

    mission: MissionId = ""
    drawn: list[MissionId] = field(default_factory=list)
    gone: list[MissionId] = field(default_factory=list)
    booked: dict[int, MissionId] = field(default_factory=dict)
    ready: bool = False
    hidden: dict[PayloadType, int] = field(default_factory=dict)
    box: list[TileId] = field(default_factory=list)
    supers: list[int] = field(default_factory=list)
    dead: list[Seat] = field(default_factory=list)
    out: list[Seat] = field(default_factory=list)
    launched: dict[Seat, int] = field(default_factory=dict)
    card: CardMemory = field(default_factory=CardMemory)
    task: TaskMemory = field(default_factory=TaskMemory)

    def clone(self) -> Job:
        return Job(
            self.mission,
            self.drawn[:],
            self.gone[:],
            self.booked.copy(),
            self.ready,
            self.hidden.copy(),
            self.box[:],
            self.supers[:],
            self.dead[:],
            self.out[:],
            self.launched.copy(),
            self.card.clone(),
            self.task.clone(),
        )


def job(gt: Trucker) -> Job:
    """The annex; a table that is made of a view may have none, and then nothing is known."""
    kept = gt.annexes.get(NAME)
    if kept is None:
        kept = gt.annexes[NAME] = Job()
    return cast(Job, kept)


def task(gt: Trucker) -> TaskMemory:
    """What the mission of the flight remembers."""
    return job(gt).task


def part(gt: Trucker) -> Missions:
    """The expansion in play, with what is printed."""
    return cast("Missions", gt.on.expansion(NAME))


def mission(gt: Trucker) -> MissionRow:
    """The mission of this flight; one without anything where none is chosen."""
    return part(gt).missions.of(job(gt).mission)


def level(gt: Trucker) -> int:
    """The level of the flight, 1 to 4: what rules of missions go by, and not its number.  [MI-2.3 MI-16.6]"""
    return gt.level.flight
