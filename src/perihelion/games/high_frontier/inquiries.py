"""What a player may ask beside the game: where one's craft can go from where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from perihelion.engine.refused import Refused
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.flights.laws import Laws
from perihelion.games.high_frontier.planner.craft import Craft, craft_in_view
from perihelion.games.high_frontier.planner.legs import Leg, Route
from perihelion.games.high_frontier.planner.no_route import why_no_route
from perihelion.games.high_frontier.planner.route_phrases import told_leg
from perihelion.games.high_frontier.planner.routes import planner_for
from perihelion.games.high_frontier.planner.water_on_the_way import wishes_in_view
from perihelion.games.high_frontier.state import StackKind, kind_of

CRAFT: tuple[StackKind, ...] = ("rocket", "freighter")
FIELDS = {"routes": {"ask", "slot", "to", "refuel"}, "reach": {"ask", "slot", "refuel"}}


def inquire(
    content: Content, laws: Laws, view: Mapping[str, Any], question: Mapping[str, Any], *, together: bool
) -> dict[str, Any]:
    """`{"ask": "routes", "slot": "rocket", "to": "luna", "refuel": false}`: the best routes, leg by leg,
    or what bars the way.

    `{"ask": "reach", "slot": "rocket"}`: every site in reach, with [turns, steps, rolls] of its best routes.
    A second rocket is `"slot": "rocket-2"`. Raises Refused for any other question, and for who has no such
    craft. `together` is whether all units mine in one operation at this table.
    """
    fields = FIELDS.get(str(question.get("ask")), set())
    slot, to, refuel = question.get("slot", "rocket"), question.get("to"), question.get("refuel", False)
    named = "to" not in fields or (isinstance(to, str) and to in content.map.spaces)
    if not question.keys() <= fields or not named or not is_craft(slot) or not isinstance(refuel, bool):
        raise Refused("no-such-question", said=repr(dict(question))[:80])
    table, seat = view["table"], view["seat"]
    craft = None if seat is None else craft_in_view(content, table, seat, slot)
    if craft is None:
        raise Refused("hf-no-craft", slot=kind_of(slot))
    wishes = wishes_in_view(table, seat, refuel=refuel, together=together)
    planner = planner_for(content, laws)
    if question["ask"] == "reach":
        routes = planner.routes(craft, None, wishes)
        return {"sites": {site: [list(route.cost) for route in found] for site, found in routes.items()}}
    found = planner.routes(craft, [str(to)], wishes).get(str(to), [])
    bars = [] if found else why_no_route(planner, craft, str(to), wishes)
    return {
        "routes": [route_as_json(craft, route) for route in found],
        "bars": [bar.as_json() for bar in bars],
    }


def is_craft(slot: object) -> bool:
    """Whether this might be the id of a rocket or a freighter."""
    return isinstance(slot, str) and kind_of(slot) in CRAFT


def route_as_json(craft: Craft, route: Route) -> dict[str, Any]:
    return {
        "to": route.to,
        "turns": route.turns,
        "fuel": route.fuel,
        "rolls": route.rolls,
        "odds": round(100 * (1 - route.risk)),
        "path": list(route.path),
        "legs": [leg_as_json(craft, leg) for leg in route.legs],
    }


def leg_as_json(craft: Craft, leg: Leg) -> dict[str, Any]:
    return {
        "turn": leg.turn,
        "kind": leg.kind,
        "path": list(leg.path),
        "before": leg.before,
        "after": leg.after,
        "card": leg.card,
        "thrust": leg.launch.thrust if leg.launch else 0,
        "burns": leg.burns,
        "fuel": leg.fuel,
        "afterburn": leg.launch.afterburn if leg.launch else 0,
        "shuttle": leg.launch.shuttle if leg.launch else 0,
        "landing": leg.landing,
        "hazards": list(leg.hazards),
        "lost": list(leg.lost),
        "said": told_leg(craft, leg),
    }
