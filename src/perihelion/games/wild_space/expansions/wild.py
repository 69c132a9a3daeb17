"""Wild species: which animal each should count as, so that the crew is worth the most."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement, product

from perihelion.games.wild_space.components import ANIMALS, CardId

Worth = Callable[[list[CardId]], int]
Kind = tuple[bool, ...]


def assignments(wild: list[CardId], kinds: dict[CardId, Kind]) -> Iterator[list[CardId]]:
    """Every way to fix the wild cards to animals that could make a difference.

    Cards of one kind (they match the same icons) are interchangeable, so only how many of them
    become which animal counts.
    """
    groups: dict[Kind, list[CardId]] = {}
    for card in wild:
        groups.setdefault(kinds[card], []).append(card)
    choices = [combinations_with_replacement(ANIMALS, len(cards)) for cards in groups.values()]
    for chosen in product(*choices):
        yield [
            f"{card}@{animal}"
            for cards, animals in zip(groups.values(), chosen, strict=True)
            for card, animal in zip(cards, animals, strict=True)
        ]


def best_assignment(wild: list[CardId], kinds: dict[CardId, Kind], worth: Worth) -> list[CardId]:
    """The assignment that is worth the most; of equals the first.  [WS-12.13]"""
    return max(assignments(wild, kinds), key=worth)


def animals_worth(counts: Counter[str], each: int, series: int) -> int:
    """Same animals and series of so many of each species.  [WS-9.1 WS-9.2]"""
    same = sum(max(0, counts[animal] - 2) for animal in ANIMALS)
    return each * same + series * min(counts[animal] for animal in ANIMALS)
