"""The laws of craft where cards need supports: thrusters, units, scoops, buggies, assays."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from perihelion.engine.refused import Reason
from perihelion.games.high_frontier.book import Book
from perihelion.games.high_frontier.components import CardId, Side, Thruster
from perihelion.games.high_frontier.expansions.expansion import why_nots
from perihelion.games.high_frontier.expansions.expansion.supports import (
    KEPT,
    Arrangement,
    Cards,
    arrangements,
    cooling,
    has_blast,
    heat,
    is_cool,
    lacks,
    most_at_once,
    victims,
    works,
)
from perihelion.games.high_frontier.flights.laws import Laws, Outfit, WhyNotEngine
from perihelion.games.high_frontier.flights.thrust import Launch
from perihelion.games.high_frontier.starmap.spaces import Site

OPEN_CYCLE = 1  # therm that an afterburner cools


def wrap(book: Book) -> None:
    """[HF-8.2 HF-8.2A HF-8.2B HF-8.2C]"""
    plain_isru, plain_scoops, plain_road, plain_assay = book.isru, book.scoops, book.road_steps, book.assay

    def isru(outfit: Outfit, card: CardId) -> int | None:
        """The ISRU of a unit that works, helped by refineries that work with it.  [HF-8.2 HF-8.2A]"""
        if outfit.cards[card].isru is None or not works(outfit, card):
            return None
        return plain_isru(with_helpers(outfit, card, lambda side: "divining" in side.codes), card)

    def scoops(outfit: Outfit) -> bool:
        """A scoop with its supports.  [HF-6.4F.E]"""
        return plain_scoops(outfit) and any(
            side.scoops and works(outfit, card) for card, side in outfit.cards.items()
        )

    def road_steps(outfit: Outfit, site: Site) -> int:
        """A buggy drives with its supports only.  [HF-8.2]"""
        idle = [card for card, side in outfit.cards.items() if side.drives and not works(outfit, card)]
        return plain_road(without(outfit, idle), site)

    def assay(outfit: Outfit, letter: str, unit: CardId) -> int:
        """The refineries that can work together with a unit.  [HF-8.2 HF-8.2A]"""
        helpers = [card for card, side in outfit.cards.items() if side.assays(letter)]
        some = (few for n in range(len(helpers) + 1) for few in combinations(helpers, n))
        able = (few for few in some if works(outfit, unit, *(one for one in few if one != unit)))
        idle = ([card for card in helpers if card not in few] for few in able)
        return max((plain_assay(without(outfit, cards), letter, unit) for cards in idle), default=0)

    book.thruster, book.arrangements = thruster, ways_to_use
    book.lacks, book.heat = lacks, heat
    book.sheds = lambda outfit: victims(outfit, outfit.supports)
    book.why_not_engine = why_not_engine(book.why_not_engine)
    book.isru, book.scoops, book.road_steps, book.assay = isru, scoops, road_steps, assay
    book.mined_by_all = mined_by_all


def without(outfit: Outfit, idle: Iterable[CardId]) -> Outfit:
    gone = {*idle}
    left = {card: side for card, side in outfit.cards.items() if card not in gone}
    return outfit._replace(cards=left, used=tuple(card for card in outfit.used if card in left))


def with_helpers(outfit: Outfit, unit: CardId, helps: Callable[[Side], bool]) -> Outfit:
    """The cards without helpers that cannot work beside a unit."""
    helpers = [card for card, side in outfit.cards.items() if helps(side) and card != unit]
    return without(outfit, [card for card in helpers if not works(outfit, unit, card)])


# Thrusters.


class Running(NamedTuple):
    """A thruster as its supports make it.

    thruster   its triangle
    therms     that it and they need, less what cools them
    blast      whether they destroy what is not hard enough
    hardness   of the softest card in use
    """

    thruster: Thruster
    therms: int
    blast: bool
    hardness: int

    def is_as_good_as(self, other: Running) -> bool:
        """Whether nobody would rather have the other."""
        mine, theirs = self.thruster, other.thruster
        return (
            mine.thrust >= theirs.thrust
            and mine.fuel <= theirs.fuel
            and mine.solar == theirs.solar
            and self.therms <= other.therms
            and self.blast == other.blast
            and self.hardness >= other.hardness
        )


def thruster(outfit: Outfit, card: CardId) -> Thruster | None:
    """A triangle with those of its supports: they add thrust and multiply what a burn takes.

    [HF-2.6G HF-6.1A.2 HF-6.2B.E HF-2.6F.E]
    """
    printed = outfit.cards[card].thruster
    if printed is None or not outfit.supports:
        return printed
    thrust, fuel, solar = printed.thrust, printed.fuel, printed.solar
    for support in (outfit.cards[name] for name in outfit.supports if name in outfit.cards):
        solar = solar or support.solar
        if support.support is not None:
            thrust, fuel = thrust + support.support.thrust, fuel * support.support.fuel
    return replace(printed, thrust=thrust, fuel=fuel, solar=solar)


def ways_to_use(outfit: Outfit, card: CardId) -> list[Outfit]:
    """The arrangements of a thruster than which none is as good in everything; itself where there is none.

    [HF-8.2]
    """
    supports = _ways_to_use(tuple(outfit.cards.items()), outfit.factory, card)
    return [outfit._replace(supports=cards) for cards in supports] or [outfit]


@lru_cache(KEPT)
def _ways_to_use(cards: Cards, factory: bool, card: CardId) -> tuple[tuple[CardId, ...], ...]:
    outfit = Outfit(dict(cards), (), factory)
    kept: list[tuple[Arrangement, Running]] = []
    for one in arrangements(outfit, card):
        running = _running(outfit, card, one)
        if not any(known.is_as_good_as(running) for _, known in kept):
            kept = [(other, known) for other, known in kept if not running.is_as_good_as(known)]
            kept.append((one, running))
    return tuple(one.cards for one, _ in kept)


def _running(outfit: Outfit, card: CardId, one: Arrangement) -> Running:
    lit = thruster(outfit._replace(supports=one.cards), card)
    assert lit is not None
    hardness = min(outfit.cards[used].rad_hard for used in (card, *one.cards))
    blast = has_blast(outfit.cards, one.cards)
    heat = max(0, one.therms - cooling(outfit, one.cards))
    return Running(lit, heat, blast, hardness)


def why_not_engine(plain: WhyNotEngine) -> WhyNotEngine:
    def why_not(start: Launch, outfit: Outfit, card: CardId, *, afterburn: bool) -> Reason | None:
        """Its supports must be there and cooled; an afterburner cools a therm.

        [HF-8.2 HF-8.2A HF-6.1A.5.E]
        """
        chosen = next((one for one in arrangements(outfit, card) if one.cards == outfit.supports), None)
        if chosen is None:
            return why_nots.NO_SUPPORT
        if not is_cool(outfit, chosen, OPEN_CYCLE if afterburn else 0):
            return why_nots.OVERHEATS
        return plain(start, outfit, card, afterburn=afterburn)

    return why_not


def mined_by_all(laws: Laws, site: Site, outfit: Outfit, units: Iterable[CardId]) -> int:
    """Units that mine at once may not share supports.  [HF-5.5B.1 HF-8.2B]"""
    return most_at_once(outfit, {unit: laws.mined(laws, site, outfit, unit) for unit in units})
