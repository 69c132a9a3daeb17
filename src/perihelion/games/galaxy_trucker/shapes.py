"""Galaxy Trucker as plain data: the content in play, and the table as a seat sees it."""

from typing import Annotated, Literal, NotRequired, TypedDict

from perihelion.engine.decisions import Seat
from perihelion.engine.shapes import named, one_of

Square = Annotated[str, named("Square")]
SideName = Annotated[str, one_of("SideName", "front", "right", "rear", "left")]
Tempo = Annotated[str, one_of("Tempo", "live", "turns", "days")]
Phase = Annotated[str, one_of("Phase", "building", "check", "launch", "flight", "over")]
# A line of a bill: flight, part, credits, rule, and a card or a number its words need, or "".
Entry = Annotated[tuple[str, str, int, str, str], named("Entry")]


class Hit(TypedDict):
    """A meteor or a shot, and the side it comes from."""

    hit: str
    side: SideName


class Loss(TypedDict):
    """What a card takes."""

    days: int
    crew: int
    goods: int
    shots: list[Hit]


class TileFacts(TypedDict):
    """A tile; `sides` are its connectors: front, right, rear, left. What expansions print stands last."""

    kind: str
    sides: tuple[int, int, int, int]
    colour: str
    crew: int
    cannon: int
    engine: int
    battery: bool
    batteries: int
    containers: int
    special: int
    shield: list[SideName]
    muzzles: list[SideName]
    exhausts: list[SideName]
    alien: str
    start: bool
    confidence: str
    sleepers: NotRequired[int]
    luxury: NotRequired[list[int]]
    boosts: NotRequired[str]
    furnace: NotRequired[bool]
    plated: NotRequired[bool]
    payload: NotRequired[str]
    mass: NotRequired[int]
    zone: NotRequired[str]
    defends: NotRequired[bool]
    arms: NotRequired[bool]
    shifts: NotRequired[bool]


class Line(TypedDict):
    """A line of a combat zone: who is lowest, and what it costs."""

    lowest: str
    loss: Loss


class BoxFacts(TypedDict):
    """A box of a junkyard: what is to be faced or given, then what one gets."""

    shots: list[str]
    meteors: list[str]
    crew: int
    batteries: int
    credits: int
    astronauts: int
    charges: int
    gain_days: int
    goods: list[str]


class SweepFacts(TypedDict):
    """Meteors of a shower: from a side, line after line towards another."""

    side: SideName
    towards: SideName


class RankFacts(TypedDict):
    """A line of an Enemy Fleet: its strength, and what is suffered below it, in two words each."""

    strength: int
    penalties: list[str]


class ContestFacts(TypedDict):
    """A column of a Tactical Zone: one value less another, and by level what the lowest suffers."""

    of: str
    less: str
    penalties: list[list[str]]


class CardFacts(TypedDict):
    """An adventure; of the cards of the Big Expansion also rows of meteors, boxes, and their own figures.

    What stands last is printed on supercards, mostly by the four levels.
    """

    type: str
    level: int
    star: bool
    strength: int
    crew: int
    credits: int
    goods: list[str]
    days: int
    loss: Loss
    planets: list[list[str]]
    meteors: list[Hit]
    lines: list[Line]
    confidence: str
    rows: NotRequired[list[list[str]]]
    boxes: NotRequired[list[BoxFacts]]
    components: NotRequired[int]
    per: NotRequired[int]
    batteries: NotRequired[int]
    astronauts: NotRequired[int]
    gain_days: NotRequired[int]
    prizes: NotRequired[list[int]]
    times: NotRequired[int]
    sweeps: NotRequired[list[SweepFacts]]
    alerts: NotRequired[list[list[str]]]
    pull: NotRequired[list[int]]
    attacks: NotRequired[list[SideName]]
    ranks: NotRequired[list[RankFacts]]
    contests: NotRequired[list[ContestFacts]]
    most: NotRequired[list[int]]
    each: NotRequired[int]
    survivors: NotRequired[list[int]]
    kept: NotRequired[list[int]]
    faces: NotRequired[list[SideName]]
    dice: NotRequired[list[int]]
    units: NotRequired[int]
    contraband: NotRequired[str]
    arrow: NotRequired[str]


class BoardFacts(TypedDict):
    """A ship board: its squares in reading order, and by hull; most ships have one, called "".

    `column_dice` and `row_dice` are the rolls that mean each column and row; where it `wraps`, the last lies
    beside the first, and of two dice the second says where on its line a hit begins. `front` is the side of
    the printed board that is now its front; while it still `turns`, any may become it. A board with seams
    tells what is `beside` each square, and by side and roll the `lines` that are not as drawn.
    """

    flight: int
    squares: list[Square]
    spare: list[Square]
    start: Square | None
    hulls: dict[str, list[Square]]
    columns: list[int]
    rows: list[int]
    column_dice: list[list[int]]
    row_dice: list[list[int]]
    wraps: bool
    turns: bool
    front: SideName
    insurance: int | None
    beside: NotRequired[dict[Square, list[Square | None]]]
    lines: NotRequired[dict[str, dict[str, list[Square]]]]


class Level(TypedDict):
    """The numbers of a flight."""

    runs: int
    gap: int
    places: list[int]
    looks: int


class Numbers(TypedDict):
    """What words and limits need."""

    goods: dict[str, int]
    spaces: int
    alien: int


class Facts(TypedDict):
    """What is in play at a table; `one_run` of the hourglass is seconds in live play, else ticks."""

    tiles: dict[str, TileFacts]
    cards: dict[str, CardFacts]
    boards: dict[str, BoardFacts]
    levels: dict[str, Level]
    numbers: Numbers
    tempo: Tempo
    one_run: float


class HullView(TypedDict):
    """What one hull of several is able to do."""

    crew: int
    engines: tuple[float, float]
    cannons: tuple[float, float]


class ShipView(TypedDict):
    """A ship: tiles with their turns, what lies on them; strengths without batteries, and with them.

    `hulls` are those that are there, of a ship that has several.
    """

    parts: dict[Square, tuple[str, int]]
    humans: dict[Square, int]
    aliens: dict[Square, str]
    batteries: dict[Square, int]
    goods: dict[Square, list[str]]
    crew: int
    exposed: int
    engines: tuple[float, float]
    cannons: tuple[float, float]
    hulls: NotRequired[dict[str, HullView]]


class PlayerView(TypedDict):
    """A player; all of it lies open; the board where it is not as printed."""

    cabin: str
    credits: int
    bill: list[Entry]
    lost: list[str]
    aside: list[str]
    hand: str | None
    kept: bool
    loose: Square | None
    number: int
    looking: int
    ship: ShipView
    board: NotRequired[BoardFacts]


class Pile(TypedDict):
    """A pile: its cards are told to those who have looked."""

    cards: list[str] | None
    seen: list[Seat]
    held: list[Seat]


class BuildingView(TypedDict):
    """The hourglass, and who builds still."""

    circle: int
    left: float
    waits: bool
    tick: int
    to_act: list[Seat]


class FlightView(TypedDict):
    """The flight; what is told by seat has the seat as text."""

    days: dict[str, int]
    card: str | None
    turned: list[str]
    deck: int
    order: list[Seat]
    gave_up: list[Seat]
    declared: dict[str, float]
    landed: dict[str, int]
    powered: list[Square]
    waiting: list[str]
    under_fire: list[Seat]
    roll: int


Classed = TypedDict("Classed", {"class": str})


class TruckerTable(Classed):
    """The table from one seat, or as a spectator sees it."""

    round: int
    flights: list[str]
    phase: Phase
    heap: int
    face_up: list[str]
    gone: list[str]
    piles: list[Pile]
    building: BuildingView
    flight: FlightView
    players: list[PlayerView]


class SafetyAsked(TypedDict):
    """How safe is the ship of a seat?"""

    ask: Literal["odds"]
    seat: Seat


class Odds(TypedDict):
    """How many rolls cost a part although batteries are spent, and without; tiles lost on average."""

    hit: str
    side: SideName
    loses: int
    unpaid: int
    tiles: float


class Term(TypedDict):
    """A summand of a strength; `alien` is its colour, or nothing."""

    square: Square
    adds: float
    battery: bool
    alien: str


class Safety(TypedDict):
    """How safe a ship is, of so many rolls; `weak` are tiles that take others with them, with how many go.

    `falls` are those others: by the square of the tile that is lost. `engines` and `cannons` are what the
    strengths are made of.
    """

    rolls: int
    odds: list[Odds]
    weak: list[tuple[Square, int]]
    falls: dict[Square, list[Square]]
    engines: list[Term]
    cannons: list[Term]


class Workshop(TypedDict):
    """A ship that belongs to no game: as it would be loaded, its board, its errors, how safe it is."""

    ship: ShipView
    plan: BoardFacts
    flaws: list[tuple[str, list[Square]]]
    safety: Safety
