"""The die."""

from perihelion.games.high_frontier.state import Frontier

FACES = range(1, 7)


def roll(hf: Frontier) -> int:
    """One six-sided die.  [HF-2.1]"""
    return hf.stream.pick("dice", FACES)
