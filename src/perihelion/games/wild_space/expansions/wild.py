"""Wild species and wild jobs in scoring: each where it makes the crew worth the most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations_with_replacement, product
from typing import cast

from perihelion.engine.book import Rule
from perihelion.engine.decisions import Seat
from perihelion.games.wild_space.components import ANIMALS, JOBS, CardId, Mission
from perihelion.games.wild_space.expansions.aliens import encounters
from perihelion.games.wild_space.expansions.reading import original
from perihelion.games.wild_space.state import WildSpace

REMEMBERED = 4096
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


def or_all_jobs(before: Rule) -> Rule:
    def or_all_jobs(ws: WildSpace, seat: Seat, crew: list[CardId], mission: Mission) -> int:
        """Series of six different jobs; a wild job fills one place of a series.  [WS-9.8 WS-12.14]"""
        if mission.kind != "set_of_all_jobs":
            return cast(int, before(ws, seat, crew, mission))
        wild = sum(original(card) in encounters(ws).wild_jobs for card in crew)
        printed = [sum(ws.on.cards[card].job == job for card in crew) for job in JOBS]
        complete = 0
        while sum(max(0, complete + 1 - count) for count in printed) <= wild:
            complete += 1
        return complete

    return or_all_jobs


def wild_to_best_effect(before: Rule) -> Rule:
    def wild_to_best_effect(ws: WildSpace, seat: Seat) -> list[CardId]:
        """Each wild species is fixed to one animal for all scoring together.  [WS-11B.5 WS-12.13]"""
        return settled(ws, seat, before(ws, seat))

    return wild_to_best_effect


def smuggler_wild_to_best_effect(before: Rule) -> Rule:
    def smuggler_wild_to_best_effect(ws: WildSpace) -> list[CardId]:
        """Its missions score nothing, so only species count.  [WS-11B.7 WS-11B.12]"""
        return settled(ws, None, before(ws))

    return smuggler_wild_to_best_effect


def settled(ws: WildSpace, seat: Seat | None, crew: list[CardId]) -> list[CardId]:
    """The crew with every wild species in the place where it is worth the most."""
    wild = [card for card in crew if card in encounters(ws).wild]
    if not wild:
        return crew
    remembered = encounters(ws).remembered
    key = (*crew, "" if seat is None else "missions")
    if key not in remembered:
        if len(remembered) >= REMEMBERED:
            remembered.clear()
        remembered[key] = _best(ws, crew, wild, with_missions=seat is not None)
    return remembered[key]


def _best(ws: WildSpace, crew: list[CardId], wild: list[CardId], *, with_missions: bool) -> list[CardId]:
    tame = [card for card in crew if card not in wild]
    missions = _pairs_of(ws, crew) if with_missions else []
    selectors = [selector for mission in missions for selector in mission.of]
    kinds = {card: tuple(card in selector.cards for selector in selectors) for card in wild}
    counts = Counter(animal for card in tame if (animal := ws.on.cards[card].animal) is not None)
    worth = partial(_worth, ws, tame, counts, missions)
    return tame + best_assignment(wild, kinds, worth)


def _pairs_of(ws: WildSpace, crew: list[CardId]) -> list[Mission]:
    """The missions of this crew that look at species."""
    own = [ws.on.cards[card].mission for card in crew]
    return [mission for mission in own if mission is not None and mission in encounters(ws).animal_missions]


def _worth(
    ws: WildSpace, tame: list[CardId], counts: Counter[str], missions: list[Mission], doubles: list[CardId]
) -> int:
    """What depends on species: same animals, series, and the missions that look at them."""
    numbers = ws.on.numbers["scoring"]
    together = counts + Counter(double.split("@")[1] for double in doubles)
    worth = animals_worth(together, numbers["same_animals_from_third"], numbers["series_of_animals"])
    for mission in missions:
        worth += mission.credits * cast(int, ws.on.book.times_met(ws, 0, tame + doubles, mission))
    return worth
