"""A mission as the table writes it: the words in which missions are told, and what cannot be said in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from perihelion.games.galaxy_trucker.components import GOODS, Colour, Confidence
from perihelion.games.galaxy_trucker.meta import CLASSES, EXPANSIONS, MOST_SEATS
from perihelion.games.galaxy_trucker.rows import BASE_GAME

LEVELS = 4
OPEN_PILES = 3
ROLLS, DIRECTIVES = 12, 6
PAYLOADS = ("explosive", "fragile", "heavy", "radioactive", "artifact")
KINDS = ("explosive", "fragile", "heavy", "radioactive", "artifact_single", "artifact_double")
OF_TILES = ("tiles", "sets", "kinds", "lost")  # measures that look at kinds of tile
OF_DIRECTIVES = ("directives_kept", "violations")
OF_CLIENT = ("client_home", "client_goods", "guard_points")

Count = Annotated[int, msgspec.Meta(ge=0, le=200)]
ByLevel = Count | Annotated[list[Count], msgspec.Meta(min_length=LEVELS, max_length=LEVELS)]
Payload = Literal["explosive", "fragile", "heavy", "radioactive", "artifact"]
Kind = Literal["explosive", "fragile", "heavy", "radioactive", "artifact_single", "artifact_double"]
Measure = Literal[
    "completed",
    "tiles",
    "sets",
    "kinds",
    "mass",
    "lost",
    "crew",
    "crew_lost",
    "aliens",
    "aliens_lost",
    "goods",
    "batteries",
    "exposed",
    "full_at_launch",
    "full_at_end",
    "directives_kept",
    "violations",
    "client_home",
    "client_goods",
    "guard_points",
]


def at_level(said: ByLevel, level: int) -> int:
    """What a figure is at a level: one number holds for all.  [MI-16.6]"""
    return said if isinstance(said, int) else said[level - 1]


def each_level(said: ByLevel) -> list[int]:
    return [said] if isinstance(said, int) else said


def kinds_of(payload: str) -> tuple[str, ...]:
    """The kinds of tile of a type of payload: artifacts are single or double."""
    return tuple(kind for kind in KINDS if kind == payload or kind.startswith(f"{payload}_"))


class Texts(msgspec.Struct, forbid_unknown_fields=True):
    """How a mission is called, who gives it, and what they say, in one language."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    giver: Annotated[str, msgspec.Meta(max_length=60)] = ""
    scene: Annotated[str, msgspec.Meta(max_length=900)] = ""


class Supercards(msgspec.Struct, forbid_unknown_fields=True):
    """Open piles that get one, those of the hidden pile, and how many more that gets if the table chooses.

    [MI-2.6.5 MI-16.8]
    """

    open: ByLevel = 0
    unknown: ByLevel = 0
    by_choice: Count = 0

    def __post_init__(self) -> None:
        if max(each_level(self.open)) > OPEN_PILES:
            raise ValueError(f"there are {OPEN_PILES} open piles, and each gets one supercard at the most")


class Pay(msgspec.Struct, forbid_unknown_fields=True):
    """What a mission pays or takes: for each of something, once, for the most, or by the number of something.

    each, once, most, number   the measure, by one of these
    credits       for each, once, or for the most
    steps         by the number: for 1, for 2, ...; the last for so many or more
    kinds         of tiles that count; none: all payloads of the mission
    weights       kind -> as how many a tile of it counts
    per           for each so many, rounded up
    lost_at_most  only with so many tiles in the lost pile
    """

    each: Measure | None = None
    once: Measure | None = None
    most: Measure | None = None
    number: Measure | None = None
    credits: ByLevel = 0
    steps: list[ByLevel] = []
    kinds: list[Kind] = []
    weights: dict[str, Count] = {}
    per: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    lost_at_most: ByLevel | None = None

    @property
    def measure(self) -> str:
        found = self.each or self.once or self.most or self.number
        assert found is not None
        return found

    def __post_init__(self) -> None:
        named = [way for way in ("each", "once", "most", "number") if getattr(self, way)]
        if len(named) != 1:
            raise ValueError("say what is paid for by one of: each, once, most, number")
        if self.number and (self.credits or not self.steps):
            raise ValueError("what is paid by number has steps, and no credits")
        if not self.number and (self.steps or not self.credits):
            raise ValueError(f"what is paid {HOW[named[0]]} has credits, and no steps")
        for kind in self.weights:
            if kind not in KINDS:
                raise ValueError(f"no kind of payload: {kind!r}")
        if (self.kinds or self.weights) and self.measure not in OF_TILES:
            raise ValueError(f"{self.measure} does not look at kinds of tile")
        if self.measure == "sets" and len(self.kinds) < 2:
            raise ValueError("a set has at least two kinds")


HOW = {"each": "for each", "once": "once", "most": "for the most"}


class MissionRow(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A mission.

    en, fr        its texts, where the catalogues have none
    needs         expansions without which it cannot be flown
    seats         numbers of players it can be flown with
    not_for       ship classes it is no good with; closed_to: with which it cannot be flown
    payloads      for each player, among the components; dealt: in each player's places for tiles set aside
    supercards    in the piles
    without       types of card that stay out of the piles that are dealt
    unknown_pile  types of card of which the hidden pile consists, one each
    exchange      types of card for which so many of the hidden pile are exchanged
    stake         that everybody pays, and the first to arrive gets
    holes         rolls for squares that are none in this flight
    directives    dice for the directives in force
    sits_out      payload that can be given up to be spared a supercard
    looks         times the award for the best-looking ship is paid; luxury: the fare of a luxury cabin
    free          what finishers do not pay: tiles "lost" in flight, tiles left "aside"
    deadly        whether an explosion that takes the last human takes the trucker
    client        whether a client flies along

    Of the missions of the game most are said in these words alone.
    [MI-16.15 MI-17.1 MI-17.1.1 MI-17.5 MI-17.6 MI-17.9.2 MI-17.10.9 MI-17.11 MI-17.13 MI-17.14 MI-17.14.1
    MI-17.15]
    """

    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=40)]
    confidence: Confidence
    sourced: list[str] = []
    derived: list[str] = []
    en: Texts | None = None
    fr: Texts | None = None
    needs: list[str] = []
    seats: list[Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS + 1)]] = []
    not_for: list[str] = []
    closed_to: list[str] = []
    payloads: dict[Payload, ByLevel] = {}
    dealt: dict[Payload, ByLevel] = {}
    supercards: Supercards = msgspec.field(default_factory=Supercards)
    without: list[str] = []
    unknown_pile: list[str] = []
    exchange: dict[str, Count] = {}
    stake: ByLevel = 0
    holes: ByLevel = 0
    directives: ByLevel = 0
    sits_out: Payload | None = None
    looks: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    luxury: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    free: list[Literal["lost", "aside"]] = []
    deadly: bool = False
    client: bool = False
    rewards: list[Pay] = []
    penalties: list[Pay] = []

    def __post_init__(self) -> None:
        """What can be read but not be played is refused with the field that is wrong."""
        for field, fault in faults(self):
            raise ValueError(f"{fault} - at `$.{field}`")

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of payload tile in it."""
        return tuple(kind for payload in (*self.payloads, *self.dealt) for kind in kinds_of(payload))


def faults(row: MissionRow) -> Iterator[tuple[str, str]]:
    """Field and complaint of what a mission says and cannot mean."""
    yield from unknown(row, "needs", EXPANSIONS, "no expansion")
    yield from unknown(row, "not_for", CLASSES, "no ship class")
    yield from unknown(row, "closed_to", CLASSES, "no ship class")
    for field in ("without", "unknown_pile", "exchange"):
        yield from unknown(row, field, BASE_GAME.types, "no type of card")
    if max(each_level(row.holes)) > ROLLS:
        yield "holes", f"more than {ROLLS} rolls would leave no ship"
    if max(each_level(row.directives)) > DIRECTIVES:
        yield "directives", f"there are {DIRECTIVES} directives"
    if max((sum(each_level(n)[-1:]) for n in row.dealt.values()), default=0) > 2 or len(row.dealt) > 2:
        yield "dealt", "there are two places for tiles set aside"
    if row.sits_out and row.sits_out not in (*row.payloads, *row.dealt):
        yield "sits_out", f"there are no {row.sits_out} tiles in this mission"
    if row.unknown_pile and row.exchange:
        yield "exchange", "a hidden pile that is made up has no card to exchange"
    if not (row.rewards or row.stake or row.free or row.looks > 1 or row.luxury > 1):
        yield "id", "nothing is to be won in this mission"
    if (row.en is None) != (row.fr is None):
        yield ("en" if row.en else "fr"), "a mission has its texts in both languages"
    yield from unpayable(row)


def unknown(row: MissionRow, field: str, known: object, what: str) -> Iterator[tuple[str, str]]:
    for name in getattr(row, field):
        if name not in known:  # type: ignore[operator]
            yield field, f"{what}: {name!r}"


def unpayable(row: MissionRow) -> Iterator[tuple[str, str]]:
    """Rewards and penalties for what cannot happen in this mission."""
    for field in ("rewards", "penalties"):
        for n, pay in enumerate(getattr(row, field)):
            at = f"{field}[{n}]"
            if pay.measure in OF_DIRECTIVES and not row.directives:
                yield at, f"{pay.measure}: there are no directives in this mission"
            if pay.measure in OF_CLIENT and not row.client:
                yield at, f"{pay.measure}: there is no client in this mission"
            for kind in (*pay.kinds, *pay.weights):
                if kind not in row.kinds:
                    yield at, f"there are no {kind} tiles in this mission"
            if pay.measure in ("tiles", "sets", "kinds", "mass") and not row.kinds:
                yield at, f"{pay.measure}: there are no payloads in this mission"


def nothing_to_do() -> MissionRow:
    """A flight without a mission: nothing is prepared, nothing is to be won."""
    row = MissionRow(id="none", confidence="source", stake=1)
    row.stake = 0
    return row


class ClientNumbers(msgspec.Struct, forbid_unknown_fields=True):
    """The client of an escort, by level."""

    engines: ByLevel
    cannons: ByLevel
    crew: ByLevel
    places: ByLevel
    load: Annotated[list[list[Colour]], msgspec.Meta(min_length=LEVELS, max_length=LEVELS)]
    hit_on: list[Annotated[int, msgspec.Meta(ge=1, le=6)]]

    def __post_init__(self) -> None:
        for colour in (colour for load in self.load for colour in load):
            if colour not in GOODS:
                raise ValueError(f"no goods: {colour!r} - at `$.load`")


class DirectiveNumbers(msgspec.Struct, forbid_unknown_fields=True):
    """How many violations of one directive count."""

    most: Count


SECTIONS: dict[str, type] = {"client": ClientNumbers, "directives": DirectiveNumbers}
