"""Hermes fall: what a position seems worth, in WT."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

from perihelion.bots.high_frontier.deflection import LONGEST, OPEN
from perihelion.bots.high_frontier.voyages import Cost, Voyages
from perihelion.engine.driver import Game
from perihelion.games.high_frontier.components import CardId, Needs, Side, Thruster
from perihelion.games.high_frontier.expansions.expansion.boards import boards, sky
from perihelion.games.high_frontier.expansions.expansion.manoeuvres import sector_pass
from perihelion.games.high_frontier.expansions.hermes import BODIES, fall
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.routes import Wishes
from perihelion.games.high_frontier.rules import FrontierRules
from perihelion.games.high_frontier.state import LEO, Frontier, Stack
from perihelion.lab.hermes.yard import HOPED, Kit, Pool, Yard

SOON = Wishes(turns=LONGEST)
WAIT = 3  # turns for which a rocket may lie before the bodies
LAST = 19  # turn of the game
HOPE = 5  # WT that a card still to be found is worth
RESALE = 1.4  # WT that a card to be sold is worth beyond the operation
TO_SELL = 17  # turn until which cards are sold
ASIDE, BOUND, SURE = 4.0, 2.0, 20.0  # WT that a body is worth turned aside, nearly so, and both of them
NEVER = 60.0  # WT
CUTS = 1.5  # WT that a turn is worth in which a budget cut would hit a card of use
AGAIN = 14  # turn until which a rocket under way may come home and go again
HOPES: dict[CardId, Side] = {
    "?thruster": Side("", 1, Thruster(4, Fraction(3)), rad_hard=5),
    "?refinery": Side("", 3, rad_hard=4, needs=Needs(generator=("e",))),
    "?generator": Side("", 3, rad_hard=4, supplies=("e", "p")),
}
Plan = tuple[float, frozenset[CardId]]


def table(game: Game) -> Frontier:
    return cast(Frontier, game.state)


def is_open(hf: Frontier, turns: int) -> bool:
    """Whether the bodies may be entered so many turns from now.  [HF-8.5C HF-8.7C]"""
    spots, spot = boards().spots, sky(hf).spot
    return hf.turns + 1 + turns <= LAST and spots[(spot + turns) % len(spots)].sector == OPEN


def is_yellow(hf: Frontier, turns: int) -> bool:
    """Whether so many turns from now the budget may be cut.  [HF-8.5B.4]"""
    spots = boards().spots
    return spots[(sky(hf).spot + turns) % len(spots)].sector == "yellow"


def goals(hf: Frontier) -> list[str]:
    """Bodies that still fall."""
    return [body for body in BODIES if body not in fall(hf).aside]


class Outlook:
    """Judges positions of one table; rockets are thought of once."""

    def __init__(self, rules: FrontierRules, voyages: Voyages, *, beams: bool) -> None:
        self.yard = Yard(rules, voyages, beams=beams)
        self._voyages = voyages
        self._beams = beams
        self._rules = rules
        self._kits: dict[tuple[object, ...], list[Kit]] = {}

    def worth(self, game: Game) -> float:
        """Water, and what cards may be sold for, less what is still to be paid."""
        hf = table(game)
        me, turn = hf.players[0], hf.turns + 1
        left = len(goals(hf))
        bound = min(left, self.bound(hf))
        worth = self.funds(hf) + ASIDE * (len(BODIES) - left) + BOUND * bound
        if left == bound:
            return worth + SURE
        cost, used = self.plan(hf, left - bound)
        idle = [card for card in me.hand if card not in used and not hf.on.cards[card].crew]
        cuts = 0 if idle or not used else CUTS * sum(is_yellow(hf, turns) for turns in range(2))
        return worth - cost - cuts + RESALE * min(len(idle), max(0, TO_SELL - turn))

    def funds(self, hf: Frontier) -> int:
        """Water in the depot, and in tanks at LEO."""
        return hf.players[0].water + sum(self._tanks(stack) for stack in at_leo(hf))

    def _tanks(self, stack: Stack) -> int:
        row = self._rules.printed.rows.get(stack.row)
        return sum(stack.steps >= steps for steps in row.steps) if row else 0

    # What is still to be done.

    def plan(self, hf: Frontier, need: int) -> Plan:
        """WT for the cheapest way, and its cards: one rocket twice, two, or one with two loads."""
        pool = {**useful(self.yard, self.pool(hf, away=hf.turns < AGAIN)), **HOPES}
        there = frozenset(card for stack in at_leo(hf) for card in stack.cards)
        hand = frozenset(pool) - there
        found: list[Plan] = [(NEVER, frozenset())]
        for one in self.kits(pool, hand, 1)[:2]:
            used = frozenset(one.cards)
            landings = self.landings(hf, one, there)
            again = sum(one.cards[card].mass for card in used & there) + one.price + one.dread
            if need == 1 and landings:
                found.append((price(one), used))
            elif need > 1 and landings and landings[-1] - landings[0] >= one.turns + 2:
                found.append((price(one) + again, used))
            if need > 1 and landings:
                rest = {card: side for card, side in pool.items() if card not in used}
                others = self.kits(rest, hand, 1)[:1]
                found += [(price(one) + price(other), used | frozenset(other.cards)) for other in others]
        if need > 1:
            both = [kit for kit in self.kits(pool, hand, 2)[:2] if len(self.landings(hf, kit, there)) > 1]
            found += [(price(kit), frozenset(kit.cards)) for kit in both]
        return min(found, key=lambda one: one[0])

    def pool(self, hf: Frontier, *, away: bool = False) -> Pool:
        """Cards at home; those of rockets under way, too, if asked for."""
        me = hf.players[0]
        stacks = [stack for stack in me.stacks.values() if away or stack.place == LEO]
        return {
            card: hf.side(card) for card in (*me.hand, *(card for stack in stacks for card in stack.cards))
        }

    def kits(self, pool: Pool, hand: frozenset[CardId], bodies: int) -> list[Kit]:
        """The cheapest rockets, what is still to be found included."""
        key = (frozenset((card, id(side)) for card, side in pool.items()), hand & frozenset(pool), bodies)
        if key not in self._kits:
            self._kits[key] = sorted(self.yard.kits(pool, hand, bodies), key=price)[:6]
        return self._kits[key]

    def landings(self, hf: Frontier, kit: Kit, there: frozenset[CardId] = frozenset()) -> list[int]:
        """In how many turns it could land, if what is missing is boosted now."""
        first = kit.turns + hopes(kit) - (there >= kit.cards.keys())
        return [turns for turns in range(first, LAST - hf.turns) if is_open(hf, turns)]

    def kits_at_leo(self, there: Pool, bodies: int) -> list[Kit]:
        """Rockets of what is at LEO, which cost no more than their tanks."""
        return self.yard.kits(there, frozenset(), bodies)

    # Rockets under way.

    def bound(self, hf: Frontier) -> int:
        """Bodies that rockets under way may still turn aside."""
        return sum(self._bound(hf, stack) for stack in hf.players[0].stacks.values() if stack.place != LEO)

    def _bound(self, hf: Frontier, stack: Stack) -> int:
        able = [card for card in stack.cards if self.yard.can_deflect(card, hf.side(card))]
        first = min((turns for turns, _, _ in self.ways(hf, stack)), default=LAST) if able else LAST
        return min(len(able), sum(is_open(hf, turns) for turns in range(first, LAST - hf.turns)))

    def ways(self, hf: Frontier, stack: Stack, steps: int | None = None) -> list[tuple[int, str, Cost]]:
        """Landings that it can make if it sets out now: in how many turns, where, and how."""
        craft = self.craft(hf, stack, steps)
        costs = [(goal, cost) for goal in goals(hf) for cost in self._voyages.costs_to(craft, SOON, goal)]
        waits = [(cost[0] - 1 + wait, goal, cost) for goal, cost in costs for wait in range(WAIT + 1)]
        return [way for way in waits if is_open(hf, way[0])]

    def craft(self, hf: Frontier, stack: Stack, steps: int | None = None) -> Craft:
        cards = tuple(sorted((card, hf.side(card)) for card in stack.cards))
        passes = frozenset({sector_pass(OPEN)})
        return Craft(cards, stack.place, stack.steps if steps is None else steps, self._beams, passes)


def at_leo(hf: Frontier) -> list[Stack]:
    return [stack for stack in hf.players[0].stacks.values() if stack.place == LEO]


def hopes(kit: Kit) -> int:
    """How many cards of a rocket are still to be found."""
    return sum(card.startswith(HOPED) for card in kit.cards)


def useful(yard: Yard, pool: Pool) -> dict[CardId, Side]:
    """Cards that a rocket may need."""
    return {
        card: side
        for card, side in pool.items()
        if side.thruster or side.supplies or side.cooling or yard.can_deflect(card, side)
    }


def price(kit: Kit) -> float:
    """WT of a rocket, with what must be found, and what may be lost."""
    return kit.price + HOPE * hopes(kit) + kit.dread
