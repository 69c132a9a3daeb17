"""The chair a player of any kind sits on: what one seat may know and do, and no more."""

from collections.abc import Callable
from typing import Any, Protocol

from perihelion.engine.decisions import Decision, Seat
from perihelion.engine.driver import Game


class Chair:
    """What a bot gets instead of the game.

    seat          which one it is
    simulations   how many simulations it may spend on a decision
    """

    __slots__ = ("_decision", "_imagine", "_view", "seat", "simulations")

    def __init__(self, game: Game, seat: Seat, simulations: int = 0) -> None:
        self.seat = seat
        self.simulations = simulations
        self._view: Callable[[], dict[str, Any]] = lambda: game.view(seat)
        self._decision: Callable[[], Decision] = lambda: game.pending[seat]
        self._imagine: Callable[[int], Game] = lambda seed: game.imagine(seat, seed, events=False)

    @property
    def view(self) -> dict[str, Any]:
        """What this seat knows."""
        return self._view()

    @property
    def decision(self) -> Decision:
        """What this seat is asked, with its legal moves."""
        return self._decision()

    def imagine(self, seed: int) -> Game:
        """A game this seat could be in."""
        return self._imagine(seed)


class Bot(Protocol):
    """A player that chooses by itself."""

    def choose(self, chair: Chair) -> str:
        """The notation of the move it makes."""
        ...
