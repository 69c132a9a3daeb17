"""How a row of a content table becomes a piece; a row that cannot is refused with its line."""

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from perihelion.engine.content import Table
from perihelion.engine.refused import Refused
from perihelion.games.galaxy_trucker.components import (
    DOUBLE,
    GOODS,
    NONE,
    SIDES,
    SINGLE,
    UNIVERSAL,
    Board,
    Card,
    Comparison,
    Confidence,
    Hit,
    Kind,
    KindId,
    Level,
    Loss,
    Numbers,
    Tile,
    square_at,
)

ID = re.compile(r"[A-Z0-9]+(-[A-Z0-9]+)*")  # a word of the notation
KIND = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")
SIGNS = {"-": NONE, "1": SINGLE, "2": DOUBLE, "3": UNIVERSAL}

Few = Annotated[int, msgspec.Meta(ge=0, le=50)]
Some = Annotated[int, msgspec.Meta(ge=1, le=50)]
Side = Literal["front", "right", "rear", "left"]
Roll = Annotated[int, msgspec.Meta(ge=2, le=12)]


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
    shield: list[Side] = []
    alien: Literal["", "brown", "purple"] = ""
    muzzles: list[Side] = []
    exhausts: list[Side] = []


class TileRow(Row, kw_only=True):
    """A tile as the table writes it."""

    kind: KindId
    sides: Annotated[str, msgspec.Meta(pattern="^[-123]{4}$")]
    colour: Literal["", "blue", "green", "yellow", "red", "orange"] = ""


class BoardRow(Row, kw_only=True):
    """A ship board as the table draws it."""

    flight: Some
    columns: Annotated[list[Roll], msgspec.Meta(min_length=1)]
    rows: Annotated[list[Roll], msgspec.Meta(min_length=1)]
    squares: list[Annotated[str, msgspec.Meta(pattern="^[.#S]+$")]]
    insurance: Few | None = None


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


def wrong(field: str, detail: str) -> Refused:
    return Refused("bad-content", field=field, detail=detail)


class Reader:
    """Reads rows over the kinds of tiles there are; an expansion's reader knows more types of cards.

    features   type of card -> what it must have, and what it may have besides
    """

    features: ClassVar[Mapping[str, tuple[frozenset[str], frozenset[str]]]] = {
        name: (frozenset(must.split()), frozenset(may.split()))
        for name, must, may in (
            ("planets", "planets days", ""),
            ("abandoned_ship", "lose_crew credits days", ""),
            ("abandoned_station", "crew goods days", ""),
            ("open_space", "", ""),
            ("smugglers", "strength lose_goods goods days", ""),
            ("slavers", "strength lose_crew credits days", ""),
            ("pirates", "strength shots credits days", ""),
            ("meteoric_swarm", "meteors", ""),
            ("combat_zone", "lines", ""),
            ("stardust", "", ""),
            ("epidemic", "", ""),
            ("sabotage", "", ""),
        )
    }

    def __init__(self, kinds: Mapping[KindId, Kind]) -> None:
        self.kinds = kinds

    @classmethod
    def kind(cls, said: Mapping[str, Any]) -> Kind:
        row = msgspec.convert(said, KindRow)
        if not KIND.fullmatch(row.id):
            raise wrong("id", f"no id of a kind: {row.id!r}")
        if bool(row.cannon) != bool(row.muzzles) or bool(row.engine) != bool(row.exhausts):
            raise wrong("id", f"{row.id}: cannons have muzzles, engines have exhausts, others neither")
        facing = {name: _sides(getattr(row, name)) for name in ("shield", "muzzles", "exhausts")}
        return Kind(**(msgspec.structs.asdict(row) | facing))

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
        """A drawn board: as many rows and columns as numbers, and one starting cabin.  [GT-3.1 GT-3.2]"""
        row = msgspec.convert(said, BoardRow)
        check_id(row.id)
        if len(row.squares) != len(row.rows) or any(len(line) != len(row.columns) for line in row.squares):
            raise wrong("squares", f"{row.id} needs {len(row.rows)} rows of {len(row.columns)} squares")
        drawn = {
            square_at(row.columns[x], row.rows[y]): sign
            for y, line in enumerate(row.squares)
            for x, sign in enumerate(line)
            if sign != "."
        }
        starts = [square for square, sign in drawn.items() if sign == "S"]
        if len(starts) != 1 or len(drawn) < sum(line.count("#") for line in row.squares) + 1:
            raise wrong("squares", f"{row.id} needs one S, and each number once")
        numbers = tuple(row.columns), tuple(row.rows)
        return Board(row.id, row.flight, tuple(drawn), starts[0], *numbers, row.insurance, row.confidence)

    def card(self, said: Mapping[str, Any]) -> Card:
        row = msgspec.convert(said, CardRow)
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
            goods=_goods(row.goods, "goods"),
            days=row.days,
            loss=_loss(row, "shots"),
            planets=tuple(_goods(planet, "planets") for planet in row.planets),
            meteors=_hits("meteor", row.meteors, "meteors"),
            lines=tuple(Comparison(line.lowest, _loss(line, "lines")) for line in row.lines),
        )

    def check_features(self, row: CardRow) -> None:
        """What a card of each type shows and does not show."""
        if row.type not in self.features:
            raise wrong("type", f"no type of cards: {row.type!r}")
        must, may = self.features[row.type]
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


def check_id(said: str) -> None:
    """Ids are words of the notation."""
    if not ID.fullmatch(said):
        raise wrong("id", f"no id: {said!r}")


def _sides(names: Sequence[str]) -> tuple[int, ...]:
    return tuple(SIDES.index(name) for name in names)


def _goods(said: Sequence[str], field: str) -> tuple[str, ...]:
    for colour in said:
        if colour not in GOODS:
            raise wrong(field, f"no goods: {colour!r}")
    return tuple(said)


def _hits(what: str, said: Sequence[str], field: str) -> tuple[Hit, ...]:
    """Meteors or shots, each written as its size and the side it comes from."""
    found = []
    for words in said:
        size, _, side = words.partition(" ")
        if size not in ("small", "large") or side not in SIDES:
            raise wrong(field, f"no {what}: {words!r}; write small or large and a side")
        found.append(Hit(what, size, SIDES.index(side)))
    return tuple(found)


def _loss(row: CardRow | LineRow, field: str) -> Loss:
    return Loss(row.lose_days, row.lose_crew, row.lose_goods, _hits("shot", row.shots, field))
