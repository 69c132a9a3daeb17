"""A spacecraft as the planner sees it: the cards of a stack, where it stands, how much fuel it holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from perihelion.games.high_frontier.components import CardId, Side, SpaceId, Thruster, bare
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.flights.laws import Laws, Outfit
from perihelion.games.high_frontier.state import kind_of


class Wake(NamedTuple):
    """What a move leaves for the operations of its turn.

    card     the thruster that was lit
    pushed   whether beamed power pushed it, and it mines better for that
    lit      whether its afterburner was
    """

    card: CardId
    pushed: bool
    lit: bool

    def changes(self, outfit: Outfit) -> Outfit:
        """The cards after the move.  [HF-6.1A.4 HF-8.2A]"""
        used = tuple(card for card in (self.card,) if card in outfit.cards)
        return outfit._replace(pushed=used if self.pushed else (), used=used, vented=int(self.lit))


@dataclass(slots=True, frozen=True)
class Craft:
    """A rocket or a freighter.

    cards       card -> the side that is up, in order
    at          the space it is in
    steps       fuel steps in the row of its dry mass
    beamed      whether it gets beamed power in every turn
    promised    for how many moves others have promised it beamed power
    passes      what opens to it that is closed to others
    freighter   whether it is a freighter
    """

    cards: tuple[tuple[CardId, Side], ...]
    at: SpaceId
    steps: int = 0
    beamed: bool = False
    passes: frozenset[str] = frozenset()
    freighter: bool = False
    promised: int = 0

    @property
    def dry(self) -> int:
        """Its dry mass.  [HF-5.4B]"""
        return sum(side.mass for _, side in self.cards)

    def outfit(self, wake: Wake | None = None, *, factory: bool = False) -> Outfit:
        """Its cards in use, after a move in the same turn, or at a factory."""
        there = Outfit(dict(self.cards), (), factory)
        return there if wake is None else wake.changes(there)

    def engines(self, laws: Laws, *, factory: bool = False) -> list[tuple[CardId, Outfit, Thruster]]:
        """Cards that may serve as thruster, each in every way it can be supported.  [HF-2.6D]"""
        there = self.outfit(factory=factory)
        lit = [card for card, side in self.cards if side.thruster]
        used = ((card, outfit) for card in lit for outfit in laws.arrangements(there, card))
        found = ((card, outfit, laws.thruster(outfit, card)) for card, outfit in used)
        return [(card, outfit, thruster) for card, outfit, thruster in found if thruster]

    @property
    def sails(self) -> frozenset[CardId]:
        return frozenset(card for card, side in self.cards if side.is_sail)

    def without(self, lost: Iterable[CardId]) -> Craft:
        gone = set(lost)
        return replace(self, cards=tuple(card for card in self.cards if card[0] not in gone))


def craft_of(content: Content, cards: Iterable[tuple[CardId, bool]], at: SpaceId, steps: int = 0) -> Craft:
    """A rocket from the ids of its cards, each with whether its black side is up."""
    return Craft(tuple((card, content.cards[card].sides[black]) for card, black in cards), at, steps)


def craft_in_view(
    content: Content, table: Mapping[str, Any], seat: int, slot: str = "rocket"
) -> Craft | None:
    """A seat's rocket or freighter as its view of the table shows it, with power and elevator of its own."""
    player = table["players"][seat]
    stack = player["stacks"].get(slot)
    if stack is None:
        return None
    cards = tuple((bare(name), content.cards[bare(name)].side(name)) for name in stack["cards"])
    rights = player["rights"]
    return Craft(
        cards,
        stack["place"],
        stack.get("steps", 0),
        beamed=rights["power"],
        passes=frozenset(rights["passes"]),
        freighter=kind_of(slot) == "freighter",
        promised=promised_pushes(table, seat),
    )


def promised_pushes(table: Mapping[str, Any], seat: int) -> int:
    """Moves for which others owe a seat beamed power, and still can give it.  [HF-6.1A.4]"""
    owed = (pact for pact in table["pacts"] if pact["kind"] == "beam" and pact["taker"] == seat)
    return sum(table["players"][pact["giver"]]["rights"]["power"] for pact in owed)
