"""How a bot flies: by the planner's route, space by space."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.bots.high_frontier.deflection import APPROACH, SOON, Deflection
from perihelion.bots.high_frontier.missions import WISHES, homeward, onward, rocket_craft
from perihelion.bots.high_frontier.seen_table import Plain, SeenTable
from perihelion.bots.high_frontier.training import moonward
from perihelion.bots.high_frontier.voyages import TURNS, Cost, Voyages
from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.legs import Leg
from perihelion.games.high_frontier.planner.water_on_the_way import wishes_in_view
from perihelion.games.high_frontier.slots import with_slot
from perihelion.games.high_frontier.state import LEO, kind_of


class Pilot:
    """Remembers nothing: in mid-move it plans once more from where the move began, and comes to the same."""

    def __init__(self, voyages: Voyages) -> None:
        self._voyages = voyages

    def answers(self, sight: SeenTable, prompt: str) -> Iterator[str]:
        """What it answers on the way."""
        match prompt:
            case "hf-beam":
                return self.power(sight)
            case "hf-engine":
                return self.engine(sight)
            case "hf-supports":
                return self.supports(sight)
            case _:
                return self.go(sight)

    def set_out(self, sight: SeenTable) -> Iterator[str]:
        """Fuel that is too much is dumped first.  [HF-8.3D]"""
        leg, rocket = self._next_leg(sight), sight.rocket
        if leg is not None and leg.dumped and rocket is not None:
            yield " ".join(with_slot(("vent", str(rocket["steps"] - leg.dumped)), sight.slot))

    def power(self, sight: SeenTable) -> Iterator[str]:
        """Beamed power that was promised is used where the route's first leg does.  [HF-6.1A.4]"""
        leg = self._next_leg(sight)
        parts = leg.launch.parts if leg is not None and leg.launch is not None else ()
        yield "yes" if any(part.what == "beamed" for part in parts) else "no"

    def engine(self, sight: SeenTable) -> Iterator[str]:
        """The thruster of the route's first leg."""
        leg = self._next_leg(sight)
        if leg is not None:
            yield self._begin(leg)
        yield "stay"

    def supports(self, sight: SeenTable) -> Iterator[str]:
        """The cards that support the thruster on the route's first leg."""
        leg = self._next_leg(sight)
        yield from (f"support {card}" for card in (leg.supports if leg else ()))
        yield "done"

    def _begin(self, leg: Leg) -> str:
        match leg.kind:
            case "hop":
                return f"hop {leg.path[-1]}"
            case "drift":
                return "drift"
        afterburn = leg.launch is not None and leg.launch.afterburn
        return f"{'afterburn' if afterburn else 'engine'} {leg.card}"

    def _next_leg(self, sight: SeenTable) -> Leg | None:
        """The first leg to where the rocket is bound."""
        rocket = sight.rocket
        bound = self._bound_for(sight)
        if rocket is None or bound is None:
            return None
        craft = rocket_craft(sight, rocket)
        if sight.rules.expansion("hermes"):
            goal, cost = bound
            craft = craft if goal == APPROACH else Deflection(sight, self._voyages).under_open_sky(craft)
            return self._voyages.route(craft, SOON, goal, cost).legs[0]
        return self._voyages.route(craft, WISHES, *bound).legs[0]

    def _bound_for(self, sight: SeenTable) -> tuple[SpaceId, Cost] | None:
        """The site of the best mission for the rocket as it is; in the training the Moon, and home."""
        if sight.rules.expansion("training"):
            return moonward(sight, self._voyages)
        if sight.rules.expansion("hermes"):
            rocket = sight.rocket
            return Deflection(sight, self._voyages).bound(rocket_craft(sight, rocket)) if rocket else None
        mission, rocket = onward(sight, self._voyages), sight.rocket
        if mission is not None:
            return mission.site, mission.cost
        home = homeward(sight, self._voyages, rocket) if rocket is not None else None
        return None if home is None else (LEO, home)

    def go(self, sight: SeenTable) -> Iterator[str]:
        """The next space of the leg; its end is a stop."""
        flight: Plain = sight.table["flight"]
        stack = sight.stack(flight["slot"])
        assert stack is not None
        if kind_of(flight["slot"]) == "freighter":
            path = self._haul(sight, stack | {"place": flight["start"]})
        else:
            path = self._flown(sight, stack, flight)
        place: SpaceId = stack["place"]
        if place in path[:-1]:
            yield f"go {path[path.index(place) + 1]}"
        yield "stop"

    def _flown(self, sight: SeenTable, rocket: Plain, flight: Plain) -> tuple[SpaceId, ...]:
        """The leg that is being flown.

        Fuel for burns and the afterburner is known; whether lift-off took any, the leg itself must say.
        [HF-6.1A HF-6.2 HF-6.4D]
        """
        engines = rocket_craft(sight, rocket).engines(sight.rules.laws)
        used = tuple(flight["supports"].split("+")) if flight["supports"] else ()
        lit_so = (card == flight["thruster"] and outfit.supports == used for card, outfit, _ in engines)
        thruster = next((engine[2] for engine, is_lit in zip(engines, lit_so, strict=True) if is_lit), None)
        left = rocket["steps"] + (thruster.steps(flight["burns"]) if thruster else 0)
        lit = (thruster.afterburn or 0) if thruster and flight["afterburn"] else 0
        site = sight.rules.printed.map.sites.get(flight["start"])
        for lift_off in (0, site.size) if site else (0,):
            begun = rocket | {"place": flight["start"], "steps": left + lit + lift_off}
            leg = self._next_leg(sight.with_rocket(begun))
            if leg and leg.launch and (leg.card, leg.launch.steps) == (flight["thruster"], left):
                return leg.path
        return ()

    def _haul(self, sight: SeenTable, freighter: Plain) -> tuple[SpaceId, ...]:
        """The first leg of a freighter's way to LEO."""
        cards = tuple((card, sight.side(card)) for card in freighter["cards"])
        craft = Craft(cards, freighter["place"], passes=sight.passes, freighter=True)
        wishes = wishes_in_view(sight.table, sight.seat, turns=2 * TURNS)
        costs = self._voyages.costs(craft, wishes).get(LEO)
        return self._voyages.route(craft, wishes, LEO, costs[0]).legs[0].path if costs else ()
