"""A route as it is told: leg by leg what each turn does and costs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from perihelion.games.high_frontier.components import CardId, SpaceId
from perihelion.games.high_frontier.flights.thrust import Launch
from perihelion.games.high_frontier.starmap.chart import Chart
from perihelion.games.high_frontier.starmap.drawing import as_strip, as_svg

LOSS = 1 / 6  # chance of a hazard roll


@dataclass(slots=True, frozen=True)
class Leg:
    """What is done in one turn, or in its operation.

    turn      in which turn, from 1
    kind      fly, drift (without a thruster), light (a thruster, and stay), hop (along the road) or refuel
    path      spaces from where it begins to where it ends
    before    fuel figure at its beginning
    after     fuel figure at its end
    card      the thruster in use, "" for none
    launch    its thrust with its parts, and what afterburner and lift-off cost
    burns     entered and turned
    fuel      steps for them
    landing   steps for landing
    hazards   spaces at which a roll is due
    lost      cards that aerobraking takes away
    supports  cards that support the thruster (expansion)
    dumped    steps that are thrown off first (expansion)
    """

    turn: int
    kind: str
    path: tuple[SpaceId, ...]
    before: int
    after: int
    card: CardId = ""
    launch: Launch | None = None
    burns: int = 0
    fuel: int = 0
    landing: int = 0
    hazards: tuple[SpaceId, ...] = ()
    lost: tuple[CardId, ...] = ()
    supports: tuple[CardId, ...] = ()
    dumped: int = 0


class Route:
    """A way to a space.

    to       where it leads
    turns    how long it takes
    fuel     steps spent in all
    rolls    hazard rolls on the way
    legs     what is done in order, worked out when first read
    """

    def __init__(
        self,
        to: SpaceId,
        cost: tuple[int, int, int],
        legs: Callable[[], tuple[Leg, ...]],
        chart: Chart,
    ) -> None:
        self.to = to
        self.turns, self.fuel, self.rolls = cost
        self._legs = legs
        self._chart = chart

    @cached_property
    def legs(self) -> tuple[Leg, ...]:
        return self._legs()

    @property
    def cost(self) -> tuple[int, int, int]:
        return self.turns, self.fuel, self.rolls

    @property
    def risk(self) -> float:
        """Chance that the craft is lost on the way.  [HF-6.4E HF-6.4F]"""
        return 1 - (1 - LOSS) ** self.rolls

    @property
    def path(self) -> tuple[SpaceId, ...]:
        """All spaces in order, each stop once."""
        spaces: list[SpaceId] = []
        for leg in self.legs:
            spaces += leg.path if not spaces else leg.path[1:]
        return tuple(spaces)

    def __str__(self) -> str:
        return as_strip(self._chart, self.legs)

    def _repr_svg_(self) -> str:
        return as_svg(self._chart, self)

    def __repr__(self) -> str:
        return f"<route to {self.to}: {self.turns} turns, {self.fuel} steps, {self.rolls} rolls>"
