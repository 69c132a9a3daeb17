"""What the moves of a turn cost and bring, reckoned where the rules are, for whoever is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from perihelion.engine.decisions import Seat
from perihelion.games.high_frontier.components import LETTERS, CardId
from perihelion.games.high_frontier.crews import crews_of, glory_for, room_for_colonists
from perihelion.games.high_frontier.operations import boosting, market
from perihelion.games.high_frontier.operations.claims import next_step, value_at
from perihelion.games.high_frontier.operations.refuelling import (
    can_scoop,
    loot,
    mined_at,
    mined_by,
    mining_units,
    room,
    room_at,
)
from perihelion.games.high_frontier.stacks import full_tanks
from perihelion.games.high_frontier.state import LEO, Frontier, Slot, Stack
from perihelion.games.high_frontier.water import outpost_at

Worth = Mapping[str, int]
Told = Iterator[tuple[str, Worth]]


def worth(hf: Frontier) -> dict[str, Worth]:
    """Move of the active player -> what it brings; nothing while something flies or is bid for.

    water    WT gained, below 0 paid
    tanks    full tanks gained
    glory    VP that a crew wins by coming home
    lost     VP of glory given up, as the crew does not come home
    cubes    colonists who settle
    points   VP of a factory
    """
    if hf.flight is not None or hf.auction is not None or hf.over:
        return {}
    seat = hf.active
    return dict(
        [*trade(hf, seat), *fuelling(hf, seat), *mining(hf, seat), *homecomings(hf, seat), *letters(hf)]
    )


def trade(hf: Frontier, seat: Seat) -> Told:
    """Cards sold and boosted.  [HF-5.3 HF-5.4]"""
    for card in hf.players[seat].hand:
        if card not in hf.black:
            yield f"boost {card}", {"water": -boosting.price(hf, card)}
            if not hf.on.cards[card].crew:
                yield f"sell {card}", {"water": market.price(hf, card)}
    for _, stack in hf.players[seat].at(LEO):
        for card in stack.cards:
            if card in hf.black:
                yield f"sell {card}", {"water": market.price(hf, card)}


def fuelling(hf: Frontier, seat: Seat) -> Told:
    """Tanks at LEO, as many as can be paid for; beside an outpost no water is paid.  [HF-5.4C]"""
    player = hf.players[seat]
    for slot, rocket in player.of("rocket"):
        if rocket.place == LEO:
            full = full_tanks(hf, rocket)
            for tanks in range(min(hf.on.numbers.tanks, full + player.water) + 1):
                yield hf.on.tank_moves[slot][tanks].text, {"water": full - tanks}


def mining(hf: Frontier, seat: Seat) -> Told:
    """Water drawn on a site, as far as there is room for it.  [HF-5.5A HF-5.5B HF-6.4F]"""
    if not hf.turn.operations:
        return
    places = set()
    for stack, card in mining_units(hf, seat):
        places.add(stack.place)
        tanks = min(mined_by(hf, stack, card), room_at(hf, seat, stack.place))
        yield f"refuel {card}", {"tanks": tanks}
    if hf.on.all_mine:
        for place in places:
            tanks = min(mined_at(hf, seat, place), room_at(hf, seat, place))
            yield f"refuel all {place}", {"tanks": tanks}
    yield from filling(hf, seat)


def filling(hf: Frontier, seat: Seat) -> Told:
    """Factory, scoop and what others have stored fill the rocket alone.  [HF-5.5B HF-5.5C HF-6.4F]"""
    for slot, rocket in hf.players[seat].of("rocket"):
        if rocket.place != LEO:
            yield from filling_one(hf, seat, slot, rocket)


def filling_one(hf: Frontier, seat: Seat, slot: Slot, rocket: Stack) -> Told:
    moves, free = hf.on.fillings[slot], room(hf, rocket, slot)
    if rocket.place in hf.claims:
        yield moves["factory"].text, {"tanks": free}
        for tanks in range(1, free):
            yield moves[f"factory {tanks}"].text, {"tanks": tanks}
    if can_scoop(hf, rocket):
        yield moves["scoop"].text, {"tanks": free}
    for victim in range(hf.on.seats):
        outpost = None if victim == seat else outpost_at(hf, victim, rocket.place)
        if outpost is not None:
            yield moves[f"steal {victim}"].text, {"tanks": loot(hf, slot, rocket, outpost)}


def homecomings(hf: Frontier, seat: Seat) -> Told:
    """Crews alone, and whole stacks with crews in them.  [HF-6.7B HF-2.7B.1]"""
    for slot, stack in hf.players[seat].stacks.items():
        crews = crews_of(hf, stack)
        for card in crews:
            yield f"decommission {card}", homecoming(hf, seat, stack, [card])
        if crews and slot in hf.on.moves["abandon"]:
            yield f"abandon {slot}", homecoming(hf, seat, stack, crews)


def homecoming(hf: Frontier, seat: Seat, stack: Stack, home: list[CardId]) -> Worth:
    """Crews win their glory at LEO, settle in an own factory, and forget elsewhere.  [HF-6.7B HF-7.1.4]"""
    sites = [site for card in home for site in hf.landings.get(card, ())]
    glory = sum(space.vp for space in glory_for(hf, seat, sites))
    if stack.place == LEO:
        return {"glory": glory}
    return {"lost": glory, "cubes": min(len(home), room_for_colonists(hf, seat, stack.place))}


def letters(hf: Frontier) -> Told:
    """While a letter is chosen, what the factory will be worth.  [HF-5.7C HF-7.1.2]"""
    if any(claim.cubes and not claim.letter for claim in hf.claims.values()):
        for letter in LETTERS:
            yield f"letter {letter}", {"points": value_at(hf, next_step(hf, letter))}
