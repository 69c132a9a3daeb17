"""What a player may ask beside the game: where one's craft can go, and what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from perihelion.engine.refused import Refused
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.flights.laws import Laws
from perihelion.games.high_frontier.planner.craft import Craft, craft_in_view, imagined, owned
from perihelion.games.high_frontier.planner.legs import Leg, Route
from perihelion.games.high_frontier.planner.no_route import why_no_route
from perihelion.games.high_frontier.planner.route_phrases import told_leg
from perihelion.games.high_frontier.planner.routes import Planner, planner_for
from perihelion.games.high_frontier.planner.thrusters import worth
from perihelion.games.high_frontier.planner.water_on_the_way import Wishes, wishes_in_view
from perihelion.games.high_frontier.state import StackKind, kind_of

CRAFT: tuple[StackKind, ...] = ("rocket", "freighter")
OF_A_CRAFT = {"ask", "slot", "craft"}
FIELDS = {
    "routes": OF_A_CRAFT | {"to", "refuel"},
    "reach": OF_A_CRAFT | {"refuel"},
    "stack": OF_A_CRAFT,
}


def inquire(
    content: Content, laws: Laws, view: Mapping[str, Any], question: Mapping[str, Any], *, together: bool
) -> dict[str, Any]:
    """`{"ask": "routes", "slot": "rocket", "to": "luna", "refuel": false}`: the best routes, leg by leg,
    or what bars the way.

    `{"ask": "reach", "slot": "rocket"}`: every site in reach, with [turns, steps, rolls] of its best routes.
    `{"ask": "stack", "slot": "rocket"}`: what its thrusters would do, what it lacks, what a boost costs.
    A second rocket is `"slot": "rocket-2"`. Each may be asked of a craft one only thinks of, too:
    `"craft": {"cards": ["T1", "R2*"], "at": "LEO", "tanks": 3}`, or `"steps"`. Raises Refused for any other
    question, and for who has no such craft. `together` is whether all units mine in one operation at this
    table.
    """
    if not is_question(content, question):
        raise no_question(question)
    table, seat, slot = view["table"], view["seat"], question.get("slot", "rocket")
    craft = None if seat is None else craft_asked(content, table, seat, question)
    if craft is None:
        raise Refused("hf-no-craft", slot=kind_of(slot))
    wishes = wishes_in_view(table, seat, refuel=question.get("refuel", False), together=together)
    return answer(planner_for(content, laws), craft, wishes, question)


def is_question(content: Content, question: Mapping[str, Any]) -> bool:
    fields = FIELDS.get(str(question.get("ask")), set())
    to, craft = question.get("to"), question.get("craft", {})
    named = "to" not in fields or (isinstance(to, str) and to in content.map.spaces)
    said = isinstance(question.get("refuel", False), bool) and isinstance(craft, Mapping)
    return question.keys() <= fields and named and said and is_craft(question.get("slot", "rocket"))


def no_question(question: Mapping[str, Any]) -> Refused:
    return Refused("no-such-question", said=repr(dict(question))[:80])


def craft_asked(
    content: Content, table: Mapping[str, Any], seat: int, question: Mapping[str, Any]
) -> Craft | None:
    """The craft a question is about: one that is there, or one that is thought of."""
    slot = question.get("slot", "rocket")
    if "craft" not in question:
        return craft_in_view(content, table, seat, slot)
    craft = imagined(content, question["craft"])
    if craft is None:
        raise no_question(question)
    return owned(craft, table, seat, slot)


def answer(planner: Planner, craft: Craft, wishes: Wishes, question: Mapping[str, Any]) -> dict[str, Any]:
    """What is known of a craft."""
    match question["ask"]:
        case "stack":
            return worth(planner, craft, wishes)
        case "reach":
            routes = planner.routes(craft, None, wishes)
            return {"sites": {site: [list(route.cost) for route in found] for site, found in routes.items()}}
    to = str(question["to"])
    found = planner.routes(craft, [to], wishes).get(to, [])
    bars = [] if found else why_no_route(planner, craft, to, wishes)
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
