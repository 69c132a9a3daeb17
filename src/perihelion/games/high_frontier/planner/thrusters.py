"""What a craft is worth as it stands: what each thruster would do if it were lit, and what its cards lack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from perihelion.games.high_frontier.flights.laws import Outfit
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.route_phrases import told_launch
from perihelion.games.high_frontier.planner.starts import Engine, Gear, Ground
from perihelion.games.high_frontier.planner.water_on_the_way import Wishes

if TYPE_CHECKING:
    from perihelion.games.high_frontier.planner.routes import Planner


def worth(planner: Planner, craft: Craft, wishes: Wishes) -> dict[str, Any]:
    """A craft at the beginning of a turn: mass, fuel, thrusters, what is missing, what a boost costs.

    [HF-5.4 HF-6.1 HF-8.2]
    """
    diagram, laws = planner.atlas.diagram, planner.atlas.laws
    ground = _ground(planner, craft, wishes)
    gear = planner.atlas.gear(craft)
    outfit = craft.outfit(factory=ground.factory)
    lacking = {card: laws.lacks(outfit, card) for card, _ in craft.cards}
    return {
        "dry": craft.dry,
        "steps": craft.steps,
        "tanks": diagram.tanks(craft.dry, craft.steps),
        "class": diagram.mass_class(craft.dry, craft.steps).id,
        "thrusters": [
            _lit(gear, engine, ground, lit=lit)
            for engine in gear.engines[ground.factory]
            for lit in ((False,) if engine.thruster.afterburn is None else (False, True))
        ],
        "lacks": {
            card: [{"kinds": list(lack.kinds), "therms": lack.therms} for lack in lacks]
            for card, lacks in lacking.items()
            if lacks
        },
        "units": dict(_units(planner, outfit)),
        "boost": {card: side.mass * planner.atlas.numbers.boost for card, side in craft.cards},
    }


def _ground(planner: Planner, craft: Craft, wishes: Wishes) -> Ground:
    """Where it stands."""
    site = planner.atlas.chart.spaces[craft.at].site
    return Ground(planner.atlas.chart.zone(craft.at), site.size if site else 0, craft.at in wishes.own)


def _units(planner: Planner, outfit: Outfit) -> Iterator[tuple[str, int]]:
    """Units that prospect and mine, with their ISRU.  [HF-2.6E]"""
    for card in outfit.cards:
        isru = planner.atlas.laws.isru(outfit, card)
        if isru is not None:
            yield card, isru


def _lit(gear: Gear, engine: Engine, ground: Ground, *, lit: bool) -> dict[str, Any]:
    """How a move would begin with a thruster, and how many burns it has then.  [HF-6.1 HF-8.2A]"""
    atlas, steps = gear.atlas, gear.craft.steps
    start = gear.launch(engine, ground, steps, lit=lit)
    left, laws = max(0, start.steps), atlas.laws
    why_not = laws.why_not_engine(start, engine.outfit, engine.card, afterburn=lit)
    heat = laws.heat(engine.outfit, engine.card)
    return {
        "card": engine.card,
        "afterburn": lit,
        "beamed": engine.beamed > 0,
        "thrust": start.thrust,
        "sum": [[part.what, part.amount] for part in start.parts],
        "class": atlas.diagram.mass_class(engine.gear.dry, left).id,
        "steps": start.steps,
        "burns": engine.thruster.burns(left, max(0, start.thrust)),
        "supports": list(engine.outfit.supports),
        "heat": list(heat),
        "why": why_not.key if why_not else "",
        "said": told_launch(start, engine.thruster),
    }
