"""The pieces of Wild Space as the rules see them, and how a row of content becomes one."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from perihelion.engine.refused import Refused

CardId = str
PlanetId = str
SectorId = str  # "PL-H1.left"
EffectId = (
    str  # "SP-BEA-01", "CA-BEA.1", "PL-6B.right.2", "explore.1"; the parts of a sequence add ".1", ".2"
)
ConditionId = str  # that of a card is the card's; "PL-6B.right.if2" is the second of a sector
NOTHING: ConditionId = "-"

ANIMALS = ("bear", "lizard", "monkey", "octopus", "owl", "rhino")
JOBS = ("military", "pilot", "botanist", "mechanic", "programmer", "scientist")
TYPES = ("specialist", "emissary", "robot")
SLOTS = ("left", "middle", "right")
SECTORS = ("left", "right")

LARGEST = 20  # no effect draws, plays or asks for more
ID = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*(\.(front|back))?")

Confidence = Literal["source", "derived", "reconstructed"]


class CardRow(msgspec.Struct, forbid_unknown_fields=True):
    """A crew card as the content table writes it."""

    id: CardId
    confidence: Confidence
    animal: str | None = None
    job: str | None = None
    veteran: bool = False
    credits: int = 0
    mission: dict[str, Any] | None = None
    condition: dict[str, Any] | None = None
    effect: dict[str, Any] | None = None
    track: list[dict[str, Any]] = []
    sourced: list[str] = []


Small = Annotated[int, msgspec.Meta(ge=0, le=50)]


class SetupNumbers(msgspec.Struct, forbid_unknown_fields=True):
    """Numbers of set-up: how the display and the shuttles lie is part of the rules."""

    hand: Annotated[int, msgspec.Meta(ge=0, le=10)]
    display: Literal[3]
    shuttles: Literal[5]
    face_down: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=20)]], msgspec.Meta(max_length=6)]


class ScoringNumbers(msgspec.Struct, forbid_unknown_fields=True):
    same_animals_from_third: Small
    series_of_animals: Small


class ExploreRow(msgspec.Struct, forbid_unknown_fields=True):
    actions: Annotated[list[dict[str, Any]], msgspec.Meta(min_length=1)]
    confidence: Confidence


class SectorRow(msgspec.Struct, forbid_unknown_fields=True):
    conditions: list[dict[str, Any]]
    actions: list[dict[str, Any]]


class PlanetRow(msgspec.Struct, forbid_unknown_fields=True):
    """A planet as the content table writes it."""

    id: PlanetId
    confidence: Confidence
    requires: Annotated[int, msgspec.Meta(ge=0, le=20)]
    left: SectorRow
    right: SectorRow


@dataclass(slots=True)
class Selector:
    """Which cards an icon asks for.

    slug    "any", "robot", "robot-emissary", "pilot", "veteran" or "bear"
    cards   every card of the game that fits
    """

    slug: str
    cards: frozenset[CardId]


@dataclass(slots=True)
class Effect:
    """What an effect circle, a space of a track or a sector gives.

    id         where it stands
    kind       "draw", "play", "take_and_play" or "sequence"
    count      cards to draw, cards that may be played, cards that may be taken and played
    selector   which cards may be played, or None
    parts      of a sequence
    then       cards to discard afterwards
    """

    id: EffectId
    kind: str
    count: int = 1
    selector: Selector | None = None
    parts: tuple["Effect", ...] = ()
    then: int = 0

    @property
    def slug(self) -> str:
        """How a move names it when one of several actions is chosen: `draw-3`, `play-pilot`."""
        match self.kind:
            case "sequence":
                return "+".join(part.slug for part in self.parts)
            case "play":
                assert self.selector is not None
                return f"play-{self.selector.slug}" + (f"-{self.count}" if self.count > 1 else "")
            case "take_and_play":
                return f"take-{self.count}"
        return f"{self.kind.replace('_', '-')}-{self.count}"


@dataclass(slots=True)
class Condition:
    """What must be met before an effect or a landing.

    kind       "discard", "have" or "remove_crew"
    count      cards to discard
    selector   which cards, or None where any crew card may be removed
    """

    kind: str
    count: int
    selector: Selector | None


@dataclass(slots=True)
class Mission:
    """What an emissary gives credits for at the end.

    kind      "set_of_job", "pair", "majority" or "per_card"
    credits   for each time it is met
    of        what is counted: one selector, or two for a pair
    size      of a group
    """

    kind: str
    credits: int
    of: tuple[Selector, ...]
    size: int = 1


@dataclass(slots=True)
class Card:
    """A crew card or a captain; `track` gives the spaces of a captain: an effect or credits each."""

    id: CardId
    type: str
    animal: str | None
    job: str | None
    veteran: bool
    credits: int
    confidence: str
    sourced: tuple[str, ...]
    mission: Mission | None = None
    condition: Condition | None = None
    effect: Effect | None = None
    track: tuple[Effect | int, ...] = ()


@dataclass(slots=True)
class Sector:
    """One half of a planet: conditions of which one must be met, actions of which one may be done."""

    id: SectorId
    planet: PlanetId
    conditions: tuple[Condition, ...]
    actions: tuple[Effect, ...]


@dataclass(slots=True)
class Planet:
    """A planet; `requires` is the number of crew cards a landing asks for."""

    id: PlanetId
    requires: int
    sectors: tuple[Sector, ...]
    confidence: str


Fields = set[str]
FEATURES: dict[str, tuple[Fields, Fields]] = {  # type -> what a card must have, what it may have besides
    "specialist": ({"animal", "job"}, set()),
    "emissary": ({"animal", "mission"}, set()),
    "robot": (set(), {"job"}),
    "captain": ({"animal", "job", "track"}, set()),
}

Rows = Mapping[str, CardRow]


class Reader:
    """Reads the vocabulary of the cards: selectors, effects, conditions, missions.

    It knows all cards of the game, so that a selector is simply the set of cards that fit. An
    expansion that has words of its own reads them in a subclass.
    """

    kinds: ClassVar[tuple[str, ...]] = (*TYPES, "captain")

    def __init__(self, types: Mapping[CardId, str], rows: Rows) -> None:
        self.types = types
        self.rows = rows

    @staticmethod
    def row(said: Mapping[str, Any]) -> CardRow:
        return msgspec.convert(said, CardRow)

    @staticmethod
    def type_of(kind: str, row: CardRow) -> str:
        return kind

    def is_in_deck(self, card: CardId) -> bool:
        return True

    def doubles(self) -> dict[CardId, "Card"]:
        """Cards that stand for others in scoring."""
        return {}

    def selector(self, said: Any, field: str) -> Selector:
        """`{any = true}`, `{type = "robot"}`, `{job = "pilot"}`, `{animal = "bear"}`, `{veteran = true}`.

        An icon asks only for its feature; a captain has no type and no medal.  [WS-2.10]
        """
        match said:
            case {"any": True}:
                return self._fitting("any", (card for card, kind in self.types.items() if kind != "captain"))
            case {"veteran": True}:
                return self._fitting("veteran", (row.id for row in self.rows.values() if row.veteran))
            case {"job": str(job)} if job in JOBS:
                return self._fitting(job, (row.id for row in self.rows.values() if self.has_job(row, job)))
            case {"animal": str(animal)} if animal in ANIMALS:
                return self._fitting(animal, (row.id for row in self.rows.values() if row.animal == animal))
            case {"type": list(types) | str(types)}:
                wanted = [types] if isinstance(types, str) else types
                if wanted and all(kind in TYPES for kind in wanted):
                    fitting = (card for card, kind in self.types.items() if kind in wanted)
                    return self._fitting("-".join(wanted), fitting)
        raise Refused("bad-content", field=field, detail=f"no selector: {said!r}")

    def has_job(self, row: CardRow, job: str) -> bool:
        return row.job == job

    def _fitting(self, slug: str, cards: Iterable[CardId]) -> Selector:
        return Selector(slug, frozenset(cards))

    def effect(self, where: EffectId, said: Any, field: str = "effect") -> Effect:
        match said:
            case {"draw": int(count)} if 0 < count <= LARGEST and len(said) == 1:
                return Effect(where, "draw", count)
            case {"take_and_play": int(count)} if 0 < count <= LARGEST and len(said) == 1:
                return Effect(where, "take_and_play", count)
            case {"play": selector} if said.keys() <= {"play", "times"}:
                times = said.get("times", 1)
                if isinstance(times, int) and 0 < times <= LARGEST:
                    return Effect(where, "play", times, self.selector(selector, field))
            case {"sequence": [_, *_] as parts} if len(said) == 1:
                read = (self.effect(f"{where}.{n}", part, field) for n, part in enumerate(parts, 1))
                return Effect(where, "sequence", parts=tuple(read))
        raise Refused("bad-content", field=field, detail=f"no effect: {said!r}")

    def condition(self, said: Any, field: str = "condition") -> Condition:
        match said:
            case {"discard": selector, "count": int(count)} if 0 < count <= LARGEST and len(said) == 2:
                return Condition("discard", count, self.selector(selector, field))
            case {"have": selector} if len(said) == 1:
                return Condition("have", 0, self.selector(selector, field))
            case {"remove_crew": 1} if len(said) == 1:
                return Condition("remove_crew", 1, None)
        raise Refused("bad-content", field=field, detail=f"no condition: {said!r}")

    def mission(self, said: Any) -> Mission:
        match said:
            case {"kind": "set_of_job", "job": job, "size": int(size), "credits": int(credits)} if (
                0 < size <= LARGEST
            ):
                return Mission("set_of_job", credits, (self.selector({"job": job}, "mission"),), size)
            case {"kind": "pair", "of": [first, second], "credits": int(credits)}:
                of = (self.selector(first, "mission"), self.selector(second, "mission"))
                return Mission("pair", credits, of)
            case {"kind": "majority" | "per_card" as kind, "of": of, "credits": int(credits)}:
                return Mission(kind, credits, (self.selector(of, "mission"),))
        raise Refused("bad-content", field="mission", detail=f"no mission: {said!r}")

    def space(self, where: EffectId, said: Any) -> Effect | int:
        match said:
            case {"credits": int(credits)} if len(said) == 1:
                return credits
            case {"effect": effect} if len(said) == 1:
                return self.effect(where, effect, "track")
        raise Refused("bad-content", field="track", detail=f"no space of a track: {said!r}")

    def check_type(self, row: CardRow) -> None:
        """What a card of each type has and has not.  [WS-2.3 WS-2.4 WS-2.5 WS-2.6]"""
        has = {"animal": row.animal, "job": row.job, "mission": row.mission, "track": row.track}
        must, may = FEATURES[self.types[row.id]]
        if row.animal not in (None, *ANIMALS) or row.job not in (None, *JOBS):
            wrong = "animal" if row.animal not in (None, *ANIMALS) else "job"
            raise Refused("bad-content", field=wrong, detail=f"{row.id} has an unknown {wrong}")
        for field, value in has.items():
            if field in must and not value:
                raise Refused("bad-content", field="id", detail=f"{row.id} has no {field}")
            if value and field not in must | may:
                raise Refused("bad-content", field=field, detail=f"{row.id} cannot have {field}")
        if row.veteran and self.types[row.id] not in ("specialist", "robot"):
            raise Refused("bad-content", field="veteran", detail=f"{row.id} cannot be a veteran")

    def check_id(self, said: str) -> None:
        """Ids are words of the notation."""
        if not ID.fullmatch(said):
            raise Refused("bad-content", field="id", detail=f"no id: {said!r}")

    def card(self, row: CardRow) -> Card:
        self.check_id(row.id)
        self.check_type(row)
        if row.condition is not None and row.effect is None:
            raise Refused("bad-content", field="condition", detail="a condition without an effect")
        return Card(
            row.id,
            self.types[row.id],
            row.animal,
            row.job,
            row.veteran,
            row.credits,
            row.confidence,
            tuple(row.sourced),
            self.mission(row.mission) if row.mission else None,
            self.condition(row.condition) if row.condition else None,
            self.effect(row.id, row.effect) if row.effect else None,
            tuple(self.space(f"{row.id}.{n}", space) for n, space in enumerate(row.track, 1)),
        )

    def sector(self, planet: PlanetId, side: str, row: SectorRow) -> Sector:
        where = f"{planet}.{side}"
        conditions = tuple(self.condition(said, side) for said in row.conditions)
        actions = tuple(self.effect(f"{where}.{n}", said, side) for n, said in enumerate(row.actions, 1))
        if not actions or len({action.slug for action in actions}) < len(actions):
            raise Refused("bad-content", field=side, detail=f"{where} needs actions, each another")
        return Sector(where, planet, conditions, actions)

    def planet(self, row: PlanetRow) -> Planet:
        self.check_id(row.id)
        sectors = (self.sector(row.id, "left", row.left), self.sector(row.id, "right", row.right))
        return Planet(row.id, row.requires, sectors, row.confidence)
