"""Games for OpenSpiel: what they declare, and how their parameters are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pyspiel

from perihelion.engine.options import SEVERAL, Option, for_seats
from perihelion.engine.ruleset import GameInfo, Ruleset
from perihelion.games import ruleset
from perihelion.lab.answering import PAYOFFS
from perihelion.lab.openspiel.observer import TableObserver
from perihelion.lab.openspiel.state import TableState
from perihelion.lab.openspiel.tree import Tree

MakeRules = Callable[[str, int, dict[str, Any]], Ruleset]

SECONDS = 1.0
MOST_OUTCOMES = 512
MOST_PAID = {"rank": 1.0, "score": 10_000.0, "lead": 10_000.0}
JOINED = "+"
EACH = "each"  # before the numbers of all seats


class TableGame(pyspiel.Game):
    """A game with its seats and options; `rules.vocabulary.moves[action]` is the move of an action."""

    declared: ClassVar[GameInfo]
    make_rules: ClassVar[MakeRules]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        info = self.declared
        said = parameters(info) | dict(params or {})
        self.rules = type(self).make_rules(info.name, said["players"], read_options(info, said))
        self.tree = Tree(self.rules, seconds=said["seconds"], payoff=PAYOFFS[said["payoff"]])
        sum_is_zero = is_zero_sum(self.rules.seats, said["payoff"])
        about = game_info(self.rules, most=MOST_PAID[said["payoff"]], zero_sum=sum_is_zero)
        super().__init__(game_type(info, zero_sum=sum_is_zero), about, dict(params or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> TableObserver:
        if params:
            raise ValueError(f"an observer has no parameters; these were given: {params}")
        return TableObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def short_name(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return "perihelion_" + game.replace("-", "_")


def is_zero_sum(seats: int, payoff: str) -> bool:
    """By rank, unless one plays alone; and what one of two is ahead the other is behind."""
    return (payoff == "rank" and seats > 1) or (payoff == "lead" and seats == 2)


def game_type(info: GameInfo, *, zero_sum: bool = True) -> Any:
    """What is known of a game without its options."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(info.name),
        long_name=info.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(info.all_seats),
        min_num_players=min(info.all_seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(info),
    )


def game_info(rules: Ruleset, *, most: float, zero_sum: bool) -> Any:
    """What is known of a game with its options."""
    return pyspiel.GameInfo(
        num_distinct_actions=len(rules.vocabulary),
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=rules.seats,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0 if zero_sum else None,
        max_game_length=rules.info.max_decisions,
    )


def parameters(info: GameInfo) -> dict[str, Any]:
    """`players`, `payoff`, `seconds`, and every option of the game, with their defaults.

    Where a default depends on the number of players it is "".
    """
    players = 2 if 2 in info.seats else min(info.seats)
    declared = for_seats(info.options, players)
    named = Counter(option.name for option in info.options)
    options = {
        name: "" if named[name] > 1 else written(option, option.default_for(players))
        for name, option in declared.items()
    }
    return {"players": players, "payoff": "rank", "seconds": SECONDS, **options}


def written(option: Option, value: Any) -> Any:
    """An option's value as a parameter: the parts of a list are joined by "+", nothing is "".

    Numbers of each seat begin with "each", so that nobody takes them for one number; those that are as usual
    are "", for any number of seats.
    """
    if option.kind == "numbers":
        return "" if value == option.default_for(len(value)) else JOINED.join([EACH, *map(str, value)])
    if option.kind in SEVERAL:
        return JOINED.join(map(str, value))
    return "" if value is None else value


def read_options(info: GameInfo, said: Mapping[str, Any]) -> dict[str, Any]:
    """The options that are not at their default."""
    options = {}
    for option in for_seats(info.options, said["players"]).values():
        value = said[option.name]
        usual = written(option, option.default_for(said["players"]))
        if value != usual and (value or option.kind != "choice"):
            several = option.kind in SEVERAL
            words = [word for word in str(value).split(JOINED) if word != EACH]
            options[option.name] = option.from_words(words) if several else value
    return options


def register(info: GameInfo, make_rules: MakeRules = ruleset) -> None:
    """Makes a game known to `pyspiel.load_game`.

    It gets a class, not a partial: OpenSpiel lets go of it after Python has ended, and only a class
    outlives that.
    """
    body = {"declared": info, "make_rules": staticmethod(make_rules)}
    pyspiel.register_game(game_type(info), type(f"{info.title.replace(' ', '')}Game", (TableGame,), body))
