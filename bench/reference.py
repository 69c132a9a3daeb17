"""A fixed piece of plain Python work: a machine's speed in the currency the engine is paid in."""

from collections.abc import Iterator
from time import process_time

ROUNDS = 10_000
SIZE = 40


def _numbers(start: int) -> Iterator[int]:
    """A generator over a small multiplicative sequence, as rules are generators over decisions."""
    value = start
    for _ in range(SIZE):
        value = (value * 48271 + 11) & 0x7FFFFFFF
        yield value


def work() -> int:
    """Whole numbers, dicts, lists, strings and generators; always the same result."""
    total = 0
    for start in range(ROUNDS):
        drawn = list(_numbers(start))
        places = {str(number & 63): number for number in drawn}
        best = max(places, key=places.__getitem__)
        drawn.sort()
        drawn.remove(places[best])
        total += sum(number & 1 for number in drawn[::2]) + len(places)
    return total


def seconds() -> float:
    """Processor seconds of the reference loop."""
    begun = process_time()
    assert work() == EXPECTED
    return process_time() - begun


EXPECTED = work()
