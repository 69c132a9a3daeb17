"""What several tests do at a table."""

from typing import Any

from .playing import anew, new_table


def against_a_rookie(page: Any) -> None:
    """A base game against one easy bot."""
    new_table(page, 2, seat_2="rookie")
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-answer]").first.wait_for(timeout=30_000)


def sequence(page: Any) -> int:
    """How many lines the log of the table has."""
    return int(page.locator(".tabletop").get_attribute("data-sequence"))


def after(page: Any, before: int) -> None:
    """Waits until the table has moved on and asks again, or the game is over."""
    page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()
    page.locator("[data-answer], .verdict").first.wait_for(timeout=30_000)


def until(page: Any, true: str) -> None:
    """Waits until an expression of the page is true; its rules of security allow no other way."""
    for _ in range(100):
        if page.evaluate(true):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {true}")


def press(page: Any, piece: str) -> None:
    """Presses a piece of the board, and waits until the table has moved on."""
    anew(page)
    before = sequence(page)
    page.locator(f"[data-piece='{piece}'] [data-legal]").click()
    after(page, before)
