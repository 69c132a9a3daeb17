"""How often things may be done: nobody can wear the server out for the others."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from itertools import islice
from typing import NamedTuple, TypeVar

from perihelion.engine.refused import Refused

MOST_REMEMBERED = 50_000
MOST_BROUGHT = 16_000_000
LEAST_WORK = 0.05
V = TypeVar("V")


class Limit(NamedTuple):
    """So many at once, and so many a second in the long run."""

    burst: float
    rate: float


LIMITS = {
    "arrive": Limit(30, 0.5),
    "sign-in": Limit(10, 0.2),
    "sign-in-address": Limit(40, 1),
    "code": Limit(5, 1 / 60),
    "report": Limit(5, 1 / 60),
    "mail": Limit(3, 1 / 300),
    "open": Limit(20, 0.2),
    "invite": Limit(20, 1 / 20),
    "command": Limit(120, 30),
    "chat": Limit(10, 0.5),
    "request": Limit(300, 50),
    "message": Limit(300, 50),
    "replay": Limit(120, 20),
    "question": Limit(30, 2),
    "lines": Limit(20_000, 1_000),
    "work": Limit(10, 0.2),
    "hash": Limit(20, 0.5),
}
COUNTS = {"socket": 40, "address": 400, "wait": 40}
"""How many sockets one person, or one address, has open at a time; how many requests wait for news."""


@lru_cache(4096)
def network_of(address: str) -> str:
    """Who counts as one: whoever has one IPv6 address has the whole /64."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address) or found.is_loopback:
        return address
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def remember(known: dict[str, V] | dict[tuple[str, str], V], who: str | tuple[str, str], said: V) -> None:
    """Notes something last; where there is too much, what was noted longest ago goes, and nobody else's."""
    kept: dict[str | tuple[str, str], V] = known  # type: ignore[assignment]
    kept.pop(who, None)
    if len(kept) >= MOST_REMEMBERED:
        for old in list(islice(kept, MOST_REMEMBERED // 10)):
            del kept[old]
    kept[who] = said


@dataclass(slots=True)
class Bill:
    """What a piece of work costs whoever wants it done.

    owner     who that is
    least     seconds that are paid beforehand, and for what is refused
    seconds   of work it took
    """

    owner: str
    least: float = LEAST_WORK
    seconds: float = LEAST_WORK


class Limits:
    """Buckets that fill by time and are emptied by use.

    factor   by which every limit is multiplied; 0 lifts them all, for load tests on one machine
    """

    def __init__(self, factor: float = 1) -> None:
        self.factor = factor
        self._spent: dict[tuple[str, str], tuple[float, float]] = {}
        self._held: Counter[tuple[str, str]] = Counter()
        self._brought: Counter[str] = Counter()

    def spend(self, kind: str, *payers: str, cost: float = 1) -> None:
        """Raises Refused where somebody does a thing too often; each of those named pays."""
        if not self.factor:
            return
        for who in payers:
            left, rate = self._left(kind, who)
            if left < cost:
                raise Refused("too-often", seconds=max(1, round((cost - left) / rate)))
        for who in payers:
            self._pay(kind, who, cost)

    def _left(self, kind: str, who: str) -> tuple[float, float]:
        """What somebody has to spend now, and how much that grows in a second."""
        burst, rate = (part * self.factor for part in LIMITS[kind])
        now = time.monotonic()
        left, at = self._spent.get((kind, who), (burst, now))
        return min(burst, left + (now - at) * rate), rate

    def _pay(self, kind: str, who: str, cost: float) -> None:
        left, _ = self._left(kind, who)
        remember(self._spent, (kind, who), (left - cost, time.monotonic()))

    @contextmanager
    def work(self, *payers: str) -> Iterator[Bill]:
        """A piece of work that is paid by the seconds it takes: some beforehand, the rest at the end.

        What costs more than is left is a debt, and nothing else is done until time has paid it.
        """
        bill = Bill(payers[0])
        self.spend("work", *payers, cost=bill.least)
        try:
            yield bill
        finally:
            for who in payers if self.factor else ():
                self._pay("work", who, bill.seconds - bill.least)

    @contextmanager
    def bring(self, who: str) -> Iterator[Callable[[int], None]]:
        """What somebody sends, counted until it is answered: all at once is not more than a few records."""
        mine = 0

        def more(letters: int) -> None:
            nonlocal mine
            if self.factor and self._brought[who] + letters > MOST_BROUGHT * self.factor:
                raise Refused("house-full", seconds=5)
            self._brought[who] += letters
            mine += letters

        try:
            yield more
        finally:
            self._brought[who] -= mine
            if not self._brought[who]:
                del self._brought[who]

    @contextmanager
    def hold(self, kind: str, who: str) -> Iterator[None]:
        """Raises Refused where somebody holds too many of a thing already."""
        if self.factor and self._held[kind, who] >= COUNTS[kind] * self.factor:
            raise Refused("too-many-connections", limit=COUNTS[kind])
        self._held[kind, who] += 1
        try:
            yield
        finally:
            self._held[kind, who] -= 1
            if not self._held[kind, who]:
                del self._held[kind, who]
