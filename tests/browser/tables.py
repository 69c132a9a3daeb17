"""What several tests do at a table."""

import time
from collections.abc import Callable
from typing import Any

from server.serving import Server

from perihelion.client import Client

from .playing import anew, new_table


def against_a_rookie(page: Any) -> None:
    """A base game against one easy bot."""
    new_table(page, 2, seat_2="rookie")
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-answer]").first.wait_for(timeout=30_000)


def seated(
    page: Any, place: Server, game: str, *, seats: int, host: Client | None = None, **setup: Any
) -> str:
    """A table that is begun, bots at all seats but the first, and the page at it; its name."""
    host = host or place.guest("Ada", "en")
    bots = {str(seat): "rookie" for seat in range(1, seats)}
    table = host.open(game, seats=seats, bots=bots, **setup).id
    host.do(table, "start", shuffle=False)
    page.context.add_cookies([{"name": "perihelion", "value": host.token, "url": place.address}])
    page.goto(f"/tables/{table}")
    return table


def eventually(true: Callable[[], Any]) -> None:
    """Waits until something is true of a page; a busy machine takes its time."""
    until = time.monotonic() + 30
    while not true():
        assert time.monotonic() < until, "never"
        time.sleep(0.03)


def sequence(page: Any) -> int:
    """How many lines the log of the table has."""
    return int(page.locator(".tabletop").get_attribute("data-sequence"))


def after(page: Any, before: int) -> None:
    """Waits until the table has moved on and asks again, or the game is over."""
    page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()
    page.locator("[data-answer], .verdict").first.wait_for(timeout=30_000)


def until(page: Any, true: str) -> None:
    """Waits until an expression of the page is true; its rules of security allow no other way."""
    eventually(lambda: page.evaluate(true))


def press(page: Any, piece: str) -> None:
    """Presses a piece of the board, and waits until the table has moved on."""
    anew(page)
    before = sequence(page)
    page.locator(f"[data-piece='{piece}'] [data-legal]").click()
    after(page, before)
