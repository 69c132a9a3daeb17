"""How fast the route planner of High Frontier is: from LEO to every site, for rockets of every kind."""

from time import process_time

from perihelion.games.high_frontier.content import base_content
from perihelion.games.high_frontier.planner.craft import Craft, craft_of
from perihelion.games.high_frontier.planner.routes import Planner
from perihelion.games.high_frontier.positions.rocket_text import fuelled

CONTENT = base_content()
LOADS = (("R5",), ("R1", "F1"), ("R2", "F8", "NASA"))  # light, middling, heavy with three engines


def rockets() -> list[Craft]:
    """Every thruster, each side of it, with three loads and full tanks."""
    found = []
    for card in CONTENT.deck("thruster"):
        for black in (False, True):
            for load in LOADS:
                craft = craft_of(CONTENT, [(card, black), *((other, False) for other in load)], "LEO")
                found.append(fuelled(CONTENT, craft, CONTENT.numbers.tanks))
    return found


class PlannerBench:
    """Routes of each rocket, or of one in so many; a later round only makes its time better.

    A rocket is asked for the first time on a planner that has seen those before it, then again, and last on a
    planner that knows nothing of the map.
    """

    def __init__(self, one_in: int = 1) -> None:
        self._rockets = rockets()[::one_in]
        self._best = {asked: [float("inf")] * len(self._rockets) for asked in ("first", "again", "new map")}

    def round(self) -> None:
        planner = Planner(CONTENT)
        for asked in ("first", "again"):
            self._note(asked, [_microseconds(planner, rocket) for rocket in self._rockets])
        self._note("new map", [_microseconds(Planner(CONTENT), rocket) for rocket in self._rockets])

    def _note(self, asked: str, times: list[float]) -> None:
        self._best[asked] = [min(best, now) for best, now in zip(self._best[asked], times, strict=True)]

    def figures(self) -> dict[str, float]:
        found = {}
        for asked, times in self._best.items():
            ordered = sorted(times)
            what = f"Planner: LEO to every site, {asked}"
            found[f"{what}, median"] = ordered[len(ordered) // 2]
            found[f"{what}, 19 of 20 rockets"] = ordered[max(len(ordered) * 19 // 20 - 1, 0)]
            found[f"{what}, slowest"] = ordered[-1]
        return found


def _microseconds(planner: Planner, rocket: Craft) -> float:
    begun = process_time()
    planner.routes(rocket)
    return (process_time() - begun) * 1e6
