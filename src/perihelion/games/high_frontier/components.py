"""The pieces of High Frontier as the rules see them: cards, factions, the map, the tables of the mat.

Rules ask what a side of a card can do (`thruster`, `isru`, `platforms`, `codes`), never which card it is; so
a content pack changes cards by rows.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Literal

CardId = str  # "T1"; a crew card is known by its faction: "NASA"
CardName = str  # as positions and views have it: "T1*" with its black side up, "L1/heavy" turned around
SpaceId = str  # "luna-l1"
SiteId = SpaceId  # of a site: "luna"
FactionId = str  # "NASA"
Zone = str  # "Mars"
Letter = str  # of a product or a site: "C"
World = str  # "Mars": its sites share size, road and glory

DECKS = ("thruster", "robonaut", "refinery")
CREW = "crew"  # the deck of crew cards, which is none
SUPPORT_DECKS = ("generator", "reactor", "radiator")
LETTERS = ("C", "M", "S", "V")
ANY_LETTER = "D"  # of a site: its owner chooses one of the four
HEAVY = "heavy"  # the end of a radiator that is not up as a rule (expansion)
PLATFORMS = ("raygun", "buggy", "missile")
WHITE, BLACK = False, True  # card.sides[BLACK]

Confidence = Literal["source", "later", "derived", "reconstructed"]
Kind = Literal["leo", "burn", "lagrange", "hohmann", "site"]
Hazard = Literal["", "crash", "aerobrake"]

BLACK_MARK = "*"
END_MARK = "/"


def bare(card: CardName) -> CardId:
    """The id of a card, whichever side and end is up."""
    return card.removesuffix(BLACK_MARK).partition(END_MARK)[0]


def name_of(card: CardId, *, black: bool, end: str = "") -> CardName:
    """A card with its marks: `T1`, `T1*` with its black side up, `L1/heavy*` turned around."""
    return card + (END_MARK + end if end else "") + (BLACK_MARK if black else "")


@dataclass(slots=True, frozen=True)
class Thruster:
    """A thruster triangle.  [HF-2.6]

    thrust      burns a turn, before modifiers
    fuel        steps of fuel for each burn
    afterburn   steps for one more thrust, or None
    solar       whether the zone modifies the thrust
    sail        whether it is a sail
    dirt        whether it burns anything (expansion)
    """

    thrust: int
    fuel: Fraction
    afterburn: int | None = None
    solar: bool = False
    sail: bool = False
    dirt: bool = False

    def steps(self, burns: int) -> int:
        """Fuel for so many burns, rounded up at the end of the move.  [HF-6.2B]"""
        return -(-self.fuel.numerator * burns // self.fuel.denominator)

    def burns(self, steps: int, most: int) -> int:
        """Burns that so many steps suffice for, or all that there are.  [HF-6.2B]"""
        return min(most, steps * self.fuel.denominator // self.fuel.numerator) if self.fuel else most


@dataclass(slots=True, frozen=True)
class Needs:
    """Supports a card needs while in use (expansion).

    generator   kinds of which one must be there
    reactor     kinds of which one must be there
    therms      of cooling
    """

    generator: tuple[str, ...] = ()
    reactor: tuple[str, ...] = ()
    therms: int = 0


@dataclass(slots=True, frozen=True)
class Support:
    """A support triangle (expansion): thrust added and what the fuel for a burn is multiplied by."""

    thrust: int
    fuel: Fraction


@dataclass(slots=True, frozen=True, eq=False)
class Side:
    """One side of a card.  [HF-2.6C HF-2.6E]

    name        as printed
    mass        dry mass, and what a boost costs
    thruster    its triangle, or None
    isru        for mining and prospecting, or None
    platforms   raygun, buggy, missile
    codes       printed abilities: scoop, ionosat, power_girdle, arcology, extra_cube, divining, beam_rider
    assay       type of site ("" for all) -> taken off prospecting dice
    rad_hard    hardness against radiation (expansion)
    needs       supports it needs (expansion)
    supplies    kinds of power it supplies (expansion)
    solar       whether it makes what it supports solar-powered (expansion)
    support     its support triangle, or None (expansion)
    cooling     therms of a radiator with this end up (expansion)
    """

    name: str
    mass: int
    thruster: Thruster | None = None
    isru: int | None = None
    platforms: tuple[str, ...] = ()
    codes: frozenset[str] = frozenset()
    assay: Mapping[str, int] = field(default_factory=dict)
    rad_hard: int = 0
    needs: Needs = field(default_factory=Needs)
    supplies: tuple[str, ...] = ()
    solar: bool = False
    support: Support | None = None
    cooling: int = 0

    @property
    def is_sail(self) -> bool:
        """[HF-6.5]"""
        return self.thruster is not None and self.thruster.sail

    @property
    def scoops(self) -> bool:
        """Whether it brakes in an atmosphere without a roll, and draws water there.  [HF-6.4F]"""
        return "scoop" in self.codes

    @property
    def drives(self) -> bool:
        """Whether it takes a rocket along a road, and prospects there.  [HF-5.6B.3 HF-6.4D]"""
        return "buggy" in self.platforms

    def assays(self, letter: Letter) -> int:
        """What it takes off prospecting dice at sites of a type.  [HF-5.6B.4]"""
        return self.assay.get(letter, self.assay.get("", 0))

    @property
    def mines_better(self) -> bool:
        """Whether beamed power, where it pushes this card, lowers its ISRU.  [HF-6.1A.4]"""
        return self.isru is not None and "beam_rider" in self.codes


@dataclass(slots=True, frozen=True, eq=False)
class Card:
    """A patent or a crew.  [HF-2.6A HF-2.6B]

    id           "T1", "NASA"
    deck         thruster, robonaut, refinery, crew; generator, reactor, radiator (expansion)
    set          base, expansion or the name of a scenario
    letter       of its product; "" for a crew
    sides        white and black; a crew has one
    ends         name of an end -> the sides as they are with that end up, for cards that can be turned around
    confidence   of every figure that stands in none of the next three
    sourced      figures read in the rulebook, such as "white.mass"
    derived      figures worked out from it
    guessed      figures that are ours
    """

    id: CardId
    deck: str
    set: str
    letter: Letter
    sides: tuple[Side, ...]
    confidence: Confidence
    sourced: tuple[str, ...] = ()
    derived: tuple[str, ...] = ()
    guessed: tuple[str, ...] = ()
    ends: Mapping[str, tuple[Side, ...]] = field(default_factory=dict)

    @property
    def crew(self) -> bool:
        return self.deck == CREW

    def side(self, name: CardName) -> Side:
        """The side that is up by the marks of a name."""
        end = name.removesuffix(BLACK_MARK).partition(END_MARK)[2]
        return (self.ends[end] if end else self.sides)[name.endswith(BLACK_MARK)]


@dataclass(slots=True, frozen=True, eq=False)
class Faction:
    """Whom a player plays; the crew card has the same id.  [HF-2.3A]

    id           "NASA"
    colour       of its pieces
    privileges   launch_fee, research, powersat, felony, tax; declare_war, cycler (expansion); life_support
    set          base, or the name of a scenario
    """

    id: FactionId
    colour: str
    privileges: frozenset[str]
    set: str


@dataclass(slots=True, frozen=True)
class Site:
    """What is printed on a site.  [HF-2.2C]

    size         of its world: landing fuel and prospecting odds
    letter       spectral type: C, M, S, V or D
    hydration    drops of water
    world        to which it belongs
    science      whether it shows a microscope
    atmosphere   whether rayguns cannot shoot at it
    border       sunspot sector in which it can be entered, or "" (expansion)
    """

    size: int
    letter: Letter
    hydration: int
    world: World
    science: bool = False
    atmosphere: bool = False
    border: str = ""


@dataclass(slots=True, frozen=True, eq=False)
class Space:
    """A space of the map.  [HF-2.2]

    id           "luna-l1"
    kind         leo, burn, lagrange, hohmann or site
    zone         in which it lies
    x, y         where it is drawn: the Sun is at 0.5, 0.5
    name         as printed, or ""
    hazard       crash, aerobrake or ""
    site         its figures, or None
    board        base or expansion
    belt         world of whose radiation belt it is a point, or "" (expansion)
    inside       world whose belt encloses it, or "" (expansion)
    flyby        free burns on entering (expansion)
    flyby_kind   slingshot, moon or "" (expansion)
    sector       sunspot sector in which the fly-by works, or "" for all (expansion)
    event        whether entering it triggers an event (expansion)
    """

    id: SpaceId
    kind: Kind
    zone: Zone
    x: float
    y: float
    confidence: Confidence
    name: str = ""
    hazard: Hazard = ""
    site: Site | None = None
    board: str = "base"
    belt: str = ""
    inside: str = ""
    flyby: int = 0
    flyby_kind: str = ""
    sector: str = ""
    event: bool = False


@dataclass(slots=True, frozen=True, eq=False)
class Edge:
    """A line between two spaces.

    a, b        the spaces; an aerobrake path runs from a to b only
    lane_a      at the Hohmann a: the two edges of one lane run straight on; "" elsewhere
    lane_b      the same at b
    aerobrake   whether it is part of an aerobrake path
    elevator    whether only the owner of the Space Elevator may use it
    """

    a: SpaceId
    b: SpaceId
    confidence: Confidence
    lane_a: str = ""
    lane_b: str = ""
    aerobrake: bool = False
    elevator: bool = False

    @property
    def id(self) -> str:
        return f"{self.a}/{self.b}"


@dataclass(slots=True, frozen=True)
class Road:
    """A buggy road: the dashed line that joins the sites of a world.  [HF-5.6B HF-6.4D]"""

    world: World
    sites: tuple[SiteId, ...]


@dataclass(slots=True, frozen=True, eq=False)
class Route:
    """A coloured route with its signpost, a mere suggestion.  [HF-2.2E HF-5.4E]

    id           "green-aeneas"
    colour       of the line
    path         spaces from LEO to the site
    sign         burns as printed: "7", "10/7"
    burns        on the path
    landing      steps of landing fuel; 0 on an aerobrake path
    hazards      in the order they are met
    turns        at Hohmanns, all of them free if one stops there
    belts        belt points met (expansion)
    """

    id: str
    colour: str
    path: tuple[SpaceId, ...]
    sign: str
    burns: int
    landing: int
    hazards: tuple[Hazard, ...]
    turns: int
    belts: int
    confidence: Confidence


@dataclass(slots=True, frozen=True)
class Ring:
    """A zone around the Sun.  [HF-2.2]

    id         "Mars"
    modifier   of solar thrust
    radius     to which it is drawn
    """

    id: Zone
    modifier: int
    radius: float
    confidence: Confidence


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


@dataclass(frozen=True, eq=False)
class Map:
    """The board as a graph; which spaces and edges are in play is settled when the content is read.

    spaces   by id
    edges    between them
    roads    by world
    routes   coloured routes that lie wholly on the board
    zones    by name, from the Sun outwards
    """

    spaces: dict[SpaceId, Space]
    edges: tuple[Edge, ...]
    roads: dict[World, Road]
    routes: tuple[Route, ...]
    zones: dict[Zone, Ring]

    @cached_property
    def sites(self) -> dict[SiteId, Site]:
        return {space.id: space.site for space in self.spaces.values() if space.site}

    @cached_property
    def edges_of(self) -> dict[SpaceId, tuple[Edge, ...]]:
        """All edges that end at a space, whichever way they run."""
        found: dict[SpaceId, list[Edge]] = {space: [] for space in self.spaces}
        for edge in self.edges:
            found[edge.a].append(edge)
            found[edge.b].append(edge)
        return {space: tuple(edges) for space, edges in found.items()}
