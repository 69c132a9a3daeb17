"""How much work something was, counted so that a busy or a slow machine does not make it more."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

PROCESSORS = os.cpu_count() or 1
YARDSTICK = 0.0019  # seconds that `sample` takes on the machine of bench/RESULTS.md while nothing else runs


class Moment(NamedTuple):
    """Seconds on a processor so far.

    own      of this process
    below    of those it started, and of those below them
    """

    own: float
    below: float

    @classmethod
    def now(cls) -> Moment:
        used = os.times()
        below = used.children_user + used.children_system + sum(map(worked, children(os.getpid())))
        return cls(used.user + used.system, below)

    def taken(self) -> float:
        """The work since then, with what others did as far as not at once; waiting is no work."""
        own, below = (now - then for now, then in zip(Moment.now(), self, strict=True))
        return max(own, below / PROCESSORS)


def slowness() -> float:
    """How much longer the same work takes here and now: others share processors, caches and memory."""
    return max(1.0, sorted(sample() for _ in range(9))[4] / YARDSTICK)


def sample() -> float:
    """Seconds on a processor for a fixed piece of work."""
    begun = time.process_time()
    sum(number * number for number in range(50_000))
    return time.process_time() - begun


def worked(process: int) -> float:
    try:
        _, _, told = Path(f"/proc/{process}/stat").read_text().rpartition(") ")
    except OSError:  # it is over
        return 0.0
    own = sum(map(int, told.split()[11:15])) / os.sysconf("SC_CLK_TCK")
    return own + sum(map(worked, children(process)))


def children(process: int) -> list[int]:
    """Of every thread; none where the system does not tell."""
    found = ""
    with suppress(OSError):
        for thread in Path(f"/proc/{process}/task").iterdir():
            found += (thread / "children").read_text()
    return list(map(int, found.split()))
