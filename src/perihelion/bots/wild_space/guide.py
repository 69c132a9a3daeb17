"""How a bot finds its way in Wild Space."""

from collections.abc import Sequence
from typing import Any

from perihelion.bots.choosing import best
from perihelion.bots.wild_space.edition import edition_of
from perihelion.bots.wild_space.imagined_table import at_table, glimpse
from perihelion.bots.wild_space.judge import judge
from perihelion.bots.wild_space.outlook import Effort
from perihelion.bots.wild_space.prospects import lead
from perihelion.bots.wild_space.tastes import Tastes
from perihelion.engine.decisions import Decision, Seat
from perihelion.engine.driver import Game
from perihelion.engine.moves import Move
from perihelion.games.wild_space.rules import WildSpaceRules

WITHIN = 12.0  # credits by which a move may seem worse and still be tried


class WildSpaceGuide:
    """Judges by its tastes; a game is worth what the seat may be ahead of the best other in the end."""

    def __init__(self, rules: WildSpaceRules, likes: Tastes) -> None:
        self._edition = edition_of(rules)
        self._likes = likes
        self._effort = Effort()

    @property
    def effort(self) -> int:
        return self._effort.chains

    def judge(self, table: dict[str, Any], decision: Decision) -> Sequence[float]:
        return judge(table, decision, self._edition, self._likes, self._effort)

    def is_promising(self, worth: float, best: float) -> bool:
        return worth > best - WITHIN

    def move(self, game: Game, decision: Decision) -> Move:
        is_free = len(decision.moves) > 1
        return (
            best(decision.moves, self.judge(glimpse(at_table(game)), decision))
            if is_free
            else decision.moves[0]
        )

    def estimate(self, game: Game, seat: Seat) -> float:
        return lead(at_table(game), seat, self._effort)
