"""What a bot makes of supercards: what to give up, what they cost, where batteries still help."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from perihelion.engine.moves import Move
from perihelion.games.galaxy_trucker.cards.hazards import infected
from perihelion.games.galaxy_trucker.components import SIDES, Card, Square
from perihelion.games.galaxy_trucker.expansions.missions.annex import SUPER
from perihelion.games.galaxy_trucker.expansions.missions.supercards.black_hole import PER_POINT
from perihelion.games.galaxy_trucker.expansions.missions.supercards.penalties import loss_of
from perihelion.games.galaxy_trucker.expansions.robopolice.raids import WAYS
from perihelion.games.galaxy_trucker.expansions.robopolice.thrusters import neighbouring
from perihelion.games.galaxy_trucker.ships.abilities import CANNONS, ENGINES
from perihelion.games.galaxy_trucker.ships.ship import exposed

if TYPE_CHECKING:
    from perihelion.bots.galaxy_trucker.flying import Pilot

DAY, CREW, BATTERY, TILE = 0.45, 0.9, 0.6, 1.0
SMALL, LARGE = 0.5, 1.5  # what a small and a large hit cost on average
IN_HYPERSPACE = 1.5  # what the heavy shot costs that finds ships there
ENGINE, CANNON, SHIELD, ALIEN, PAYLOAD = 1.5, 1.2, 1.0, 2.0, 2.5  # what one of it is worth to a ship
BETTER, WASTED = 1.0, -1.0  # a battery that changes something, and one that does not

Judge = Callable[["Pilot", Move, Mapping[str, Any]], float]


def is_super(card: Card | None) -> bool:
    return card is not None and card.level == SUPER


def level(pilot: Pilot) -> int:
    return min(4, pilot.sight.level.flight)


# What is given up.


def worth(pilot: Pilot, square: Square) -> float:
    """What a component does for the ship, with all that lies on it."""
    ship, kind = pilot.ship, pilot.ship.parts[square].kind
    found: float = ENGINE * kind.engine + CANNON * kind.cannon + SHIELD * bool(kind.shield)
    found += CREW * ship.humans.get(square, 0) + ALIEN * (square in ship.aliens)
    found += BATTERY * ship.batteries.get(square, 0) + 0.3 * (kind.containers + kind.special)
    found += PAYLOAD * ("payload" in kind.more) + 0.5 * bool(kind.alien)
    return found + float(pilot.sight.worth(ship.goods.get(square, ())))


def last_human(pilot: Pilot, square: Square) -> bool:
    return set(pilot.ship.humans) == {square}


def resisting(pilot: Pilot, move: Move, about: Mapping[str, Any]) -> float:
    """A battery saves two components for each point; else the least of them goes, and engines last."""
    if move.verb == "jump":
        return pilot.judge("gt-jump", move, about)
    kind = pilot.ship.parts[move.args[0]].kind
    if move.verb == "power":
        return PER_POINT * TILE * min(float(kind.engine), float(about["pull"] - about["strength"])) - BATTERY
    mass = float(kind.more.get("mass", 0))
    raised = PER_POINT * TILE * (mass - (0 if kind.battery else kind.engine))
    return raised - worth(pilot, move.args[0]) - 20 * last_human(pilot, move.args[0])


def sacrificing(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """What leaves most of the ship behind."""
    square = move.args[0]
    return pilot.left_without(square) * TILE - worth(pilot, square) - 20 * last_human(pilot, square)


# Batteries.


def veering(pilot: Pilot, move: Move, about: Mapping[str, Any]) -> float:
    """A thruster is used where the next line would be hit in nothing, or in less."""
    if move.verb != "veer" or "roll" not in about:
        return 0.0 if move.verb == "pass" else WASTED
    board, at = pilot.ship.board, SIDES.index(about["side"])
    beside = neighbouring(board, at, about["roll"], WAYS[move.args[0]])
    line = () if beside is None else pilot.sight.book.path(pilot.sight.gt, pilot.sight.seat, at, beside)
    there = next((square for square in line if square in pilot.ship.parts), None)
    spared = TILE + worth(pilot, about["square"])
    return spared - (TILE + worth(pilot, there) if there else 0.0) - BATTERY


def use_of_power(pilot: Pilot, what: str, strength: float) -> float | None:
    """Against a fleet up to the next line that can be reached; elsewhere it is as with other cards."""
    card = pilot.sight.card
    if card is None or "ranks" not in card.more or what != CANNONS:
        return None
    lines = [rank.strength for rank in card.more["ranks"][: level(pilot)]]
    above = [line for line in lines if line > strength]
    return BETTER if above and pilot.most(what) >= above[0] else WASTED


# What a card costs, for whoever could jump.


def harm(pilot: Pilot, card: Card) -> float:
    """What a supercard costs a ship as it is, less the shot that awaits it in hyperspace."""
    return cost(pilot, card) - IN_HYPERSPACE


def cost(pilot: Pilot, card: Card) -> float:
    ship, more = pilot.ship, card.more
    match card.type:
        case "meteor_shower":
            return SMALL * len(exposed(ship)) / 2
        case "meteor_alert":
            return LARGE * sum(len(line) for line in more["alerts"][: level(pilot)]) / 2
        case "black_hole":
            return PER_POINT * TILE * max(0.0, float(more["pull"][level(pilot) - 1]) - pilot.most(ENGINES))
        case "tactical_zone":
            return 6.0 / max(2, len(pilot.sight.days))
        case "nanobot_dust":
            return 1.5 * TILE * float(more["most"][level(pilot) - 1])
        case "thick_stardust":
            return DAY * min(float(more["most"][level(pilot) - 1]), float(more["each"]) * len(exposed(ship)))
        case "plague":
            return CREW * sum(ship.humans.get(cabin, 1) for cabin in infected(ship))
        case "meltdown":
            return TILE * sum(count > 1 for count in ship.batteries.values())
    return suffering(pilot, card) if "ranks" in more else 1.5


def suffering(pilot: Pilot, card: Card) -> float:
    """The lines of a fleet that this ship cannot reach."""
    reach = pilot.most(CANNONS)
    lines = [rank for rank in card.more["ranks"][: level(pilot)] if rank.strength > reach]
    loss = loss_of(said for rank in lines for said in rank.penalties)
    shots = sum(LARGE if shot.size == "large" else SMALL for shot in loss.shots)
    return CREW * loss.crew + 1.5 * min(loss.goods, len(pilot.ship.cubes)) + DAY * loss.days + shots


JUDGED: dict[str, Judge] = {
    "gt-resist": resisting,
    "gt-veer": veering,
    "gt-dodge": veering,
    "gt-dust": sacrificing,
    "gt-melt": sacrificing,
    "gt-leak": lambda pilot, move, _: pilot.dismissing(move.args[0]),
}
