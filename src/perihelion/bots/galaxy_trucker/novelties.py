"""What a bot makes of New Technologies, Fifth Wheel and the classes IA and IIA."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from perihelion.bots.galaxy_trucker import supercards
from perihelion.engine.moves import Move
from perihelion.games.galaxy_trucker.components import (
    FRONT,
    SIDES,
    SPECIAL_GOODS,
    Card,
    Part,
    Square,
    opposite,
)
from perihelion.games.galaxy_trucker.ships.abilities import CANNONS, ENGINES
from perihelion.games.galaxy_trucker.ships.ship import MEET, OPPOSITE, Ship, neighbours

if TYPE_CHECKING:
    from perihelion.bots.galaxy_trucker.flying import Pilot

DAY = 0.45  # what a flight day is worth
CREW = 0.9  # what one of the crew is worth
BATTERY = 0.6  # what a battery is worth
TILE = 1.0  # what a lost tile costs
SMALL, LARGE = 0.5, 1.5  # what a small and a large hit cost on average
MISSED = 0.9  # what the next card would have brought
ASTRAY = 20.0  # never jump on the last card
STUCK = 8.0  # what it costs to have no engine in open space
STRONG = 3.0  # what a boost adds at most, as far as one reckons

Judge = Callable[["Pilot", Move, Mapping[str, Any]], float]


# Hyperspace and boosters.


def harm(pilot: Pilot, card: Card) -> float:
    """What the card in play costs a ship as it is; below 0 what it brings."""
    if supercards.is_super(card):
        return supercards.harm(pilot, card)
    if card.strength:
        return enemy(pilot, card)
    if card.meteors:
        return sum(LARGE if hit.size == "large" else SMALL for hit in card.meteors)
    if card.lines:
        return 1.5 / max(1, len(pilot.sight.days) - 1)
    match card.type:
        case "open_space":
            return STUCK if not pilot.most(ENGINES) else -DAY * pilot.most(ENGINES)
        case "stardust":
            return DAY * pilot.sight.book.exposed_connectors(pilot.sight.gt, pilot.sight.seat)
        case "sabotage":
            return 1.5 / max(1, len(pilot.sight.days))
    return -MISSED if card.planets or card.credits or card.goods else 0.5


def enemy(pilot: Pilot, card: Card) -> float:
    """Who can beat it looks forward to it."""
    if pilot.most(CANNONS) > card.strength:
        return -pilot.gain()
    shots = sum(LARGE if hit.size == "large" else SMALL for hit in card.loss.shots)
    crew = CREW * min(card.loss.crew, pilot.ship.crew_count)
    fatal = STUCK if card.loss.crew >= pilot.ship.crew_count else 0.0
    return crew + fatal + 1.5 * min(card.loss.goods, len(pilot.ship.cubes)) + 1.5 * shots


def jumping(pilot: Pilot, move: Move, _: Mapping[str, Any] | None = None) -> float:
    """A jump costs an engine, batteries and the next card."""
    if move.verb != "jump" or pilot.sight.card is None:
        return 0.0
    if pilot.sight.to_come == 0:
        return -ASTRAY
    kind = pilot.ship.parts[move.args[0]].kind
    price = TILE + BATTERY * (1 + kind.battery) + 0.6 * kind.engine + MISSED
    return harm(pilot, pilot.sight.card) - price


def boosting(pilot: Pilot, square: Square, strength: float) -> float:
    """A cannon is given for an enemy that would not be beaten without it."""
    card = pilot.sight.card
    if card is None or not card.strength or strength > card.strength:
        return -1.0
    adds = STRONG if FRONT in pilot.ship.parts[square].muzzles else STRONG / 2
    without = max(strength, pilot.most(CANNONS))
    if without > card.strength or without + adds <= card.strength:
        return -1.0
    return max(0.0, pilot.gain()) + max(0.0, enemy(pilot, card)) - TILE - BATTERY


# Crew.


def waking(_: Pilot, move: Move, __: Mapping[str, Any]) -> float:
    return float(move.verb == "wake")


def hiring(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """What each knows is worth as much as the ship has for it."""
    ship, flight = pilot.ship, pilot.sight.board.flight
    match move.args[0]:
        case "lawyer":
            return 2.5 * flight if pilot.sight.board.insurance is None else 2.0 * flight
        case "manager":
            return 0.8 + 1.6 * len([alien for alien in ship.aliens.values() if alien != "cyan"])
        case "merchant":
            return 0.2 * sum(part.kind.containers + part.kind.special for part in ship.parts.values())
        case "techie":
            users = sum(part.kind.battery for part in ship.parts.values())
            return 0.7 * min(users, 4) if ship.batteries else 0.0
    return 1.6 + 0.3 * flight


def pleading(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """The Diplomat goes for a loss of some weight."""
    if move.verb == "no" or pilot.sight.card is None:
        return 0.0
    card = pilot.sight.card
    if supercards.is_super(card):
        return supercards.cost(pilot, card) - CREW - 0.3
    return (enemy(pilot, card) if card.strength else 1.6) - CREW - 0.3


# Goods.


def burning(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """A good that finds no place, or less than the batteries are worth."""
    if move.verb == "done":
        return 0.0
    colour, furnace = move.args
    room = max(
        (
            other.kind.batteries - pilot.ship.batteries.get(square, 0)
            for _, square, other in neighbours(pilot.ship, furnace)
        ),
        default=0,
    )
    homeless = colour in pilot.sight.waiting and not pilot.room(special=colour in SPECIAL_GOODS)
    return BATTERY * room - (0.0 if homeless else pilot.sight.worth([colour]))


def recharging(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    square = move.args[0]
    return float(pilot.ship.parts[square].kind.batteries - pilot.ship.batteries.get(square, 0))


def leaving(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """What has no place, then what is worth least."""
    colour = move.args[0]
    homeless = colour in SPECIAL_GOODS and not pilot.room(special=True)
    return 0.0 if homeless else -float(pilot.sight.worth([colour]))


# Class IA.


def turning(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """The side with most engines behind it and most cannons before it."""
    front = SIDES.index(move.args[0])
    score = 0.0
    for part in pilot.ship.parts.values():
        if part.exhausts:
            score += part.kind.engine if part.exhausts == (opposite(front),) else -2.0
        score += 0.5 * part.kind.cannon * (front in part.muzzles)
    return score


# Building.


def novelty(ship: Ship, square: Square, part: Part, flight: int, batteries: int) -> float:
    """What a component that only the expansion knows would be worth here."""
    more = part.kind.more
    if not more:
        return 0.0
    if "boosts" in more:
        return booster(ship, square, part, batteries)
    if "luxury" in more:
        fares = more["luxury"]
        return float(fares[min(flight, len(fares)) - 1]) - 0.3
    return 0.3 * int(more.get("sleepers", 0)) + 0.4 * bool(more.get("plated"))


def booster(ship: Ship, square: Square, part: Part, batteries: int) -> float:
    """Worth something joined to what it boosts, where there are batteries."""
    abilities = {"shield": "shield", "cannon": "cannon", "engine": "engine"}
    wanted = abilities[part.kind.more["boosts"]]
    for side, _, other in neighbours(ship, square):
        if MEET[part.sides[side]][other.sides[OPPOSITE[side]]] and getattr(other.kind, wanted):
            return 1.2 * min(1.0, 0.25 * batteries)
    return -0.3


JUDGED: dict[str, Judge] = {
    "gt-jump": jumping,
    "gt-wake": waking,
    "gt-specialist": hiring,
    "gt-diplomat": pleading,
    "gt-burn": burning,
    "gt-recharge": recharging,
    "gt-leave": leaving,
    "gt-face": turning,
}
