"""What supercards add to the table; every type of them is a module of its own.

A supercard is a row `[[card]]` of content/supercards.toml of level 8: a card of the deck in every respect.
"""

from types import ModuleType

from perihelion.engine.speech import Glossary
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.content import Content
from perihelion.games.galaxy_trucker.expansions.missions.supercards import (
    black_hole,
    deck,
    enemy_fleets,
    meteors,
    special_events,
    tactical_zones,
    words,
)
from perihelion.games.galaxy_trucker.rows import Features, Shape

FAMILIES: tuple[ModuleType, ...] = (meteors, black_hole, enemy_fleets, tactical_zones, special_events)
MODULES = FAMILIES
TYPES: dict[str, Features] = {name: said for family in FAMILIES for name, said in family.TYPES.items()}
FEATURES: dict[str, Shape] = {name: said for family in FAMILIES for name, said in family.FEATURES.items()}
ROWS: dict[str, type] = {}
SECTIONS: dict[str, type] = {}
ON_SQUARES = ("jettison", "sacrifice", "spare")


def wrap(book: Book) -> None:
    """What supercards change in the rules."""
    deck.wrap(book)
    meteors.wrap(book)
    black_hole.wrap(book)
    enemy_fleets.wrap(book)
    tactical_zones.wrap(book)


def phrases(printed: Content) -> list[tuple[str, ...]]:
    """Moves they add."""
    squares = dict.fromkeys(square for board in printed.boards.values() for square in board.all_squares)
    return [(verb, square) for verb in ON_SQUARES for square in squares]


def glossary(printed: Content) -> Glossary:
    """Names and texts of the cards."""
    return words.glossary(printed.cards.values())
