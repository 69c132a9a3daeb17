"""How long something would have taken on a quiet machine."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

NOT_TOLD = 0.0
PROCESSORS = os.cpu_count() or 1


class Moment(NamedTuple):
    """A moment, by four clocks that count seconds.

    clock    on the wall
    own      that this process has spent on a processor
    below    that those it started, and those below them, have spent there
    queued   in which somebody stood in line for a processor; stands still where the system does not tell
    """

    clock: float
    own: float
    below: float
    queued: float

    @classmethod
    def now(cls) -> Moment:
        used = os.times()
        below = used.children_user + used.children_system + sum(map(worked, children(os.getpid())))
        return cls(time.monotonic(), used.user + used.system, below, queued())

    def taken(self) -> float:
        """What has happened since would have taken so long on a quiet machine, or longer.

        The time spent working, as far as not at once, or the time in which nobody stood in line: on a busy
        machine the clock on the wall runs ahead, and these do not.
        """
        clock, own, below, line = (now - then for now, then in zip(Moment.now(), self, strict=True))
        without_line = 0.0 if self.queued == NOT_TOLD else clock - line
        return min(clock, max(own, below / PROCESSORS, without_line))


def slowness() -> float:
    """How much longer the same work takes now than it can: others share processors, caches and memory."""
    least = min(SAMPLES)
    return max(1.0, sorted(sample() for _ in range(9))[4] / least)


def sample() -> float:
    """Seconds on a processor for a fixed piece of work."""
    begun = time.process_time()
    sum(number * number for number in range(50_000))
    return time.process_time() - begun


SAMPLES = [sample() for _ in range(20)]


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


def queued() -> float:
    try:
        some = Path("/proc/pressure/cpu").read_text().splitlines()[0]
    except OSError:
        return NOT_TOLD
    return int(some.rpartition("total=")[2]) / 1e6
