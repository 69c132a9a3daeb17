"""The bot a newcomer meets first: it plays what seems best at this moment and plans nothing."""

from perihelion.bots.guides import ROOKIES, Counsel
from perihelion.bots.uniform import Uniform
from perihelion.engine.chairs import Chair


class Rookie:
    """Plays the move its guide to this game likes best; where it has none, it plays at random."""

    def __init__(self, seed: int) -> None:
        self._counsel = Counsel(ROOKIES)
        self._clueless = Uniform(seed)

    def choose(self, chair: Chair) -> str:
        moves = chair.decision.moves
        if len(moves) == 1:
            return moves[0].text
        guide = self._counsel.at(chair)
        if guide is None:
            return self._clueless.choose(chair)
        worth = guide.judge(chair.view["table"], chair.decision)
        return moves[max(range(len(moves)), key=worth.__getitem__)].text
