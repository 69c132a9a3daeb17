"""One seat after the other: how a game with joint and real-time phases is asked in single steps."""

from collections.abc import Callable, Sequence

from perihelion.engine.decisions import Seat
from perihelion.engine.driver import Game
from perihelion.engine.moves import Move
from perihelion.engine.ruleset import Result

Payoff = Callable[[Result], Sequence[float]]


def next_seat(game: Game) -> Seat | None:
    """Who answers first of those who are asked; nobody where the game is over."""
    return min(game.pending, default=None)


def answer(game: Game, seat: Seat, move: Move | str, seconds: float) -> Seat | None:
    """Plays the move of a seat; returns who answers next, or nobody where the game is over.

    Joint decisions are asked in seat order. In a phase played in real time everybody has one
    command in seat order, then so many seconds pass.
    """
    was_race = game.is_race
    game.play(seat, move)
    if was_race and game.is_race:
        later = [other for other in game.pending if other > seat]
        if later:
            return min(later)
        game.advance(seconds)
    return next_seat(game)


def by_rank(result: Result) -> list[float]:
    """From -1 to 1, zero in sum: beaten opponents less those who were better, over all opponents.

    Who plays alone gets 1 for winning and -1 for losing.
    """
    ranks = result.ranks
    if len(ranks) == 1:
        return [1.0 if result.winners else -1.0]
    return [sum((other > mine) - (other < mine) for other in ranks) / (len(ranks) - 1) for mine in ranks]


def by_score(result: Result) -> list[float]:
    """The score itself."""
    return [float(score) for score in result.scores]


def by_lead(result: Result) -> list[float]:
    """The score less the best score of the opponents, those that sit in no seat among them."""
    rivals = [sum(item.credits for item in items) for items in result.rivals.values()]
    leads = []
    for seat, score in enumerate(result.scores):
        others = [*result.scores[:seat], *result.scores[seat + 1 :], *rivals]
        leads.append(float(score - max(others, default=0)))
    return leads


PAYOFFS: dict[str, Payoff] = {"rank": by_rank, "score": by_score, "lead": by_lead}
