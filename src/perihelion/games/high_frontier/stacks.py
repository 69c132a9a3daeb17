"""Stacks: cards from one into another, outposts dropped and taken up, dry mass and the fuel figure."""

from __future__ import annotations

from collections.abc import Iterable

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.components import CardId, SpaceId
from perihelion.games.high_frontier.pieces import disks_left
from perihelion.games.high_frontier.state import LEO, Frontier, Slot, Stack

EVENTS = {
    "hf-shifted": ("card", "black", "slot", "place"),
    "hf-turned-outpost": ("slot", "place"),
    "hf-turned-rocket": ("place",),
    "hf-decommissioned": ("cards", "black", "place"),
    "hf-lost-stack": ("cards", "black", "place"),
}
VERBS = {"load": "rocket", "drop": "outpost", "unload": "leo"}


def dry_mass(hf: Frontier, cards: Iterable[CardId]) -> int:
    """All that cards weigh; fuel is no dry mass.  [HF-5.4B]"""
    mass = hf.on.book.mass
    return sum(mass(hf, card) for card in cards)


def mass(hf: Frontier, card: CardId) -> int:
    """What a card weighs as it lies.  [HF-2.6C]"""
    return hf.side(card).mass


def settle(hf: Frontier, seat: Seat) -> None:
    """The fuel figure goes to the row of the rocket's mass; in mid-move it waits.  [HF-6.7A]"""
    rocket = hf.players[seat].rocket
    if rocket is None or (hf.flight is not None and hf.flight.slot == "rocket" and seat == hf.active):
        return
    mass = dry_mass(hf, rocket.cards)
    if mass != rocket.row:
        rocket.steps = hf.on.fuel.carried_over(rocket.row, mass, rocket.steps)
        rocket.row = mass


def full_tanks(hf: Frontier, rocket: Stack) -> int:
    return hf.on.fuel.tanks(rocket.row, rocket.steps)


def take_out(hf: Frontier, seat: Seat, card: CardId) -> Stack:
    """The card leaves its stack; a stack without cards is gone with its fuel.  [HF-6.7]"""
    player = hf.players[seat]
    slot = player.slot_of(card)
    assert slot is not None, card
    stack = player.stacks[slot]
    stack.cards.remove(card)
    if not stack.cards:
        del player.stacks[slot]
    settle(hf, seat)
    return stack


def put_in(hf: Frontier, seat: Seat, slot: Slot, place: SpaceId, card: CardId) -> Stack:
    """The card joins the stack in this slot, or starts it.  [HF-2.7B HF-5.4A]"""
    stacks = hf.players[seat].stacks
    if slot not in stacks:
        stacks[slot] = Stack(place)
        if slot == "rocket":
            stacks[slot].row = hf.on.book.mass(hf, card)
    stack = stacks[slot]
    assert stack.place == place
    stack.cards.append(card)
    settle(hf, seat)
    return stack


def why_not_join(hf: Frontier, seat: Seat, slot: Slot, place: SpaceId, card: CardId) -> Reason | None:
    """Why a card in this space cannot go into a slot: its stack is elsewhere, too heavy, no disk left.

    [HF-2.7B HF-5.4B HF-3.1B]
    """
    stack = hf.players[seat].stacks.get(slot)
    if slot == "rocket":
        if stack is not None and stack.place != place:
            return reasons.ROCKET_ELSEWHERE
        mass = hf.on.book.mass(hf, card) + (dry_mass(hf, stack.cards) if stack else 0)
        return reasons.TOO_HEAVY if mass > hf.on.numbers.dry_mass else None
    if slot == "outpost":
        if stack is not None and stack.place != place:
            return reasons.OUTPOST_ELSEWHERE
        return reasons.NO_DISK if stack is None and disks_left(hf, seat) == 0 else None
    return None


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Cards that may change their stack where they are.  [HF-2.7B HF-6.6 HF-6.7D]"""
    player = hf.players[seat]
    late = hf.turn.rearranged >= hf.on.rearrangements
    moves = hf.on.moves
    for slot, stack in player.stacks.items():
        ways = ["load"] if slot in ("leo", "outpost") else ["unload" if stack.place == LEO else "drop"]
        if slot == "freighter" and player.rocket is not None and player.rocket.place == stack.place:
            ways.append("load")
        for way in ways:
            for card in stack.cards:
                why_not = hf.on.book.why_not_join(hf, seat, VERBS[way], stack.place, card)
                yield moves[way][card], reasons.LONG_ENOUGH if late else why_not
    yield from whole_offers(hf, seat, late)


def whole_offers(hf: Frontier, seat: Seat, late: bool) -> Offers:
    """Rocket or freighter into outpost, outpost into rocket.  [HF-6.7D]"""
    player = hf.players[seat]
    for slot in ("rocket", "freighter"):
        stack = player.stacks.get(slot)
        if stack is not None and stack.place != LEO:
            why_not = hf.on.book.why_not_join(hf, seat, "outpost", stack.place, stack.cards[0])
            yield hf.on.moves["outpost"][slot], reasons.LONG_ENOUGH if late else why_not
    outpost = player.outpost
    if outpost is not None and player.rocket is None:
        too_heavy = dry_mass(hf, outpost.cards) > hf.on.numbers.dry_mass
        why_not = reasons.TOO_HEAVY if too_heavy else None
        yield hf.on.vocabulary["launch"], reasons.LONG_ENOUGH if late else why_not


def shift(hf: Frontier, seat: Seat, move: Move) -> None:
    """One card goes over, and with the last card of a stack its fuel.  [HF-2.7B.2 HF-6.6 HF-6.7D]"""
    (card,) = move.args
    slot = VERBS[move.verb]
    place = shift_card(hf, seat, card, slot)
    hf.turn.rearranged += 1
    black = hf.black_of(card)
    hf.tell("hf-shifted", seat, "HF-2.7B.2", card=card, black=black, slot=slot, place=place)


def shift_card(hf: Frontier, seat: Seat, card: CardId, slot: Slot) -> SpaceId:
    player = hf.players[seat]
    old = player.slot_of(card)
    assert old is not None
    left = player.stacks[old]
    tanks = full_tanks(hf, left) if old == "rocket" else left.tanks
    take_out(hf, seat, card)
    put_in(hf, seat, slot, left.place, card)
    if not left.cards and tanks:
        store_tanks(hf, seat, slot, tanks)
    return left.place


def store_tanks(hf: Frontier, seat: Seat, slot: Slot, tanks: int) -> None:
    """Full tanks of a stack that is no more go with its cards; more than fit are lost.  [HF-5.4C HF-6.7D]"""
    player = hf.players[seat]
    most = hf.on.numbers.tanks
    if slot == "leo":
        player.water += tanks
    elif slot == "outpost":
        outpost = player.stacks["outpost"]
        outpost.tanks = min(most, outpost.tanks + tanks)
    elif slot == "rocket":
        rocket = player.stacks["rocket"]
        held = full_tanks(hf, rocket)
        rocket.steps = hf.on.fuel.steps(rocket.row, min(most, held + tanks)) if held < most else rocket.steps


def turn_outpost(hf: Frontier, seat: Seat, move: Move) -> None:
    """The figure is swapped for a disk; full tanks become stored ones.  [HF-6.7D]"""
    stack = hf.players[seat].stacks[move.args[0]]
    for card in stack.cards[:]:
        shift_card(hf, seat, card, "outpost")
    hf.turn.rearranged += 1
    hf.tell("hf-turned-outpost", seat, "HF-6.7D", slot=move.args[0], place=stack.place)


def launch(hf: Frontier, seat: Seat, move: Move) -> None:
    """Outpost and stored fuel become a rocket again.  [HF-6.7D HF-5.4B]"""
    outpost = hf.players[seat].stacks["outpost"]
    for card in outpost.cards[:]:
        shift_card(hf, seat, card, "rocket")
    hf.turn.rearranged += 1
    hf.tell("hf-turned-rocket", seat, "HF-6.7D", place=outpost.place)


def empty_tanks(hf: Frontier, seat: Seat, card: CardId) -> None:
    """Before the last card leaves a rocket at LEO, its full tanks go into the depot.  [HF-2.4B HF-5.4C]

    Ruling: nobody has to think of it, as the exchange is free.  [HF-11.17]
    """
    rocket = hf.players[seat].rocket
    if rocket is not None and rocket.place == LEO and rocket.cards == [card] and full_tanks(hf, rocket):
        hf.players[seat].water += full_tanks(hf, rocket)
        rocket.steps = 0
        hf.tell("hf-fuelled", seat, "HF-2.4B", tanks=0, place=LEO)


def to_hand(hf: Frontier, seat: Seat, card: CardId) -> SpaceId:
    """A decommissioned card goes to hand and keeps the side that was up.  [HF-6.7 HF-5.3.1]"""
    empty_tanks(hf, seat, card)
    place = take_out(hf, seat, card).place
    hf.players[seat].hand.append(card)
    hf.landings.pop(card, None)
    return place


def lose_stack(hf: Frontier, seat: Seat, slot: Slot, rule: str) -> None:
    """A stack falls to a hazard: all its cards go to hand, crew too, its fuel is lost; no felony.

    [HF-6.4E]
    """
    stack = hf.players[seat].stacks[slot]
    cards = stack.cards[:]
    for card in cards:
        hf.on.book.to_hand(hf, seat, card)
    hf.tell("hf-lost-stack", seat, rule, cards=cards, black=hf.black_of(*cards), place=stack.place)


ACTIONS = {"load": shift, "drop": shift, "unload": shift, "outpost": turn_outpost, "launch": launch}
