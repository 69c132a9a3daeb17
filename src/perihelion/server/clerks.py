"""Clerks: what takes long and is no bot's move is done in a process of its own, and no table waits.

Replays, records and packs are plain Python and would hold up the event loop from a thread, too. People take
turns here as owners do at the thinkers; how long each piece took is written on the bill.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, TypeVar

from perihelion.engine.refused import Refused
from perihelion.server.thinkers import die_with_the_server
from perihelion.server.turns import Turns

if TYPE_CHECKING:
    from perihelion.server.limits import Bill

CLERKS = 1
LONGEST_WORK = 60.0
LONGEST_WAIT = 120.0
T = TypeVar("T")


def timed(work: Callable[..., T], *about: Any) -> tuple[T, float]:
    """What is found, and the seconds of work it took; runs in a worker."""
    begun = time.process_time()
    return work(*about), time.process_time() - begun


def begin_work() -> None:
    """Reads the program at the server's own pace, and stands back only then."""
    import_module("perihelion.server.lobby")
    import_module("perihelion.server.replays")
    import_module("perihelion.server.previews.drawing")
    die_with_the_server()


class Clerks:
    """Workers for what is asked beside the games."""

    def __init__(self) -> None:
        self._pool = self._new_pool()
        self._turns = Turns(CLERKS)
        self._at_work = True

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(CLERKS, mp_context=get_context("spawn"), initializer=begin_work)

    async def do(self, bill: Bill, work: Callable[..., T], *about: Any) -> T:
        """What a clerk finds; raises Refused as the work does, or where it cannot be done in time."""
        try:
            async with asyncio.timeout(LONGEST_WAIT), self._turns.of(bill.owner):
                return await self._work_out(bill, work, *about)
        except TimeoutError:
            raise Refused("too-busy") from None

    async def _work_out(self, bill: Bill, work: Callable[..., T], *about: Any) -> T:
        if not self._at_work:
            raise Refused("too-busy")
        pool, loop = self._pool, asyncio.get_running_loop()
        bill.seconds = LONGEST_WORK
        try:
            async with asyncio.timeout(LONGEST_WORK):
                found, bill.seconds = await loop.run_in_executor(pool, timed, work, *about)
                return found
        except (TimeoutError, BrokenProcessPool):
            if pool is self._pool:
                self._pool = self._new_pool()
                _kill(pool)
            raise Refused("too-busy") from None
        except Refused:
            bill.seconds = bill.least
            raise

    def stop(self) -> None:
        """Whoever waits for something hears at once that there is no time for it."""
        self._at_work = False
        _kill(self._pool)


def _kill(pool: ProcessPoolExecutor) -> None:
    """A worker at work cannot be asked to stop."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
