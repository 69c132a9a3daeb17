"""Lock-out: how often a passphrase may be guessed, without a stranger keeping its owner out.

Who guesses at one name from one address is locked out for a while; from elsewhere the name stays open. All
guesses at a name together, wherever they come from, make each of them slower, and none impossible.
"""

from __future__ import annotations

import asyncio
import time

from perihelion.server.limits import Limits, network_of, remember

FREE_TRIES = 20
FORGIVEN = 0.2  # tries a second that are forgotten again
SLOWER_BY, SLOWEST = 0.1, 3.0


class Lockout:
    """Counts guesses."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._tried: dict[str, tuple[float, float]] = {}

    async def guess(self, address: str, name: str) -> None:
        """One more try; raises Refused where this address tries this name, or names, too often."""
        network = network_of(address)
        self.limits.spend("sign-in-address", network)
        self.limits.spend("sign-in", f"{network} {name}")
        if self.limits.factor:
            await asyncio.sleep(self.lateness(name, time.monotonic()))

    def lateness(self, name: str, now: float) -> float:
        """How much slower the next try at a name is, for everybody."""
        tried, at = self._tried.get(name, (0.0, now))
        tried = max(0.0, tried - (now - at) * FORGIVEN) + 1
        remember(self._tried, name, (tried, now))
        return min(SLOWEST, max(0.0, tried - FREE_TRIES) * SLOWER_BY)
