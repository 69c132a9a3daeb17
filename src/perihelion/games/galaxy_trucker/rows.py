"""How a row of a content table becomes a piece; a row that cannot is refused with its line."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Annotated, Any, Literal

import msgspec

from perihelion.engine.content import Table
from perihelion.games.galaxy_trucker.components import (
    ALIENS,
    DOUBLE,
    GOODS,
    NONE,
    SIDES,
    SINGLE,
    UNIVERSAL,
    Card,
    Colour,
    Comparison,
    Confidence,
    Hit,
    Kind,
    KindId,
    Level,
    Loss,
    Numbers,
    Tile,
)
from perihelion.games.galaxy_trucker.ships.board_rows import (
    Few,
    Side,
    Some,
    check_id,
    read_board,
    sides,
    wrong,
)
from perihelion.games.galaxy_trucker.ships.boards import Board

KIND = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")
ALIEN = re.compile(r"[a-z]{2,20}")
SIGNS = {"-": NONE, "1": SINGLE, "2": DOUBLE, "3": UNIVERSAL}


class Row(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    id: str
    confidence: Confidence


class KindRow(Row, kw_only=True):
    """A kind of tile as the table writes it."""

    count: Annotated[int, msgspec.Meta(ge=0, le=200)]
    crew: Few = 0
    aliens: bool = False
    start: bool = False
    cannon: Few = 0
    engine: Few = 0
    battery: bool = False
    batteries: Few = 0
    containers: Few = 0
    special: Few = 0
    apart: bool = False
    shield: list[Side] = []
    alien: Colour = ""
    muzzles: list[Side] = []
    exhausts: list[Side] = []


class TileRow(Row, kw_only=True):
    """A tile as the table writes it."""

    kind: KindId
    sides: Annotated[str, msgspec.Meta(pattern="^[-123]{4}$")]
    colour: Literal["", "blue", "green", "yellow", "red", "orange"] = ""


class LineRow(msgspec.Struct, forbid_unknown_fields=True):
    """A line of a combat zone."""

    lowest: Literal["crew", "engines", "cannons"]
    lose_days: Few = 0
    lose_crew: Few = 0
    lose_goods: Few = 0
    shots: list[str] = []


class CardRow(Row, kw_only=True):
    """An adventure card as the table writes it."""

    type: str
    level: Annotated[int, msgspec.Meta(ge=1, le=9)]
    star: bool = False
    strength: Few = 0
    crew: Few = 0
    credits: Few = 0
    goods: list[str] = []
    days: Few = 0
    lose_days: Few = 0
    lose_crew: Few = 0
    lose_goods: Few = 0
    shots: list[str] = []
    planets: Annotated[list[list[str]], msgspec.Meta(max_length=6)] = []
    meteors: list[str] = []
    lines: list[LineRow] = []


class FlightRow(Row, kw_only=True):
    """The numbers of a flight as the table writes them."""

    levels: Annotated[list[Few], msgspec.Meta(min_length=1)]
    runs: Some
    gap: Some
    places: Annotated[list[Few], msgspec.Meta(min_length=4)]
    looks: Few
    counts_as: Annotated[int, msgspec.Meta(ge=1, le=3)] | None = None


class BuildingNumbers(msgspec.Struct, forbid_unknown_fields=True):
    aside: Few
    piles: Some
    open: Few


class FlyingNumbers(msgspec.Struct, forbid_unknown_fields=True):
    spaces: Annotated[int, msgspec.Meta(ge=10, le=100)]
    alien: Few
    aliens: Few
    attempts: Some
    dice: Literal[2]


class WorthNumbers(msgspec.Struct, forbid_unknown_fields=True):
    red: Some
    yellow: Some
    green: Some
    blue: Some


class CreditNumbers(msgspec.Struct, forbid_unknown_fields=True):
    lost: Few
    late_error: Few
    given_up: Some
    winner: Few


SECTIONS: dict[str, type] = {
    "building": BuildingNumbers,
    "flights": FlyingNumbers,
    "goods": WorthNumbers,
    "credits": CreditNumbers,
}


Shape = Any  # what msgspec makes a value of
Features = tuple[str, str]  # what a card must have, and what it may have besides


@dataclass(slots=True, frozen=True)
class Printing:
    """What may be printed on pieces: the base game says it here, and expansions add to it.

    types       type of card -> its features
    abilities   of kinds of tile, beyond those of the base game, with their shapes
    features    of cards, beyond those of the base game, with their shapes
    """

    types: Mapping[str, Features] = field(default_factory=dict)
    abilities: Mapping[str, Shape] = field(default_factory=dict)
    features: Mapping[str, Shape] = field(default_factory=dict)

    def __or__(self, other: "Printing") -> "Printing":
        return Printing(
            {**self.types, **other.types},
            {**self.abilities, **other.abilities},
            {**self.features, **other.features},
        )


BASE_GAME = Printing(
    types={
        "planets": ("planets days", ""),
        "abandoned_ship": ("lose_crew credits days", ""),
        "abandoned_station": ("crew goods days", ""),
        "open_space": ("", ""),
        "smugglers": ("strength lose_goods goods days", ""),
        "slavers": ("strength lose_crew credits days", ""),
        "pirates": ("strength shots credits days", ""),
        "meteoric_swarm": ("meteors", ""),
        "combat_zone": ("lines", ""),
        "stardust": ("", ""),
        "epidemic": ("", ""),
        "sabotage": ("", ""),
    }
)


def with_more(row: type[Row], more: Mapping[str, Shape]) -> Any:
    """The shape of a row that may say more."""
    fields = [(name, shape | None, None) for name, shape in more.items()]
    return msgspec.defstruct(row.__name__, fields, bases=(row,), kw_only=True, forbid_unknown_fields=True)


class Reader:
    """Reads rows over the kinds of tiles and the aliens there are.

    printing   what may be printed on them
    kinds      of tiles, by id
    aliens     colours
    """

    def __init__(self, kinds: Mapping[KindId, Kind] | None = None, *more: Printing) -> None:
        self.printing = reduce(Printing.__or__, more, BASE_GAME)
        self.kinds = dict(kinds or {})
        self.aliens = list(ALIENS)
        self._kind_row: Any = with_more(KindRow, self.printing.abilities)
        self._card_row: Any = with_more(CardRow, self.printing.features)

    def alien(self, said: Mapping[str, Any]) -> Colour:
        """A further colour of aliens."""
        row = msgspec.convert(said, Row)
        if not ALIEN.fullmatch(row.id):
            raise wrong("id", f"no colour of an alien: {row.id!r}")
        self.aliens.append(row.id)
        return row.id

    def kind(self, said: Mapping[str, Any]) -> Kind:
        row = msgspec.convert(said, self._kind_row)
        if not KIND.fullmatch(row.id):
            raise wrong("id", f"no id of a kind: {row.id!r}")
        if bool(row.cannon) != bool(row.muzzles) or bool(row.engine) != bool(row.exhausts):
            raise wrong("id", f"{row.id}: cannons have muzzles, engines have exhausts, others neither")
        if row.alien and row.alien not in self.aliens:
            raise wrong("alien", f"no aliens: {row.alien!r}")
        facing = {name: sides(getattr(row, name)) for name in ("shield", "muzzles", "exhausts")}
        plain = {name: getattr(row, name) for name in KindRow.__struct_fields__}
        kind = Kind(**plain | facing, more=_more(row, self.printing.abilities))
        self.kinds[kind.id] = kind
        return kind

    def tile(self, said: Mapping[str, Any]) -> Tile:
        row = msgspec.convert(said, TileRow)
        check_id(row.id)
        kind = self.kinds.get(row.kind)
        if kind is None:
            raise wrong("kind", f"no kind of tiles: {row.kind!r}")
        if kind.start != bool(row.colour):
            raise wrong("colour", f"{row.id}: starting cabins have a colour, others none")
        front, right, rear, left = (SIGNS[sign] for sign in row.sides)
        return Tile(row.id, kind, (front, right, rear, left), row.confidence, row.colour)

    def board(self, said: Mapping[str, Any]) -> Board:
        """A ship board.  [GT-3.1 GT-3.2]"""
        return read_board(said)

    def card(self, said: Mapping[str, Any]) -> Card:
        row = msgspec.convert(said, self._card_row)
        check_id(row.id)
        self.check_features(row)
        return Card(
            id=row.id,
            type=row.type,
            level=row.level,
            confidence=row.confidence,
            star=row.star,
            strength=row.strength,
            crew=row.crew,
            credits=row.credits,
            goods=read_goods(row.goods, "goods"),
            days=row.days,
            loss=_loss(row, "shots"),
            planets=tuple(read_goods(planet, "planets") for planet in row.planets),
            meteors=read_hits("meteor", row.meteors, "meteors"),
            lines=tuple(Comparison(line.lowest, _loss(line, "lines")) for line in row.lines),
            more=_more(row, self.printing.features),
        )

    def check_features(self, row: CardRow) -> None:
        """What a card of each type shows and does not show."""
        if row.type not in self.printing.types:
            raise wrong("type", f"no type of cards: {row.type!r}")
        must, may = (set(names.split()) for names in self.printing.types[row.type])
        always = {"id", "type", "level", "star", "confidence"}
        for name, value in msgspec.structs.asdict(row).items():
            if name in must and not value:
                raise wrong("id", f"{row.id} has no {name}")
            if value and name not in must | may | always:
                raise wrong(name, f"{row.type} cannot have {name}")

    def flight(self, said: Mapping[str, Any]) -> Level:
        row = msgspec.convert(said, FlightRow)
        if not row.id.isdecimal():
            raise wrong("id", f"a flight is known by its number, not {row.id!r}")
        return Level(
            int(row.id),
            row.counts_as or int(row.id),
            tuple(row.levels),
            row.runs,
            row.gap,
            tuple(row.places),
            row.looks,
            row.confidence,
        )

    def numbers(self, table: Table) -> Numbers:
        """The sections of the table of numbers together."""
        found: dict[str, Any] = {}
        for name, shape in SECTIONS.items():
            said = msgspec.to_builtins(table.section(name, shape))
            found |= {name: said} if name == "goods" else said
        if found["open"] > found["piles"]:
            raise table.refused_section("building", "open", "more open piles than piles")
        return Numbers(**found)


def _more(row: Row, names: Mapping[str, Shape]) -> Mapping[str, Any]:
    """What a row says beyond the base game."""
    return {name: getattr(row, name) for name in names if getattr(row, name) is not None}


def read_goods(said: Sequence[str], field: str) -> tuple[str, ...]:
    for colour in said:
        if colour not in GOODS:
            raise wrong(field, f"no goods: {colour!r}")
    return tuple(said)


def read_hits(what: str, said: Sequence[str], field: str) -> tuple[Hit, ...]:
    """Meteors or shots, each written as its size and the side it comes from."""
    found = []
    for words in said:
        size, _, side = words.partition(" ")
        if size not in ("small", "large") or side not in SIDES:
            raise wrong(field, f"no {what}: {words!r}; write small or large and a side")
        found.append(Hit(what, size, SIDES.index(side)))
    return tuple(found)


def _loss(row: CardRow | LineRow, field: str) -> Loss:
    return Loss(row.lose_days, row.lose_crew, row.lose_goods, read_hits("shot", row.shots, field))
