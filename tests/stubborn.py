"""A bot that breaks; in a module of its own, so that other processes find it."""

from perihelion import Chair
from perihelion.bots.uniform import Uniform


class Stubborn(Uniform):
    """Breaks at its fifth decision."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.patience = 5

    def choose(self, chair: Chair) -> str:
        self.patience -= 1
        assert self.patience, "no patience left"
        return super().choose(chair)
