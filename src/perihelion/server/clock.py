"""The house clock: it runs while the house serves, and stands still while nobody does.

Clocks of players, hourglasses and patience are read from it, never from the clock on the wall. It counts
the time between heartbeats by a monotonic clock and is written down with each: whoever starts
again goes on from the last one, and of several processes the one that is furthest is right.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

LONGEST_GAP = 3.0
"""Seconds; whoever gave no heartbeat for longer served nobody meanwhile."""

BEAT = text(
    """INSERT INTO house_clock (id, stands) VALUES (1, :stands) ON CONFLICT (id) DO UPDATE SET stands =
    CASE WHEN excluded.stands > house_clock.stands THEN excluded.stands ELSE house_clock.stands END
    RETURNING stands"""
)


class Beat(NamedTuple):
    """What the house clock showed at a moment of the monotonic one."""

    stands: float
    at: float


class HouseClock:
    """What the house clock shows in this process.

    resumed   what it showed when it last began to run again after a gap
    """

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.resumed = 0.0
        self._monotonic = monotonic
        self._beat = Beat(0.0, monotonic())
        self._shown = 0.0

    def now(self) -> float:
        """Never less than before; since a gap nothing has passed."""
        passed = self._monotonic() - self._beat.at
        if passed <= LONGEST_GAP:
            self._shown = max(self._shown, self._beat.stands + passed)
        return self._shown

    async def say(self, connection: AsyncConnection) -> Beat:
        """Writes down how far the clock is; answers how far that of the whole house is."""
        mine, at = self.now(), self._monotonic()
        stands = (await connection.execute(BEAT, {"stands": mine})).scalar_one()
        return Beat(stands, at if stands == mine else self._monotonic())  # another's may be younger than ours

    def take(self, beat: Beat) -> bool:
        """Goes on from a heartbeat that is durable; returns whether it is the first one after a gap."""
        is_gap = beat.at - self._beat.at > LONGEST_GAP or not self._shown
        self._beat = beat
        self._shown = max(self._shown, beat.stands)
        if is_gap:
            self.resumed = self._shown
        return is_gap
