"""Rules that need no table but a craft, a way or a site: the game and the planner ask the same ones.

All of them stand in the Book, so that an expansion writes what it changes once. The planner has them as Laws.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.components import CardId, Side, Thruster
from perihelion.games.high_frontier.flights.fuel import Diagram
from perihelion.games.high_frontier.flights.thrust import Launch, Power, shuttle_fuel
from perihelion.games.high_frontier.mat import Numbers
from perihelion.games.high_frontier.starmap.chart import Way
from perihelion.games.high_frontier.starmap.spaces import Site, Space

if TYPE_CHECKING:
    from perihelion.games.high_frontier.book import Book


class Passage(NamedTuple):
    """How a craft may pass.

    scoop       it rolls for no aerobrake point
    sailing     a sail drives it
    drifting    nothing drives it
    freighter   it may not aerobrake
    elevator    it may use the Space Elevator
    """

    scoop: bool = False
    sailing: bool = False
    drifting: bool = False
    freighter: bool = False
    elevator: bool = False


def why_closed(way: Way, burns: int, passage: Passage) -> Reason | None:
    """Why a craft that passes like this may never use a way that takes so many burns.

    Only its owner uses the elevator, a freighter never aerobrakes, and what nothing drives only falls on
    along an aerobrake path.  [HF-6.1B HF-6.6 HF-7.2]
    """
    if way.elevator and not passage.elevator:
        return reasons.NO_ELEVATOR
    if passage.freighter and (way.aerobrake or way.back):
        return reasons.FREIGHTER_AEROBRAKE
    if passage.drifting and (burns or not way.aerobrake):
        return reasons.DRIFTING
    return None


def is_rolled_for(space: Space, passage: Passage) -> bool:
    """Whether entering a space takes a roll; a scoop spares it where one aerobrakes.  [HF-6.4E HF-6.4F]"""
    return space.hazard == "crash" or (space.hazard == "aerobrake" and not passage.scoop)


def why_freighter_stays(numbers: Numbers, site: Site, *, factory: bool) -> Reason | None:
    """A freighter lifts off only from small sites and factories.  [HF-6.6]"""
    return reasons.FREIGHTER_STUCK if site.size > numbers.loft and not factory else None


def why_freighter_stays_off(site: Site, *, factory: bool) -> Reason | None:
    """A freighter lands only at factories.  [HF-6.6]"""
    return None if factory else reasons.FREIGHTER_LANDING


def landing_steps(thrust: int, site: Site, passage: Passage) -> int:
    """Steps for entering a site or leaving it, where no aerobrake path leads there.  [HF-6.4C HF-6.6]"""
    return 0 if passage.freighter else shuttle_fuel(thrust, site.size)


def isru(cards: Mapping[CardId, Side], card: CardId, pushed: Collection[CardId]) -> int | None:
    """The ISRU of a card among others, or None where it has none.  [HF-2.6E HF-5.5B.1 HF-6.1A.4]

    A divining refinery among them takes 1 off, and so does beamed power for a beam rider in use; it never
    falls below 0.
    """
    printed = cards[card].isru
    if printed is None:
        return None
    divining = any("divining" in side.codes for side in cards.values())
    return max(0, printed - divining - (card in pushed and cards[card].mines_better))


class Launches(Protocol):
    def __call__(
        self,
        diagram: Diagram,
        thruster: Thruster,
        *,
        dry: int,
        steps: int,
        power: Power,
        size: int,
        track: int,
    ) -> Launch: ...


class FreighterStays(Protocol):
    def __call__(self, numbers: Numbers, site: Site, *, factory: bool) -> Reason | None: ...


class FreighterStaysOff(Protocol):
    def __call__(self, site: Site, *, factory: bool) -> Reason | None: ...


Isru = Callable[[Mapping[CardId, Side], CardId, Collection[CardId]], int | None]


class Laws(NamedTuple):
    """What the planner asks of a Book; tables with the same laws share a planner."""

    launch: Launches
    why_closed: Callable[[Way, int, Passage], Reason | None]
    is_rolled_for: Callable[[Space, Passage], bool]
    landing_steps: Callable[[int, Site, Passage], int]
    why_freighter_stays: FreighterStays
    why_freighter_stays_off: FreighterStaysOff
    isru: Isru


def laws_of(book: Book) -> Laws:
    """The laws as they stand in a Book."""
    return Laws(*(getattr(book, name) for name in Laws._fields))
