"""Second missions: a rocket that has built a factory takes aboard what is made there and flies on."""

from __future__ import annotations

from dataclasses import replace

from perihelion.bots.high_frontier.kits import Kit
from perihelion.bots.high_frontier.missions import best_voyage, kits_of, promise, prospects, rocket_craft
from perihelion.bots.high_frontier.seen_table import Plain, SeenTable
from perihelion.bots.high_frontier.voyages import Voyages
from perihelion.games.high_frontier.components import BLACK, CardId
from perihelion.games.high_frontier.planner.craft import Craft

BETTER = 1.1  # times that full tanks must promise more, to be worth a turn


def next_kit(sight: SeenTable, rocket: Plain, *more: CardId) -> Kit | None:
    """The best that a rocket at a factory of its own can become with what is made there; `more` are cards
    that may yet be products.  [HF-5.8]
    """
    if not sight.has_factory(rocket["place"]):
        return None
    letter = sight.table["claims"][rocket["place"]]["letter"]
    black = [card for card in sight.hand if card in sight.table["black"]]
    made = [card for card in (*black, *more) if sight.rules.cards[card].letter == letter]
    aboard = {card: sight.side(card) for card in rocket["cards"] if card not in more}
    sides = aboard | {card: sight.rules.cards[card].sides[BLACK] for card in made}
    return max(kits_of(sight, sides), key=lambda kit: promise(sight, kit), default=None)


def is_worth_it(sight: SeenTable, voyages: Voyages, rocket: Plain, kit: Kit) -> bool:
    """Whether with full tanks it comes to a site where it can build.  [HF-5.5B]"""
    cards = {card: sight.side(card) for card in rocket["cards"]} | kit
    mass = sum(side.mass for side in cards.values())
    if mass not in sight.rules.printed.rows:
        return False
    craft = Craft(tuple(sorted(cards.items())), rocket["place"], passes=sight.passes, beamed=sight.beams())
    return _full(sight, voyages, craft) is not None


def fills_up(sight: SeenTable, voyages: Voyages, rocket: Plain) -> bool:
    """Whether a rocket at a factory of its own had better fill its tanks before it flies on.  [HF-5.5B]"""
    if not sight.has_factory(rocket["place"]) or rocket["tanks"] >= sight.rules.numbers.tanks:
        return False
    craft = rocket_craft(sight, rocket)
    full, now = _full(sight, voyages, craft), best_voyage(voyages, craft, prospects(sight, craft))
    return full is not None and (now is None or full > BETTER * now[3])


def _full(sight: SeenTable, voyages: Voyages, craft: Craft) -> float | None:
    """What the best voyage with full tanks is worth, a turn later."""
    craft = replace(craft, steps=sight.rules.printed.rows[craft.dry].steps[-1])
    best = best_voyage(voyages, craft, prospects(sight, craft), wait=1)
    return None if best is None else best[3]
