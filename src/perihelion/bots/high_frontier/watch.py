"""Hermes fall: what a bot does in its turn."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.bots.high_frontier.deflection import Deflection, Errand
from perihelion.bots.high_frontier.kits import Kit
from perihelion.bots.high_frontier.missions import rocket_craft
from perihelion.bots.high_frontier.seen_table import Plain, SeenTable
from perihelion.bots.high_frontier.voyages import Voyages
from perihelion.engine.decisions import Decision
from perihelion.games.high_frontier.components import CREW, SUPPORT_DECKS, CardId
from perihelion.games.high_frontier.expansions.expansion.supports import NOTHING
from perihelion.games.high_frontier.expansions.hermes import UPGRADE
from perihelion.games.high_frontier.state import LEO

Wishes = Iterator[str]
CUTS_TO_COME = 4  # turns left once the last budget cuts have passed
BULK = 2  # cards for one price that are worth selling again


class Watch:
    """The wishes of the seat that stands between Hermes and the Earth, the dearest first."""

    def __init__(self, sight: SeenTable, voyages: Voyages) -> None:
        self._sight = sight
        self._plan = Deflection(sight, voyages)
        self._errands: list[Errand | None] = []
        self._needed: list[Kit] = []

    @property
    def errand(self) -> Errand | None:
        """The cheapest rocket it can make, worked out once."""
        if not self._errands:
            self._errands.append(self._plan.best(self._plan.pool))
        return self._errands[0]

    def turn(self) -> Wishes:
        """Turn a body aside, fly, prepare the next rocket, earn."""
        rocket = self._sight.rocket
        if rocket is not None and rocket["place"] != LEO:
            yield from self.under_way(rocket)
        else:
            yield from self.prepare()
        yield from self.earn()
        yield "pass"

    # A rocket under way.

    def under_way(self, rocket: Plain) -> Wishes:
        """What needs nothing is given first; a rocket that has done its work, or cannot, goes home."""
        able = [card for card in rocket["cards"] if self._plan.can_deflect(card, self._sight.side(card))]
        able.sort(key=lambda card: self._sight.side(card).needs != NOTHING)
        yield from (f"deflect {card}" for card in able)
        if able and self._plan.bound(rocket_craft(self._sight, rocket)) is not None:
            yield "fly"
        if not able or not self._plan.has_way(rocket_craft(self._sight, rocket)):
            yield f"abandon {self._sight.slot}"
            yield from (f"decommission {card}" for card in rocket["cards"])
            yield f"outpost {self._sight.slot}"

    # At LEO.

    def prepare(self) -> Wishes:
        """The cards of the errand just in time, tanks, and off."""
        errand, sight = self.errand, self._sight
        if errand is None:
            return
        grounded = [card for card in errand.kit if card in sight.hand]
        if {*grounded} & self._plan.working(errand.kit) or not sight.me["stacks"]:
            if self.is_time(errand) and errand.owing(sight) <= sight.funds:
                yield from errand.boosts(sight)
            return
        yield from self.load(errand)
        rocket = sight.rocket
        if rocket is not None and self._plan.bound(rocket_craft(sight, rocket)) is not None:
            yield "fly"

    def is_time(self, errand: Errand) -> bool:
        """Whether what is boosted now and leaves in the next turn lands before long."""
        return self._plan.is_in_time(errand.turns)

    def load(self, errand: Errand) -> Wishes:
        rocket = self._sight.rocket
        aboard = rocket["cards"] if rocket else []
        there = [card for card in errand.kit if card not in aboard and card not in self._sight.hand]
        yield from (f"load {card}" for card in there)
        yield from (f"unload {card}" for card in aboard if card not in errand.kit)
        if rocket is not None and rocket["tanks"] != errand.tanks:
            yield f"tanks {errand.tanks}"

    def boost(self) -> Wishes:
        """More cards of the errand in the same operation."""
        if self.errand is not None:
            yield from self.errand.boosts(self._sight)
        yield "done"

    # Cards and water.

    def earn(self) -> Wishes:
        """Cards that help, cards to sell, cards that are sold again; or an income."""
        decks = self._plan.shopping()
        yield from (f"research {deck}" for deck in decks)
        if decks:
            yield from (f"sell {card}" for card in self.idle())
            yield "income"
        hoped = self._plan.hopeful(self._plan.pool)
        if self.errand is None:
            yield from (f"blind {deck}" for deck in (hoped.hopes if hoped else self.lacking()))
        yield from (f"sell {card}" for card in self.idle())
        bargain = self._plan.bargain()
        if bargain and len(self._plan.bought((bargain,))) >= BULK:
            yield f"research {bargain}"
        yield "income"

    def lacking(self) -> list[str]:
        """Kinds of cards without which there is no rocket."""
        owned = {self._sight.deck(card) for card in self._sight.owned}
        return [deck for deck in ("refinery", "thruster") if deck not in owned]

    def idle(self) -> list[CardId]:
        """Patents of the hand that no errand needs, but for one that a budget cut may have.  [HF-8.5B.4]"""
        sight, plan = self._sight, self._plan
        spare = [card for card in sight.hand if sight.deck(card) != CREW and card not in self.needed]
        spare.sort(key=lambda card: sight.deck(card) not in SUPPORT_DECKS)
        return spare[1:] if plan.turns_left > CUTS_TO_COME else spare

    @property
    def needed(self) -> Kit:
        """Cards of the errand, or of one that may be had."""
        if not self._needed:
            errand = self.errand or self._plan.hopeful(self._plan.pool)
            self._needed.append(errand.kit if errand is not None else {})
        return self._needed[0]

    # What is lost, and what becomes better.

    def sacrifice(self, decision: Decision) -> Wishes:
        """What it needs least, then the cheapest to replace."""
        needed = {*self._plan.working(self.needed), *self._aboard()}
        cards = [move.args[0] for move in decision.moves if move.args]
        cards.sort(key=lambda card: (card in needed, self._sight.side(card).mass))
        yield from (f"lose {card}" for card in cards)

    def _aboard(self) -> set[CardId]:
        """Cards that a rocket under way cannot do without."""
        rocket = self._sight.rocket
        cards = rocket["cards"] if rocket is not None else []
        return self._plan.working({card: self._sight.side(card) for card in cards})

    def upgrade(self, decision: Decision) -> Wishes:
        """The card whose black side saves most.  [HF-8.7C]"""
        pool = self._plan.pool
        cards = [move.args[0] for move in decision.moves if move.verb == "upgrade"]
        black = {card: {**pool, card: self._sight.rules.cards[card].sides[True]} for card in cards}
        costs = {card: self._plan.cost(self._plan.hopeful(black[card])) for card in cards}
        best = min(costs, key=costs.__getitem__)
        if costs[best] + UPGRADE < self._plan.cost(self._plan.hopeful(pool)):
            yield f"upgrade {best}"
        yield "pass"
