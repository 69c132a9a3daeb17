"""Both sides of a fight, and what they fight with."""

from __future__ import annotations

from perihelion.engine.decisions import Seat
from perihelion.games.high_frontier.components import Side, SpaceId
from perihelion.games.high_frontier.expansions.expansion.boards import FACTORY, Fight, sky
from perihelion.games.high_frontier.expansions.expansion.supports import works
from perihelion.games.high_frontier.outfits import outfit_of
from perihelion.games.high_frontier.state import Frontier, Slot, kind_of

CUBE = "cube"
RAYGUN, MISSILE, BUGGY = "raygun", "missile", "buggy"


# The fight.


def under_fire(hf: Frontier) -> Fight:
    fight = sky(hf).fight
    assert fight is not None
    return fight


def battlefield(hf: Frontier) -> SpaceId:
    """Where the fight is."""
    fight = under_fire(hf)
    for seat, slot in ((fight.attacker, fight.slot), (fight.defender, fight.target)):
        stack = hf.players[seat].stacks.get(slot)
        if stack is not None:
            return stack.place
    return ""


def sides_of(fight: Fight) -> tuple[tuple[Seat, Slot], tuple[Seat, Slot]]:
    """The defender's, then the attacker's."""
    return (fight.defender, fight.target), (fight.attacker, fight.slot)


def other_side(fight: Fight, seat: Seat) -> tuple[Seat, Slot]:
    return sides_of(fight)[1 if seat == fight.defender else 0]


def own_side(hf: Frontier, seat: Seat) -> Slot:
    """What a player fights with."""
    fight = under_fire(hf)
    return fight.target if seat == fight.defender else fight.slot


def is_there(hf: Frontier, seat: Seat, slot: Slot) -> bool:
    if slot == FACTORY:
        claim = hf.claims.get(battlefield(hf))
        return claim is not None and claim.cubes > 0 and claim.owner == seat
    return slot in hf.players[seat].stacks


# Weapons.


def can_begin(slot: Slot) -> bool:
    """Whether a stack may begin a fight: any but a freighter.  [HF-8.3F]"""
    return kind_of(slot) != "freighter"


def fires(side: Side, platform: str) -> bool:
    """Crews with a thruster triangle count as missiles.  [HF-8.4 HF-8.4B]"""
    return platform in side.platforms or (platform == MISSILE and "missile_crew" in side.codes)


def weapons_of(hf: Frontier, seat: Seat, slot: Slot, platform: str) -> list[str]:
    """Cards of a stack that fight so and have their supports; every cube of a factory is a raygun.

    [HF-8.4 HF-8.4D HF-9.0.D]
    """
    if slot == FACTORY:
        return [f"{CUBE}-{n}" for n in range(1, cubes_at(hf) + 1)] if platform == RAYGUN else []
    stack = hf.players[seat].stacks.get(slot)
    if stack is None:
        return []
    there = outfit_of(hf, seat, stack)
    return [card for card, side in there.cards.items() if fires(side, platform) and works(there, card)]


def is_armed(hf: Frontier, seat: Seat, slot: Slot) -> bool:
    return any(weapons_of(hf, seat, slot, platform) for platform in (RAYGUN, MISSILE, BUGGY))


def cubes_at(hf: Frontier) -> int:
    claim = hf.claims.get(battlefield(hf))
    return claim.cubes if claim is not None else 0
