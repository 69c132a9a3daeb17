"""The bot that has no idea: any legal move is as good as another."""

from perihelion.engine.chairs import Chair
from perihelion.engine.chance import Stream


class Uniform:
    """Chooses evenly among the legal moves, from a small stream of its own."""

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed)

    def choose(self, chair: Chair) -> str:
        moves = chair.decision.moves
        return moves[self._stream.pick("move", range(len(moves)))].text
