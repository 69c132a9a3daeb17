"""Deals: terms a player may offer, who must agree, and carrying them out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from perihelion.engine.deals import Deal
from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Refused
from perihelion.games.high_frontier.components import CardId
from perihelion.games.high_frontier.operations.industry import turn_white_over_limit
from perihelion.games.high_frontier.operations.refuelling import holders, room
from perihelion.games.high_frontier.pieces import cubes_left, disks_left
from perihelion.games.high_frontier.stacks import dry_mass, empty_tanks, full_tanks, put_in, take_out
from perihelion.games.high_frontier.state import LEO, Frontier, Pact, Slot, Stack, kind_of

EVENTS = {
    "hf-deal": {"number": "number", "parts": "deal-part[list-more]"},
    "hf-deal-void": {"number": "number", "reason": "reason", "why": "refusal of reason"},
}
RECORDS = {
    "terms": {"parts": "deal-part[list-more]"},
    "deal-part": {
        "giver": "seat of from",
        "taker": "seat of to",
        "card": "side",
        "site": "space",
        "said": "word of words",
        "giving": "is-reader of from",
        "taking": "is-reader of to",
    },
}
MOST_PARTS = 12
LONGEST_PROMISE = 300
FIRST: Slot = "rocket"
Part = Mapping[str, Any]


def deal_parties(hf: Frontier, seat: Seat, terms: Mapping[str, Any]) -> tuple[Seat, ...]:
    """Everybody who gives or gets something, and the proposer; raises Refused where it cannot be done now.

    [HF-5.9A]
    """
    parts = read_parts(hf, terms)
    carry_out(hf.clone(), parts)
    concerned = {party for part in parts for party in (part["from"], part["to"])}
    if seat not in concerned:
        raise Refused("hf-not-your-deal", "HF-5.9A")
    return tuple(sorted(concerned))


def read_parts(hf: Frontier, terms: Mapping[str, Any]) -> list[Part]:
    """`{"parts": [{"from": 0, "to": 1, "what": "water", "amount": 3}, ...]}`; raises Refused.

    Fuel out of another rocket than the first names it: `"craft": "rocket-2"`.
    """
    parts = terms.get("parts") if isinstance(terms, Mapping) else None
    if not isinstance(parts, list) or not 0 < len(parts) <= MOST_PARTS or set(terms) != {"parts"}:
        raise Refused("hf-bad-deal", "HF-5.9A", said=repr(terms)[:80])
    for part in parts:
        if not is_part(hf, part):
            raise Refused("hf-bad-deal", "HF-5.9A", said=repr(part)[:80])
    return parts


def is_part(hf: Frontier, part: Any) -> bool:
    if not isinstance(part, dict) or not isinstance(part.get("what"), str) or part["what"] not in KINDS:
        return False
    seats = range(hf.on.seats)
    giver, taker = part.get("from"), part.get("to")
    if type(giver) is not int or type(taker) is not int or giver == taker:
        return False
    named = KINDS[part["what"]][0]
    fields = {"from", "to", "what"} | ({named} if named else set())
    if part["what"] == "fuel" and part.get("craft") in hf.on.slots["rocket"][1:]:
        fields.add("craft")
    return giver in seats and taker in seats and set(part) == fields and is_value(hf, named, part.get(named))


def is_value(hf: Frontier, named: str, value: Any) -> bool:
    match named:
        case "amount":
            return type(value) is int and value > 0
        case "site":
            return isinstance(value, str) and value in hf.on.spaces
        case "card":
            return isinstance(value, str) and value in hf.on.cards
        case "words":
            return isinstance(value, str) and 0 < len(value) <= LONGEST_PROMISE
        case _:
            return value is None


def strike(hf: Frontier, deal: Deal) -> None:
    """All parts at once, or none where one of them has become impossible.  [HF-5.9A HF-11.15]"""
    parts: list[Part] = deal.terms["parts"]
    try:
        carry_out(hf.clone(), parts)
    except Refused as why:
        hf.tell("hf-deal-void", deal.proposer, "HF-5.9A", number=deal.number, reason=why.reason)
        return
    hf.tell("hf-deal", deal.proposer, "HF-5.9A", number=deal.number, parts=[dict(part) for part in parts])
    carry_out(hf, parts)


def carry_out(hf: Frontier, parts: Sequence[Part]) -> None:
    """All at once; then all hold as many white hand cards as before, and nobody lacks pieces or water.

    Tanks go first: the last card of a rocket would take them along.  [HF-5.9A HF-11.15]
    """
    exchanged: Counter[Seat] = Counter()
    for part in sorted(parts, key=lambda part: part["what"] != "fuel"):
        KINDS[part["what"]][1](hf, part["from"], part["to"], part)
        if part["what"] == "hand":
            exchanged[part["from"]] -= 1
            exchanged[part["to"]] += 1
    if any(exchanged.values()):
        raise Refused("hf-uneven-exchange", "HF-5.9A")
    if any(player.water < 0 for player in hf.players):
        raise Refused("hf-too-little-water", "HF-5.9A")
    if any(disks_left(hf, seat) < 0 or cubes_left(hf, seat) < 0 for seat in range(hf.on.seats)):
        raise Refused("hf-no-pieces", "HF-3.1B")


# What can be given. Each raises Refused where it cannot.


def give_water(hf: Frontier, giver: Seat, taker: Seat, part: Part) -> None:
    """WT from depot to depot; what comes in by the same deal may go out by it.  [HF-5.9A HF-11.15]"""
    hf.players[giver].water -= part["amount"]
    hf.players[taker].water += part["amount"]


def give_claim(hf: Frontier, giver: Seat, taker: Seat, part: Part) -> None:
    """A claim, with the factory and the colony that stand on it; the new owner's pieces replace them.

    [HF-5.9A] Ruling: it was placed before, so that no tax is due.  [HF-11.19]
    """
    claim = hf.claims.get(part["site"])
    if claim is None or claim.owner != giver or (claim.cubes > 0) != (part["what"] == "factory"):
        raise Refused("hf-not-yours-to-give", "HF-5.9A")
    claim.owner = taker
    if claim.letter:
        turn_white_over_limit(hf, giver, claim.letter)


def give_card(hf: Frontier, giver: Seat, taker: Seat, part: Part) -> None:
    """A card of any stack at LEO, white side up or a crew.  [HF-5.9A HF-2.3B.6]"""
    card = part["card"]
    if card in hf.black or not any(card in stack.cards for _, stack in hf.players[giver].at(LEO)):
        raise Refused("hf-not-yours-to-give", "HF-5.9A")
    if hf.home(taker) != LEO:
        raise Refused("hf-no-stack-beside", "HF-5.9A")
    empty_tanks(hf, giver, card)
    take_out(hf, giver, card)
    put_in(hf, taker, "leo", LEO, card)


def give_hand_card(hf: Frontier, giver: Seat, taker: Seat, part: Part) -> None:
    """A white patent of the hand; as many must come back.  [HF-5.9A]"""
    card = part["card"]
    if card not in hf.players[giver].hand or card in hf.black or hf.on.cards[card].crew:
        raise Refused("hf-not-yours-to-give", "HF-5.9A")
    hf.players[giver].hand.remove(card)
    hf.players[taker].hand.append(card)


def rocket_of(hf: Frontier, giver: Seat, slot: Slot) -> Stack:
    """A rocket of the active player's.  [HF-5.9A]"""
    rocket = hf.players[giver].stacks.get(slot)
    if giver != hf.active or rocket is None or kind_of(slot) != "rocket":
        raise Refused("hf-no-rocket-there", "HF-5.9A")
    return rocket


def check_at_end_of_move(hf: Frontier, giver: Seat, slot: Slot) -> None:
    """Things are handed over when the rocket has moved, or where nothing can move it.  [HF-5.9A HF-6.1B]"""
    if slot not in hf.turn.moved and hf.on.book.why_not_fly(hf, giver, slot) is None:
        raise Refused("hf-may-yet-move", "HF-5.9A")


def stack_beside(hf: Frontier, taker: Seat, rocket: Stack) -> tuple[Slot, Stack]:
    """The stack that takes what a rocket hands over, in the same space.  [HF-5.9A]"""
    there = holders(hf, taker, rocket.place)
    if not there:
        raise Refused("hf-no-stack-beside", "HF-5.9A")
    return there[0]


def give_cargo(hf: Frontier, giver: Seat, taker: Seat, part: Part) -> None:
    """A white card, no crew, from the active player's rocket into a stack in the same space.  [HF-5.9A]"""
    card: CardId = part["card"]
    rockets = hf.players[giver].of("rocket")
    from_slot = next((slot for slot, rocket in rockets if card in rocket.cards), FIRST)
    rocket = rocket_of(hf, giver, from_slot)
    if card not in rocket.cards or card in hf.black or hf.on.cards[card].crew:
        raise Refused("hf-not-yours-to-give", "HF-5.9A")
    slot, stack = stack_beside(hf, taker, rocket)
    check_at_end_of_move(hf, giver, from_slot)
    if kind_of(slot) == "rocket" and dry_mass(hf, [*stack.cards, card]) > hf.on.numbers.dry_mass:
        raise Refused("hf-too-heavy", "HF-5.4B")
    put_in(hf, taker, slot, take_out(hf, giver, card).place, card)


def give_fuel(hf: Frontier, giver: Seat, taker: Seat, part: Part) -> None:
    """Full tanks from the active player's rocket into a stack in the same space.  [HF-5.9A]"""
    from_slot: Slot = part.get("craft", FIRST)
    rocket, tanks = rocket_of(hf, giver, from_slot), part["amount"]
    held = full_tanks(hf, rocket)
    slot, stack = stack_beside(hf, taker, rocket)
    check_at_end_of_move(hf, giver, from_slot)
    if tanks > held or tanks > room(hf, stack, slot):
        raise Refused("hf-not-yours-to-give", "HF-5.9A")
    rocket.steps = hf.on.fuel.steps(rocket.row, held - tanks)
    if kind_of(slot) == "rocket":
        stack.steps = hf.on.fuel.with_tanks(stack.row, stack.steps, tanks)
    else:
        stack.tanks += tanks


def give_beam(hf: Frontier, giver: Seat, taker: Seat, part: Part) -> None:
    """One push of beamed power.  [HF-6.1A.4]"""
    if not hf.on.book.has_own_power(hf, giver):
        raise Refused("hf-no-power", "HF-6.1A.4")
    owe(hf, giver, taker, part)


def owe(hf: Frontier, giver: Seat, taker: Seat, part: Part) -> None:
    """Leave for one site refuel, passage, or a promise that only honour enforces.  [HF-5.9A]"""
    about = part.get("site") or part.get("words") or ""
    hf.pacts.append(Pact(part["what"], giver, taker, about))


Give = Callable[[Frontier, Seat, Seat, Part], None]
KINDS: dict[str, tuple[str, Give]] = {
    "water": ("amount", give_water),
    "claim": ("site", give_claim),
    "factory": ("site", give_claim),
    "card": ("card", give_card),
    "hand": ("card", give_hand_card),
    "cargo": ("card", give_cargo),
    "fuel": ("amount", give_fuel),
    "beam": ("", give_beam),
    "leave": ("site", owe),
    "passage": ("", owe),
    "promise": ("words", owe),
}
