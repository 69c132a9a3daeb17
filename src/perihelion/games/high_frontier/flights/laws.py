"""Rules that need no table but a craft, a way or a site: the game and the planner ask the same ones.

All of them stand in the Book, so that an expansion writes what it changes once. The planner has them as Laws;
a law that needs another finds it there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.components import CardId, Side, SpaceId, Thruster
from perihelion.games.high_frontier.flights.fuel import Diagram
from perihelion.games.high_frontier.flights.thrust import Launch, Power, shuttle_fuel
from perihelion.games.high_frontier.mat import Numbers
from perihelion.games.high_frontier.starmap.chart import Chart, Way
from perihelion.games.high_frontier.starmap.spaces import Site, Space

if TYPE_CHECKING:
    from perihelion.games.high_frontier.book import Book

ELEVATOR = "elevator"  # the pass of who owns the Space Elevator


class Outfit(NamedTuple):
    """Cards that are used together: what they can do depends on nothing else.

    cards     card -> the side that is up
    pushed    those that beamed power has pushed in this turn
    factory   whether they are where a factory of their owner's stands
    supports  those that support the thruster in use, where that has been chosen (expansion)
    used      those that have been in use in this turn: their heat counts still (expansion)
    vented    afterburners of theirs that have burnt in this turn: each cools a therm (expansion)
    """

    cards: Mapping[CardId, Side]
    pushed: Collection[CardId] = ()
    factory: bool = False
    supports: tuple[CardId, ...] = ()
    used: tuple[CardId, ...] = ()
    vented: int = 0


class Passage(NamedTuple):
    """How a craft may pass.

    scoop       it rolls for no aerobrake point
    sailing     a sail drives it
    drifting    nothing drives it
    freighter   it may not aerobrake
    passes      what opens to it that is closed to others, such as the Space Elevator
    codes       abilities of the thruster that drives it
    shielded    no radiation belt harms it (expansion)
    """

    scoop: bool = False
    sailing: bool = False
    drifting: bool = False
    freighter: bool = False
    passes: frozenset[str] = frozenset()
    codes: frozenset[str] = frozenset()
    shielded: bool = False


class Burns(NamedTuple):
    """What a step costs.

    spent    burns that count against the thrust and take fuel
    free     burns that the rest of the move has for nothing
    passed   spaces that have given any in this move
    """

    spent: int
    free: int
    passed: frozenset[SpaceId] = frozenset()


class Lack(NamedTuple):
    """What a card is missing: a support of one of these kinds, or therms (expansion)."""

    kinds: tuple[str, ...]
    therms: int = 0


class Heat(NamedTuple):
    """Therms of a thruster in use with its supports, and those that are cooled (expansion)."""

    therms: int = 0
    cooled: int = 0


# What cards can do.


def thruster(outfit: Outfit, card: CardId) -> Thruster | None:
    """The triangle of a card among others, or None where it has none.  [HF-2.6D]"""
    return outfit.cards[card].thruster


def arrangements(outfit: Outfit, card: CardId) -> list[Outfit]:
    """The ways in which a thruster can be in use among cards: here it needs nothing else.  [HF-2.6C]"""
    return [outfit]


def lacks(outfit: Outfit, card: CardId) -> tuple[Lack, ...]:
    """What a card needs among others and has not: here it needs nothing.  [HF-2.6C]"""
    return ()


def heat(outfit: Outfit, card: CardId) -> Heat:
    """The heat of a thruster in use: here none is felt.  [HF-2.6C]"""
    return Heat()


def sheds(outfit: Outfit) -> list[CardId]:
    """Cards that are lost as soon as the thruster is lit: here none are.  [HF-2.6C]"""
    return []


def why_not_engine(start: Launch, outfit: Outfit, card: CardId, *, afterburn: bool) -> Reason | None:
    """Fuel for afterburner and lift-off must be there, and the thrust must be 1 at least.

    [HF-6.1A.5 HF-6.1B HF-6.4D]
    """
    if start.steps < 0:
        return reasons.NO_LIFT_OFF_FUEL if start.shuttle else reasons.NO_AFTERBURN_FUEL
    return None if start.thrust >= 1 else reasons.TOO_WEAK


def scoops(outfit: Outfit) -> bool:
    """Whether cards pass aerobrake points without a roll, and draw water there.  [HF-6.4F]"""
    return any(side.scoops for side in outfit.cards.values())


def road_steps(outfit: Outfit, site: Site) -> int:
    """A suborbital hop costs the size of the world; a buggy drives.  [HF-6.4D]"""
    return 0 if any(side.drives for side in outfit.cards.values()) else site.size


def isru(outfit: Outfit, card: CardId) -> int | None:
    """The ISRU of a card among others, or None where it has none.  [HF-2.6E HF-5.5B.1 HF-6.1A.4]

    A divining refinery among them takes 1 off, and so does beamed power for a beam rider in use; it never
    falls below 0.
    """
    side = outfit.cards[card]
    if side.isru is None:
        return None
    divining = any("divining" in other.codes for other in outfit.cards.values())
    return max(0, side.isru - divining - (card in outfit.pushed and side.mines_better))


def assay(outfit: Outfit, letter: str, unit: CardId) -> int:
    """What assay refineries of the stack take off the die of a unit.  [HF-5.6B.4]

    Ruling: several of them add up.  [HF-11.7]
    """
    return sum(side.assays(letter) for side in outfit.cards.values())


def mined(laws: Laws, site: Site, outfit: Outfit, card: CardId) -> int:
    """Tanks a unit among cards mines, if any: 1 + hydration - ISRU.  [HF-5.5A]"""
    need = laws.isru(outfit, card)
    return 0 if need is None else max(0, 1 + site.hydration - need)


def mined_by_all(laws: Laws, site: Site, outfit: Outfit, units: Iterable[CardId]) -> int:
    """Tanks that units among cards mine in one operation.  [HF-5.5B.1]"""
    return sum(laws.mined(laws, site, outfit, card) for card in units)


# Ways and sites.


def burns_of(
    chart: Chart, way: Way, passage: Passage, *, lane: str, free: int, passed: frozenset[SpaceId]
) -> Burns:
    """Burns of a step: the turn at a Hohmann, and the space entered.  [HF-6.2A HF-6.3]

    `lane` is that by which the craft came in, `free` what burns it has for nothing, `passed` what gave them;
    here nothing does.
    """
    return Burns(chart.turn(lane, way) + chart.burn(way.to), free, passed)


def why_closed(chart: Chart, way: Way, burns: int, passage: Passage) -> Reason | None:
    """Why a craft that passes like this may never use a way that takes so many burns.

    Only its owner uses the elevator, a freighter never aerobrakes, and what nothing drives only falls on
    along an aerobrake path.  [HF-6.1B HF-6.6 HF-7.2]
    """
    if way.elevator and ELEVATOR not in passage.passes:
        return reasons.NO_ELEVATOR
    if passage.freighter and (way.aerobrake or way.back):
        return reasons.FREIGHTER_AEROBRAKE
    if passage.drifting and (burns or not way.aerobrake):
        return reasons.DRIFTING
    return None


def is_rolled_for(space: Space, passage: Passage) -> bool:
    """Whether entering a space takes a roll; a scoop spares it where one aerobrakes.  [HF-6.4E HF-6.4F]"""
    return space.hazard == "crash" or (space.aerobrakes and not passage.scoop)


def is_shielded(outfit: Outfit, thrust: int, passes: frozenset[str]) -> bool:
    """Whether no radiation belt harms a craft: here they mean nothing.  [HF-2.2F]"""
    return True


def flight_codes(outfit: Outfit, card: CardId) -> frozenset[str]:
    """Abilities of a thruster that change the way it takes: here there are none.  [HF-2.2F]"""
    return frozenset()


def digs(outfit: Outfit) -> bool:
    """Whether a craft fills its tanks at any site: here none does.  [HF-5.5]"""
    return False


def why_freighter_stays(numbers: Numbers, site: Site, *, factory: bool) -> Reason | None:
    """A freighter lifts off only from small sites and factories.  [HF-6.6]"""
    return reasons.FREIGHTER_STUCK if site.size > numbers.loft and not factory else None


def why_freighter_stays_off(site: Site, *, factory: bool) -> Reason | None:
    """A freighter lands only at factories.  [HF-6.6]"""
    return None if factory else reasons.FREIGHTER_LANDING


def lighter_figures(diagram: Diagram, row: int, steps: int) -> list[int]:
    """The most fuel with which a rocket is in each lighter class, where fuel may be dumped: here it may not.

    [HF-6.1A.1]
    """
    return []


def landing_steps(thrust: int, site: Site, passage: Passage, *, by_air: bool) -> int:
    """Steps for entering a site: none by an aerobrake path, for a freighter, or with thrust above its size.

    [HF-6.4C HF-6.4F HF-6.6]
    """
    return 0 if by_air or passage.freighter else shuttle_fuel(thrust, site.size)


# As the Book has them.


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


class WhyNotEngine(Protocol):
    def __call__(self, start: Launch, outfit: Outfit, card: CardId, *, afterburn: bool) -> Reason | None: ...


class BurnsOf(Protocol):
    def __call__(
        self,
        chart: Chart,
        way: Way,
        passage: Passage,
        *,
        lane: str,
        free: int,
        passed: frozenset[SpaceId],
    ) -> Burns: ...


class LandingSteps(Protocol):
    def __call__(self, thrust: int, site: Site, passage: Passage, *, by_air: bool) -> int: ...


class FreighterStays(Protocol):
    def __call__(self, numbers: Numbers, site: Site, *, factory: bool) -> Reason | None: ...


class FreighterStaysOff(Protocol):
    def __call__(self, site: Site, *, factory: bool) -> Reason | None: ...


class Laws(NamedTuple):
    """What the planner asks of a Book; tables with the same laws share a planner."""

    thruster: Callable[[Outfit, CardId], Thruster | None]
    arrangements: Callable[[Outfit, CardId], list[Outfit]]
    lacks: Callable[[Outfit, CardId], tuple[Lack, ...]]
    heat: Callable[[Outfit, CardId], Heat]
    launch: Launches
    sheds: Callable[[Outfit], list[CardId]]
    why_not_engine: WhyNotEngine
    scoops: Callable[[Outfit], bool]
    road_steps: Callable[[Outfit, Site], int]
    isru: Callable[[Outfit, CardId], int | None]
    assay: Callable[[Outfit, str, CardId], int]
    mined: Callable[[Laws, Site, Outfit, CardId], int]
    mined_by_all: Callable[[Laws, Site, Outfit, Iterable[CardId]], int]
    burns_of: BurnsOf
    why_closed: Callable[[Chart, Way, int, Passage], Reason | None]
    is_rolled_for: Callable[[Space, Passage], bool]
    is_shielded: Callable[[Outfit, int, frozenset[str]], bool]
    flight_codes: Callable[[Outfit, CardId], frozenset[str]]
    digs: Callable[[Outfit], bool]
    lighter_figures: Callable[[Diagram, int, int], list[int]]
    landing_steps: LandingSteps
    why_freighter_stays: FreighterStays
    why_freighter_stays_off: FreighterStaysOff

    def units(self, outfit: Outfit) -> list[CardId]:
        """Crews and robonauts that can mine and prospect.  [HF-2.6E]"""
        return [card for card in outfit.cards if self.isru(outfit, card) is not None]


def laws_of(book: Book) -> Laws:
    """The laws as they stand in a Book."""
    return Laws(*(getattr(book, name) for name in Laws._fields))
