"""How a row of a content table becomes a piece; a row that cannot is refused with its line."""

import re
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Annotated, Any, Literal

import msgspec

from perihelion.engine.refused import Refused
from perihelion.games.high_frontier.components import (
    CREW,
    DECKS,
    HEAVY,
    SUPPORT_DECKS,
    Card,
    Confidence,
    Faction,
    Needs,
    Side,
    Support,
    Thruster,
)
from perihelion.games.high_frontier.mat import FuelRow, Glory, MassClass, Venture
from perihelion.games.high_frontier.starmap.spaces import (
    Edge,
    Hazard,
    Kind,
    PrintedRoute,
    Ring,
    Road,
    Site,
    Space,
)

CARD_ID = re.compile(r"[A-Z][A-Z0-9]*")  # a word of the notation
SPACE_ID = re.compile(r"[A-Za-z0-9]+(-[a-z0-9]+)*")
ANY = "any"  # key of an assay that helps on every site

Few = Annotated[int, msgspec.Meta(ge=0, le=50)]
Some = Annotated[int, msgspec.Meta(ge=1, le=50)]
Change = Annotated[int, msgspec.Meta(ge=-12, le=12)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Ratio = Annotated[str, msgspec.Meta(pattern="^[0-9]{1,2}(/[1-9][0-9]?)?$")]
Platform = Literal["raygun", "buggy", "missile"]
Letter = Literal["C", "M", "S", "V"]
Code = Literal[
    "scoop",
    "ionosat",
    "power_girdle",
    "arcology",
    "extra_cube",
    "divining",
    "beam_rider",
    "mag_bonus",
    "blast",
    "missile_crew",
]
Privilege = Literal[
    "launch_fee", "research", "powersat", "felony", "tax", "declare_war", "cycler", "life_support"
]
Board = Literal["base", "expansion"]


class Row(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    id: str
    confidence: Confidence
    sourced: list[str] = []
    derived: list[str] = []
    guessed: list[str] = []


class SupportRow(msgspec.Struct, forbid_unknown_fields=True):
    thrust: Change
    fuel: Ratio


class EndRow(msgspec.Struct, forbid_unknown_fields=True):
    mass: Few
    rad_hard: Few
    therms: Few


class Printed(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is printed on one side of a card."""

    name: str
    mass: Few = 0
    thrust: Some | None = None
    fuel: Ratio = "0"
    afterburn: Few | None = None
    solar: bool = False
    sail: bool = False
    dirt: bool = False
    isru: Few | None = None
    platforms: list[Platform] = []
    codes: list[Code] = []
    assay: dict[Literal["C", "M", "S", "V", "D", "any"], Some] = {}
    rad_hard: Few = 0
    generator: list[Literal["e", "p"]] = []
    reactor: list[Literal["n", "o", "x"]] = []
    therms: Few = 0
    supplies: list[Literal["e", "p", "n", "o", "x"]] = []
    support: SupportRow | None = None
    light: EndRow | None = None
    heavy: EndRow | None = None


class CardRow(Row, kw_only=True):
    deck: Literal["thruster", "robonaut", "refinery", "generator", "reactor", "radiator"]
    set: Board
    letter: Letter
    white: Printed
    black: Printed


class CrewRow(Printed, kw_only=True):
    """A crew card, and the faction that sends it."""

    id: str
    set: Literal["base", "return-to-the-moon"]
    colour: Literal["purple", "white", "red", "green", "orange"]
    privileges: list[Privilege]
    confidence: Confidence
    sourced: list[str] = []
    derived: list[str] = []
    guessed: list[str] = []


class ZoneRow(Row, kw_only=True):
    modifier: Change
    radius: Share


class SpaceRow(Row, kw_only=True):
    kind: Kind
    zone: str
    at: tuple[Share, Share]
    name: str = ""
    hazard: Hazard = ""
    board: Board = "base"
    size: Few | None = None
    letter: Literal["", "C", "M", "S", "V", "D"] = ""
    hydration: Few = 0
    world: str = ""
    science: bool = False
    atmosphere: bool = False
    border: Literal["", "yellow", "red", "blue"] = ""
    belt: str = ""
    inside: str = ""
    flyby: Few = 0
    flyby_kind: Literal["", "slingshot", "moon"] = ""
    sector: Literal["", "yellow", "red", "blue"] = ""
    event: bool = False


class EdgeRow(Row, kw_only=True):
    lanes: tuple[str, str] = ("", "")
    aerobrake: bool = False
    elevator: bool = False


class RoadRow(Row, kw_only=True):
    sites: Annotated[list[str], msgspec.Meta(min_length=2)]


class RouteRow(Row, kw_only=True):
    colour: Literal["red", "orange", "yellow", "green", "blue", "indigo", "violet"]
    sign: str
    burns: Few
    landing: Few
    hazards: list[Literal["crash", "aerobrake"]]
    turns: Few
    belts: Few = 0
    path: Annotated[list[str], msgspec.Meta(min_length=2)]


class DiagramRow(Row, kw_only=True):
    masses: Annotated[list[Few], msgspec.Meta(min_length=1)]
    start: Few
    steps: Annotated[list[Some], msgspec.Meta(min_length=1)]


class ClassRow(Row, kw_only=True):
    column: Few
    modifier: Change


class GloryRow(Row, kw_only=True):
    of: Literal["world", "science", "site"]
    world: str = ""
    vp: Few


class VentureRow(Row, kw_only=True):
    letter: Letter
    claims: Some
    water: Few
    vp: Few
    effect: Literal["", "operations", "elevator"] = ""


class LengthRow(Row, kw_only=True):
    factories: Some


class SetupNumbers(msgspec.Struct, forbid_unknown_fields=True):
    water: Few
    cubes: Some
    disks: Some
    rockets: Some
    extra: Few


class LimitNumbers(msgspec.Struct, forbid_unknown_fields=True):
    dry_mass: Some
    tanks: Some
    acceleration: Some
    hand: Few


class WaterNumbers(msgspec.Struct, forbid_unknown_fields=True):
    income: Some
    market: Few
    unbuilt: Few
    boost: Few
    launch_fee: Few
    tax: Few
    no_failure: Few
    last_payment: Few


class FlightNumbers(msgspec.Struct, forbid_unknown_fields=True):
    beamed: Few
    beam_rider: Few
    lost: Annotated[int, msgspec.Meta(ge=0, le=6)]
    pivot: Few
    freighter: Some
    loft: Few


class PointNumbers(msgspec.Struct, forbid_unknown_fields=True):
    tracks: Annotated[list[Few], msgspec.Meta(min_length=1)]
    claim: Few
    cube: Few
    science: Few
    own_factories: Some
    ventures: Some


class RefineryNumbers(msgspec.Struct, forbid_unknown_fields=True):
    girdle: Few
    arcology: list[str]


class TrainingNumbers(msgspec.Struct, forbid_unknown_fields=True):
    crew: str
    water: Few
    income: Some
    turns: Some
    site: str


SECTIONS: dict[str, type] = {
    "setup": SetupNumbers,
    "limits": LimitNumbers,
    "water": WaterNumbers,
    "flight": FlightNumbers,
    "points": PointNumbers,
    "refineries": RefineryNumbers,
    "training": TrainingNumbers,
}


def wrong(field: str, detail: str) -> Refused:
    return Refused("bad-content", field=field, detail=detail)


def read_card(said: Mapping[str, Any]) -> Card:
    row = msgspec.convert(said, CardRow)
    if not CARD_ID.fullmatch(row.id):
        raise wrong("id", f"no id of a card: {row.id!r}")
    for name, side in (("white", row.white), ("black", row.black)):
        _check_side(row.deck, name, side)
    sides = tuple(read_side(side, side.light) for side in (row.white, row.black))
    card = Card(row.id, row.deck, row.set, row.letter, sides, row.confidence, *_marks(row))
    if not (row.white.heavy and row.black.heavy):
        return card
    return replace(card, ends={HEAVY: tuple(read_side(side, side.heavy) for side in (row.white, row.black))})


def _check_side(deck: str, name: str, side: Printed) -> None:
    """What a card of each deck must show.  [HF-2.6]"""
    if deck == DECKS[0] and side.thrust is None:
        raise wrong(name, f"{side.name} is a thruster without thrust")
    if deck == DECKS[1] and (side.isru is None or not side.platforms):
        raise wrong(name, f"{side.name} is a robonaut without ISRU or platform")
    if deck == SUPPORT_DECKS[-1] and not (side.light and side.heavy):
        raise wrong(name, f"{side.name} is a radiator without its two ends")


def read_crew(said: Mapping[str, Any]) -> Card:
    row = msgspec.convert(said, CrewRow)
    if not CARD_ID.fullmatch(row.id):
        raise wrong("id", f"no id of a crew: {row.id!r}")
    return Card(row.id, CREW, row.set, "", (read_side(row),), row.confidence, *_marks(row))


def read_faction(said: Mapping[str, Any]) -> Faction:
    row = msgspec.convert(said, CrewRow)
    return Faction(row.id, row.colour, frozenset(row.privileges), row.set)


def read_side(said: Printed, end: EndRow | None = None) -> Side:
    """A side as it lies; a radiator with one of its ends up.  [HF-2.6H]"""
    return Side(
        name=said.name,
        mass=end.mass if end else said.mass,
        thruster=_thruster(said),
        isru=said.isru,
        platforms=tuple(said.platforms),
        codes=frozenset(said.codes),
        assay={"" if letter == ANY else letter: minus for letter, minus in said.assay.items()},
        rad_hard=end.rad_hard if end else said.rad_hard,
        needs=Needs(tuple(said.generator), tuple(said.reactor), said.therms),
        supplies=tuple(said.supplies),
        solar=said.solar and said.thrust is None,
        support=Support(said.support.thrust, Fraction(said.support.fuel)) if said.support else None,
        cooling=end.therms if end else 0,
    )


def _thruster(said: Printed) -> Thruster | None:
    if said.thrust is None:
        return None
    return Thruster(said.thrust, Fraction(said.fuel), said.afterburn, said.solar, said.sail, said.dirt)


def _marks(row: CardRow | CrewRow) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    return tuple(row.sourced), tuple(row.derived), tuple(row.guessed)


def read_zone(said: Mapping[str, Any]) -> Ring:
    row = msgspec.convert(said, ZoneRow)
    return Ring(row.id, row.modifier, row.radius, row.confidence)


def read_space(said: Mapping[str, Any]) -> Space:
    row = msgspec.convert(said, SpaceRow)
    if not SPACE_ID.fullmatch(row.id):
        raise wrong("id", f"no id of a space: {row.id!r}")
    return Space(
        id=row.id,
        kind=row.kind,
        zone=row.zone,
        x=row.at[0],
        y=row.at[1],
        confidence=row.confidence,
        name=row.name,
        hazard=row.hazard,
        site=_site(row),
        board=row.board,
        belt=row.belt,
        inside=row.inside,
        flyby=row.flyby,
        flyby_kind=row.flyby_kind,
        sector=row.sector,
        event=row.event,
    )


def _site(row: SpaceRow) -> Site | None:
    if row.kind != "site":
        if row.size is not None or row.letter:
            raise wrong("size" if row.letter == "" else "letter", f"{row.id} is no site")
        return None
    if row.size is None or not row.letter or not row.name:
        raise wrong("id", f"the site {row.id} needs a name, a size and a letter")
    world = row.world or row.name
    return Site(row.size, row.letter, row.hydration, world, row.science, row.atmosphere, row.border)


def read_edge(said: Mapping[str, Any]) -> Edge:
    row = msgspec.convert(said, EdgeRow)
    ends = row.id.split("/")
    if len(ends) != 2 or ends[0] == ends[1]:
        raise wrong("id", f"an edge is known by its two spaces, a/b, not {row.id!r}")
    return Edge(ends[0], ends[1], row.confidence, *row.lanes, row.aerobrake, row.elevator)


def read_road(said: Mapping[str, Any]) -> Road:
    row = msgspec.convert(said, RoadRow)
    return Road(row.id, tuple(row.sites))


def read_route(said: Mapping[str, Any]) -> PrintedRoute:
    row = msgspec.convert(said, RouteRow)
    return PrintedRoute(
        row.id,
        row.colour,
        tuple(row.path),
        row.sign,
        row.burns,
        row.landing,
        tuple(row.hazards),
        row.turns,
        row.belts,
        row.confidence,
    )


def read_row(said: Mapping[str, Any]) -> FuelRow:
    row = msgspec.convert(said, DiagramRow)
    if sorted(set(row.steps)) != row.steps:
        raise wrong("steps", "each tank adds steps")
    return FuelRow(tuple(row.masses), row.start, tuple(row.steps), row.confidence)


def read_class(said: Mapping[str, Any]) -> MassClass:
    row = msgspec.convert(said, ClassRow)
    return MassClass(row.id, row.column, row.modifier, row.confidence)


def read_glory(said: Mapping[str, Any]) -> Glory:
    row = msgspec.convert(said, GloryRow)
    if (row.of == "world") != bool(row.world):
        raise wrong("world", f"{row.id}: a world for of = world, none for others")
    return Glory(row.id, row.of, row.world, row.vp, row.confidence)


def read_venture(said: Mapping[str, Any]) -> Venture:
    row = msgspec.convert(said, VentureRow)
    return Venture(
        row.id,
        row.letter,
        row.claims,
        row.water,
        row.vp,
        row.effect,
        row.confidence,
        tuple(row.sourced),
        tuple(row.derived),
    )


def read_length(said: Mapping[str, Any]) -> tuple[int, int]:
    row = msgspec.convert(said, LengthRow)
    if not row.id.isdecimal():
        raise wrong("id", f"a number of players, not {row.id!r}")
    return int(row.id), row.factories


ROWS: dict[str, Any] = {
    "card": read_card,
    "crew": read_crew,
    "zone": read_zone,
    "space": read_space,
    "edge": read_edge,
    "road": read_road,
    "route": read_route,
    "row": read_row,
    "class": read_class,
    "glory": read_glory,
    "venture": read_venture,
    "length": read_length,
}
