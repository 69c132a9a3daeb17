"""The bot a newcomer meets first: it plays what seems best at this moment and plans nothing."""

from perihelion.bots.choosing import best
from perihelion.bots.guides import ROOKIES, Guide, Guided
from perihelion.engine.chairs import Chair


class Rookie(Guided):
    """Plays the move its guide to this game likes best; where it has none, it plays at random."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, ROOKIES)

    def _follow(self, chair: Chair, guide: Guide) -> str:
        return best(chair.decision.moves, guide.judge(chair.view["table"], chair.decision)).text
