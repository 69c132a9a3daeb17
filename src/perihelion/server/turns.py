"""Turns: where there is room for few at a time, owners take turns, however much each of them wants done."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Queues = OrderedDict[str, deque[asyncio.Future[None]]]


class Turns:
    """So many at a time. However much one owner wants done, another waits for one piece of it at most.

    Whatever can wait (`last`) is done when nothing else waits.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: tuple[Queues, Queues] = (OrderedDict(), OrderedDict())

    @asynccontextmanager
    async def of(self, owner: str, *, last: bool = False) -> AsyncIterator[None]:
        """Waits for a turn, and has it while the block lasts."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(self._waiting[last].setdefault(owner, deque()))
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, queue: deque[asyncio.Future[None]]) -> None:
        come = asyncio.get_running_loop().create_future()
        queue.append(come)
        try:
            await come
        except asyncio.CancelledError:
            if come.done() and not come.cancelled():  # the turn came in the same moment: it is another's
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """To the owner who has waited longest since their last turn."""
        for queues in self._waiting:
            while queues:
                owner, queue = queues.popitem(last=False)
                come = queue.popleft()
                if queue:
                    queues[owner] = queue
                if not come.done():
                    come.set_result(None)
                    return
        self._free += 1
