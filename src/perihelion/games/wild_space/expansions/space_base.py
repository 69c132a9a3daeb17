"""Space Base: every shuttle starts from a slot with a condition and an effect of its own."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, ClassVar, Literal, TypedDict, cast

import msgspec

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.content import Table
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.positions import Page, Word
from perihelion.engine.refused import Reason
from perihelion.engine.speech import Glossary
from perihelion.games.wild_space import agenda, reasons, shapes, turn
from perihelion.games.wild_space.book import Book, Chosen, Offered
from perihelion.games.wild_space.components import CardId, Condition, Effect, EffectId, Reader
from perihelion.games.wild_space.content import Content
from perihelion.games.wild_space.drawing import discard_from_hand, next_card, renew_first, renewal
from perihelion.games.wild_space.expansion import Expansion
from perihelion.games.wild_space.expansions import phrases
from perihelion.games.wild_space.notation import listed
from perihelion.games.wild_space.playing import move_token, seems_payable
from perihelion.games.wild_space.rules import WildSpaceRules
from perihelion.games.wild_space.state import WildSpace
from perihelion.games.wild_space.turn import land, why_not_land

BoardId = str
SLOT_LEFT = Reason("ws-slot-left", "WS-11A.7")
MUST_LAND = Reason("ws-must-land", "WS-11A.3")
LAUNCH_FIRST = Reason("ws-launch-first", "WS-11A.2")


class Base(TypedDict):
    """A board, the shuttles docked at it, and those in its launch zone."""

    board: shapes.BoardId
    docked: list[int]
    zone: int


class SpaceBaseTable(TypedDict):
    """The boards of the players, and the shuttles the Smuggler has launched."""

    players: list[Base]
    smuggler: int


class SlotRow(msgspec.Struct, forbid_unknown_fields=True):
    board: BoardId
    slot: Literal[1, 2, 3, 4, 5]
    condition: dict[str, Any]
    effect: dict[str, Any]
    confidence: Literal["source", "derived", "reconstructed"]
    sourced: list[str] = []


class BaseSoloNumbers(msgspec.Struct, forbid_unknown_fields=True):
    credits_per_shuttle: Annotated[int, msgspec.Meta(ge=0, le=20)]
    confidence: Literal["source", "derived", "reconstructed"]


@dataclass(slots=True)
class Slot:
    """A slot of a board: what may be met and done when its shuttle leaves."""

    id: EffectId
    board: BoardId
    condition: Condition
    effect: Effect
    confidence: str
    sourced: tuple[str, ...]


def read_slot(reader: Reader, said: Any) -> Slot:
    """A slot as the content table writes it."""
    row = msgspec.convert(said, SlotRow)
    reader.check_id(row.board)
    where = f"{row.board}.{row.slot}"
    condition, effect = reader.condition(row.condition), reader.effect(where, row.effect)
    return Slot(where, row.board, condition, effect, row.confidence, tuple(row.sourced))


@dataclass(slots=True)
class Bases:
    """The boards of all players.

    boards     board of each seat
    docked     slots that still hold a shuttle, by seat
    zone       shuttles that wait in the launch zone, by seat
    smuggler   shuttles of the Smuggler in the launch zone (solo)
    """

    boards: list[BoardId]
    docked: list[list[int]]
    zone: list[int]
    smuggler: int = 0

    def clone(self) -> Bases:
        return Bases(self.boards[:], [slots[:] for slots in self.docked], self.zone[:], self.smuggler)


def bases(ws: WildSpace) -> Bases:
    return cast(Bases, ws.annexes["space-base"])


def space_base(ws: WildSpace) -> SpaceBase:
    return cast(SpaceBase, ws.on.expansion("space-base"))


LAND_SHUTTLE = Step("land_shuttle", "seat")
COUNT_LAUNCH = Step("count_launch", "seat", "slot")
ADVANCE_VETERAN = Step("advance_veteran", "seat", "effect", "count")
DRAW_THEN_DISCARD = Step("draw_then_discard", "seat", "effect", "count")
DISCARD_CARDS = Step("discard_cards", "seat", "count")


class SpaceBase(Expansion):
    """The expansion Space Base."""

    name = "space-base"
    turn_steps = frozenset({LAND_SHUTTLE.name})
    events: ClassVar = {
        "ws-board": ("board",),
        "ws-launched": {"slot": "slot-number", "text": "slot of slot"},
        "ws-drew-three": {"count": "count", "cards": "the-card[]"},
    }
    prompts: ClassVar = {
        "ws-turn": {"base": True},
        "ws-scout": {"source": "source", "gives": "scouted of source"},
    }
    moves: ClassVar = {
        "launch": {
            "slot": "number",
            "board": "board at space-base players $seat board",
            "gives": "slot of board slot",
        },
        "advance": {
            "captain": "captain at players $seat captain",
            "token": "number at players $seat token",
            "gives": "next-space of captain token",
        },
        "skip": {"unpaid": "unpaid of prompt source", "credits": {"number": "credits-per-shuttle"}},
    }

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        table = content.tables["space_base"]
        self.slots = {slot.id: slot for slot in table.rows("slot", partial(read_slot, content.reader))}
        self.boards = list(dict.fromkeys(slot.board for slot in self.slots.values()))
        self.credits_per_shuttle = table.section("solo", BaseSoloNumbers).credits_per_shuttle
        self.check_boards(table)

    def check_boards(self, table: Table) -> None:
        """Every board has its five slots."""
        for board in self.boards:
            if any(f"{board}.{n}" not in self.slots for n in range(1, 6)):
                index = next(n for n, row in enumerate(table.data["slot"]) if row["board"] == board)
                raise table.refused("slot", index, "board", f"{board} has not five slots")

    def wrap(self, book: Book) -> None:
        book.uses = uses_of_base(book.uses)
        book.use_shuttle = launch_or(book.use_shuttle)

    def rules(self) -> Mapping[Step, Rule]:
        return {
            LAND_SHUTTLE: land_shuttle,
            COUNT_LAUNCH: count_launch,
            ADVANCE_VETERAN: advance_veteran,
            DRAW_THEN_DISCARD: draw_then_discard,
            DISCARD_CARDS: discard_cards,
        }

    def phrases(self) -> list[tuple[str, ...]]:
        return [("launch", str(n)) for n in range(1, 6)] + [("advance",), ("scout",)]

    def settle(self, rules: WildSpaceRules) -> None:
        rules.conditions = rules.conditions | {slot.id: slot.condition for slot in self.slots.values()}
        rules.effects = rules.effects | {slot.id: slot.effect for slot in self.slots.values()}
        rules.domains = {**rules.domains, **rules.base_domains()}

    def glossary(self, rules: WildSpaceRules) -> Glossary:
        return phrases.base_glossary(self.slots.values(), rules.effects.values())

    def domains(self) -> dict[str, Container[str | int]]:
        return {"slot": self.slots}

    def fixable(self) -> dict[str, Container[str | int]]:
        return {"board": self.boards}

    def set_up(self, ws: WildSpace) -> None:
        """Everybody gets a board at random and puts the shuttles on its slots.  [WS-11A.1]"""
        self._deal(ws, [None] * len(ws.players))
        for seat, board in enumerate(bases(ws).boards):
            ws.tell("ws-board", seat, "WS-11A.1", board=board)

    def _deal(self, ws: WildSpace, given: list[BoardId | None]) -> None:
        boards: list[BoardId] = []
        for board in given:
            left = [b for b in self.boards if b not in (*boards, *given)]
            boards.append(board or ws.stream.pick("board", left))
        ws.annexes[self.name] = Bases(boards, [list(range(1, 6)) for _ in boards], [0] * len(boards))

    def view(self, ws: WildSpace, seat: Seat | None) -> SpaceBaseTable:
        own = bases(ws)
        return {
            "players": [
                {"board": board, "docked": docked[:], "zone": zone}
                for board, docked, zone in zip(own.boards, own.docked, own.zone, strict=True)
            ],
            "smuggler": own.smuggler,
        }

    def write(self, ws: WildSpace) -> list[str]:
        own = bases(ws)
        lines = []
        for seat, board in enumerate(own.boards):
            lines.append(f"base {seat}: {board} {' '.join(map(str, own.docked[seat]))}".rstrip())
        return lines + listed("launched", [str(own.smuggler)] if own.smuggler else [])

    def read(self, ws: WildSpace, page: Page, taken: set[CardId]) -> None:
        """`base 0: SB-1 2 4`: the board of a seat and the slots that still hold a shuttle."""
        lines = [page.take(f"base {seat}") for seat in range(ws.rules.seats)]
        for n, line in enumerate(lines):
            if line is not None and line.words[:1]:
                line.words[0].name(self.boards, "board")
                if line.words[0].text in [
                    other.words[0].text for other in lines[:n] if other and other.words
                ]:
                    line.words[0].refuse("named-twice")
        self._deal(ws, [line.words[0].text if line and line.words else None for line in lines])
        for seat, line in enumerate(lines):
            self._dock(ws, seat, None if line is None else line.words[1:])
        smuggler = page.take("launched")
        if smuggler is not None:
            bases(ws).smuggler = smuggler.only(1)[0].number(0, 5)

    def _dock(self, ws: WildSpace, seat: Seat, words: list[Word] | None) -> None:
        """Shuttles neither used nor docked wait in the launch zone."""
        own, unused = bases(ws), ws.shuttles_left(seat)
        if words is None:
            own.docked[seat] = own.docked[seat][5 - unused :]
            return
        own.docked[seat] = sorted({word.number(1, 5) for word in words})
        own.zone[seat] = unused - len(own.docked[seat])
        if own.zone[seat] < 0:
            words[0].refuse("ws-too-many-shuttles")


def uses_of_base(before: Offered) -> Offered:
    def uses_of_base(ws: WildSpace, seat: Seat) -> Offers:
        """A shuttle is first launched from any slot; only one that waits in the zone lands at once.

        [WS-11A.2 WS-11A.7 WS-12.19]
        """
        own = bases(ws)
        stuck = not own.docked[seat]
        for slot in range(1, 6):
            launch = ws.on.moves["launch"][str(slot)]
            yield launch, None if slot in own.docked[seat] else SLOT_LEFT
        for move, why_not in before(ws, seat):
            if move.verb == "land" and why_not is None and not own.zone[seat]:
                yield move, LAUNCH_FIRST
                continue
            if move.verb == "pass":
                why_not = None if stuck else reasons.MUST_USE_SHUTTLE
            elif move.verb in ("land", "explore"):
                stuck = stuck and why_not is not None
            yield move, why_not

    return uses_of_base


def launch_or(before: Chosen) -> Chosen:
    def launch_or(ws: WildSpace, seat: Seat, move: Move) -> None:
        """The shuttle leaves its slot, whose effect is available now only; then it lands.

        [WS-11A.2 WS-11A.3 WS-11A.9]
        """
        own = bases(ws)
        if move.verb == "launch":
            slot = int(move.args[0])
            own.docked[seat].remove(slot)
            own.zone[seat] += 1
            source = f"{own.boards[seat]}.{slot}"
            ws.tell("ws-launched", seat, "WS-11A.2", slot=source)
            ws.then(agenda.USE_EFFECT(seat, source), COUNT_LAUNCH(seat, source), LAND_SHUTTLE(seat))
            return
        if move.verb == "land":
            own.zone[seat] -= 1
        before(ws, seat, move)

    return launch_or


def count_launch(ws: WildSpace, seat: Seat, slot: str) -> None:
    """Among players nothing comes of a launch without its condition; alone it does.  [WS-11A.6]"""


def land_shuttle(ws: WildSpace, seat: Seat) -> Rules:
    """The launched shuttle lands, or waits where nothing is open to it.  [WS-11A.3 WS-12.19 WS-12.6]"""
    if not any(seem_open(ws, seat)):
        ws.then(agenda.END_TURN(seat))
        return
    move = yield Decision(Kind.CHOOSE, seat, "ws-land", "WS-11A.3", lambda: landings(ws, seat))
    match move.verb:
        case "renew":
            renew_first(ws, seat, LAND_SHUTTLE(seat))
        case "land":
            bases(ws).zone[seat] -= 1
            land(ws, seat, move.args[0])
        case "skip":
            ws.then(agenda.END_TURN(seat))


def seem_open(ws: WildSpace, seat: Seat) -> Iterator[bool]:
    """Whether a shuttle could land in each sector, for all the others know."""
    for planet in ws.planets:
        for sector in ws.on.planets[planet].sectors:
            yield why_not_land(ws, seat, sector, seems_payable) is None


def landings(ws: WildSpace, seat: Seat) -> Offers:
    """Every landing; the shuttle waits only where it can land nowhere.  [WS-11A.3 WS-12.19]"""
    stuck = True
    for move, why_not in turn.landings(ws, seat):
        stuck = stuck and why_not is not None
        yield move, why_not
    yield ws.on.skip, None if stuck else MUST_LAND
    yield from renewal(ws, seat)


def advance_veteran(ws: WildSpace, seat: Seat, effect: EffectId, left: int) -> Rules:
    """If the player likes, the veteran token moves a space and the space works.  [WS-11A.4]"""
    offers = partial(take_it_or_leave_it, ws, seat, "advance")
    move = yield Decision(Kind.CHOOSE, seat, "ws-advance", "WS-11A.4", offers, {"source": effect})
    if move.verb == "renew":
        renew_first(ws, seat, ADVANCE_VETERAN(seat, effect, left))
    elif move.verb == "advance":
        move_token(ws, seat)
        if left > 1:
            ws.then(ADVANCE_VETERAN(seat, effect, left - 1))


def take_it_or_leave_it(ws: WildSpace, seat: Seat, verb: str) -> Offers:
    yield ws.rules.vocabulary[verb], None
    yield ws.on.skip, None
    yield from renewal(ws, seat)


def draw_then_discard(ws: WildSpace, seat: Seat, effect: EffectId, count: int) -> Rules:
    """The top cards of the deck, never of the display; then so many of the hand go.  [WS-11A.4]"""
    offers = partial(take_it_or_leave_it, ws, seat, "scout")
    move = yield Decision(Kind.CHOOSE, seat, "ws-scout", "WS-11A.4", offers, {"source": effect})
    if move.verb == "renew":
        renew_first(ws, seat, DRAW_THEN_DISCARD(seat, effect, count))
    elif move.verb == "scout":
        drawn = [card for card in (next_card(ws) for _ in range(count)) if card is not None]
        ws.players[seat].hand.extend(drawn)
        ws.reveal()
        secret = {"cards": drawn}
        ws.tell("ws-drew-three", seat, "WS-11A.4", secret=secret, audience=(seat,), count=len(drawn))
        ws.then(DISCARD_CARDS(seat, ws.on.effects[effect].then))


def discard_cards(ws: WildSpace, seat: Seat, left: int) -> Rules:
    """Any cards of the hand, old or new.  [WS-11A.4]"""
    if not ws.players[seat].hand:
        return
    offers = partial(discards, ws, seat)
    move = yield Decision(Kind.CHOOSE, seat, "ws-discard", "WS-11A.4", offers, {"left": left})
    if move.verb == "renew":
        renew_first(ws, seat, DISCARD_CARDS(seat, left))
        return
    discard_from_hand(ws, seat, move.args[0])
    if left > 1:
        ws.then(DISCARD_CARDS(seat, left - 1))


def discards(ws: WildSpace, seat: Seat) -> Offers:
    for card in ws.players[seat].hand:
        yield ws.on.moves["discard"][card], None
    yield from renewal(ws, seat)
