"""Alien invasion: a race from Titan against two human factions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.positions import Page
from perihelion.engine.refused import Reason
from perihelion.engine.ruleset import Item
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.book import Book, OfSeat, OfTable
from perihelion.games.high_frontier.components import ANY_LETTER, CardId, SiteId, SpaceId
from perihelion.games.high_frontier.expansion import Expansion
from perihelion.games.high_frontier.expansions.expansion.combat.attacks import CombatBook
from perihelion.games.high_frontier.expansions.expansion.edition import is_said
from perihelion.games.high_frontier.expansions.expansion.elections import GovernmentBook
from perihelion.games.high_frontier.expansions.expansion.supports import works
from perihelion.games.high_frontier.meta import LONGEST
from perihelion.games.high_frontier.operations.claims import claims_of
from perihelion.games.high_frontier.outfits import outfit_of
from perihelion.games.high_frontier.positions.notation import listed
from perihelion.games.high_frontier.state import LEO, Frontier

if TYPE_CHECKING:
    from perihelion.games.high_frontier.rules import FrontierRules

TITANS = "PRC"  # whose pieces the invaders play
ORBIT = "low-titan-orbit"
TITAN = "Titan"
FAR = "Saturn"
RABBITHOLE = "rabbithole"
BASE, OUTLOOK = 1, 5  # VP
MILITARY = "S"
NOT_HERE = Reason("hf-no-factory-here", "HF-8.7B")


@dataclass(slots=True)
class Contact:
    """Whether a rocket from Titan has entered LEO, or one from Earth a site of Titan."""

    made: bool = False

    def clone(self) -> Contact:
        return Contact(self.made)


def contact(hf: Frontier) -> Contact:
    return cast(Contact, hf.annexes[Invasion.name])


class Invasion(Expansion):
    """Three players: one from Titan.  [HF-8.7B]"""

    name = "invasion"

    def wrap(self, book: Book) -> None:
        book[CombatBook].may_fight = lambda *_: True
        book[GovernmentBook].has_last_election = lambda *_: False
        book.may_commit_felony = lambda *_: True
        book.set_up = without_crew(book.set_up)
        book.hand_out_crews = hand_out_crews(book.hand_out_crews)
        book.win = for_the_pool(book.win)
        book.why_not_boost = black_from_titan(book.why_not_boost)
        book.why_not_industrialise = only_small(book.why_not_industrialise)
        book.why_over = why_over
        book.enter = make_contact(book.enter)
        book.score = score
        book.menu = black_stays(book.menu)

    def settle(self, rules: FrontierRules) -> None:
        """The invaders sit in the first seat.  [HF-8.7B HF-11.28]"""
        chosen = [faction for faction in rules.options.get("factions") or rules.box if faction != TITANS]
        others = [faction for faction in rules.box if faction not in (TITANS, *chosen)]
        rules.dealt = [TITANS, *chosen, *others][: rules.seats]
        rules.homes = {TITANS: ORBIT}
        rules.ends += ("contact",)

    def set_up(self, hf: Frontier) -> None:
        """Titans turn black what a shorter game deals them.  [HF-8.7B HF-3.3]"""
        hf.annexes[self.name] = Contact()
        titans = (player for player in hf.players if player.faction == TITANS)
        hf.black.update(card for player in titans for card in player.hand)

    def write(self, hf: Frontier) -> list[str]:
        return listed("contact", ["yes"] if contact(hf).made else [])

    def read(self, hf: Frontier, page: Page, taken: set[str]) -> None:
        hf.annexes[self.name] = Contact(is_said(page, "contact"))


def is_titan(hf: Frontier, seat: Seat) -> bool:
    return hf.players[seat].faction == TITANS


def without_crew(set_up: OfTable) -> OfTable:
    def begun(hf: Frontier) -> None:
        """Titans have no crew card.  [HF-8.7B]"""
        set_up(hf)
        for player in hf.players:
            if player.faction == TITANS:
                player.hand.remove(TITANS)

    return begun


def hand_out_crews(
    plain: Callable[[Frontier, set[CardId]], None],
) -> Callable[[Frontier, set[CardId]], None]:
    return lambda hf, taken: plain(hf, taken | {TITANS})


def for_the_pool(win: OfSeat) -> OfSeat:
    def won(hf: Frontier, winner: Seat) -> None:
        """Bids go to the pool, and Titans take the black side.  [HF-8.7B]"""
        card = hf.auction.card if hf.auction else ""
        bid = hf.auction.highest if hf.auction else 0
        hand = {*hf.players[winner].hand}
        win(hf, winner)
        if card and winner != hf.active:
            hf.players[hf.active].water -= bid
            hf.tell("hf-to-pool", hf.active, "HF-8.7B", water=bid)
        if card and is_titan(hf, winner):
            for new in [one for one in hf.players[winner].hand if one not in hand]:
                hf.black.add(new)
                hf.tell("hf-titan-card", winner, "HF-8.7B", card=new)

    return won


def black_stays(menu: Callable[[Frontier, Seat], Offers]) -> Callable[[Frontier, Seat], Offers]:
    def offered(hf: Frontier, seat: Seat) -> Offers:
        """Titans use nothing but black sides, and nobody pays for the end.  [HF-8.7B]"""
        closed = ("end-game", "flip") if is_titan(hf, seat) else ("end-game",)
        for move, why_not in menu(hf, seat):
            if move.verb not in closed:
                yield move, why_not

    return offered


WhyNotBoost = Callable[[Frontier, Seat, CardId, int, int], Reason | None]


def black_from_titan(why_not_boost: WhyNotBoost) -> WhyNotBoost:
    def why_not(hf: Frontier, seat: Seat, card: CardId, water: int, most: int) -> Reason | None:
        """Titans boost black cards to the low orbit of Titan.  [HF-8.7B]"""
        if is_titan(hf, seat) and card in hf.black:
            return reasons.TOO_LITTLE_WATER if water > most else None
        return why_not_boost(hf, seat, card, water, most)

    return why_not


def only_small(
    plain: Callable[[Frontier, Seat, SiteId], Reason | None],
) -> Callable[[Frontier, Seat, SiteId], Reason | None]:
    def why_not(hf: Frontier, seat: Seat, site: SiteId) -> Reason | None:
        """No factories on D worlds or around Saturn.  [HF-8.7B]"""
        if hf.on.sites[site].letter == ANY_LETTER or hf.on.spaces[site].zone == FAR:
            return NOT_HERE
        return plain(hf, seat, site)

    return why_not


Enters = Callable[[Frontier, Seat, SpaceId], None]


def make_contact(enter: Enters) -> Enters:
    def entered(hf: Frontier, seat: Seat, to: SpaceId) -> None:
        """Whoever has come counts, whatever befalls the rocket there in the same turn.  [HF-8.7B]"""
        enter(hf, seat, to)
        contact(hf).made |= is_contact(hf, seat)

    return entered


def is_contact(hf: Frontier, seat: Seat) -> bool:
    """A rocket from Titan stands at LEO, or one from Earth on Titan.  [HF-8.7B]"""
    places = [rocket.place for _, rocket in hf.players[seat].of("rocket")]
    if is_titan(hf, seat):
        return LEO in places
    return any(place in hf.on.sites and hf.on.sites[place].world == TITAN for place in places)


def why_over(hf: Frontier) -> str:
    """The two worlds have met.  [HF-8.7B]"""
    if contact(hf).made or any(is_contact(hf, seat) for seat in range(hf.on.seats)):
        return "contact"
    return "rounds" if hf.turns >= (hf.on.rounds or LONGEST) * hf.on.seats else ""


def score(hf: Frontier, seat: Seat) -> list[Item]:
    """Military bases, and the outlook at the Rabbithole; humans count together.  [HF-8.7B HF-11.28]"""
    allies = [other for other in range(hf.on.seats) if is_titan(hf, other) == is_titan(hf, seat)]
    return [item for ally in allies for item in own_items(hf, ally)]


def own_items(hf: Frontier, seat: Seat) -> Iterator[Item]:
    for site, claim in claims_of(hf, seat):
        if claim.cubes and claim.letter == MILITARY:
            yield Item("hf-base", BASE, "HF-8.7B", {"site": site})
    for _, outpost in hf.players[seat].of("outpost"):
        there = outfit_of(hf, seat, outpost)
        robonauts = [card for card in outpost.cards if hf.on.cards[card].deck == "robonaut"]
        if outpost.place == RABBITHOLE and any(works(there, card) for card in robonauts):
            yield Item("hf-outlook", OUTLOOK, "HF-8.7B", {"site": RABBITHOLE})


Invasion.events = {"hf-to-pool": ("water",), "hf-titan-card": {"card": "built"}}
Invasion.parts = {"hf-base": {"site": "space"}, "hf-outlook": {"site": "space"}}
