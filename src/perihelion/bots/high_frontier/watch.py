"""Hermes fall: what a bot does in its turn."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.bots.high_frontier.deflection import Deflection, Errand
from perihelion.bots.high_frontier.kits import Kit
from perihelion.bots.high_frontier.missions import rocket_craft
from perihelion.bots.high_frontier.seen_table import Plain, SeenTable
from perihelion.bots.high_frontier.voyages import Voyages
from perihelion.engine.decisions import Decision
from perihelion.games.high_frontier.components import BLACK, CREW, SUPPORT_DECKS, CardId
from perihelion.games.high_frontier.expansions.expansion.supports import NOTHING
from perihelion.games.high_frontier.expansions.hermes import CLEVER, UPGRADE
from perihelion.games.high_frontier.state import LEO

Wishes = Iterator[str]
CUTS_TO_COME = 4  # turns left once the last budget cuts have passed
BULK = 2  # cards for one price that are worth selling again
LIGHT = 3  # mass of black cards that are boosted to be sold
WARES = 2  # black cards that are enough
POOR = 6  # WT with which wares come before everything else
LAST_BARGAIN = 5  # turns left when what is bought could no longer be sold
LAST_SALES = 2  # turns left when it is too late for that


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
        """More cards of the errand in the same operation, or more wares."""
        errand = self.errand
        if errand is not None and self.is_time(errand) and errand.owing(self._sight) <= self._sight.funds:
            yield from errand.boosts(self._sight)
        yield from (f"boost {card}" for card in self.wares())
        yield "done"

    # Cards and water.

    def earn(self) -> Wishes:
        """Wares, cards that help, cards to sell, cards that are sold again; or an income."""
        yield from (f"sell {card}" for card in self.at_market())
        if self._sight.funds < POOR and self.wares():
            yield from self.peddle()
        decks = self._plan.shopping()
        yield from (f"research {deck}" for deck in decks)
        yield from (f"boost {card}" for card in self.wares())
        if decks:
            yield from (f"sell {card}" for card in self.idle())
            yield "income"
        hoped = self._plan.hopeful(self._plan.pool)
        if self.errand is None:
            yield from (f"blind {deck}" for deck in (hoped.hopes if hoped else self.lacking()))
        yield from (f"sell {card}" for card in self.idle())
        bargain = self._plan.bargain()
        if bargain and self._plan.turns_left > LAST_BARGAIN and len(self._plan.bought((bargain,))) >= BULK:
            yield f"research {bargain}"
        yield "income"

    def peddle(self) -> Wishes:
        """Who is poor and has wares lives on them; what they cost to boost is found first."""
        yield from (f"boost {card}" for card in self.wares())
        yield from (f"sell {card}" for card in self.idle())
        yield "income"

    def at_market(self) -> list[CardId]:
        """Black cards at LEO that are not about to leave: what is sold comes back to hand.

        [HF-5.3 HF-5.3.1 HF-5.3.2]
        """
        kept = self.errand.kit if self.errand is not None and self.is_time(self.errand) else {}
        return [card for card in self._sight.at_leo if self._is_black(card) and card not in kept]

    def wares(self) -> list[CardId]:
        """Black cards of the hand that are worth boosting to be sold, the lightest first.

        [HF-5.3 HF-8.7C]
        """
        if self._plan.turns_left <= LAST_SALES:
            return []
        mass = {card: self._sight.side(card).mass for card in self._sight.hand if self._is_black(card)}
        return sorted((card for card in mass if mass[card] <= LIGHT), key=mass.__getitem__)

    def _is_black(self, card: CardId) -> bool:
        return card in self._sight.table["black"]

    def lacking(self) -> list[str]:
        """Kinds of cards without which there is no rocket."""
        owned = {self._sight.deck(card) for card in self._sight.owned}
        return [deck for deck in ("refinery", "thruster") if deck not in owned]

    def idle(self) -> list[CardId]:
        """Patents of the hand that no errand needs, but for one that a budget cut may have.  [HF-8.5B.4]"""
        sight, plan = self._sight, self._plan
        spare = [card for card in sight.hand if sight.deck(card) != CREW and card not in self.needed]
        spare = [card for card in spare if not self._is_black(card)]
        spare.sort(key=lambda card: sight.deck(card) not in SUPPORT_DECKS)
        return spare[1:] if plan.turns_left > CUTS_TO_COME else spare

    @property
    def needed(self) -> Kit:
        """Cards of the errand, or of one that may be had."""
        if not self._needed:
            errand = self.errand
            if errand is None or self._sight.me["faction"] == CLEVER:
                errand = self._plan.outlook(self._plan.pool)[1]
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
        """The card whose black side saves most, or can be sold again and again.  [HF-8.7C HF-5.3.1]"""
        cards = [move.args[0] for move in decision.moves if move.verb == "upgrade"]
        dream = self._plan.outlook(self._plan.pool)[1]
        sides = {card: self._sight.rules.cards[card].sides[BLACK] for card in cards}
        wanted = [card for card in cards if dream is not None and dream.kit.get(card) == sides[card]]
        light = sorted(cards, key=lambda card: sides[card].mass)
        if len(self.wares()) < WARES:
            wanted += [card for card in light if sides[card].mass <= min(LIGHT, self._sight.funds - UPGRADE)]
        if self.wares():
            wanted.sort(key=lambda card: sides[card].mass)
        yield from (f"upgrade {card}" for card in (wanted if self.wares() else light))
        yield "pass"
