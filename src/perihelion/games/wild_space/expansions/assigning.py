"""Which animal each wild species should be: exact, by dynamic programming over the species."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement, product

from perihelion.games.wild_space.components import ANIMALS, CardId, Selector

Group = list[CardId]
Share = tuple[int, ...]  # how many cards of each group
Worth = Callable[[str, list[CardId]], int]


def groups_of(wild: Sequence[CardId], selectors: Sequence[Selector]) -> list[Group]:
    """Wild cards that match the same icons are interchangeable."""
    groups: dict[tuple[bool, ...], Group] = {}
    for card in wild:
        groups.setdefault(tuple(card in selector.cards for selector in selectors), []).append(card)
    return list(groups.values())


def best_assignment(groups: list[Group], counts: Counter[str], worth: Worth, *, series: int) -> list[CardId]:
    """The wild cards, each as the animal that makes them worth the most together.  [WS-12.13]

    `worth` says what a species is worth with so many wild cards joined to it, apart from series.
    For each number of series that could be complete, every species takes at least what that asks
    for, and the shares are chosen by dynamic programming; the best of these is the best of all.
    """
    sizes = tuple(len(group) for group in groups)
    tables = [_worths(groups, sizes, animal, worth) for animal in ANIMALS]
    best: tuple[int, list[Share]] | None = None
    for complete in _possible_series(counts, sum(sizes)):
        needs = [max(0, complete - counts[animal]) for animal in ANIMALS]
        found = _shared_out(sizes, tables, needs)
        total = found[0] + series * complete
        if best is None or total > best[0]:
            best = total, found[1]
    assert best is not None
    return list(_dealt(groups, best[1]))


def every_assignment(groups: list[Group]) -> Iterator[list[CardId]]:
    """Every way that could make a difference: for missions that look at two species at once."""
    choices = [combinations_with_replacement(ANIMALS, len(group)) for group in groups]
    for chosen in product(*choices):
        yield [
            f"{card}@{animal}"
            for group, animals in zip(groups, chosen, strict=True)
            for card, animal in zip(group, animals, strict=True)
        ]


def _possible_series(counts: Counter[str], wild: int) -> Iterator[int]:
    complete = 0
    while sum(max(0, complete - counts[animal]) for animal in ANIMALS) <= wild:
        yield complete
        complete += 1


def _worths(groups: list[Group], sizes: Share, animal: str, worth: Worth) -> dict[Share, int]:
    """What a species is worth with every possible share of the wild cards."""
    found = {}
    for share in product(*(range(size + 1) for size in sizes)):
        joined = [card for group, count in zip(groups, share, strict=True) for card in group[:count]]
        found[share] = worth(animal, joined)
    return found


def _shared_out(sizes: Share, tables: list[dict[Share, int]], needs: list[int]) -> tuple[int, list[Share]]:
    """The most all species can be worth together, and their shares, every card given to somebody."""
    reached: dict[Share, tuple[int, list[Share]]] = {sizes: (0, [])}
    for table, need in zip(tables, needs, strict=True):
        after: dict[Share, tuple[int, list[Share]]] = {}
        for left, (total, shares) in reached.items():
            for share, value in table.items():
                if sum(share) < need or any(took > there for took, there in zip(share, left, strict=True)):
                    continue
                rest = tuple(there - took for took, there in zip(share, left, strict=True))
                if rest not in after or total + value > after[rest][0]:
                    after[rest] = total + value, [*shares, share]
        reached = after
    return reached[tuple(0 for _ in sizes)]


def _dealt(groups: list[Group], shares: list[Share]) -> Iterator[CardId]:
    """The cards as doubles: `AL-04@owl`."""
    for number, group in enumerate(groups):
        counts = [share[number] for share in shares]
        animals = [animal for animal, count in zip(ANIMALS, counts, strict=True) for _ in range(count)]
        for card, animal in zip(group, animals, strict=True):
            yield f"{card}@{animal}"
