"""Routes of the planner, leg by leg, in words."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from perihelion.words.high_frontier.names import Names


class RouteWords(Names):
    """What a route says besides the drawing."""

    def craft(self, craft: Any, tanks: int) -> str:
        cards = self.words.listed("list-and", (self._side(card, side) for card, side in craft.cards))
        return self.words.sentence(
            "hf-route-craft",
            cards=cards,
            dry=craft.dry,
            tanks=tanks,
            steps=craft.steps,
            place=self.space(craft.at),
        )

    def _side(self, card: str, side: Any) -> str:
        return self.words("hf-crew", faction=card) if card in self.facts["factions"] else str(side.name)

    def route(self, route: Any) -> str:
        """Turns, fuel, hazards and the odds of arriving."""
        odds = round(100 * (1 - route.risk))
        cost = {"turns": route.turns, "steps": route.fuel, "rolls": route.rolls}
        return self.words.sentence("hf-route", to=self.space(route.to), odds=odds, **cost)

    def key(self) -> str:
        """What the signs of the drawing mean."""
        return self.words("hf-route-key")

    def nowhere(self) -> str:
        return self.words("hf-route-nowhere")

    def none(self, to: str, bars: Iterable[Mapping[str, Any]]) -> str:
        """That there is no route, and why."""
        said = self.words.sentence("hf-route-none", to=self.space(to))
        return " ".join([said, *map(self.bar, bars)])

    def bar(self, bar: Mapping[str, Any]) -> str:
        return self.words("hf-route-bar", **bar)

    def legs(self, craft: Any, route: Any) -> Iterator[str]:
        for leg in route.legs:
            yield self._leg(dict(craft.cards), leg)

    def _leg(self, sides: Any, leg: Any) -> str:
        about = {"turn": leg.turn, "before": leg.before, "after": leg.after}
        to = self.space(leg.path[-1])
        if leg.kind in ("refuel", "hop"):
            return self.words("hf-leg-hop" if leg.kind == "hop" else "hf-leg-refuel", to=to, **about)
        said = self.words("hf-leg-drift", to=to, **about)
        if leg.kind == "light":
            said = self.words("hf-leg-light", card=self._side(leg.card, sides[leg.card]), **about)
        elif leg.card:
            card = self._side(leg.card, sides[leg.card])
            thrust = {"thrust": leg.launch.thrust, "sum": self.thrust_sum(leg.launch.parts)}
            said = self.words("hf-leg-fly", to=to, card=card, **thrust, **about)
        return " ".join([said, *self._costs(leg), *self._dangers(leg, sides)])

    def _costs(self, leg: Any) -> Iterator[str]:
        spent = {"afterburn": leg.launch.afterburn, "shuttle": leg.launch.shuttle, "landing": leg.landing}
        if leg.burns:
            yield self.words("hf-leg-burns", burns=leg.burns, steps=leg.fuel)
        for what, steps in spent.items():
            if steps:
                yield self.words("hf-leg-cost", what=what, steps=steps)

    def _dangers(self, leg: Any, sides: Any) -> Iterator[str]:
        if leg.hazards:
            yield self.words("hf-leg-rolls", rolls=len(leg.hazards), places=self.spaces(leg.hazards))
        if leg.lost:
            cards = self.words.listed("list-and", (self._side(card, sides[card]) for card in leg.lost))
            yield self.words("hf-leg-lost", cards=cards)
