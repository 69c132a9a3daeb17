"""Site refuel: water mined into the rocket or an outpost, drawn at factories, or stolen."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, Group
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.components import CardId, SpaceId
from perihelion.games.high_frontier.deals.pacts import find_pact
from perihelion.games.high_frontier.felonies import is_defended
from perihelion.games.high_frontier.outfits import outfit, outfit_of, units_of
from perihelion.games.high_frontier.phrases import SOMEBODY
from perihelion.games.high_frontier.slots import slot_in
from perihelion.games.high_frontier.stacks import tanks_in
from perihelion.games.high_frontier.state import Frontier, Slot, Stack, kind_of
from perihelion.games.high_frontier.turn import why_not_operate
from perihelion.games.high_frontier.water import outpost_at

EVENTS = {
    "hf-refuelled": {"place": "space", "tanks": "tanks", "how": "refuelling"},
    "hf-stole": {"place": "space", "tanks": "tanks", "victim": "seat"},
}
MOVES = {
    "refuel": {
        "how": "refuelling",
        "place": "space",
        "card": "card of how",
        "gives": "text-up of how",
    },
    "steal": SOMEBODY,
}


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Every unit at a site, a factory under the rocket, a scoop in the atmosphere, another's store.

    A factory fills the rocket up, or gives it as many tanks as its player likes.  [HF-5.5]
    """
    if not hf.players[seat].stacks:
        return
    over = why_not_operate(hf)
    moves = hf.on.moves["refuel"]
    for stack, card in mining_units(hf, seat):
        yield moves[card], over or why_not_mine(hf, seat, stack.place, mined_by(hf, seat, stack, card))
    if hf.on.all_mine:
        for place in dict.fromkeys(stack.place for stack, _ in mining_units(hf, seat)):
            yield (
                hf.on.pairs["refuel", "all", place],
                over or why_not_mine(hf, seat, place, mined_at(hf, seat, place)),
            )
    for slot, rocket in hf.players[seat].of("rocket"):
        yield from fillings(hf, seat, slot, rocket)


def fillings(hf: Frontier, seat: Seat, slot: Slot, rocket: Stack) -> Offers:
    """What fills one rocket alone: the factory under it, the air around it, another's store.

    [HF-5.5B HF-5.5C HF-6.4F]
    """
    over, moves = why_not_operate(hf), hf.on.fillings[slot]
    claim = hf.claims.get(rocket.place)
    full = None if room(hf, rocket, slot) else reasons.TANKS_FULL
    if claim is not None and claim.cubes:
        why_not = over or full or why_not_mine(hf, seat, rocket.place, hf.on.numbers.tanks)
        yield moves["factory"], why_not
        for tanks in range(1, room(hf, rocket, slot)):
            yield moves[f"factory {tanks}"], why_not
    if can_scoop(hf, seat, rocket):
        yield moves["scoop"], over or full
    yield from thefts(hf, seat, slot, rocket)


def mining_units(hf: Frontier, seat: Seat) -> Iterator[tuple[Stack, CardId]]:
    """Crews and robonauts of rocket and outpost that stand on a site.  [HF-5.5A]"""
    player, sites = hf.players[seat], hf.on.sites
    for kind in ("rocket", "outpost"):
        for _, stack in player.of(kind):
            if stack.place in sites:
                for card in units_of(hf, seat, stack):
                    yield stack, card


def mined_by(hf: Frontier, seat: Seat, stack: Stack, card: CardId) -> int:
    """Tanks a unit of a stack mines.  [HF-5.5A]"""
    return hf.on.book.mined(hf.on.laws, hf.on.sites[stack.place], outfit_of(hf, seat, stack), card)


def mined_at(hf: Frontier, seat: Seat, place: SpaceId) -> int:
    """With the option every unit at the site mines in one operation, with what all stacks there help.

    [HF-5.5B.1]
    """
    together = [card for _, stack in hf.players[seat].at(place) for card in stack.cards]
    diggers = [card for stack, card in mining_units(hf, seat) if stack.place == place]
    there = outfit(hf, seat, together, place)
    return hf.on.book.mined_by_all(hf.on.laws, hf.on.sites[place], there, diggers)


def why_not_mine(hf: Frontier, seat: Seat, place: SpaceId, tanks: int) -> Reason | None:
    """Nothing to gain, nowhere to put it, or somebody else's place without leave.  [HF-5.5A HF-5.5C]"""
    if tanks < 1:
        return reasons.TOO_DRY
    if not any(room(hf, stack, slot) for slot, stack in holders(hf, seat, place)):
        return reasons.TANKS_FULL
    return why_not_draw(hf, seat, place, owners(hf, seat, place))


def why_not_draw(hf: Frontier, seat: Seat, place: SpaceId, whose: list[Seat]) -> Reason | None:
    """Drawing at others' factory or outpost needs leave, or is a theft.  [HF-5.5C]"""
    for owner in whose:
        if find_pact(hf, "leave", seat, owner, place) is None:
            why_not = hf.on.book.why_not_steal(hf, seat, owner, place)
            if why_not is not None:
                return why_not
    return None


def why_not_steal(hf: Frontier, seat: Seat, owner: Seat, place: SpaceId) -> Reason | None:
    """Water theft is a felony, which a crew prevents.  [HF-5.5C HF-2.3B.4]"""
    if not hf.on.book.may_commit_felony(hf, seat):
        return reasons.FELONY
    return reasons.DEFENDED if is_defended(hf, owner, place) else None


def barred_water(hf: Frontier, seat: Seat) -> list[SpaceId]:
    """Where others keep a player from drawing; leaves, which hold but once, are left out.  [HF-5.5C]"""
    kept = {site for site, claim in hf.claims.items() if claim.cubes and claim.owner != seat}
    for other, player in enumerate(hf.players):
        if other != seat and player.stacks:
            kept.update(stack.place for _, stack in player.of("outpost"))
    if not kept:
        return []
    why_not = hf.on.book.why_not_steal
    return sorted(
        place for place in kept if any(why_not(hf, seat, owner, place) for owner in owners(hf, seat, place))
    )


def owners(hf: Frontier, seat: Seat, place: SpaceId) -> list[Seat]:
    """Others with a factory or an outpost at a place; a bare claim bars nobody.  [HF-5.5C]"""
    claim = hf.claims.get(place)
    found = {claim.owner} if claim is not None and claim.cubes else set()
    found |= {other for other in range(hf.on.seats) if outpost_at(hf, other, place)}
    return sorted(found - {seat})


def holders(hf: Frontier, seat: Seat, place: SpaceId) -> list[tuple[Slot, Stack]]:
    """The stacks there that can hold water, rockets first.  [HF-5.5A HF-6.7D]"""
    player = hf.players[seat]
    return [held for held in (*player.of("rocket"), *player.of("outpost")) if held[1].place == place]


def room(hf: Frontier, stack: Stack, slot: Slot) -> int:
    """Tanks that can be added.  [HF-5.5A]"""
    return hf.on.numbers.tanks - tanks_in(hf, slot, stack)


def can_scoop(hf: Frontier, seat: Seat, rocket: Stack) -> bool:
    """An aerobrake point under a rocket with the scoop.  [HF-6.4F]"""
    return hf.on.spaces[rocket.place].aerobrakes and hf.on.book.scoops(outfit_of(hf, seat, rocket))


def refuel(hf: Frontier, seat: Seat, move: Move) -> None:
    """Tanks go into a rocket, and what it cannot hold into the outpost there.  [HF-5.5A HF-5.5B HF-6.4F]"""
    hf.on.book.operate(hf)
    place, tanks = drawn(hf, seat, move)
    use_leaves(hf, seat, place, owners(hf, seat, place))
    gained = fill(hf, seat, place, tanks, first=slot_in(move, "rocket"))
    hf.tell("hf-refuelled", seat, "HF-5.5", place=place, tanks=gained, how=move.args[0])


def drawn(hf: Frontier, seat: Seat, move: Move) -> tuple[SpaceId, int]:
    """Where a move draws water, and how many tanks are to be had.  [HF-5.5A HF-5.5B HF-6.4F]"""
    how = move.args[0]
    if how == "all":
        return move.args[1], mined_at(hf, seat, move.args[1])
    if how in ("factory", "scoop"):
        slot = slot_in(move, "rocket")
        rocket = hf.players[seat].stacks[slot]
        asked = [int(arg) for arg in move.args[1:] if arg != slot]
        return rocket.place, asked[0] if asked else room(hf, rocket, slot)
    stack = next(stack for stack, card in mining_units(hf, seat) if card == how)
    return stack.place, mined_by(hf, seat, stack, how)


def refuelled(hf: Frontier, seat: Seat, move: Move) -> Amounts:
    """As much as there is room for.  [HF-5.5A]"""
    place, tanks = drawn(hf, seat, move)
    return {"tanks": min(tanks, room_at(hf, seat, place))}


def room_at(hf: Frontier, seat: Seat, place: SpaceId) -> int:
    """Tanks that all stacks in a space can still hold.  [HF-5.5A]"""
    return sum(room(hf, stack, slot) for slot, stack in holders(hf, seat, place))


def fill(hf: Frontier, seat: Seat, place: SpaceId, tanks: int, *, first: Slot) -> int:
    """How many tanks were really added, to one stack before the others."""
    left = tanks
    for slot, stack in sorted(holders(hf, seat, place), key=lambda held: held[0] != first):
        added = min(left, room(hf, stack, slot))
        if kind_of(slot) == "rocket":
            stack.steps = hf.on.fuel.with_tanks(stack.row, stack.steps, added) if added else stack.steps
        else:
            stack.tanks += added
        left -= added
    return tanks - left


def use_leaves(hf: Frontier, seat: Seat, place: SpaceId, whose: list[Seat]) -> None:
    """Leave to draw water holds for one operation.  [HF-5.9A]"""
    for owner in whose:
        pact = find_pact(hf, "leave", seat, owner, place)
        if pact is not None:
            hf.pacts.remove(pact)


def thefts(hf: Frontier, seat: Seat, slot: Slot, rocket: Stack) -> Offers:
    """Water that others have stored where a rocket stands.  [HF-5.5C]"""
    for victim in range(hf.on.seats):
        outpost = None if victim == seat else outpost_at(hf, victim, rocket.place)
        if outpost is not None and outpost.tanks:
            why_not = why_not_operate(hf) or why_not_draw(hf, seat, rocket.place, [victim])
            if room(hf, rocket, slot) == 0:
                why_not = why_not or reasons.TANKS_FULL
            yield hf.on.fillings[slot][f"steal {victim}"], why_not


def steal(hf: Frontier, seat: Seat, move: Move) -> None:
    """As many stored tanks as the rocket can hold.  [HF-5.5C HF-2.3B.4]"""
    hf.on.book.operate(hf)
    victim, slot = int(move.args[0]), slot_in(move, "rocket")
    rocket = hf.players[seat].stacks[slot]
    outpost = outpost_at(hf, victim, rocket.place)
    assert outpost is not None
    tanks = loot(hf, slot, rocket, outpost)
    outpost.tanks -= tanks
    rocket.steps = hf.on.fuel.with_tanks(rocket.row, rocket.steps, tanks)
    use_leaves(hf, seat, rocket.place, [victim])
    hf.tell("hf-stole", seat, "HF-5.5C", place=rocket.place, tanks=tanks, victim=victim)


def stolen(hf: Frontier, seat: Seat, move: Move) -> Amounts:
    """What another has stored, as far as the rocket can hold it.  [HF-5.5C]"""
    slot = slot_in(move, "rocket")
    rocket = hf.players[seat].stacks[slot]
    outpost = outpost_at(hf, int(move.args[0]), rocket.place)
    return {} if outpost is None else {"tanks": loot(hf, slot, rocket, outpost)}


def loot(hf: Frontier, slot: Slot, rocket: Stack, outpost: Stack) -> int:
    """Stored tanks that a rocket can hold.  [HF-5.5C]"""
    return min(outpost.tanks, room(hf, rocket, slot))


BRINGS = {"refuel": refuelled, "steal": stolen}
GROUPS: dict[str, Group] = {"refuel": "operation", "steal": "operation"}
ACTIONS = {"refuel": refuel, "steal": steal}
