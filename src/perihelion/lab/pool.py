"""Where the games of a simulation are played: here, or in several processes.

Both kinds of pool keep one small interface, `run`. A pool of another kind, such as a cluster's,
needs no more than that.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, as_completed
from multiprocessing.context import BaseContext
from typing import Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class WorkerLost(Exception):
    """A process that shared the work ended before its work was done."""


class Pool(Protocol):
    """Does a piece of work for each of many tasks."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """The results as they come, in any order; `work` and tasks can be pickled."""
        ...


class Here:
    """Does the work in this very process."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        return map(work, tasks)


class Processes:
    """Does the work in a number of processes, started in the way of `context`."""

    def __init__(self, workers: int, context: BaseContext | None = None) -> None:
        self.workers = workers
        self.context = context or multiprocessing.get_context()

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        workers = ProcessPoolExecutor(self.workers, self.context, initializer=_end_quietly)
        try:
            for done in as_completed([workers.submit(work, task) for task in tasks]):
                yield done.result()
        except BrokenExecutor:
            raise WorkerLost("A worker process ended unexpectedly, perhaps for want of memory.") from None
        finally:
            workers.shutdown(cancel_futures=True)


def _end_quietly() -> None:
    """Ctrl-C reaches the workers too: they end at once and without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def pool_of(workers: int) -> Pool:
    return Here() if workers == 1 else Processes(workers)
