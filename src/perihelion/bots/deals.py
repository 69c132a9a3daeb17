"""How bots deal: they agree to what brings more than it costs, and offer what brings both something."""

from collections.abc import Callable, Mapping
from typing import Any, cast

from perihelion.bots.high_frontier import bargains
from perihelion.engine.chairs import Chair
from perihelion.engine.decisions import Seat
from perihelion.engine.driver import Game
from perihelion.engine.ruleset import Ruleset
from perihelion.engine.shapes import Deal
from perihelion.games.high_frontier.rules import FrontierRules

GAINS: dict[str, Callable[[Seat, Mapping[str, Any]], float]] = {"high-frontier": bargains.gain}
"""Game -> what the terms of a deal bring a seat."""


def agrees(game: str, seat: Seat, deal: Deal) -> bool:
    """Whether a bot of any kind takes this offer; where it cannot judge it, it declines."""
    return game in GAINS and GAINS[game](seat, deal["terms"]) > 0


Terms = dict[str, Any]


def _high_frontier(rules: Ruleset, table: dict[str, Any], seat: Seat) -> Terms | None:
    return bargains.offer(cast(FrontierRules, rules), table, seat)


OFFERS: dict[str, tuple[str, Callable[[Ruleset, dict[str, Any], Seat], Terms | None]]] = {
    "high-frontier": ("hf-turn", _high_frontier)
}
"""Game -> the question at which a bot may make an offer, and what it offers."""


class Haggling:
    """What bots have offered at one table: each makes an offer a turn at most, and none twice."""

    def __init__(self) -> None:
        self._looked: dict[Seat, int] = {}
        self._made: list[Terms] = []

    def is_time(self, game: Game, seat: Seat) -> bool:
        """Whether a bot's turn begins, in which it has not thought of an offer yet."""
        name = game.rules.info.name
        if name not in OFFERS or game.pending[seat].prompt != OFFERS[name][0]:
            return False
        turn = game.rules.turn(game.state)
        if self._looked.get(seat) == turn:
            return False
        self._looked[seat] = turn
        return True

    def is_new(self, terms: Terms) -> bool:
        """Whether nobody has offered this before."""
        if terms in self._made:
            return False
        self._made.append(terms)
        return True


def offer(chair: Chair) -> Terms | None:
    """What a bot offers where its turn begins, if anything."""
    rules = chair.imagine(0).rules
    return OFFERS[rules.info.name][1](rules, chair.view["table"], chair.seat)


def stale(game: Game, seat: Seat) -> list[int]:
    """Numbers of a seat's own offers that nobody has answered since its last turn."""
    return [deal.number for deal in game.deals.open if deal.proposer == seat]
