"""A spacecraft as the planner sees it: the cards of a stack, where it stands, how much fuel it holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from perihelion.engine.refused import Refused
from perihelion.games.high_frontier.components import (
    BLACK,
    WHITE,
    CardId,
    Side,
    SpaceId,
    Thruster,
    bare,
    name_of,
)
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.flights.fuel import Diagram
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


def fuelled(content: Content, craft: Craft, tanks: int, steps: int = 0) -> Craft:
    """With so many full tanks, or with so many steps.  [HF-5.4B HF-5.4C]"""
    if not craft.cards:
        raise Refused("hf-no-cards")
    if craft.dry not in content.rows:
        raise Refused("hf-too-heavy", "HF-5.4B")
    diagram = Diagram(content.rows, content.classes)
    fuel = steps or diagram.steps(craft.dry, tanks)
    return replace(craft, steps=min(fuel, diagram.steps(craft.dry, content.numbers.tanks)))


def craft_in_view(
    content: Content, table: Mapping[str, Any], seat: int, slot: str = "rocket"
) -> Craft | None:
    """A seat's rocket or freighter as its view of the table shows it, with power and elevator of its own."""
    player = table["players"][seat]
    stack = player["stacks"].get(slot)
    if stack is None:
        return None
    cards = tuple((bare(name), content.cards[bare(name)].side(name)) for name in stack["cards"])
    return owned(Craft(cards, stack["place"], stack.get("steps", 0)), table, seat, slot)


def owned(craft: Craft, table: Mapping[str, Any], seat: int, slot: str) -> Craft:
    """A craft with power and elevator of a seat, as this rocket or freighter of it."""
    rights = table["players"][seat]["rights"]
    return replace(
        craft,
        beamed=rights["power"],
        passes=frozenset(rights["passes"]),
        freighter=kind_of(slot) == "freighter",
        promised=promised_pushes(table, seat),
    )


def imagined(content: Content, said: Mapping[str, Any]) -> Craft | None:
    """A craft that is nowhere: `{"cards": ["T1", "R2*"], "at": "LEO", "tanks": 3}`, or so many `steps`.

    None where this is no craft; raises Refused where it is one that cannot fly.
    """
    cards, at = said.get("cards"), said.get("at")
    fuel = {word: said.get(word, 0) for word in ("tanks", "steps")}
    most = {"tanks": content.numbers.tanks, "steps": max(content.rows[0].steps)}
    if not said.keys() <= {"cards", "at", *fuel} or not isinstance(cards, list) or not isinstance(at, str):
        return None
    if any(type(amount) is not int or not 0 <= amount <= most[word] for word, amount in fuel.items()):
        return None
    sides = [(bare(name), side) for name in cards if (side := side_named(content, name)) is not None]
    if at not in content.map.spaces or not len(cards) == len(sides) == len(dict(sides)):
        return None
    return fuelled(content, Craft(tuple(sides), at), **fuel)


def side_named(content: Content, name: object) -> Side | None:
    """The side that is up by the marks of a name, if there is such a card."""
    card = content.cards.get(bare(name)) if isinstance(name, str) else None
    if card is None:
        return None
    sides = (WHITE, BLACK)[: len(card.sides)]
    names = {name_of(card.id, black=black, end=end) for end in ("", *card.ends) for black in sides}
    return card.side(str(name)) if name in names else None


def promised_pushes(table: Mapping[str, Any], seat: int) -> int:
    """Moves for which others owe a seat beamed power, and still can give it.  [HF-6.1A.4]"""
    owed = (pact for pact in table["pacts"] if pact["kind"] == "beam" and pact["taker"] == seat)
    return sum(table["players"][pact["giver"]]["rights"]["power"] for pact in owed)
