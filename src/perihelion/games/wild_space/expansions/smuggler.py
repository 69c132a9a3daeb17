"""The Smuggler: its turns, its crew and its score."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, cast

from perihelion.engine.agenda import Step
from perihelion.engine.book import Book
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.ruleset import Item, Result
from perihelion.games.wild_space import agenda, scoring
from perihelion.games.wild_space.book import RivalCrews
from perihelion.games.wild_space.components import SLOTS, CardId
from perihelion.games.wild_space.drawing import fill_display
from perihelion.games.wild_space.state import WildSpace

if TYPE_CHECKING:
    from perihelion.games.wild_space.expansions.solo import Solo

HostileId = str
YOU, SMUGGLER = "you", "smuggler"
SMUGGLER_TURN = Step("smuggler_turn", "seat")


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
    return cast("Solo", ws.on.expansion("solo"))


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
        ws.then(agenda.TAKE_TURN(0))
    else:
        ws.then(SMUGGLER_TURN(0))


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
    its = ws.on.book[SmugglerBook]
    for verb, slot in operations:
        rule = its.smuggler_takes if verb.startswith("take") else its.smuggler_discards
        rule(ws, slot, alien=verb.endswith("_alien"))


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


def with_the_smuggler(before: RivalCrews) -> RivalCrews:
    def with_the_smuggler(ws: WildSpace, seat: Seat) -> list[list[CardId]]:
        """Majorities compare you with the Smuggler.  [WS-10.9]"""
        return [*before(ws, seat), smuggler(ws).crew]

    return with_the_smuggler


def smuggler_crew(ws: WildSpace) -> list[CardId]:
    """Its crew as it is scored; the captain is a card of it.  [WS-10.11]"""
    return smuggler(ws).crew


def smuggler_score(ws: WildSpace) -> list[Item]:
    """Animals, printed credits, and a credit for every card that matches an icon.  [WS-10.7 WS-10.12]"""
    crew = ws.on.book[SmugglerBook].smuggler_crew(ws)
    return [*scoring.animals(ws, crew), *scoring.printed_credits(ws, crew), *icons(ws, crew)]


def icons(ws: WildSpace, crew: list[CardId]) -> list[Item]:
    """All hostile planets used count, open ones too; equal icons each pay.  [WS-10.7 WS-10.12]"""
    own, each = smuggler(ws), solo(ws).numbers.credits_per_icon
    items = []
    for planet in own.aside + own.holding_a_shuttle():
        for icon in solo(ws).hostile[planet].bonus:
            count = scoring.count(crew, icon)
            about = {"planet": planet, "icon": icon.slug, "count": count}
            items.append(Item("ws-icon", each * count, "WS-10.7", about))
    return items


def final_result(ws: WildSpace) -> Result:
    """You win only with more credits than the Smuggler.  [WS-10.8]"""
    parts, theirs = ws.on.book.score(ws, 0), ws.on.book[SmugglerBook].smuggler_score(ws)
    mine, its = (sum(item.credits for item in items) for items in (parts, theirs))
    won = mine > its
    return Result([mine], [1 if won else 2], [0] if won else [], [parts], {SMUGGLER: theirs})


ScoreOfIt = Callable[[WildSpace], list[Item]]
CrewOfIt = Callable[[WildSpace], list[CardId]]


class Operates(Protocol):
    def __call__(self, ws: WildSpace, slot: str, *, alien: bool = False) -> None: ...


@dataclass(slots=True)
class SmugglerBook(Book):
    """Rules of the Smuggler that expansions change. Above each stands who does."""

    # Encounters: open aliens
    smuggler_takes: Operates = smuggler_takes
    # Encounters: open aliens
    smuggler_discards: Operates = smuggler_discards
    # Encounters: wild species
    smuggler_crew: CrewOfIt = smuggler_crew
    # Space Base: shuttles that were launched
    smuggler_score: ScoreOfIt = smuggler_score
