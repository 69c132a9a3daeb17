"""Bots at the tables: they think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar
from zlib import crc32

import perihelion
from perihelion.bots import BOTS, entrant
from perihelion.bots.deals import offer
from perihelion.bots.guides import Guided
from perihelion.engine.chairs import Chair
from perihelion.engine.decisions import Seat
from perihelion.engine.driver import Game
from perihelion.engine.packs import Pack
from perihelion.engine.refused import Refused
from perihelion.server.questions import foresee
from perihelion.server.turns import Turns

if TYPE_CHECKING:  # workers start with as little as they need
    from perihelion.engine.shapes import Decision
    from perihelion.server.entries import PersonId
    from perihelion.server.live_table import LiveTable

BEHIND_THE_SERVER = 5
STARTS_WITHIN = 30.0
LONGEST_WAIT = 40.0
T = TypeVar("T")
logger = logging.getLogger("perihelion")


def choose(game: str, position: str, packs: Sequence[Pack], seat: Seat, bot: str, seed: int) -> str:
    """What a bot does on its chair; runs in a worker."""
    thinker = entrant(bot)
    table = perihelion.from_position(game, position, packs=packs)
    return thinker.make(seed).choose(Chair(table, seat, thinker.simulations))


def think_of_offer(
    game: str, position: str, packs: Sequence[Pack], seat: Seat, bot: str
) -> dict[str, Any] | None:
    """What a bot offers others at the beginning of its turn, if anything; runs in a worker."""
    if not isinstance(entrant(bot).make(0), Guided):
        return None
    return offer(Chair(perihelion.from_position(game, position, packs=packs), seat))


def reply(
    game: str, position: str, packs: Sequence[Pack], seat: Seat | None, question: Mapping[str, Any]
) -> dict[str, Any]:
    """What the rules answer a question; runs in a worker, since a route takes a while to find."""
    return perihelion.from_position(game, position, packs=packs).inquire(seat, question)


def die_with_the_server() -> None:
    """A worker whose server was killed would wait for ever. While it lives, the server goes first."""
    os.nice(BEHIND_THE_SERVER)
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


class Thinkers:
    """Workers that bots think in; one that takes too long is given up and the seat plays on.

    The owners of tables take turns, and tables at which nobody plays come last.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._seconds = seconds
        self._pool = self._new_pool()
        self._turns = Turns(self._workers)
        self._started: ProcessPoolExecutor | None = None  # the pool that has answered before
        self.late = 0

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers, mp_context=get_context("spawn"), initializer=die_with_the_server
        )

    async def move(self, live: LiveTable, seat: Seat, bot: str) -> str | None:
        """A legal move for this seat: the bot's, or a plain one where it is late or fails.

        None where by then the seat is no longer asked.
        """
        nobody = not any(place.is_played_by_person for place in live.table.places)
        async with self._turns.of(live.table.owner, last=nobody):
            if live.game is None or seat not in live.game.pending:
                return None
            return await self._move(live.game, seat, bot, live.packs, live.table.id)

    async def offer(self, live: LiveTable, seat: Seat, bot: str) -> dict[str, Any] | None:
        """What a bot offers others, if anything; one that is late offers nothing."""
        game = live.game
        if game is None:
            return None
        async with self._turns.of(live.table.owner, last=True):
            about = (game.rules.info.name, game.position(), live.packs, seat, bot)
            try:
                return await self._in_time(self._pool, think_of_offer, *about)
            except Exception as error:
                logger.warning("bot %s at table %s offered nothing: %r", bot, live.table.id, error)
                return None

    async def _move(self, game: Game, seat: Seat, bot: str, packs: Sequence[Pack], table: str) -> str | None:
        position = game.position()
        seed = crc32(f"{table} {seat} {position}".encode())
        about = (game.rules.info.name, position, packs, seat, bot, seed)
        pool = self._pool
        try:
            return await self._in_time(pool, choose, *about)
        except Exception as error:
            self.late += 1
            logger.warning("bot %s at table %s did not answer: %r", bot, table, error)
            if isinstance(error, TimeoutError | BrokenProcessPool) and pool is self._pool:
                self._renew(pool)
            return plain_move(game, seat, seed) if seat in game.pending else None

    async def reply(self, live: LiveTable, person: PersonId, question: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to what somebody asks beside the game; raises Refused."""
        return await self._look(live, person, reply, live.audience(person), question)

    async def foresee(self, live: LiveTable, person: PersonId, seat: Seat) -> list[Decision]:
        """What somebody may be asked next, as far as their seat can know; raises Refused."""
        return await self._look(live, person, foresee, seat)

    async def _look(self, live: LiveTable, person: PersonId, work: Callable[..., T], *about: Any) -> T:
        """What a worker finds in the game as it stands, when it is this person's turn with the workers."""
        try:
            async with asyncio.timeout(LONGEST_WAIT), self._turns.of(person):
                if live.game is None:
                    raise Refused("not-started")
                game, pool = live.game, self._pool
                try:
                    return await self._in_time(
                        pool, work, game.rules.info.name, game.position(), live.packs, *about
                    )
                except (TimeoutError, BrokenProcessPool):
                    if pool is self._pool:
                        self._renew(pool)
                    raise
        except (TimeoutError, BrokenProcessPool):
            raise Refused("too-busy") from None

    async def _in_time(self, pool: ProcessPoolExecutor, work: Callable[..., T], *about: Any) -> T:
        """What a worker finds; one that only starts has some time for that."""
        seconds = self._seconds + (0 if pool is self._started else STARTS_WITHIN)
        working = asyncio.get_running_loop().run_in_executor(pool, work, *about)
        found = await asyncio.wait_for(working, seconds)
        self._started = pool
        return found

    def _renew(self, pool: ProcessPoolExecutor) -> None:
        """A worker that hangs cannot be asked to stop."""
        self._pool = self._new_pool()
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=False, cancel_futures=True)


def plain_move(game: Game, seat: Seat, seed: int) -> str:
    """What a rookie does, which takes no time; where it fails, the first legal move."""
    try:
        return BOTS["rookie"](seed).choose(Chair(game, seat))
    except Exception:
        return game.pending[seat].moves[0].text
