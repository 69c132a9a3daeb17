"""What the moves of a turn cost and bring, reckoned where the rules are, for whoever is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from perihelion.engine.decisions import Offers, Seat
from perihelion.games.high_frontier import boosting, crews, market, water
from perihelion.games.high_frontier.claims import next_step, value_at
from perihelion.games.high_frontier.components import LETTERS, CardId
from perihelion.games.high_frontier.state import LEO, Frontier, Slot, Stack

Worth = Mapping[str, int]


def worth(hf: Frontier) -> dict[str, Worth]:
    """Move of the active player -> what it brings; nothing while something flies or is bid for.

    water    WT gained, below 0 paid
    glory    VP that a crew wins by coming home
    lost     VP of glory given up, as the crew does not come home
    cubes    colonists who settle
    points   VP of a factory
    """
    if hf.flight is not None or hf.auction is not None or hf.over:
        return {}
    seat = hf.active
    found = {
        move.text: told
        for offers in OFFERS
        for move, _ in offers(hf, seat)
        if move.verb in WORTH and (told := WORTH[move.verb](hf, seat, move.args[0]))
    }
    return found | {f"letter {letter}": {"points": value_at(hf, next_step(hf, letter))} for letter in LETTERS}


def of_sale(hf: Frontier, seat: Seat, card: CardId) -> Worth:
    """[HF-5.3]"""
    return {"water": market.price(hf, card)}


def of_boost(hf: Frontier, seat: Seat, card: CardId) -> Worth:
    """[HF-5.4]"""
    return {"water": -boosting.price(hf, card)}


def of_tanks(hf: Frontier, seat: Seat, tanks: str) -> Worth:
    """Beside an outpost no water is paid.  [HF-5.4C]"""
    rocket = hf.players[seat].stacks["rocket"]
    return {"water": -water.tanks_to_fill(hf, rocket, int(tanks))} if rocket.place == LEO else {}


def of_decommission(hf: Frontier, seat: Seat, card: CardId) -> Worth:
    """[HF-6.7B]"""
    slot = hf.players[seat].slot_of(card)
    assert slot is not None
    return of_homecoming(hf, seat, hf.players[seat].stacks[slot], [card])


def of_abandoning(hf: Frontier, seat: Seat, slot: Slot) -> Worth:
    """[HF-2.7B.1]"""
    stack = hf.players[seat].stacks[slot]
    return of_homecoming(hf, seat, stack, stack.cards)


def of_homecoming(hf: Frontier, seat: Seat, stack: Stack, cards: list[CardId]) -> Worth:
    """Crews win their glory at LEO, settle in an own factory, and forget elsewhere.  [HF-6.7B HF-7.1.4]"""
    home = [card for card in cards if crews.is_crew(hf, card)]
    sites = [site for card in home for site in hf.landings.get(card, ())]
    glory = sum(space.vp for space in crews.glory_for(hf, seat, sites))
    if stack.place == LEO:
        return {"glory": glory} if glory else {}
    cubes = min(len(home), crews.room_for_colonists(hf, seat, stack.place))
    return {what: amount for what, amount in (("lost", glory), ("cubes", cubes)) if amount}


OFFERS: tuple[Callable[[Frontier, Seat], Offers], ...] = (
    market.offers,
    boosting.cards_to_boost,
    water.offers,
    crews.offers,
)
WORTH: Mapping[str, Callable[[Frontier, Seat, str], Worth]] = {
    "sell": of_sale,
    "boost": of_boost,
    "tanks": of_tanks,
    "decommission": of_decommission,
    "abandon": of_abandoning,
}
