"""Solo: one player against the Smuggler, who takes cards of the display by hostile planets."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, ClassVar, Literal, TypedDict, cast

import msgspec

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Line, Page
from perihelion.engine.refused import Refused
from perihelion.engine.shapes import Item, one_of
from perihelion.engine.speech import Glossary
from perihelion.games.wild_space import shapes
from perihelion.games.wild_space.book import Book
from perihelion.games.wild_space.components import SLOTS, CardId, Reader, Selector
from perihelion.games.wild_space.content import Content
from perihelion.games.wild_space.expansion import Expansion
from perihelion.games.wild_space.expansions import phrases
from perihelion.games.wild_space.expansions import smuggler as rules_of_the_smuggler
from perihelion.games.wild_space.expansions.smuggler import (
    SMUGGLER,
    SMUGGLER_TURN,
    YOU,
    HostileId,
    Smuggler,
    SmugglerBook,
    reveal_hostile,
    smuggler,
    whose_turn,
)
from perihelion.games.wild_space.meta import TURNS
from perihelion.games.wild_space.notation import listed, read_cards
from perihelion.games.wild_space.rules import WildSpaceRules
from perihelion.games.wild_space.setup import deal_captain
from perihelion.games.wild_space.state import WildSpace

CLASSES = ("1", "2", "3", "alien")
LANDED = "+"


Whose = Annotated[str, one_of("Whose", "you", "smuggler")]


class SoloTable(TypedDict):
    """The Smuggler, and the planets only the Smuggler lands on."""

    crew: list[shapes.CardId]
    starter: Whose
    turn: Whose
    open: list[shapes.PlanetId]
    landed: list[shapes.PlanetId]
    aside: list[shapes.PlanetId]
    to_come: int
    credits: int
    parts: list[Item]


class HostileRow(msgspec.Struct, forbid_unknown_fields=True, rename={"kind": "class"}):
    id: HostileId
    kind: Literal["1", "2", "3", "alien"]
    landing: list[str]
    exploration: list[str]
    bonus: list[dict[str, Any]]
    confidence: Literal["source", "derived", "reconstructed"]


Number = Annotated[int, msgspec.Meta(ge=0, le=5)]
Levels = Annotated[list[Number], msgspec.Meta(min_length=3, max_length=4)]


class LevelRow(msgspec.Struct, forbid_unknown_fields=True):
    """How many hostile planets of classes 1, 2, 3 and alien ones a level uses."""

    easy: Levels
    medium: Levels
    hard: Levels
    confidence: Literal["source", "derived", "reconstructed"]


class SoloNumbers(msgspec.Struct, forbid_unknown_fields=True):
    face_up: Annotated[int, msgspec.Meta(ge=1, le=5)]
    shuttles: Literal[5]
    credits_per_icon: Number


@dataclass(slots=True)
class Hostile:
    """A hostile planet: operations of landing and exploration, and icons that pay the Smuggler."""

    id: HostileId
    kind: str
    landing: tuple[tuple[str, str], ...]
    exploration: tuple[tuple[str, str], ...]
    bonus: tuple[Selector, ...]
    confidence: str


class Solo(Expansion):
    """The solo game."""

    name = "solo"
    turn_steps = frozenset({SMUGGLER_TURN.name})
    events: ClassVar = {
        "ws-smuggler": {"card": "one-sided", "starter": "starter"},
        "ws-hostile": ("planet",),
        "ws-smuggler-landed": ("planet",),
        "ws-smuggler-explored": ("planet",),
        "ws-smuggler-took": {"card": "the-card"},
        "ws-smuggler-discarded": {"card": "the-card"},
    }
    moves: ClassVar = {"smuggle": {"planet": "planet", "use": "use of planet", "gives": "used of planet"}}
    parts: ClassVar = {"ws-icon": {"planet": "planet", "icon": "icon", "what": "icon of icon"}}

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.hostile = {row.id: row for row in self._read(content)}
        table = content.tables["encounters" if "encounters" in content.tables else "solo"]
        levels = table.section("levels", LevelRow)
        self.levels = {"easy": levels.easy, "medium": levels.medium, "hard": levels.hard}
        self.numbers = content.tables["solo"].section("numbers", SoloNumbers)

    def _read(self, content: Content) -> list[Hostile]:
        shape = partial(read_hostile, content.reader)
        return [hostile for table in content.tables.values() for hostile in table.rows("hostile", shape)]

    def wrap(self, book: Book) -> None:
        its = rules_of_the_smuggler
        book.add(SmugglerBook())
        book.next_turn = its.next_turn
        book.rival_crews = its.with_the_smuggler(book.rival_crews)
        book.final_result = its.final_result

    def rules(self) -> Mapping[Step, Rule]:
        return {SMUGGLER_TURN: rules_of_the_smuggler.smuggler_turn}

    def phrases(self) -> list[tuple[str, ...]]:
        return [("smuggle", planet) for planet in self.hostile]

    def settle(self, rules: WildSpaceRules) -> None:
        rules.turns = 2 * TURNS
        counts = self.levels[rules.options["level"]]
        self.classes = [kind for kind, count in zip(CLASSES, counts, strict=False) for _ in range(count)]

    def glossary(self, rules: WildSpaceRules) -> Glossary:
        return phrases.hostile_glossary(self.hostile.values(), self.numbers.credits_per_icon)

    def fixable(self) -> dict[str, Container[str | int]]:
        return {"hostile": self.hostile, "class": CLASSES}

    def set_up(self, ws: WildSpace) -> None:
        """The Smuggler gets a captain, two hostile planets are revealed, the lot decides who begins.

        [WS-10.1 WS-10.2 WS-10.3 WS-10.4]
        """
        captain = deal_captain(ws)
        starter = ws.stream.pick("starter", (YOU, SMUGGLER))
        ws.annexes[self.name] = Smuggler([captain], starter, [], [], [], self.classes[:])
        ws.tell("ws-smuggler", None, "WS-10.1", card=captain, starter=starter)
        for _ in range(self.numbers.face_up):
            reveal_hostile(ws)

    def view(self, ws: WildSpace, seat: Seat | None) -> SoloTable:
        own = smuggler(ws)
        parts = ws.on.book[SmugglerBook].smuggler_score(ws)
        return {
            "crew": own.crew[:],
            "starter": own.starter,
            "turn": whose_turn(ws),
            "open": own.open[:],
            "landed": own.holding_a_shuttle(),
            "aside": own.aside[:],
            "to_come": len(own.to_come),
            "credits": sum(part.credits for part in parts),
            "parts": [part.as_json() for part in parts],
        }

    def write(self, ws: WildSpace) -> list[str]:
        own = smuggler(ws)
        planets = [planet + (LANDED if planet in own.landed else "") for planet in own.open]
        return [
            f"starter: {own.starter}",
            f"smuggler: {' '.join(own.crew)}",
            *listed("hostile-open", planets),
            *listed("hostile-aside", own.aside),
            f"to-come: {' '.join(own.to_come)}".rstrip(),
        ]

    def read(self, ws: WildSpace, page: Page, taken: set[CardId]) -> None:
        """What a position says of the Smuggler; what it leaves out is set up as usual."""
        own = ws.annexes[self.name] = Smuggler([], YOU, [], [], [], [])
        starter = page.take("starter")
        options = (YOU, SMUGGLER)
        own.starter = (
            starter.only(1)[0].name(options, "starter") if starter else ws.stream.pick("starter", options)
        )
        self._read_crew(ws, page.take("smuggler"), taken)
        self._read_planets(ws, page)

    def _read_crew(self, ws: WildSpace, line: Line | None, taken: set[CardId]) -> None:
        own = smuggler(ws)
        if line is None or not line.words:
            own.crew = [deal_captain(ws)]
            return
        captain = line.words[0].name(ws.on.captains, "captain")
        if captain == ws.players[0].captain:
            line.words[0].refuse("named-twice")
        own.crew = [captain, *read_cards(ws, Line(line.key, line.words[1:]), taken)]

    def _read_planets(self, ws: WildSpace, page: Page) -> None:
        """Face up, aside and to come make five; the classes to come are those not yet seen."""
        own = smuggler(ws)
        shown, aside, to_come = page.take("hostile-open"), page.take("hostile-aside"), page.take("to-come")
        for word in shown.words if shown else []:
            landed = word.text.endswith(LANDED)
            word.text = word.text.removesuffix(LANDED)
            own.open.append(word.name([p for p in self.hostile if p not in own.open], "hostile planet"))
            own.landed += [own.open[-1]] if landed else []
        for word in aside.words if aside else []:
            seen = own.open + own.aside
            own.aside.append(word.name([p for p in self.hostile if p not in seen], "hostile planet"))
        own.to_come = self.classes[:]
        for planet in own.open + own.aside:
            if self.hostile[planet].kind in own.to_come:
                own.to_come.remove(self.hostile[planet].kind)
        if to_come is not None:
            own.to_come = [word.name(CLASSES, "class") for word in to_come.words]
        own.to_come = own.to_come[: max(0, len(self.classes) - len(own.open) - len(own.aside))]
        self._check_supply(own, page)
        while shown is None and own.to_come and len(own.open) < self.numbers.face_up:
            reveal_hostile(ws)

    def _check_supply(self, own: Smuggler, page: Page) -> None:
        """No more planets of a class can come than there are."""
        for kind in CLASSES:
            left = [
                p for p, row in self.hostile.items() if row.kind == kind and p not in own.open + own.aside
            ]
            if own.to_come.count(kind) > len(left):
                raise Refused("ws-too-many-hostile", None, *page.end(), kind=kind)

    def fits(self, ws: WildSpace) -> bool:
        """The Smuggler's turn is the Smuggler's, and nothing else is in it."""
        if ws.agenda[0][0] == "deal_hands":
            return True
        its_turn = whose_turn(ws) == SMUGGLER and bool(smuggler(ws).open)
        return its_turn == (ws.agenda[0][0] == "smuggler_turn") and not (its_turn and len(ws.agenda) > 1)

    def tally(self, ws: WildSpace) -> list[str]:
        own = smuggler(ws)
        planets = len(own.open) + len(own.aside) + len(own.to_come)
        return [*own.crew[1:], f"{planets} hostile planets"]


def read_hostile(reader: Reader, said: Any) -> Hostile:
    """A hostile planet as the content table writes it."""
    row = msgspec.convert(said, HostileRow)
    reader.check_id(row.id)
    bonus = tuple(reader.selector(icon, "bonus") for icon in row.bonus)
    landing, exploration = _operations(row.landing), _operations(row.exploration)
    return Hostile(row.id, row.kind, landing, exploration, bonus, row.confidence)


def _operations(said: list[str]) -> tuple[tuple[str, str], ...]:
    """`take left`: what is done, and to which slot."""
    read = tuple(tuple(operation.split()) for operation in said)
    for operation in read:
        known = ("take", "discard", "take_alien", "discard_alien")
        if len(operation) != 2 or operation[0] not in known or operation[1] not in SLOTS:
            raise Refused("bad-content", field="landing", detail=f"no operation: {' '.join(operation)!r}")
    return cast(tuple[tuple[str, str], ...], read)
