"""What cards need while they are in use, and whether it is there: a calculus of cards alone.

A system is a card in use with its supports and theirs. Which cards support it is its owner's choice; that is
an arrangement. Laws of game and planner, industry, combat and views all ask here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from perihelion.games.high_frontier.components import CardId, Side
from perihelion.games.high_frontier.flights.laws import Heat, Lack, Outfit

FACTORY_POWER = frozenset("ep")  # what a factory gives all cards with it
FACTORY_THERMS = 3
BLAST = 4  # rad-hardness that a blast spares
KEPT = 8192

Cards = tuple[tuple[CardId, Side], ...]
Edges = Mapping[CardId, frozenset[CardId]]


class Arrangement(NamedTuple):
    """Cards that support others.

    cards    the supports in use, in the order of the stack
    therms   of all cards in use
    """

    cards: tuple[CardId, ...]
    therms: int


def arrangements(outfit: Outfit, *roots: CardId) -> tuple[Arrangement, ...]:
    """Every way to support cards that are used together, whatever heat they make.

    [HF-8.2 HF-8.2B HF-8.2C]
    """
    return _arrangements(tuple(outfit.cards.items()), outfit.factory, roots)


@lru_cache(KEPT)
def _arrangements(cards: Cards, factory: bool, roots: tuple[CardId, ...]) -> tuple[Arrangement, ...]:
    sides = dict(cards)
    order = {card: n for n, card in enumerate(sides)}
    sets = {frozenset(edges) - {*roots} for edges in _choose(sides, factory, _needs(sides, roots), {})}
    found = [
        Arrangement(tuple(sorted(used, key=order.__getitem__)), _therms(sides, {*roots, *used}))
        for used in sets
        if stands_blast(sides, {*roots, *used})
    ]
    return tuple(sorted(found, key=lambda one: (len(one.cards), one.therms, [order[c] for c in one.cards])))


Need = tuple[CardId, tuple[str, ...]]


def _needs(sides: Mapping[CardId, Side], cards: Iterable[CardId]) -> list[Need]:
    """The supports that cards list: one of the kinds each.  [HF-8.2]"""
    needs = ((card, sides[card].needs) for card in cards)
    return [(card, kinds) for card, need in needs for kinds in (need.generator, need.reactor) if kinds]


def _choose(
    sides: Mapping[CardId, Side], factory: bool, todo: list[Need], edges: dict[CardId, frozenset[CardId]]
) -> Iterator[dict[CardId, frozenset[CardId]]]:
    """Every way to meet needs one after the other; edges lead from a support to what it supports.

    Ruling: nothing powers itself, be it by way of others.  [HF-11.21]
    """
    if not todo:
        yield edges
        return
    (card, kinds), rest = todo[0], todo[1:]
    if factory and FACTORY_POWER & {*kinds}:
        yield from _choose(sides, factory, rest, edges)
    for support, side in sides.items():
        if support != card and {*side.supplies} & {*kinds} and not _is_above(edges, support, card):
            more = _needs(sides, [support]) if support not in edges else []
            helped = edges.get(support, frozenset()) | {card}
            yield from _choose(sides, factory, rest + more, {**edges, support: helped})


def _is_above(edges: Edges, high: CardId, low: CardId) -> bool:
    """Whether a card is supported, directly or not, by another."""
    return high == low or any(_is_above(edges, high, helped) for helped in edges.get(low, ()))


def _therms(sides: Mapping[CardId, Side], cards: Iterable[CardId]) -> int:
    return sum(sides[card].needs.therms for card in cards)


# Heat.


def cooling(outfit: Outfit, used: Iterable[CardId] = ()) -> int:
    """Therms of all radiators there, and of a factory.  [HF-8.2A HF-8.2C]

    Ruling: a radiator that a blast hits does not cool in that turn.  [HF-11.22]
    """
    blast = has_blast(outfit.cards, used)
    standing = (side for side in outfit.cards.values() if not blast or side.rad_hard >= BLAST)
    return sum(side.cooling for side in standing) + (FACTORY_THERMS if outfit.factory else 0)


def has_blast(sides: Mapping[CardId, Side], used: Iterable[CardId]) -> bool:
    """Whether a support in use destroys what is not hard enough.  [HF-2.6G]"""
    return any("blast" in sides[card].codes for card in used)


def stands_blast(sides: Mapping[CardId, Side], used: Iterable[CardId]) -> bool:
    """Whether all cards in use survive their own blast."""
    used = list(used)
    return not has_blast(sides, used) or all(sides[card].rad_hard >= BLAST for card in used)


def victims(outfit: Outfit, used: Iterable[CardId]) -> list[CardId]:
    """Cards that a blast decommissions first."""
    if not has_blast(outfit.cards, used):
        return []
    return [card for card, side in outfit.cards.items() if side.rad_hard < BLAST]


def heat(outfit: Outfit, card: CardId) -> Heat:
    """The therms of a card with the supports chosen for it, and those that are cooled.  [HF-8.2A]"""
    used = (card, *outfit.supports)
    return Heat(_therms(outfit.cards, used), cooling(outfit, outfit.supports))


def is_cool(outfit: Outfit, arrangement: Arrangement, open_cycle: int = 0) -> bool:
    """Whether radiators, a factory and open-cycle cooling meet the therms of all cards in use.  [HF-8.2A]"""
    return arrangement.therms <= cooling(outfit, arrangement.cards) + open_cycle


def works(outfit: Outfit, *roots: CardId) -> bool:
    """Whether cards can be in use together, here and now.  [HF-8.2 HF-8.2A]"""
    needy = any(outfit.cards[root].needs != NOTHING for root in roots)
    return not needy or any(is_cool(outfit, one, outfit.vented) for one in in_this_turn(outfit, *roots))


def in_this_turn(outfit: Outfit, *roots: CardId) -> tuple[Arrangement, ...]:
    """The arrangements of cards together with all that has been in use in this turn.

    [HF-8.2A] Ruling: what has lost its supports since makes no heat any more.  [HF-11.31]
    """
    hot = [card for card in outfit.used if card not in roots]
    return (arrangements(outfit, *roots, *hot) if hot else ()) or arrangements(outfit, *roots)


NOTHING = Side("", 0).needs


def lacks(outfit: Outfit, card: CardId, *, hot: bool = True) -> tuple[Lack, ...]:
    """What a card needs and has not, here and now; nothing where it works.  [HF-8.2 HF-8.2A]

    `hot` is whether heat counts; for industry it does not.
    """
    found = in_this_turn(outfit, card)
    if not found:
        return tuple(dict.fromkeys(_unmet(outfit, card, ())))
    if not hot:
        return ()
    short = min(one.therms - cooling(outfit, one.cards) for one in found) - outfit.vented
    return (Lack((), short),) if short > 0 else ()


def _unmet(outfit: Outfit, card: CardId, above: tuple[CardId, ...]) -> Iterator[Lack]:
    """Needs that nothing meets; where only the supports of a support are missing, those."""
    for _, kinds in _needs(outfit.cards, [card]):
        if outfit.factory and FACTORY_POWER & {*kinds}:
            continue
        there = [
            other
            for other, side in outfit.cards.items()
            if other not in (card, *above) and {*side.supplies} & {*kinds}
        ]
        wants = [list(_unmet(outfit, other, (card, *above))) for other in there]
        if not wants:
            yield Lack(kinds)
        elif all(wants):
            yield from min(wants, key=len)


# Units that mine at once.


def most_at_once(outfit: Outfit, gains: Mapping[CardId, int]) -> int:
    """The most that units gain together where none shares a support with another.  [HF-5.5B.1 HF-8.2B]"""
    units = tuple((unit, gain) for unit, gain in gains.items() if gain > 0)
    return _at_once(tuple(outfit.cards.items()), outfit.factory, units, outfit.used, outfit.vented)


@lru_cache(KEPT)
def _at_once(
    cards: Cards,
    factory: bool,
    units: tuple[tuple[CardId, int], ...],
    used: tuple[CardId, ...],
    vented: int,
) -> int:
    outfit = Outfit(dict(cards), (), factory)
    radiators = tuple(card for card, side in cards if side.cooling)

    def best(left: tuple[tuple[CardId, int], ...], free: frozenset[CardId], shared: int) -> int:
        if not left:
            return 0
        (unit, gain), rest = left[0], left[1:]
        most = best(rest, free, shared)
        for one in arrangements(outfit, unit):
            if free.issuperset(one.cards):
                for coolers, from_factory in _coolers(outfit, one, free, radiators, shared):
                    others = free - {*one.cards, *coolers}
                    most = max(most, gain + best(rest, others, shared - from_factory))
        return most

    every, shared = frozenset(outfit.cards), FACTORY_THERMS if factory else 0
    hot = arrangements(outfit, *used) if used else ()
    cooled = [one._replace(therms=max(0, one.therms - vented)) for one in hot]
    left = [way for one in cooled for way in _coolers(outfit, one, every, radiators, shared)] or [((), 0)]
    return max(best(units, every - {*coolers}, shared - taken) for coolers, taken in left)


def _coolers(
    outfit: Outfit, one: Arrangement, free: frozenset[CardId], radiators: tuple[CardId, ...], shared: int
) -> Iterator[tuple[tuple[CardId, ...], int]]:
    """Sets of radiators, and therms of a factory besides, that cool an arrangement."""
    there = [card for card in radiators if card in free]
    for count in range(len(there) + 1):
        for some in combinations(there, count):
            short = max(0, one.therms - sum(outfit.cards[card].cooling for card in some))
            if short <= shared:
                yield some, short
