"""Crews: where they may be decommissioned, colonies, the Glory Arena; and taking other cards to hand."""

from __future__ import annotations

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, Group, some
from perihelion.engine.refused import Reason
from perihelion.engine.speech import counted
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.components import CREW, CardId, SiteId, SpaceId
from perihelion.games.high_frontier.mat import Glory
from perihelion.games.high_frontier.outfits import is_own_factory
from perihelion.games.high_frontier.phrases import STACK
from perihelion.games.high_frontier.pieces import cubes_left
from perihelion.games.high_frontier.slots import open_slots
from perihelion.games.high_frontier.stacks import put_in, tanks_in
from perihelion.games.high_frontier.state import LEO, Frontier, Slot, Stack, StackKind

EVENTS = {
    "hf-landed-crew": {"card": "card", "site": "space"},
    "hf-glory": {"glory": "glory-worth"},
    "hf-settled": {"site": "space", "cubes": "cubes"},
    "hf-recalled": {"site": "space", "card": "card", "slot": "numbered"},
}
MOVES = {"abandon": STACK, "recall": {"slot": "numbered", "site": "space"}}
AMOUNTS = {"glory": counted("points"), "lost": counted("points"), "cubes": counted("cubes")}
ABANDONED: tuple[StackKind, ...] = ("rocket", "outpost", "freighter")


def is_crew(hf: Frontier, card: CardId) -> bool:
    return hf.on.cards[card].deck == CREW


def crews_of(hf: Frontier, stack: Stack) -> list[CardId]:
    return [card for card in stack.cards if is_crew(hf, card)]


def why_not_decommission(hf: Frontier, seat: Seat, place: SpaceId, card: CardId) -> Reason | None:
    """Crew goes home only at LEO or at an own factory; elsewhere it is a felony.  [HF-6.7B HF-2.3B.4]"""
    if not is_crew(hf, card) or place == LEO or is_own_factory(hf, seat, place):
        return None
    return None if hf.on.book.may_commit_felony(hf, seat) else reasons.CREW_STAYS


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Cards that may be taken back to hand, whole stacks, and colonists who may be called back.  [HF-6.7]"""
    single, whole = hf.on.moves["decommission"], hf.on.moves["abandon"]
    for slot, stack in hf.players[seat].stacks.items():
        bars = [why_not_decommission(hf, seat, stack.place, card) for card in stack.cards]
        for card, why_not in zip(stack.cards, bars, strict=True):
            yield single[card], why_not
        if slot in whole:
            yield whole[slot], next((why for why in bars if why), None)
    yield from recalls(hf, seat)


def decommission(hf: Frontier, seat: Seat, move: Move) -> None:
    """A card is taken back as part of the operations: the moves of this turn are over.  [HF-6.7]

    Ruling: it uses up no operation, and may come before or after one.  [HF-11.2]
    """
    hf.turn.moved = list(hf.on.movers)
    hf.turn.begun = True
    (card,) = move.args
    place = hf.on.book.take_home(hf, seat, card)
    hf.tell("hf-decommissioned", seat, "HF-6.7", cards=[card], black=hf.black_of(card), place=place)


def abandon(hf: Frontier, seat: Seat, move: Move) -> None:
    """A whole stack is decommissioned, at any time of one's turn.  [HF-2.7B.1 HF-6.4D]"""
    hf.turn.begun = True
    stack = hf.players[seat].stacks[move.args[0]]
    cards = stack.cards[:]
    for card in cards:
        hf.on.book.take_home(hf, seat, card)
    black = hf.black_of(*cards)
    hf.tell("hf-decommissioned", seat, "HF-6.7", cards=cards, black=black, place=stack.place)


def take_home(hf: Frontier, seat: Seat, card: CardId) -> SpaceId:
    """The card goes to hand; a crew wins glory at LEO and becomes colonists at an own factory.

    [HF-6.7B HF-7.1.4] Ruling: the glory is its new owner's, and no colonists at others'.  [HF-11.20]
    """
    sites = hf.landings.get(card, [])
    place = hf.on.book.to_hand(hf, seat, card)
    if is_crew(hf, card):
        if place == LEO:
            win_glory(hf, seat, sites)
        elif room_for_colonists(hf, seat, place) > 0:
            hf.claims[place].cubes += 1
            hf.tell("hf-settled", seat, "HF-6.7B", site=place, cubes=hf.claims[place].cubes)
    return place


def sent_home(hf: Frontier, seat: Seat, move: Move) -> Amounts:
    """What a card brings, or a whole stack; fuel is lost with the last card.  [HF-6.7 HF-2.7B.1]"""
    (what,) = move.args
    slot = what if move.verb == "abandon" else hf.players[seat].slot_of(what)
    assert slot is not None
    stack = hf.players[seat].stacks[slot]
    home = stack.cards if move.verb == "abandon" else [what]
    lost = 0 if len(home) < len(stack.cards) or stack.place == hf.home(seat) else tanks_in(hf, slot, stack)
    crews = [card for card in home if is_crew(hf, card)]
    return homecoming(hf, seat, stack.place, crews) | some(tanks=-lost)


def homecoming(hf: Frontier, seat: Seat, place: SpaceId, home: list[CardId]) -> Amounts:
    """Crews win their glory at LEO, settle in an own factory, and forget elsewhere.  [HF-6.7B HF-7.1.4]"""
    sites = [site for card in home for site in hf.landings.get(card, ())]
    glory = sum(space.vp for space in glory_for(hf, seat, sites))
    if place == LEO:
        return some(glory=glory)
    return some(lost=glory, cubes=min(len(home), room_for_colonists(hf, seat, place)))


def room_for_colonists(hf: Frontier, seat: Seat, place: SpaceId) -> int:
    """Crews that can settle: a cube each, in an own factory.  [HF-6.7B]"""
    return cubes_left(hf, seat) if is_own_factory(hf, seat, place) else 0


# Glory.


def land(hf: Frontier, seat: Seat, site: SiteId, slot: Slot) -> None:
    """Crews aboard remember where they have landed.  [HF-7.1.4]"""
    for card in crews_of(hf, hf.players[seat].stacks[slot]):
        sites = hf.landings.setdefault(card, [])
        if site not in sites:
            sites.append(site)
            hf.tell("hf-landed-crew", seat, "HF-7.1.4", card=card, site=site)


def win_glory(hf: Frontier, seat: Seat, sites: list[SiteId]) -> None:
    """The first crew home from a kind of place puts a cube in the Glory Arena.  [HF-7.1.4]"""
    for glory in glory_for(hf, seat, sites):
        hf.glory[glory.id] = seat
        hf.tell("hf-glory", seat, "HF-7.1.4", glory=glory.id)


def glory_for(hf: Frontier, seat: Seat, sites: list[SiteId]) -> list[Glory]:
    """Spaces of the Glory Arena for having landed there: those still free, a cube each.  [HF-7.1.4]"""
    if not sites:
        return []
    free = (glory for glory in hf.on.printed.glories.values() if glory.id not in hf.glory)
    landed = [hf.on.sites[site] for site in sites]
    earned = [glory for glory in free if any(glory.is_earned(site) for site in landed)]
    return earned[: cubes_left(hf, seat)]


# Colonies.


def recalls(hf: Frontier, seat: Seat) -> Offers:
    """A colony cube may be turned back into the crew card, into a rocket or outpost there.  [HF-6.7B]"""
    for site, claim in hf.claims.items():
        if claim.owner == seat and claim.cubes > 1:
            crew = hf.players[seat].faction
            for slot in (slot for kind in ("rocket", "outpost") for slot in open_slots(hf, seat, kind, site)):
                why_not = hf.on.book.why_not_join(hf, seat, slot, site, crew)
                if crew not in hf.players[seat].hand:
                    why_not = reasons.CREW_NOT_IN_HAND
                elif hf.turn.rearranged >= hf.on.rearrangements:
                    why_not = reasons.LONG_ENOUGH
                yield hf.on.pairs["recall", slot, site], why_not


def recall(hf: Frontier, seat: Seat, move: Move) -> None:
    """The last cube of a factory is not a colonist.  [HF-6.7B]

    Ruling: whoever comes out of a colony has landed there.  [HF-11.20]
    """
    slot, site = move.args
    crew = hf.players[seat].faction
    hf.players[seat].hand.remove(crew)
    hf.claims[site].cubes -= 1
    put_in(hf, seat, slot, site, crew)
    hf.turn.rearranged += 1
    hf.tell("hf-recalled", seat, "HF-6.7B", site=site, card=crew, slot=slot)
    hf.on.book.land(hf, seat, site, slot)


BRINGS = {"decommission": sent_home, "abandon": sent_home}
GROUPS: dict[str, Group] = {"decommission": "dangerous", "abandon": "dangerous", "recall": "free"}
ACTIONS = {"decommission": decommission, "abandon": abandon, "recall": recall}
