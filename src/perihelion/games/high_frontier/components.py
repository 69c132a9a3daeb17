"""The cards and factions of High Frontier as the rules see them, and the ids of all pieces.

Rules ask what a side of a card can do (`thruster`, `isru`, `platforms`, `codes`), never which card it is; so
a content pack changes cards by rows.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
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
