"""The tables of the mat and all other numbers: rocket diagram, glory, ventures, the training."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from perihelion.games.high_frontier.components import CardId, Confidence, Letter, SiteId, World, Zone
from perihelion.games.high_frontier.starmap.spaces import Site


@dataclass(slots=True, frozen=True)
class FuelRow:
    """A row of the rocket diagram.  [HF-5.4B]

    masses   dry masses that use it
    start    column of the empty rocket
    steps    fuel steps with 1, 2, ... tanks
    """

    masses: tuple[int, ...]
    start: int
    steps: tuple[int, ...]
    confidence: Confidence


@dataclass(slots=True, frozen=True)
class MassClass:
    """A wet-mass class of the rocket diagram.  [HF-6.1A]

    id         "scout"
    column     at which it begins
    modifier   of the thrust
    """

    id: str
    column: int
    modifier: int
    confidence: Confidence


@dataclass(slots=True, frozen=True)
class Glory:
    """A space of the Glory Arena.  [HF-7.1]

    id      "mars"
    of      what the crew has landed on: world, science or site
    world   which, or ""
    vp      of a cube there
    """

    id: str
    of: Literal["world", "science", "site"]
    world: World
    vp: int
    confidence: Confidence

    def is_earned(self, site: Site) -> bool:
        """Whether having landed on a site takes it.  [HF-7.1.4]"""
        match self.of:
            case "world":
                return site.world == self.world
            case "science":
                return site.science
            case _:
                return True


@dataclass(slots=True, frozen=True)
class Venture:
    """A space venture.  [HF-7.2]

    id       "tourism"
    letter   of the sites
    claims   needed on them
    water    to pay
    vp       of the cube
    effect   operations, elevator or ""
    sourced, derived   figures surer than the row, as on a card
    """

    id: str
    letter: Letter
    claims: int
    water: int
    vp: int
    effect: Literal["", "operations", "elevator"]
    confidence: Confidence
    sourced: tuple[str, ...] = ()
    derived: tuple[str, ...] = ()


@dataclass(slots=True, frozen=True)
class Numbers:
    """All other numbers.

    water         WT at the start
    cubes         of one colour
    disks         of one colour
    rockets       figures of one colour; each rocket uses two
    extra         cards of each deck a hand gets in the shorter game
    dry_mass      the most a rocket may weigh
    tanks         the most it may hold
    acceleration  end of the track
    hand          white patents with which one may still research
    income        WT of an income
    market        WT for a white card
    boost         WT for each point of mass
    launch_fee    WT of the privilege for each boost
    tax           WT of the privilege for each claim and factory
    beamed        thrust of beamed power
    beam_rider    thrust of beamed power for a beam rider
    no_failure    WT to skip a hazard roll
    lost          result of a hazard roll that loses the stack
    pivot         burns of a turn at a Hohmann
    freighter     thrust of a freighter
    loft          size of the largest site a freighter leaves without a factory
    tracks        VP of a factory of a type when 1, 2, ... of that type were built
    unbuilt       WT for a black card while its track is at the start
    claim         VP of a disk
    cube          VP of a cube
    science       VP of a claim on a science site besides
    last_payment  WT that end the game
    own_factories that allow it
    ventures      that allow it
    factories     number of players -> factories that end the game
    girdle        size from which an airless site takes a power girdle
    arcology      zones in which an arcology works
    """

    water: int
    cubes: int
    disks: int
    rockets: int
    extra: int
    dry_mass: int
    tanks: int
    acceleration: int
    hand: int
    income: int
    market: int
    boost: int
    launch_fee: int
    tax: int
    beamed: int
    beam_rider: int
    no_failure: int
    lost: int
    pivot: int
    freighter: int
    loft: int
    tracks: tuple[int, ...]
    unbuilt: int
    claim: int
    cube: int
    science: int
    last_payment: int
    own_factories: int
    ventures: int
    factories: Mapping[int, int]
    girdle: int
    arcology: tuple[Zone, ...]


@dataclass(slots=True, frozen=True)
class Training:
    """The training scenario.  [HF-8.8]

    crew      card at LEO at the start
    water     WT at the start
    income    WT of an income
    turns     from leaving LEO to being back
    site      to land on
    """

    crew: CardId
    water: int
    income: int
    turns: int
    site: SiteId
