"""How a bot finds its way in Galaxy Trucker."""

from collections.abc import Sequence
from typing import Any

from perihelion.bots.galaxy_trucker.building import Builder
from perihelion.bots.galaxy_trucker.flying import Pilot
from perihelion.bots.galaxy_trucker.outlook import lead
from perihelion.bots.galaxy_trucker.sight import Sight, from_view, of_game
from perihelion.engine.decisions import Decision, Seat
from perihelion.engine.driver import Game
from perihelion.engine.moves import Move
from perihelion.games.galaxy_trucker.rules import TruckerRules

BUILDING = frozenset({"gt-build", "gt-place", "gt-flip"})
WITHIN = 2.0  # credits by which a move may seem worse and still be tried


class GalaxyTruckerGuide:
    """Builds what a ship needs and flies with common sense."""

    def __init__(self, rules: TruckerRules) -> None:
        self._rules = rules

    def judge(self, table: dict[str, Any], decision: Decision) -> Sequence[float]:
        return _judge(from_view(self._rules, table, decision.seat), decision)

    def is_promising(self, worth: float, best: float) -> bool:
        return worth > best - WITHIN

    def move(self, game: Game, decision: Decision) -> Move:
        moves = decision.moves
        if len(moves) == 1:
            return moves[0]
        worth = _judge(of_game(game, decision.seat), decision)
        return moves[max(range(len(moves)), key=worth.__getitem__)]

    def estimate(self, game: Game, seat: Seat) -> float:
        return lead(of_game(game, seat))


def _judge(sight: Sight, decision: Decision) -> list[float]:
    if decision.prompt in BUILDING:
        builder = Builder(sight)
        return [builder.judge(move) for move in decision.moves]
    pilot = Pilot(sight)
    return [pilot.judge(decision.prompt, move, decision.about) for move in decision.moves]
