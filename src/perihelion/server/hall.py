"""The hall: every table somebody looks at, and the one way by which anything happens at one."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Refused
from perihelion.server import playing
from perihelion.server.archive import Archive, Damaged, Overtaken
from perihelion.server.bus import Bus, News
from perihelion.server.commands import Actor, AnyCommand, Start, carry_out
from perihelion.server.database import Unavailable
from perihelion.server.entries import AnyEntry, Line, Opened, PersonId, TableId
from perihelion.server.live_table import LiveTable, PackReader, open_table, shown_line
from perihelion.server.tables import Table
from perihelion.server.telling import Told, Update

TRIES = 8
IDLE_SECONDS = 60
PAGE = 500
BREATH = 100
SHORT_RECORD = 5_000
LONGEST_ID = 16
Hearer = Callable[[LiveTable], None]
Deed = Callable[[LiveTable], list[AnyEntry]]
Aside = Callable[..., Awaitable[Any]]
logger = logging.getLogger("perihelion")


class Receipt(msgspec.Struct):
    """What a command came to: it is durable, as this line of the log."""

    table: TableId
    sequence: int


class Hall:
    """Tables in memory, each as far as its log goes.

    hearers    who wants to know when a table went on
    aside      does what takes long
    on_change  called after every change this process sees: bots, clocks and notices hang on it
    """

    def __init__(
        self,
        archive: Archive,
        bus: Bus,
        packs: PackReader,
        process: str,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.archive = archive
        self.bus = bus
        self.hearers: dict[TableId, set[Hearer]] = defaultdict(set)
        self.on_change: list[Hearer] = []
        self.aside: Aside = asyncio.to_thread
        self._packs = packs
        self._clock = clock
        self._process = process
        self._tables: dict[TableId, LiveTable] = {}
        self._used: dict[TableId, float] = {}
        self._damaged: set[TableId] = set()
        self._opening: dict[TableId, asyncio.Lock] = defaultdict(asyncio.Lock)

    # Opening.

    async def table(self, table: TableId) -> LiveTable:
        """A table by its id; raises Refused where there is none."""
        if not (table.isascii() and table.isalnum() and len(table) <= LONGEST_ID):
            raise Refused("no-such-table")
        self._used[table] = time.monotonic()
        live = self._tables.get(table)
        if live is not None:
            return live
        async with self._opening[table]:
            if table not in self._tables:
                opened = await self._opened(table)
                if opened is None:
                    self._opening.pop(table, None)
                    self._used.pop(table, None)
                    raise Refused("no-such-table")
                opened.clock = self._clock
                self._tables[table] = opened
        return self._tables[table]

    async def _opened(self, table: TableId) -> LiveTable | None:
        try:
            return await open_table(self.archive, table, self._packs)
        except Damaged as why:
            self.tell_host(why)
            raise

    def tell_host(self, why: Damaged) -> None:
        """Of a damaged table, once."""
        if why.table not in self._damaged:
            self._damaged.add(why.table)
            logger.error(
                "table %s is damaged at line %s: %s (see `perihelion check`)",
                why.table, why.damaged, why.detail,
            )  # fmt: skip

    async def newest(self, table: TableId) -> LiveTable:
        """A table as far as its log goes now, also where another process wrote a moment ago."""
        live = await self.table(table)
        if self.bus.is_shared and await self.catch_up(table):
            return await self.table(table)
        return live

    async def open(self, table: TableId, actor: Actor, setup: Opened, *more: AnyEntry) -> LiveTable:
        """A new table; its first lines open it and seat people."""
        live = LiveTable(Table(table), packs=await self._packs(setup.packs), clock=self._clock)
        self._tables[table] = live
        await self._write(live, [setup, *more], actor, None)
        return live

    @property
    def open_tables(self) -> int:
        return len(self._tables)

    def tidy(self) -> None:
        """Puts tables away that nobody looks at; their logs have everything."""
        now = time.monotonic()
        for table in list(self._tables):
            idle = now - self._used.get(table, 0) > IDLE_SECONDS
            if idle and not self.hearers.get(table) and not self._tables[table].lock.locked():
                self._forget(table)

    def _forget(self, table: TableId) -> None:
        for kept in (self._tables, self._used, self._opening):
            kept.pop(table, None)
        if not self.hearers.get(table):
            self.hearers.pop(table, None)

    # Doing.

    async def command(
        self, table: TableId, actor: Actor, command: AnyCommand, key: str | None = None
    ) -> Receipt:
        """Carries a command out once, however often it is sent with the same key."""
        if isinstance(command, Start):
            await self._prepare(await self.table(table))
        try:
            return await self.do(table, lambda live: carry_out(live, actor, command), actor, key)
        except Refused as why:
            before = None if key is None else await self._receipt_before(table, actor, key)
            if before is not None:
                return before
            if why.reason == "nothing-to-undo" and await self._take_up_whole(table):
                return await self.command(table, actor, command, key)
            raise

    async def _prepare(self, live: LiveTable) -> None:
        """A game from a record is played up to its end elsewhere, before the table starts."""
        setup = live.table.setup
        is_long = setup.record is not None and len(setup.record) > SHORT_RECORD
        if is_long and live.game is None and live.prepared is None:
            found = await self.aside(playing.prepare, setup, live.packs)
            prepared = await asyncio.to_thread(msgspec.json.decode, found, type=playing.Prepared)
            live.prepared = prepared if prepared.position is not None else None

    async def do(
        self, table: TableId, deed: Deed, actor: Actor | None = None, key: str | None = None
    ) -> Receipt:
        """Does something at a table and writes it down; returns when it is durable.

        At first without asking anybody; whoever was overtaken waits for the turn.
        """
        for number in range(TRIES):
            live = await self.table(table)
            async with live.lock:
                if self._tables.get(table) is not live:
                    continue
                try:
                    if number == 0 or not self.bus.is_shared:
                        return await self._carry_out(live, deed, actor, key)
                    async with self.archive.turn(table) as turn:
                        await self._read_on(live)
                        return await self._carry_out(live, deed, actor, key, turn)
                except Overtaken:
                    pass
                except Unavailable:
                    raise
                except Refused:
                    if not (self.bus.is_shared and await self.archive.read(table, live.table.sequence)):
                        raise
                    self._forget(table)
                except Exception:  # the game may be half changed
                    self._forget(table)
                    raise
            before = None if key is None or actor is None else await self._receipt_before(table, actor, key)
            if before is not None:
                return before
        raise Refused("too-busy")

    async def _carry_out(
        self,
        live: LiveTable,
        deed: Deed,
        actor: Actor | None,
        key: str | None,
        turn: AsyncConnection | None = None,
    ) -> Receipt:
        entries = deed(live)
        if not entries:
            return Receipt(live.table.id, live.table.sequence)
        return await self._write(live, entries, actor, key, turn)

    async def _receipt_before(self, table: TableId, actor: Actor, key: str) -> Receipt | None:
        sequence = await self.archive.done(table, actor.person, key)
        return None if sequence is None else Receipt(table, sequence)

    async def _write(
        self,
        live: LiveTable,
        entries: Sequence[AnyEntry],
        actor: Actor | None,
        key: str | None,
        turn: AsyncConnection | None = None,
    ) -> Receipt:
        """Where the lines cannot be written the table is forgotten: its log knows better."""
        now, clock, table = time.time(), live.now(), live.table
        person, lines = actor.person if actor else None, list[Line]()
        for entry in entries:  # the key stands with the last line: its number is the answer
            last = len(lines) == len(entries) - 1
            line = Line(table.sequence + 1, now, entry, person, key if last else None, clock)
            live.take(line, done=True)
            lines.append(line)
            if not len(lines) % BREATH:  # a whole record is written at once: others move meanwhile
                await asyncio.sleep(0)
        append = live.rows_for(lines)
        try:
            await asyncio.shield(self.archive.append(append, turn))
        except BaseException:
            self._forget(table.id)
            raise
        live.stored(append)
        self._changed(live)
        await self.bus.tell(News(self._process, table.id, table.sequence))
        return Receipt(table.id, table.sequence)

    def _changed(self, live: LiveTable) -> None:
        for hear in (*self.hearers.get(live.table.id, ()), *self.on_change):
            hear(live)

    # Hearing of what others did.

    async def heard(self, news: News) -> None:
        """Another process wrote lines: whoever looks here must see them."""
        live = self._tables.get(news.table)
        if live is not None and live.table.sequence < news.sequence:
            await self.catch_up(news.table)

    async def catch_up(self, table: TableId) -> bool:
        """Reads what another process wrote; whether there was anything."""
        live = self._tables.get(table)
        if live is None:
            return False
        async with live.lock:
            if self._tables.get(table) is not live or not await self._read_on(live):
                return False
        self._changed(await self.table(table))
        return True

    async def _read_on(self, live: LiveTable) -> int:
        """Takes the lines another process wrote; returns how many there were."""
        lines = await self.archive.read(live.table.id, live.table.sequence)
        try:
            for line in lines:
                live.take(line)
        except Exception:  # half done is no good: the table will be opened anew
            self._forget(live.table.id)
        return len(lines)

    async def catch_up_all(self) -> None:
        """In case news was lost."""
        for table, sequence in (await self.archive.reached(list(self._tables))).items():
            live = self._tables.get(table)
            if live is not None and live.table.sequence < sequence:
                await self.catch_up(table)

    async def _take_up_whole(self, table: TableId) -> bool:
        """The whole game from its start, where moves older than the last checkpoints are to be taken back."""
        live = await self.table(table)
        if live.whole:
            return False
        async with live.lock:
            whole = await open_table(self.archive, table, self._packs, whole=True)
            if whole is not None:
                whole.clock = self._clock
                self._tables[table] = whole
        return whole is not None

    # Showing.

    async def update(
        self, table: TableId, person: PersonId | None, since: int, *, seat: Seat | None = None
    ) -> Update:
        """What somebody who has seen line `since` has missed, and how the table stands now.

        Whoever may look from another seat than their own names it.

        Nothing is shown before it is durable: whoever writes holds the table's lock until then.
        """
        while True:
            live = await self.table(table)
            async with live.lock:
                if self._tables.get(table) is live:
                    return await self._update(live, live.audience(person) if seat is None else seat, since)

    async def tell(self, table: TableId, person: PersonId | None, since: int, had: Seat | None) -> Told:
        """The same as text; `had` is the seat whose update up to `since` the reader has, or NOTHING."""
        while True:
            live = await self.table(table)
            async with live.lock:
                if self._tables.get(table) is not live:
                    continue
                seat = live.audience(person)
                told = live.telling.kept(seat, since, sequence=live.table.sequence, changes=had == seat)
                if told is not None:
                    return told
                return live.telling.keep(seat, await self._update(live, seat, since), changes=had == seat)

    async def _update(self, live: LiveTable, seat: Seat | None, since: int) -> Update:
        last = live.table.sequence
        since = min(max(since, 0), last)
        upto = min(last, since + PAGE)
        lines = [shown_line(line, seat) for line in await self._lines(live, since, upto)]
        state = live.state(seat, live.now())
        return Update(id=live.table.id, since=since, sequence=upto, last=last, lines=lines, state=state)

    async def _lines(self, live: LiveTable, since: int, upto: int) -> list[Line]:
        """The lines after this one, from memory where they are still there."""
        if live.lines and live.lines[0].sequence <= since + 1:
            return [line for line in live.lines if line.sequence > since]
        return await self.archive.read(live.table.id, since, upto)


__all__ = ["Hall", "Receipt", "Update"]
