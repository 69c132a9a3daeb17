"""The last step of combat: the chase, and what a buggy takes of those it boards."""

from __future__ import annotations

from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import dice
from perihelion.games.high_frontier.components import CardId
from perihelion.games.high_frontier.crews import crews_of, is_crew, why_not_decommission
from perihelion.games.high_frontier.expansions.expansion.boards import FACTORY, boards
from perihelion.games.high_frontier.expansions.expansion.combat.factories import take_cube
from perihelion.games.high_frontier.expansions.expansion.combat.weapons import (
    other_side,
    own_side,
    under_fire,
)
from perihelion.games.high_frontier.expansions.expansion.manoeuvres import lighter
from perihelion.games.high_frontier.expansions.expansion.supporting import lose_card, shed, weigh_anew
from perihelion.games.high_frontier.flights.engines import launches, spend_push
from perihelion.games.high_frontier.phrases import CARD
from perihelion.games.high_frontier.stacks import put_in, take_out
from perihelion.games.high_frontier.state import Frontier, Slot, kind_of

CHASE = Step("chase", "seat")
BOARD = Step("board", "seat")

EVENTS = {
    "hf-chased": {"thrust": "number"},
    "hf-boarded": {"weapon": "weapon", "roll": "roll"},
    "hf-stolen": {"card": "card", "black": "word", "victim": "seat", "place": "space", "slot": "numbered"},
}
PROMPTS = {"hf-chase": (), "hf-board": ()}
MOVES = {"loot": CARD}


# The chase.


def chase(hf: Frontier, seat: Seat) -> Rules:
    """Both sides work their thrust out anew, with afterburner, and may throw things off.

    [HF-8.4C] Ruling: on a site, too, without lifting off.  [HF-11.30]
    """
    slot = own_side(hf, seat)
    if kind_of(slot) != "rocket":
        under_fire(hf).chase.append(hf.on.numbers.freighter if kind_of(slot) == "freighter" else 0)
        return
    if sum(why_not is None for _, why_not in chases(hf, seat, slot)) == 1:
        under_fire(hf).chase.append(0)
        return
    offers = partial(chases, hf, seat, slot)
    move = yield Decision(Kind.CHOOSE, seat, "hf-chase", "HF-8.4C", offers)
    if move.verb == "vent":
        rocket = hf.players[seat].stacks[slot]
        hf.tell("hf-vented", seat, "HF-8.3D", steps=rocket.steps - int(move.args[0]), place=rocket.place)
        rocket.steps = int(move.args[0])
        hf.then(CHASE(seat))
    elif move.verb == "jettison":
        lose_card(hf, seat, move.args[0], "HF-8.3D")
        weigh_anew(hf, hf.players[seat].stacks[slot])
        hf.then(CHASE(seat))
    else:
        under_fire(hf).chase.append(race(hf, seat, slot, move))


def chases(hf: Frontier, seat: Seat, slot: Slot) -> Offers:
    rocket = hf.players[seat].stacks[slot]
    bars: dict[Move, Reason | None] = {}
    for one in launches(hf, seat, rocket, lifts_off=False):
        bars[one.move] = bars[one.move] and one.why_not if one.move in bars else one.why_not
    yield from bars.items()
    yield from (((hf.on.moves["vent"][str(left)]), None) for left in lighter(hf, rocket))
    if len(rocket.cards) > 1:
        yield from (
            (hf.on.moves["jettison"][card], why_not_decommission(hf, seat, rocket.place, card))
            for card in rocket.cards
        )
    yield hf.on.vocabulary["hold"], None


def race(hf: Frontier, seat: Seat, slot: Slot, move: Move) -> int:
    """The thrust with an engine, for which fuel and a promised push are spent.  [HF-8.4C HF-2.6G]"""
    if move.verb == "hold":
        return 0
    rocket = hf.players[seat].stacks[slot]
    ways = launches(hf, seat, rocket, lifts_off=False)
    lit = [one for one in ways if one.move is move and one.why_not is None]
    best = max(lit, key=lambda one: one.start.thrust)
    shed(hf, seat, rocket, best.outfit)
    rocket.steps -= best.start.afterburn
    if hf.flight is None or seat != hf.active:
        spend_push(hf, seat)
    hf.tell("hf-chased", seat, "HF-8.4C", thrust=best.start.thrust)
    if best.start.afterburn:
        hf.tell("hf-vented", seat, "HF-8.4C", steps=best.start.afterburn, place=rocket.place)
    return best.start.thrust


# Piracy.


def pirate(hf: Frontier, seat: Seat, weapon: CardId) -> None:
    """Two dice must exceed what a crew, a robonaut or a factory makes of it.  [HF-8.4C]"""
    roll = dice.roll(hf) + dice.roll(hf)
    hf.tell("hf-boarded", seat, "HF-8.4C", weapon=weapon, roll=roll)
    enemy, slot = other_side(under_fire(hf), seat)
    if roll <= resistance(hf, enemy, slot):
        return
    if slot == FACTORY:
        take_cube(hf, seat)
    elif any(why_not is None for _, why_not in loot(hf, seat)):
        hf.then(BOARD(seat))


def resistance(hf: Frontier, seat: Seat, slot: Slot) -> int:
    """[HF-8.4C]"""
    numbers = boards().numbers
    if slot == FACTORY:
        return numbers.manned
    stack = hf.players[seat].stacks[slot]
    if crews_of(hf, stack):
        return numbers.crewed
    robonauts = any(hf.on.cards[card].deck == "robonaut" for card in stack.cards)
    return numbers.manned if robonauts else numbers.bare


def loot(hf: Frontier, seat: Seat) -> Offers:
    """White cards come along; black ones and crews go to their owner's hand.  [HF-8.4C]"""
    enemy, slot = other_side(under_fire(hf), seat)
    own = own_side(hf, seat)
    stack = hf.players[enemy].stacks[slot]
    for card in stack.cards:
        why_not = None
        if not (card in hf.black or is_crew(hf, card)):
            why_not = hf.on.book.why_not_join(hf, seat, own, stack.place, card)
        yield hf.on.moves["loot"][card], why_not


def board(hf: Frontier, seat: Seat) -> Rules:
    """One card of the victim's.  [HF-8.4C]"""
    found = tuple(move.args[0] for move, why_not in loot(hf, seat) if why_not is None)
    card = found[0]
    if len(found) > 1:
        offers = partial(loot, hf, seat)
        card = (yield Decision(Kind.CHOOSE, seat, "hf-board", "HF-8.4C", offers)).args[0]
    enemy, _ = other_side(under_fire(hf), seat)
    if card in hf.black or is_crew(hf, card):
        lose_card(hf, enemy, card, "HF-8.4C")
        return
    own = own_side(hf, seat)
    place = take_out(hf, enemy, card).place
    put_in(hf, seat, own, place, card)
    black = hf.black_of(card)
    hf.tell("hf-stolen", seat, "HF-8.4C", card=card, black=black, victim=enemy, place=place, slot=own)


RULES = {CHASE: chase, BOARD: board}
