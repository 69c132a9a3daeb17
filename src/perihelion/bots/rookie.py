"""The bot a newcomer meets first: it looks one move ahead and plays what seems best."""

from collections.abc import Callable, Sequence
from typing import Any

from perihelion.bots import wild_space
from perihelion.bots.uniform import Uniform
from perihelion.engine.chairs import Chair
from perihelion.engine.decisions import Decision

Judge = Callable[[dict[str, Any], Decision], Sequence[float]]
"""From what a seat sees and is asked: what each of its legal moves seems worth."""

JUDGES: dict[str, Judge] = {
    "wild-space": wild_space.judge,
}


class Rookie:
    """Plays the move its judge of this game likes best; where it has none, it plays at random."""

    def __init__(self, seed: int) -> None:
        self._clueless = Uniform(seed)

    def choose(self, chair: Chair) -> str:
        decision = chair.decision
        moves = decision.moves
        if len(moves) == 1:
            return moves[0].text
        view = chair.view
        judge = JUDGES.get(view["game"])
        if judge is None:
            return self._clueless.choose(chair)
        worth = judge(view, decision)
        return moves[max(range(len(moves)), key=worth.__getitem__)].text
