"""What a bot does in its turn: prepare a mission, fly it, build a factory, find the water for the next."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.bots.high_frontier.again import fills_up, is_worth_it, next_kit
from perihelion.bots.high_frontier.kits import Kit, dead_weight, wanted_decks
from perihelion.bots.high_frontier.missions import (
    Mission,
    claim_chance,
    from_leo,
    has_kit,
    homeward,
    improves,
    onward,
    rocket_craft,
)
from perihelion.bots.high_frontier.seen_table import Plain, SeenTable
from perihelion.bots.high_frontier.tastes import Tastes
from perihelion.bots.high_frontier.voyages import Voyages
from perihelion.engine.decisions import Decision
from perihelion.games.high_frontier.components import DECKS, SUPPORT_DECKS, CardId, Letter
from perihelion.games.high_frontier.flights.laws import Outfit
from perihelion.games.high_frontier.state import LEO, kind_of

Wishes = Iterator[str]
MUCH = 99  # WT
SPARE = 6  # WT that it keeps when it stows supports at LEO


class Desk:
    """The wishes of one seat in one situation, the dearest first; the first that is legal is done."""

    def __init__(self, sight: SeenTable, voyages: Voyages, tastes: Tastes) -> None:
        self._sight = sight
        self._voyages = voyages
        self._tastes = tastes
        self._missions: list[Mission | None] = []

    @property
    def mission(self) -> Mission | None:
        """The best mission from LEO, worked out once."""
        if not self._missions:
            self._missions.append(from_leo(self._sight, self._voyages, self._tastes))
        return self._missions[0]

    def turn(self) -> Wishes:
        """Everything it would like to do now."""
        sight = self._sight
        if sight.is_leading:
            yield "end-game"
        yield from (f"venture {venture}" for venture in sight.rules.printed.ventures)
        yield from (f"decommission {crew}" for crew in sight.glory_aboard(sight.at_leo))
        rocket = sight.rocket
        freighter = sight.stack("freighter")
        if freighter is not None and freighter["place"] != LEO:
            yield "haul"
        if rocket is not None and rocket["place"] != LEO:
            yield from self.under_way(rocket)
        else:
            yield from self.prepare()
        yield from self.earn()
        yield "event"
        yield "pass"

    # A rocket under way.

    def under_way(self, rocket: Plain) -> Wishes:
        """A factory where it stands, a claim, the way on; and home with what is of no further use."""
        place = rocket["place"]
        if not has_kit(self._sight, rocket["cards"]):
            yield from self.set_out_again(rocket)
            yield from self.go_home(rocket)
            return
        yield f"industrialise {place}"
        if self._is_open(place):
            yield from (f"prospect {card}" for card in self._prospectors(rocket["cards"]))
        if fills_up(self._sight, self._voyages, rocket):
            yield "refuel factory"
        if onward(self._sight, self._voyages) is not None:
            yield "fly"
        elif self._sight.has_factory(place):
            yield from self.give_up(rocket)
        elif not self._is_mine(place) and not self._may_claim(place):
            yield "refuel factory"
            yield from (f"refuel {card}" for card in self._prospectors(rocket["cards"]))
            yield from self.give_up(rocket)

    def set_out_again(self, rocket: Plain) -> Wishes:
        """Where a rocket can be made whole by what its factory builds, it is.  [HF-5.8]"""
        kit = self.next_kit(rocket)
        yield from (f"produce {card}" for card in self._sight.hand if card in kit)

    def next_kit(self, rocket: Plain, *more: CardId) -> Kit:
        """The kit of a second mission that is worth flying; empty where there is none.

        `more` are cards that may yet become products.
        """
        kit = next_kit(self._sight, rocket, *more) if self._tastes.travels else None
        return kit if kit is not None and is_worth_it(self._sight, self._voyages, rocket, kit) else {}

    def go_home(self, rocket: Plain) -> Wishes:
        """A crew that wins glory flies home, with the water of its factory; everything else is given up."""
        sight, voyages = self._sight, self._voyages
        if homeward(sight, voyages, rocket) is not None:
            yield "fly"
        elif sight.has_factory(rocket["place"]) and homeward(sight, voyages, rocket, full=True) is not None:
            yield "refuel factory"
        else:
            yield from self.give_up(rocket)

    def give_up(self, rocket: Plain) -> Wishes:
        """All cards go home; where a crew must stay, the others do, and the crew keeps an outpost."""
        yield "abandon rocket"
        sight = self._sight
        yield from (f"decommission {card}" for card in rocket["cards"] if sight.deck(card) in DECKS)
        yield "outpost rocket"

    def build(self, decision: Decision) -> Wishes:
        """Into the rocket what flies on with it; anything else is shipped home.  [HF-5.8]"""
        rocket, card = self._sight.rocket, decision.about["card"]
        at = rocket["place"] if rocket is not None and card in self.next_kit(rocket) else None
        for move in decision.moves:
            slot, site = move.args[:2]
            if (kind_of(slot), site) == ("rocket", at) or (at is None and kind_of(slot) == "freighter"):
                yield move.text

    def products(self, decision: Decision) -> Wishes:
        """What makes the rocket whole, then a card that the next mission can do without."""
        rocket = self._sight.rocket
        cards = [move.args[0] for move in decision.moves if move.args]
        if rocket is not None:
            yield from (f"product {card}" for card in cards if card in self.next_kit(rocket, card))
        needed = self.mission.cards if self.mission else ()
        yield from (f"product {card}" for card in cards if card not in needed)

    def given(self, decision: Decision) -> Wishes:
        """Of two robonauts the one that mines worse goes, and the heavier."""
        cards = [move.args[0] for move in decision.moves]
        sides = {card: self._sight.side(card) for card in cards}
        yield from (
            f"use {card}"
            for card in sorted(cards, key=lambda card: (-(sides[card].isru or 0), -sides[card].mass))
        )

    def _is_open(self, place: str) -> bool:
        """Whether a site can still be prospected."""
        table = self._sight.table
        return (
            place in self._sight.rules.sites and place not in table["claims"] and place not in table["failed"]
        )

    def _may_claim(self, place: str) -> bool:
        """Whether the rocket could make a claim where it stands, if not in this turn then in the next."""
        rocket = self._sight.rocket
        if rocket is None or place not in self._sight.rules.sites:
            return False
        return claim_chance(self._sight, rocket_craft(self._sight, rocket), place) > 0

    def _is_mine(self, place: str) -> bool:
        claim = self._sight.table["claims"].get(place)
        return claim is not None and claim["owner"] == self._sight.seat

    def _prospectors(self, cards: list[CardId]) -> list[CardId]:
        """Units with an ISRU, the buggies first, then the keenest."""
        sight = self._sight
        sides = {card: sight.side(card) for card in cards}
        units = sight.rules.laws.units(Outfit(sides))
        return sorted(units, key=lambda card: (not sides[card].drives, sides[card].isru))

    # At LEO.

    def prepare(self) -> Wishes:
        """Boost the cards of the mission, load them, fill the tanks, go; or look for the missing ones."""
        mission, sight = self.mission, self._sight
        if mission is None or not self.is_complete():
            yield from self.research()
        if mission is None:
            yield from (f"sell {card}" for card in self.surplus())
            heavy = dead_weight(sight, sight.at_home)
            rich = [card for card in heavy if sight.white(card).mass <= sight.funds - SPARE]
            yield from (f"boost {card}" for card in rich if sight.deck(card) in SUPPORT_DECKS)
            yield from (f"sell {card}" for card in heavy)
            yield from self.speculate()
            return
        if mission.price > sight.funds:
            return
        grounded = [card for card in mission.cards if card in sight.hand]
        if grounded:
            yield from (f"flip {card}" for card in grounded if card in sight.table["black"])
            yield from mission.boosts(sight, grounded)
            return
        yield from self.load(mission)
        yield "fly"

    def load(self, mission: Mission) -> Wishes:
        """The rocket as the mission wants it."""
        rocket = self._sight.rocket
        aboard = rocket["cards"] if rocket else []
        yield from (f"load {card}" for card in mission.cards if card not in aboard)
        yield from (f"unload {card}" for card in aboard if card not in mission.cards)
        if rocket is not None and rocket["tanks"] != mission.tanks:
            yield f"tanks {mission.tanks}"

    def begin(self) -> Wishes:
        """Where nothing can be earned, cards of the mission are boosted before all can be paid."""
        if self.mission is not None:
            yield from self.mission.boosts(self._sight, self.mission.cards)

    def boost(self) -> Wishes:
        """More cards of the mission in the same operation."""
        if self.mission is not None:
            yield from self.mission.boosts(self._sight, self.mission.cards)
        yield "done"

    # Cards and water.

    def is_complete(self) -> bool:
        return not self.lacking()

    def lacking(self) -> list[str]:
        """Kinds of patents it has none of."""
        owned = {self._sight.deck(card) for card in self._sight.owned}
        found = [deck for deck in ("robonaut", "refinery", "thruster") if deck not in owned]
        if found or self.mission is not None:
            return found
        return list(dict.fromkeys(wanted_decks(self._sight, self._sight.at_home)))

    def research(self) -> Wishes:
        """The kinds it lacks."""
        yield from (f"research {deck}" for deck in self.lacking())

    def earn(self) -> Wishes:
        """Products at LEO, cards it has no use for, or an income."""
        sight = self._sight
        for slot in ("leo", "rocket", "freighter"):
            stack = sight.stack(slot)
            if stack is not None and stack["place"] == LEO:
                yield from (f"sell {card}" for card in stack["cards"] if self._is_product(card))
        if self._tastes.trades:
            yield from (f"produce {card}" for card in sight.hand if card in sight.table["black"])
            yield from self.retool()
        yield from (f"sell {card}" for card in self.surplus())
        if self._tastes.trades and self.shortage > 1:
            yield from self.speculate()
        yield "income"
        yield from self.begin()

    @property
    def shortage(self) -> int:
        """WT that the next mission still costs; much where there is none."""
        return self.mission.price - self._sight.funds if self.mission else MUCH

    def _is_product(self, card: CardId) -> bool:
        return card in self._sight.table["black"] and not (self.mission and card in self.mission.cards)

    def surplus(self) -> list[CardId]:
        """White hand cards no mission needs; without a mission all but the latest of each kind."""
        sight = self._sight
        if not self.is_complete():
            return []
        latest = {sight.deck(card): card for card in sight.hand}
        kept = set(self.mission.cards if self.mission else latest.values())
        whites = [card for card in sight.hand if card not in sight.table["black"] and card not in kept]
        spare = [card for card in whites if sight.deck(card) in SUPPORT_DECKS and self.mission is not None]
        owned = [sight.deck(card) for card in sight.owned if card not in whites]
        return spare + [card for card in whites if sight.deck(card) in DECKS and sight.deck(card) in owned]

    def speculate(self) -> Wishes:
        """A patent nobody else wants can be sold for more than two incomes: first one that is of use."""
        tops = {deck: said["top"] for deck, said in self._sight.table["decks"].items() if said["top"]}
        yield from (f"research {deck}" for deck in sorted(tops, key=lambda deck: -self._use(tops[deck])))

    def _use(self, card: CardId) -> int:
        """Whether a patent would make a better rocket, or else a product."""
        if improves(self._sight, card):
            return 2
        return self._sight.rules.cards[card].letter in self.idle_letters()

    # Trade.

    def idle_letters(self) -> set[Letter]:
        """Letters of one's factories that have no product yet."""
        sight = self._sight
        mine = {claim["letter"] for _, claim in sight.factories(sight.seat)}
        black = {sight.rules.cards[card].letter for card in sight.owned if card in sight.table["black"]}
        return mine - black

    def retool(self) -> Wishes:
        """A white card that no mission needs becomes a product."""
        letters = self.idle_letters()
        kept = self.mission.cards if self.mission else ()
        for card in self._sight.hand:
            if self._sight.rules.cards[card].letter in letters and card not in kept:
                yield f"retool {card}"
