"""A spacecraft as the planner sees it: the cards of a stack, where it stands, how much fuel it holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from perihelion.games.high_frontier.components import CardId, Side, SpaceId, Thruster, bare
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.flights.laws import Laws
from perihelion.games.high_frontier.starmap.spaces import Site
from perihelion.games.high_frontier.state import kind_of


@dataclass(slots=True, frozen=True)
class Craft:
    """A rocket or a freighter.

    cards       card -> the side that is up, in order
    at          the space it is in
    steps       fuel steps in the row of its dry mass
    beamed      whether it gets beamed power in every turn
    elevator    whether it may use the Space Elevator
    freighter   whether it is a freighter
    """

    cards: tuple[tuple[CardId, Side], ...]
    at: SpaceId
    steps: int = 0
    beamed: bool = False
    elevator: bool = False
    freighter: bool = False

    @property
    def dry(self) -> int:
        """Its dry mass.  [HF-5.4B]"""
        return sum(side.mass for _, side in self.cards)

    @property
    def engines(self) -> list[tuple[CardId, Side, Thruster]]:
        """Cards that may serve as thruster.  [HF-2.6D]"""
        return [(card, side, side.thruster) for card, side in self.cards if side.thruster]

    @property
    def sails(self) -> frozenset[CardId]:
        return frozenset(card for card, side in self.cards if side.is_sail)

    @property
    def scoop(self) -> bool:
        return any(side.scoops for _, side in self.cards)

    @property
    def buggy(self) -> bool:
        return any(side.drives for _, side in self.cards)

    def isrus(self, laws: Laws, pushed: CardId = "") -> list[int]:
        """The ISRU of every unit; one that beamed power has pushed in this turn may do better.  [HF-2.6E]"""
        aboard = dict(self.cards)
        found = (laws.isru(aboard, card, (pushed,)) for card in aboard)
        return [isru for isru in found if isru is not None]

    def mined(
        self, laws: Laws, site: Site, *, together: bool = False, pushed: CardId = ""
    ) -> tuple[int, ...]:
        """Numbers of tanks one operation may mine at a site: all that one unit finds, or that all do.

        [HF-5.5A HF-5.5B.1]
        """
        each = [1 + site.hydration - isru for isru in self.isrus(laws, pushed) if isru <= site.hydration]
        return tuple(sorted({*each, sum(each)} if together and each else set(each)))

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
        elevator=rights["elevator"],
        freighter=kind_of(slot) == "freighter",
    )
