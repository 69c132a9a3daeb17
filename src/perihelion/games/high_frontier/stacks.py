"""Stacks: cards from one into another, outposts dropped and taken up, dry mass and the fuel figure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Group
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.components import CardId, SpaceId
from perihelion.games.high_frontier.phrases import CARGO, POINTS, STACK
from perihelion.games.high_frontier.pieces import disks_left
from perihelion.games.high_frontier.slots import open_slots, slot_in
from perihelion.games.high_frontier.state import Frontier, Slot, Stack, StackKind, kind_of

EVENTS = {
    "hf-shifted": {"card": "card", "black": "word", "slot": "numbered", "place": "space"},
    "hf-turned-outpost": {"slot": "numbered", "place": "space"},
    "hf-turned-rocket": {"place": "space"},
    "hf-decommissioned": {"cards": "card[]", "black": "word", "place": "space"},
    "hf-lost-stack": {"cards": "card[]", "black": "word", "place": "space"},
}
MOVES = dict.fromkeys(("load", "drop", "unload"), CARGO) | {
    "outpost": STACK,
    "decommission": {"card": "card", "points": POINTS, "gives": "mass-up of card"},
}
VERBS: dict[str, StackKind] = {"load": "rocket", "drop": "outpost", "unload": "leo"}


def dry_mass(hf: Frontier, cards: Iterable[CardId]) -> int:
    """All that cards weigh as they lie; fuel is no dry mass.  [HF-2.6C HF-5.4B]"""
    return sum(hf.side(card).mass for card in cards)


def settle(hf: Frontier, seat: Seat) -> None:
    """The fuel figures go to the rows of their rockets' masses; in mid-move one waits.  [HF-6.7A]"""
    under_way = hf.flight.slot if hf.flight is not None and seat == hf.active else ""
    for slot, rocket in hf.players[seat].of("rocket"):
        mass = dry_mass(hf, rocket.cards)
        if mass != rocket.row and slot != under_way:
            rocket.steps = hf.on.fuel.carried_over(rocket.row, mass, rocket.steps)
            rocket.row = mass


def full_tanks(hf: Frontier, rocket: Stack) -> int:
    return hf.on.fuel.tanks(rocket.row, rocket.steps)


def tanks_in(hf: Frontier, slot: Slot, stack: Stack) -> int:
    """Full tanks of a rocket, or those that an outpost stores.  [HF-6.7D]"""
    return full_tanks(hf, stack) if kind_of(slot) == "rocket" else stack.tanks


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
        if kind_of(slot) == "rocket":
            stacks[slot].row = hf.side(card).mass
    stack = stacks[slot]
    assert stack.place == place
    stack.cards.append(card)
    settle(hf, seat)
    return stack


def why_not_join(hf: Frontier, seat: Seat, slot: Slot, place: SpaceId, card: CardId) -> Reason | None:
    """Why a card in this space cannot go into a slot: its stack is elsewhere, too heavy, no disk left.

    [HF-2.7B HF-5.4B HF-3.1B]
    """
    stack, kind = hf.players[seat].stacks.get(slot), kind_of(slot)
    if kind == "rocket":
        if stack is not None and stack.place != place:
            return reasons.ROCKET_ELSEWHERE
        mass = hf.side(card).mass + (dry_mass(hf, stack.cards) if stack else 0)
        return reasons.TOO_HEAVY if mass > hf.on.numbers.dry_mass else None
    if kind == "outpost":
        if stack is not None and stack.place != place:
            return reasons.OUTPOST_ELSEWHERE
        return reasons.NO_DISK if stack is None and disks_left(hf, seat) == 0 else None
    return None


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Cards that may change their stack where they are.  [HF-2.7B HF-6.6 HF-6.7D]"""
    stacks = hf.players[seat].stacks
    if not stacks:
        return
    late = hf.turn.rearranged >= hf.on.rearrangements
    for slot, stack in stacks.items():
        for way, into in goals(hf, seat, slot, stack):
            moves = hf.on.shifts[way, into]
            for card in stack.cards:
                why_not = hf.on.book.why_not_join(hf, seat, into, stack.place, card)
                yield moves[card], reasons.LONG_ENOUGH if late else why_not
    yield from whole_offers(hf, seat, late)


def goals(hf: Frontier, seat: Seat, slot: Slot, stack: Stack) -> Iterator[tuple[str, Slot]]:
    """Into which stacks the cards of one may go, and by which verb; craft meet others that are there.

    [HF-2.7B.1 HF-6.6]
    """
    if slot not in hf.on.movers:
        for into in open_slots(hf, seat, "rocket", stack.place):
            yield "load", into
        return
    if stack.place == hf.home(seat):
        yield "unload", "leo"
    else:
        for into in open_slots(hf, seat, "outpost", stack.place):
            yield "drop", into
    for into, other in hf.players[seat].of("rocket"):
        if into != slot and other.place == stack.place:
            yield "load", into


def whole_offers(hf: Frontier, seat: Seat, late: bool) -> Offers:
    """Rocket or freighter into outpost, outpost into rocket.  [HF-6.7D]"""
    stacks = hf.players[seat].stacks
    for slot in hf.on.movers:
        stack = stacks.get(slot)
        if stack is not None and stack.place != hf.home(seat):
            for into in open_slots(hf, seat, "outpost", stack.place):
                why_not = hf.on.book.why_not_join(hf, seat, into, stack.place, stack.cards[0])
                yield hf.on.wholes["outpost", slot, into], reasons.LONG_ENOUGH if late else why_not
    for slot in hf.on.slots["outpost"]:
        unused = [other for other in hf.on.slots["rocket"] if other not in stacks] if slot in stacks else []
        if unused:
            too_heavy = dry_mass(hf, stacks[slot].cards) > hf.on.numbers.dry_mass
            why_not = reasons.TOO_HEAVY if too_heavy else None
            yield hf.on.wholes["launch", slot, unused[0]], reasons.LONG_ENOUGH if late else why_not


def shift(hf: Frontier, seat: Seat, move: Move) -> None:
    """One card goes over, and with the last card of a stack its fuel.  [HF-2.7B.2 HF-6.6 HF-6.7D]"""
    card, slot = move.args[0], slot_in(move, VERBS[move.verb])
    place = shift_card(hf, seat, card, slot)
    hf.turn.rearranged += 1
    black = hf.black_of(card)
    hf.tell("hf-shifted", seat, "HF-2.7B.2", card=card, black=black, slot=slot, place=place)


def shift_card(hf: Frontier, seat: Seat, card: CardId, slot: Slot) -> SpaceId:
    player = hf.players[seat]
    old = player.slot_of(card)
    assert old is not None
    left = player.stacks[old]
    tanks = tanks_in(hf, old, left)
    take_out(hf, seat, card)
    put_in(hf, seat, slot, left.place, card)
    if not left.cards and tanks:
        store_tanks(hf, seat, slot, tanks)
    return left.place


def store_tanks(hf: Frontier, seat: Seat, slot: Slot, tanks: int) -> None:
    """Full tanks of a stack that is gone go with its cards; more than fit are lost.  [HF-5.4C HF-6.7D]"""
    player = hf.players[seat]
    most, kind = hf.on.numbers.tanks, kind_of(slot)
    if kind == "leo":
        player.water += tanks
    elif kind == "outpost":
        outpost = player.stacks[slot]
        outpost.tanks = min(most, outpost.tanks + tanks)
    elif kind == "rocket":
        rocket = player.stacks[slot]
        held = full_tanks(hf, rocket)
        rocket.steps = hf.on.fuel.steps(rocket.row, min(most, held + tanks)) if held < most else rocket.steps


def turn_outpost(hf: Frontier, seat: Seat, move: Move) -> None:
    """The figure is swapped for a disk; full tanks become stored ones.  [HF-6.7D]"""
    stack, into = hf.players[seat].stacks[move.args[0]], slot_in(move, "outpost")
    for card in stack.cards[:]:
        shift_card(hf, seat, card, into)
    hf.turn.rearranged += 1
    hf.tell("hf-turned-outpost", seat, "HF-6.7D", slot=move.args[0], place=stack.place)


def turn_rocket(hf: Frontier, seat: Seat, move: Move) -> None:
    """Outpost and stored fuel become a rocket again.  [HF-6.7D HF-5.4B]"""
    outpost, into = hf.players[seat].stacks[outpost_turned(move)], slot_in(move, "rocket")
    for card in outpost.cards[:]:
        shift_card(hf, seat, card, into)
    hf.turn.rearranged += 1
    hf.tell("hf-turned-rocket", seat, "HF-6.7D", place=outpost.place)


def outpost_turned(move: Move) -> Slot:
    """The outpost that a move makes a rocket."""
    return next((arg for arg in move.args if kind_of(arg) == "outpost"), "outpost")


def empty_tanks(hf: Frontier, seat: Seat, card: CardId) -> None:
    """Before the last card leaves a rocket at LEO, its full tanks go into the depot.  [HF-2.4B HF-5.4C]

    Ruling: nobody has to think of it, as the exchange is free.  [HF-11.17]
    """
    for _, rocket in hf.players[seat].of("rocket"):
        if rocket.place == hf.home(seat) and rocket.cards == [card] and full_tanks(hf, rocket):
            hf.players[seat].water += full_tanks(hf, rocket)
            rocket.steps = 0
            hf.tell("hf-fuelled", seat, "HF-2.4B", tanks=0, place=rocket.place)


def to_hand(hf: Frontier, seat: Seat, card: CardId) -> SpaceId:
    """A decommissioned card goes to hand and keeps the side that was up.  [HF-6.7 HF-5.3.1]"""
    empty_tanks(hf, seat, card)
    place = take_out(hf, seat, card).place
    hf.turned.pop(card, None)
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


GROUPS: dict[str, Group] = dict.fromkeys((*VERBS, "outpost", "launch"), "free")
ACTIONS = {"load": shift, "drop": shift, "unload": shift, "outpost": turn_outpost, "launch": turn_rocket}
