"""What a bot must know of a game: it asks a guide, which is found when it first looks at its table."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast

from perihelion.bots.galaxy_trucker.guide import CaptainsGuide, GalaxyTruckerGuide
from perihelion.bots.high_frontier import tastes as frontier_tastes
from perihelion.bots.high_frontier.guide import HighFrontierGuide
from perihelion.bots.uniform import Uniform
from perihelion.bots.wild_space import tastes
from perihelion.bots.wild_space.guide import WildSpaceGuide
from perihelion.engine.chairs import Chair
from perihelion.engine.decisions import Decision, Seat
from perihelion.engine.driver import Game
from perihelion.engine.moves import Move
from perihelion.engine.ruleset import Ruleset
from perihelion.games.galaxy_trucker.rules import TruckerRules
from perihelion.games.high_frontier.rules import FrontierRules
from perihelion.games.wild_space.rules import WildSpaceRules


class Guide(Protocol):
    """Judges moves at first sight, plays imagined games on, and says how they may end."""

    @property
    def effort(self) -> int:
        """How much thinking it has done so far, by a count of its own; always 0 where thought is cheap."""
        ...

    def judge(self, table: dict[str, Any], decision: Decision) -> Sequence[float]:
        """What each legal move seems worth, from what a seat sees of the table."""
        ...

    def is_promising(self, worth: float, best: float) -> bool:
        """Whether a move is worth trying beside the one that seems best."""
        ...

    def move(self, game: Game, decision: Decision) -> Move:
        """What is played in an imagined game."""
        ...

    def estimate(self, game: Game, seat: Seat) -> float:
        """What an imagined game seems worth to a seat; more is better."""
        ...


Guides = Mapping[str, Callable[[Ruleset], Guide]]


def _wild_space(likes: tastes.Tastes) -> Callable[[Ruleset], Guide]:
    return lambda rules: WildSpaceGuide(cast(WildSpaceRules, rules), likes)


def _galaxy_trucker(guide: type[GalaxyTruckerGuide]) -> Callable[[Ruleset], Guide]:
    return lambda rules: guide(cast(TruckerRules, rules))


def _high_frontier(likes: frontier_tastes.Tastes) -> Callable[[Ruleset], Guide]:
    return lambda rules: HighFrontierGuide(cast(FrontierRules, rules), likes)


ROOKIES: dict[str, Callable[[Ruleset], Guide]] = {
    "wild-space": _wild_space(tastes.ROOKIE),
    "galaxy-trucker": _galaxy_trucker(GalaxyTruckerGuide),
    "high-frontier": _high_frontier(frontier_tastes.ROOKIE),
}
CAPTAINS: dict[str, Callable[[Ruleset], Guide]] = {
    "wild-space": _wild_space(tastes.CAPTAIN),
    "galaxy-trucker": _galaxy_trucker(CaptainsGuide),
    "high-frontier": _high_frontier(frontier_tastes.CAPTAIN),
}


class Guided:
    """A bot that follows a guide to the game; where there is none, it plays at random."""

    def __init__(self, seed: int, guides: Guides) -> None:
        self._counsel = Counsel(guides)
        self._clueless = Uniform(seed)

    def choose(self, chair: Chair) -> str:
        moves = chair.decision.moves
        if len(moves) == 1:
            return moves[0].text
        guide = self._counsel.at(chair)
        return self._clueless.choose(chair) if guide is None else self._follow(chair, guide)

    def _follow(self, chair: Chair, guide: Guide) -> str:
        """What it makes of what the guide says."""
        raise NotImplementedError


class Counsel:
    """The guide for the table of a bot, asked for once: a bot plays at one table."""

    def __init__(self, guides: Guides) -> None:
        self._guides = guides
        self._found: list[Guide | None] = []

    def at(self, chair: Chair) -> Guide | None:
        """The guide, or nothing where this game has none."""
        if not self._found:
            rules = chair.imagine(0).rules
            make = self._guides.get(rules.info.name)
            self._found.append(make(rules) if make else None)
        return self._found[0]
