"""The pieces of Galaxy Trucker as the rules see them.

A tile is what its kind can do and what its four sides are. Rules ask what a tile can do (`engine`,
`cannon`, `crew`, ...), never what kind it is; so an expansion adds kinds by rows of content. A kind may do
several things at once, and `more` says what only an expansion knows of.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

TileId = str  # "CB-05"
KindId = str  # "double_cannon"
CardId = str  # "PLANETS-I-1"
BoardId = str  # "IIIA"
HullId = str  # "left"; "" for the one hull of most boards
Square = str  # "7.8": column 7, row 8, as printed for the dice
Colour = str  # of a starting cabin, of an alien, of goods

FRONT, RIGHT, REAR, LEFT = range(4)
SIDES = ("front", "right", "rear", "left")
NONE, SINGLE, DOUBLE, UNIVERSAL = range(4)
TURNS = range(4)

GOODS = ("red", "yellow", "green", "blue")  # the most precious first
SPECIAL_GOODS = ("red",)  # only in special containers
# Which strength an alien serves. Content may name more aliens, which serve neither: what they do is a rule of
# their expansion. These two are older than the hash of the tables, which old records know.
ALIENS = {"brown": "engine", "purple": "cannon"}

Confidence = Literal["source", "derived", "reconstructed"]


def opposite(side: int) -> int:
    return (side + 2) % 4


@dataclass(slots=True, frozen=True)
class Kind:
    """What all tiles of a kind can do.

    id           "double_cannon"
    count        tiles of it in the box
    crew         humans it lodges
    aliens       whether one alien may be lodged instead
    start        whether it is a starting cabin
    cannon       strength at full power, all its muzzles pointing forward
    engine       strength at full power
    battery      whether each use costs a battery
    batteries    places for batteries
    containers   places for goods that are not red
    special      places for goods of every colour
    apart        whether its tiles are no part of the heap, and come only where a rule calls for them
    shield       sides covered by the tile unturned
    alien        whom its life support keeps alive, or ""
    muzzles      sides at which an unturned cannon shoots
    exhausts     sides at which an unturned engine blows
    more         what expansions say of it, by the name of the ability
    """

    id: KindId
    count: int
    confidence: Confidence
    crew: int = 0
    aliens: bool = False
    start: bool = False
    cannon: int = 0
    engine: int = 0
    battery: bool = False
    batteries: int = 0
    containers: int = 0
    special: int = 0
    apart: bool = False
    shield: tuple[int, ...] = ()
    alien: Colour = ""
    muzzles: tuple[int, ...] = ()
    exhausts: tuple[int, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, eq=False)
class Tile:
    """A component tile.

    id       "CB-05"
    kind     what it can do
    sides    its connectors unturned: front, right, rear, left
    colour   of a starting cabin, or ""
    turned   the tile as it lies after 0, 1, 2 or 3 quarter turns clockwise
    """

    id: TileId
    kind: Kind
    sides: tuple[int, int, int, int]
    confidence: Confidence
    colour: Colour = ""

    @cached_property
    def turned(self) -> tuple["Part", ...]:
        return tuple(Part.of(self, turn) for turn in TURNS)


@dataclass(slots=True, frozen=True, eq=False)
class Part:
    """A tile as it lies in a ship: turned. There is one for each tile and turn, shared by all ships.

    tile       the tile
    turn       quarter turns clockwise
    kind       what it can do
    sides      connectors at front, right, rear, left as it lies
    muzzles    sides at which it shoots as it lies
    exhausts   sides at which it blows as it lies
    covers     sides its shield covers as it lies
    clear      sides whose neighbouring square must be empty: muzzles and exhausts
    fire       strength as a cannon as it points
    """

    tile: Tile
    turn: int
    kind: Kind
    sides: tuple[int, ...]
    muzzles: tuple[int, ...]
    exhausts: tuple[int, ...]
    covers: tuple[int, ...]
    clear: tuple[int, ...]
    fire: float

    @classmethod
    def of(cls, tile: Tile, turn: int) -> "Part":
        sides = tuple(tile.sides[(side - turn) % 4] for side in range(4))
        muzzles, exhausts, covers = (
            tuple((side + turn) % 4 for side in of)
            for of in (tile.kind.muzzles, tile.kind.exhausts, tile.kind.shield)
        )
        fire = fire_of(tile.kind.cannon, muzzles)
        return cls(tile, turn, tile.kind, sides, muzzles, exhausts, covers, muzzles + exhausts, fire)

    @property
    def id(self) -> TileId:
        return self.tile.id


def fire_of(cannon: int, muzzles: tuple[int, ...]) -> float:
    """The strength of a cannon: each muzzle in full to the front and by half elsewhere.  [GT-11.2]"""
    if muzzles in ((), (FRONT,)):
        return cannon
    return sum(cannon / len(muzzles) / (1 if side == FRONT else 2) for side in muzzles)


@dataclass(slots=True, frozen=True)
class Hit:
    """A meteor or a shot: "meteor" or "shot", "small" or "large", and the side it comes from."""

    what: str
    size: str
    side: int


@dataclass(slots=True, frozen=True)
class Loss:
    """What an enemy or a line of a combat zone does to whom it beats; nothing or one of these.

    days    flight days lost
    crew    crew lost
    goods   goods lost
    shots   fired
    """

    days: int = 0
    crew: int = 0
    goods: int = 0
    shots: tuple[Hit, ...] = ()


@dataclass(slots=True, frozen=True)
class Comparison:
    """A line of a combat zone: whoever is lowest in "crew", "engines" or "cannons" suffers the loss."""

    lowest: str
    loss: Loss


@dataclass(slots=True, frozen=True)
class Card:
    """An adventure card.

    id         "PLANETS-I-1"
    type       "planets", "abandoned_ship", "abandoned_station", "open_space", "smugglers", "slavers",
               "pirates", "meteoric_swarm", "combat_zone", "stardust", "epidemic", "sabotage"
    level      1, 2 or 3
    star       whether it belongs to the first flight
    strength   of an enemy
    crew       that must be aboard to visit an abandoned station
    credits    reward
    goods      reward
    days       what the gain costs
    loss       what an enemy does to whom it beats; what crew an abandoned ship asks for
    planets    the goods of each planet
    meteors    in the order in which they come
    lines      of a combat zone
    more       what expansions say of it, by the name of the feature
    """

    id: CardId
    type: str
    level: int
    confidence: Confidence
    star: bool = False
    strength: int = 0
    crew: int = 0
    credits: int = 0
    goods: tuple[Colour, ...] = ()
    days: int = 0
    loss: Loss = field(default_factory=Loss)
    planets: tuple[tuple[Colour, ...], ...] = ()
    meteors: tuple[Hit, ...] = ()
    lines: tuple[Comparison, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(slots=True, frozen=True)
class Level:
    """The numbers of a flight: first, second or third.

    flight   the number by which ship boards know it
    number   1, 2 or 3: as which flight all rules count it that go by it
    cards    how many cards of level I, II, III a pile holds
    runs     of the hourglass
    gap      spaces from one start place to the next
    places   credits for arriving first, second and so on
    looks    credits for the best-looking ship
    """

    flight: int
    number: int
    cards: tuple[int, ...]
    runs: int
    gap: int
    places: tuple[int, ...]
    looks: int
    confidence: Confidence


@dataclass(slots=True, frozen=True)
class Numbers:
    """All other numbers.

    aside       tiles a player may set aside
    piles       of cards
    open        piles that may be looked at
    spaces      of the ring
    alien       what an alien adds to the strength it serves
    aliens      of each colour in one ship
    attempts    rolls of a sabotage
    dice        rolled for a column or a row
    goods       colour -> worth
    lost        price of a lost component
    late_error  price of an error found in flight
    given_up    who gave up sells at one part in so many
    winner      credits that make everybody a winner
    """

    aside: int
    piles: int
    open: int
    spaces: int
    alien: int
    aliens: int
    attempts: int
    dice: int
    goods: dict[Colour, int]
    lost: int
    late_error: int
    given_up: int
    winner: int
