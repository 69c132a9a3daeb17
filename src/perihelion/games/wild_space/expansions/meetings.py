"""Where two expansions of Wild Space meet: the Smuggler at the Space Base, and among aliens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from perihelion.engine import composing
from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.decisions import Seat
from perihelion.engine.ruleset import Item
from perihelion.engine.speech import Glossary
from perihelion.games.wild_space.book import Book
from perihelion.games.wild_space.components import CardId
from perihelion.games.wild_space.expansion import Expansion
from perihelion.games.wild_space.expansions import phrases
from perihelion.games.wild_space.expansions.aliens import alien_from_slot, aliens, fill_alien_display
from perihelion.games.wild_space.expansions.smuggler import (
    CrewOfIt,
    Operates,
    ScoreOfIt,
    SmugglerBook,
    smuggler,
)
from perihelion.games.wild_space.expansions.space_base import COUNT_LAUNCH, bases, space_base
from perihelion.games.wild_space.expansions.wild import settled
from perihelion.games.wild_space.rules import WildSpaceRules
from perihelion.games.wild_space.state import WildSpace


class Meeting(composing.Meeting[WildSpace, Book], Expansion):
    """Two expansions of Wild Space at one table."""


class SmugglerAtTheBase(Meeting):
    """Alone with Space Base.  [WS-11A.6]"""

    name = "smuggler-at-the-base"
    between = ("solo", "space-base")
    events: ClassVar = {"ws-smuggler-launched": ()}

    def wrap(self, book: Book) -> None:
        its = book[SmugglerBook]
        its.smuggler_score = with_launched_shuttles(its.smuggler_score)

    def rules(self) -> Mapping[Step, Rule]:
        return {COUNT_LAUNCH: count_launch}

    def glossary(self, rules: WildSpaceRules) -> Glossary:
        base = rules.expansion("space-base")
        return phrases.unpaid_glossary(base.slots, base.credits_per_shuttle)


class SmugglerAmongAliens(Meeting):
    """Alone with Encounters.  [WS-11B.7]"""

    name = "smuggler-among-aliens"
    between = ("solo", "encounters")

    def wrap(self, book: Book) -> None:
        its = book[SmugglerBook]
        its.smuggler_takes = or_with_alien(
            its.smuggler_takes, "ws-smuggler-took", lambda ws: smuggler(ws).crew
        )
        its.smuggler_discards = or_with_alien(
            its.smuggler_discards, "ws-smuggler-discarded", lambda ws: aliens(ws).discard
        )
        its.smuggler_crew = smuggler_wild_to_best_effect(its.smuggler_crew)


MEETINGS: tuple[type[Meeting], ...] = (SmugglerAtTheBase, SmugglerAmongAliens)


# The Smuggler at the Space Base.


def count_launch(ws: WildSpace, seat: Seat, slot: str) -> None:
    """A launch without its condition sends up a shuttle of the Smuggler.  [WS-11A.6 WS-11A.8]"""
    if slot not in ws.used:
        bases(ws).smuggler += 1
        ws.tell("ws-smuggler-launched", seat, "WS-11A.6")


def with_launched_shuttles(before: ScoreOfIt) -> ScoreOfIt:
    def with_launched_shuttles(ws: WildSpace) -> list[Item]:
        """Each shuttle it has in the launch zone is worth credits to the Smuggler.  [WS-11A.6]"""
        items = before(ws)
        count = bases(ws).smuggler
        if count:
            each = space_base(ws).credits_per_shuttle
            items.append(Item("ws-smuggler-shuttles", each * count, "WS-11A.6", {"count": count}))
        return items

    return with_launched_shuttles


# The Smuggler among aliens.


def or_with_alien(before: Operates, told: str, pile_of: Callable[[WildSpace], list[CardId]]) -> Operates:
    def or_with_alien(ws: WildSpace, slot: str, *, alien: bool = False) -> None:
        """An open alien goes to the Smuggler's crew, and brings no quartz, or to the aliens' discard pile.

        [WS-11B.7 WS-11B.12]
        """
        if not alien:
            before(ws, slot)
            return
        card = alien_from_slot(ws, slot)
        if card is not None:
            pile_of(ws).append(card)
            ws.tell(told, None, "WS-11B.7", card=card)
        fill_alien_display(ws)

    return or_with_alien


def smuggler_wild_to_best_effect(before: CrewOfIt) -> CrewOfIt:
    def smuggler_wild_to_best_effect(ws: WildSpace) -> list[CardId]:
        """Its missions score nothing, so only species count.  [WS-11B.7 WS-11B.12]"""
        return settled(ws, 0, before(ws), for_missions=False)

    return smuggler_wild_to_best_effect
