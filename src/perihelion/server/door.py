"""The door: how many connections an address and the house hold at a time, and how much may wait unread.

A connection rests while nothing is asked on it. Those that rest give way, the oldest first, so that idle ones
shut nobody out; whoever has too many at work is answered that the house is full.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter, OrderedDict
from typing import Any, Protocol

from perihelion.server.limits import network_of

MOST_DESCRIPTORS = 16_384
KEPT_DESCRIPTORS = 200
"""For files, the database, workers and the calls of webhooks."""
MOST_RESTING = 200
MOST_AT_WORK = 700
MOST_UNREAD = 16_000_000
UNREAD_SECONDS = 20.0
PROXIES = ("127.0.0.1", "::1")
"""Whoever speaks from this machine may speak for all: there people and forwarded addresses are counted."""


class Connection(Protocol):
    """What the door knows of a connection."""

    transport: asyncio.Transport
    client: Any


def raise_descriptors() -> int:
    """As many files and connections as the system lets us have, within reason; returns how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return wanted if soft == resource.RLIM_INFINITY else soft


class Door:
    """Who is in.

    most   connections the house holds
    """

    def __init__(self, most: int = MOST_DESCRIPTORS, *, factor: float = 1) -> None:
        self.most = most
        self._most_of_one = MOST_AT_WORK * factor or most
        self._resting: OrderedDict[Connection, str] = OrderedDict()
        self._working: dict[Connection, str] = {}
        self._at_rest: Counter[str] = Counter()
        self._at_work: Counter[str] = Counter()
        self._unread: dict[Connection, asyncio.TimerHandle] = {}

    def enter(self, connection: Connection) -> None:
        """Somebody comes, and rests until they ask something."""
        host = _host(connection)
        self._resting[connection] = host
        self._at_rest[host] += 1
        if self._at_rest[host] > MOST_RESTING:
            self._hang_up(next(one for one, of in self._resting.items() if of == host))
        elif len(self._resting) + len(self._working) > self.most:
            self._hang_up(next(iter(self._resting)))

    def _hang_up(self, connection: Connection) -> None:
        self.leave(connection)
        connection.transport.close()

    def leave(self, connection: Connection) -> None:
        self._take(self._resting, self._at_rest, connection)
        self._take(self._working, self._at_work, connection)
        self.read(connection)

    def _take(self, kept: dict[Connection, str], count: Counter[str], connection: Connection) -> bool:
        host = kept.pop(connection, None)
        if host is None:
            return False
        count[host] -= 1
        if not count[host]:
            del count[host]
        return True

    def rest(self, connection: Connection) -> None:
        """What was asked is answered."""
        if self._take(self._working, self._at_work, connection):
            self._resting[connection] = _host(connection)
            self._at_rest[_host(connection)] += 1

    def work(self, connection: Connection) -> bool:
        """Something is asked; False where so much is under way for this address that the house is full."""
        host = _host(connection)
        if self._take(self._resting, self._at_rest, connection):
            self._working[connection] = host
            self._at_work[host] += 1
        most = self.most if host in PROXIES else min(self.most, self._most_of_one)
        return self._at_work[host] <= most - MOST_RESTING

    # What somebody does not read.

    def unread(self, connection: Connection) -> None:
        """More is written than the other side takes: not for long, and not without end."""
        if connection in self._unread:
            return
        loop = asyncio.get_running_loop()
        self._unread[connection] = loop.call_later(UNREAD_SECONDS, connection.transport.abort)
        host = _host(connection)
        theirs = [one.transport.get_write_buffer_size() for one in self._unread if _host(one) == host]
        if sum(theirs) > MOST_UNREAD:
            loop.call_soon(connection.transport.abort)

    def read(self, connection: Connection) -> None:
        """It was read after all, or nobody waits for it."""
        waiting = self._unread.pop(connection, None)
        if waiting is not None:
            waiting.cancel()


def door_of(state: object) -> Door:
    """The door of a server, by the state its connections share."""
    found: Door = vars(state).setdefault("door", Door())
    return found


def _host(connection: Connection) -> str:
    return network_of(str(connection.client[0])) if connection.client else "local"
