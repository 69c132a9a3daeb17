"""What a player may ask beside the game: where the own craft can go from where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from perihelion.engine.refused import Refused
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.craft import craft_in_view, factories_in_view
from perihelion.games.high_frontier.legs import Leg, Route
from perihelion.games.high_frontier.routes import Wishes, planner_for

CRAFT = ("rocket", "freighter")
FIELDS = {"ask", "slot", "to", "refuel"}


def inquire(content: Content, view: Mapping[str, Any], question: Mapping[str, Any]) -> dict[str, Any]:
    """`{"ask": "routes", "slot": "rocket", "to": "luna", "refuel": false}`: the best routes, leg by leg.

    Raises Refused for any other question, and for who has no such craft.
    """
    slot, to, refuel = question.get("slot", "rocket"), question.get("to"), question.get("refuel", False)
    known = set(question) <= FIELDS and question.get("ask") == "routes" and isinstance(refuel, bool)
    if not known or slot not in CRAFT or not isinstance(to, str) or to not in content.map.spaces:
        raise Refused("no-such-question", said=repr(dict(question))[:80])
    table, seat = view["table"], view["seat"]
    craft = None if seat is None else craft_in_view(content, table, seat, slot)
    if craft is None:
        raise Refused("hf-no-craft", slot=slot)
    wishes = Wishes(refuel=refuel, factories=factories_in_view(table, seat))
    routes = planner_for(content).routes(craft, [to], wishes)
    return {"routes": [route_as_json(route) for route in routes.get(to, ())]}


def route_as_json(route: Route) -> dict[str, Any]:
    return {
        "to": route.to,
        "turns": route.turns,
        "fuel": route.fuel,
        "rolls": route.rolls,
        "odds": round(100 * (1 - route.risk)),
        "path": list(route.path),
        "legs": [leg_as_json(leg) for leg in route.legs],
    }


def leg_as_json(leg: Leg) -> dict[str, Any]:
    return {
        "turn": leg.turn,
        "kind": leg.kind,
        "path": list(leg.path),
        "before": leg.before,
        "after": leg.after,
        "card": leg.card,
        "thrust": leg.launch.thrust if leg.launch else 0,
        "sum": [[part.what, part.amount] for part in leg.launch.parts] if leg.launch else [],
        "burns": leg.burns,
        "fuel": leg.fuel,
        "afterburn": leg.launch.afterburn if leg.launch else 0,
        "shuttle": leg.launch.shuttle if leg.launch else 0,
        "landing": leg.landing,
        "hazards": list(leg.hazards),
        "lost": list(leg.lost),
    }
