"""Solo: one player against the Smuggler, who takes cards of the display by hostile planets."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, cast

import msgspec

from perihelion.engine.book import Book, Rule
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.positions import Line, Page
from perihelion.engine.refused import Refused
from perihelion.engine.ruleset import Item, Result
from perihelion.games.wild_space import scoring
from perihelion.games.wild_space.components import SLOTS, CardId, Selector
from perihelion.games.wild_space.content import Content
from perihelion.games.wild_space.drawing import fill_display
from perihelion.games.wild_space.expansion import Expansion
from perihelion.games.wild_space.meta import TURNS
from perihelion.games.wild_space.notation import listed, read_cards
from perihelion.games.wild_space.rules import WildSpaceRules
from perihelion.games.wild_space.setup import deal_captain
from perihelion.games.wild_space.state import WildSpace

HostileId = str
CLASSES = ("1", "2", "3", "alien")
YOU, SMUGGLER = "you", "smuggler"
LANDED = "+"


class HostileRow(msgspec.Struct, forbid_unknown_fields=True, rename={"kind": "class"}):
    id: HostileId
    kind: Literal["1", "2", "3", "alien"]
    landing: list[str]
    exploration: list[str]
    bonus: list[dict[str, Any]]
    confidence: Literal["source", "derived", "reconstructed"]


@dataclass(slots=True)
class Hostile:
    """A hostile planet: operations of landing and exploration, and icons that pay the Smuggler."""

    id: HostileId
    kind: str
    landing: tuple[tuple[str, str], ...]
    exploration: tuple[tuple[str, str], ...]
    bonus: tuple[Selector, ...]
    confidence: str


@dataclass(slots=True)
class Smuggler:
    """The opponent.

    crew      its cards, the captain first
    starter   who has the first turn: "you" or "smuggler"
    open      hostile planets face up
    landed    those of them that hold a shuttle
    aside     hostile planets that are done; their icons still count
    to_come   classes of the hostile planets not yet revealed
    """

    crew: list[CardId]
    starter: str
    open: list[HostileId]
    landed: list[HostileId]
    aside: list[HostileId]
    to_come: list[str]

    def clone(self) -> Smuggler:
        return Smuggler(
            self.crew[:], self.starter, self.open[:], self.landed[:], self.aside[:], self.to_come[:]
        )

    def holding_a_shuttle(self) -> list[HostileId]:
        return [planet for planet in self.open if planet in self.landed]


def smuggler(ws: WildSpace) -> Smuggler:
    return cast(Smuggler, ws.annexes["solo"])


def solo(ws: WildSpace) -> Solo:
    return next(expansion for expansion in ws.on.expansions if isinstance(expansion, Solo))


class Solo(Expansion):
    """The solo game."""

    name = "solo"
    steps: ClassVar = {"smuggler_turn": ("seat",)}
    turn_steps = frozenset({"smuggler_turn"})
    events: ClassVar = {
        "ws-smuggler": ("card", "starter"),
        "ws-hostile": ("planet",),
        "ws-smuggler-landed": ("planet",),
        "ws-smuggler-explored": ("planet",),
        "ws-smuggler-took": ("card",),
        "ws-smuggler-discarded": ("card",),
    }

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.hostile = {row.id: row for row in self._read(content)}
        table = content.tables["encounters" if "encounters" in content.tables else "solo"]
        self.levels: dict[str, list[int]] = {
            level: table.data["levels"][level] for level in ("easy", "medium", "hard")
        }
        self.numbers = content.tables["solo"].data["numbers"]

    def _read(self, content: Content) -> list[Hostile]:
        def shaped(said: Any) -> Hostile:
            row = msgspec.convert(said, HostileRow)
            bonus = tuple(content.reader.selector(icon, "bonus") for icon in row.bonus)
            landing, exploration = _operations(row.landing), _operations(row.exploration)
            return Hostile(row.id, row.kind, landing, exploration, bonus, row.confidence)

        return [hostile for table in content.tables.values() for hostile in table.rows("hostile", shaped)]

    def wrap(self, book: Book) -> None:
        book.add("smuggler_turn", smuggler_turn)
        book.add("smuggler_takes", smuggler_takes)
        book.add("smuggler_discards", smuggler_discards)
        book.add("smuggler_crew", smuggler_crew)
        book.add("smuggler_score", smuggler_score)
        book.replace("next_turn", next_turn)
        book.wrap("rival_crews", with_the_smuggler)
        book.replace("final_result", final_result)

    def phrases(self) -> list[tuple[str, ...]]:
        return [("smuggle", planet) for planet in self.hostile]

    def settle(self, rules: WildSpaceRules) -> None:
        rules.turns = 2 * TURNS
        counts = self.levels[rules.options["level"]]
        self.classes = [kind for kind, count in zip(CLASSES, counts, strict=False) for _ in range(count)]

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
        for _ in range(self.numbers["face_up"]):
            reveal_hostile(ws)

    def view(self, ws: WildSpace, seat: Seat | None) -> dict[str, Any]:
        own = smuggler(ws)
        parts = ws.on.book.smuggler_score(ws)
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
        while shown is None and own.to_come and len(own.open) < self.numbers["face_up"]:
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


def _operations(said: list[str]) -> tuple[tuple[str, str], ...]:
    """`take left`: what is done, and to which slot."""
    read = tuple(tuple(operation.split()) for operation in said)
    for operation in read:
        known = ("take", "discard", "take_alien", "discard_alien")
        if len(operation) != 2 or operation[0] not in known or operation[1] not in SLOTS:
            raise Refused("bad-content", field="landing", detail=f"no operation: {' '.join(operation)!r}")
    return cast(tuple[tuple[str, str], ...], read)


def reveal_hostile(ws: WildSpace) -> None:
    """The next hostile planet, of the classes the level still holds.  [WS-10.2 WS-10.6]"""
    own = smuggler(ws)
    if own.to_come:
        kind = ws.stream.pick("class", own.to_come)
        own.to_come.remove(kind)
        seen = own.open + own.aside
        left = [p for p, row in solo(ws).hostile.items() if row.kind == kind and p not in seen]
        planet = ws.stream.pick("hostile", left)
        own.open.append(planet)
        ws.tell("ws-hostile", None, "WS-10.2", planet=planet)


def whose_turn(ws: WildSpace) -> str:
    """You and the Smuggler alternate.  [WS-10.4]"""
    first = ws.turn % 2 == 0
    return smuggler(ws).starter if first else (SMUGGLER if smuggler(ws).starter == YOU else YOU)


def next_turn(ws: WildSpace) -> None:
    """Ten turns each.  [WS-10.4]"""
    if ws.turn >= ws.on.turns:
        ws.tell("ws-over", None, "WS-10.4")
    elif whose_turn(ws) == YOU or not smuggler(ws).open:
        ws.then(("take_turn", 0))
    else:
        ws.then(("smuggler_turn", 0))


def smuggler_turn(ws: WildSpace, seat: Seat) -> Rules:
    """The player chooses which hostile planet the Smuggler uses.  [WS-10.5 WS-10.13]"""
    if not smuggler(ws).open:
        return end_smuggler_turn(ws)
    move = yield Decision(Kind.CHOOSE, seat, "ws-smuggle", "WS-10.5", lambda: smugglings(ws))
    (planet,) = move.args
    own, hostile = smuggler(ws), solo(ws).hostile[planet]
    if planet in own.landed:
        own.landed.remove(planet)
        ws.tell("ws-smuggler-explored", None, "WS-10.5", planet=planet)
        operate(ws, hostile.exploration)
        set_aside(ws, planet)
    else:
        own.landed.append(planet)
        ws.tell("ws-smuggler-landed", None, "WS-10.5", planet=planet)
        operate(ws, hostile.landing)
    return end_smuggler_turn(ws)


def smugglings(ws: WildSpace) -> Offers:
    for planet in smuggler(ws).open:
        yield ws.on.moves["smuggle"][planet], None


def end_smuggler_turn(ws: WildSpace) -> None:
    """Its crew never turns planets over.  [WS-10.9]"""
    ws.turn += 1
    ws.on.book.next_turn(ws)


def set_aside(ws: WildSpace, planet: HostileId) -> None:
    """A hostile planet that was explored is done, and a new one is revealed.  [WS-10.6]"""
    smuggler(ws).open.remove(planet)
    smuggler(ws).aside.append(planet)
    reveal_hostile(ws)


def operate(ws: WildSpace, operations: tuple[tuple[str, str], ...]) -> None:
    """All operations from left to right, each slot refilled at once.  [WS-10.5 WS-10.10 WS-12.8]"""
    for verb, slot in operations:
        rule = "smuggler_takes" if verb.startswith("take") else "smuggler_discards"
        ws.on.book[rule](ws, slot, alien=verb.endswith("_alien"))


def smuggler_takes(ws: WildSpace, slot: str, *, alien: bool = False) -> None:
    """The card of a slot joins its crew; nothing on it works.  [WS-10.5 WS-10.10]"""
    card = from_slot(ws, slot)
    if card is not None:
        smuggler(ws).crew.append(card)
        ws.tell("ws-smuggler-took", None, "WS-10.5", card=card)


def smuggler_discards(ws: WildSpace, slot: str, *, alien: bool = False) -> None:
    card = from_slot(ws, slot, discarded=True)
    if card is not None:
        ws.tell("ws-smuggler-discarded", None, "WS-10.5", card=card)


def from_slot(ws: WildSpace, slot: str, *, discarded: bool = False) -> CardId | None:
    """Takes the card of a slot away; the slot is refilled at once.  [WS-10.5 WS-12.8]"""
    place = SLOTS.index(slot)
    card, ws.display[place] = ws.display[place], None
    if card is not None and discarded:
        ws.discard.append(card)
    fill_display(ws)
    return card


def with_the_smuggler(before: Rule) -> Rule:
    def with_the_smuggler(ws: WildSpace, seat: Seat) -> list[list[CardId]]:
        """Majorities compare you with the Smuggler.  [WS-10.9]"""
        return [*before(ws, seat), smuggler(ws).crew]

    return with_the_smuggler


def smuggler_crew(ws: WildSpace) -> list[CardId]:
    """Its crew as it is scored; the captain is a card of it.  [WS-10.11]"""
    return smuggler(ws).crew


def smuggler_score(ws: WildSpace) -> list[Item]:
    """Animals, printed credits, and a credit for every card that matches an icon.  [WS-10.7 WS-10.12]"""
    crew = ws.on.book.smuggler_crew(ws)
    return [*scoring.animals(ws, crew), *scoring.printed_credits(ws, crew), *icons(ws, crew)]


def icons(ws: WildSpace, crew: list[CardId]) -> list[Item]:
    """All hostile planets used count, open ones too; equal icons each pay.  [WS-10.7 WS-10.12]"""
    own, each = smuggler(ws), solo(ws).numbers["credits_per_icon"]
    items = []
    for planet in own.aside + own.holding_a_shuttle():
        for icon in solo(ws).hostile[planet].bonus:
            count = scoring.count(crew, icon)
            about = {"planet": planet, "icon": icon.slug, "count": count}
            items.append(Item("ws-icon", each * count, "WS-10.7", about))
    return items


def final_result(ws: WildSpace) -> Result:
    """You win only with more credits than the Smuggler.  [WS-10.8]"""
    parts, theirs = ws.on.book.score(ws, 0), ws.on.book.smuggler_score(ws)
    mine, its = (sum(item.credits for item in items) for items in (parts, theirs))
    won = mine > its
    return Result([mine], [1 if won else 2], [0] if won else [], [parts], {SMUGGLER: theirs})
