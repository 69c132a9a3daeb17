"""How a bot finds its way in Galaxy Trucker."""

from collections.abc import Sequence
from typing import Any

from perihelion.bots.choosing import best
from perihelion.bots.galaxy_trucker.building import Builder
from perihelion.bots.galaxy_trucker.dealing import FIRST_SIGHT
from perihelion.bots.galaxy_trucker.flying import Pilot
from perihelion.bots.galaxy_trucker.outlook import lead
from perihelion.bots.galaxy_trucker.seen_table import SeenTable, from_view, of_game
from perihelion.bots.galaxy_trucker.shipwright import Shipwright
from perihelion.bots.galaxy_trucker.tastes import CAPTAIN, ON_ROUGH_ROADS
from perihelion.engine.decisions import Decision, Seat
from perihelion.engine.driver import Game
from perihelion.engine.moves import Move
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import NAME as ROUGH_ROADS
from perihelion.games.galaxy_trucker.rules import TruckerRules

BUILDING = frozenset({"gt-build", "gt-place", "gt-flip"})
AS_GOOD = 1e-9  # of moves that seem as good while building, the first is better by this
WITHIN = 2.0  # credits by which a move may seem worse and still be tried


class GalaxyTruckerGuide:
    """Builds what a ship needs and flies with common sense."""

    effort = 0

    def __init__(self, rules: TruckerRules) -> None:
        self._rules = rules

    def judge(self, table: dict[str, Any], decision: Decision) -> Sequence[float]:
        return self.worth(from_view(self._rules, table, decision.seat), decision)

    def is_promising(self, worth: float, best: float) -> bool:
        return worth > best - WITHIN

    def move(self, game: Game, decision: Decision) -> Move:
        is_free = len(decision.moves) > 1
        return (
            best(decision.moves, self.worth(of_game(game, decision.seat), decision))
            if is_free
            else decision.moves[0]
        )

    def estimate(self, game: Game, seat: Seat) -> float:
        return lead(of_game(game, seat))

    def worth(self, sight: SeenTable, decision: Decision) -> list[float]:
        """What each legal move seems worth."""
        if decision.prompt in BUILDING:
            builder = self.builder(sight)
            return [builder.judge(move) for move in decision.moves]
        pilot = Pilot(sight)
        return [pilot.judge(decision.prompt, move, decision.about) for move in decision.moves]

    def builder(self, sight: SeenTable) -> Builder:
        return Builder(sight)


class CaptainsGuide(GalaxyTruckerGuide):
    """Builds what will earn most, at first sight: only answers in flight are worth trying out."""

    def __init__(self, rules: TruckerRules) -> None:
        super().__init__(rules)
        self._builds = False

    def judge(self, table: dict[str, Any], decision: Decision) -> Sequence[float]:
        self._builds = decision.prompt in BUILDING | FIRST_SIGHT
        worth = super().judge(table, decision)
        return [seems - AS_GOOD * n for n, seems in enumerate(worth)] if self._builds else worth

    def is_promising(self, worth: float, best: float) -> bool:
        return worth == best if self._builds else super().is_promising(worth, best)

    def builder(self, sight: SeenTable) -> Builder:
        return Shipwright(sight, ON_ROUGH_ROADS if ROUGH_ROADS in sight.gt.annexes else CAPTAIN)
