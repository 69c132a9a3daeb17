"""Bots by name, as people write them: `rookie`, or `captain:50` with simulations a decision."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from perihelion.engine.chairs import Bot

Factory = Callable[[int], Bot]
"""Makes a bot from a seed. One that searches has `simulations`: how many it takes where nobody says."""


class NoSuchBot(ValueError):
    """No bot can be meant; the message is a sentence for people."""


class Entrant(NamedTuple):
    """A bot that may take a seat: its full name, its factory, and its simulations a decision."""

    name: str
    make: Factory
    simulations: int


def entrant(name: str, known: Mapping[str, Factory]) -> Entrant:
    """The bot of this name; `:50` after the name of one that searches says how many simulations it has."""
    called, sign, budget = name.partition(":")
    if called not in known:
        raise NoSuchBot(f"There is no bot called “{called}”; there are {', '.join(known) or 'none'}.")
    usual: int | None = getattr(known[called], "simulations", None)
    if not sign:
        return Entrant(name, known[called], usual or 0)
    if usual is None:
        raise NoSuchBot(f"{called} does not search: it takes no number of simulations.")
    if not (budget.isascii() and budget.isdecimal()):
        raise NoSuchBot(f"Simulations are a number, as in {called}:{usual}, not “{budget}”.")
    return Entrant(name, known[called], int(budget))
