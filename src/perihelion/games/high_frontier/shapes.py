"""High Frontier as plain data: the content in play, the table, and what may be asked beside the game."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from perihelion.engine.decisions import Seat
from perihelion.engine.shapes import Item, Phrase, like, named, one_of

SpaceId = Annotated[str, named("SpaceId")]
CardId = Annotated[str, named("CardId")]
# As positions and views name it: with a star where its black side is up, `L1/heavy` where it is turned.
CardName = Annotated[str, named("CardName")]
Letter = Annotated[str, one_of("Letter", "C", "M", "S", "V")]
# A D site has the letter its factory is given.
SiteLetter = Annotated[str, one_of("SiteLetter", "C", "M", "S", "V", "D")]
MaybeLetter = Annotated[str, one_of("MaybeLetter", "C", "M", "S", "V", "")]
SUPPORTS = ("generator", "reactor", "radiator")
Deck = Annotated[str, one_of("Deck", "thruster", "robonaut", "refinery", *SUPPORTS)]
CardDeck = Annotated[str, one_of("CardDeck", "thruster", "robonaut", "refinery", *SUPPORTS, "crew")]
STACKS = ("leo", "rocket", "outpost", "freighter")
StackKind = Annotated[str, one_of("StackKind", *STACKS)]
# A stack of a player: the first of its kind is called by its kind, a second one `rocket-2`.
Slot = Annotated[str, like("Slot", rf"^({'|'.join(STACKS)})(-\d+)?$", "StackKind | `${StackKind}-${number}`")]
# What a thrust is made of: parts and amounts.
ThrustSum = Annotated[list[tuple[str, int]], named("ThrustSum")]


class SiteFacts(TypedDict):
    """The figures of a site."""

    size: int
    letter: SiteLetter
    hydration: int
    science: bool
    atmosphere: bool
    world: str


class Near(TypedDict):
    """Where a nameless space is: the n-th of its kind near a world, which is a site unless it has several."""

    what: str
    site: SpaceId
    world: str
    number: int


class OuterFacts(TypedDict):
    """What the expansion makes of a space: belt, fly-by, the sector in which it works, triangle, border."""

    belt: str
    flyby: int
    sector: str
    event: bool
    border: str


class SpaceFacts(TypedDict):
    """A space of the map."""

    name: str
    near: Near | None
    leads: list[SpaceId]
    kind: Literal["leo", "burn", "lagrange", "hohmann", "site"]
    x: float
    y: float
    zone: str
    hazard: Literal["", "crash", "aerobrake"]
    site: SiteFacts | None
    confidence: str
    outer: NotRequired[OuterFacts]


class EdgeFacts(TypedDict):
    """A way between two spaces; one that is an aerobrake path runs from a to b."""

    a: SpaceId
    b: SpaceId
    aerobrake: bool
    elevator: bool


class ThrusterFacts(TypedDict):
    """The triangle of a thruster."""

    thrust: int
    fuel: str
    afterburn: int | None
    solar: bool
    sail: bool


class RedBox(TypedDict):
    """The red box of a side, with the expansion: hardness, what it needs, what it supplies and cools.

    `triangle` is the thrust it adds and what it multiplies consumption by; `ends` are mass, hardness and
    therms of a radiator, light and heavy.
    """

    hard: int
    generator: list[str]
    reactor: list[str]
    therms: int
    supplies: list[str]
    solar: bool
    dirt: bool
    cooling: int
    triangle: tuple[int, str] | None
    ends: list[tuple[int, int, int]]


class SideFacts(TypedDict):
    """One side of a card."""

    name: str
    mass: int
    isru: int | None
    platforms: list[str]
    codes: list[str]
    assay: dict[str, int]
    thruster: ThrusterFacts | None
    red: NotRequired[RedBox]


class CardFacts(TypedDict):
    """A patent, white and black; a crew has one side."""

    deck: CardDeck
    letter: MaybeLetter
    sides: list[SideFacts]
    confidence: str
    sourced: list[str]
    derived: list[str]
    guessed: list[str]


class FuelRow(TypedDict):
    """One row of the rocket diagram: where it begins, and the steps of one tank, two tanks ..."""

    start: int
    steps: list[int]
    confidence: str


class RouteFacts(TypedDict):
    """A coloured suggestion on the map."""

    id: str
    colour: str
    sign: str
    path: list[SpaceId]


class Zone(TypedDict):
    """A heliocentric zone: the modifier of solar thrust, and how far out it reaches."""

    id: str
    modifier: int
    radius: float


class Faction(TypedDict):
    """Who plays."""

    colour: str
    privileges: list[str]


class MassClass(TypedDict):
    """A wet-mass class: the column at which it begins, and its modifier of thrust."""

    id: str
    column: int
    modifier: int


class GloryFacts(TypedDict):
    """A space of the Glory Arena: its points, and of which landings."""

    vp: int
    of: str
    world: str


class VentureFacts(TypedDict):
    """A venture: what it asks for, and what it gives."""

    letter: Letter
    claims: int
    water: int
    vp: int
    effect: str
    confidence: str
    sourced: list[str]
    derived: list[str]


class Facts(TypedDict):
    """What is in play: zones from the Sun outwards, fuel by dry mass, VP of a factory by step of a track."""

    spaces: dict[SpaceId, SpaceFacts]
    edges: list[EdgeFacts]
    roads: list[list[SpaceId]]
    routes: list[RouteFacts]
    zones: list[Zone]
    cards: dict[CardId, CardFacts]
    factions: dict[str, Faction]
    fuel: list[FuelRow]
    classes: list[MassClass]
    tracks: list[int | None]
    glory: dict[str, GloryFacts]
    ventures: dict[str, VentureFacts]
    factories: dict[str, int]


class Unit(TypedDict):
    """What a unit that prospects can do."""

    isru: int
    rolls: int


StackClass = TypedDict("StackClass", {"class": NotRequired[str]})


class StackView(StackClass):
    """A stack; `tanks` are full ones, of an outpost those stored with it.

    A rocket has a fuel figure: its row and the steps in it; and units that prospect, with what its refineries
    take off the die by type of site.
    """

    place: SpaceId
    cards: list[CardName]
    tanks: int
    dry: int
    row: NotRequired[int]
    steps: NotRequired[int]
    units: NotRequired[dict[CardId, Unit]]
    assay: NotRequired[dict[str, int]]


Stacks = Annotated[dict[Slot, StackView], like("Stacks", None, "Partial<Record<Slot, StackView>>")]


class Rights(TypedDict):
    """What the rules allow a player besides; the water in barred spaces is another's."""

    power: bool
    passes: list[str]
    felony: bool
    barred: list[SpaceId]
    operations: int


class PlayerView(TypedDict):
    """A player; `items` are what the score is made of."""

    faction: str
    water: int
    cubes: int
    disks: int
    rights: Rights
    hand: list[CardName]
    stacks: Stacks
    score: int
    items: list[Item]


class ClaimView(TypedDict):
    """A claim disk; with cubes on it a factory, with several a colony too; `beams` where it gives power."""

    owner: Seat
    cubes: int
    letter: MaybeLetter
    beams: bool


class Launch(TypedDict):
    """A modified thrust, and the fuel steps left with it; below 0 where they do not suffice."""

    thrust: int
    sum: ThrustSum
    steps: int
    said: Phrase


class DeckView(TypedDict):
    """A deck; `left` lie under the top card, of which those at the bottom are known."""

    top: CardId
    left: int
    under: list[CardId]


class PactView(TypedDict):
    """What is still owed from a deal; `about` is a site, or the words of a promise."""

    kind: Literal["beam", "leave", "promise"]
    giver: Seat
    taker: Seat
    about: str


class AuctionView(TypedDict):
    """A patent that is put up, and the highest bid of each seat."""

    card: CardId
    bids: dict[str, int]
    to_ask: list[Seat]
    out: list[Seat]


class FlightView(TypedDict):
    """The move under way; before a thruster is lit, how it would begin with each."""

    slot: Slot
    start: SpaceId
    thruster: CardId
    thrust: int
    burns: int
    came: SpaceId
    lane: str
    beamed: bool
    afterburn: bool
    retreat: bool
    entered: int
    free: int
    supports: str
    passed: str
    launches: dict[str, Launch]


class TurnView(TypedDict):
    """How far the active player's turn has come."""

    moved: list[Slot]
    operations: int
    begun: bool
    rearranged: int
    pushed: list[CardId]


class FrontierTable(TypedDict):
    """The table, the same from every seat. Glory is told by who has a cube there, below 0 a black disk."""

    round: int
    rounds: int
    active: Seat
    turn: TurnView
    tracks: dict[Letter, int]
    decks: dict[Deck, DeckView]
    black: list[CardId]
    claims: dict[SpaceId, ClaimView]
    failed: list[SpaceId]
    glory: dict[str, Seat]
    ventures: dict[str, Seat]
    landings: dict[CardId, list[SpaceId]]
    pacts: list[PactView]
    auction: AuctionView | None
    flight: FlightView | None
    ended: str
    players: list[PlayerView]


class CraftSaid(TypedDict):
    """A craft one only thinks of: its cards, where it is, and full tanks or steps of fuel."""

    cards: list[CardName]
    at: SpaceId
    tanks: NotRequired[int]
    steps: NotRequired[int]


class RoutesAsked(TypedDict):
    """By which routes can a craft go there?"""

    ask: Literal["routes"]
    slot: Slot
    to: SpaceId
    refuel: bool
    craft: NotRequired[CraftSaid]


class ReachAsked(TypedDict):
    """Which sites are in reach?"""

    ask: Literal["reach"]
    slot: Slot
    refuel: bool
    craft: NotRequired[CraftSaid]


class StackAsked(TypedDict):
    """What would its thrusters do, and what does it lack?"""

    ask: Literal["stack"]
    slot: Slot
    craft: NotRequired[CraftSaid]


class Leg(TypedDict):
    """What one turn does and costs; `before` and `after` are fuel figures, `card` the thruster or ""."""

    turn: int
    kind: Literal["fly", "drift", "light", "hop", "refuel"]
    path: list[SpaceId]
    before: int
    after: int
    card: CardId
    thrust: int
    burns: int
    fuel: int
    afterburn: int
    shuttle: int
    landing: int
    hazards: list[SpaceId]
    lost: list[CardId]
    said: Phrase


class Route(TypedDict):
    """A route; `odds` of arriving are in percent."""

    to: SpaceId
    turns: int
    fuel: int
    rolls: int
    odds: int
    path: list[SpaceId]
    legs: list[Leg]


class Routes(TypedDict):
    """The best routes, or what stands in the way: `why`, with figures of it."""

    routes: list[Route]
    bars: list[dict[str, Any]]


class Reach(TypedDict):
    """Every site in reach, with turns, steps and rolls of its best routes."""

    sites: dict[SpaceId, list[tuple[int, int, int]]]


class Missing(TypedDict):
    """What a card lacks: a support of one of these kinds, or so many therms."""

    kinds: list[str]
    therms: int


LitClass = TypedDict("LitClass", {"class": str})


class Lit(LitClass):
    """A thruster if it were lit: thrust, wet-mass class, fuel left then, and burns it suffices for.

    `heat` is therms made and therms cooled; `why` is the reason why it may not be lit, or "".
    """

    card: CardId
    afterburn: bool
    beamed: bool
    thrust: int
    sum: ThrustSum
    steps: int
    burns: int
    supports: list[CardId]
    heat: tuple[int, int]
    why: str
    said: Phrase


class Worth(LitClass):
    """A craft at the beginning of a turn; `units` prospect with that ISRU, `boost` is WT by card."""

    dry: int
    steps: int
    tanks: int
    thrusters: list[Lit]
    lacks: dict[CardId, list[Missing]]
    units: dict[CardId, int]
    boost: dict[CardId, int]
