"""Who sits where: people first, then bots."""

from collections.abc import Sequence

from perihelion.bots import NoSuchBot, entrant

HUMAN = "human"
DEFAULT_BOT = "rookie"


def seating(seats: int, humans: int, bots: Sequence[str]) -> list[str]:
    """People in the first seats, the named bots in turn in the others."""
    named = list(bots) or [DEFAULT_BOT]
    return [HUMAN if seat < humans else named[(seat - humans) % len(named)] for seat in range(seats)]


def is_bot(name: str) -> bool:
    """Whether a bot is meant, such as `rookie` or `captain:50`."""
    try:
        entrant(name)
    except NoSuchBot:
        return False
    return True


def fitting(players: Sequence[str], seats: int) -> list[str]:
    """The same people and bots around a table of this size, and somebody where nobody is known."""
    known = [player for player in players if player == HUMAN or is_bot(player)][:seats]
    if not known:
        return seating(seats, 1, ())
    return known + [DEFAULT_BOT] * (seats - len(known))
