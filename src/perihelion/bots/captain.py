"""The bot for players who know the game: it tries its moves out in games it could be in."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import ClassVar

from perihelion.bots.guides import CAPTAINS, Guide, Guided
from perihelion.engine.chairs import Chair
from perihelion.engine.driver import Game

MOST_CANDIDATES = 6
MOST_EFFORT = 40_000  # of a guide for one decision: about a second of an ordinary core in Wild Space


class Captain(Guided):
    """Follows its best moves through imagined games and plays the one that ends best.

    A simulation is one imagined game, followed from the move in question to the end of the turn and
    judged there. All moves are tried in the same imagined games, so that luck is the same for all;
    the worse half drops out, and the others are tried further (sequential halving). The number of
    simulations a decision takes never exceeds that of the chair; without any, the move that seems
    best at first sight is played. Where turns are so long that a simulation is much effort, there are
    fewer: effort is counted, not timed, so that every machine plays the same.
    """

    simulations: ClassVar[int] = 100  # where nobody says how many

    def __init__(self, seed: int) -> None:
        super().__init__(seed, CAPTAINS)
        self._seed = seed

    def _follow(self, chair: Chair, guide: Guide) -> str:
        return self._best(chair, guide, self._candidates(chair, guide))

    def _candidates(self, chair: Chair, guide: Guide) -> list[str]:
        """The moves worth trying, the best at first sight first; no more than can be compared."""
        worth = guide.judge(chair.view["table"], chair.decision)
        best = max(worth)
        ranked = sorted(zip(worth, chair.decision.moves, strict=True), key=lambda pair: -pair[0])
        promising = [move.text for seems, move in ranked if guide.is_promising(seems, best)]
        return promising[: min(MOST_CANDIDATES, max(1, chair.simulations // 2))]

    def _best(self, chair: Chair, guide: Guide, candidates: list[str]) -> str:
        """The candidate that stands at the end of the halving."""
        rounds = (len(candidates) - 1).bit_length()
        sums = dict.fromkeys(candidates, 0.0)
        left, imagined = chair.simulations, self._first_seed(candidates, chair)
        enough = guide.effort
        share = MOST_EFFORT // max(1, rounds)
        while len(candidates) > 1:
            enough += share
            for _ in range(max(1, left // (rounds * len(candidates)))):
                for move in candidates:
                    sums[move] += follow(chair.imagine(imagined), chair.seat, move, guide)
                left -= len(candidates)
                imagined += 1
                if guide.effort > enough:
                    break
            rounds -= 1
            candidates = sorted(candidates, key=lambda move: -sums[move])[: -(-len(candidates) // 2)]
            if left < len(candidates):
                break
        return candidates[0]

    def _first_seed(self, candidates: Sequence[str], chair: Chair) -> int:
        """Where the imagined games of a decision begin: the same for the same seed and situation."""
        said = f"{self._seed}/{chair.decision.prompt}/{'/'.join(candidates)}"
        return int.from_bytes(blake2b(said.encode(), digest_size=6).digest(), "big")


def follow(game: Game, seat: int, move: str, guide: Guide) -> float:
    """Plays this move and on to the end of the turn; what the game then seems worth to the seat."""
    turn = game.rules.turn(game.state)
    game.play(seat, move)
    while game.pending and game.rules.turn(game.state) == turn:
        mover, decision = next(iter(game.pending.items()))
        game.play(mover, guide.move(game, decision))
    return guide.estimate(game, seat)
