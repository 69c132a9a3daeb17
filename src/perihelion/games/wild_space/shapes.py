"""Wild Space as plain data: the content in play, and the table as a seat sees it."""

from typing import Annotated, Literal, TypedDict

from perihelion.engine.decisions import Seat
from perihelion.engine.shapes import Item, named, one_of

CardId = Annotated[str, named("CardId")]
PlanetId = Annotated[str, named("PlanetId")]
SectorId = Annotated[str, named("SectorId")]
BoardId = Annotated[str, named("BoardId")]
BaseSlotId = Annotated[str, named("BaseSlotId")]
Slot = Annotated[str, one_of("Slot", "left", "middle", "right")]
ANIMALS = ("bear", "lizard", "monkey", "octopus", "owl", "rhino")
JOBS = ("military", "pilot", "botanist", "mechanic", "programmer", "scientist")
Animal = Annotated[str, one_of("Animal", *ANIMALS)]
AnyAnimal = Annotated[str, one_of("AnyAnimal", *ANIMALS, "wild")]
AnyJob = Annotated[str, one_of("AnyJob", *JOBS, "wild")]
CardType = Annotated[str, one_of("CardType", "captain", "emissary", "robot", "specialist")]
Confidence = Literal["source", "derived", "reconstructed"]
EffectKind = Literal[
    "draw", "play", "gain_quartz", "advance_veteran", "draw_then_discard", "take_and_play", "sequence"
]
OperationVerb = Literal["take", "discard", "take_alien", "discard_alien"]
Operation = Annotated[tuple[OperationVerb, Slot], named("Operation")]


class Piece(TypedDict):
    """How sure we are of a piece; `sourced` are the fields we have read somewhere, where we completed it."""

    confidence: Confidence
    sourced: list[str]


class Effect(TypedDict):
    """`what` is the kind of card an effect is about: "any", "robot", "pilot", "bear" ..."""

    kind: EffectKind
    count: int
    what: str
    then: int
    parts: "list[Effect]"


# A space of a captain's track: an effect, or credits.
Space = Annotated[Effect | int, named("Space")]


class Condition(TypedDict):
    """What a sector, a slot or a card asks for."""

    kind: Literal["discard", "have", "remove_crew"]
    count: int
    what: str


class Mission(TypedDict):
    """What an emissary scores."""

    kind: Literal["set_of_job", "set_of_all_jobs", "majority", "per_card", "pair"]
    credits: int
    of: list[str]
    size: int


class Card(Piece):
    """A crew card, an alien or a captain."""

    type: CardType
    animal: AnyAnimal | None
    job: AnyJob | None
    veteran: bool
    credits: int
    mission: Mission | None
    condition: Condition | None
    effect: Effect | None
    track: list[Space]
    alien: bool
    icon: bool
    quartz: int
    cost: int


class Sector(TypedDict):
    """What a sector asks for, and what it gives."""

    conditions: list[Condition]
    actions: list[Effect]


class Planet(Piece):
    """A planet, and the size of crew that turns it over."""

    requires: int
    sectors: dict[SectorId, Sector]


Hostile = TypedDict("Hostile", {"class": str})


class HostilePlanet(Hostile, Piece):
    """A planet of the Smuggler."""

    landing: list[Operation]
    exploration: list[Operation]
    icons: list[str]


class BaseSlot(Piece):
    """A slot of a board of Space Base, with its shuttle."""

    condition: Condition
    effect: Effect


class Numbers(TypedDict):
    """What scoring needs in words."""

    credits_per_icon: int
    credits_per_shuttle: int


class Facts(TypedDict):
    """What is in play at a table: pieces by id, effects by what grants them, cards by the kind they fit."""

    cards: dict[CardId, Card]
    planets: dict[PlanetId, Planet]
    hostile: dict[PlanetId, HostilePlanet]
    boards: dict[BoardId, dict[BaseSlotId, BaseSlot]]
    explore: list[Effect]
    actions: dict[str, Effect]
    effects: dict[str, Effect]
    fits: dict[str, list[CardId]]
    numbers: Numbers


class Player(TypedDict):
    """`null` in the hand of another is a card that nobody else has seen."""

    captain: CardId
    token: int
    crew: list[CardId]
    hand: list[CardId | None]
    shuttles: int
    landed: list[SectorId]
    explored: list[SectorId]
    credits: int
    parts: list[Item]


class Shuttles(TypedDict):
    """Whose shuttles are in a sector."""

    landed: list[Seat]
    explored: list[Seat]


class PlanetInView(TypedDict):
    """A planet that lies face up."""

    planet: PlanetId
    requires: int
    sectors: dict[SectorId, Shuttles]


class WildSpaceTable(TypedDict):
    """The table from one seat, or as a spectator sees it."""

    turn: int
    turns: int
    active: Seat
    planets: list[PlanetInView]
    face_down: list[int]
    display: dict[Slot, CardId | None]
    deck: int
    discard: list[CardId]
    players: list[Player]
