"""Combat put together: who attacks whom, the five steps, and what is destroyed, stolen or captured."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType

from perihelion.engine.composing import declared
from perihelion.games.high_frontier.book import Book
from perihelion.games.high_frontier.components import CardId, SiteId
from perihelion.games.high_frontier.expansions.expansion.boards import FACTORY
from perihelion.games.high_frontier.expansions.expansion.combat import (
    attacks,
    buggies,
    factories,
    interception,
    ramming,
    steps,
)
from perihelion.games.high_frontier.expansions.expansion.combat.weapons import CUBE, can_begin
from perihelion.games.high_frontier.state import Slot

MODULES: tuple[ModuleType, ...] = (attacks, steps, buggies, factories, interception, ramming)


def wrap(book: Book) -> None:
    for module in (attacks, interception, ramming):
        module.wrap(book)


def phrases(
    cards: Iterable[CardId], slots: Iterable[Slot], seats: int, sites: Iterable[SiteId]
) -> list[tuple[str, ...]]:
    sides = [*slots]
    able = [slot for slot in sides if can_begin(slot)]
    found: list[tuple[str, ...]] = [
        ("hold",),
        ("strike",),
        ("pirate",),
        ("aim", CUBE),
        ("intercept", FACTORY),
    ]
    for card in cards:
        found += [("aim", card), ("loot", card)]
    found += [("intercept", slot) for slot in able]
    found += [("ram", site) for site in sites]
    for slot in able:
        for seat in range(seats):
            found += [("attack", slot, str(seat), target) for target in (*sides, FACTORY)]
    return found


EVENTS, PROMPTS, MOVES, RULES, ACTIONS = (
    declared(MODULES, what) for what in ("EVENTS", "PROMPTS", "MOVES", "RULES", "ACTIONS")
)
