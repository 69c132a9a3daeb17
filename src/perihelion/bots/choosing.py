"""Choosing by what moves seem worth."""

from collections.abc import Sequence

from perihelion.engine.moves import Move


def best(moves: Sequence[Move], worth: Sequence[float]) -> Move:
    """The first of those that seem worth most."""
    return moves[max(range(len(moves)), key=worth.__getitem__)]
