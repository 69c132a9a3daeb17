"""Routes of the planner, leg by leg, as phrases of no language."""

from collections.abc import Iterable, Iterator, Mapping

from perihelion.engine.speech import Phrase, listed, phrase
from perihelion.games.high_frontier.components import CardId, Side, Thruster
from perihelion.games.high_frontier.flights.thrust import Launch, Part
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.legs import Leg, Route


def told_craft(craft: Craft, tanks: int) -> Phrase:
    cards = listed("list-and", (_side(card, side) for card, side in craft.cards))
    figures: dict[str, Phrase] = {"dry": craft.dry, "tanks": tanks, "steps": craft.steps}
    return phrase("hf-route-craft", cards=cards, place={"space": craft.at}, **figures)


def _side(card: CardId, side: Side) -> Phrase:
    """A card by its side; a crew is that of its faction."""
    return {"first": [{"crew": card}, side.name]}


def told_route(route: Route) -> Phrase:
    """Turns, fuel, hazards and the odds of arriving."""
    cost: dict[str, Phrase] = {"turns": route.turns, "steps": route.fuel, "rolls": route.rolls}
    return phrase("hf-route", to={"space": route.to}, odds=round(100 * (1 - route.risk)), **cost)


def told_leg(craft: Craft, leg: Leg) -> Phrase:
    """What a leg does, costs and risks."""
    about: dict[str, Phrase] = {"turn": leg.turn, "before": leg.before, "after": leg.after}
    to: Phrase = {"space": leg.path[-1]}
    if leg.kind in ("refuel", "hop"):
        return phrase("hf-leg-hop" if leg.kind == "hop" else "hf-leg-refuel", to=to, **about)
    sides = dict(craft.cards)
    does = phrase("hf-leg-drift", to=to, **about)
    if leg.kind == "light":
        does = phrase("hf-leg-light", card=_side(leg.card, sides[leg.card]), **about)
    elif leg.card and leg.launch:
        thrust: dict[str, Phrase] = {"thrust": leg.launch.thrust, "sum": thrust_sum(leg.launch.parts)}
        does = phrase("hf-leg-fly", to=to, card=_side(leg.card, sides[leg.card]), **thrust, **about)
    return listed(" ", [does, *_costs(leg), *_dangers(leg, sides)])


def thrust_sum(parts: Iterable[Part]) -> Phrase:
    """What a thrust is made of: 3 (thruster) − 1 (wet mass)."""
    told: list[Phrase] = []
    for part in parts:
        told += ["−" if part.amount < 0 else "+"] if told else []
        told.append(phrase("hf-thrust-part", part=part.what, amount=abs(part.amount)))
    return listed(" ", told)


def told_launch(start: Launch, thruster: Thruster) -> Phrase:
    """The modified thrust of a thruster, as it would be now; nothing where there is too little fuel."""
    if start.steps < 0:
        return ""
    cost: dict[str, Phrase] = {"sail": thruster.sail, "fuel": str(thruster.fuel)}
    return phrase(
        "hf-says-launch", thrust=start.thrust, sum=thrust_sum(start.parts), steps=start.steps, **cost
    )


def _costs(leg: Leg) -> Iterator[Phrase]:
    launch = leg.launch
    if leg.burns:
        yield phrase("hf-leg-burns", burns=leg.burns, steps=leg.fuel)
    afterburn, shuttle = (launch.afterburn, launch.shuttle) if launch else (0, 0)
    spent = {"dump": leg.dumped, "afterburn": afterburn, "shuttle": shuttle, "landing": leg.landing}
    for what, steps in spent.items():
        if steps:
            yield phrase("hf-leg-cost", what=what, steps=steps)


def _dangers(leg: Leg, sides: Mapping[CardId, Side]) -> Iterator[Phrase]:
    if leg.hazards:
        places = listed("list-and", ({"space": space} for space in leg.hazards))
        yield phrase("hf-leg-rolls", rolls=len(leg.hazards), places=places)
    if leg.lost:
        yield phrase("hf-leg-lost", cards=listed("list-and", (_side(card, sides[card]) for card in leg.lost)))
