"""Leading tables: one process at a time moves a table's bots, carries out orders and watches its clocks.

Every process may write to every log; the sequence is the fence. Leading only says who acts unasked, so
that two processes do not think about the same move. A leader says every second that it is alive; when it
falls silent another takes its tables over.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, delete, func, or_, select, text, update

from perihelion.bots.deals import agrees, stale
from perihelion.engine.decisions import Seat
from perihelion.engine.records import RecordLine
from perihelion.engine.refused import Refused
from perihelion.server import playing
from perihelion.server.clock import LONGEST_GAP
from perihelion.server.commands import answer, let_time_pass
from perihelion.server.database import Unavailable
from perihelion.server.entries import AnyEntry, By, PersonId, TableId, TakenOver
from perihelion.server.live_table import LiveTable
from perihelion.server.presence import SAID_EVERY
from perihelion.server.schema import processes, seats, tables
from perihelion.server.tables import time_left

if TYPE_CHECKING:
    from perihelion.server.clock import HouseClock
    from perihelion.server.database import Database
    from perihelion.server.hall import Hall
    from perihelion.server.orders import Orders
    from perihelion.server.thinkers import Thinkers

Answerer = tuple[int, PersonId | None, str | None]
"""The last line that changed the game, and the person and the bot at a seat."""
BEAT_SECONDS = 1.0
SILENT_SECONDS = 3.0
SWEPT = 200
BACK_SECONDS = 5.0  # in which browsers find their way back to a server that was away
BOTS_PACE = 3.0  # seconds in which a bot acts once where everybody acts at once
logger = logging.getLogger("perihelion")

BEAT = text(
    """INSERT INTO processes (id, until) VALUES (:id, :until)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until"""
)


class Leading:
    """What this process does at tables without being asked."""

    def __init__(
        self,
        database: Database,
        hall: Hall,
        thinkers: Thinkers,
        orders: Orders,
        *,
        clock: HouseClock,
        process: str,
        alone: bool,
    ) -> None:
        self.database = database
        self.hall = hall
        self.thinkers = thinkers
        self.orders = orders
        self.clock = clock
        self.process = process
        self._alone = alone
        self._led: dict[TableId, float] = {}
        self._busy: dict[TableId, asyncio.Task[None]] = {}
        self._again: set[TableId] = set()
        self._paced: dict[tuple[TableId, Seat], float] = {}
        self._beating: asyncio.Task[None] | None = None
        self._beaten = time.monotonic()
        self._failed: str | None = None
        self.on_resume: list[Callable[[], Awaitable[None]]] = []
        hall.on_change.append(self.changed)

    async def start(self) -> None:
        await self._beat()
        self._beating = asyncio.create_task(self._keep_beating())

    async def stop(self) -> None:
        for task in [self._beating, *self._busy.values()]:
            if task is not None:
                task.cancel()
        await asyncio.gather(
            *(task for task in [self._beating, *self._busy.values()] if task), return_exceptions=True
        )
        try:
            await self.database.write(delete(processes).where(processes.c.id == self.process))
        except Refused:
            logger.warning("could not say that process %s stops", self.process)

    # Who leads.

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat()
                if not self._alone:
                    self.orders.forget_all()
                    await self.hall.catch_up_all()
                await self._sweep()
                self.hall.tidy()
            except Refused as why:
                logger.warning("leading waits: %s", why)
            except Exception:
                logger.exception("leading failed")

    @property
    def why_not_ready(self) -> str | None:
        """Why nothing could be written now: the last heartbeat failed, or did not end yet."""
        if self._failed is not None:
            return self._failed
        return None if time.monotonic() - self._beaten < LONGEST_GAP else "the database is slow or locked"

    async def _beat(self) -> None:
        """A sign of life, written down; whether it could be is whether anything can."""
        try:
            await self._say_alive()
            self._beaten, self._failed = time.monotonic(), None
        except Unavailable as why:
            cause = getattr(why.__cause__, "orig", None) or why.__cause__
            self._failed = " ".join(str(cause).split())[:200] or "no database"
            raise

    async def _say_alive(self) -> None:
        async with self.database.writing() as connection:
            await connection.execute(BEAT, {"id": self.process, "until": time.time() + SILENT_SECONDS})
            await connection.execute(delete(processes).where(processes.c.until < time.time() - 60))
            beat = await self.clock.say(connection)
        if self.clock.take(beat):
            for resume in self.on_resume:
                await resume()

    async def leads(self, table: TableId) -> bool:
        """Whether this process leads a table; it takes over one whose leader is silent."""
        if self._alone or self._led.get(table, 0) > time.monotonic():
            return True
        claim = update(tables).where(tables.c.id == table, self._may_lead()).values(leader=self.process)
        claimed = await self.database.write(claim)
        if claimed:
            self._led[table] = time.monotonic() + BEAT_SECONDS
        return bool(claimed)

    def _may_lead(self) -> ColumnElement[bool]:
        """Tables that are led by nobody, by this process, or by one that is silent."""
        alive = select(processes.c.id).where(processes.c.until > time.time())
        return or_(tables.c.leader.is_(None), tables.c.leader == self.process, tables.c.leader.not_in(alive))

    async def _sweep(self) -> None:
        """Tables whose time has come: clocks, and whatever a dead leader left undone.

        In no order: a table that is looked at in vain, because its player only thinks, stays due.
        """
        due = tables.c.due <= self.clock.now()
        query = select(tables.c.id).where(due, tables.c.status == "playing", self._may_lead())
        for row in await self.database.rows(query.order_by(func.random()).limit(SWEPT)):
            self.look(row["id"])
        self._led = {table: until for table, until in self._led.items() if until > time.monotonic()}

    # What is to be done.

    def changed(self, live: LiveTable) -> None:
        """A table went on; perhaps it is a bot's turn, or somebody left orders."""
        if live.asked and self._may_act(live):
            self.look(live.table.id)

    def _may_act(self, live: LiveTable) -> bool:
        """False where only people are asked who left no orders; their clocks are watched by the sweep."""
        places = [live.table.places[seat] for seat in live.asked]
        if any(place.bot for place in places) or live.offer_to_bot is not None:
            return True
        if live.next_tick is not None and live.next_tick <= live.now():
            return True
        if live.table.tempo.kind == "live":
            return False
        return any(self.orders.may_have(live.table.id, place.person) for place in places)

    def look(self, table: TableId) -> None:
        """Looks after a table soon, once at a time."""
        if table in self._busy:
            self._again.add(table)
            return
        self._busy[table] = asyncio.create_task(self._look(table))

    async def _look(self, table: TableId) -> None:
        try:
            while await self._attend(table) or table in self._again:
                self._again.discard(table)
        except Refused as why:
            logger.info("table %s is left for later: %s", table, why)
        except Exception:
            logger.exception("table %s could not be looked after", table)
        finally:
            self._again.discard(table)
            self._busy.pop(table, None)

    async def _attend(self, table: TableId) -> bool:
        """Does the next thing a table needs; False where it needs nothing now."""
        live = await self.hall.table(table)
        seats_asked = list(live.asked)
        if not seats_asked or not await self.leads(table):
            return False
        if live.offer_to_bot is not None:
            await self.hall.do(table, _answer_offer)
            return True
        for seat in seats_asked:
            if await self._let_offer(live, seat):
                return True
            if await self._move_bot(live, seat) or await self._follow_orders(live, seat):
                return True
        now = live.now()
        if live.next_tick is not None and live.next_tick <= now:
            await self.hall.do(table, let_time_pass)
            return True
        people = [seat for seat in seats_asked if live.table.places[seat].is_played_by_person]
        overdue = [(seat, why) for seat in people if (why := await self._why_take_over(live, seat, now))]
        for seat, why in overdue:
            await self.hall.do(table, lambda live, seat=seat, why=why: _take_over(live, seat, why))  # type: ignore[misc]
        return bool(overdue)

    async def _let_offer(self, live: LiveTable, seat: Seat) -> bool:
        """A bot whose turn begins takes back what nobody has answered, and offers what it thinks of now."""
        place, game = live.table.places[seat], live.game
        if place.bot is None or place.person is not None or game is None or live.lesson is not None:
            return False
        if seat not in game.pending or not live.haggling.is_time(game, seat):
            return False
        terms = await self.thinkers.offer(live, seat, place.bot)
        if terms is not None and not live.haggling.is_new(terms):
            terms = None
        await self.hall.do(live.table.id, partial(_offer, seat=seat, terms=terms))
        return True

    async def _move_bot(self, live: LiveTable, seat: Seat) -> bool:
        place = live.table.places[seat]
        if place.bot is None or live.game is None or self._is_too_fast(live, seat):
            return False
        if seat not in live.asked:  # another process was faster
            return True
        who = _who_answers(live, seat)
        by: By = "bot" if place.person is None else "stand-in"
        move = live.lesson.scripted(live.game, seat) if live.lesson else None
        if move is None:
            move = await self.thinkers.move(live, seat, place.bot)
        if move is not None:
            await self._answer(live.table.id, seat, move, who, by)
        return True

    def _is_too_fast(self, live: LiveTable, seat: Seat) -> bool:
        """Where everybody acts at any moment, a bot is no faster than a person."""
        if live.table.racing is None:
            return False
        now, free = time.monotonic(), self._paced.get((live.table.id, seat), 0)
        if now >= free:
            self._paced = {paced: until for paced, until in self._paced.items() if until > now}
            self._paced[live.table.id, seat] = now + BOTS_PACE
        return now < free

    async def _follow_orders(self, live: LiveTable, seat: Seat) -> bool:
        place = live.table.places[seat]
        if place.person is None or live.table.tempo.kind == "live":
            return False
        who = _who_answers(live, seat)
        for given in await self.orders.of(live.table.id, place.person):
            decision = live.asked.get(seat)
            move = None if decision is None else given.order.move(decision)
            if move is not None:
                if await self._answer(live.table.id, seat, move, who, "order"):
                    await self.orders.acted(live.table.id, place.person, given)
                return True
        return False

    async def _answer(self, table: TableId, seat: Seat, move: str, who: Answerer, by: By) -> bool:
        """Only where the game and whoever answers for the seat are still those the move was thought of."""
        entries: list[AnyEntry] = []

        def answered(live: LiveTable) -> list[AnyEntry]:
            stale = seat not in live.asked or _who_answers(live, seat) != who
            entries[:] = [] if stale else answer(live, seat, [move], by)
            return entries

        await self.hall.do(table, answered)
        return bool(entries)

    async def _why_take_over(self, live: LiveTable, seat: Seat, now: float) -> str | None:
        """Whether a bot has to stand in: the clock fell, or the player gave no sign for too long."""
        left = time_left(live.table, seat, now)
        if left is not None and left <= 0:
            return "clock"
        patience, asked = live.table.tempo.patience, live.table.places[seat].asked
        since = max(asked or now, self.clock.resumed + BACK_SECONDS)
        if patience and now - since >= patience:
            query = select(seats.c.looked).where(seats.c.table_id == live.table.id, seats.c.seat == seat)
            row = await self.database.row(query)
            if row is None or now - row["looked"] >= patience + SAID_EVERY:
                return "vanished"
        return None


def _who_answers(live: LiveTable, seat: Seat) -> Answerer:
    """Where everybody acts at any moment, an answer is judged when it comes, whatever happened meanwhile."""
    place = live.table.places[seat]
    return live.table.moved if live.table.racing is None else 0, place.person, place.bot


def _offer(live: LiveTable, *, seat: Seat, terms: Mapping[str, Any] | None) -> list[AnyEntry]:
    if live.game is None or seat not in live.asked:
        return []
    lines = [RecordLine(seat=seat, respond=number, accept=False) for number in stale(live.game, seat)]
    lines += [RecordLine(seat=seat, propose=dict(terms))] if terms is not None else []
    return [playing.act(live.game, line, "bot") for line in lines]


def _answer_offer(live: LiveTable) -> list[AnyEntry]:
    offered = live.offer_to_bot
    if offered is None or live.game is None:
        return []
    seat, deal = offered
    accept = agrees(live.table.setup.game, seat, deal.as_json())
    return [playing.act(live.game, RecordLine(seat=seat, respond=deal.number, accept=accept), "bot")]


def _take_over(live: LiveTable, seat: Seat, why: str) -> list[AnyEntry]:
    place = live.table.places[seat]
    if seat not in live.asked or not place.is_played_by_person:
        return []
    return [TakenOver(seat=seat, why=why)]  # type: ignore[arg-type]
