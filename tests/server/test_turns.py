"""Turns: nobody's bots keep another's waiting."""

import asyncio

import pytest
from server.serving import Server

from perihelion.client import ServerRefused
from perihelion.server.turns import Turns


def done_in_order(*wanted: tuple[str, str, bool]) -> list[str]:
    """What is done, in its order, where all of this is wanted while something else is under way."""
    done: list[str] = []

    async def do(turns: Turns, owner: str, what: str, last: bool) -> None:
        async with turns.of(owner, last=last):
            done.append(what)
            await asyncio.sleep(0)

    async def all_of_it() -> None:
        turns = Turns(1)
        async with turns.of("somebody"):
            waiting = [asyncio.create_task(do(turns, *one)) for one in wanted]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)

    asyncio.run(all_of_it())
    return done


def test_whoever_wants_little_waits_for_one_turn_of_whoever_wants_much() -> None:
    much = [("greedy", f"g{number}", False) for number in range(4)]
    order = done_in_order(*much, ("ada", "a0", False), ("ben", "b0", False), ("ada", "a1", False))
    assert order == ["g0", "a0", "b0", "g1", "a1", "g2", "g3"]


def test_tables_at_which_nobody_plays_come_last() -> None:
    order = done_in_order(("greedy", "alone", True), ("greedy", "alone too", True), ("ada", "a0", False))
    assert order == ["a0", "alone", "alone too"]


def test_whoever_gives_up_waiting_takes_no_turn() -> None:
    async def played() -> None:
        turns = Turns(1)

        async def wait() -> None:
            async with turns.of("ada"):
                raise AssertionError("nobody is there any more")

        for begun in (False, True):
            async with turns.of("ben"):
                waiting = asyncio.create_task(wait())
                await asyncio.sleep(0)
                if not begun:
                    waiting.cancel()
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            async with asyncio.timeout(10), turns.of("cleo"):
                pass

    asyncio.run(played())


def test_bots_among_themselves_are_sent_to_the_lab(server: Server) -> None:
    ada = server.guest()
    table = ada.open("wild-space", seats=2, sit=False, bots={"0": "rookie", "1": "captain:400"}).id
    with pytest.raises(ServerRefused) as why:
        ada.do(table, "start")
    assert why.value.reason == "nobody-plays" and "lab" in str(why.value)
