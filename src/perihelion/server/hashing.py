"""Hashing passphrases: one at a time, beside the event loop, and behind it where cores are scarce."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import get_native_id
from typing import TypeVar

BEHIND_THE_SERVER = 10
T = TypeVar("T")


def _stand_back() -> None:
    """Threads that the hashing starts inherit it."""
    os.setpriority(os.PRIO_PROCESS, get_native_id(), BEHIND_THE_SERVER)


_hashing = ThreadPoolExecutor(1, "hashing", initializer=_stand_back)


async def beside(work: Callable[..., T], *about: str) -> T:
    return await asyncio.get_running_loop().run_in_executor(_hashing, work, *about)
