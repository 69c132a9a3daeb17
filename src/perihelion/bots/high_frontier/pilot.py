"""How a bot flies: by the planner's route, space by space."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.bots.high_frontier.missions import WISHES, onward, rocket_craft
from perihelion.bots.high_frontier.sight import Plain, Sight
from perihelion.bots.high_frontier.training import moonward
from perihelion.bots.high_frontier.voyages import TURNS, Cost, Voyages
from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.craft import Craft
from perihelion.games.high_frontier.legs import Leg
from perihelion.games.high_frontier.routes import Wishes
from perihelion.games.high_frontier.state import LEO


class Pilot:
    """Keeps the leg that is being flown; where it knows of none, it looks for a new one."""

    def __init__(self, voyages: Voyages) -> None:
        self._voyages = voyages
        self._path: tuple[SpaceId, ...] = ()

    def engine(self, sight: Sight) -> Iterator[str]:
        """The thruster of the route's first leg."""
        leg = self._next_leg(sight)
        self._path = leg.path if leg else ()
        if leg is not None:
            yield self._begin(leg)
        yield "stay"

    def _begin(self, leg: Leg) -> str:
        match leg.kind:
            case "hop":
                return f"hop {leg.path[-1]}"
            case "drift":
                return "drift"
        afterburn = leg.launch is not None and leg.launch.afterburn
        return f"{'afterburn' if afterburn else 'engine'} {leg.card}"

    def _next_leg(self, sight: Sight) -> Leg | None:
        """The first leg to where the rocket is bound."""
        rocket = sight.rocket
        bound = self._bound_for(sight)
        if rocket is None or bound is None:
            return None
        craft = rocket_craft(sight, rocket)
        return self._voyages.route(craft, WISHES, *bound).legs[0]

    def _bound_for(self, sight: Sight) -> tuple[SpaceId, Cost] | None:
        """The site of the best mission for the rocket as it is; in the training the Moon, and home."""
        if sight.rules.is_training:
            return moonward(sight, self._voyages)
        mission = onward(sight, self._voyages)
        return None if mission is None else (mission.site, mission.cost)

    def go(self, sight: Sight) -> Iterator[str]:
        """The next space of the leg; its end is a stop."""
        flight: Plain = sight.table["flight"]
        stack = sight.stack(flight["slot"])
        assert stack is not None
        place: SpaceId = stack["place"]
        if flight["slot"] == "freighter" and place == flight["start"]:
            self._path = self._haul(sight, stack)
        if place in self._path[:-1]:
            yield f"go {self._path[self._path.index(place) + 1]}"
        yield "stop"

    def _haul(self, sight: Sight, freighter: Plain) -> tuple[SpaceId, ...]:
        """The first leg of a freighter's way to LEO."""
        factories = frozenset(site for site, claim in sight.table["claims"].items() if claim["cubes"])
        cards = tuple((card, sight.side(card)) for card in freighter["cards"])
        craft = Craft(cards, freighter["place"], freighter=True)
        wishes = Wishes(factories=factories, turns=2 * TURNS)
        costs = self._voyages.costs(craft, wishes).get(LEO)
        return self._voyages.route(craft, wishes, LEO, costs[0]).legs[0].path if costs else ()
