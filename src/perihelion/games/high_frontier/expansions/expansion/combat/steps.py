"""The five steps of combat: rayguns, missiles and buggies, the defender's before the attacker's."""

from __future__ import annotations

from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.games.high_frontier import dice
from perihelion.games.high_frontier.components import CardId
from perihelion.games.high_frontier.expansions.expansion.boards import FACTORY, Fight, boards, sky
from perihelion.games.high_frontier.expansions.expansion.combat.buggies import CHASE, pirate
from perihelion.games.high_frontier.expansions.expansion.combat.factories import lose_cubes
from perihelion.games.high_frontier.expansions.expansion.combat.weapons import (
    BUGGY,
    CUBE,
    MISSILE,
    RAYGUN,
    cubes_at,
    is_there,
    other_side,
    sides_of,
    under_fire,
    weapons_of,
)
from perihelion.games.high_frontier.expansions.expansion.supporting import (
    is_used,
    lose_card,
    lose_cards,
)
from perihelion.games.high_frontier.state import Frontier, Slot

FIGHT_ON = Step("fight_on")
FIRE = Step("fire", "seat", "weapon")

STAGES = {1: RAYGUN, 2: RAYGUN, 3: MISSILE, 4: MISSILE}
LAST = 5

EVENTS = {
    "hf-shot": {"weapon": "weapon", "aimed": "weapon", "roll": "roll"},
    "hf-struck": {"weapon": "weapon", "roll": "roll"},
    "hf-peace": (),
}
PROMPTS = {
    "hf-aim": {"weapon": "weapon"},
    "hf-strike": {"weapon": "weapon"},
    "hf-pirate": {"weapon": "weapon"},
}
MOVES = {"aim": {"target": "weapon"}}


def fight_on(hf: Frontier) -> None:
    """Whatever comes next in a fight.  [HF-8.4]"""
    fight = under_fire(hf)
    while all(is_there(hf, *side) for side in sides_of(fight)) and fight.stage <= LAST:
        if fight.stage == LAST and not fight.chase:
            if not any(weapons_of(hf, *side, BUGGY) for side in sides_of(fight)):
                break
            hf.then(CHASE(fight.defender), CHASE(fight.attacker), FIGHT_ON())
            return
        if fight.stage == LAST and fight.chase[0] == fight.chase[1]:
            break
        waiting = waiting_weapons(hf, fight)
        if waiting:
            hf.then(FIRE(firing(fight)[0], waiting[0]), FIGHT_ON())
            return
        fight.stage, fight.fired = fight.stage + 1, []
    make_peace(hf)


def firing(fight: Fight) -> tuple[Seat, Slot]:
    """Whose step of combat it is.  [HF-8.4]"""
    if fight.stage < LAST:
        return sides_of(fight)[(fight.stage - 1) % 2]
    return sides_of(fight)[0 if fight.chase[0] > fight.chase[1] else 1]


def waiting_weapons(hf: Frontier, fight: Fight) -> list[str]:
    platform = STAGES.get(fight.stage, BUGGY)
    return [weapon for weapon in weapons_of(hf, *firing(fight), platform) if weapon not in fight.fired]


def fire(hf: Frontier, seat: Seat, weapon: str) -> Rules:
    """A weapon is used, or held back.  [HF-8.4]"""
    prompt = {RAYGUN: "hf-aim", MISSILE: "hf-strike"}.get(STAGES.get(under_fire(hf).stage, ""), "hf-pirate")
    offers = partial(shots, hf, seat, prompt)
    move = yield Decision(Kind.CHOOSE, seat, prompt, "HF-8.4", offers, {"weapon": weapon})
    under_fire(hf).fired.append(weapon)
    if move.verb != "hold" and weapon in hf.on.cards:
        is_used(hf, weapon)
    match move.verb:
        case "aim":
            shoot(hf, seat, weapon, move.args[0])
        case "strike":
            strike(hf, seat, weapon)
        case "pirate":
            pirate(hf, seat, weapon)


def shots(hf: Frontier, seat: Seat, prompt: str) -> Offers:
    if prompt == "hf-aim":
        yield from hf.on.any_of("aim", targets(hf, seat))
    else:
        yield hf.on.vocabulary["strike" if prompt == "hf-strike" else "pirate"], None
    yield hf.on.vocabulary["hold"], None


# Rayguns and missiles.


def targets(hf: Frontier, seat: Seat) -> list[str]:
    """What a raygun may aim at.  [HF-8.4A]"""
    enemy, slot = other_side(under_fire(hf), seat)
    return [CUBE] if slot == FACTORY else hf.players[enemy].stacks[slot].cards[:]


def shoot(hf: Frontier, seat: Seat, weapon: str, target: str) -> None:
    """One die against one card or cube.  [HF-8.4A]"""
    roll = dice.roll(hf)
    hf.tell("hf-shot", seat, "HF-8.4A", weapon=weapon, aimed=target, roll=roll)
    enemy, _ = other_side(under_fire(hf), seat)
    hardness = boards().numbers.cube if target == CUBE else hf.side(target).rad_hard
    if roll > hardness:
        if target == CUBE:
            lose_cubes(hf, 1)
        else:
            lose_card(hf, enemy, target, "HF-8.4A")


def strike(hf: Frontier, seat: Seat, weapon: CardId) -> None:
    """Two dice against every card or cube; the missile is spent.  [HF-8.4B]"""
    roll = dice.roll(hf) + dice.roll(hf)
    hf.tell("hf-struck", seat, "HF-8.4B", weapon=weapon, roll=roll)
    enemy, slot = other_side(under_fire(hf), seat)
    if slot == FACTORY:
        if roll > boards().numbers.cube:
            lose_cubes(hf, cubes_at(hf))
    else:
        stack = hf.players[enemy].stacks[slot]
        hit = [card for card in stack.cards if roll > hf.side(card).rad_hard]
        lose_cards(hf, enemy, stack, hit, "HF-8.4B")
    if hf.players[seat].slot_of(weapon) is not None:
        lose_card(hf, seat, weapon, "HF-8.4B")


# The end of a fight.


def make_peace(hf: Frontier) -> None:
    """A rocket that rammed is used up; a craft that was intercepted goes on, if it can.

    [HF-8.3F HF-8.4B]
    """
    fight = under_fire(hf)
    sky(hf).fight = None
    hf.tell("hf-peace", fight.attacker, "HF-8.4")
    if fight.raging and fight.slot in hf.players[fight.attacker].stacks:
        hf.on.book.lose_stack(hf, fight.attacker, fight.slot, "HF-8.4B")


RULES = {FIGHT_ON: fight_on, FIRE: fire}
