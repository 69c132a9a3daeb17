"""Standing orders: what a player of a slow game wants answered without being asked.

An order is written over the decisions a seat is asked, by their prompts and the notation of moves:

    always land on Lyra       prompt "ws-turn", choose ["land PL-3A.*"]
    pass unless I can sell    prompt "*", choose ["pass"], unless ["sell *"]
    bid up to eight           prompt "hf-bid", choose ["bid *", "pass"], up_to 8
"""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from sqlalchemy import delete, insert, select, update

from perihelion.engine.decisions import Decision
from perihelion.engine.refused import Refused
from perihelion.server.bus import Bus, News
from perihelion.server.database import Database
from perihelion.server.entries import PersonId, TableId
from perihelion.server.people import new_id
from perihelion.server.schema import orders

MOST = 20
MOST_REMEMBERED = 20_000
Pattern = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Patterns = Annotated[list[Pattern], msgspec.Meta(max_length=10)]


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """One standing order.

    choose   patterns of moves, the dearest first; the first that fits a legal move is done
    prompt   which questions it answers, as a pattern of prompts
    unless   it keeps still while a move of one of these patterns is legal
    up_to    of moves that end in a number: the smallest, and none above this
    times    how often it may still act; None: until it is revoked
    """

    choose: Annotated[list[Pattern], msgspec.Meta(min_length=1, max_length=10)]
    prompt: Pattern = "*"
    unless: Patterns = []
    up_to: int | None = None
    times: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None

    def move(self, decision: Decision) -> str | None:
        """What the order answers, or nothing."""
        legal = [move.text for move in decision.moves]
        if not fits(decision.prompt, self.prompt) or self._is_held_back(legal):
            return None
        for pattern in self.choose:
            fitting = [move for move in legal if fits(move, pattern)]
            if self.up_to is not None and any(map(_amount, fitting)):
                fitting = sorted(
                    (move for move in fitting if (_amount(move) or 0) <= self.up_to), key=_amount_key
                )
            if fitting:
                return fitting[0]
        return None

    def _is_held_back(self, legal: list[str]) -> bool:
        return any(fits(move, pattern) for move in legal for pattern in self.unless)


def fits(text: str, pattern: str) -> bool:
    """Whether a text is what a pattern says, in which `*` stands for anything.

    No regular expression is made of it: one of forty stars takes milliseconds, and each would be kept.
    """
    first, *parts = pattern.split("*")
    if not parts:
        return text == pattern
    *parts, last = parts
    if len(text) < len(first) + len(last) or not (text.startswith(first) and text.endswith(last)):
        return False
    at, end = len(first), len(text) - len(last)
    for part in parts:
        at = text.find(part, at, end)
        if at < 0:
            return False
        at += len(part)
    return True


def _amount(move: str) -> int | None:
    last = move.split(" ")[-1]
    return int(last) if last.isdecimal() else None


def _amount_key(move: str) -> int:
    return _amount(move) or 0


class Given(msgspec.Struct):
    """An order as its owner sees it."""

    id: str
    order: Order


class Orders:
    """The standing orders of everybody; nobody sees any but their own.

    They are looked up at every question of a slow game, so those of tables under way are remembered;
    a process that changes one tells the others.
    """

    def __init__(self, database: Database, bus: Bus, process: str) -> None:
        self.database = database
        self.bus = bus
        self.process = process
        self._remembered: dict[tuple[TableId, PersonId], list[Given]] = {}
        self._changes = 0

    def forget(self, table: TableId, person: PersonId) -> None:
        """The orders of this person at this table are not what they were."""
        self._changes += 1
        self._remembered.pop((table, person), None)

    def forget_all(self) -> None:
        """In case news was lost."""
        self._remembered.clear()

    async def _changed(self, table: TableId, person: PersonId) -> None:
        self.forget(table, person)
        await self.bus.tell(News(self.process, table, person=person))

    async def give(self, table: TableId, person: PersonId, order: Order) -> Given:
        if len(await self.of(table, person)) >= MOST:
            raise Refused("too-many-orders", limit=MOST)
        given = Given(new_id(), order)
        row = {"id": given.id, "table_id": table, "person": person, "created": time.time()}
        body = msgspec.json.encode(order).decode()
        await self.database.write(insert(orders).values(**row, body=body))
        await self._changed(table, person)
        return given

    async def of(self, table: TableId, person: PersonId) -> list[Given]:
        """In the order they were given: the first that fits acts."""
        found = self._remembered.get((table, person))
        if found is not None:
            return found
        before = self._changes
        query = select(orders).where(orders.c.table_id == table, orders.c.person == person)
        rows = await self.database.rows(query.order_by(orders.c.created))
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.clear()
        found = [Given(row["id"], msgspec.json.decode(row["body"], type=Order)) for row in rows]
        if before == self._changes:  # else what was read may be what was before the change
            self._remembered[table, person] = found
        return found

    def may_have(self, table: TableId, person: PersonId | None) -> bool:
        """False where we know that somebody left none."""
        return person is not None and self._remembered.get((table, person)) != []

    async def revoke(self, table: TableId, person: PersonId, order: str) -> None:
        found = delete(orders).where(
            orders.c.id == order, orders.c.table_id == table, orders.c.person == person
        )
        if not await self.database.write(found):
            raise Refused("no-such-order")
        await self._changed(table, person)

    async def acted(self, table: TableId, person: PersonId, given: Given) -> None:
        """One time less."""
        if given.order.times is None:
            return
        left = msgspec.structs.replace(given.order, times=given.order.times - 1)
        if left.times:
            body = msgspec.json.encode(left).decode()
            await self.database.write(update(orders).where(orders.c.id == given.id).values(body=body))
        else:
            await self.database.write(delete(orders).where(orders.c.id == given.id))
        await self._changed(table, person)
