"""What a ship still needs: how much one more engine, cannon, cabin or hold would be worth to it."""

from __future__ import annotations

from dataclasses import dataclass

from perihelion.bots.galaxy_trucker.seen_table import SeenTable
from perihelion.games.galaxy_trucker.components import FRONT, Kind, Part, Square
from perihelion.games.galaxy_trucker.ships.ship import MEET, OPPOSITE, Ship, neighbours

# What ships of the three flights should have aboard.
ENGINES = (0, 3, 5, 7)
CANNONS = (0, 4, 6, 8)
CREW = (0, 5, 8, 11)
CARGO = (0, 5, 8, 10)
SPECIAL = (0, 1, 2, 3)


@dataclass(slots=True)
class Stock:
    """What a ship has, counted once.

    flight      number of the flight
    engines     strength with all batteries
    cannons     strength with all batteries
    crew        humans it will lodge
    batteries   places for them
    users       tiles that use batteries
    cargo       ordinary containers
    special     special containers
    covered     sides covered by shields
    aliens      colours of its life supports
    """

    flight: int
    engines: float = 0
    cannons: float = 0
    crew: int = 0
    batteries: int = 0
    users: int = 0
    cargo: int = 0
    special: int = 0
    covered: frozenset[int] = frozenset()
    aliens: frozenset[str] = frozenset()


def stock_of(sight: SeenTable, hull: Ship | None = None) -> Stock:
    """What the ship has, or one hull of it."""
    stock = Stock(min(sight.board.flight, 3))
    covered: set[int] = set()
    aliens: set[str] = set()
    for part in (hull or sight.ship).parts.values():
        kind = part.kind
        stock.engines += kind.engine
        stock.cannons += sight.fire(part) if kind.cannon else 0
        stock.crew += kind.crew
        stock.batteries += kind.batteries
        stock.users += kind.battery
        stock.cargo += kind.containers
        stock.special += kind.special
        covered.update(part.covers)
        aliens.add(kind.alien)
    stock.covered, stock.aliens = frozenset(covered), frozenset(aliens - {""})
    return stock


def lacking(have: float, wanted: float) -> float:
    """How much is lacking, from 1 (all) to 0 (nothing)."""
    return max(0.0, 1 - have / wanted)


def need(stock: Stock, kind: Kind, covers: tuple[int, ...] = ()) -> float:
    """What a tile of this kind is worth to a ship with this stock."""
    flight = stock.flight
    powered = 1.0 if stock.batteries > 2 * stock.users else 0.7 if stock.batteries else 0.4
    full = powered if kind.battery else 1.0
    worth = 0.15
    if kind.engine:
        worth += full * kind.engine * (2.0 * lacking(stock.engines, ENGINES[flight]) + 0.1)
        worth += 2.0 * (not stock.engines and not kind.battery)
    if kind.cannon:
        worth += full * kind.cannon * (1.7 * lacking(stock.cannons, CANNONS[flight]) + 0.1)
    if kind.crew:
        worth += 1.8 * lacking(stock.crew, CREW[flight]) + 0.3
    if kind.batteries:
        wanted = 1 + 2 * stock.users
        worth += kind.batteries * 0.7 * lacking(stock.batteries, wanted)
    worth += kind.containers * (0.7 * lacking(stock.cargo, CARGO[flight]) + 0.1)
    worth += kind.special * (1.2 * lacking(stock.special, SPECIAL[flight]) + 0.2)
    worth += powered * 1.1 * len(set(covers) - stock.covered)
    return worth


def support(ship: Ship, square: Square, part: Part, stock: Stock) -> float:
    """What life support beside a cabin, or a cabin beside life support, adds: an alien may come aboard."""
    kind = part.kind
    if not (kind.alien or kind.aliens):
        return 0.0
    for side, _, other in neighbours(ship, square):
        if MEET[part.sides[side]][other.sides[OPPOSITE[side]]]:
            if kind.alien and other.kind.aliens and kind.alien not in stock.aliens:
                return 1.3
            if kind.aliens and other.kind.alien:
                return 0.5
    return -0.1 if kind.alien else 0.0


def aim(part: Part) -> float:
    """Cannons are worth their full strength only where they point forward."""
    return 1.0 if not part.muzzles or FRONT in part.muzzles else 0.55
