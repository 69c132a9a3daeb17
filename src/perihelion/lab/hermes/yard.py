"""Hermes fall: rockets that can be made of cards, and what each costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations, product
from typing import NamedTuple

from perihelion.bots.high_frontier.deflection import APPROACH, CALM, LONGEST, as_one
from perihelion.bots.high_frontier.voyages import Voyages
from perihelion.games.high_frontier.components import HEAVY, CardId, Side, Thruster
from perihelion.games.high_frontier.expansions.expansion.manoeuvres import sector_pass
from perihelion.games.high_frontier.expansions.expansion.supports import NOTHING, arrangements
from perihelion.games.high_frontier.expansions.hermes import DRIVER
from perihelion.games.high_frontier.flights.laws import Outfit
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.routes import Wishes
from perihelion.games.high_frontier.rules import FrontierRules
from perihelion.games.high_frontier.state import LEO

Pool = Mapping[CardId, Side]
WAYS = 4  # to support a card, the lightest first
NEVER = 99  # WT
DEARER = 2  # WT more than the cheapest
THRIFT = 2  # factor by which supports make fuel last longer as a rule
BURNS = 4  # that lie between LEO and the bodies
HOP = {1: 1, 2: 2}  # steps besides, by the number of bodies
SOON = Wishes(turns=LONGEST)
HOPED = "?"  # before the name of a card still to be found
DIE = 6
RISK = 8.0  # WT that a certain loss is worth
HARD = 12  # what no belt harms


class Kit(NamedTuple):
    """A rocket.

    cards    card -> the side that is up
    bodies   how many it turns aside
    tanks    that bring it there
    price    WT still to be paid: for cards in hand, and tanks
    turns    of its flight
    risk     chance that a belt takes one of them
    """

    cards: Pool
    bodies: int
    tanks: int
    price: int
    turns: int
    risk: float = 0.0

    @property
    def dread(self) -> float:
        """WT that the risk is worth."""
        return RISK * self.risk


def paid(cards: Pool, hand: frozenset[CardId]) -> int:
    """WT to boost those that are in hand."""
    return sum(side.mass for card, side in cards.items() if card in hand)


class Yard:
    """Rockets of one table, each thought of once."""

    def __init__(self, rules: FrontierRules, voyages: Voyages, *, beams: bool) -> None:
        self._rules = rules
        self._voyages = voyages
        self._beams = beams
        self._flights: dict[tuple[Thruster, int, int], tuple[int, int] | None] = {}

    def can_deflect(self, card: CardId, side: Side) -> bool:
        """[HF-8.7C]"""
        return side.name == DRIVER or card == HOPED + "refinery" or self._deck(card) == "refinery"

    def _deck(self, card: CardId) -> str:
        return self._rules.cards[card].deck if card in self._rules.cards else ""

    def kits(self, pool: Pool, hand: frozenset[CardId], bodies: int) -> list[Kit]:
        """Rockets for so many bodies, the cheapest first; much dearer ones are left out."""
        found: list[Kit] = []
        most = NEVER
        for least, engine, load in sorted(self._cores(pool, hand, bodies)):
            if least > most:
                break
            for cards, lit in self._equipped(pool, hand, engine, load):
                kit = self._kit(cards, hand, lit, bodies, most)
                if kit is not None:
                    found.append(kit)
                    most = min(most, kit.price + DEARER)
        return sorted(found, key=lambda kit: kit.price + kit.dread)

    def _cores(
        self, pool: Pool, hand: frozenset[CardId], bodies: int
    ) -> Iterator[tuple[int, CardId, tuple[CardId, ...]]]:
        """Thruster and load, with the least they can cost; what needs nothing goes first."""
        able = [card for card in pool if self.can_deflect(card, pool[card])]
        able.sort(key=lambda card: (pool[card].needs != NOTHING, card))
        for engine, side in pool.items():
            for load in combinations(able, bodies) if side.thruster else ():
                if engine not in load[:-1]:
                    yield (
                        self._least({card: pool[card] for card in (engine, *load)}, hand, side),
                        engine,
                        load,
                    )

    def _least(self, bare: Pool, hand: frozenset[CardId], engine: Side) -> int:
        """WT without supports, which make no fuel last longer than by this factor."""
        assert engine.thruster is not None
        need = -(-BURNS * engine.thruster.fuel // THRIFT)
        return paid(bare, hand) + self._tanks(sum(side.mass for side in bare.values()), int(need))

    def _tanks(self, mass: int, need: int) -> int:
        row = self._rules.printed.rows.get(mass)
        steps = (0, *row.steps) if row else ()
        return next((tanks for tanks, one in enumerate(steps) if one >= need), NEVER)

    def _kit(self, cards: Pool, hand: frozenset[CardId], lit: Thruster, bodies: int, most: int) -> Kit | None:
        """The rocket with its tanks, if it comes there and is not dearer than so many WT."""
        mass, own = sum(side.mass for side in cards.values()), paid(cards, hand)
        if own + self._tanks(mass, lit.steps(BURNS)) > most:
            return None
        flight = self._flight(lit, mass, bodies)
        if flight is None:
            return None
        tanks, turns = flight
        return Kit(cards, bodies, tanks, own + tanks, turns, self._risk(cards, lit))

    def _risk(self, cards: Pool, lit: Thruster) -> float:
        """One belt lies on the way, and most rockets are a class too heavy.  [HF-8.3C]"""
        soft = min((side.rad_hard for side in cards.values() if not side.is_sail), default=HARD)
        return max(0, DIE - (lit.thrust - 1) - soft) / DIE

    def _equipped(
        self, pool: Pool, hand: frozenset[CardId], engine: CardId, load: tuple[CardId, ...]
    ) -> Iterator[tuple[Pool, Thruster]]:
        bare = {card: pool[card] for card in (engine, *load)}
        there = Outfit({**bare, **{card: side for card, side in pool.items() if side.supplies}})
        ways = [self._lightest(there, card) for card in dict.fromkeys((engine, *load))]
        for chosen in product(*ways):
            kit = dict(bare)
            for cards, _ in chosen:
                kit |= {card: there.cards[card] for card in cards}
            cooled = self._cooled(pool, hand, chosen[0][1])
            if cooled is None or (len(load) > 1 and not self._lasts(kit, engine, load)):
                continue
            lit = self._rules.laws.thruster(Outfit(kit)._replace(supports=tuple(chosen[0][0])), engine)
            if lit is not None:
                yield {**kit, **cooled}, lit

    def _lightest(self, there: Outfit, card: CardId) -> list[tuple[tuple[CardId, ...], int]]:
        found = [(one.cards, one.therms) for one in arrangements(there, card)]
        found.sort(key=lambda one: sum(there.cards[card].mass for card in one[0]) + one[1])
        return found[:WAYS]

    def _cooled(self, pool: Pool, hand: frozenset[CardId], therms: int) -> Pool | None:
        """The lightest radiators for so many therms."""
        if therms <= 0:
            return {}
        radiators = [card for card in sorted(pool) if pool[card].cooling]
        choices = [[None, *self._ends(card, pool[card], hand)] for card in radiators]
        found = []
        for picked in product(*choices):
            kit = {card: side for card, side in zip(radiators, picked, strict=True) if side is not None}
            if sum(side.cooling for side in kit.values()) >= therms:
                found.append((sum(side.mass for side in kit.values()), len(kit), kit))
        return min(found, key=lambda one: one[:2])[2] if found else None

    def _ends(self, card: CardId, side: Side, hand: frozenset[CardId]) -> list[Side]:
        printed = self._rules.cards.get(card)
        if card not in hand or printed is None or side not in printed.sides:
            return [side]
        heavy = printed.ends.get(HEAVY)
        return [side, heavy[printed.sides.index(side)]] if heavy else [side]

    def _lasts(self, kit: Pool, engine: CardId, load: tuple[CardId, ...]) -> bool:
        """Whether the rest still works when the first has gone with its supports."""
        gone = {load[0], *min((one.cards for one in arrangements(Outfit(dict(kit)), load[0])), key=len)}
        rest = Outfit({card: side for card, side in kit.items() if card not in gone})
        return all(card in rest.cards and arrangements(rest, card) for card in (engine, load[-1]))

    def _flight(self, lit: Thruster, mass: int, bodies: int) -> tuple[int, int] | None:
        """Tanks and turns of the cheapest flight there."""
        key = (lit, mass, bodies)
        if key not in self._flights:
            self._flights[key] = self._fly(lit, mass, bodies)
        return self._flights[key]

    def _fly(self, lit: Thruster, mass: int, bodies: int) -> tuple[int, int] | None:
        body = as_one(replace(lit, sail=False), mass, HARD)
        hops = 0 if lit.thrust > 2 and bodies == 1 else HOP[bodies] if lit.thrust <= 2 else 0
        for tanks, steps in enumerate((0, *self._rules.printed.rows[mass].steps)):
            if steps < lit.steps(BURNS):
                continue
            craft = Craft((("", body),), LEO, steps, self._beams, frozenset({sector_pass(CALM)}))
            found = [(turns, fuel) for turns, fuel, _ in self._voyages.costs_to(craft, SOON, APPROACH)]
            turns = [turns for turns, fuel in found if fuel + hops <= steps]
            if turns:
                return tanks, min(turns)
        return None
